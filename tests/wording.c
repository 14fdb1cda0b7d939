/* The sentences, word by word: those that the design gives, and those in its spirit. */
#include "wording-stage.h"

#include "core/notation.h"
#include "voice/sentences.h"

/* d6-d5 closes c5 d5 e5. Of Black's pieces all but b2 d1 g7 stand in a mill. */
#define WHITE_CLOSES "..B.WBW.WW...B....B.BWB. w 0 0"
/* The same, with seven black pieces: only a7 d7 g7 stand in a mill. */
#define ANY_BUT "BBB.W.W.WWB......B.BBW.. w 0 0"
/* The same, with no black mill. */
#define ANY "..B.WBW.WW...B....B..WB. w 0 0"
/* b4-b6 closes b6 d6 f6; White has six. */
#define BLACK_CLOSES "WW..BB....BW..WB.W...B.W b 0 0"
/* a7 closes a7 d7 g7 and a7 a4 a1; White has seven with its hand. */
#define TWO_MILLS ".BB......B..WW....WW.B.W b 2 3"
/* White flies; a7-b4 would go far. */
#define FLYING "W..BB.B.....B...W......W w 0 0"
/* d5 closes a mill, and Black has nothing but a mill. */
#define ALL_IN_MILLS "BBB...W.WW...........W.. w 3 3"
/* b4 is Black, around it one of each. */
#define AROUND "W....BWW..BW.....BB.W... w 2 1"

static void test_placing(void)
{
	stage_begin("standard", NULL);
	stage_play("a7");
	STAGE_TELLS(0, "W a7.", "White places a7.",
		    "White places a7, outer top left. 8 in hand, 1 on the board.");
	stage_play("b4");
	STAGE_TELLS(0, "B b4.", "Black places b4.",
		    "Black places b4, middle left. 8 in hand, 1 on the board.");
}

static void test_moving(void)
{
	stage_begin("standard", WHITE_CLOSES);
	stage_play("a4-b4");
	STAGE_TELLS(0, "W a4 to b4.", "White moves a4 to b4.",
		    "White moves a4 to b4, outer left to middle left.");
}

static void test_flying(void)
{
	stage_begin("standard", FLYING);
	stage_play("a7-c3");
	STAGE_TELLS(0, "W flies a7 to c3.", "White flies from a7 to c3.",
		    "White flies from a7 to c3.");
	stage_begin("standard", FLYING);
	stage_play("a7-d1");
	STAGE_TELLS(0, "W flies a7 to d1.", "White flies from a7 to d1.", NULL);
}

static void test_mill_begun(void)
{
	stage_begin("standard", WHITE_CLOSES);
	stage_play("d6-d5");
	STAGE_SAYS("W d6 to d5, mill.", "White moves d6 to d5 and closes the mill c5 d5 e5.",
		   .kind = FACT_BEGUN);
	STAGE_SAYS("Take g7 b2 d1.", "Take g7 b2 or d1.", .kind = FACT_TAKE);
	STAGE_SAYS_IN_FULL("Take g7 b2 or d1. f6 f4 f2 stand in a mill.", .kind = FACT_TAKE);
	STAGE_SAYS("W to take g7 b2 d1. You: White.", "White to take g7 b2 or d1. You are White.",
		   .kind = FACT_TURN);
	STAGE_SAYS("Take g7 b2 d1.", "Take g7 b2 or d1.", .kind = FACT_MOVES);
}

static void test_any_may_be_taken(void)
{
	stage_begin("standard", ANY);
	stage_play("d6-d5");
	STAGE_SAYS("Take any.", "Take any black piece.", .kind = FACT_TAKE);
	stage_begin("standard", ANY_BUT);
	stage_play("d6-d5");
	STAGE_SAYS("Take any but a7 d7 g7.", "Take any black piece but a7 d7 g7.",
		   .kind = FACT_TAKE);
	STAGE_SAYS_IN_FULL("Take any black piece but a7 d7 g7. a7 d7 g7 stand in a mill.",
			   .kind = FACT_TAKE);
}

static void test_taking(void)
{
	stage_begin("standard", WHITE_CLOSES);
	stage_play("d6-d5 xg7");
	STAGE_SAYS("W takes g7. B 5.", "White takes g7. Black has 5 left.", .kind = FACT_TOOK,
		   .side = SIDE_WHITE, .point = stage_point("g7"));
}

static void test_whole_turn(void)
{
	stage_begin("standard", BLACK_CLOSES);
	stage_play("b4-b6xd7");
	STAGE_TELLS(
		0, "B b4 to b6, mill, takes d7. W 5.",
		"Black moves b4 to b6, closes a mill and takes d7. White has 5 left.",
		"Black moves b4 to b6, closes the mill b6 d6 f6 and takes d7. White has 5 left.");
	STAGE_SAYS("B b4 to b6, mill b6 d6 f6, took d7.",
		   "Black moved b4 to b6, closed the mill b6 d6 f6 and took d7.",
		   .kind = FACT_LAST);
}

static void test_two_mills(void)
{
	stage_begin("standard double-mill=two", TWO_MILLS);
	stage_play("a7");
	STAGE_SAYS("B a7, 2 mills.", "Black places a7 and closes the mills a7 d7 g7 and a7 a4 a1.",
		   .kind = FACT_BEGUN);
	stage_play("xd2");
	STAGE_SAYS("B takes d2. W 6.", "Black takes d2. White has 6 left.", .kind = FACT_TOOK,
		   .side = SIDE_BLACK, .point = stage_point("d2"));
	stage_play("xb2");
	STAGE_TELLS(0, "B a7, 2 mills, takes b2 d2. W 5.",
		    "Black places a7, closes 2 mills and takes b2 and d2. White has 5 left.",
		    "Black places a7, closes the mills a7 d7 g7 and a7 a4 a1 and takes b2 and d2.\n"
		    "White has 5 left.");
	stage_begin("standard", TWO_MILLS);
	stage_play("a7xb2");
	STAGE_TELLS(0, "B a7, 2 mills, takes b2. W 6.",
		    "Black places a7, closes 2 mills and takes b2. White has 6 left.", NULL);
}

static void test_nothing_to_take(void)
{
	stage_begin("standard protected=keep", ALL_IN_MILLS);
	stage_play("d5");
	STAGE_TELLS(0, "W d5, mill. None to take.",
		    "White places d5.\n"
		    "White closes a mill. All black pieces stand in mills; none is taken.",
		    "White places d5 and closes the mill c5 d5 e5.\n"
		    "All black pieces stand in mills; none is taken.");
	STAGE_SAYS("W d5, mill c5 d5 e5, took none.",
		   "White placed d5 and closed the mill c5 d5 e5. None was taken.",
		   .kind = FACT_LAST);
	stage_begin("standard", "......W.W............... w 3 9");
	stage_play("d5");
	STAGE_TELLS(0, "W d5, mill. None to take.",
		    "White places d5.\n"
		    "White closes a mill. No black piece is on the board; none is taken.",
		    NULL);
}

static void test_notices(void)
{
	stage_begin("standard", "WWBBWWBBBW.B....BBWWW... b 0 1");
	stage_play("g1");
	STAGE_TELLS(1, "Placing over.", "All pieces are placed. White to move.",
		    "All pieces are placed. White to move.");
	stage_begin("standard", "BB....W.W.B...W.....B.WB w 0 0");
	stage_begin("standard", ".BB.W.W.WW...B....B..... w 0 0");
	stage_play("d6-d5xb2");
	STAGE_TELLS(1, "B may fly.", "Black has 3 pieces and may fly.",
		    "Black has 3 pieces and may fly.");
}

static void happens(enum game_event event, unsigned number, const char *terse, const char *normal)
{
	STAGE_SAYS(terse, normal, .kind = FACT_HAPPENING, .happening = {event, SIDE_WHITE, number});
}

static void test_draws_near(void)
{
	stage_begin("standard", NULL);
	happens(GAME_EVENT_STOOD_TWICE, 0, "2nd time.",
		"This position has stood twice; a third time is a draw.");
	happens(GAME_EVENT_LIMIT_NEAR, 10, "Draw in 10.",
		"10 more turns without a mill are a draw.");
	happens(GAME_EVENT_LIMIT_NEAR, 1, "Draw in 1.", "1 more turn without a mill is a draw.");
	stage_begin("forty", NULL);
	happens(GAME_EVENT_LIMIT_NEAR, 5, "Draw in 5.",
		"5 more turns without a taking are a draw.");
}

static void ends(enum game_result result, enum reason reason, const char *terse, const char *normal)
{
	stage_game.result = result;
	stage_game.reason = reason;
	STAGE_SAYS(terse, normal, .kind = FACT_ENDED);
}

static void test_ends(void)
{
	stage_begin("standard", "WWW.B..B................ b 0 0");
	STAGE_SAYS("W wins, B has 2.", "White wins: Black has 2 pieces left.", .kind = FACT_ENDED);
	STAGE_SAYS_IN_FULL("White wins: Black has 2 pieces left. White keeps 3 pieces, Black 2. "
			   "0 turns.",
			   .kind = FACT_ENDED);
	ends(GAME_WHITE_WINS, REASON_BLOCKED, "W wins, B is shut in.",
	     "White wins: Black cannot move.");
	ends(GAME_DRAWN, REASON_REPETITION, "Draw, third time.",
	     "Draw: this position stands for the third time.");
	ends(GAME_DRAWN, REASON_LIMIT, "Draw, limit.", "Draw: 100 turns without a mill.");
	ends(GAME_DRAWN, REASON_AGREEMENT, "Draw agreed.", "Draw agreed.");
	ends(GAME_WHITE_WINS, REASON_RESIGNATION, "W wins, B resigns.",
	     "White wins: Black resigns.");
	ends(GAME_BLACK_WINS, REASON_TIME, "B wins on time.", "Black wins on time.");
	ends(GAME_BLACK_WINS, REASON_WON, "B wins, by the record.", "Black wins, by the record.");
	ends(GAME_DRAWN, REASON_DRAWN, "Draw, by the record.", "Draw, by the record.");
	STAGE_SAYS("You 1, computer 0, draws 0.", "You 1, computer 0, draws 0.", .kind = FACT_TALLY,
		   .numbers = {1, 0, 0});
	STAGE_SAYS("Session: you 1, computer 0, draws 2.",
		   "This session: you 1, computer 0, draws 2.", .kind = FACT_STATS_SESSION,
		   .numbers = {1, 0, 2});
	STAGE_SAYS("Type again or new to play, replay, review or why to look back.",
		   "Type again or new to play, replay, review or why to look back.",
		   .kind = FACT_WHAT_NEXT);
}

static void test_new_game(void)
{
	stage_begin("standard", NULL);
	STAGE_SAYS("New game. You: White. Level medium.",
		   "New game. You are White, the computer plays at level medium. White to place.",
		   .kind = FACT_NEW_GAME);
	stage_begin("standard flying=no", NULL);
	STAGE_SAYS_IN_FULL(
		"New game. You are White, the computer plays at level medium. White to place.\n"
		"No side may fly.",
		.kind = FACT_NEW_GAME);
	STAGE_SAYS("New game. W: easy. B: hard.",
		   "New game. White is the computer at level easy, Black at level hard.\n"
		   "White to place.",
		   .kind = FACT_NEW_GAME, .seats = &(struct fact_seats){{"easy", "hard"}});
}

static void test_undo(void)
{
	stage_begin("standard", ".WW.WB....BW..WB.W...B.W w 0 0");
	stage_play("d6-d5 b4-b6");
	stage_game.length = 0;
	stage_game.position = stage_game.turns[0].before;
	STAGE_SAYS("Undone. W to move.", "Undone: Black b4 to b6, White d6 to d5. White to move.",
		   .kind = FACT_UNDONE, .count = 2);
	STAGE_SAYS("Again. W to move.", "Again: White d6 to d5, Black b4 to b6. White to move.",
		   .kind = FACT_REDONE, .count = 2);
	STAGE_SAYS("Cancelled. W to move.", "Cancelled. White to move.", .kind = FACT_CANCELLED);
	STAGE_SAYS("No longer counts for statistics.",
		   "This game no longer counts for your statistics.",
		   .kind = FACT_NO_LONGER_COUNTS);
}

static void test_offers(void)
{
	STAGE_SAYS("W offers a draw.", "White offers a draw.", .kind = FACT_OFFERED,
		   .side = SIDE_WHITE);
	STAGE_SAYS("B accepts.", "Black accepts.", .kind = FACT_ACCEPTED, .side = SIDE_BLACK);
	STAGE_SAYS("B declines.", "Black declines.", .kind = FACT_DECLINED, .side = SIDE_BLACK);
	STAGE_SAYS("Thinking.", "Thinking.", .kind = FACT_THINKING, .side = SIDE_WHITE,
		   .number = 3);
	STAGE_SAYS("Thinking.", "Black is thinking.", .kind = FACT_THINKING, .side = SIDE_BLACK,
		   .number = 3);
}

static void test_files(void)
{
	stage_begin("standard", ".WW.WB....BW..WB.W...B.W w 0 0");
	stage_play("d6-d5");
	STAGE_SAYS("Saved as NAME, 1 turn.", "Saved as NAME, 1 turn.", .kind = FACT_SAVED,
		   .text = "NAME");
	stage_game.length = 41;
	STAGE_SAYS("Saved as NAME, 41 turns.", "Saved as NAME, 41 turns.", .kind = FACT_SAVED,
		   .text = "NAME");
	STAGE_SAYS("Loaded, 41 turns. B to move.", "Loaded, 41 turns. Black to move.",
		   .kind = FACT_LOADED, .text = "NAME");
	STAGE_SAYS(NULL, "Unfinished game, level medium, you are White, 41 turns.",
		   .kind = FACT_UNFINISHED);
	STAGE_SAYS("Game kept.", "Game kept.", .kind = FACT_KEPT);
	STAGE_SAYS("Goodbye.", "Goodbye.", .kind = FACT_GOODBYE);
	STAGE_SAYS("Rate 160.", "Rate 160.", .kind = FACT_SETTING, .text = "rate", .text2 = "160");
}

static void test_turn(void)
{
	stage_begin("standard", AROUND);
	STAGE_SAYS("W to place. You: White.", "White to place, 2 in hand. You are White.",
		   .kind = FACT_TURN);
	stage_begin("standard", ANY);
	STAGE_SAYS("W to move. You: White.", "White to move a piece. You are White.",
		   .kind = FACT_TURN);
	STAGE_SAYS("W to move.", "White to move a piece.", .kind = FACT_TURN,
		   .seats = &(struct fact_seats){{NULL, NULL}});
	stage_begin("standard", FLYING);
	STAGE_SAYS("W to fly. You: White.", "White to fly. You are White.", .kind = FACT_TURN);
	stage_begin("standard", ".WW.WB....BW..WB.W...B.W b 0 0");
	stage_play("b4-b6");
	STAGE_SAYS("B b4 to b6. W to move.", "Black moved b4 to b6. White to move a piece.",
		   .kind = FACT_EMPTY_LINE);
}

static void test_pieces(void)
{
	stage_begin("standard", "WW.......B.BW..B....W... w 2 1");
	STAGE_SAYS("W 4: a7 d7 e4 f2. Hand 2.", "White, 4 on the board: a7 d7 e4 f2. 2 in hand.",
		   .kind = FACT_PIECES, .side = SIDE_WHITE);
	STAGE_SAYS("W 4: a7 d7 e4 f2. Hand 2.\nB 3: a4 c4 c3. Hand 1.",
		   "White, 4 on the board: a7 d7 e4 f2. 2 in hand.\n"
		   "Black, 3 on the board: a4 c4 c3. 1 in hand.",
		   .kind = FACT_BOARD);
	STAGE_SAYS("W 4+2, B 3+1. Placing is not counted.",
		   "White 4 on the board, 2 in hand. Black 3, 1 in hand.\n"
		   "Turns without a mill count once all pieces are placed.",
		   .kind = FACT_COUNT);
	stage_begin("standard", ANY);
	STAGE_SAYS("W 5: d6 c5 e5 a4 a1.", "White, 5 on the board: d6 c5 e5 a4 a1.",
		   .kind = FACT_PIECES, .side = SIDE_WHITE);
	STAGE_SAYS("W 5, B 5. Quiet 0 of 100. Draw in 100.",
		   "White 5 on the board. Black 5. 0 of 100 turns without a mill. Draw in 100.",
		   .kind = FACT_COUNT);
	stage_begin("standard", NULL);
	STAGE_SAYS("B: none. Hand 9.", "Black: none on the board. 9 in hand.", .kind = FACT_PIECES,
		   .side = SIDE_BLACK);
}

static void test_look(void)
{
	stage_begin("standard", AROUND);
	STAGE_SAYS("b4 B. a4 empty, c4 W, b6 empty, b2 B.",
		   "b4 Black, middle left.\n"
		   "Left a4 empty, right c4 White, up b6 empty, down b2 Black.",
		   .kind = FACT_LOOK, .point = stage_point("b4"));
	STAGE_SAYS("a4 empty, b4 B, c4 W.\nb6 empty, b4 B, b2 B.",
		   "a4 empty, b4 Black, c4 White.\nb6 empty, b4 Black, b2 Black.",
		   .kind = FACT_LINES, .point = stage_point("b4"));
	STAGE_SAYS("b6 empty, a4 empty, c4 W, b2 B.",
		   "Near b4: b6 empty, a4 empty, c4 White, b2 Black.", .kind = FACT_NEAR,
		   .point = stage_point("b4"));
}

static void test_rows(void)
{
	stage_begin("standard", "W.B..................... w 2 2");
	STAGE_SAYS("7: a7 W g7 B.", "Row 7: a7 White, g7 Black.", .kind = FACT_ROW, .number = 7);
	STAGE_SAYS("6: none.", "Row 6: none.", .kind = FACT_ROW, .number = 6);
	STAGE_SAYS("Column a: a7 W.", "Column a: a7 White.", .kind = FACT_COLUMN, .number = 1);
	STAGE_SAYS("Inner: none.", "Inner ring: none.", .kind = FACT_RING, .number = BOARD_INNER);
}

static void test_moves(void)
{
	stage_begin("standard", ".....B..WWB....B.....BW. w 1 1");
	STAGE_SAYS("Any of 17 points.", "Any of 17 empty points.", .kind = FACT_MOVES);
	stage_begin("standard", ".....B.WWWB....B.....BW. w 1 1");
	STAGE_SAYS("Any of 16 points. Mill: c5.", "Any of 16 empty points. c5 closes a mill.",
		   .kind = FACT_MOVES);
	stage_begin("standard", WHITE_CLOSES);
	STAGE_SAYS("d7 b6 d5 (mill).", "d6 can go to d7 b6 or d5. d5 closes a mill.",
		   .kind = FACT_MOVES_OF, .point = stage_point("d6"));
	STAGE_SAYS("d6 to d7 b6 d5 (mill). c5 to d5 c4.\n"
		   "e5 to d5 e4. a4 to a7 b4.",
		   "d6 to d5 closes a mill. d6 to d7 b6 or d5. c5 to d5 or c4. e5 to d5 or e4.\n"
		   "a4 to a7 or b4.",
		   .kind = FACT_MOVES);
	stage_begin("standard", FLYING);
	STAGE_SAYS("a7 d3 g1 to 17 points.", "a7 d3 or g1 to any of 17 empty points.",
		   .kind = FACT_MOVES);
	STAGE_SAYS("d3 to 17 points.", "d3 can go to any of 17 empty points.",
		   .kind = FACT_MOVES_OF, .point = stage_point("d3"));
}

static void test_threats(void)
{
	stage_begin("standard", WHITE_CLOSES);
	STAGE_SAYS("W: d6 to d5. B: d1 to d2.",
		   "White can close a mill: d6 to d5. Black can close a mill: d1 to d2.",
		   .kind = FACT_THREATS);
	STAGE_SAYS("W: none. B: f6 f4 f2.", "White has no mill. Black has the mill f6 f4 f2.",
		   .kind = FACT_MILLS);
	stage_begin("standard", ".....B.WWWB....B.....BW. w 1 1");
	STAGE_SAYS("W: c5. B: none.", "White can close a mill: c5. Black cannot.",
		   .kind = FACT_THREATS);
	stage_begin("standard", ".....B.WWWB....B.....BW. b 1 1");
	STAGE_SAYS("W: c5. B: none.", "White can close a mill: c5. Black cannot.",
		   .kind = FACT_THREATS);
}

/* What each side can do once a taking is made, which may let the enemy fly, break its line or free
 * a point. */
static void test_threats_after_a_taking(void)
{
	stage_begin("standard", ".W.BBB.B....BBB..BWWB.W. b 0 0");
	game_enter(&stage_game,
		   &(struct ply){stage_point("d5"), stage_point("e5"), {POINT_NONE, POINT_NONE}},
		   NULL);
	STAGE_SAYS("W: d7 to d3 or b2 to d3. B: none.",
		   "White can close a mill: d7 to d3 or b2 to d3. Black cannot.",
		   .kind = FACT_THREATS);
	stage_begin("standard", "WW....WWWB....W.....B.BB b 0 0");
	game_enter(&stage_game,
		   &(struct ply){stage_point("a4"), stage_point("a1"), {POINT_NONE, POINT_NONE}},
		   NULL);
	STAGE_SAYS("B: none. W: none.", "Neither side can close a mill.", .kind = FACT_THREATS);
	stage_begin("standard", "..B.W.W.W.B..B.....W.WBW w 0 0");
	game_enter(&stage_game,
		   &(struct ply){stage_point("d6"), stage_point("d5"), {POINT_NONE, POINT_NONE}},
		   NULL);
	STAGE_SAYS("W: d2 to d1. B: none.", "White can close a mill: d2 to d1. Black cannot.",
		   .kind = FACT_THREATS);
}

static void test_history(void)
{
	stage_begin("standard", BLACK_CLOSES);
	stage_play("b4-b6xd7 a7-d7");
	STAGE_SAYS("1: B b4 to b6 taking d7. 2: W a7 to d7.",
		   "1: Black b4 to b6 taking d7. 2: White a7 to d7.", .kind = FACT_HISTORY,
		   .count = 2);
}

static void refuses(const char *text, const char *sentences)
{
	struct ply ply;
	point culprit = POINT_NONE;
	enum verdict verdict = notation_read_ply(&board_nine, text, &ply);

	if (!verdict)
		verdict = ply.to == POINT_NONE ? game_take(&stage_game, ply.takes[0], &culprit)
					       : game_enter(&stage_game, &ply, &culprit);
	STAGE_SAYS(NULL, sentences, .kind = FACT_REFUSED, .verdict = verdict, .ply = ply,
		   .point = culprit, .text = text);
}

static void test_refused_points(void)
{
	stage_begin("standard", NULL);
	refuses("d4", "d4 is the centre; no point is there.");
	refuses("a2", "a2 is no point. Row 2 has b2 d2 and f2.");
	refuses("d7-B7", "b7 is no point. Row 7 has a7 d7 and g7.");
	refuses("h1", "Columns are a, b, c, d, e, f and g.");
	refuses("a8", "Rows are 1 to 7.");
	refuses("hello", "That is no turn. Type a point, such as a7.");
}

static void test_refused_turns(void)
{
	stage_begin("standard", AROUND);
	refuses("b4", "Black is on b4. Choose an empty point.");
	refuses("a7-d7", "White has 2 in hand. Place one.");
	refuses("d6xb4", "No mill was closed; nothing is taken.");
	stage_begin("standard", WHITE_CLOSES);
	refuses("d5", "White has no piece in hand. Move one: from d6 to d7.");
	refuses("a4-d6", "White is on d6. Choose an empty point.");
	refuses("a4-d5", "d5 is not next to a4. a4 can go to a7 or b4.");
	refuses("a1-d5", "a1 is shut in.");
	refuses("b2-d2", "Black is on b2.");
	refuses("c3-d3", "c3 is empty.");
	refuses("d6-d6", "From and to are the same point.");
	STAGE_SAYS("No white piece can go to g4.", "No white piece can go to g4.",
		   .kind = FACT_NO_MOVER, .point = stage_point("g4"));
	stage_begin("standard", "W.......WW....W.B.B...B. w 0 0");
	refuses("a7-f6", "f6 is not next to a7. White flies only with 3 pieces.");
	STAGE_SAYS("d5: from d6 or from c5?", "d5: from d6 or from c5?", .kind = FACT_WHICH_FROM,
		   .point = stage_point("d5"),
		   .points = point_bit(stage_point("d6")) | point_bit(stage_point("c5")));
	STAGE_SAYS("d6 to b6 or d5?", "d6 to b6 or d5?", .kind = FACT_WHERE_TO,
		   .point = stage_point("d6"),
		   .points = point_bit(stage_point("d5")) | point_bit(stage_point("b6")));
}

static void test_refused_takings(void)
{
	stage_begin("standard", WHITE_CLOSES);
	refuses("d6-d5xf2", "f2 stands in a mill. Take g7 b2 or d1.");
	refuses("d6-d5xd5", "That takes your own piece.");
	stage_play("d6-d5");
	refuses("a4-b4", "First take a black piece: g7 b2 or d1.");
	refuses("xf2", "f2 stands in a mill. Take g7 b2 or d1.");
	refuses("xa4", "a4 is your own piece. Take g7 b2 or d1.");
	refuses("xc3", "c3 is empty. Take g7 b2 or d1.");
	stage_play("xg7");
	refuses("xb2", "No mill was closed; nothing is taken.");
}

static void test_refused_requests(void)
{
	stage_begin("standard", "WWW.B..B................ b 0 0");
	refuses("d6-d5",
		"The game is over: White won.\nType again or new to play, replay, review or why to look back.");
	STAGE_SAYS("Nothing to undo.", "Nothing to undo.", .kind = FACT_REFUSED,
		   .verdict = VERDICT_NOTHING_TO_UNDO);
	STAGE_SAYS("No draw is offered.", "No draw is offered.", .kind = FACT_REFUSED,
		   .verdict = VERDICT_NO_OFFER);
	STAGE_SAYS(NULL, "Unknown word bord. Did you mean board?", .kind = FACT_UNKNOWN_WORD,
		   .text = "bord", .text2 = "board");
}

static void test_prompts(void)
{
	struct wording_style terse = {.verbosity = WORDING_TERSE};
	struct wording_style normal = {.verbosity = WORDING_NORMAL};

	g_assert_cmpstr(wording_prompt(&normal, WORDING_PROMPT_MOVE, SIDE_WHITE), ==, "White: ");
	g_assert_cmpstr(wording_prompt(&terse, WORDING_PROMPT_MOVE, SIDE_BLACK), ==, "B: ");
	g_assert_cmpstr(wording_prompt(&normal, WORDING_PROMPT_TAKE, SIDE_BLACK), ==, "Take: ");
	g_assert_cmpstr(wording_prompt(&terse, WORDING_PROMPT_OVER, SIDE_WHITE), ==, "Game over: ");
	g_assert_cmpstr(wording_prompt(&terse, WORDING_PROMPT_GO_ON, SIDE_WHITE), ==, "Go on? ");
	g_assert_cmpstr(wording_prompt(&terse, WORDING_PROMPT_RESIGN, SIDE_WHITE), ==,
			"Resign? yes or no: ");
}

static void test_diagram(void)
{
	stage_begin("standard", AROUND);
	STAGE_SAYS(NULL,
		   "  a b c d e f g\n"
		   "7 W-----.-----. 7\n"
		   "6 | .---.---B | 6\n"
		   "5 | | W-W-. | | 5\n"
		   "4 .-B-W   .-.-. 4\n"
		   "3 | | .-.-B | | 3\n"
		   "2 | B---.---W | 2\n"
		   "1 .-----.-----. 1\n"
		   "  a b c d e f g",
		   .kind = FACT_DIAGRAM, .number = 1);
}

static void test_quoted(void)
{
	struct wording_style style = {.names = WORDING_PLACES, .verbosity = WORDING_NORMAL};
	struct sentences s;

	sentences_init(&s, &style, &board_nine);
	sentences_say(&s, "%s is kept.", sentences_quote(&s, "small", G_MAXUINT));
	sentences_say(&s, "%s is empty.", "outer top left");
	g_autofree char *lines = sentences_lines(&s);
	g_assert_cmpstr(lines, ==, "small is kept. Outer top left is empty.\n");
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/event/a-placing-names-the-point", test_placing);
	g_test_add_func("/event/a-move-names-both-points", test_moving);
	g_test_add_func("/event/flying-is-called-so", test_flying);
	g_test_add_func("/event/a-mill-asks-for-a-taking", test_mill_begun);
	g_test_add_func("/event/many-that-may-be-taken-are-not-listed", test_any_may_be_taken);
	g_test_add_func("/event/a-taking-says-what-is-left", test_taking);
	g_test_add_func("/event/a-whole-turn-is-one-sentence", test_whole_turn);
	g_test_add_func("/event/two-mills-take-what-the-rules-say", test_two_mills);
	g_test_add_func("/event/a-mill-that-takes-nothing-says-why", test_nothing_to_take);
	g_test_add_func("/event/changes-of-phase-are-told", test_notices);
	g_test_add_func("/event/draws-are-announced-ahead", test_draws_near);
	g_test_add_func("/event/an-end-says-who-won-and-why", test_ends);
	g_test_add_func("/event/a-new-game-says-who-plays", test_new_game);
	g_test_add_func("/event/undo-names-the-turns-last-first", test_undo);
	g_test_add_func("/event/offers-and-thinking-name-the-side", test_offers);
	g_test_add_func("/done/files-and-settings-are-answered", test_files);
	g_test_add_func("/done/a-name-of-the-player's-keeps-its-small-letter", test_quoted);
	g_test_add_func("/question/turn-says-what-is-expected", test_turn);
	g_test_add_func("/question/pieces-are-counted-and-listed", test_pieces);
	g_test_add_func("/question/look-goes-left-right-up-down", test_look);
	g_test_add_func("/question/rows-columns-and-rings-list-what-is-there", test_rows);
	g_test_add_func("/question/moves-says-what-closes-a-mill", test_moves);
	g_test_add_func("/question/threats-and-mills-name-both-sides", test_threats);
	g_test_add_func("/question/threats-while-a-taking-is-owed", test_threats_after_a_taking);
	g_test_add_func("/question/history-numbers-each-turn", test_history);
	g_test_add_func("/question/the-diagram-has-coordinates-on-both-sides", test_diagram);
	g_test_add_func("/refusal/a-name-of-no-point-says-where-points-are", test_refused_points);
	g_test_add_func("/refusal/a-turn-says-what-is-expected-instead", test_refused_turns);
	g_test_add_func("/refusal/a-taking-says-what-may-be-taken", test_refused_takings);
	g_test_add_func("/refusal/a-request-out-of-place-says-so", test_refused_requests);
	g_test_add_func("/prompt/names-the-side-or-what-is-awaited", test_prompts);
	return g_test_run();
}

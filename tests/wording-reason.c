/* Hints, reasons, turns that are tried and warnings, sentence by sentence. */
#include "wording-stage.h"

#include "core/notation.h"

/* The best reason for a turn, and, where there is one that adds to it, the second. */
static const struct {
	const char *position, *ply, *terse, *normal;
} rows[] = {
	{"..WB....B...WB...WB...B. b 0 3", "b4xe3", "Wins, W has 2.",
	 "It wins: White has 2 pieces left."},
	{"WBWB...BW.B.WBB.BW.BBWWW b 0 0", "b4-a4", "Wins, W is shut in.",
	 "It wins: White cannot move."},
	{"BWBWWWWWBBWW.BB...WB.BB. w 0 0", "c4-c3", "The only legal turn.",
	 "It is the only legal turn. It threatens a mill on c4."},
	{"B.B..B....BB.........B.. w 3 3", "b6", "B can win anyway.",
	 "Black can win next turn, whatever White plays."},
	{"..W...WWW.....W......WW. w 0 4", "g4-g1", "Closes a1 d1 g1.",
	 "It closes the mill a1 d1 g1."},
	{".....WBB.....W....WW..W. w 0 5", "f4-f2xc5", "Closes b2 d2 f2, stops e5.",
	 "It closes the mill b2 d2 f2 and takes the piece that threatens e5."},
	{"W.WBWBWW.WWBBBBW........ w 0 0", "a7-d7xc4", "Closes d7 d6 d5, clears a4 b4 c4.",
	 "It closes the mill d7 d6 d5 and takes the piece that blocks the line a4 b4 c4.\nIt threatens mills on a7 and c4; Black cannot stop them all."},
	{"B...BWB..BB..W....B.W... b 3 2", "b6xf4", "Closes b6 b4 b2, breaks f6 f4 f2.",
	 "It closes the mill b6 b4 b2 and breaks the mill f6 f4 f2."},
	{"...WW.W..W.WBB..WWW..... b 0 3", "g4xb6", "Closes e4 f4 g4, breaks b6 d6 f6.",
	 "It closes the mill e4 f4 g4 and takes one of two pieces on the line b6 d6 f6."},
	{".BBB.....W....B.B.B..BB. w 4 0", "d2", "Blocks d3 d2 d1.",
	 "It blocks the line d3 d2 d1.\n"
	 "Black can close a mill next turn, whatever White plays."},
	{"WWWB.....W............BB w 5 5", "a1xg1", "Closes a7 a4 a1.",
	 "It closes the mill a7 a4 a1."},
	{".B.W.B.B..B..W....WB.... w 0 0", "b6-d6", "Blocks d7 d6 d5.",
	 "It blocks the line d7 d6 d5. It keeps Black from winning next turn."},
	{"..W...WWW.....W......WW. w 0 4", "c5-c4", "Threatens c5 and g1, B cannot stop all.",
	 "It threatens mills on c5 and g1; Black cannot stop them all."},
	{"WWWBB.BB.......W......B. w 0 0", "a7-a4", "Opens a7 d7 g7 to close it again.",
	 "It opens the mill a7 d7 g7 to close it again next turn. It frees d7."},
	{"B...B....W..........W... w 7 7", "d7", "Keeps B from 2 threats on d7.",
	 "It holds d7, where Black could threaten two mills."},
	{"....B.....B..W.....WW... b 6 7", "f6", "Blocks f6 f4 f2.",
	 "It blocks the line f6 f4 f2. It threatens a mill on b6."},
	{"....B.....B..W.....WW... b 6 7", "e4", "W can close anyway.",
	 "White can close a mill next turn, whatever Black plays."},
	{"............BB........B. b 3 0", "e4-d3", "Threatens d2.", "It threatens a mill on d2."},
	{"...........B...BBBBBB.B. w 7 0", "b4", "Shuts in b2.", "It shuts in b2."},
	{"...WW.....WW.WW.....W... w 0 3", "d6-d7", "Frees b6.", "It frees b6."},
	{"...........B...BBBBBB.B. w 7 0", "c5", "In the way: c5 c4 c3.",
	 "It stands in the way on the line c5 c4 c3."},
	{"...WB..B.......B.B.B..B. b 3 0", "d5-e5", "Prepares e5 e4 e3.",
	 "It prepares the mill e5 e4 e3."},
	{"W..BW..B.BBB.W.W..B...BB b 0 0", "g1-g4", "Leaves W fewest turns, 7.",
	 "It leaves White the fewest turns, 7."},
	{"..W...WWW.....W......WW. w 0 4", "g4-f4", "Next to 4 empty points.",
	 "The piece is next to 4 empty points; no turn puts one next to more."},
	{"..W...WWW.....W......WW. w 0 4", "a1-a4", "No single reason.",
	 "No single reason stands out."},
};

static struct ply read_ply(const char *text)
{
	struct ply ply;

	g_assert_cmpint(notation_read_ply(&board_nine, text, &ply), ==, VERDICT_OK);
	return ply;
}

static void test_reasons(void)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(rows); i++) {
		stage_begin("standard", rows[i].position);
		STAGE_SAYS(rows[i].terse, rows[i].normal, .kind = FACT_WHY,
			   .ply = read_ply(rows[i].ply));
	}
}

/* Two pieces are named in the order in which they can be taken. */
static void test_hints(void)
{
	stage_begin("standard", "W.WBWBWW.WWBBBBW........ w 0 0");
	STAGE_SAYS("a7 to d7 taking c4.",
		   "a7 to d7 taking c4.\n"
		   "It closes the mill d7 d6 d5 and takes the piece that blocks the line a4 b4 c4.",
		   .kind = FACT_HINT, .ply = read_ply("a7-d7xc4"));
	stage_begin("standard double-mill=two", "W.W.W..W..........BBBBB. w 3 4");
	STAGE_SAYS("d7 taking d1 and a1.",
		   "d7 taking d1 and a1.\nIt closes the mills a7 d7 g7 and d7 d6 d5.",
		   .kind = FACT_HINT, .ply = read_ply("d7xd1xa1"));
	stage_play("d7xa1");
	STAGE_SAYS("Take d1.", "Take d1.\nIt is the only piece that may be taken.",
		   .kind = FACT_HINT, .ply = read_ply("d7xa1xd1"));
	STAGE_SAYS("The only piece.",
		   "It is the only piece that may be taken. It is the piece that threatens d3.",
		   .kind = FACT_WHY, .ply = read_ply("d7xa1xd1"));
	stage_style.spoken = true;
	stage_begin("standard", "............BB........B. b 3 0");
	STAGE_SAYS("\001e4\002 to \001d3\002.",
		   "From \001e4\002 to \001d3\002.\nIt threatens a mill on \001d2\002.",
		   .kind = FACT_HINT, .ply = read_ply("e4-d3"));
	stage_style.spoken = false;
}

/* Nothing is kept from an enemy that threatens nothing, and no mill from one that has none. */
static void test_no_threat(void)
{
	stage_begin("standard", ".....B.....B..BWW...W..B w 0 0");
	STAGE_SAYS("Keeps the draw.", "It keeps the draw.", .kind = FACT_WHY,
		   .ply = read_ply("f2-d6"), .worth = {FACT_RESULT_DRAW, 0});
	stage_begin("standard", "BWW......W.....BB....W.. b 0 0");
	STAGE_SAYS("Shuts in d7.", "It shuts in d7.", .kind = FACT_WHY, .ply = read_ply("c3-d6"));
	stage_begin("standard", "WB....BB..WW...B..B..WB. w 0 0");
	STAGE_SAYS("Frees c4.", "It frees c4.", .kind = FACT_WHY, .ply = read_ply("b4-b6"));
	stage_begin("standard", "WWW.W............WW..BBW w 0 5");
	STAGE_SAYS("Frees d7.", "It frees d7. It prepares the mill b6 b4 b2.", .kind = FACT_WHY,
		   .ply = read_ply("d6-b6"));
}

/* What the search found comes first. */
static void test_forced(void)
{
	const struct ply ply = {stage_point("c4"), stage_point("c3"), {POINT_NONE, POINT_NONE}};

	stage_begin("standard", "BWBWWWWWBBWW.BB...WB.BB. w 0 0");
	STAGE_SAYS("Wins in 2 turns. The only legal turn.",
		   "It wins in 2 turns. It is the only legal turn. It threatens a mill on c4.",
		   .kind = FACT_WHY, .ply = ply, .worth = {FACT_RESULT_WIN, 2});
	STAGE_SAYS("Loses in 3 turns. The only legal turn.",
		   "It loses in 3 turns. It is the only legal turn. It threatens a mill on c4.",
		   .kind = FACT_WHY, .ply = ply, .worth = {FACT_RESULT_LOSS, 3});
	stage_begin("standard", "..W...WWW.....W......WW. w 0 4");
	STAGE_SAYS("a1 to a4.", "a1 to a4.\nIt keeps the draw.", .kind = FACT_HINT,
		   .ply = read_ply("a1-a4"), .worth = {FACT_RESULT_DRAW, 0});
	STAGE_SAYS("a1 to a4.", "a1 to a4.\nEvery turn loses; this one holds out longest, 8 turns.",
		   .kind = FACT_HINT, .ply = read_ply("a1-a4"), .worth = {FACT_RESULT_LOSS, 8});
	STAGE_SAYS("All lose, this one last, in 8 turns.",
		   "Every turn loses; this one holds out longest, 8 turns.", .kind = FACT_WHY,
		   .ply = read_ply("a1-a4"), .worth = {FACT_RESULT_LOSS, 8});
	STAGE_SAYS(
		"Keeps the draw.\nThreatens c5 and g1, B cannot stop all.",
		"It keeps the draw. It threatens mills on c5 and g1; Black cannot stop them all.",
		.kind = FACT_WHY, .ply = read_ply("c5-c4"), .worth = {FACT_RESULT_DRAW, 0});
	STAGE_SAYS_IN_FULL("It keeps the draw; no turn wins.", .kind = FACT_WHY,
			   .ply = read_ply("a1-a4"), .worth = {FACT_RESULT_DRAW, 0});
}

/* Of a turn that was played, first what it has thrown away, and last what would have kept it: what
 * "it" is said of is the turn that was played. */
static void test_thrown_away(void)
{
	const struct ply better = read_ply("a7-d7xc4");

	stage_begin("standard", "W.WBWBWW.WWBBBBW........ w 0 0");
	stage_play("b4-b2");
	STAGE_SAYS("Lets a win become a draw.\na7 to d7 taking c4 wins in 9 turns.",
		   "White b4 to b2.\n"
		   "It lets a win become a draw.\na7 to d7 taking c4 wins in 9 turns.",
		   .kind = FACT_WHY_TURN, .worth = {FACT_RESULT_DRAW, 0},
		   .best = {FACT_RESULT_WIN, 9}, .better = better);
	STAGE_SAYS("Lets a win become a loss.\na7 to d7 taking c4 wins at once.",
		   "White b4 to b2.\n"
		   "It lets a win become a loss.\na7 to d7 taking c4 wins at once.",
		   .kind = FACT_WHY_TURN, .worth = {FACT_RESULT_LOSS, 4},
		   .best = {FACT_RESULT_WIN, 1}, .better = better);
	STAGE_SAYS("Lets a draw become a loss.\na7 to d7 taking c4 keeps the draw.",
		   "White b4 to b2.\n"
		   "It lets a draw become a loss.\na7 to d7 taking c4 keeps the draw.",
		   .kind = FACT_WHY_TURN, .worth = {FACT_RESULT_LOSS, 4},
		   .best = {FACT_RESULT_DRAW, 0}, .better = better);
	STAGE_SAYS_IN_FULL("White b4 to b2.\n"
			   "It lets a draw become a loss. It loses at once.\n"
			   "a7 to d7 taking c4 keeps the draw.",
			   .kind = FACT_WHY_TURN, .worth = {FACT_RESULT_LOSS, 1},
			   .best = {FACT_RESULT_DRAW, 0}, .better = better);
	STAGE_SAYS("All lose, this one in 3 turns.",
		   "White b4 to b2.\nEvery turn loses, this one in 3 turns.", .kind = FACT_WHY_TURN,
		   .worth = {FACT_RESULT_LOSS, 3}, .best = {FACT_RESULT_LOSS, 4}, .better = better);
	STAGE_SAYS("All lose, this one at once.",
		   "White b4 to b2.\nEvery turn loses, this one at once.", .kind = FACT_WHY_TURN,
		   .worth = {FACT_RESULT_LOSS, 1}, .best = {FACT_RESULT_LOSS, 4}, .better = better);
	stage_begin("standard", "..B..B.....B...WW..W...W b 0 0");
	stage_play("f6-a7");
	STAGE_SAYS("Lets a draw become a loss. Threatens d7.\ng7 to d1 keeps the draw.",
		   "Black f6 to a7.\n"
		   "It lets a draw become a loss. It threatens a mill on d7.\n"
		   "g7 to d1 keeps the draw.",
		   .kind = FACT_WHY_TURN, .worth = {FACT_RESULT_LOSS, 4},
		   .best = {FACT_RESULT_DRAW, 0}, .better = read_ply("g7-d1"));
	stage_begin("standard", "W.WBWBWW.WWBBBBW........ w 0 0");
	stage_play("b4-b2");
	/* What could have won sooner still wins. */
	STAGE_SAYS("Wins in 4 turns.", "White b4 to b2.\nIt wins in 4 turns.",
		   .kind = FACT_WHY_TURN, .worth = {FACT_RESULT_WIN, 4},
		   .best = {FACT_RESULT_WIN, 2}, .better = better);
}

/* Of a taking alone, the piece is reasoned about. */
static void test_takings(void)
{
	stage_begin("standard", "...WW.W..W.WBB..WWW..... b 0 3");
	stage_play("g4");
	STAGE_SAYS(
		"Stops c3.",
		"It is the piece that threatens c3. It is one of two pieces on the line a4 b4 c4.",
		.kind = FACT_WHY, .ply = read_ply("g4xc4"));
	stage_begin("standard", ".WWB..WW.W.B.B....B.BW.. w 0 0");
	stage_play("d7-a7");
	STAGE_SAYS("Stops b4.",
		   "It is the piece that threatens b4. It leaves Black no mill to close.",
		   .kind = FACT_WHY, .ply = read_ply("d7-a7xc4"));
	stage_begin("standard double-mill=two", "W.W.W..W..BB......BB.... w 3 4");
	stage_play("d7");
	STAGE_SAYS("Leaves B no mill.", "It leaves Black no mill to close.", .kind = FACT_WHY,
		   .ply = read_ply("d7xb2xb4"));
	stage_begin("standard", "..W...WB.BBBBBWWBBWWWWW. w 0 1");
	stage_play("g4-g1");
	STAGE_SAYS("Keeps W from being shut in.", "It keeps White from being shut in. It frees c5.",
		   .kind = FACT_WHY, .ply = read_ply("g4-g1xd5"));
}

static void test_past_turns(void)
{
	stage_begin("standard", "...WW.W..W.WBB..WWW..... b 0 3");
	stage_play("g4xc4");
	STAGE_SAYS("Closes e4 f4 g4, stops c3.",
		   "Black g4 taking c4.\n"
		   "It closes the mill e4 f4 g4 and takes the piece that threatens c3.",
		   .kind = FACT_WHY_TURN);
	STAGE_SAYS("Level 3 often plays at random.\nCloses e4 f4 g4, stops c3.",
		   "Black g4 taking c4.\n"
		   "Level 3 often plays at random.\n"
		   "It closes the mill e4 f4 g4 and takes the piece that threatens c3.",
		   .kind = FACT_WHY_TURN, .text = "3", .number = 65);
	/* What could be played is not to be played any more. */
	stage_begin("standard", "...WBWB.B....W.B....W..W w 4 4");
	stage_play("a4");
	STAGE_SAYS("B can close anyway.",
		   "White a4.\nBlack can close a mill next turn, whatever White had played.",
		   .kind = FACT_WHY_TURN);
	stage_begin("standard", "B.B..B....BB.........B.. w 3 3");
	stage_play("b6");
	STAGE_SAYS("B can win anyway.",
		   "White b6.\nBlack can win next turn, whatever White had played.",
		   .kind = FACT_WHY_TURN);
	stage_begin("standard", "BWBWWWWWBBWW.BB...WB.BB. w 0 0");
	stage_play("c4-c3");
	STAGE_SAYS("The only legal turn.",
		   "White c4 to c3.\n"
		   "It was the only legal turn. It threatens a mill on c4.",
		   .kind = FACT_WHY_TURN);
	stage_begin("standard", NULL);
	stage_play("d6");
	STAGE_SAYS("Level easy plays at random.", "White d6.\nLevel easy plays at random.",
		   .kind = FACT_WHY_TURN, .text = "easy", .number = 100);
	STAGE_SAYS("Level 5 plays at random now and then.",
		   "White d6.\nLevel 5 plays at random now and then.", .kind = FACT_WHY_TURN,
		   .text = "5", .number = 29);
}

static void tries(const char *position, const char *ply, const char *terse, const char *normal)
{
	stage_begin("standard", position);
	stage_play(ply);
	STAGE_SAYS(terse, normal, .kind = FACT_TRIED);
}

static void test_tried_turns(void)
{
	tries("..W...WWW.....W......WW. w 0 4", "g4-g1",
	      "g4 to g1: mill a1 d1 g1. None to take.\nThen B: none.",
	      "g4 to g1 closes the mill a1 d1 g1.\nNo black piece is on the board; none is taken.\nBlack can then close no mill.");
	tries("..B..WBB.....W....WW..W. w 0 4", "f4-f2",
	      "f4 to f2: mill b2 d2 f2. May take any.\nIf not stopped, B: e5.",
	      "f4 to f2 closes the mill b2 d2 f2. It may take any black piece.\nUnstopped, Black can close a mill: e5.");
	tries(".....WBB.....W....WW..W. w 0 5", "f4-f2",
	      "f4 to f2: mill b2 d2 f2. May take any.",
	      "f4 to f2 closes the mill b2 d2 f2. It may take any black piece.");
	tries(".....WBB.....W....WW..W. w 0 5", "f4-f2xc5",
	      "f4 to f2: mill b2 d2 f2, takes c5.\nThen B: none.",
	      "f4 to f2 closes the mill b2 d2 f2 and takes c5.\nBlack can then close no mill.");
	tries("W...W....B....B......BWW w 0 0", "d6-d5", "d6 to d5: no mill. Then B: none.",
	      "d6 to d5 closes no mill.\nBlack can then close no mill.");
	tries("..WB....B...WB...WB...B. b 0 3", "b4xe3",
	      "b4: mill b6 b4 b2, takes e3.\nWins, W has 2.",
	      "b4 closes the mill b6 b4 b2 and takes e3.\nThat wins: White would have 2 left.");
	tries("WBWB...BW.B.WBB.BW.BBWWW b 0 0", "b4-a4", "b4 to a4: no mill. Wins, W is shut in.",
	      "b4 to a4 closes no mill.\nThat wins: White could not move.");
	stage_game.result = GAME_DRAWN;
	stage_game.reason = REASON_LIMIT;
	STAGE_SAYS("b4 to a4: no mill. Draw, limit.",
		   "b4 to a4 closes no mill.\nThat is a draw by the limit of quiet turns.",
		   .kind = FACT_TRIED);
	stage_game.reason = REASON_REPETITION;
	STAGE_SAYS("b4 to a4: no mill. Draw, third time.",
		   "b4 to a4 closes no mill.\n"
		   "That is a draw: the position would stand for the third time.",
		   .kind = FACT_TRIED);
}

static void test_warnings(void)
{
	struct ply ply = {POINT_NONE, stage_point("b4"), {POINT_NONE, POINT_NONE}};

	stage_begin("standard", NULL);
	STAGE_SAYS("B can close on d6. Play b4?", "b4 lets Black close a mill on d6. Play b4?",
		   .kind = FACT_WARNING, .ply = ply, .points = point_bit(stage_point("d6")),
		   .number = 1);
	STAGE_SAYS("B can close on d6 or f4.", "b4 lets Black close a mill on d6 or f4.",
		   .kind = FACT_WARNING, .ply = ply,
		   .points = point_bit(stage_point("d6")) | point_bit(stage_point("f4")));
	ply.takes[0] = stage_point("g7");
	STAGE_SAYS("B can close on d6 or f4.\nPlay b4 taking g7?",
		   "Black can then close a mill on d6 or f4. Play b4 taking g7?",
		   .kind = FACT_WARNING, .ply = ply, .number = 1,
		   .points = point_bit(stage_point("d6")) | point_bit(stage_point("f4")));
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/reasons/the-best-come-first", test_reasons);
	g_test_add_func("/reasons/a-hint-is-a-turn-and-its-reason", test_hints);
	g_test_add_func("/reasons/what-does-not-threaten-is-not-avoided", test_no_threat);
	g_test_add_func("/reasons/a-forced-end-is-said-first", test_forced);
	g_test_add_func("/reasons/what-was-thrown-away-is-said-first", test_thrown_away);
	g_test_add_func("/reasons/a-taking-has-its-own", test_takings);
	g_test_add_func("/reasons/a-past-turn-is-named", test_past_turns);
	g_test_add_func("/tried/consequences-are-said", test_tried_turns);
	g_test_add_func("/warning/the-points-are-named", test_warnings);
	return g_test_run();
}

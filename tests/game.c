/* A game as a sequence of requests: unfinished plies, undo and redo, offers, ends, happenings. */
#include "core/game.h"
#include "core/notation.h"
#include "core/options.h"

#include <glib.h>
#include <string.h>

/* White may close a7 d7 g7 by sliding g4 up; nobody may fly. */
#define BEFORE_A_MILL "WW......B....BW..W.B..B. w 0 0"
/* d7 completes two mills; Black has b2, f2 and d1 on the board. */
#define BEFORE_TWO_MILLS "W.W.W..W..........B.B.B. w 5 5"
/* Four against four, far from any mill. */
#define QUIET_PLACE "W....BB...B....W.W..B..W w 0 0"

static struct game game;
static struct game before;

static struct ply ply_of(const char *text)
{
	struct ply ply;

	g_assert_cmpint(notation_read_ply(&board_nine, text, &ply), ==, VERDICT_OK);
	return ply;
}

static point named(const char *name)
{
	return board_point_at(&board_nine, name[0] - 'a' + 1, name[1] - '0');
}

static void begin(const char *rules_text, const char *position_text)
{
	struct rules rules;
	struct position position;

	g_assert_cmpint(options_read(&rules, rules_text), ==, VERDICT_OK);
	if (!position_text) {
		game_init(&game, &rules);
		return;
	}
	g_assert_cmpint(notation_read_position(&rules, position_text, &position), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(&game, &rules, &position), ==, VERDICT_OK);
}

static void play(const char *text)
{
	char **plies = g_strsplit(text, " ", -1);

	for (char **token = plies; *token; token++) {
		struct ply ply = ply_of(*token);
		enum verdict verdict = game_play(&game, &ply, NULL);

		if (verdict != VERDICT_OK) {
			g_test_message("%s: verdict %d", *token, verdict);
			g_test_fail();
		}
	}
	g_strfreev(plies);
}

static enum verdict enter(const char *text)
{
	struct ply ply = ply_of(text);

	return game_enter(&game, &ply, NULL);
}

static bool same_turn(const struct game_turn *a, const struct game_turn *b)
{
	return position_equal(&a->before, &b->before) && ply_equal(&a->ply, &b->ply) &&
	       a->quiet == b->quiet && a->stood == b->stood;
}

/* The game as far as players see it: not what redo knows, nor that undo was used. */
static bool same_play(const struct game *a, const struct game *b)
{
	if (!position_equal(&a->position, &b->position) || !ply_equal(&a->begun, &b->begun) ||
	    a->owed != b->owed || a->length != b->length || a->result != b->result ||
	    a->reason != b->reason || game_quiet(a) != game_quiet(b) ||
	    game_stood(a) != game_stood(b))
		return false;
	for (uint32_t i = 0; i < a->length; i++)
		if (!same_turn(&a->turns[i], &b->turns[i]))
			return false;
	return true;
}

static bool same_all(const struct game *a, const struct game *b)
{
	return same_play(a, b) && a->known == b->known && a->undone == b->undone &&
	       a->offered[0] == b->offered[0] && a->offered[1] == b->offered[1];
}

/* The invariants at the head of game.h. */
static void check_invariants(void)
{
	g_assert_cmpuint(game.length, <=, game.known);
	g_assert_cmpint(game.begun.to != POINT_NONE, ==, game.owed > 0);
	if (game.owed)
		g_assert_cmpint(game.result, ==, GAME_UNFINISHED);
	g_assert_cmpint(game.result != GAME_UNFINISHED, ==, game.reason != REASON_NONE);
}

#define refused(call, verdict)                                                                     \
	do {                                                                                       \
		before = game;                                                                     \
		g_assert_cmpint(call, ==, verdict);                                                \
		g_assert_true(same_all(&game, &before));                                           \
	} while (0)

static void test_begun(void)
{
	struct position seen;

	begin("standard", BEFORE_A_MILL);
	before = game;
	g_assert_cmpint(enter("g4-g7"), ==, VERDICT_OK);
	check_invariants();
	g_assert_cmpint(game.owed, ==, 1);
	g_assert_cmpint(game.length, ==, 0);
	g_assert_true(position_equal(&game.position, &before.position));
	seen = game_seen(&game);
	g_assert_cmpint(seen.to_move, ==, SIDE_WHITE);
	g_assert_true(point_in(seen.pieces[SIDE_WHITE], named("g7")));
	g_assert_false(point_in(seen.pieces[SIDE_WHITE], named("g4")));
	g_assert_cmphex(seen.pieces[SIDE_BLACK], ==, game.position.pieces[SIDE_BLACK]);
}

static void test_taking(void)
{
	point culprit = POINT_NONE;

	begin("standard", BEFORE_A_MILL);
	refused(game_take(&game, named("e5"), NULL), VERDICT_NO_MILL);
	g_assert_cmpint(enter("g4-g7"), ==, VERDICT_OK);
	refused(game_take(&game, named("a1"), &culprit), VERDICT_TAKE_EMPTY);
	g_assert_cmpint(culprit, ==, named("a1"));
	refused(game_take(&game, named("a7"), NULL), VERDICT_TAKE_OWN);
	refused(enter("d7-d6"), VERDICT_TAKE_OWED);
	refused(enter("g4-g7xe5"), VERDICT_TAKE_OWED);
	g_assert_cmpint(game_take(&game, named("e5"), NULL), ==, VERDICT_OK);
	check_invariants();
	g_assert_cmpint(game.length, ==, 1);
	before = game;

	begin("standard", BEFORE_A_MILL);
	play("g4-g7xe5");
	g_assert_true(same_all(&game, &before));
}

static void test_plies_begun(void)
{
	static struct ply plies[RULES_MAX_PLIES];
	size_t n;

	begin("standard", BEFORE_A_MILL);
	g_assert_cmpint(enter("g4-g7"), ==, VERDICT_OK);
	n = game_plies(&game, plies);
	g_assert_cmpuint(n, ==, 4);
	for (size_t i = 0; i < n; i++) {
		g_assert_cmpint(plies[i].from, ==, named("g4"));
		g_assert_cmpint(plies[i].to, ==, named("g7"));
		g_assert_cmpint(plies[i].takes[0], !=, POINT_NONE);
	}

	/* Of three black pieces one is gone: two are left to take. */
	begin("standard double-mill=two", BEFORE_TWO_MILLS);
	g_assert_cmpint(enter("d7"), ==, VERDICT_OK);
	g_assert_cmpuint(game_plies(&game, plies), ==, 6);
	g_assert_cmpint(game_take(&game, named("f2"), NULL), ==, VERDICT_OK);
	n = game_plies(&game, plies);
	g_assert_cmpuint(n, ==, 2);
	for (size_t i = 0; i < n; i++) {
		g_assert_cmpint(plies[i].to, ==, named("d7"));
		g_assert_cmpint(plies[i].takes[0], ==, named("f2"));
		g_assert_cmpint(plies[i].takes[1], !=, named("f2"));
		g_assert_cmpint(plies[i].takes[1], !=, POINT_NONE);
	}
}

static void test_two_takings(void)
{
	begin("standard double-mill=two", BEFORE_TWO_MILLS);
	g_assert_cmpint(enter("d7"), ==, VERDICT_OK);
	g_assert_cmpint(game.owed, ==, 2);
	g_assert_cmpint(game_take(&game, named("b2"), NULL), ==, VERDICT_OK);
	check_invariants();
	g_assert_cmpint(game.owed, ==, 1);
	g_assert_false(point_in(game_seen(&game).pieces[SIDE_BLACK], named("b2")));
	g_assert_true(point_in(game.position.pieces[SIDE_BLACK], named("b2")));
	refused(game_take(&game, named("b2"), NULL), VERDICT_TAKE_EMPTY);
	g_assert_cmpint(game_take(&game, named("f2"), NULL), ==, VERDICT_OK);
	check_invariants();
	before = game;

	begin("standard double-mill=two", BEFORE_TWO_MILLS);
	g_assert_cmpint(enter("d7xb2"), ==, VERDICT_OK);
	g_assert_cmpint(game.owed, ==, 1);
	g_assert_cmpint(game_take(&game, named("f2"), NULL), ==, VERDICT_OK);
	g_assert_true(same_all(&game, &before));
}

static void test_record_lacks_taking(void)
{
	begin("standard", BEFORE_A_MILL);
	{
		struct ply ply = ply_of("g4-g7");

		refused(game_play(&game, &ply, NULL), VERDICT_TAKE_OWED);
	}
	begin("standard double-mill=two", BEFORE_TWO_MILLS);
	{
		struct ply ply = ply_of("d7xb2");

		refused(game_play(&game, &ply, NULL), VERDICT_TAKE_OWED);
	}
}

static void test_cancel(void)
{
	begin("standard double-mill=two", BEFORE_TWO_MILLS);
	refused(game_cancel(&game), VERDICT_NOTHING_TO_CANCEL);
	g_assert_cmpint(enter("d7"), ==, VERDICT_OK);
	g_assert_cmpint(game_cancel(&game), ==, VERDICT_OK);
	g_assert_true(same_all(&game, &before));
	g_assert_cmpint(enter("d7xb2"), ==, VERDICT_OK);
	g_assert_cmpint(game_cancel(&game), ==, VERDICT_OK);
	g_assert_true(same_all(&game, &before));
	g_assert_false(game.undone);
}

static void test_cancel_keeps_redo(void)
{
	static struct game undone;
	unsigned plies;

	begin("standard", BEFORE_A_MILL);
	play("d7-d6 e5-d5");
	g_assert_cmpint(game_undo(&game, 2), ==, VERDICT_OK);
	undone = game;
	g_assert_cmpint(enter("g4-g7"), ==, VERDICT_OK);
	refused(game_redo(&game, &plies), VERDICT_TAKE_OWED);
	g_assert_cmpint(game_cancel(&game), ==, VERDICT_OK);
	g_assert_true(same_all(&game, &undone));
	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpuint(plies, ==, 2);
}

static void test_undo_restores(void)
{
	static struct game stages[7];
	static const char *const plies[] = {"d7-d6", "e5-d5",	 "g4-g7",
					    "d5-e5", "d6-d7xe5", "d1-g1"};
	size_t n = G_N_ELEMENTS(plies);

	begin("standard", BEFORE_A_MILL);
	for (size_t i = 0; i < n; i++) {
		stages[i] = game;
		play(plies[i]);
	}
	for (size_t i = 0; i < n; i++) {
		static struct game past;

		game_past(&game, (uint32_t)i, &past);
		g_assert_true(same_all(&past, &stages[i]));
	}
	for (size_t i = n; i-- > 0;) {
		g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
		check_invariants();
		g_assert_true(same_play(&game, &stages[i]));
		g_assert_true(game.undone);
	}
	refused(game_undo(&game, 1), VERDICT_NOTHING_TO_UNDO);
}

static void test_undo_of_more(void)
{
	begin("standard", NULL);
	refused(game_undo(&game, 1), VERDICT_NOTHING_TO_UNDO);
	g_assert_false(game.undone);
	play("d6");
	refused(game_undo(&game, 2), VERDICT_NOTHING_TO_UNDO);
	g_assert_false(game.undone);
}

static void test_redo(void)
{
	static struct game end;
	unsigned plies = 77;

	begin("standard", NULL);
	play("d6 f4 d2 b4 g7 a1");
	end = game;
	refused(game_redo(&game, &plies), VERDICT_NOTHING_TO_REDO);
	g_assert_cmpuint(plies, ==, 77);
	g_assert_cmpint(game_undo(&game, 2), ==, VERDICT_OK);
	g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
	g_assert_cmpint(game_undo(&game, 2), ==, VERDICT_OK);
	g_assert_cmpuint(game.length, ==, 1);

	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpuint(plies, ==, 2);
	g_assert_cmpuint(game.length, ==, 3);
	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpuint(plies, ==, 1);
	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpuint(plies, ==, 2);
	g_assert_true(same_play(&game, &end));
	refused(game_redo(&game, &plies), VERDICT_NOTHING_TO_REDO);
}

/* A step taken back, played again and taken back otherwise is played again as the last undo had
 * it. */
static void test_redo_after_redo(void)
{
	unsigned plies = 0;

	begin("standard", NULL);
	play("d6 f4 d2 b4");
	g_assert_cmpint(game_undo(&game, 2), ==, VERDICT_OK);
	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
	g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpuint(plies, ==, 1);
	g_assert_cmpint(game_redo(&game, &plies), ==, VERDICT_OK);
	g_assert_cmpuint(plies, ==, 1);
	refused(game_redo(&game, &plies), VERDICT_NOTHING_TO_REDO);
}

static void test_new_ply_clears_redo(void)
{
	unsigned plies = 0;

	begin("standard", NULL);
	play("d6 f4 d2");
	g_assert_cmpint(game_undo(&game, 2), ==, VERDICT_OK);
	play("f4");
	refused(game_redo(&game, &plies), VERDICT_NOTHING_TO_REDO);
	g_assert_cmpuint(game.length, ==, 2);
}

static void test_counts_after_undo(void)
{
	begin("standard", QUIET_PLACE);
	play("a7-d7 f6-f4 d7-a7 f4-f6 a7-d7 f6-f4 d7-a7");
	g_assert_cmpint(game_undo(&game, 3), ==, VERDICT_OK);
	g_assert_cmpuint(game_quiet(&game), ==, 4);
	g_assert_cmpuint(game_stood(&game), ==, 2);
	play("a7-d7 f6-f4 d7-a7");
	g_assert_cmpint(game.result, ==, GAME_UNFINISHED);
	play("f4-f6");
	g_assert_cmpint(game.reason, ==, REASON_REPETITION);
	g_assert_cmpuint(game_stood(&game), ==, 3);
}

static void test_finished(void)
{
	unsigned plies = 0;
	struct ply ply = ply_of("a7-d7");

	begin("standard quiet-limit=2", QUIET_PLACE);
	play("a7-d7 f6-f4");
	check_invariants();
	g_assert_cmpint(game.reason, ==, REASON_LIMIT);
	refused(game_undo(&game, 1), VERDICT_FINISHED_NO_UNDO);
	refused(game_play(&game, &ply, NULL), VERDICT_GAME_OVER);
	refused(game_enter(&game, &ply, NULL), VERDICT_GAME_OVER);
	refused(game_take(&game, named("d7"), NULL), VERDICT_GAME_OVER);
	refused(game_offer(&game), VERDICT_GAME_OVER);
	refused(game_resign(&game, SIDE_WHITE), VERDICT_GAME_OVER);
	refused(game_claim(&game, GAME_DRAWN, REASON_AGREEMENT), VERDICT_GAME_OVER);
	before = game;
	g_assert_cmpint(game_redo(&game, &plies), !=, VERDICT_OK);
	g_assert_cmpint(game_accept(&game), !=, VERDICT_OK);
	g_assert_cmpint(game_decline(&game), !=, VERDICT_OK);
	g_assert_cmpint(game_cancel(&game), !=, VERDICT_OK);
	g_assert_true(same_all(&game, &before));
}

static void test_nothing_redone_after_resigning(void)
{
	unsigned plies = 0;

	begin("standard", NULL);
	play("d6 f4");
	g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
	g_assert_cmpint(game_resign(&game, SIDE_BLACK), ==, VERDICT_OK);
	before = game;
	g_assert_cmpint(game_redo(&game, &plies), !=, VERDICT_OK);
	g_assert_true(same_all(&game, &before));
}

static void test_offer_accepted(void)
{
	begin("standard", NULL);
	play("d6");
	refused(game_accept(&game), VERDICT_NO_OFFER);
	refused(game_decline(&game), VERDICT_NO_OFFER);
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	g_assert_true(game.offered[SIDE_BLACK]);
	g_assert_false(game.offered[SIDE_WHITE]);
	refused(game_offer(&game), VERDICT_OFFER_STANDS);
	g_assert_cmpint(game_accept(&game), ==, VERDICT_OK);
	check_invariants();
	g_assert_cmpint(game.result, ==, GAME_DRAWN);
	g_assert_cmpint(game.reason, ==, REASON_AGREEMENT);
	g_assert_false(game.offered[SIDE_BLACK]);
	refused(game_undo(&game, 1), VERDICT_FINISHED_NO_UNDO);
}

static void test_offer_declined(void)
{
	begin("standard", NULL);
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	g_assert_cmpint(game_decline(&game), ==, VERDICT_OK);
	g_assert_cmpint(game.result, ==, GAME_UNFINISHED);
	refused(game_accept(&game), VERDICT_NO_OFFER);
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
}

static void test_offer_after_own_ply(void)
{
	begin("standard", NULL);
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	play("d6");
	g_assert_true(game.offered[SIDE_WHITE]);
	g_assert_cmpint(game_accept(&game), ==, VERDICT_OK);
	g_assert_cmpint(game.reason, ==, REASON_AGREEMENT);
}

static void test_offer_lapses_at_ply(void)
{
	begin("standard", NULL);
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	play("d6 f4");
	g_assert_false(game.offered[SIDE_WHITE]);
	refused(game_accept(&game), VERDICT_NO_OFFER);
}

static void test_offer_stands_while_owed(void)
{
	begin("standard", "WW......B....B...W.B..B. b 1 0");
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	play("d1-g1");
	g_assert_cmpint(enter("g7"), ==, VERDICT_OK);
	g_assert_true(game.offered[SIDE_BLACK]);
	g_assert_cmpint(game_take(&game, named("e5"), NULL), ==, VERDICT_OK);
	g_assert_false(game.offered[SIDE_BLACK]);
}

static void test_offer_lapses_at_undo(void)
{
	begin("standard", NULL);
	play("d6 f4");
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
	refused(game_accept(&game), VERDICT_NO_OFFER);
}

static void test_offer_lapses_at_end(void)
{
	begin("standard", NULL);
	play("d6 f4");
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	g_assert_cmpint(game_resign(&game, SIDE_BLACK), ==, VERDICT_OK);
	g_assert_false(game.offered[SIDE_WHITE]);
	g_assert_false(game.offered[SIDE_BLACK]);
}

static void test_offer_with_taking_owed(void)
{
	begin("standard", BEFORE_A_MILL);
	g_assert_cmpint(enter("g4-g7"), ==, VERDICT_OK);
	g_assert_cmpint(game_offer(&game), ==, VERDICT_OK);
	check_invariants();
	g_assert_cmpint(game.owed, ==, 1);
	g_assert_cmpint(game_accept(&game), ==, VERDICT_OK);
	check_invariants();
	g_assert_cmpint(game.reason, ==, REASON_AGREEMENT);
}

static void test_resign(void)
{
	for (int side = 0; side < 2; side++) {
		begin("standard", BEFORE_A_MILL);
		g_assert_cmpint(enter("g4-g7"), ==, VERDICT_OK);
		g_assert_cmpint(game_resign(&game, (enum side)side), ==, VERDICT_OK);
		check_invariants();
		g_assert_cmpint(game.reason, ==, REASON_RESIGNATION);
		g_assert_cmpint(game.result, ==, side ? GAME_WHITE_WINS : GAME_BLACK_WINS);
		g_assert_cmpint(game_winner(&game), ==, !side);
	}
}

static void test_claim(void)
{
	static const struct {
		enum game_result result;
		enum reason reason;
	} claims[] = {
		{GAME_DRAWN, REASON_AGREEMENT},	       {GAME_DRAWN, REASON_DRAWN},
		{GAME_WHITE_WINS, REASON_TIME},	       {GAME_BLACK_WINS, REASON_WON},
		{GAME_BLACK_WINS, REASON_RESIGNATION},
	};

	for (unsigned i = 0; i < G_N_ELEMENTS(claims); i++) {
		begin("standard", NULL);
		play("d6");
		g_assert_false(game_is_claimed(&game));
		g_assert_cmpint(game_claim(&game, claims[i].result, claims[i].reason), ==,
				VERDICT_OK);
		g_assert_cmpint(game.result, ==, claims[i].result);
		g_assert_cmpint(game.reason, ==, claims[i].reason);
		g_assert_true(game_is_claimed(&game));
	}
}

static void test_refused_set_up(void)
{
	struct rules rules;
	struct position position = {{point_bit(0), point_bit(1)}, {0, 0}, SIDE_WHITE};

	begin("standard", NULL);
	play("d6 f4");
	options_preset(&rules, "forty");
	refused(game_set_up(&game, &rules, &position), VERDICT_POSITION_TOO_FEW);
	g_assert_cmpuint(game.rules.quiet_limit, ==, 100);
	position.in_hand[SIDE_WHITE] = 9;
	refused(game_set_up(&game, &rules, &position), VERDICT_POSITION_TOO_MANY);
	g_assert_false(game.set_up);
}

static void test_too_long(void)
{
	static const char *const plies[] = {"a7-d7", "f6-f4", "d7-a7", "f4-f6"};
	struct ply ply;

	begin("standard repetition=off quiet-limit=0", QUIET_PLACE);
	for (int i = 0; i < GAME_MAX_PLIES; i++) {
		ply = ply_of(plies[i % 4]);
		if (game_play(&game, &ply, NULL) != VERDICT_OK) {
			g_test_message("ply %d refused", i);
			g_test_fail();
			return;
		}
	}
	ply = ply_of(plies[GAME_MAX_PLIES % 4]);
	refused(game_play(&game, &ply, NULL), VERDICT_GAME_TOO_LONG);
	refused(game_enter(&game, &ply, NULL), VERDICT_GAME_TOO_LONG);
	g_assert_cmpint(game_undo(&game, 1), ==, VERDICT_OK);
}

/* "ply placing-over may-fly:b limit-near:5 end" */
static char *happenings(uint32_t i)
{
	static const char *const names[] = {
		[GAME_EVENT_PLY] = "ply",
		[GAME_EVENT_PLACING_OVER] = "placing-over",
		[GAME_EVENT_MAY_FLY] = "may-fly",
		[GAME_EVENT_STOOD_TWICE] = "stood-twice",
		[GAME_EVENT_LIMIT_NEAR] = "limit-near",
		[GAME_EVENT_END] = "end",
	};
	struct game_happening list[GAME_MAX_EVENTS];
	size_t n = game_happenings(&game, i, list);
	GString *text = g_string_new(NULL);

	g_assert_cmpuint(n, <=, GAME_MAX_EVENTS);
	for (size_t k = 0; k < n; k++) {
		g_string_append_printf(text, "%s%s", k ? " " : "", names[list[k].event]);
		if (list[k].event == GAME_EVENT_MAY_FLY)
			g_string_append(text, list[k].side == SIDE_WHITE ? ":w" : ":b");
		if (list[k].event == GAME_EVENT_LIMIT_NEAR)
			g_string_append_printf(text, ":%u", list[k].number);
	}
	return g_string_free(text, FALSE);
}

static void check_last(const char *expected)
{
	char *found = happenings(game.length - 1);

	g_assert_cmpstr(found, ==, expected);
	g_free(found);
}

static void test_placing_over(void)
{
	begin("standard", NULL);
	play("a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3");
	check_last("ply");
	play("e3");
	check_last("ply placing-over");
	play("d3-d2");
	check_last("ply");
}

static void test_may_fly(void)
{
	begin("standard", BEFORE_A_MILL);
	play("g4-g7xe5");
	check_last("ply may-fly:b");
	begin("standard flying=no", BEFORE_A_MILL);
	play("g4-g7xe5");
	check_last("ply");
	/* Three on the board and one in hand do not fly. */
	begin("standard", "WW......B....BW..W.B..B. w 0 1");
	play("g4-g7xe5");
	check_last("ply");
	/* Two have lost. */
	begin("standard", "WW......B....BW..W.B.... w 0 0");
	play("g4-g7xe5");
	check_last("ply end");
}

static void test_stood_twice(void)
{
	begin("standard", QUIET_PLACE);
	play("a7-d7 f6-f4 d7-a7");
	check_last("ply");
	play("f4-f6");
	check_last("ply stood-twice");
	play("a7-d7");
	check_last("ply stood-twice");
	play("f6-f4 d7-a7 f4-f6");
	check_last("ply end");
}

static void test_limit_near(void)
{
	static const char *const plies[] = {"a7-d7", "f6-f4", "d7-a7", "f4-f6"};

	begin("standard repetition=off quiet-limit=23", QUIET_PLACE);
	for (unsigned i = 0; i < 23; i++) {
		unsigned remain = 22 - i;
		char *found;

		play(plies[i % 4]);
		found = happenings(i);
		if (remain == 20 || remain == 10 || (remain <= 5 && remain >= 1)) {
			char *expected = g_strdup_printf("limit-near:%u", remain);

			g_assert_nonnull(strstr(found, expected));
			g_free(expected);
		} else {
			g_assert_null(strstr(found, "limit-near"));
		}
		g_assert_cmpint(strstr(found, "end") != NULL, ==, remain == 0);
		g_free(found);
	}
	g_assert_cmpint(game.reason, ==, REASON_LIMIT);
}

/* A count that a mill has just set back is not told as near the end, however small the limit. */
static void test_no_limit_near_after_a_mill(void)
{
	begin("standard quiet-limit=5", BEFORE_A_MILL);
	play("g4-g7xe5");
	check_last("ply may-fly:b");
	play("d1-b2");
	check_last("ply limit-near:4");
}

static void test_end_claimed(void)
{
	char *first;

	begin("standard", NULL);
	play("d6 f4");
	check_last("ply");
	g_assert_cmpint(game_resign(&game, SIDE_WHITE), ==, VERDICT_OK);
	check_last("ply end");
	first = happenings(0);
	g_assert_cmpstr(first, ==, "ply");
	g_free(first);
}

/* A side of three flies from when its own hand is empty, whatever the other side's. */
static void test_may_fly_after_placing(void)
{
	begin("standard", "W....B.B..B....W........ w 1 0");
	play("g1");
	check_last("ply placing-over may-fly:w");
	begin("standard", "W....B.B..B....W........ w 1 2");
	play("g1");
	check_last("ply may-fly:w");
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/game/a-ply-begun-is-seen-but-not-played", test_begun);
	g_test_add_func("/game/a-ply-in-two-steps-is-the-ply-in-one", test_taking);
	g_test_add_func("/game/only-the-ply-begun-can-be-continued", test_plies_begun);
	g_test_add_func("/game/two-takings-follow-one-by-one", test_two_takings);
	g_test_add_func("/game/a-record-gives-plies-whole", test_record_lacks_taking);
	g_test_add_func("/game/cancel-drops-the-first-of-two-takings-and-is-no-undo", test_cancel);
	g_test_add_func("/game/cancel-keeps-what-redo-can-play", test_cancel_keeps_redo);
	g_test_add_func("/undo/restores-exactly", test_undo_restores);
	g_test_add_func("/undo/of-more-plies-than-there-are-changes-nothing", test_undo_of_more);
	g_test_add_func("/undo/redo-plays-exactly-what-one-undo-took-back", test_redo);
	g_test_add_func("/undo/redo-follows-the-last-undo", test_redo_after_redo);
	g_test_add_func("/undo/a-new-ply-clears-redo", test_new_ply_clears_redo);
	g_test_add_func("/undo/counts-are-taken-back-too", test_counts_after_undo);
	g_test_add_func("/undo/a-finished-game-is-not-undone-nor-anything-else", test_finished);
	g_test_add_func("/undo/nothing-is-redone-after-resigning",
			test_nothing_redone_after_resigning);
	g_test_add_func("/offer/the-other-side-accepts", test_offer_accepted);
	g_test_add_func("/offer/a-declined-offer-can-be-made-again", test_offer_declined);
	g_test_add_func("/offer/outlives-the-ply-of-the-side-that-made-it",
			test_offer_after_own_ply);
	g_test_add_func("/offer/lapses-when-the-other-side-completes-a-ply",
			test_offer_lapses_at_ply);
	g_test_add_func("/offer/stands-while-the-other-side-owes-a-taking",
			test_offer_stands_while_owed);
	g_test_add_func("/offer/lapses-at-undo", test_offer_lapses_at_undo);
	g_test_add_func("/offer/lapses-at-the-end", test_offer_lapses_at_end);
	g_test_add_func("/offer/is-made-with-a-taking-owed-too", test_offer_with_taking_owed);
	g_test_add_func("/end/resigning-gives-the-game-to-the-other-side", test_resign);
	g_test_add_func("/end/agreement-is-a-draw", test_claim);
	g_test_add_func("/game/a-refused-set-up-leaves-the-game", test_refused_set_up);
	g_test_add_func("/game/one-ply-more-than-can-be-kept-is-refused", test_too_long);
	g_test_add_func("/happenings/placing-is-over-with-the-last-hand", test_placing_over);
	g_test_add_func("/happenings/the-side-taken-from-may-fly-once", test_may_fly);
	g_test_add_func("/happenings/a-position-that-stands-twice-is-told", test_stood_twice);
	g_test_add_func("/happenings/the-limit-is-told-at-20-10-and-5-to-1", test_limit_near);
	g_test_add_func("/happenings/a-count-just-set-back-is-not-near-the-limit",
			test_no_limit_near_after_a_mill);
	g_test_add_func("/happenings/a-side-of-three-may-fly-when-its-hand-is-empty",
			test_may_fly_after_placing);
	g_test_add_func("/happenings/the-end-is-told-after-the-last-ply", test_end_claimed);
	return g_test_run();
}

/* What the levels choose, how strong they are, and what they answer to an offer of a draw. */
#include "core/notation.h"
#include "core/options.h"
#include "engine/player.h"

#include <glib.h>
#include <string.h>

#define MATCH_GAMES 6
#define MATCH_WINS 5
#define UCT_PLAYOUTS 1000
#define SEEDS 2400

static struct game game;
static struct game copy;
static struct rules standard;

/* By node limit, so that no clock has a say. */
static struct player player_of(enum player_level level, uint64_t seed)
{
	static const uint64_t nodes[PLAYER_LEVELS] = {
		[PLAYER_EASY] = 0,
		[PLAYER_MEDIUM] = 4000,
		[PLAYER_HARD] = 50000,
		[PLAYER_UCT] = UCT_PLAYOUTS,
	};

	return (struct player){.level = level, .limits = {.nodes = nodes[level]}, .seed = seed};
}

static void set_up_by(const struct rules *rules, const char *text)
{
	struct position position;

	g_assert_cmpint(notation_read_position(rules, text, &position), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(&game, rules, &position), ==, VERDICT_OK);
}

static void set_up(const char *text)
{
	set_up_by(&standard, text);
}

static void play(const char *text)
{
	struct ply ply;

	g_assert_cmpint(notation_read_ply(game.rules.board, text, &ply), ==, VERDICT_OK);
	g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
}

static void play_on(struct player players[2])
{
	while (game.result == GAME_UNFINISHED) {
		const struct ply ply = player_choose(&players[game.position.to_move], &game);

		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	}
}

/* How many games the better level wins, having White in every other one. */
static unsigned wins(enum player_level better, enum player_level worse)
{
	unsigned won = 0;

	for (unsigned i = 0; i < MATCH_GAMES; i++) {
		const enum side side = i % 2 ? SIDE_BLACK : SIDE_WHITE;
		struct player players[2];

		players[side] = player_of(better, i);
		players[side_other(side)] = player_of(worse, 100 + i);
		game_init(&game, &standard);
		play_on(players);
		won += game.result != GAME_DRAWN && game_winner(&game) == side;
	}
	g_test_message("%s won %u of %d from %s", player_level_names[better], won, MATCH_GAMES,
		       player_level_names[worse]);
	return won;
}

static void test_medium_beats_easy(void)
{
	g_assert_cmpuint(wins(PLAYER_MEDIUM, PLAYER_EASY), >=, MATCH_WINS);
}

static void test_hard_beats_medium(void)
{
	g_assert_cmpuint(wins(PLAYER_HARD, PLAYER_MEDIUM), >=, MATCH_WINS);
}

static void test_uct_beats_easy(void)
{
	g_assert_cmpuint(wins(PLAYER_UCT, PLAYER_EASY), >=, MATCH_WINS);
}

/* The side to move wins at once by a mill. */
static const char *const winning[] = {
	"WW.......B.......BW..... w 1 1",
	"WW...........BWW.B..B... w 0 0",
	"WW...B........W..B.W..B. w 0 0",
	".....W.......W.....BB.WB b 0 1",
};

static void test_wins(void)
{
	for (size_t i = 0; i < G_N_ELEMENTS(winning); i++) {
		for (enum player_level level = PLAYER_MEDIUM; level < PLAYER_1; level++) {
			const struct player player = player_of(level, i);
			struct ply ply;

			set_up(winning[i]);
			ply = player_choose(&player, &game);
			g_test_message("%s in %s", player_level_names[level], winning[i]);
			g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
			g_assert_cmpint(game.reason, ==, REASON_PIECES);
		}
	}
}

/* The side to move has three pieces, and the other side is about to close a mill. */
static const char *const losing[] = {
	"BB........W...W....W.... w 0 1",
	"BB........W...B..W.W.... w 0 0",
	".....B...W...B.W..W...B. w 0 0",
	"....WW.B......B........W b 1 1",
};

static bool loses_next(const struct ply *ply)
{
	struct ply plies[RULES_MAX_PLIES];
	struct position position = game.position;
	enum side winner;

	rules_apply(&position, ply);

	const size_t n = rules_plies(&game.rules, &position, plies);

	for (size_t i = 0; i < n; i++) {
		struct position after = position;

		rules_apply(&after, &plies[i]);
		if (rules_over(&game.rules, &after, &winner) == REASON_PIECES)
			return true;
	}
	return false;
}

static void test_blocks(void)
{
	for (size_t i = 0; i < G_N_ELEMENTS(losing); i++) {
		struct ply plies[RULES_MAX_PLIES];
		size_t n, n_losing = 0;

		set_up(losing[i]);
		n = game_plies(&game, plies);
		for (size_t j = 0; j < n; j++)
			n_losing += loses_next(&plies[j]);
		g_test_message("%zu of %zu plies lose in %s", n_losing, n, losing[i]);
		g_assert_cmpuint(n_losing, >, n / 2);
		g_assert_cmpuint(n_losing, <, n);
		for (enum player_level level = PLAYER_MEDIUM; level < PLAYER_1; level++) {
			const struct player player = player_of(level, i);
			const struct ply ply = player_choose(&player, &game);

			g_test_message("%s", player_level_names[level]);
			g_assert_false(loses_next(&ply));
		}
	}
}

static bool always(void *data)
{
	++*(unsigned *)data;
	return true;
}

static void test_stop(void)
{
	for (enum player_level level = PLAYER_MEDIUM; level < PLAYER_1; level++) {
		unsigned asked = 0;
		struct player player = player_of(level, 1);
		struct ply ply;

		player.limits.nodes = UINT64_C(1) << 60;
		player.limits.depth_plies = 60;
		player.stop = always;
		player.stop_data = &asked;
		set_up(winning[0]);
		ply = player_choose(&player, &game);
		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
		g_assert_cmpint(game.reason, ==, REASON_PIECES);

		game_init(&game, &standard);
		ply = player_choose(&player, &game);
		g_assert_cmpuint(asked, >=, 1);
		g_assert_cmpuint(asked, <=, 2);
		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	}
}

static bool third_time(void *data)
{
	return ++*(unsigned *)data == 3;
}

/* What is stopped plays what it would have played with as many nodes as it had had. */
static void test_stop_plays_the_best_so_far(void)
{
	static const struct {
		enum player_level level;
		uint64_t nodes; /* up to the third time that stop is asked */
	} rows[] = {{PLAYER_HARD, 3 * 1024}, {PLAYER_EXPERT, 3 * 4096}, {PLAYER_UCT, 2 * 16}};

	for (unsigned i = 0; i < 3 * G_N_ELEMENTS(rows); i++) {
		unsigned asked = 0;
		struct player stopped = {.level = rows[i / 3].level, .seed = i};
		struct player limited = stopped;
		struct ply ply, expected;

		stopped.limits.nodes = 1000000;
		stopped.stop = third_time;
		stopped.stop_data = &asked;
		limited.limits.nodes = rows[i / 3].nodes;
		set_up(i % 3 ? "WBBW..BWW.WWBWB.WBB.WBB. w 0 0" : "W...W..B.BB..W.......... w 5 5");
		ply = player_choose(&stopped, &game);
		expected = player_choose(&limited, &game);
		g_assert_cmpuint(asked, ==, 3);
		g_assert_true(ply_equal(&ply, &expected));
	}
}

/* One position is all that may be searched, and the first root ply is not even finished. */
static void test_first_ply(void)
{
	for (enum player_level level = PLAYER_MEDIUM; level < PLAYER_1; level++) {
		struct player player = player_of(level, 1);
		struct ply ply;

		player.limits.nodes = 1;
		set_up(winning[1]);
		ply = player_choose(&player, &game);
		g_assert_cmpint(ply.takes[0], !=, POINT_NONE);
		set_up(losing[0]);
		ply = player_choose(&player, &game);
		g_assert_false(loses_next(&ply));
	}
}

static void test_single_ply(void)
{
	for (enum player_level level = PLAYER_EASY; level < PLAYER_LEVELS; level++) {
		unsigned asked = 0;
		struct player player = player_of(level, 1);
		struct ply only, ply;

		player.stop = always;
		player.stop_data = &asked;
		set_up("WBW......B....B......WWB w 0 0");
		g_assert_cmpint(notation_read_ply(standard.board, "d1-d2", &only), ==, VERDICT_OK);
		ply = player_choose(&player, &game);
		g_assert_true(ply_equal(&ply, &only));
		g_assert_cmpuint(asked, ==, 0);
	}
}

static void test_easy_is_uniform(void)
{
	unsigned counts[BOARD_MAX_POINTS] = {0};

	game_init(&game, &standard);
	for (unsigned i = 0; i < SEEDS; i++) {
		const struct player easy = player_of(PLAYER_EASY, i);

		counts[player_choose(&easy, &game).to]++;
	}
	for (point p = 0; p < standard.board->n_points; p++) {
		g_assert_cmpuint(counts[p], >, SEEDS / 24 / 2);
		g_assert_cmpuint(counts[p], <, SEEDS / 24 * 3 / 2);
	}
}

/* A game of a level against itself: all its plies into plies, which holds max. */
static uint32_t record(enum player_level level, uint64_t seed, struct ply *plies, uint32_t max)
{
	struct player player = player_of(level, seed);

	if (level == PLAYER_UCT)
		player.limits.nodes = 100;
	if (level == PLAYER_EXPERT || level == PLAYER_PERFECT || level == PLAYER_10)
		player.limits.nodes = 20000;
	game_init(&game, &standard);
	while (game.result == GAME_UNFINISHED && game.length < max) {
		const struct ply ply = player_choose(&player, &game);

		plies[game.length] = ply;
		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	}
	return game.length;
}

static void test_seeds(void)
{
	for (enum player_level level = PLAYER_EASY; level < PLAYER_LEVELS; level++) {
		struct ply first[60], again[60], other[60];
		const uint32_t length = record(level, 5, first, 60);

		g_test_message("%s", player_level_names[level]);
		g_assert_cmpuint(record(level, 5, again, 60), ==, length);
		g_assert_cmpint(memcmp(first, again, length * sizeof(*first)), ==, 0);
		g_assert_cmpuint(record(level, 6, other, 60), >, 20);
		g_assert_cmpint(memcmp(first, other, 20 * sizeof(*first)), !=, 0);
	}
}

static void test_unchanged(void)
{
	game_init(&game, &standard);
	play("d6");
	play("d2");
	play("f4");
	memcpy(&copy, &game, sizeof(copy));
	for (enum player_level level = PLAYER_EASY; level < PLAYER_LEVELS; level++) {
		const struct player player = player_of(level, 5);

		player_choose(&player, &game);
		player_accepts_draw(&player, &game, SIDE_WHITE);
		g_assert_cmpint(memcmp(&copy, &game, sizeof(copy)), ==, 0);
	}
}

/* With the same depth, medium and hard are the same player. */
static void test_depth(void)
{
	struct player medium = player_of(PLAYER_MEDIUM, 5);
	struct player hard = player_of(PLAYER_HARD, 5);

	medium.limits = hard.limits = (struct player_limits){.depth_plies = 2};
	game_init(&game, &standard);
	while (game.length < 24 && game.result == GAME_UNFINISHED) {
		const struct ply by_medium = player_choose(&medium, &game);
		const struct ply by_hard = player_choose(&hard, &game);

		g_assert_true(ply_equal(&by_medium, &by_hard));
		g_assert_cmpint(game_play(&game, &by_hard, NULL), ==, VERDICT_OK);
	}
}

/* Else it would be hard. */
static void test_medium_keeps_its_depth(void)
{
	struct player medium = player_of(PLAYER_MEDIUM, 5);
	struct player three = player_of(PLAYER_HARD, 5);

	medium.limits = (struct player_limits){.nodes = 1000000};
	three.limits = (struct player_limits){.depth_plies = 3};
	game_init(&game, &standard);
	while (game.length < 24 && game.result == GAME_UNFINISHED) {
		const struct ply by_medium = player_choose(&medium, &game);
		const struct ply by_three = player_choose(&three, &game);

		g_assert_true(ply_equal(&by_medium, &by_three));
		g_assert_cmpint(game_play(&game, &by_three, NULL), ==, VERDICT_OK);
	}
}

static void expect_answers(bool white, bool black)
{
	for (enum player_level level = PLAYER_EASY; level < PLAYER_LEVELS; level++) {
		const struct player player = player_of(level, 1);

		for (int i = 0; i < 2; i++) {
			g_assert_cmpint(player_accepts_draw(&player, &game, SIDE_WHITE), ==, white);
			g_assert_cmpint(player_accepts_draw(&player, &game, SIDE_BLACK), ==, black);
		}
	}
}

static void test_draw_when_losing(void)
{
	set_up("WW.W.W...B.W..W..B.WB..B w 0 0");
	expect_answers(false, true);
	set_up("WW.W.W...B.W..W..B.WB..B b 0 0");
	expect_answers(false, true);
	set_up("BB.B.B...W.B..B..W.BW..W w 0 0");
	expect_answers(true, false);
}

static void test_draw_before_a_taking(void)
{
	struct ply ply;

	set_up(winning[1]);
	g_assert_cmpint(notation_read_ply(standard.board, "g4-g7", &ply), ==, VERDICT_OK);
	g_assert_cmpint(game_enter(&game, &ply, NULL), ==, VERDICT_OK);
	g_assert_cmpuint(game.owed, ==, 1);
	expect_answers(false, true);
}

static void test_draw_at_the_start(void)
{
	game_init(&game, &standard);
	expect_answers(false, false);
	play("d6");
	play("d2");
	expect_answers(false, false);
}

static void play_rounds(const char *const plies[4], unsigned rounds)
{
	for (unsigned i = 0; i < 4 * rounds; i++)
		play(plies[i % 4]);
}

/* Five against five, and nobody gets anywhere. */
static void test_draw_that_drags_on(void)
{
	static const char *const plies[] = {"a7-d7", "a1-a4", "d7-a7", "a4-a1"};

	set_up("W.B..BBWW..W..W...B..B.. w 0 0");
	expect_answers(false, false);
	play_rounds(plies, 1);
	expect_answers(true, true);
}

/* No position stands twice here, for repetition alone would say so. */
static void test_draw_after_quiet_plies(void)
{
	static const char *const plies[] = {"a7-d7", "a1-a4", "d7-a7", "a4-a1"};
	struct rules rules = standard;

	rules.repetition = false;
	set_up_by(&rules, "W.B..BBWW..W..W...B..B.. w 0 0");
	play("g4-g1");
	play("b2-b4");
	expect_answers(false, false);
	set_up_by(&rules, "W.B..BBWW..W..W...B..B.. w 0 0");
	play_rounds(plies, 6);
	play("g4-g1");
	play("b2-b4");
	g_assert_cmpuint(game_stood(&game), ==, 1);
	expect_answers(true, true);
}

/* White has five pieces to four, yet no more by the evaluation. */
static void test_draw_with_more_pieces(void)
{
	static const char *const plies[] = {"f6-f4", "g7-g4", "f4-f6", "g4-g7"};

	set_up("..B.BWB.....W...WWWB.... w 0 0");
	play_rounds(plies, 1);
	expect_answers(false, true);
}

static void test_puzzles(void)
{
	char *path = g_build_filename(g_getenv("srcdir"), "tests", "data", "puzzles.tsv", NULL);
	char *text = NULL;

	g_assert_true(g_file_get_contents(path, &text, NULL, NULL));

	char **rows = g_strsplit(text ? text : "", "\n", -1);

	g_assert_cmpuint(g_strv_length(rows), >, 2);
	for (unsigned i = 1; rows[i] && *rows[i]; i++) {
		char **cells = g_strsplit(rows[i], "\t", 3);
		char **best = g_strsplit(cells[2], " ", -1);
		const struct player hard = player_of(PLAYER_HARD, i);
		char chosen[NOTATION_PLY_SIZE];
		struct ply ply;

		set_up(cells[0]);
		ply = player_choose(&hard, &game);
		notation_write_ply(standard.board, &ply, chosen);
		g_test_message("%s: %s", rows[i], chosen);
		g_assert_true(g_strv_contains((const char *const *)best, chosen));
		ply = player_advise(&hard, &game).ply;
		notation_write_ply(standard.board, &ply, chosen);
		g_assert_true(g_strv_contains((const char *const *)best, chosen));
		g_strfreev(best);
		g_strfreev(cells);
	}
	g_strfreev(rows);
	g_free(text);
	g_free(path);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_assert_cmpint(options_preset(&standard, "standard"), ==, VERDICT_OK);
	g_test_add_func("/player/medium-beats-easy", test_medium_beats_easy);
	g_test_add_func("/player/hard-beats-medium", test_hard_beats_medium);
	g_test_add_func("/player/uct-beats-easy", test_uct_beats_easy);
	g_test_add_func("/player/a-mill-that-wins-is-closed", test_wins);
	g_test_add_func("/player/a-mill-that-would-lose-is-blocked", test_blocks);
	g_test_add_func("/player/hard-solves-short-puzzles", test_puzzles);
	g_test_add_func("/player/stop-ends-the-search", test_stop);
	g_test_add_func("/player/stop-plays-the-best-so-far", test_stop_plays_the_best_so_far);
	g_test_add_func("/player/the-first-ply-at-hand-is-sensible", test_first_ply);
	g_test_add_func("/player/a-single-ply-needs-no-search", test_single_ply);
	g_test_add_func("/player/easy-prefers-no-ply", test_easy_is_uniform);
	g_test_add_func("/player/a-seed-decides-the-game", test_seeds);
	g_test_add_func("/player/choosing-leaves-the-game-unchanged", test_unchanged);
	g_test_add_func("/player/a-limit-in-depth-replaces-the-levels-own", test_depth);
	g_test_add_func("/player/medium-keeps-its-depth-under-a-limit-in-nodes",
			test_medium_keeps_its_depth);
	g_test_add_func("/player/a-losing-side-takes-a-draw", test_draw_when_losing);
	g_test_add_func("/player/a-taking-owed-is-seen", test_draw_before_a_taking);
	g_test_add_func("/player/a-game-just-begun-is-played-on", test_draw_at_the_start);
	g_test_add_func("/player/an-even-game-that-drags-on-is-a-draw", test_draw_that_drags_on);
	g_test_add_func("/player/quiet-plies-make-a-draw", test_draw_after_quiet_plies);
	g_test_add_func("/player/more-pieces-are-played-on-with", test_draw_with_more_pieces);
	return g_test_run();
}

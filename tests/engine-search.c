/* Alpha-beta held against plain minimax on whole games: the same value, the same best plies. */
#include "core/notation.h"
#include "core/options.h"
#include "engine/evaluate.h"
#include "engine/player.h"
#include "engine/random.h"
#include "engine/search.h"

#include <glib.h>
#include <string.h>

#define POSITIONS 40
#define SHORT_LIST 24
#define MAX_DEPTH 3

static struct game game;

/* Everything of a game but its turns: with it a ply is taken back, the last one too. */
struct saved {
	char bytes[offsetof(struct game, turns)];
};

static struct saved save(void)
{
	struct saved saved;

	memcpy(saved.bytes, &game, sizeof(saved.bytes));
	return saved;
}

static void restore(const struct saved *saved)
{
	memcpy(&game, saved->bytes, sizeof(saved->bytes));
}

static int minimax(int ply, int depth);

static int value_of(const struct ply *next, int ply, int depth)
{
	const struct saved saved = save();

	g_assert_cmpint(game_play(&game, next, NULL), ==, VERDICT_OK);
	const int value = -minimax(ply + 1, depth - 1);
	restore(&saved);
	return value;
}

/* For the side to move. Draws are found by the game itself, not by the engine's line of play. */
static int minimax(int ply, int depth)
{
	struct ply plies[RULES_MAX_PLIES];
	int best = -EVALUATE_WIN;

	if (game.result == GAME_DRAWN)
		return EVALUATE_DRAW;
	if (game.result != GAME_UNFINISHED)
		return ply - EVALUATE_WIN;
	if (depth == 0)
		return evaluate_position(&game.rules, &game.position);

	const size_t n = game_plies(&game, plies);

	for (size_t i = 0; i < n; i++)
		best = MAX(best, value_of(&plies[i], ply, depth));
	return best;
}

static gboolean among(const struct ply *plies, size_t n, const struct ply *ply)
{
	for (size_t i = 0; i < n; i++) {
		if (ply_equal(&plies[i], ply))
			return TRUE;
	}
	return FALSE;
}

/* Compares the search of the present position, and the ply that hard chooses. */
static void compare(int depth)
{
	const struct limits limits = {.depth_plies = (unsigned)depth};
	const struct player hard = {.level = PLAYER_HARD,
				    .limits = {.depth_plies = (unsigned)depth},
				    .seed = game.length};
	static struct search_result result;
	struct ply plies[RULES_MAX_PLIES], best[RULES_MAX_PLIES];
	const size_t n = game_plies(&game, plies);
	int value = -EVALUATE_WIN;
	size_t n_best = 0;
	uint64_t random = 1;

	for (size_t i = 0; i < n; i++) {
		const int score = value_of(&plies[i], 0, depth);

		if (score > value)
			n_best = 0;
		value = MAX(value, score);
		if (score == value)
			best[n_best++] = plies[i];
	}
	search_run(&game, limits, &random, &result);
	g_assert_cmpint(result.score, ==, value);
	g_assert_cmpuint(result.n_best, ==, n_best);
	for (size_t i = 0; i < result.n_best; i++)
		g_assert_true(among(best, n_best, &result.best[i]));

	const struct ply chosen = player_choose(&hard, &game);

	g_assert_true(among(best, n_best, &chosen));
}

static void compare_all_depths(void)
{
	struct ply plies[RULES_MAX_PLIES];

	for (int depth = 1; depth <= MAX_DEPTH; depth++) {
		if (depth < MAX_DEPTH || game_plies(&game, plies) <= SHORT_LIST)
			compare(depth);
	}
}

static struct rules numbered_rules(unsigned i)
{
	struct rules rules;

	g_assert_cmpint(options_preset(&rules, "standard"), ==, VERDICT_OK);
	rules.flying = !(i & 1);
	rules.keep_protected = i & 2;
	rules.two_takings = i & 4;
	rules.quiet_until_take = i & 8;
	return rules;
}

/* Random plies from the start, or from few pieces, of which some have taken already. */
static void random_position(unsigned i, uint64_t *random)
{
	const struct rules rules = numbered_rules(i);
	struct position position = rules_start(&rules);
	struct ply plies[RULES_MAX_PLIES];
	unsigned length = i * 7 % 60;

	if (i % 3 == 0) {
		position.in_hand[0] = (uint8_t)(3 + i % 4);
		position.in_hand[1] = (uint8_t)(3 + i / 3 % 4);
		length = 13 + i % 8;
	}
	do {
		g_assert_cmpint(game_set_up(&game, &rules, &position), ==, VERDICT_OK);
		while (game.length < length && game.result == GAME_UNFINISHED) {
			const size_t n = game_plies(&game, plies);

			game_play(&game, &plies[random_below(random, (uint32_t)n)], NULL);
		}
	} while (game.result != GAME_UNFINISHED);
}

static void test_positions(void)
{
	uint64_t random = 2026;
	struct ply plies[RULES_MAX_PLIES];
	unsigned n_short = 0;

	for (unsigned i = 0; i < POSITIONS; i++) {
		random_position(i, &random);
		n_short += game_plies(&game, plies) <= SHORT_LIST;
		compare_all_depths();
	}
	g_assert_cmpuint(n_short, >=, 5);
}

static void set_up(const struct rules *rules, const char *text)
{
	struct position position;

	g_assert_cmpint(notation_read_position(rules, text, &position), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(&game, rules, &position), ==, VERDICT_OK);
}

static void play(const char *text)
{
	struct ply ply;

	g_assert_cmpint(notation_read_ply(game.rules.board, text, &ply), ==, VERDICT_OK);
	g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
}

/* White has seven pieces to four. */
static const char *const ahead = "W.W..BB...B......WWBW.WW w 0 0";
static const char *const shuffle[] = {"a7-d7", "f6-f4", "d7-a7", "f4-f6"};

static void test_repetition(void)
{
	const struct rules rules = numbered_rules(0);
	static struct search_result result;
	const struct limits limits = {.depth_plies = 3};
	uint64_t random = 1;

	set_up(&rules, ahead);
	for (unsigned i = 0; i < 7; i++) {
		play(shuffle[i % 4]);
		compare_all_depths();
		compare(3);
	}
	/* Black, who is behind, can have the position for the third time by f4-f6. */
	search_run(&game, limits, &random, &result);
	g_assert_cmpint(result.score, ==, EVALUATE_DRAW);
	play("f4-f6");
	g_assert_cmpint(game.reason, ==, REASON_REPETITION);
}

static void test_limit(void)
{
	struct rules rules = numbered_rules(0);

	rules.repetition = false;
	for (uint16_t limit = 3; limit <= 9; limit++) {
		rules.quiet_limit = limit;
		rules.quiet_until_take = limit & 1;
		rules.keep_protected = limit & 2;
		set_up(&rules, ahead);
		for (unsigned i = 0; i < 6 && game.result == GAME_UNFINISHED; i++) {
			compare_all_depths();
			compare(3);
			play(shuffle[i % 4]);
		}
	}
}

/* All black pieces stand in a mill and are kept, so that White's mill takes nothing. */
static void test_mill_without_taking(void)
{
	struct rules rules = numbered_rules(2);

	rules.quiet_limit = 2;
	for (int until_take = 0; until_take < 2; until_take++) {
		rules.quiet_until_take = until_take;
		set_up(&rules, "...W..WW....W........BBB w 0 0");
		compare(2);
		compare(3);
	}
}

/* White has begun f6, which takes one piece; d7 would take two. */
static void test_owed(void)
{
	const struct rules rules = numbered_rules(4);
	static struct search_result result;
	const struct limits limits = {.depth_plies = 3};
	struct ply ply;
	uint64_t random = 1;

	set_up(&rules, "W.WWW..W..........B.BB.B w 4 5");
	g_assert_cmpint(notation_read_ply(rules.board, "f6", &ply), ==, VERDICT_OK);
	g_assert_cmpint(game_enter(&game, &ply, NULL), ==, VERDICT_OK);
	g_assert_cmpuint(game.owed, ==, 1);
	search_run(&game, limits, &random, &result);
	for (size_t i = 0; i < result.n_best; i++) {
		g_assert_cmpint(result.best[i].to, ==, ply.to);
		g_assert_cmpint(result.best[i].takes[0], !=, POINT_NONE);
	}
}

static void test_limits(void)
{
	static struct search_result result, again;
	const struct rules rules = numbered_rules(0);
	struct limits limits = {.nodes = 5000};
	uint64_t random = 7;

	game_init(&game, &rules);
	search_run(&game, limits, &random, &result);
	g_assert_cmpuint(result.nodes, ==, 5000);
	random = 7;
	search_run(&game, limits, &random, &again);
	g_assert_cmpint(again.score, ==, result.score);
	g_assert_cmpuint(again.n_best, ==, result.n_best);
	g_assert_true(ply_equal(&again.best[0], &result.best[0]));

	limits = (struct limits){.depth_plies = 2};
	search_run(&game, limits, &random, &result);
	g_assert_cmpuint(result.depth_plies, ==, 2);
	g_assert_cmpuint(result.nodes, <=, 24 + 24 * 24 + 24);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/search/equals-minimax-in-random-positions", test_positions);
	g_test_add_func("/search/equals-minimax-when-a-position-returns", test_repetition);
	g_test_add_func("/search/equals-minimax-near-the-quiet-limit", test_limit);
	g_test_add_func("/search/equals-minimax-where-a-mill-takes-nothing",
			test_mill_without_taking);
	g_test_add_func("/search/a-ply-begun-is-finished-not-replaced", test_owed);
	g_test_add_func("/search/ends-at-its-limits", test_limits);
	return g_test_run();
}

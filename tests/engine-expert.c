/* The strongest search: forced wins are those that minimax finds, draws are seen, puzzles solved.
 */
#include "bridge.h"

#include "core/notation.h"
#include "core/options.h"
#include "engine/evaluate.h"
#include "engine/expert.h"

#include <glib.h>
#include <string.h>

#define POSITIONS 300
#define MATE_PLIES 3
#define ENOUGH_STEPS 7

static struct game game, copy;

static struct expert_result run(struct limits limits, uint64_t seed)
{
	struct expert_options options = expert_usual;
	struct expert_result result;

	options.table_bytes = 1 << 20;
	expert_run(&game, limits, &options, &seed, &result);
	return result;
}

/* The value of what is decided within so many plies, else 0, by core alone. */
static int decided_within(const struct rules *rules, const struct position *position, int plies)
{
	g_autofree struct ply *list = g_new(struct ply, RULES_MAX_PLIES);
	int best = -EVALUATE_WIN;
	enum side winner;
	size_t n;

	if (rules_over(rules, position, &winner))
		return winner == (enum side)position->to_move ? EVALUATE_WIN : -EVALUATE_WIN;
	if (!plies)
		return 0;
	n = rules_plies(rules, position, list);
	for (size_t i = 0; i < n; i++) {
		struct position next = *position;
		int value;

		rules_apply(&next, &list[i]);
		value = -decided_within(rules, &next, plies - 1);
		best = MAX(best, value ? value - (value > 0 ? 1 : -1) : 0);
	}
	return best;
}

static void set_up(const struct rules *rules, const char *text)
{
	struct position position;

	g_assert_cmpint(notation_read_position(rules, text, &position), ==, VERDICT_OK);
	g_assert_cmpint(game_set_up(&game, rules, &position), ==, VERDICT_OK);
}

/* Few pieces, so that many positions are decided soon and minimax ends. */
static gboolean set_up_small(struct bridge_random *random, const struct rules *rules)
{
	struct position position = {.to_move = (uint8_t)bridge_below(random, 2)};

	for (int side = 0; side < 2; side++)
		for (int i = 3 + bridge_below(random, 2); i; i--) {
			const point p = (point)bridge_below(random, 24);

			if (!point_in(position.pieces[0] | position.pieces[1], p))
				position.pieces[side] |= point_bit(p);
		}
	return rules_admit(rules, &position) == VERDICT_OK &&
	       game_set_up(&game, rules, &position) == VERDICT_OK && game.result == GAME_UNFINISHED;
}

static void forced_wins_are_found(void)
{
	struct bridge_random random = {21};
	unsigned decided = 0;

	for (int i = 0; i < POSITIONS; i++) {
		struct model_rules model = bridge_numbered_rules(i % 8);
		struct rules rules = bridge_rules(&model);
		struct expert_result result;
		int value;

		/* With fliers on both sides plain minimax would not end. */
		rules.flying = FALSE;
		if (!set_up_small(&random, &rules))
			continue;
		value = decided_within(&rules, &game.position, MATE_PLIES);
		result = run((struct limits){.depth_plies = ENOUGH_STEPS}, (uint64_t)i);
		if (value)
			g_assert_cmpint(result.score, ==, value);
		else
			g_assert_true(!evaluate_decided(result.score) ||
				      EVALUATE_WIN - ABS(result.score) > MATE_PLIES);
		decided += value != 0;
	}
	g_assert_cmpuint(decided, >, POSITIONS / 20);
}

/* Each row: position, the win in own turns, and the plies that win as fast. */
static void puzzles_are_solved(void)
{
	g_autofree char *name =
		g_build_filename(g_getenv("srcdir"), "tests/data/puzzles.tsv", NULL);
	g_autofree char *text = NULL;
	g_auto(GStrv) rows = NULL;
	struct rules rules;
	unsigned solved = 0;

	g_assert_true(g_file_get_contents(name, &text, NULL, NULL));
	options_preset(&rules, options_presets[0]);
	rows = g_strsplit(text, "\n", 0);
	for (char **row = rows + 1; *row && **row; row++) {
		g_auto(GStrv) cells = g_strsplit(*row, "\t", 3);
		g_auto(GStrv) best = g_strsplit(cells[2], " ", 0);
		char ply[NOTATION_PLY_SIZE];
		struct expert_result result;

		if (atoi(cells[1]) > 4)
			continue;
		set_up(&rules, cells[0]);
		result = run((struct limits){.nodes = 3000000}, 1);
		notation_write_ply(&board_nine, &result.best, ply);
		if (!g_strv_contains((const char *const *)best, ply))
			g_test_message("%s: %s", cells[0], ply);
		g_assert_true(g_strv_contains((const char *const *)best, ply));
		g_assert_cmpint(result.score, ==, EVALUATE_WIN - 2 * atoi(cells[1]) + 1);
		solved++;
	}
	g_assert_cmpuint(solved, >, 5);
}

/* One ply before the limit, what closes no mill is a draw, however much it would win later. A draw
 * is worth less than an even position, so that expert plays on. */
static void the_quiet_limit_is_seen(void)
{
	struct rules rules;

	options_preset(&rules, options_presets[0]);
	set_up(&rules, "W..W..W.....W......WBB.B w 0 0");
	g_assert_cmpint(run((struct limits){.depth_plies = 8}, 1).score, !=, EVALUATE_DRAW);
	rules.quiet_limit = 1;
	set_up(&rules, "W..W..W.....W......WBB.B w 0 0");
	g_assert_cmpint(run((struct limits){.depth_plies = 8}, 1).score, ==,
			-expert_usual.contempt);
}

/* A side that is behind is glad of a draw by the third time. */
static void a_third_time_is_seen(void)
{
	static const char *const shuffle[] = {"g7-d7", "a1-d1", "d7-g7", "d1-a1",
					      "g7-d7", "a1-d1", "d7-g7"};
	struct rules rules;
	struct ply ply;

	options_preset(&rules, options_presets[0]);
	set_up(&rules, "..W...W..W..W.W..B.W.B.B w 0 0");
	for (unsigned i = 0; i < G_N_ELEMENTS(shuffle); i++) {
		g_assert_cmpint(notation_read_ply(&board_nine, shuffle[i], &ply), ==, VERDICT_OK);
		g_assert_cmpint(game_play(&game, &ply, NULL), ==, VERDICT_OK);
	}
	g_assert_cmpuint(game_stood(&game), ==, 2);
	g_assert_cmpint(run((struct limits){.depth_plies = 8}, 1).score, ==,
			-expert_usual.contempt);
}

static void the_game_is_left_alone_and_a_ply_begun_is_finished(void)
{
	struct rules rules;
	const struct ply begun = {9, 2, {POINT_NONE, POINT_NONE}};
	struct expert_result result;

	options_preset(&rules, options_presets[0]);
	set_up(&rules, "WW............W....B.BBB w 0 0");
	g_assert_cmpint(game_enter(&game, &(struct ply){14, 2, {POINT_NONE, POINT_NONE}}, NULL), ==,
			VERDICT_OK);
	g_assert_cmpuint(game.owed, ==, 1);
	copy = game;
	result = run((struct limits){.depth_plies = 5}, 1);
	g_assert_cmpmem(&copy, sizeof(copy), &game, sizeof(game));
	g_assert_cmpint(result.best.from, ==, 14);
	g_assert_cmpint(result.best.to, ==, begun.to);
	g_assert_cmpint(result.best.takes[0], !=, POINT_NONE);
}

static void the_same_seed_gives_the_same_ply(void)
{
	const struct limits limits = {.nodes = 100000};
	struct expert_result first, second;
	struct rules rules;

	options_preset(&rules, options_presets[0]);
	set_up(&rules, "WBBW..BWW.WWBWB.WBB.WBB. w 0 0");
	first = run(limits, 3);
	second = run(limits, 3);
	g_assert_true(ply_equal(&first.best, &second.best));
	g_assert_cmpint(first.score, ==, second.score);
	g_assert_cmpuint(first.nodes, ==, second.nodes);
	g_assert_cmpuint(first.nodes, <=, limits.nodes);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/engine-expert/forced-wins-are-found", forced_wins_are_found);
	g_test_add_func("/engine-expert/puzzles-are-solved", puzzles_are_solved);
	g_test_add_func("/engine-expert/the-quiet-limit-is-seen", the_quiet_limit_is_seen);
	g_test_add_func("/engine-expert/a-third-time-is-seen", a_third_time_is_seen);
	g_test_add_func("/engine-expert/the-game-is-left-alone-and-a-ply-begun-is-finished",
			the_game_is_left_alone_and_a_ply_begun_is_finished);
	g_test_add_func("/engine-expert/the-same-seed-gives-the-same-ply",
			the_same_seed_gives_the_same_ply);
	return g_test_run();
}

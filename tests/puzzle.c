/* Puzzles: one ply alone wins, by the tables and by playing the win out against every answer. */
#include "engine/puzzle.h"

#include "engine/random.h"
#include "small-tables.h"

#include <glib.h>

#define EACH 200
#define PLAYED_OUT 5 /* plies of the longest win that is played out */

static const struct probe *const tables = &small_tables_probe;

static struct probe_value value_of(const struct position *position)
{
	const unsigned own = position->to_move;
	enum side winner;

	if (rules_over(&small_tables_rules, position, &winner))
		return (struct probe_value){PROBE_LOSS, 0};
	return small_tables_find(NULL, position->pieces[own], position->pieces[own ^ 1]);
}

/* Whether the side that has just moved wins in so many plies more, by core's rules: whatever is
 * answered, one of its plies leads nearer. The tables only say which to try. */
static bool is_won(const struct position *position, unsigned plies)
{
	struct ply answers[RULES_MAX_PLIES], own[RULES_MAX_PLIES];
	enum side winner;

	if (rules_over(&small_tables_rules, position, &winner))
		return winner != (enum side)position->to_move;
	if (plies < 2)
		return false;
	for (size_t i = rules_plies(&small_tables_rules, position, answers); i-- > 0;) {
		const struct position next = rules_played(position, &answers[i]);
		size_t k = rules_plies(&small_tables_rules, &next, own);
		bool won = false;

		if (rules_ended(&small_tables_rules, &next))
			return false;
		while (k-- > 0 && !won) {
			const struct position then = rules_played(&next, &own[k]);
			const struct probe_value value = value_of(&then);

			won = value.result == PROBE_LOSS && value.plies <= plies - 2 &&
			      is_won(&then, plies - 2);
		}
		if (!won)
			return false;
	}
	return true;
}

/* Whether the side to move has any ply that wins at once. */
static bool wins_at_once(const struct position *position)
{
	struct ply plies[RULES_MAX_PLIES];

	for (size_t i = rules_plies(&small_tables_rules, position, plies); i-- > 0;) {
		const struct position after = rules_played(position, &plies[i]);
		enum side winner;

		if (rules_over(&small_tables_rules, &after, &winner) &&
		    winner == (enum side)position->to_move)
			return true;
	}
	return false;
}

/* An answer after which White does not win at once, and by the tables not at all. */
static bool can_be_answered(const struct position *after)
{
	struct ply answers[RULES_MAX_PLIES];

	for (size_t i = rules_plies(&small_tables_rules, after, answers); i-- > 0;) {
		const struct position next = rules_played(after, &answers[i]);

		if (value_of(&next).result != PROBE_WIN && !wins_at_once(&next))
			return true;
	}
	return false;
}

static void check(const struct puzzle *puzzle)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies(&small_tables_rules, &puzzle->position, plies);
	unsigned wins = 0;

	g_assert_cmpint(puzzle->position.to_move, ==, SIDE_WHITE);
	g_assert_cmpint(rules_admit(&small_tables_rules, &puzzle->position), ==, VERDICT_OK);
	for (size_t i = 0; i < n; i++) {
		const struct position after = rules_played(&puzzle->position, &plies[i]);
		const bool right = ply_equal(&plies[i], &puzzle->ply);

		g_assert_cmpint(value_of(&after).result == PROBE_LOSS, ==, right);
		if (!right) {
			g_assert_true(can_be_answered(&after));
			continue;
		}
		wins++;
		g_assert_cmpuint(value_of(&after).plies + 1, ==, puzzle->worth.plies);
		if (puzzle->worth.plies <= PLAYED_OUT)
			g_assert_true(is_won(&after, puzzle->worth.plies - 1));
	}
	g_assert_cmpuint(wins, ==, 1);
}

static void one_ply_alone_wins(void)
{
	static const unsigned least[] = {1, 13, 15}, most[] = {13, 25, 99};

	for (enum puzzle_level level = PUZZLE_EASY; level < PUZZLE_LEVELS; level++) {
		unsigned plies = 0;

		for (unsigned i = 0; i < EACH; i++) {
			struct puzzle puzzle, again;
			const uint64_t seed = random_start(level, i);

			g_assert_true(
				puzzle_make(tables, &small_tables_rules, level, seed, &puzzle));
			g_assert_true(
				puzzle_make(tables, &small_tables_rules, level, seed, &again));
			g_assert_true(position_equal(&puzzle.position, &again.position));
			g_assert_true(ply_equal(&puzzle.ply, &again.ply));
			check(&puzzle);
			g_assert_cmpuint(puzzle.worth.plies, >=, least[level]);
			g_assert_cmpuint(puzzle.worth.plies, <=, most[level]);
			g_assert_false(level == PUZZLE_HARD && puzzle.ply.takes[0] != POINT_NONE);
			plies += puzzle.worth.plies;
		}
		g_test_message("level %d: %u plies on average", level, plies / EACH);
	}
}

static struct probe_value find_nothing(void *data, point_set own, point_set other)
{
	(void)data;
	(void)own;
	(void)other;
	return (struct probe_value){PROBE_UNKNOWN, 0};
}

static void without_tables_there_is_none(void)
{
	const struct probe empty = {find_nothing, NULL, SMALL_TABLES_MOST};
	struct puzzle puzzle;

	g_assert_false(puzzle_make(NULL, &small_tables_rules, PUZZLE_EASY, 1, &puzzle));
	g_assert_false(puzzle_make(&empty, &small_tables_rules, PUZZLE_EASY, 1, &puzzle));
}

/* A win that the limit would cut off is none. */
static void a_limit_is_kept(void)
{
	struct rules rules = small_tables_rules;

	rules.quiet_limit = 8;
	for (unsigned i = 0; i < 5; i++) {
		struct puzzle puzzle;

		g_assert_true(puzzle_make(tables, &rules, PUZZLE_HARD, i, &puzzle));
		g_assert_true(exact_proved(&puzzle.worth));
	}
}

int main(int argc, char **argv)
{
	int status;

	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	small_tables_solve();
	g_test_add_func("/puzzle/one-ply-alone-wins", one_ply_alone_wins);
	g_test_add_func("/puzzle/without-tables-there-is-none", without_tables_there_is_none);
	g_test_add_func("/puzzle/a-limit-is-kept", a_limit_is_kept);
	status = g_test_run();
	small_tables_clear();
	return status;
}

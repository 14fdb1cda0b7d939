/* The tables of endings: their numbering, their values against published counts, core's rules and a
 * second way to find them, and what a proof finds. */
#include "core/rules.h"
#include "engine/symmetry.h"
#include "tables/moves.h"
#include "tables/proof.h"
#include "tables/solver.h"

#include <glib.h>
#include <string.h>

#define MOST 4 /* pieces a side of what is solved here */
#define THREADS 2

static const struct rules standard = {.board = &board_nine, .pieces = 9, .flying = true};
static const struct rules variants[] = {
	{.board = &board_nine, .pieces = 9, .flying = true},
	{.board = &board_nine, .pieces = 9, .flying = true, .keep_protected = true},
	{.board = &board_nine, .pieces = 9},
	{.board = &board_nine, .pieces = 9, .keep_protected = true},
};
static const struct parallel two = {.threads = THREADS};

/* By pieces to move and others. */
static struct index *numbering;
static struct values solved[MOST + 1][MOST + 1];

static const struct values *known(unsigned own, unsigned other)
{
	return own < INDEX_FEWEST || other < INDEX_FEWEST ? NULL : &solved[own][other];
}

static void solve(const struct rules *rules, unsigned own, unsigned other)
{
	const struct values *taken[2] = {known(other - 1, own), known(own - 1, other)};
	struct values found[2];

	g_assert_cmpint(solver_run(numbering, rules, &two, own, other, taken, found), ==,
			SOLVER_DONE);
	solved[own][other] = found[0];
	if (own != other)
		solved[other][own] = found[1];
}

static void forget(void)
{
	for (unsigned own = INDEX_FEWEST; own <= MOST; own++)
		for (unsigned other = INDEX_FEWEST; other <= MOST; other++)
			values_clear(&solved[own][other]);
}

static point_set random_set(GRand *random, unsigned size, point_set without)
{
	point_set set = 0;

	while (point_count(set) < size) {
		const point p = (point)g_rand_int_range(random, 0, board_nine.n_points);
		if (!point_in(without, p))
			set |= point_bit(p);
	}
	return set;
}

/* Of small classes each number, of others a few in every row. */
static void each_number_is_a_position_and_back(void)
{
	for (unsigned own = 3; own <= 5; own++)
		for (unsigned other = 3; other <= 5; other++) {
			const struct index_class class = index_class(numbering, own, other);

			for (uint32_t row = 0; row < class.n_rows; row++)
				for (uint32_t column = row % 7; column < class.n_columns;
				     column += own + other < 7 ? 1 : 97) {
					point_set mine, theirs;

					index_position(numbering, &class, row, column, &mine,
						       &theirs);
					g_assert_cmpuint(point_count(mine), ==, own);
					g_assert_cmpuint(point_count(theirs), ==, other);
					g_assert_false(mine & theirs);
					g_assert_cmpuint(index_of(numbering, &class, mine, theirs),
							 ==, row * class.n_columns + column);
				}
		}
}

/* The position mapped by each symmetry has the same number or a twin of it. */
static void symmetric_positions_are_twins(void)
{
	GRand *random = g_rand_new_with_seed(1);
	unsigned kept = 0;

	for (unsigned i = 0; i < 5000; i++) {
		const unsigned own = 3 + i % 3, other = 3 + i / 3 % 3;
		const struct index_class class = index_class(numbering, own, other);
		const point_set mine = random_set(random, own, 0);
		const point_set theirs = random_set(random, other, mine);
		const uint32_t number = index_of(numbering, &class, mine, theirs);
		const uint32_t row = number / class.n_columns;
		uint32_t twins[SYMMETRY_MAX];
		const unsigned n =
			index_twins(numbering, &class, row, number % class.n_columns, twins);

		kept += n > 1;
		for (unsigned s = 0; s < numbering->symmetry.n; s++) {
			const uint32_t image = index_of(
				numbering, &class, symmetry_of_set(&numbering->symmetry, s, mine),
				symmetry_of_set(&numbering->symmetry, s, theirs));
			bool found = false;

			g_assert_cmpuint(image / class.n_columns, ==, row);
			for (unsigned t = 0; t < n; t++)
				found |= twins[t] == image % class.n_columns;
			g_assert_true(found);
		}
	}
	g_assert_cmpuint(kept, >, 50);
	g_rand_free(random);
}

/* Nine pieces a side need all bits of a row's number. */
static void the_largest_sets_have_numbers(void)
{
	struct index *nine = index_new(&board_nine, 9);
	const struct index_class class = index_class(nine, 9, 8);
	GRand *random = g_rand_new_with_seed(2);

	for (unsigned i = 0; i < 5000; i++) {
		const point_set mine = random_set(random, 9, 0);
		const point_set theirs = random_set(random, 8, mine);
		point_set sets[2] = {mine, theirs}, found[2];
		const uint32_t number = index_of(nine, &class, mine, theirs);

		g_assert_cmpuint(number, <, index_size(&class));
		index_position(nine, &class, number / class.n_columns, number % class.n_columns,
			       &found[0], &found[1]);
		symmetry_least(&nine->symmetry, sets);
		symmetry_least(&nine->symmetry, found);
		g_assert_cmpuint(sets[0], ==, found[0]);
		g_assert_cmpuint(sets[1], ==, found[1]);
	}
	g_rand_free(random);
	index_free(nine);
}

/* The published number of sets that differ under the symmetries, by Burnside's lemma. */
static void positions_are_counted_once(void)
{
	struct values_counts counts;
	struct values empty;

	g_assert_true(values_init(&empty, numbering, 3, 3));
	values_count(numbering, &empty, &counts);
	g_assert_cmpuint(counts.draws, ==, 140621 + 28736 + 269);
	values_clear(&empty);
}

/* Every ply of the tables' own against core's: after it, own pieces and the enemy's. */
static void moves_are_those_of_core(void)
{
	static struct ply plies[RULES_MAX_PLIES];
	GRand *random = g_rand_new_with_seed(3);

	for (unsigned i = 0; i < 5000; i++) {
		const struct rules *rules = &variants[i % G_N_ELEMENTS(variants)];
		const unsigned own = 3 + i % 7, other = 3 + i / 7 % 7;
		struct position position = {.to_move = SIDE_WHITE};
		g_autoptr(GHashTable) seen =
			g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, NULL);
		struct moves_walk walk;
		struct moves moves;
		size_t n, takings = 0;

		position.pieces[0] = random_set(random, own, 0);
		position.pieces[1] = random_set(random, other, position.pieces[0]);
		n = rules_plies(rules, &position, plies);
		for (size_t k = 0; k < n; k++) {
			const struct position after = rules_played(&position, &plies[k]);
			gint64 *key = g_new(gint64, 1);

			*key = (gint64)after.pieces[0] << 24 | after.pieces[1];
			g_hash_table_add(seen, key);
			takings += rules_takes(&plies[k]);
		}
		moves_init(&moves, rules);
		g_assert_cmpint(moves_any(&moves, position.pieces[0], position.pieces[1]), ==,
				n > 0);
		g_assert_cmpint(moves_may_take(&moves, position.pieces[0], position.pieces[1]), ==,
				takings > 0);
		moves_start(&moves, position.pieces[0], position.pieces[1], &walk);
		for (size_t k = 0; moves_next(&moves, &walk);) {
			point_set victims = walk.victims;
			point p = POINT_NONE;

			do {
				const point_set left =
					position.pieces[1] &
					~(points_next(&victims, &p) ? point_bit(p) : 0);
				const gint64 key = (gint64)walk.after << 24 | left;

				g_assert_true(g_hash_table_contains(seen, &key));
				k++;
			} while (victims);
			g_assert_cmpuint(k, <=, n);
			n -= k;
			k = 0;
		}
		g_assert_cmpuint(n, ==, 0);
	}
	g_rand_free(random);
}

/* A step back is one from which a ply without a taking leads here, and none is left out. */
static void steps_back_undo_plies(void)
{
	GRand *random = g_rand_new_with_seed(4);

	for (unsigned i = 0; i < 5000; i++) {
		struct moves moves;
		struct moves_walk walk;
		point_set before[MOVES_MAX];
		const point_set own = random_set(random, 3 + i % 7, 0);
		const point_set other = random_set(random, 3 + i / 7 % 7, own);
		unsigned n;

		moves_init(&moves, &variants[i % G_N_ELEMENTS(variants)]);
		moves_start(&moves, own, other, &walk);
		while (moves_next(&moves, &walk)) {
			bool found = false;

			n = moves_back(&moves, other, walk.after, before);
			for (unsigned k = 0; k < n; k++)
				found |= before[k] == own;
			g_assert_cmpint(found, ==, !walk.victims);
		}
		n = moves_back(&moves, own, other, before);
		for (unsigned k = 0; k < n; k++) {
			bool found = false;

			moves_start(&moves, before[k], own, &walk);
			while (moves_next(&moves, &walk))
				found |= walk.after == other && !walk.victims;
			g_assert_true(found);
		}
	}
	g_rand_free(random);
}

static void counts_are_those_published(void)
{
	g_autofree char *path = g_test_build_filename(G_TEST_DIST, "tests/data/endings.tsv", NULL);
	g_autofree char *text = NULL;
	unsigned compared = 0;

	g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
	g_auto(GStrv) lines = g_strsplit(text, "\n", 0);
	for (char **line = &lines[1]; *line; line++) {
		g_auto(GStrv) fields = g_strsplit(*line, "\t", 5);
		struct values_counts counts;
		unsigned own, other;

		if (g_strv_length(fields) < 5)
			continue;
		own = (unsigned)atoi(fields[0]);
		other = (unsigned)atoi(fields[1]);
		if (own > MOST || other > MOST)
			continue;
		values_count(numbering, known(own, other), &counts);
		g_assert_cmpuint(counts.wins, ==, g_ascii_strtoull(fields[2], NULL, 10));
		g_assert_cmpuint(counts.losses, ==, g_ascii_strtoull(fields[3], NULL, 10));
		g_assert_cmpuint(counts.draws, ==, g_ascii_strtoull(fields[4], NULL, 10));
		compared++;
	}
	g_assert_cmpuint(compared, ==, 4);
}

static point_set points_of(const char *names)
{
	point_set set = 0;

	for (; *names; names += names[2] ? 3 : 2)
		set |= point_bit(board_point_at(&board_nine, names[0] - 'a' + 1, names[1] - '0'));
	return set;
}

static void the_known_marks_hold(void)
{
	struct values_counts counts;
	value longest;

	values_count(numbering, known(3, 3), &counts);
	g_assert_cmpuint(counts.longest_loss, ==, 26);
	g_assert_cmpuint(counts.longest_win, ==, 25);
	longest = values_of(numbering, known(3, 3), points_of("d5 a4 g4"), points_of("d7 g7 g1"));
	g_assert_true(value_loses(longest));
	g_assert_cmpuint(value_plies(longest), ==, 26);
	values_count(numbering, known(4, 3), &counts);
	g_assert_cmpuint(counts.longest_win, ==, 1);
}

/* One ply ahead by core's own plies. */
static value by_core(const struct rules *rules, point_set own, point_set other)
{
	static struct ply plies[RULES_MAX_PLIES];
	const struct position position = {.pieces = {own, other}, .to_move = SIDE_WHITE};
	const size_t n = rules_plies(rules, &position, plies);
	struct values_best best = {.draws = false};

	for (size_t i = 0; i < n; i++) {
		const struct position after = rules_played(&position, &plies[i]);
		enum side winner;

		if (rules_over(rules, &after, &winner))
			values_weigh(&best, VALUES_LOST);
		else
			values_weigh(&best, values_of(numbering,
						      known(point_count(after.pieces[1]),
							    point_count(after.pieces[0])),
						      after.pieces[1], after.pieces[0]));
	}
	return n ? values_chosen(&best) : VALUES_LOST;
}

static void prove_by_core(const struct rules *rules, unsigned own, unsigned other, uint32_t every)
{
	const struct values *values = known(own, other);
	const struct index_class *class = &values->class;

	for (uint32_t row = 0; row < class->n_rows; row++)
		for (uint32_t column = row % every; column < class->n_columns; column += every) {
			const uint32_t number = row * class->n_columns + column;
			point_set mine, theirs;

			index_position(numbering, class, row, column, &mine, &theirs);
			g_assert_cmpuint(values_at(values, number), ==,
					 by_core(rules, mine, theirs));
		}
}

static void values_follow_by_the_rules(void)
{
	prove_by_core(&standard, 3, 3, 5);
	prove_by_core(&standard, 3, 4, 41);
	prove_by_core(&standard, 4, 3, 41);
	prove_by_core(&standard, 4, 4, 101);
}

static uint64_t wrong_of(const struct rules *rules, unsigned own, unsigned other, uint32_t every)
{
	const struct proof_values values = {known(own, other), known(other, own),
					    known(other - 1, own)};
	uint64_t wrong;

	g_assert_true(proof_run(numbering, rules, &two, &values, every, &wrong));
	return wrong;
}

static void every_value_is_proved(void)
{
	g_assert_cmpuint(wrong_of(&standard, 3, 3, 1), ==, 0);
	g_assert_cmpuint(wrong_of(&standard, 3, 4, 1), ==, 0);
	g_assert_cmpuint(wrong_of(&standard, 4, 3, 1), ==, 0);
	g_assert_cmpuint(wrong_of(&standard, 4, 4, 7), ==, 0);
}

static void a_proof_sees_each_wrong_value(void)
{
	struct values *values = &solved[3][4];
	const uint32_t size = index_size(&values->class);

	for (unsigned i = 1; i <= 5; i++) {
		const uint32_t number = size / 6 * i;
		const value right = values_at(values, number);

		values_set(values, number, right ? VALUES_DRAW : (value)(i + 1));
		g_assert_cmpuint(wrong_of(&standard, 3, 4, 1), >, 0);
		values_set(values, number, right);
	}
	g_assert_cmpuint(wrong_of(&standard, 3, 4, 1), ==, 0);
}

/* Rules under which the smallest class shows every way of the solver, shut in sides too. */
static void other_rules_are_proved_too(void)
{
	for (unsigned i = 1; i < G_N_ELEMENTS(variants); i++) {
		forget();
		solve(&variants[i], 3, 3);
		solve(&variants[i], 3, 4);
		g_assert_cmpuint(wrong_of(&variants[i], 3, 3, 1), ==, 0);
		g_assert_cmpuint(wrong_of(&variants[i], 3, 4, 13), ==, 0);
		g_assert_cmpuint(wrong_of(&variants[i], 4, 3, 13), ==, 0);
		prove_by_core(&variants[i], 3, 3, 23);
		prove_by_core(&variants[i], 3, 4, 203);
		prove_by_core(&variants[i], 4, 3, 203);
	}
}

/* Under no rules with so few pieces; so what takings lead to is made to last so long. */
static void what_is_too_long_for_a_byte_is_told(void)
{
	struct values below, found[2];
	const struct values *const taken[2] = {&below, NULL};

	g_assert_true(values_init(&below, numbering, 3, 3));
	for (uint32_t i = 0; i < index_size(&below.class); i++)
		values_set(&below, i, VALUES_MOST - 2);
	g_assert_cmpint(solver_run(numbering, &standard, &two, 3, 4, taken, found), ==,
			SOLVER_TOO_LONG);
	g_assert_null(found[0].bytes);
	g_assert_null(found[1].bytes);
	values_clear(&below);
}

static bool not_yet(void *data, uint32_t done, uint32_t all)
{
	g_assert_cmpuint(done, <=, all + 64);
	return --*(int *)data > 0;
}

static void a_solver_ends_when_asked(void)
{
	for (int rows = 1; rows < 200; rows += 37) {
		int left = rows;
		const struct parallel ending = {
			.threads = THREADS, .go_on = not_yet, .data = &left};
		const struct values *const taken[2] = {NULL, NULL};
		struct values found[2];

		g_assert_cmpint(solver_run(numbering, &standard, &ending, 3, 3, taken, found), ==,
				SOLVER_ENDED);
		g_assert_null(found[0].bytes);
	}
}

int main(int argc, char **argv)
{
	int status;

	g_setenv("G_TEST_SRCDIR", g_getenv("srcdir"), TRUE);
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	numbering = index_new(&board_nine, 5);
	solve(&standard, 3, 3);
	solve(&standard, 3, 4);
	solve(&standard, 4, 4);
	g_test_add_func("/endings/each-number-is-a-position-and-back",
			each_number_is_a_position_and_back);
	g_test_add_func("/endings/symmetric-positions-are-twins", symmetric_positions_are_twins);
	g_test_add_func("/endings/the-largest-sets-have-numbers", the_largest_sets_have_numbers);
	g_test_add_func("/endings/positions-are-counted-once", positions_are_counted_once);
	g_test_add_func("/endings/moves-are-those-of-core", moves_are_those_of_core);
	g_test_add_func("/endings/steps-back-undo-plies", steps_back_undo_plies);
	g_test_add_func("/endings/counts-are-those-published", counts_are_those_published);
	g_test_add_func("/endings/the-known-marks-hold", the_known_marks_hold);
	g_test_add_func("/endings/values-follow-by-the-rules", values_follow_by_the_rules);
	g_test_add_func("/endings/every-value-is-proved", every_value_is_proved);
	g_test_add_func("/endings/a-proof-sees-each-wrong-value", a_proof_sees_each_wrong_value);
	g_test_add_func("/endings/other-rules-are-proved-too", other_rules_are_proved_too);
	g_test_add_func("/endings/a-solver-ends-when-asked", a_solver_ends_when_asked);
	g_test_add_func("/endings/what-is-too-long-for-a-byte-is-told",
			what_is_too_long_for_a_byte_is_told);
	status = g_test_run();
	forget();
	index_free(numbering);
	return status;
}

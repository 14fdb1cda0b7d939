/* Three against three by another way: core's plies, positions by their least image, and whole
 * sweeps until nothing changes. It shares neither numbering nor plies with the tables. */
#include "core/rules.h"
#include "engine/symmetry.h"
#include "tables/solver.h"

#include <glib.h>
#include <stdlib.h>

#define PIECES 3
#define MOST_SETS 180000
#define MOST_NEXT 64
#define WON_AT_ONCE UINT32_MAX

static const struct rules standard = {.board = &board_nine, .pieces = 9, .flying = true};
static struct symmetry symmetry;

/* Sorted: the side to move in the upper half, the other in the lower. */
static uint64_t positions[MOST_SETS];
static uint32_t n_positions;
static uint32_t next[MOST_SETS][MOST_NEXT]; /* where plies lead */
static uint8_t n_next[MOST_SETS];
static int worth[MOST_SETS]; /* 0, or plies to the end and one: won if positive */

static uint64_t key_of(point_set own, point_set other)
{
	point_set sets[2] = {own, other};

	symmetry_least(&symmetry, sets);
	return (uint64_t)sets[0] << 32 | sets[1];
}

static int compare(const void *a, const void *b)
{
	const uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;

	return (first > second) - (first < second);
}

static uint32_t find(uint64_t key)
{
	const uint64_t *at = bsearch(&key, positions, n_positions, sizeof(*positions), compare);

	g_assert_nonnull(at);
	return (uint32_t)(at - positions);
}

static void list_positions(void)
{
	static point_set sets[MOST_SETS];
	unsigned n = 0;

	for (point_set set = 0; set < (point_set)1 << board_nine.n_points; set++)
		if (point_count(set) == PIECES)
			sets[n++] = set;
	for (unsigned i = 0; i < n; i++)
		for (unsigned k = 0; k < n; k++) {
			const uint64_t key = (uint64_t)sets[i] << 32 | sets[k];

			if (!(sets[i] & sets[k]) && key_of(sets[i], sets[k]) == key)
				positions[n_positions++] = key;
		}
	qsort(positions, n_positions, sizeof(*positions), compare);
}

static void follow_plies(uint32_t i)
{
	static struct ply plies[RULES_MAX_PLIES];
	const struct position position = {
		.pieces = {(point_set)(positions[i] >> 32), (point_set)positions[i]},
		.to_move = SIDE_WHITE,
	};
	const size_t n = rules_plies(&standard, &position, plies);

	for (size_t k = 0; k < n; k++) {
		const struct position after = rules_played(&position, &plies[k]);

		if (rules_ended(&standard, &after)) {
			next[i][0] = WON_AT_ONCE;
			n_next[i] = 1;
			return;
		}
		next[i][n_next[i]++] = find(key_of(after.pieces[1], after.pieces[0]));
	}
}

/* In the round of so many plies to the end; whether anything was found. */
static bool sweep(int round)
{
	bool found = false;

	for (uint32_t i = 0; i < n_positions; i++) {
		bool wins = false, loses = true;

		if (worth[i])
			continue;
		for (unsigned k = 0; k < n_next[i]; k++) {
			const int after = next[i][k] == WON_AT_ONCE ? -1 : worth[next[i][k]];

			wins |= after == -round;
			loses &= after > 0 && after <= round;
		}
		if (wins || loses) {
			worth[i] = wins ? round + 1 : -round - 1;
			found = true;
		}
	}
	return found;
}

static void another_way_finds_the_same(void)
{
	const struct parallel one = {.threads = 1};
	const struct values *const taken[2] = {NULL, NULL};
	struct index *index = index_new(&board_nine, PIECES);
	struct values found[2];

	symmetry_init(&symmetry, &board_nine);
	list_positions();
	g_assert_cmpuint(n_positions, ==, 140621 + 28736 + 269);
	for (uint32_t i = 0; i < n_positions; i++)
		follow_plies(i);
	for (int round = 1; sweep(round); round++)
		;
	g_assert_cmpint(solver_run(index, &standard, &one, PIECES, PIECES, taken, found), ==,
			SOLVER_DONE);
	for (uint32_t i = 0; i < n_positions; i++) {
		const value v = values_of(index, &found[0], (point_set)(positions[i] >> 32),
					  (point_set)positions[i]);

		g_assert_cmpint(worth[i], ==, value_loses(v) ? -(int)v : (int)v);
	}
	values_clear(&found[0]);
	index_free(index);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_add_func("/endings-again/another-way-finds-the-same", another_way_finds_the_same);
	return g_test_run();
}

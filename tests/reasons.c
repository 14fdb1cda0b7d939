/* Every reason for every kind of ply is worked out a second time, and both must agree: on what is
 * said and on what is not; so are warnings and mills to come. */
#include "reasons-again.h"

#include <glib.h>
#include <string.h>

#define POSITIONS 2000
#define MOST_PLIES 100 /* of one position, from the first on */

static const struct ply no_ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};
static unsigned warned;

/* What is warned of before a ply, which may lack its takings. */
static point_set let_through(const struct reasons_stage *stage, const struct ply *ply)
{
	const bool taking = stage->begun.to != POINT_NONE;
	const struct position seen =
		taking ? rules_preview(&stage->before, &stage->begun) : stage->before;
	const enum side enemy = side_other(stage->before.to_move);
	point_set left = UINT32_MAX, fresh, avoidable = 0;

	for (size_t i = 0; i < stage->n; i++)
		if (reasons_stage_goes_on(&stage->plies[i], ply) ||
		    ply_equal(&stage->plies[i], ply))
			left &= stage->closable[i];
	fresh = left & ~reasons_stage_closable(&stage->rules, &seen, enemy, UINT32_MAX);
	for (size_t i = 0; i < stage->n; i++) {
		if (!stage->closable[i])
			return left;
		avoidable |= fresh & ~stage->closable[i];
	}
	return avoidable;
}

static void check_warning(const struct reasons_stage *stage, const struct ply *ply)
{
	const point_set points = let_through(stage, ply);

	g_assert_cmphex(threats_let_through(&stage->rules, &stage->before, &stage->begun, ply), ==,
			points);
	warned += points != 0;
}

/* What a side can close after one taking or another, wherever the piece comes from. */
static void check_sources(const struct reasons_stage *stage, enum side side)
{
	struct threats_sources sources;
	point_set told_of, closed = 0;
	enum side winner;

	threats_sources_taken(&stage->rules, &stage->before, &stage->begun, side, &sources);
	told_of = sources.hand;
	for (point p = 0; p < BOARD_MAX_POINTS; p++)
		told_of |= sources.from[p];
	for (size_t i = 0; i < stage->n; i++) {
		struct position after = stage->before;

		rules_apply(&after, &stage->plies[i]);
		if (!rules_over(&stage->rules, &after, &winner))
			closed |= reasons_stage_closable(&stage->rules, &after, side, UINT32_MAX);
	}
	g_assert_cmphex(told_of, ==, closed);
}

/* The same ply with its first taking, or its second, still to be chosen. */
static void check_takings(struct reasons_stage *stage, const struct ply *ply)
{
	struct ply begun = *ply;

	for (unsigned takes = rules_takes(ply); takes-- > 0;) {
		begun.takes[takes] = POINT_NONE;
		check_warning(stage, &begun);
		reasons_stage_set(stage, &begun);
		check_sources(stage, SIDE_WHITE);
		check_sources(stage, SIDE_BLACK);
		for (size_t i = 0; i < stage->n; i++)
			if (ply_equal(&stage->plies[i], ply))
				reasons_again_check(stage, i);
		check_warning(stage, ply);
	}
}

static void test_random_positions(void)
{
	static struct reasons_stage stage;
	static struct ply plies[MOST_PLIES];
	struct bridge_random random = {1};

	for (int i = 0; i < POSITIONS; i++) {
		do
			reasons_stage_random(&stage, &random, i);
		while (rules_admit(&stage.rules, &stage.before) ||
		       rules_ended(&stage.rules, &stage.before));
		reasons_stage_set(&stage, &no_ply);
		const size_t n = MIN(stage.n, MOST_PLIES);
		memcpy(plies, stage.plies, n * sizeof(*plies));
		for (size_t j = 0; j < n; j++) {
			reasons_again_check(&stage, j);
			check_warning(&stage, &plies[j]);
		}
		for (size_t j = 0; j < n; j++) {
			reasons_stage_set(&stage, &no_ply);
			check_takings(&stage, &plies[j]);
		}
	}
	for (enum reasons_kind kind = 0; kind < REASONS_KINDS; kind++) {
		g_test_message("reason %d: %u times", kind, reasons_again_told[kind]);
		g_assert_cmpuint(reasons_again_told[kind], >, 0);
	}
	g_assert_cmpuint(warned, >, 1000);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/reasons/all-are-true-and-none-is-left-out", test_random_positions);
	return g_test_run();
}

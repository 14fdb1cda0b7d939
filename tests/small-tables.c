#include "small-tables.h"

#include "engine/random.h"
#include "tables/solver.h"

#include <glib.h>

#define MOST SMALL_TABLES_MOST

const struct rules small_tables_rules = {
	.board = &board_nine, .pieces = 9, .flying = true, .repetition = true, .quiet_limit = 100};
const struct probe small_tables_probe = {small_tables_find, NULL, MOST};
unsigned small_tables_asked;

static struct index *numbering;
static struct values solved[SMALL_TABLES_LARGEST + 1][SMALL_TABLES_LARGEST + 1];

static void solve(const struct rules *rules, unsigned own, unsigned other)
{
	const struct parallel two = {.threads = 2};
	const struct values *const taken[2] = {other > 3 ? &solved[other - 1][own] : NULL,
					       own > 3 ? &solved[own - 1][other] : NULL};
	struct values found[2];

	g_assert_cmpint(solver_run(numbering, rules, &two, own, other, taken, found), ==,
			SOLVER_DONE);
	solved[own][other] = found[0];
	if (own != other)
		solved[other][own] = found[1];
}

void small_tables_clear(void)
{
	for (unsigned own = 3; own <= SMALL_TABLES_LARGEST; own++)
		for (unsigned other = 3; other <= SMALL_TABLES_LARGEST; other++)
			values_clear(&solved[own][other]);
	index_free(numbering);
	numbering = NULL;
}

void small_tables_solve_by(const struct rules *rules, unsigned most)
{
	small_tables_clear();
	numbering = index_new(&board_nine, most);
	for (unsigned own = 3; own <= most; own++)
		for (unsigned other = own; other <= most; other++)
			solve(rules, own, other);
}

void small_tables_solve(void)
{
	small_tables_solve_by(&small_tables_rules, MOST);
}

uint8_t small_tables_value(point_set own, point_set other)
{
	return values_of(numbering, &solved[point_count(own)][point_count(other)], own, other);
}

struct probe_value small_tables_find(void *data, point_set own, point_set other)
{
	const value v = small_tables_value(own, other);

	(void)data;
	small_tables_asked++;
	if (!v)
		return (struct probe_value){PROBE_DRAW, 0};
	return (struct probe_value){value_wins(v) ? PROBE_WIN : PROBE_LOSS, value_plies(v)};
}

void small_tables_set_up(struct game *game, const struct rules *rules, const char *white,
			 const char *black)
{
	struct position position = {.to_move = SIDE_WHITE};
	const char *const names[2] = {white, black};

	for (unsigned side = 0; side < 2; side++)
		for (const char *at = names[side]; *at; at += at[2] ? 3 : 2)
			position.pieces[side] |= point_bit(
				board_point_at(&board_nine, at[0] - 'a' + 1, at[1] - '0'));
	g_assert_cmpint(game_set_up(game, rules, &position), ==, VERDICT_OK);
}

bool small_tables_set_up_random(struct game *game, uint64_t *random)
{
	struct position position = {.to_move = SIDE_WHITE};

	for (unsigned side = 0; side < 2; side++) {
		const unsigned pieces = 3 + random_below(random, MOST - 2);

		while (point_count(position.pieces[side]) < pieces) {
			const point p = (point)random_below(random, board_nine.n_points);

			if (!point_in(position.pieces[side ^ 1], p))
				position.pieces[side] |= point_bit(p);
		}
	}
	return !game_set_up(game, &small_tables_rules, &position) &&
	       game->result == GAME_UNFINISHED;
}

#include "tables/moves.h"

void moves_init(struct moves *moves, const struct rules *rules)
{
	const struct board *board = rules->board;

	*moves = (struct moves){
		.board = board, .flying = rules->flying, .keep_protected = rules->keep_protected};
	for (point p = 0; p < board->n_points; p++)
		for (unsigned i = 0; i < 2; i++)
			moves->lines_at[p][i] = board->lines[board->lines_at[p][i]];
	for (unsigned byte = 0; byte < 3; byte++)
		for (unsigned value = 0; value < 256; value++)
			for (unsigned bit = 0; bit < 8; bit++)
				if (value >> bit & 1 && 8 * byte + bit < board->n_points)
					moves->nearby[byte][value] |=
						board->neighbours[8 * byte + bit];
}

static point_set empty_points(const struct moves *moves, point_set own, point_set other)
{
	return board_all(moves->board) & ~(own | other);
}

static bool flies(const struct moves *moves, point_set own)
{
	return moves->flying && point_count(own) == RULES_FEWEST;
}

/* Where a piece on p can go, or come from. */
static point_set reach(const struct moves *moves, bool flying, point p, point_set empty)
{
	return flying ? empty : empty & moves->board->neighbours[p];
}

static bool in_mill(const struct moves *moves, point_set own, point p)
{
	const point_set *lines = moves->lines_at[p];

	return (own & lines[0]) == lines[0] || (own & lines[1]) == lines[1];
}

point_set moves_takeable(const struct moves *moves, point_set enemy)
{
	const point_set free = enemy & ~board_in_mills(moves->board, enemy);

	return free || moves->keep_protected ? free : enemy;
}

void moves_start(const struct moves *moves, point_set own, point_set other, struct moves_walk *walk)
{
	*walk = (struct moves_walk){
		.own = own,
		.left = own,
		.empty = empty_points(moves, own, other),
		.flying = flies(moves, own),
		.takeable = moves_takeable(moves, other),
	};
}

bool moves_any(const struct moves *moves, point_set own, point_set other)
{
	const point_set empty = empty_points(moves, own, other);

	return flies(moves, own) ||
	       own & (moves->nearby[0][empty & 0xff] | moves->nearby[1][empty >> 8 & 0xff] |
		      moves->nearby[2][empty >> 16]);
}

bool moves_may_take(const struct moves *moves, point_set own, point_set other)
{
	const struct board *board = moves->board;
	const point_set empty = empty_points(moves, own, other);
	const bool flying = flies(moves, own);

	for (unsigned i = 0; i < board->n_lines; i++) {
		const point_set line = board->lines[i], missing = line & ~own;

		if (!(missing & (missing - 1)) && missing & empty &&
		    own & ~line & (flying ? own : board->neighbours[point_first(missing)]))
			return !moves->keep_protected || moves_takeable(moves, other);
	}
	return false;
}

unsigned moves_back(const struct moves *moves, point_set own, point_set other, point_set *before)
{
	const point_set empty = empty_points(moves, own, other);
	const bool flying = flies(moves, other);
	const bool took = moves_takeable(moves, own);
	unsigned n = 0;

	for (point_set left = other; left; left &= left - 1) {
		const point to = point_first(left);
		point_set sources = reach(moves, flying, to, empty);

		if (took && in_mill(moves, other, to))
			continue;
		for (point from; points_next(&sources, &from);)
			before[n++] = (other & ~point_bit(to)) | point_bit(from);
	}
	return n;
}

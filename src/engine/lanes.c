#include "engine/lanes.h"

/* The point of a line that is linked to both others. */
static point middle_of(const struct board *board, point_set line)
{
	point_set left = line;

	for (point p; points_next(&left, &p);)
		if ((board->neighbours[p] & line) == (line & ~point_bit(p)))
			return p;
	return point_first(line);
}

static void put(struct lanes *lanes, unsigned line, unsigned place, point p)
{
	const unsigned bit = 3 * line + place;

	lanes->of[p] |= UINT64_C(1) << bit;
	lanes->lines_of[p] |= UINT64_C(1) << (3 * line);
	lanes->point_at[bit] = p;
}

void lanes_init(struct lanes *lanes, const struct board *board)
{
	*lanes = (struct lanes){.firsts = 0};
	for (unsigned i = 0; i < board->n_lines; i++) {
		const point middle = middle_of(board, board->lines[i]);
		point_set ends = board->lines[i] & ~point_bit(middle);
		point end = POINT_NONE;

		lanes->firsts |= UINT64_C(1) << (3 * i);
		put(lanes, i, 1, middle);
		for (unsigned place = 0; points_next(&ends, &end); place = 2)
			put(lanes, i, place, end);
	}
	for (unsigned byte = 0; byte < 3; byte++)
		for (unsigned value = 0; value < 256; value++)
			for (unsigned bit = 0; bit < 8; bit++)
				if (value >> bit & 1 && 8 * byte + bit < board->n_points)
					lanes->nearby[byte][value] |=
						board->neighbours[8 * byte + bit];
}

uint64_t lanes_of_set(const struct lanes *lanes, point_set set)
{
	uint64_t bits = 0;

	for (point p; points_next(&set, &p);)
		bits |= lanes->of[p];
	return bits;
}

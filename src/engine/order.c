#include "engine/order.h"

/* A piece that slides to p completes a line only from outside that line. */
static bool can_slide_in(const struct board *board, point_set own, point p)
{
	for (unsigned i = 0; i < 2; i++) {
		const point_set line = board->lines[board->lines_at[p][i]];

		if (!(line & ~own & ~point_bit(p)) && (board->neighbours[p] & own & ~line))
			return true;
	}
	return false;
}

point_set order_threats(const struct rules *rules, const struct position *position, enum side side)
{
	const struct board *board = rules->board;
	const point_set own = position->pieces[side];
	const point_set empty = board_all(board) & ~(own | position->pieces[side_other(side)]);
	point_set closing = board_closing(board, own) & empty;
	point_set threats = 0;

	/* A flier's third piece always stands outside the line of the other two. */
	if (rules_phase(rules, position, side) != PHASE_MOVING)
		return closing;
	for (point p; points_next(&closing, &p);) {
		if (can_slide_in(board, own, p))
			threats |= point_bit(p);
	}
	return threats;
}

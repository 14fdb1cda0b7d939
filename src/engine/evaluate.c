#include "engine/evaluate.h"

/* Found by games of 4 plies against each other, 200 for each value tried: freedom matters most. */
#define MILL 12
#define ONE_MORE 14
#define FREE_LINK 24

/* A side that flies is never short of moves: as free as one that can slide in many ways. */
#define FLIER_LINKS 8

static int lines_worth(const struct board *board, point_set own, point_set enemy)
{
	int worth = 0;

	for (unsigned i = 0; i < board->n_lines; i++) {
		const point_set rest = board->lines[i] & ~own;

		if (!rest)
			worth += MILL;
		else if (!(rest & (rest - 1)) && !(rest & enemy))
			worth += ONE_MORE;
	}
	return worth;
}

static int freedom(const struct board *board, point_set own, point_set empty)
{
	unsigned links = 0;

	for (point p; points_next(&own, &p);)
		links += point_count(board->neighbours[p] & empty);
	return (int)links;
}

static int side_worth(const struct rules *rules, const struct position *position, enum side side)
{
	const point_set own = position->pieces[side];
	const point_set enemy = position->pieces[side_other(side)];
	const point_set empty = board_all(rules->board) & ~(own | enemy);
	const int links = rules_phase(rules, position, side) == PHASE_FLYING
				  ? FLIER_LINKS
				  : freedom(rules->board, own, empty);

	return EVALUATE_PIECE * (int)rules_pieces_left(position, side) +
	       lines_worth(rules->board, own, enemy) + FREE_LINK * links;
}

int evaluate_position(const struct rules *rules, const struct position *position)
{
	const enum side side = position->to_move;

	return side_worth(rules, position, side) - side_worth(rules, position, side_other(side));
}

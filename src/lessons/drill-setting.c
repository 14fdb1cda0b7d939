/* Random positions, small enough to be heard once. */
#include "lessons/drill-parts.h"

void drill_put(struct drill *drill, point_set white, point_set black)
{
	drill->position = (struct position){.pieces = {white, black}};
}

point_set drill_empty(const struct drill *drill)
{
	const struct position *position = &drill->position;

	return board_all(drill->rules.board) & ~(position->pieces[0] | position->pieces[1]);
}

/* Neither side with a mill. */
static void put_apart(struct drill *drill, uint64_t *random, unsigned white, unsigned black)
{
	const struct board *board = drill->rules.board;
	const point_set *pieces = drill->position.pieces;

	do {
		point_set own = drill_scatter(random, board_all(board), white);
		drill_put(drill, own, drill_scatter(random, board_all(board) & ~own, black));
	} while (board_in_mills(board, pieces[0]) | board_in_mills(board, pieces[1]));
}

void drill_set_placing(struct drill *drill, uint64_t *random)
{
	unsigned each = drill_roll(random, 3, 4);

	put_apart(drill, random, each, each);
	drill->position.in_hand[SIDE_WHITE] = (uint8_t)(drill->rules.pieces - each);
	drill->position.in_hand[SIDE_BLACK] = (uint8_t)(drill->rules.pieces - each);
}

void drill_set_moving(struct drill *drill, uint64_t *random)
{
	unsigned white = drill_roll(random, 4, 5);

	put_apart(drill, random, white, drill_roll(random, 4, 5));
}

void drill_set_flying(struct drill *drill, uint64_t *random)
{
	put_apart(drill, random, RULES_FEWEST, drill_roll(random, 4, 5));
}

void drill_set_scope(struct drill *drill, uint64_t *random)
{
	if (drill->scope == DRILL_MOVING)
		drill_set_moving(drill, random);
	else if (drill->scope == DRILL_FLYING)
		drill_set_flying(drill, random);
	else
		drill_set_placing(drill, random);
}

static point_set around(const struct board *board, point_set set)
{
	point_set all = 0, rest = set;

	for (point p; points_next(&rest, &p);)
		all |= board->neighbours[p];
	return all & ~set;
}

void drill_set_blocked(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;
	point_set black, white;

	do {
		black = drill_scatter(random, board_all(board), drill_roll(random, 4, 5));
		white = around(board, black);
	} while (point_count(white) > 6 || point_count(white) < 4 ||
		 (board_in_mills(board, black) | board_in_mills(board, white)));
	drill_put(drill, white, black);
}

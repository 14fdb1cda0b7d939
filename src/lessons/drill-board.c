/* Drills about the empty board. */
#include "lessons/drill-parts.h"

#include "engine/random.h"

static point_set middles(const struct board *board)
{
	return board_points_in_row(board, board->centre_row) |
	       board_points_in_column(board, board->centre_column);
}

static point_set places(const struct drill *drill)
{
	const struct board *board = drill->rules.board;

	if (drill->scope == DRILL_CORNERS)
		return board_points_in_ring(board, BOARD_OUTER) & ~middles(board);
	return drill->scope == DRILL_MIDDLES ? middles(board) : board_all(board);
}

static void ask_place(struct drill *drill, uint64_t *random)
{
	drill->point = drill_pick(random, places(drill));
	drill->right = point_bit(drill->point);
}

static void ask_ring(struct drill *drill, uint64_t *random)
{
	drill->point = drill_pick(random, board_all(drill->rules.board));
	drill->number = drill->rules.board->points[drill->point].ring;
}

/* Points and squares without one alike often. */
static void ask_is_point(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;

	drill->number = random_below(random, 2);
	do {
		drill->column = (int)drill_roll(random, 1, board->size);
		drill->row = (int)drill_roll(random, 1, board->size);
	} while ((board_point_at(board, drill->column, drill->row) != POINT_NONE) != drill->number);
}

static void ask_row(struct drill *drill, uint64_t *random)
{
	drill->row = (int)drill_roll(random, 1, drill->rules.board->size);
	drill->right = board_points_in_row(drill->rules.board, drill->row);
}

static void ask_column(struct drill *drill, uint64_t *random)
{
	drill->column = (int)drill_roll(random, 1, drill->rules.board->size);
	drill->right = board_points_in_column(drill->rules.board, drill->column);
}

static void ask_step(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;
	point to;

	do {
		drill->point = drill_pick(random, board_all(board));
		drill->direction = (enum board_direction)random_below(random, BOARD_DIRECTIONS);
		to = board_neighbour(board, drill->point, drill->direction);
	} while (to == POINT_NONE);
	drill->right = point_bit(to);
	drill->whence = point_bit(drill->point);
}

static void ask_neighbours(struct drill *drill, uint64_t *random)
{
	drill->point = drill_pick(random, board_all(drill->rules.board));
	drill->right = drill->rules.board->neighbours[drill->point];
}

/* The middle of a line neighbours both of its ends. */
static void ask_between(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;
	point_set line = board->lines[random_below(random, board->n_lines)], rest = line;

	for (point p; points_next(&rest, &p);)
		if ((line & ~point_bit(p) & ~board->neighbours[p]) == 0)
			drill->right = point_bit(p);
	drill->given = line & ~drill->right;
}

static void ask_line(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;
	point_set line = board->lines[random_below(random, board->n_lines)];

	drill->right = point_bit(drill_pick(random, line));
	drill->given = drill->spare = line & ~drill->right;
}

void drill_make_board(struct drill *drill, uint64_t *random)
{
	static void (*const asks[DRILL_KINDS])(struct drill *, uint64_t *) = {
		[DRILL_PLACE] = ask_place,
		[DRILL_RING] = ask_ring,
		[DRILL_IS_POINT] = ask_is_point,
		[DRILL_ROW] = ask_row,
		[DRILL_COLUMN] = ask_column,
		[DRILL_STEP] = ask_step,
		[DRILL_NEIGHBOURS] = ask_neighbours,
		[DRILL_BETWEEN] = ask_between,
		[DRILL_LINE] = ask_line,
	};

	asks[drill->kind](drill, random);
}

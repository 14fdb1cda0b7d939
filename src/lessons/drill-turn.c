/* Drills that are answered by a turn. */
#include "lessons/drill-parts.h"

#include "engine/random.h"

static bool solvable(const struct drill *drill)
{
	struct ply turns[DRILL_MAX_TURNS];

	return drill_turns(drill, turns) > 0;
}

static bool white_closes(const struct drill *drill)
{
	return drill_closings(&drill->rules, &drill->position, SIDE_WHITE) != 0;
}

static bool black_closes(const struct drill *drill)
{
	return drill_closings(&drill->rules, &drill->position, SIDE_BLACK) != 0;
}

static void ask_go_next(struct drill *drill, uint64_t *random)
{
	do {
		drill_set_placing(drill, random);
		drill->point = drill_pick(random, drill->position.pieces[SIDE_WHITE]);
	} while (!solvable(drill));
}

static void ask_close(struct drill *drill, uint64_t *random)
{
	do
		drill_set_scope(drill, random);
	while (!white_closes(drill));
}

/* The mill is closed by a turn of White, which then owes a taking. */
static void ask_take(struct drill *drill, uint64_t *random)
{
	struct ply plies[RULES_MAX_PLIES];
	uint8_t lines[2];
	size_t n, i;

	ask_close(drill, random);
	n = rules_plies(&drill->rules, &drill->position, plies);
	do
		i = random_below(random, (uint32_t)n);
	while (!rules_mills(&drill->rules, &drill->position, &plies[i], lines));
	drill->begun = plies[i];
	drill->begun.takes[0] = drill->begun.takes[1] = POINT_NONE;
}

static void ask_block(struct drill *drill, uint64_t *random)
{
	do
		drill_set_scope(drill, random);
	while (white_closes(drill) || !black_closes(drill) || !solvable(drill));
}

static void win_by_pieces(struct drill *drill, uint64_t *random)
{
	do {
		drill_set_moving(drill, random);
		drill->position.pieces[SIDE_BLACK] =
			drill_scatter(random, drill->position.pieces[SIDE_BLACK], RULES_FEWEST);
	} while (!white_closes(drill));
}

/* From a position in which Black is shut in, a white piece goes back to an empty neighbour. */
static void win_by_blockade(struct drill *drill, uint64_t *random)
{
	do {
		point_set *white = &drill->position.pieces[SIDE_WHITE], back;
		point p;
		drill_set_blocked(drill, random);
		p = drill_pick(random, *white);
		back = drill->rules.board->neighbours[p] & drill_empty(drill);
		if (back)
			*white ^= point_bit(p) | point_bit(drill_pick(random, back));
	} while (white_closes(drill) ||
		 board_in_mills(drill->rules.board, drill->position.pieces[SIDE_WHITE]) ||
		 !solvable(drill));
}

static void ask_win(struct drill *drill, uint64_t *random)
{
	if (drill->scope == DRILL_BY_PIECES)
		win_by_pieces(drill, random);
	else
		win_by_blockade(drill, random);
}

static void ask_double(struct drill *drill, uint64_t *random)
{
	do
		drill_set_placing(drill, random);
	while (white_closes(drill) || black_closes(drill) || !solvable(drill));
}

/* One of the turns that open the mill is wrong, so that there is something to find. */
static bool opens_wrongly(const struct drill *drill)
{
	struct ply plies[RULES_MAX_PLIES];
	size_t n = rules_plies(&drill->rules, &drill->position, plies);

	for (size_t i = 0; i < n; i++)
		if (point_in(drill->given, plies[i].from) && !drill_does(drill, &plies[i]))
			return true;
	return false;
}

static void ask_reopen(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;
	point_set white, black;

	do {
		drill->given = board->lines[random_below(random, board->n_lines)];
		white = drill->given | drill_scatter(random, board_all(board) & ~drill->given,
						     drill_roll(random, 1, 2));
		black = drill_scatter(random, board_all(board) & ~white, drill_roll(random, 4, 5));
		drill_put(drill, white, black);
	} while (board_in_mills(board, white) != drill->given || board_in_mills(board, black) ||
		 white_closes(drill) || !opens_wrongly(drill) || !solvable(drill));
}

/* Two lines, and on each a point next to one of the other: a mill, and a line that lacks one. */
static void ask_shuttle(struct drill *drill, uint64_t *random)
{
	const struct board *board = drill->rules.board;
	point_set mill, other, white, black;

	do {
		mill = board->lines[random_below(random, board->n_lines)];
		other = board->lines[random_below(random, board->n_lines)];
		white = mill | (other & ~point_bit(drill_pick(random, other)));
		black = drill_scatter(random, board_all(board) & ~(mill | other), 4);
		drill_put(drill, white, black);
	} while (mill & other || board_in_mills(board, white) != mill ||
		 board_in_mills(board, black) || !solvable(drill));
}

static void ask_shut(struct drill *drill, uint64_t *random)
{
	do {
		drill_set_moving(drill, random);
		drill->point = drill_pick(random, drill->position.pieces[SIDE_BLACK]);
	} while (!rules_targets(&drill->rules, &drill->position, drill->point, SIDE_BLACK) ||
		 white_closes(drill) || !solvable(drill));
}

void drill_make_turn(struct drill *drill, uint64_t *random)
{
	static void (*const asks[DRILL_KINDS])(struct drill *, uint64_t *) = {
		[DRILL_GO_NEXT] = ask_go_next, [DRILL_CLOSE] = ask_close,
		[DRILL_TAKE] = ask_take,       [DRILL_BLOCK] = ask_block,
		[DRILL_WIN] = ask_win,	       [DRILL_DOUBLE] = ask_double,
		[DRILL_REOPEN] = ask_reopen,   [DRILL_SHUTTLE] = ask_shuttle,
		[DRILL_SHUT] = ask_shut,
	};

	asks[drill->kind](drill, random);
}

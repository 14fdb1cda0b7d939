/* Drills about a position that is not changed. */
#include "lessons/drill-parts.h"

#include "engine/random.h"

static void ask_empty_next(struct drill *drill, uint64_t *random)
{
	point_set near;

	do {
		drill_set_placing(drill, random);
		drill->point = drill_pick(random, board_all(drill->rules.board));
		near = drill->rules.board->neighbours[drill->point];
		drill->right = near & drill_empty(drill);
	} while (!drill->right || drill->right == near);
}

static void ask_hand(struct drill *drill, uint64_t *random)
{
	drill_set_placing(drill, random);
	drill->count = drill_roll(random, 0, 2);
	drill->position.in_hand[SIDE_WHITE] -= (uint8_t)drill->count;
	drill->number = drill->position.in_hand[SIDE_WHITE];
}

static void ask_closing(struct drill *drill, uint64_t *random)
{
	do {
		drill_set_scope(drill, random);
		drill->right = drill_closings(&drill->rules, &drill->position, SIDE_WHITE);
	} while (!drill->right);
	if (rules_phase(&drill->rules, &drill->position, SIDE_WHITE) != PHASE_PLACING)
		drill->whence = drill->position.pieces[SIDE_WHITE];
}

/* Black has one mill and others, or mills alone. */
static void set_black_mills(struct drill *drill, uint64_t *random, bool alone)
{
	const struct board *board = drill->rules.board;
	point_set black, white;

	do {
		black = board->lines[random_below(random, board->n_lines)];
		if (!alone)
			black |= drill_scatter(random, board_all(board) & ~black,
					       drill_roll(random, 1, 3));
		else if (random_below(random, 2))
			black |= board->lines[board->lines_at[drill_pick(random, black)]
							     [random_below(random, 2)]];
		white = drill_scatter(random, board_all(board) & ~black, 4);
	} while ((board_in_mills(board, black) == black) != alone || board_in_mills(board, white));
	drill_put(drill, white, black);
	drill->right = rules_takeable(&drill->rules, &drill->position, SIDE_BLACK);
}

static void ask_may_take(struct drill *drill, uint64_t *random)
{
	const point_set *black = &drill->position.pieces[SIDE_BLACK];

	set_black_mills(drill, random, false);
	drill->number = random_below(random, 2);
	drill->point = drill_pick(random, drill->number ? drill->right : *black & ~drill->right);
	drill->right = 0;
}

static void ask_takeable(struct drill *drill, uint64_t *random)
{
	set_black_mills(drill, random, random_below(random, 2));
}

static void ask_targets(struct drill *drill, uint64_t *random)
{
	drill_set_moving(drill, random);
	drill->point = drill_pick(random, drill->position.pieces[SIDE_WHITE]);
	drill->right = rules_targets(&drill->rules, &drill->position, drill->point, SIDE_WHITE);
	drill->whence = point_bit(drill->point);
}

static void ask_may_fly(struct drill *drill, uint64_t *random)
{
	static const uint8_t on_board[] = {3, 3, 3, 3, 4, 5}, in_hand[] = {0, 0, 0, 1, 0, 0};
	unsigned sort = random_below(random, sizeof on_board);
	point_set white;

	drill_set_flying(drill, random);
	white = drill->position.pieces[SIDE_WHITE];
	white |= drill_scatter(random, drill_empty(drill), on_board[sort] - 3u);
	drill->position.pieces[SIDE_WHITE] = white;
	drill->position.in_hand[SIDE_WHITE] = in_hand[sort];
	drill->number = rules_phase(&drill->rules, &drill->position, SIDE_WHITE) == PHASE_FLYING;
}

/* Black is to move: with two pieces, shut in, or neither. */
static void ask_over(struct drill *drill, uint64_t *random)
{
	enum side winner;
	unsigned sort = random_below(random, 4);

	if (sort == 0)
		drill_set_blocked(drill, random);
	else
		drill_set_moving(drill, random);
	if (sort == 1)
		drill->position.pieces[SIDE_BLACK] =
			drill_scatter(random, drill->position.pieces[SIDE_BLACK], RULES_FEWEST - 1);
	if (sort == 2)
		drill->position.pieces[SIDE_BLACK] =
			drill_scatter(random, drill->position.pieces[SIDE_BLACK], RULES_FEWEST);
	drill->position.to_move = SIDE_BLACK;
	drill->number = rules_over(&drill->rules, &drill->position, &winner) != REASON_NONE;
}

static void ask_limit(struct drill *drill, uint64_t *random)
{
	drill->count = drill_roll(random, 50, drill->rules.quiet_limit - 1u);
	drill->number = drill->rules.quiet_limit - drill->count;
}

static point_set shut_in(const struct drill *drill)
{
	point_set black = drill->position.pieces[SIDE_BLACK], found = 0;

	for (point p; points_next(&black, &p);)
		if (!rules_targets(&drill->rules, &drill->position, p, SIDE_BLACK))
			found |= point_bit(p);
	return found;
}

static void ask_shut_in(struct drill *drill, uint64_t *random)
{
	do {
		drill_set_moving(drill, random);
		drill->right = shut_in(drill);
	} while (!drill->right || drill->right == drill->position.pieces[SIDE_BLACK]);
}

void drill_make_position(struct drill *drill, uint64_t *random)
{
	static void (*const asks[DRILL_KINDS])(struct drill *, uint64_t *) = {
		[DRILL_EMPTY_NEXT] = ask_empty_next, [DRILL_HAND] = ask_hand,
		[DRILL_CLOSING] = ask_closing,	     [DRILL_MAY_TAKE] = ask_may_take,
		[DRILL_TAKEABLE] = ask_takeable,     [DRILL_TARGETS] = ask_targets,
		[DRILL_MAY_FLY] = ask_may_fly,	     [DRILL_OVER] = ask_over,
		[DRILL_LIMIT] = ask_limit,	     [DRILL_SHUT_IN] = ask_shut_in,
	};

	asks[drill->kind](drill, random);
}

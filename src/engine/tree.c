#include "engine/tree.h"

#include "engine/evaluate.h"

#include <stdlib.h>
#include <string.h>

#define INFINITE (EVALUATE_WIN + 1)
#define POLL_NODES 4096

/* Positions are the same up to symmetry where few pieces stand, which is in the opening. */
#define SYMMETRIC_PIECES 8
#define SYMMETRIC_DEPTH 2

/* The quiet count is part of a position from so many plies before the limit on. */
#define LIMIT_NEAR 32

/* Below, a look into the table costs more than a search. */
#define TABLE_DEPTH 2

/* Late quiet steps are searched less deep at first. */
#define REDUCED_FROM 3
#define REDUCED_DEPTH 3
#define REDUCED_MORE_FROM 8
#define REDUCED_MORE_DEPTH 5

/* Whether two positions in a row can come again: neither placing nor taking lies between them. */
static bool same_material(const struct state *before, const struct state *after)
{
	return !before->in_hand[0] && !before->in_hand[1] &&
	       before->on_board[0] == after->on_board[0] &&
	       before->on_board[1] == after->on_board[1];
}

void tree_visit(struct tree *tree, unsigned turns, const struct state *before,
		const struct state *after)
{
	const uint32_t i = tree->root + turns;

	tree->visits[i].key = state_key(after);
	tree->visits[i].since = same_material(before, after) ? tree->visits[i - 1].since : i;
}

/* Whether the position counts as drawn by repetition: for the third time in the game, or again
 * within this line of play, since what was done once can be done again. */
static bool repeats(const struct tree *tree, uint32_t i)
{
	const struct tree_visit *now = &tree->visits[i];
	unsigned stood = 0;

	for (uint32_t j = i; j >= now->since + 4; j -= 2) {
		if (tree->visits[j - 4].key != now->key)
			continue;
		stood++;
		if (stood == 2 || j - 4 >= tree->root)
			return true;
	}
	return false;
}

/* Near the quiet limit positions differ by how near it is. */
static uint64_t key_of(const struct tree *tree, const struct state *state)
{
	const unsigned limit = tree->context.rules->quiet_limit;
	const unsigned remain = limit > state->quiet ? limit - state->quiet : 0;

	return state_key(state) | (uint64_t)(limit && remain < LIMIT_NEAR ? remain : 0) << 59;
}

static int score_to_table(int score, unsigned turns)
{
	return !evaluate_decided(score) ? score
	       : score > 0		? score + (int)turns
					: score - (int)turns;
}

static int score_from_table(int score, unsigned turns)
{
	return !evaluate_decided(score) ? score
	       : score > 0		? score - (int)turns
					: score + (int)turns;
}

/* A position as the table knows it. */
struct lookup {
	uint64_t key;
	unsigned symmetry; /* what was done to come there */
};

static step map_step(const struct tree *tree, step s, unsigned symmetry)
{
	const uint8_t *image = tree->symmetry.image[symmetry];
	const unsigned from = step_from(s);

	if (s == STEP_NONE || !symmetry)
		return s;
	return step_of(from < STATE_HAND ? image[from] : from, image[step_to(s)]);
}

static struct lookup look_up(const struct tree *tree, const struct state *state, int depth)
{
	struct lookup lookup = {key_of(tree, state), 0};
	point_set sets[2] = {state->pieces[0], state->pieces[1]};

	if ((!state->in_hand[0] && !state->in_hand[1]) || depth < SYMMETRIC_DEPTH ||
	    state->on_board[0] + state->on_board[1] > SYMMETRIC_PIECES)
		return lookup;
	lookup.symmetry = symmetry_least(&tree->symmetry, sets);
	lookup.key &= ~((UINT64_C(1) << 48) - 1);
	lookup.key |= sets[0] | (uint64_t)sets[1] << 24;
	return lookup;
}

/* Whether the game is over before the side to move, and the score. */
static bool is_over(const struct tree *tree, const struct state *state, unsigned turns, int *score)
{
	const struct rules *rules = tree->context.rules;
	const unsigned own = state->to_move;

	*score = (int)turns - EVALUATE_WIN;
	if (state_left(state, own) < RULES_FEWEST)
		return true;
	if (state_left(state, own ^ 1u) < RULES_FEWEST) {
		*score = -*score;
		return true;
	}
	if (!state_can_move(&tree->context, state))
		return true;
	*score = tree->draw[own];
	return (rules->repetition && repeats(tree, tree->root + turns)) ||
	       (rules->quiet_limit && state->quiet >= rules->quiet_limit);
}

/* Whether a table of endings knows the score. */
static bool is_known(const struct tree *tree, const struct state *state, unsigned turns, int *score)
{
	const unsigned own = state->to_move;
	struct probe_value found;

	if (state->in_hand[0] || state->in_hand[1] ||
	    !probe_may_know(tree->probe, state->on_board[own], state->on_board[own ^ 1u]))
		return false;
	found = tree->probe->find(tree->probe->data, state->pieces[own], state->pieces[own ^ 1u]);
	switch (found.result) {
	case PROBE_UNKNOWN:
		break;
	case PROBE_LOSS:
		*score = (int)(turns + found.plies) - EVALUATE_WIN;
		return true;
	case PROBE_DRAW:
		*score = EVALUATE_DRAW;
		return true;
	case PROBE_WIN:
		*score = EVALUATE_WIN - (int)(turns + found.plies);
		return true;
	}
	return false;
}

static bool count_node(struct tree *tree)
{
	tree->nodes++;
	if (limits_reached(&tree->limits, tree->nodes, POLL_NODES))
		tree->stopped = true;
	return !tree->stopped;
}

static void take_step(struct tree *tree, struct state *after, const struct state *before, step s,
		      unsigned turns)
{
	*after = *before;
	state_take_step(&tree->context, after, s);
	if (!after->owed)
		tree_visit(tree, turns + 1, before, after);
}

/* Steps that close a mill and so take something. */
static unsigned list_closing(const struct tree *tree, const struct state *state, step *steps)
{
	const unsigned own = state->to_move;
	const uint64_t open = lanes_open(&tree->context.lanes, state->lanes[own],
					 state_empty(&tree->context, state));
	unsigned n, kept = 0;

	if (!open)
		return 0;
	n = state_steps(&tree->context, state, steps);
	for (unsigned i = 0; i < n; i++)
		if (state_closes(&tree->context, state, steps[i]))
			steps[kept++] = steps[i];
	return kept;
}

/* Follows the closing of mills and their takings until nothing can be closed. */
static int quiesce(struct tree *tree, const struct state *state, unsigned height, unsigned turns,
		   int alpha, int beta)
{
	step steps[STATE_MAX_STEPS];
	int best = -INFINITE;
	unsigned n;

	if (!count_node(tree))
		return EVALUATE_DRAW;
	if (state->owed) {
		n = state_steps(&tree->context, state, steps);
	} else {
		if (is_over(tree, state, turns, &best) || is_known(tree, state, turns, &best))
			return best;
		best = estimate_state(tree->weights, &tree->context, state);
		if (best >= beta || height + 1 >= TREE_MAX_HEIGHT)
			return best;
		if (best > alpha)
			alpha = best;
		n = list_closing(tree, state, steps);
	}
	for (unsigned i = 0; i < n; i++) {
		struct state after;
		int score;

		take_step(tree, &after, state, steps[i], turns);
		score = after.owed ? quiesce(tree, &after, height + 1, turns, alpha, beta)
				   : -quiesce(tree, &after, height + 1, turns + 1, -beta, -alpha);
		if (tree->stopped)
			return EVALUATE_DRAW;
		if (score > best)
			best = score;
		if (best > alpha)
			alpha = best;
		if (best >= beta)
			break;
	}
	return best;
}

static int tree_steps(struct tree *tree, const struct state *state, unsigned height, unsigned turns,
		      int depth, int alpha, int beta);

/* The value of a step for the side that takes it, in a window. */
static int value_after(struct tree *tree, const struct state *after, unsigned height,
		       unsigned turns, int depth, int alpha, int beta)
{
	if (after->owed)
		return tree_steps(tree, after, height + 1, turns, depth, alpha, beta);
	return -tree_steps(tree, after, height + 1, turns + 1, depth, -beta, -alpha);
}

static int reduction(const struct state *state, const struct picker *picker, unsigned i, int depth)
{
	if (i < REDUCED_FROM || depth < REDUCED_DEPTH || state->owed || !picker->quiet)
		return 0;
	return 1 + (i >= REDUCED_MORE_FROM && depth >= REDUCED_MORE_DEPTH);
}

int tree_value(struct tree *tree, const struct state *after, unsigned height, unsigned turns,
	       int depth, int alpha, int beta, unsigned i, int reduced)
{
	int score = alpha + 1;

	if (i == 0)
		return value_after(tree, after, height, turns, depth, alpha, beta);
	if (reduced)
		score = value_after(tree, after, height, turns, depth - reduced, alpha, alpha + 1);
	if (score > alpha)
		score = value_after(tree, after, height, turns, depth, alpha, alpha + 1);
	if (score > alpha && score < beta)
		score = value_after(tree, after, height, turns, depth, alpha, beta);
	return score;
}

/* Whether an entry decides the value in this window. */
static bool decides(const struct table_entry *known, int score, int depth, int alpha, int beta)
{
	if (known->depth < depth)
		return false;
	return known->bound == TABLE_EXACT || (known->bound == TABLE_LOWER && score >= beta) ||
	       (known->bound == TABLE_UPPER && score <= alpha);
}

/* The value for the side to move: exact between alpha and beta, else a bound. */
static int tree_steps(struct tree *tree, const struct state *state, unsigned height, unsigned turns,
		      int depth, int alpha, int beta)
{
	struct table_entry found = {.step = STEP_NONE, .bound = TABLE_UPPER};
	const struct table_entry *known;
	struct lookup lookup;
	struct picker picker;
	int best;
	step s;

	if ((depth <= 0 && !state->owed) || height + 1 >= TREE_MAX_HEIGHT)
		return quiesce(tree, state, height, turns, alpha, beta);
	if (!count_node(tree))
		return EVALUATE_DRAW;
	if (!state->owed &&
	    (is_over(tree, state, turns, &best) || is_known(tree, state, turns, &best)))
		return best;
	picker_init(&picker, STEP_NONE);
	lookup = look_up(tree, state, depth);
	known = depth >= TABLE_DEPTH ? table_find(&tree->table, lookup.key) : NULL;
	if (known) {
		const int score = score_from_table(known->score, turns);

		if (decides(known, score, depth, alpha, beta))
			return score;
		s = map_step(tree, known->step, tree->symmetry.inverse[lookup.symmetry]);
		if (state_allows(&tree->context, state, s))
			picker.hint = s;
	}
	best = -INFINITE;
	for (unsigned i = 0; best < beta; i++) {
		struct state after;
		int score;

		s = picker_next(&picker, &tree->memory, &tree->context, state, height, i);
		if (s == STEP_NONE)
			break;
		take_step(tree, &after, state, s, turns);
		if (depth > TABLE_DEPTH)
			table_prefetch(&tree->table, key_of(tree, &after));
		score = tree_value(tree, &after, height, turns, depth - 1, alpha, beta, i,
				   reduction(state, &picker, i, depth));
		if (tree->stopped)
			return EVALUATE_DRAW;
		if (score <= best)
			continue;
		best = score;
		found.step = s;
		if (best > alpha) {
			alpha = best;
			found.bound = best >= beta ? TABLE_LOWER : TABLE_EXACT;
		}
	}
	if (best >= beta)
		picker_remember(&tree->memory, &tree->context, state, height, found.step, depth);
	found.key = lookup.key;
	found.score = (int16_t)score_to_table(best, turns);
	found.step = map_step(tree, found.step, lookup.symmetry);
	found.depth = (uint8_t)(depth < 0 ? 0 : depth);
	if (depth >= TABLE_DEPTH)
		table_put(&tree->table, &found);
	return best;
}

/* The visits of the game that the position may repeat. */
static void note_game(struct tree *tree, const struct game *game)
{
	uint32_t first = game->length;

	while (first > 0 && !game->turns[first - 1].before.in_hand[0] &&
	       !game->turns[first - 1].before.in_hand[1] &&
	       game->turns[first - 1].ply.takes[0] == POINT_NONE)
		first--;
	tree->root = game->length - first;
	for (uint32_t i = 0; i <= tree->root; i++) {
		const struct position *position =
			i < tree->root ? &game->turns[first + i].before : &game->position;
		const struct state state = {
			.pieces = {position->pieces[0], position->pieces[1]},
			.in_hand = {position->in_hand[0], position->in_hand[1]},
			.to_move = position->to_move,
		};

		tree->visits[i] = (struct tree_visit){state_key(&state), 0};
	}
}

struct tree *tree_new(const struct game *game, struct limits limits,
		      const struct estimate_weights *weights, const struct table *table)
{
	struct tree *tree = calloc(1, sizeof(*tree));

	if (!tree)
		abort();
	tree->limits = limits;
	limits_start(&tree->limits);
	tree->context.rules = &game->rules;
	lanes_init(&tree->context.lanes, game->rules.board);
	symmetry_init(&tree->symmetry, game->rules.board);
	tree->weights = weights;
	tree->table = *table;
	memset(tree->killers, 0xff, sizeof(tree->killers));
	tree->memory.killers = tree->killers;
	note_game(tree, game);
	return tree;
}

void tree_free(struct tree *tree)
{
	free(tree);
}

#include "engine/expert.h"

#include "core/threats.h"
#include "engine/evaluate.h"
#include "engine/order.h"
#include "engine/random.h"
#include "engine/tree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX(a, b) ((a) > (b) ? (a) : (b))

#define INFINITE (EVALUATE_WIN + 1)

/* The first window around the score of the iteration before. */
#define WINDOW 30

/* Somewhat less than a piece: tests/match against a tenth of the nodes, see HACKING.md. */
#define CONTEMPT 40

const struct expert_options expert_usual = {&estimate_tuned, EXPERT_TABLE_BYTES, NULL, CONTEMPT};

/* A ply at the root, and where it leads. */
struct root_ply {
	struct ply ply;
	struct state after;
	int steps;
};

struct root {
	struct state state;
	size_t n;
	struct root_ply plies[RULES_MAX_PLIES];
};

static void swap_plies(struct root_ply *a, struct root_ply *b)
{
	const struct root_ply kept = *a;

	*a = *b;
	*b = kept;
}

/* In random order, those that close or block a mill first. */
static void list_root(struct tree *tree, struct root *root, const struct game *game,
		      uint64_t *random)
{
	struct ply plies[RULES_MAX_PLIES];
	const struct position *position = &game->position;
	const point_set threats =
		threats_points(&game->rules, position, side_other(position->to_move));
	size_t front = 0;

	state_init(&tree->context, &root->state, game);
	root->n = game_plies(game, plies);
	for (size_t i = 0; i < root->n; i++) {
		struct root_ply *ply = &root->plies[i];

		ply->ply = plies[i];
		ply->after = root->state;
		ply->steps = (int)state_play(&tree->context, &ply->after, &plies[i]);
	}
	for (size_t i = root->n; i > 1; i--)
		swap_plies(&root->plies[i - 1], &root->plies[random_below(random, (uint32_t)i)]);
	for (int order = ORDERS - 1; order > ORDER_QUIET; order--)
		for (size_t i = front; i < root->n; i++)
			if (order_of(&root->plies[i].ply, threats) == (enum order)order)
				swap_plies(&root->plies[front++], &root->plies[i]);
}

/* One iteration within a window; the best ply comes first. FALSE if none was finished. */
static bool search_root(struct tree *tree, struct root *root, int depth, int alpha, int beta,
			int *best)
{
	*best = -INFINITE;
	for (size_t i = 0; i < root->n && *best < beta; i++) {
		const struct root_ply ply = root->plies[i];
		int score;

		tree_visit(tree, 1, &root->state, &ply.after);
		score = tree_value(tree, &ply.after, 0, 0, depth - ply.steps, alpha, beta,
				   (unsigned)i, 0);
		if (tree->stopped)
			return i > 0 && *best > -INFINITE;
		*best = MAX(*best, score);
		if (score <= alpha)
			continue;
		alpha = score;
		memmove(&root->plies[1], &root->plies[0], i * sizeof(ply));
		root->plies[0] = ply;
	}
	return true;
}

/* An iteration in a window around the last score, which is opened where the score falls out. */
static bool deepen(struct tree *tree, struct root *root, int depth, int *score)
{
	int alpha = depth > 3 ? *score - WINDOW : -INFINITE;
	int beta = depth > 3 ? *score + WINDOW : INFINITE;
	int found;

	for (;;) {
		if (!search_root(tree, root, depth, alpha, beta, &found))
			return false;
		if (!tree->stopped && found <= alpha && alpha > -INFINITE)
			alpha = -INFINITE;
		else if (!tree->stopped && found >= beta && beta < INFINITE)
			beta = INFINITE;
		else
			break;
	}
	if (!tree->stopped || found > alpha)
		*score = found;
	return true;
}

/* A decided score is that of the quickest win once each of its plies was searched with a taking. */
static bool is_settled(int score, unsigned depth)
{
	const int plies = EVALUATE_WIN - (score > 0 ? score : -score);

	return evaluate_decided(score) && (int)depth >= 2 * plies;
}

void expert_go_on(const struct game *game, struct limits limits,
		  const struct expert_options *options, struct table *table, uint64_t *random,
		  struct expert_result *result)
{
	struct tree *tree = tree_new(game, limits, options->weights, table);
	struct root *root = malloc(sizeof(*root));
	const bool limited = limits.depth_plies && limits.depth_plies < TREE_MAX_DEPTH;
	const unsigned deepest = limited ? limits.depth_plies : TREE_MAX_DEPTH;

	if (!root)
		abort();
	tree->probe = options->probe;
	tree->draw[game->position.to_move] = -options->contempt;
	tree->draw[side_other(game->position.to_move)] = options->contempt;
	list_root(tree, root, game, random);
	assert(root->n > 0);
	*result = (struct expert_result){.score = EVALUATE_DRAW};
	for (unsigned depth = 1; depth <= deepest && !tree->stopped; depth++) {
		if (!deepen(tree, root, (int)depth, &result->score))
			break;
		result->depth = depth;
		if (tree->stopped)
			break;
		result->whole_score = result->score;
		result->whole_depth = depth;
		result->settled = is_settled(result->score, depth);
		if (result->settled)
			break;
	}
	result->best = root->plies[0].ply;
	result->nodes = tree->nodes;
	free(root);
	tree_free(tree);
}

void expert_run(const struct game *game, struct limits limits, const struct expert_options *options,
		uint64_t *random, struct expert_result *result)
{
	struct table table;

	table_init(&table, options->table_bytes);
	expert_go_on(game, limits, options, &table, random, result);
	table_clear(&table);
}

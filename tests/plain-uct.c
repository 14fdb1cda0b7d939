/* Kocsis and Szepesvari, 2006: UCB1 in the tree, random plies to the end of the game below it. */
#include "plain-uct.h"

#include "engine/random.h"

#include <math.h>
#include <stdlib.h>

#define MAX_NODES (1u << 19)
#define LONGEST 200 /* plies of a playout, which is a draw then */

struct node {
	struct ply ply;
	double sum; /* of the results for the side that played it: 0, 0.5 or 1 */
	uint32_t visits, first, n_children;
};

static struct node *nodes;
static uint32_t n_nodes;

static void expand(struct node *node, const struct rules *rules, const struct position *position)
{
	static struct ply plies[RULES_MAX_PLIES];
	enum side winner;
	const size_t n =
		rules_over(rules, position, &winner) ? 0 : rules_plies(rules, position, plies);

	if (n_nodes + n > MAX_NODES)
		return;
	node->first = n_nodes;
	node->n_children = (uint32_t)n;
	for (size_t i = 0; i < n; i++)
		nodes[n_nodes++] = (struct node){.ply = plies[i]};
}

static struct node *select_child(const struct node *parent, uint64_t *random)
{
	const uint32_t turn = random_below(random, parent->n_children);
	struct node *best = NULL;
	double most = -1;

	for (uint32_t i = 0; i < parent->n_children; i++) {
		struct node *child = &nodes[parent->first + (i + turn) % parent->n_children];
		const double bound =
			!child->visits ? 1e9
				       : child->sum / child->visits +
						 sqrt(2 * log(parent->visits) / child->visits);

		if (bound > most) {
			most = bound;
			best = child;
		}
	}
	return best;
}

/* What the game comes to for the side that has just moved. */
static double play_out(const struct rules *rules, struct position position, uint64_t *random)
{
	static struct ply plies[RULES_MAX_PLIES];
	const enum side mover = side_other(position.to_move);
	enum side winner;

	for (unsigned i = 0; i < LONGEST; i++) {
		if (rules_over(rules, &position, &winner))
			return winner == mover;
		rules_apply(&position,
			    &plies[random_below(random,
						(uint32_t)rules_plies(rules, &position, plies))]);
	}
	return 0.5;
}

struct ply plain_uct(const struct game *game, uint64_t playouts, uint64_t *random)
{
	struct node *best;

	nodes = malloc(MAX_NODES * sizeof(*nodes));
	if (!nodes)
		abort();
	nodes[0] = (struct node){.visits = 1};
	n_nodes = 1;
	expand(&nodes[0], &game->rules, &game->position);
	for (uint64_t i = 0; i < playouts; i++) {
		struct node *path[LONGEST];
		struct position position = game->position;
		unsigned length = 0;
		double result;

		path[0] = &nodes[0];
		while (path[length]->n_children && length + 1 < LONGEST) {
			path[length + 1] = select_child(path[length], random);
			rules_apply(&position, &path[++length]->ply);
		}
		if (path[length]->visits && length + 1 < LONGEST)
			expand(path[length], &game->rules, &position);
		result = play_out(&game->rules, position, random);
		for (unsigned j = length + 1; j-- > 0; result = 1 - result) {
			path[j]->visits++;
			path[j]->sum += result;
		}
	}
	best = &nodes[nodes[0].first];
	for (uint32_t i = 1; i < nodes[0].n_children; i++)
		if (nodes[nodes[0].first + i].visits > best->visits)
			best = &nodes[nodes[0].first + i];
	const struct ply ply = best->ply;

	free(nodes);
	return ply;
}

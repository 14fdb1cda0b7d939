#include "engine/uct.h"

#include "core/threats.h"
#include "engine/line.h"
#include "engine/order.h"
#include "engine/playout.h"
#include "engine/random.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define POLL_PLAYOUTS 16

/* A node gets children at so many visits; when all nodes are in use it gets none. */
#define EXPAND_VISITS 4
#define MAX_NODES (1u << 20)

/* How much weight the uncertain gets, in 1/256 of the published formula with logarithms to base 2
 * and results from 0 to 1. So little, because playouts that are judged after a few plies differ
 * little: with 128, 5,000 playouts lose to medium, with 12 they beat hard. */
#define EXPLORATION 12

/* A ply from its parent's position. Results are those of the side that plays it. */
struct node {
	uint64_t sum; /* of the results, each 0 to PLAYOUT_WIN */
	uint32_t visits;
	uint32_t first; /* child */
	uint16_t n_children;
	int16_t proof; /* n: proved to win within n plies, -n: to lose, 0: not proved */
	struct ply ply;
};

struct uct {
	struct limits limits;
	uint64_t *random;
	uint64_t playouts;
	uint32_t n_nodes;
	struct line line;
	struct playout playout;
	struct node nodes[MAX_NODES]; /* nodes[0] is the root; its ply is none */
};

/* The logarithm to base 2 of x > 0 in 1/65536, linear between the powers of two: never more than
 * 0.09 too small. */
static uint64_t log2_fixed(uint32_t x)
{
	const unsigned whole = 31u - (unsigned)__builtin_clz(x);
	const uint64_t part = ((uint64_t)x << 16 >> whole) - 65536;

	return ((uint64_t)whole << 16) + part;
}

/* Digit by digit. */
static uint32_t square_root(uint32_t x)
{
	uint32_t root = 0;

	for (uint32_t bit = 1u << 30; bit; bit >>= 2) {
		const uint32_t trial = root + bit;

		root >>= 1;
		if (x >= trial) {
			x -= trial;
			root += bit;
		}
	}
	return root;
}

/* In 1/4096: the mean result plus what the uncertainty of so few visits is worth. */
static uint32_t upper_bound(const struct node *node, uint64_t log_parent)
{
	const uint32_t mean = (uint32_t)(node->sum * (4096 / PLAYOUT_WIN) / node->visits);
	const uint32_t doubt = square_root((uint32_t)((log_parent << 8) / node->visits));

	return mean + doubt * EXPLORATION / 256;
}

/* Children not tried yet come first, in their order. Those proved to lose are left out; there is
 * another, for else the parent would be proved. */
static struct node *select_child(struct uct *uct, const struct node *parent)
{
	const uint64_t log_parent = log2_fixed(parent->visits);
	struct node *best = NULL;
	uint32_t most = 0;

	for (uint32_t i = 0; i < parent->n_children; i++) {
		struct node *child = &uct->nodes[parent->first + i];

		if (child->proof < 0)
			continue;
		if (child->visits == 0)
			return child;
		const uint32_t bound = upper_bound(child, log_parent);

		if (!best || bound > most) {
			best = child;
			most = bound;
		}
	}
	assert(best);
	return best;
}

/* Adds the plies as children, the most urgent first and in random order among equals. */
static void add_children(struct uct *uct, struct node *parent, struct ply *plies, size_t n)
{
	const struct position *position = &uct->line.position;
	const point_set threats =
		threats_points(uct->line.rules, position, side_other(position->to_move));
	struct node *child = &uct->nodes[uct->n_nodes];

	for (size_t i = n; i > 1; i--) {
		const size_t j = random_below(uct->random, (uint32_t)i);
		const struct ply ply = plies[j];

		plies[j] = plies[i - 1];
		plies[i - 1] = ply;
	}
	parent->first = uct->n_nodes;
	parent->n_children = (uint16_t)n;
	uct->n_nodes += (uint32_t)n;
	for (unsigned order = ORDERS; order-- > 0;) {
		for (size_t i = 0; i < n; i++) {
			if (order_of(&plies[i], threats) != order)
				continue;
			memset(child, 0, sizeof(*child));
			child->ply = plies[i];
			child++;
		}
	}
}

static void expand(struct uct *uct, struct node *node)
{
	struct ply *plies = uct->playout.plies;
	const size_t n = rules_plies(uct->line.rules, &uct->line.position, plies);

	if (uct->n_nodes + n <= MAX_NODES)
		add_children(uct, node, plies, n);
}

/* Proves the node from its children, if they suffice. */
static void prove_from_children(const struct uct *uct, struct node *node)
{
	int quickest = 0;
	int longest = 0;

	for (uint32_t i = 0; i < node->n_children; i++) {
		const int proof = uct->nodes[node->first + i].proof;

		if (proof > 0 && (!quickest || proof < quickest))
			quickest = proof;
		if (proof == 0)
			longest = 1;
		else if (longest <= 0 && proof < longest)
			longest = proof;
	}
	if (quickest)
		node->proof = (int16_t)(-quickest - 1);
	else if (longest < 0)
		node->proof = (int16_t)(1 - longest);
}

/* The result of the line's position for the side that has just moved. */
static int result_of(struct uct *uct, struct node *node)
{
	const enum side mover = side_other(uct->line.position.to_move);
	enum side winner;

	if (node->proof)
		return node->proof > 0 ? PLAYOUT_WIN : 0;
	switch (line_over(&uct->line, &winner)) {
	case REASON_NONE:
		return PLAYOUT_WIN -
		       playout_run(&uct->playout, uct->line.position, line_quiet(&uct->line));
	case REASON_PIECES:
	case REASON_BLOCKED:
		node->proof = winner == mover ? 1 : -1;
		return winner == mover ? PLAYOUT_WIN : 0;
	case REASON_REPETITION:
	case REASON_LIMIT:
	case REASON_AGREEMENT:
	case REASON_RESIGNATION:
	case REASON_TIME:
	case REASON_WON:
	case REASON_DRAWN:
		break;
	}
	return PLAYOUT_DRAW;
}

static bool is_over(const struct uct *uct)
{
	enum side winner;

	return line_over(&uct->line, &winner) != REASON_NONE;
}

/* One walk down the tree, a playout, and the way back. */
static void visit(struct uct *uct)
{
	struct node *path[LINE_MAX_PLIES];
	unsigned length = 0;

	path[0] = &uct->nodes[0];
	while (!path[length]->proof && length + 1 < LINE_MAX_PLIES) {
		struct node *node = path[length];

		if (!node->n_children && node->visits >= EXPAND_VISITS && !is_over(uct))
			expand(uct, node);
		if (!node->n_children)
			break;
		path[++length] = select_child(uct, node);
		line_play(&uct->line, &path[length]->ply);
	}

	int result = result_of(uct, path[length]);

	for (unsigned i = length + 1; i-- > 0;) {
		struct node *node = path[i];

		node->visits++;
		node->sum += (uint64_t)result;
		result = PLAYOUT_WIN - result;
		if (i < length && path[i + 1]->proof)
			prove_from_children(uct, node);
		if (i > 0)
			line_take_back(&uct->line, &node->ply);
	}
}

/* Wins before all else, the quickest first; losses last, the longest first; else the ply that was
 * visited most. Equals are in random order already. */
static bool is_better(const struct node *a, const struct node *b)
{
	const int class_a = (a->proof > 0) - (a->proof < 0);
	const int class_b = (b->proof > 0) - (b->proof < 0);

	if (class_a != class_b)
		return class_a > class_b;
	if (a->proof)
		return a->proof < b->proof;
	return a->visits > b->visits;
}

static struct uct *uct_new(const struct game *game, struct limits limits, uint64_t *random)
{
	struct uct *uct = malloc(sizeof(*uct));

	if (!uct)
		abort();
	uct->limits = limits;
	limits_start(&uct->limits);
	uct->random = random;
	uct->playouts = 0;
	uct->n_nodes = 1;
	uct->playout.rules = &game->rules;
	uct->playout.random = random;
	line_init(&uct->line, game);
	memset(&uct->nodes[0], 0, sizeof(uct->nodes[0]));
	uct->nodes[0].visits = 1;
	add_children(uct, &uct->nodes[0], uct->playout.plies, game_plies(game, uct->playout.plies));
	return uct;
}

void uct_run(const struct game *game, struct limits limits, uint64_t *random,
	     struct uct_result *result)
{
	struct uct *uct = uct_new(game, limits, random);
	const struct node *root = &uct->nodes[0];
	const struct node *best = &uct->nodes[root->first];

	assert(root->n_children > 0);
	while (!root->proof && !limits_reached(&uct->limits, uct->playouts, POLL_PLAYOUTS)) {
		visit(uct);
		uct->playouts++;
	}
	for (uint32_t i = 1; i < root->n_children; i++) {
		if (is_better(&uct->nodes[root->first + i], best))
			best = &uct->nodes[root->first + i];
	}
	result->best = best->ply;
	result->playouts = uct->playouts;
	result->proved = root->proof != 0;
	free(uct);
}

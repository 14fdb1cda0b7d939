/* The strongest search: the tree of engine/tree.h, deepened step by step from the root. */
#ifndef MERELS_ENGINE_EXPERT_H
#define MERELS_ENGINE_EXPERT_H

#include "core/game.h"
#include "engine/estimate.h"
#include "engine/limits.h"
#include "engine/probe.h"
#include "engine/table.h"

#define EXPERT_TABLE_BYTES ((size_t)16 << 20)

struct expert_options {
	const struct estimate_weights *weights;
	size_t table_bytes;
	const struct probe *probe; /* asked wherever it may know, or NULL */
	int contempt; /* by so much a draw by repetition or by the limit is worse than none */
};

/* What expert plays with. */
extern const struct expert_options expert_usual;

struct expert_result {
	struct ply best;
	int score;	 /* for the side to move, as evaluate.h has it; wins and losses in plies */
	bool settled;	 /* the score is that of the quickest win, or of the longest loss */
	unsigned depth;	 /* steps; the last iteration of which a root ply was finished */
	int whole_score; /* of the last iteration that was finished, and its steps */
	unsigned whole_depth;
	uint64_t nodes; /* steps taken in the search */
};

/* Searches the game's position; if a taking is owed, only the plies that begin with the ply begun.
 * The game must be unfinished. limits.depth_plies counts steps, TREE_MAX_DEPTH at
 * most. random orders equal root plies.
 * Stops early when a win or loss is proved to be the quickest. Allocates once, and aborts if there
 * is no memory. */
void expert_run(const struct game *game, struct limits limits, const struct expert_options *options,
		uint64_t *random, struct expert_result *result);

/* The same with a table of what was found out before, of this game or of one that went on from it,
 * with the same weights and probe; options->table_bytes is not looked at. */
void expert_go_on(const struct game *game, struct limits limits,
		  const struct expert_options *options, struct table *table, uint64_t *random,
		  struct expert_result *result);

#endif

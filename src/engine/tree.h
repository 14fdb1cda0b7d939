/* The tree of steps below a position: principal variation search with a transposition table, then
 * quiescence.
 *
 * Marsland and Campbell, "Parallel search of strongly ordered game trees", Computing Surveys 1982.
 * A step is a placing, a movement or a single taking; depth is counted in steps, and what is won or
 * lost in plies. Draws by repetition and by the quiet limit are seen.
 */
#ifndef MERELS_ENGINE_TREE_H
#define MERELS_ENGINE_TREE_H

#include "core/game.h"
#include "engine/estimate.h"
#include "engine/limits.h"
#include "engine/picker.h"
#include "engine/probe.h"
#include "engine/symmetry.h"
#include "engine/table.h"

/* Steps; no search may be deeper. */
#define TREE_MAX_DEPTH 100

/* A line of play is at most so many steps long, quiescence included. */
#define TREE_MAX_HEIGHT (TREE_MAX_DEPTH + 64)

/* A position between two plies of the line of play. */
struct tree_visit {
	uint64_t key;
	uint32_t since; /* the first visit that can be the same as this one or a later one */
};

struct tree {
	struct state_context context;
	const struct estimate_weights *weights;
	const struct probe *probe; /* of exact values, or NULL, as it is at first */
	int draw[2]; /* what a draw by repetition or by the limit is worth to each side; 0 at first
		      */
	struct limits limits;
	uint64_t nodes; /* steps taken */
	bool stopped;	/* by a limit; values mean nothing from then on */
	struct symmetry symmetry;
	struct table table;
	struct picker_memory memory;
	step killers[TREE_MAX_HEIGHT][PICKER_KILLERS];
	uint32_t root; /* the visit of the root */
	struct tree_visit visits[GAME_MAX_PLIES + TREE_MAX_HEIGHT + 1];
};

/* A tree below the position of a game, which must last as long, as must the table. Aborts if there
 * is no memory. */
struct tree *tree_new(const struct game *game, struct limits limits,
		      const struct estimate_weights *weights, const struct table *table);
void tree_free(struct tree *tree);

/* Notes the position after a ply, so many plies from the root; before is the one before it. */
void tree_visit(struct tree *tree, unsigned turns, const struct state *before,
		const struct state *after);

/* The value of a state after a step, for the side that took it, in a window: exact between alpha
 * and beta, else a bound. height and turns are the steps and plies from the root to before that
 * step, depth the steps that may follow. i is the number of the step among its sisters: all but the
 * first are expected to be worse than alpha; reduced of them are looked at less deep by so many
 * steps at first. */
int tree_value(struct tree *tree, const struct state *after, unsigned height, unsigned turns,
	       int depth, int alpha, int beta, unsigned i, int reduced);

#endif

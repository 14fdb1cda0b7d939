/* Monte-Carlo tree search with upper confidence bounds.
 *
 * Kocsis and Szepesvari, "Bandit based Monte-Carlo planning", ECML 2006; proved wins and losses
 * after Winands, Bjornsson and Saito, "Monte-Carlo tree search solver", CG 2008. Integers only, so
 * that the same playouts give the same ply with every compiler.
 */
#ifndef MERELS_ENGINE_UCT_H
#define MERELS_ENGINE_UCT_H

#include "core/game.h"
#include "engine/limits.h"

struct uct_result {
	struct ply best;
	uint64_t playouts;
	bool proved; /* best is known to win, or every ply to lose */
};

/* Chooses among the plies that begin with the ply begun, if any. The game must be unfinished.
 * limits.nodes counts playouts; limits.depth_plies is not looked at. If the limits are met before
 * the first playout, best closes or blocks a mill, if that can be done. Allocates once, and aborts
 * if there is no memory. */
void uct_run(const struct game *game, struct limits limits, uint64_t *random,
	     struct uct_result *result);

#endif

/* Exact play where tables of endings reach. */
#ifndef MERELS_ENGINE_PERFECT_H
#define MERELS_ENGINE_PERFECT_H

#include "core/game.h"
#include "engine/probe.h"

/* The ply to play: of wins the shortest that the quiet limit allows, of losses the longest, and of
 * draws the one after which most plies of the other side lose. Draws by repetition and limit are
 * seen as they come. random orders what is equal. False if any ply leads to what no table knows.
 * The game must be unfinished; if a taking is owed, the ply begins with the ply begun. probe may be
 * NULL. Aborts if there is no memory. */
bool perfect_choose(const struct probe *probe, const struct game *game, uint64_t *random,
		    struct ply *ply);

#endif

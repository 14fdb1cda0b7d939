/* Alpha-beta search on whole turns, takings included, with iterative deepening.
 *
 * Draws by repetition and by the quiet limit are found inside the search from the game's own
 * history. Nothing but a clock or stop among the limits makes the outcome depend on the machine.
 */
#ifndef MERELS_ENGINE_SEARCH_H
#define MERELS_ENGINE_SEARCH_H

#include "core/game.h"
#include "engine/limits.h"

/* Deeper limits are cut down to this. */
#define SEARCH_MAX_DEPTH 64

struct search_result {
	int score;	      /* for the side to move, as evaluate.h has it; 0 if depth is 0 */
	unsigned depth_plies; /* the last iteration of which at least one root ply was finished */
	bool whole;	      /* that iteration was finished */
	uint64_t nodes;	      /* positions searched */
	size_t n_best;	      /* at least 1 */
	struct ply best[RULES_MAX_PLIES]; /* all root plies found to be equally best */
};

/* Searches the game's position; if a taking is owed, only the plies that begin with the ply
 * begun. The game must be unfinished. random is the state for the order of equal root plies. If
 * the limits are met before the first ply is searched, best is a ply that closes or blocks a
 * mill, if there is one. Allocates once, and aborts if there is no memory. */
void search_run(const struct game *game, struct limits limits, uint64_t *random,
		struct search_result *result);

#endif

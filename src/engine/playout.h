/* One game played on almost at random, for Monte-Carlo tree search. */
#ifndef MERELS_ENGINE_PLAYOUT_H
#define MERELS_ENGINE_PLAYOUT_H

#include "core/rules.h"

/* What a finished or judged game is worth to one side: 0 lost, PLAYOUT_WIN won. */
#define PLAYOUT_WIN 1024
#define PLAYOUT_DRAW (PLAYOUT_WIN / 2)

struct playout {
	const struct rules *rules;
	uint64_t *random;
	struct ply plies[RULES_MAX_PLIES];
};

/* Plays on from a position that is not over, with its quiet count, and returns what came of it
 * for the side that was to move. Mills are closed, and mostly blocked; repetition is not looked
 * at. A game that is not over after some plies is judged by evaluation. */
int playout_run(struct playout *playout, struct position position, unsigned quiet);

#endif

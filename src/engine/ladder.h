/* The numbered levels: steps of equal height from random play to expert, for learners.
 *
 * Each but the last is the search of expert with few positions, which plays at random now and then.
 * Measured with tests/match: see the table in ladder.c.
 */
#ifndef MERELS_ENGINE_LADDER_H
#define MERELS_ENGINE_LADDER_H

#include <stdint.h>

#define LADDER_RUNGS 10

struct ladder_rung {
	unsigned random_percent; /* of the plies */
	uint64_t nodes;		 /* of each search; 0 for what expert is allowed */
};

extern const struct ladder_rung ladder_rungs[LADDER_RUNGS];

#endif

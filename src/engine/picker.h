/* The steps of a position in the order in which they are worth trying: first a hint, then what
 * closes a mill, what was good enough in sister positions, what blocks, and what has been good
 * anywhere in the search.
 *
 * Killer steps: Akl and Newborn, 1977; history: Schaeffer, 1989.
 */
#ifndef MERELS_ENGINE_PICKER_H
#define MERELS_ENGINE_PICKER_H

#include "engine/state.h"

#define PICKER_KILLERS 2

/* What a search has learnt; steps of its own of each height above the root. All 0xff and all 0 at
 * its start. */
struct picker_memory {
	step (*killers)[PICKER_KILLERS];
	int history[2][STEPS];
};

struct picker {
	step hint; /* a step that is legal, or STEP_NONE */
	bool listed;
	bool quiet; /* the step picked last neither closes nor blocks, and is no killer */
	unsigned n;
	step steps[STATE_MAX_STEPS];
	int urgency[STATE_MAX_STEPS];
};

static inline void picker_init(struct picker *picker, step hint)
{
	picker->hint = hint;
	picker->listed = false;
	picker->quiet = false;
}

/* Step number i, from 0 up without a gap; STEP_NONE after the last. */
step picker_next(struct picker *picker, const struct picker_memory *memory,
		 const struct state_context *context, const struct state *state, unsigned height,
		 unsigned i);

/* A step that was too good for the enemy to allow it, at a depth that is left. */
void picker_remember(struct picker_memory *memory, const struct state_context *context,
		     const struct state *state, unsigned height, step s, int depth);

#endif

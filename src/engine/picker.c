#include "engine/picker.h"

/* Above any history. */
#define CLOSES (1 << 24)
#define KILLER (1 << 22)
#define BLOCKS (1 << 21)
#define HISTORY_MOST (1 << 16)

static int urgency_of(const struct picker_memory *memory, const struct state_context *context,
		      const struct state *state, unsigned height, step s)
{
	const struct lanes *lanes = &context->lanes;
	const uint64_t enemy = state->lanes[state->to_move ^ 1u];
	const point to = step_to(s);
	int urgency = memory->history[state->to_move][s];

	if (state->owed)
		/* First what stands in a line that lacks one piece. */
		return urgency + (int)lanes_count(lanes_open(lanes, enemy, lanes->of[to])) +
		       BLOCKS * (lanes_open(lanes, enemy & ~lanes->of[to], lanes->of[to]) != 0);
	if (state_closes(context, state, s))
		return urgency + CLOSES;
	if (memory->killers[height][0] == s)
		return urgency + 2 * KILLER;
	if (memory->killers[height][1] == s)
		return urgency + KILLER;
	if (lanes_open(lanes, enemy, lanes->of[to]))
		return urgency + BLOCKS;
	return urgency;
}

static void list_steps(struct picker *picker, const struct picker_memory *memory,
		       const struct state_context *context, const struct state *state,
		       unsigned height)
{
	const unsigned n = state_steps(context, state, picker->steps);

	picker->n = 0;
	for (unsigned i = 0; i < n; i++) {
		const step s = picker->steps[i];

		if (s == picker->hint)
			continue;
		picker->steps[picker->n] = s;
		picker->urgency[picker->n++] = urgency_of(memory, context, state, height, s);
	}
	picker->listed = true;
}

/* Brings the most urgent of the steps from i on to i. */
static step pick(struct picker *picker, unsigned i)
{
	unsigned most = i;

	for (unsigned j = i + 1; j < picker->n; j++)
		if (picker->urgency[j] > picker->urgency[most])
			most = j;
	const step s = picker->steps[most];
	const int urgency = picker->urgency[most];

	picker->steps[most] = picker->steps[i];
	picker->urgency[most] = picker->urgency[i];
	picker->steps[i] = s;
	picker->urgency[i] = urgency;
	picker->quiet = urgency < BLOCKS;
	return s;
}

step picker_next(struct picker *picker, const struct picker_memory *memory,
		 const struct state_context *context, const struct state *state, unsigned height,
		 unsigned i)
{
	if (picker->hint != STEP_NONE && i-- == 0)
		return picker->hint;
	if (!picker->listed)
		list_steps(picker, memory, context, state, height);
	return i < picker->n ? pick(picker, i) : STEP_NONE;
}

void picker_remember(struct picker_memory *memory, const struct state_context *context,
		     const struct state *state, unsigned height, step s, int depth)
{
	step *killers = memory->killers[height];
	int *history = &memory->history[state->to_move][s];
	const int bonus = depth * depth * 16;

	if (state->owed || state_closes(context, state, s))
		return;
	*history += bonus - *history * bonus / HISTORY_MOST;
	if (killers[0] == s)
		return;
	killers[1] = killers[0];
	killers[0] = s;
}

/* A position inside a search, taken step by step: placing or moving is one step, each taking
 * another. It follows core/rules.h exactly and is several times faster.
 *
 * Invariants: lanes[s] is lanes_of_set of pieces[s], on_board[s] their number; owed > 0 only while
 * a taking is owed that can be done.
 */
#ifndef MERELS_ENGINE_STATE_H
#define MERELS_ENGINE_STATE_H

#include "core/game.h"
#include "engine/lanes.h"

/* from * 32 + to; from is STATE_HAND when placing, and STATE_TAKES for a taking on to. */
typedef uint16_t step;
#define STEP_NONE ((step)0xffff)
#define STEPS (26 * 32)
#define STATE_HAND 24
#define STATE_TAKES 25

static inline step step_of(unsigned from, unsigned to)
{
	return (step)(from * 32 + to);
}

static inline unsigned step_from(step s)
{
	return s / 32;
}

static inline point step_to(step s)
{
	return (point)(s % 32);
}

/* No position has more steps: three pieces that fly to 18 points. */
#define STATE_MAX_STEPS 256

struct state_context {
	const struct rules *rules;
	struct lanes lanes;
};

struct state {
	uint64_t lanes[2];
	point_set pieces[2];
	uint8_t in_hand[2];
	uint8_t on_board[2];
	uint8_t to_move;
	uint8_t owed;
	uint16_t quiet; /* plies */
};

/* The position of a game, without a ply begun. */
void state_init(const struct state_context *context, struct state *state, const struct game *game);

/* Points that the side to move may take. */
point_set state_takeable(const struct state_context *context, const struct state *state);

/* All steps of the side to move; steps holds STATE_MAX_STEPS. */
unsigned state_steps(const struct state_context *context, const struct state *state, step *steps);

/* Whether the step is one of state_steps. */
bool state_allows(const struct state_context *context, const struct state *state, step s);

/* Takes one of state_steps. */
void state_take_step(const struct state_context *context, struct state *state, step s);

/* Plays a whole legal ply; returns its number of steps. */
unsigned state_play(const struct state_context *context, struct state *state,
		    const struct ply *ply);

/* Whether a step that places or moves completes a mill. */
static inline bool state_closes(const struct state_context *context, const struct state *state,
				step s)
{
	const struct lanes *lanes = &context->lanes;
	const unsigned from = step_from(s);
	const point to = step_to(s);
	uint64_t own = state->lanes[state->to_move] | lanes->of[to];

	if (from < STATE_HAND)
		own &= ~lanes->of[from];
	return lanes_mills(lanes, own) & lanes->lines_of[to];
}

static inline uint64_t state_empty(const struct state_context *context, const struct state *state)
{
	const uint64_t firsts = context->lanes.firsts;

	return (firsts | firsts << 1 | firsts << 2) & ~(state->lanes[0] | state->lanes[1]);
}

static inline unsigned state_left(const struct state *state, unsigned side)
{
	return (unsigned)state->on_board[side] + state->in_hand[side];
}

static inline bool state_flies(const struct state_context *context, const struct state *state,
			       unsigned side)
{
	return context->rules->flying && !state->in_hand[side] &&
	       state->on_board[side] == RULES_FEWEST;
}

/* Whether the side to move, which owes no taking, can place or move. */
static inline bool state_can_move(const struct state_context *context, const struct state *state)
{
	const point_set empty =
		board_all(context->rules->board) & ~(state->pieces[0] | state->pieces[1]);

	if (state->in_hand[state->to_move] || state_flies(context, state, state->to_move))
		return empty;
	return lanes_nearby(&context->lanes, empty) & state->pieces[state->to_move];
}

/* Different for different positions, but for the quiet count. */
static inline uint64_t state_key(const struct state *state)
{
	return state->pieces[0] | (uint64_t)state->pieces[1] << 24 |
	       (uint64_t)state->in_hand[0] << 48 | (uint64_t)state->in_hand[1] << 52 |
	       (uint64_t)state->to_move << 56 | (uint64_t)state->owed << 57;
}

#endif

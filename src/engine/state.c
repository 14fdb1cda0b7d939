#include "engine/state.h"

void state_init(const struct state_context *context, struct state *state, const struct game *game)
{
	const struct position *position = &game->position;

	*state = (struct state){.to_move = position->to_move, .quiet = (uint16_t)game_quiet(game)};
	for (unsigned side = 0; side < 2; side++) {
		state->pieces[side] = position->pieces[side];
		state->lanes[side] = lanes_of_set(&context->lanes, position->pieces[side]);
		state->in_hand[side] = position->in_hand[side];
		state->on_board[side] = (uint8_t)point_count(position->pieces[side]);
	}
}

static point_set in_mills(const struct state_context *context, uint64_t own)
{
	uint64_t mills = lanes_mills(&context->lanes, own);
	point_set set = 0;

	for (; mills; mills &= mills - 1)
		set |= context->rules->board->lines[(unsigned)__builtin_ctzll(mills) / 3];
	return set;
}

point_set state_takeable(const struct state_context *context, const struct state *state)
{
	const unsigned enemy = state->to_move ^ 1u;
	const point_set free = state->pieces[enemy] & ~in_mills(context, state->lanes[enemy]);

	return free || context->rules->keep_protected ? free : state->pieces[enemy];
}

unsigned state_steps(const struct state_context *context, const struct state *state, step *steps)
{
	const struct board *board = context->rules->board;
	const point_set empty = board_all(board) & ~(state->pieces[0] | state->pieces[1]);
	const bool flies = state_flies(context, state, state->to_move);
	point_set own = state->pieces[state->to_move], targets = empty;
	unsigned n = 0;

	if (state->owed)
		targets = state_takeable(context, state);
	if (state->owed || state->in_hand[state->to_move]) {
		for (point to; points_next(&targets, &to);)
			steps[n++] = step_of(state->owed ? STATE_TAKES : STATE_HAND, to);
		return n;
	}
	for (point from; points_next(&own, &from);) {
		targets = flies ? empty : empty & board->neighbours[from];
		for (point to; points_next(&targets, &to);)
			steps[n++] = step_of(from, to);
	}
	return n;
}

bool state_allows(const struct state_context *context, const struct state *state, step s)
{
	const unsigned from = step_from(s);
	const point to = step_to(s);
	const point_set taken = state->pieces[0] | state->pieces[1];

	if (s == STEP_NONE || (from == STATE_TAKES) != (state->owed > 0))
		return false;
	if (from == STATE_TAKES)
		return point_in(state_takeable(context, state), to);
	if (point_in(taken, to) || (from == STATE_HAND) != (state->in_hand[state->to_move] > 0))
		return false;
	return from == STATE_HAND || (point_in(state->pieces[state->to_move], (point)from) &&
				      (point_in(context->rules->board->neighbours[from], to) ||
				       state_flies(context, state, state->to_move)));
}

static void remove_taken(const struct state_context *context, struct state *state, point p)
{
	const unsigned enemy = state->to_move ^ 1u;

	state->pieces[enemy] &= ~point_bit(p);
	state->lanes[enemy] &= ~context->lanes.of[p];
	state->on_board[enemy]--;
	state->quiet = 0;
	state->owed--;
	if (state->owed &&
	    (state_left(state, enemy) < RULES_FEWEST || !state_takeable(context, state)))
		state->owed = 0;
}

static void put_down(const struct state_context *context, struct state *state, unsigned from,
		     point to)
{
	const struct lanes *lanes = &context->lanes;
	const unsigned own = state->to_move;
	const bool counts = !state->in_hand[0] && !state->in_hand[1];
	uint64_t mills;

	if (from < STATE_HAND) {
		state->pieces[own] &= ~point_bit((point)from);
		state->lanes[own] &= ~lanes->of[from];
	} else {
		state->in_hand[own]--;
		state->on_board[own]++;
	}
	state->pieces[own] |= point_bit(to);
	state->lanes[own] |= lanes->of[to];
	state->quiet = counts ? (uint16_t)(state->quiet + 1) : 0;
	mills = lanes_mills(lanes, state->lanes[own]) & lanes->lines_of[to];
	if (!mills)
		return;
	if (!context->rules->quiet_until_take)
		state->quiet = 0;
	if (state_takeable(context, state))
		state->owed = context->rules->two_takings && mills & (mills - 1) ? 2 : 1;
}

void state_take_step(const struct state_context *context, struct state *state, step s)
{
	if (state->owed)
		remove_taken(context, state, step_to(s));
	else
		put_down(context, state, step_from(s), step_to(s));
	if (!state->owed)
		state->to_move ^= 1;
}

unsigned state_play(const struct state_context *context, struct state *state, const struct ply *ply)
{
	const unsigned takes = rules_takes(ply);

	state_take_step(context, state,
			step_of(ply->from == POINT_NONE ? STATE_HAND : ply->from, ply->to));
	for (unsigned i = 0; i < takes; i++)
		state_take_step(context, state, step_of(STATE_TAKES, ply->takes[i]));
	return 1 + takes;
}

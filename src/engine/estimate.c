#include "engine/estimate.h"

const struct estimate_weights estimate_tuned = {{
	/* pieces mills hinges open threats running starts links shut-in flies to-move */
	{86, 35, 76, 23, 86, 101, 24, 34, -6, 0, 98},
	{100, 38, 157, 52, 177, 105, 28, -2, -26, 0, 31},
	{92, 22, 32, -2, 40, -21, -12, 3, -19, -75, 15},
}};

const struct estimate_weights estimate_plain = {{
	{100, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0},
	{100, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0},
	{100, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0},
}};

enum estimate_phase estimate_phase(const struct state_context *context, const struct state *state)
{
	if (state->in_hand[0] || state->in_hand[1])
		return ESTIMATE_PLACING;
	if (state_flies(context, state, 0) || state_flies(context, state, 1))
		return ESTIMATE_FLYING;
	return ESTIMATE_MOVING;
}

/* Mills of which a piece can go out along the other line through it. */
static unsigned count_hinges(const struct state_context *context, uint64_t mills, point_set movable)
{
	unsigned n = 0;

	for (; mills; mills &= mills - 1) {
		const unsigned line = (unsigned)__builtin_ctzll(mills) / 3;

		n += (context->rules->board->lines[line] & movable) != 0;
	}
	return n;
}

/* Lines that a slide from beside them closes, and those where the piece comes out of a mill. */
static void count_slides(const struct state_context *context, uint64_t open, point_set own,
			 uint64_t mills, int features[ESTIMATE_FEATURES])
{
	const struct board *board = context->rules->board;

	for (; open; open &= open - 1) {
		const unsigned bit = (unsigned)__builtin_ctzll(open);
		const point p = context->lanes.point_at[bit];
		point_set from = board->neighbours[p] & own & ~board->lines[bit / 3];

		if (!from)
			continue;
		features[ESTIMATE_THREATS]++;
		for (point q; points_next(&from, &q);)
			if (context->lanes.lines_of[q] & mills) {
				features[ESTIMATE_RUNNING]++;
				break;
			}
	}
}

static inline void add_side(const struct state_context *context, const struct state *state,
			    unsigned side, uint64_t empty, point_set movable,
			    int features[ESTIMATE_FEATURES])
{
	const struct lanes *lanes = &context->lanes;
	const uint64_t own = state->lanes[side];
	const uint64_t open = lanes_open(lanes, own, empty);
	const uint64_t mills = lanes_mills(lanes, own);
	const uint64_t a = own & lanes->firsts, b = own >> 1 & lanes->firsts,
		       c = own >> 2 & lanes->firsts;
	const uint64_t free = ~state->lanes[side ^ 1u];
	const uint64_t clear = free & free >> 1 & free >> 2;

	features[ESTIMATE_PIECES] = (int)state_left(state, side);
	features[ESTIMATE_MILLS] = (int)lanes_count(mills);
	features[ESTIMATE_OPEN] = (int)lanes_count(open);
	features[ESTIMATE_STARTS] = (int)lanes_count((a ^ b ^ c) & clear & ~mills);
	features[ESTIMATE_HINGES] =
		mills ? (int)count_hinges(context, mills, movable & state->pieces[side]) : 0;
	features[ESTIMATE_THREATS] = features[ESTIMATE_RUNNING] = 0;
	features[ESTIMATE_FLIES] = state_flies(context, state, side);
	features[ESTIMATE_LINKS] = features[ESTIMATE_SHUT_IN] = 0;
	if (state->in_hand[side] || features[ESTIMATE_FLIES])
		features[ESTIMATE_THREATS] = features[ESTIMATE_OPEN];
	else if (open)
		count_slides(context, open, state->pieces[side], mills, features);
	if (features[ESTIMATE_FLIES])
		return;
	features[ESTIMATE_LINKS] = (int)lanes_links(lanes, own, empty);
	features[ESTIMATE_SHUT_IN] = (int)point_count(state->pieces[side] & ~movable);
}

void estimate_features(const struct state_context *context, const struct state *state,
		       int features[ESTIMATE_FEATURES])
{
	const uint64_t empty = state_empty(context, state);
	const point_set movable =
		lanes_nearby(&context->lanes, board_all(context->rules->board) &
						      ~(state->pieces[0] | state->pieces[1]));
	int enemy[ESTIMATE_FEATURES];

	add_side(context, state, state->to_move, empty, movable, features);
	add_side(context, state, state->to_move ^ 1u, empty, movable, enemy);
	for (unsigned i = 0; i < ESTIMATE_TO_MOVE; i++)
		features[i] -= enemy[i];
	features[ESTIMATE_TO_MOVE] = 1;
}

int estimate_state(const struct estimate_weights *weights, const struct state_context *context,
		   const struct state *state)
{
	const int16_t *of = weights->of[estimate_phase(context, state)];
	int features[ESTIMATE_FEATURES];
	int worth = 0;

	estimate_features(context, state, features);
	for (unsigned i = 0; i < ESTIMATE_FEATURES; i++)
		worth += of[i] * features[i];
	return worth;
}

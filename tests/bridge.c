#include "bridge.h"

#include "core/options.h"

#include <stdlib.h>

uint64_t bridge_random(struct bridge_random *random)
{
	uint64_t z = random->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

int bridge_below(struct bridge_random *random, int below)
{
	return (int)(bridge_random(random) % (uint64_t)below);
}

struct rules bridge_rules(const struct model_rules *rules)
{
	struct rules core;

	options_preset(&core, "standard");
	core.flying = rules->flying;
	core.keep_protected = rules->keep;
	core.two_takings = rules->two;
	core.repetition = rules->repetition;
	core.quiet_until_take = rules->reset_by_take;
	core.quiet_limit = (uint16_t)rules->limit;
	return core;
}

static point bridge_point(struct model_square square)
{
	if (!square.column)
		return POINT_NONE;
	return board_point_at(&board_nine, square.column, square.row);
}

struct position bridge_position(const struct model_state *state)
{
	struct position position = {{0, 0}, {0, 0}, SIDE_WHITE};

	for (int c = 1; c <= MODEL_SIZE; c++)
		for (int r = 1; r <= MODEL_SIZE; r++) {
			char what = state->grid[c][r];

			if (what == 'W' || what == 'B')
				position.pieces[what == 'B'] |=
					point_bit(board_point_at(&board_nine, c, r));
		}
	position.in_hand[SIDE_WHITE] = (uint8_t)state->white_hand;
	position.in_hand[SIDE_BLACK] = (uint8_t)state->black_hand;
	position.to_move = state->side == 'W' ? SIDE_WHITE : SIDE_BLACK;
	return position;
}

struct ply bridge_ply(const struct model_ply *ply)
{
	struct ply core = {
		bridge_point(ply->from),
		bridge_point(ply->to),
		{bridge_point(ply->takes[0]), bridge_point(ply->takes[1])},
	};

	return core;
}

uint32_t bridge_key(const struct ply *ply)
{
	return (uint32_t)ply->from << 24 | (uint32_t)ply->to << 16 | (uint32_t)ply->takes[0] << 8 |
	       ply->takes[1];
}

static int by_value(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a;
	uint32_t y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

void bridge_keys(const struct ply *plies, size_t n, uint32_t *keys)
{
	for (size_t i = 0; i < n; i++)
		keys[i] = bridge_key(&plies[i]);
	if (n)
		qsort(keys, n, sizeof(*keys), by_value);
}

struct model_rules bridge_numbered_rules(int number)
{
	struct model_rules rules = {0};

	rules.flying = number & 1;
	rules.keep = number & 2;
	rules.two = number & 4;
	rules.repetition = true;
	return rules;
}

static struct model_square random_point(struct bridge_random *random)
{
	struct model_square at;

	do {
		at.column = 1 + bridge_below(random, MODEL_SIZE);
		at.row = 1 + bridge_below(random, MODEL_SIZE);
	} while (!model_is_point(at.column, at.row));
	return at;
}

/* Puts up to n pieces on a line, the point "but" excepted; returns how many are left. */
static int fill(struct model_state *state, char side, int n, const struct model_square line[3],
		struct model_square but)
{
	for (int i = 0; i < 3 && n > 0; i++) {
		char *where = &state->grid[line[i].column][line[i].row];

		if (*where != '.' || (line[i].column == but.column && line[i].row == but.row))
			continue;
		*where = side;
		n--;
	}
	return n;
}

/* Single pieces, whole lines, and crosses of which the middle is missing. */
static void scatter(struct bridge_random *random, struct model_state *state, char side, int n)
{
	bool lines_only = bridge_below(random, 3) == 0;

	while (n > 0) {
		const struct model_square nowhere = {0, 0};
		struct model_square row[3];
		struct model_square column[3];
		struct model_square at = random_point(random);
		int shape =
			lines_only && n >= 3 ? bridge_below(random, 2) : bridge_below(random, 6);

		model_line(at, true, row);
		model_line(at, false, column);
		if (shape == 0) {
			n = fill(state, side, n, bridge_below(random, 2) ? row : column, nowhere);
		} else if (shape == 1 && n >= 4) {
			n = fill(state, side, n, row, at);
			n = fill(state, side, n, column, at);
		} else if (state->grid[at.column][at.row] == '.') {
			state->grid[at.column][at.row] = side;
			n--;
		}
	}
}

struct model_state bridge_random_state(struct bridge_random *random)
{
	struct model_state state = model_empty(0, 0);
	int white = bridge_below(random, 10);
	int black = bridge_below(random, 10);

	if (bridge_below(random, 2))
		state.white_hand = bridge_below(random, white + 1);
	if (bridge_below(random, 2))
		state.black_hand = bridge_below(random, black + 1);
	scatter(random, &state, 'W', white - state.white_hand);
	scatter(random, &state, 'B', black - state.black_hand);
	state.side = bridge_below(random, 2) ? 'W' : 'B';
	return state;
}

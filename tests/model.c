#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MIDDLE 4

static const struct model_square none = {0, 0};

static bool same(struct model_square a, struct model_square b)
{
	return a.column == b.column && a.row == b.row;
}

static char enemy_of(char side)
{
	return side == 'W' ? 'B' : 'W';
}

/* Three squares around a centre, joined through the middles of their sides: the points are the
 * corners and the middles, that is the two diagonals and the two middle lines of the grid. */
bool model_is_point(int column, int row)
{
	int x = abs(column - MIDDLE);
	int y = abs(row - MIDDLE);

	if (column < 1 || column > MODEL_SIZE || row < 1 || row > MODEL_SIZE)
		return false;
	if (x == 0 && y == 0)
		return false;
	return x == 0 || y == 0 || x == y;
}

struct model_square model_next(struct model_square from, int dx, int dy)
{
	struct model_square at = {from.column + dx, from.row + dy};

	while (at.column >= 1 && at.column <= MODEL_SIZE && at.row >= 1 && at.row <= MODEL_SIZE) {
		if (at.column == MIDDLE && at.row == MIDDLE)
			return none;
		if (model_is_point(at.column, at.row))
			return at;
		at.column += dx;
		at.row += dy;
	}
	return none;
}

void model_line(struct model_square at, bool row, struct model_square line[3])
{
	int dx = row ? 1 : 0;
	int dy = row ? 0 : 1;

	while (model_next(at, -dx, -dy).column)
		at = model_next(at, -dx, -dy);
	for (int i = 0; i < 3; i++) {
		line[i] = at;
		at = model_next(at, dx, dy);
	}
}

bool model_linked(struct model_square a, struct model_square b)
{
	return same(model_next(a, 1, 0), b) || same(model_next(a, -1, 0), b) ||
	       same(model_next(a, 0, 1), b) || same(model_next(a, 0, -1), b);
}

struct model_state model_empty(int white_hand, int black_hand)
{
	struct model_state state;

	memset(&state, 0, sizeof(state));
	for (int c = 0; c <= MODEL_SIZE; c++)
		for (int r = 0; r <= MODEL_SIZE; r++)
			state.grid[c][r] = model_is_point(c, r) ? '.' : ' ';
	state.white_hand = white_hand;
	state.black_hand = black_hand;
	state.side = 'W';
	return state;
}

static char on(const struct model_state *state, struct model_square at)
{
	return state->grid[at.column][at.row];
}

static void put(struct model_state *state, struct model_square at, char what)
{
	state->grid[at.column][at.row] = what;
}

static int hand(const struct model_state *state, char side)
{
	return side == 'W' ? state->white_hand : state->black_hand;
}

static int on_board(const struct model_state *state, char side)
{
	int n = 0;

	for (int c = 1; c <= MODEL_SIZE; c++)
		for (int r = 1; r <= MODEL_SIZE; r++)
			n += state->grid[c][r] == side;
	return n;
}

int model_total(const struct model_state *state, char side)
{
	return on_board(state, side) + hand(state, side);
}

static int mills_through(const struct model_state *state, struct model_square at)
{
	char side = on(state, at);
	int n = 0;

	for (int row = 0; row < 2; row++) {
		struct model_square line[3] = {none, none, none};

		model_line(at, row, line);
		n += on(state, line[0]) == side && on(state, line[1]) == side &&
		     on(state, line[2]) == side;
	}
	return n;
}

/* The pieces of a side that may be taken now. */
static int takeable(const struct model_rules *rules, const struct model_state *state, char side,
		    struct model_square list[])
{
	int n = 0;

	for (int pass = 0; pass < 2 && n == 0; pass++) {
		if (pass == 1 && rules->keep)
			break;
		for (int c = 1; c <= MODEL_SIZE; c++)
			for (int r = 1; r <= MODEL_SIZE; r++) {
				struct model_square at = {c, r};

				if (on(state, at) != side)
					continue;
				if (pass == 1 || mills_through(state, at) == 0)
					list[n++] = at;
			}
	}
	return n;
}

/* Adds the ply once for each way to take; state is after the piece was put down. */
static int add_with_takings(const struct model_rules *rules, const struct model_state *state,
			    struct model_ply ply, struct model_ply plies[], int n)
{
	char enemy = enemy_of(state->side);
	int mills = mills_through(state, ply.to);
	struct model_square first[24];
	struct model_square second[24];
	int firsts = mills ? takeable(rules, state, enemy, first) : 0;

	if (firsts == 0)
		plies[n++] = ply;
	for (int i = 0; i < firsts; i++) {
		struct model_state after = *state;
		int seconds = 0;

		ply.takes[0] = first[i];
		ply.takes[1] = none;
		put(&after, first[i], '.');
		if (mills == 2 && rules->two && model_total(&after, enemy) >= 3)
			seconds = takeable(rules, &after, enemy, second);
		if (seconds == 0)
			plies[n++] = ply;
		for (int j = 0; j < seconds; j++) {
			ply.takes[1] = second[j];
			plies[n++] = ply;
		}
	}
	return n;
}

int model_plies(const struct model_rules *rules, const struct model_state *state,
		struct model_ply plies[MODEL_MAX_PLIES])
{
	char side = state->side;
	bool placing = hand(state, side) > 0;
	bool flying = rules->flying && on_board(state, side) == 3;
	int n = 0;

	/* Square number 0 stands for the hand. */
	for (int f = 0; f <= MODEL_SIZE * MODEL_SIZE; f++) {
		struct model_square from = none;

		if (f > 0) {
			from.column = (f - 1) % MODEL_SIZE + 1;
			from.row = (f - 1) / MODEL_SIZE + 1;
		}
		if ((f == 0) != placing || (f > 0 && on(state, from) != side))
			continue;
		for (int c = 1; c <= MODEL_SIZE; c++)
			for (int r = 1; r <= MODEL_SIZE; r++) {
				struct model_ply ply = {from, {c, r}, {none, none}};
				struct model_state down = *state;

				if (on(state, ply.to) != '.')
					continue;
				if (!placing && !flying && !model_linked(from, ply.to))
					continue;
				if (!placing)
					put(&down, from, '.');
				put(&down, ply.to, side);
				n = add_with_takings(rules, &down, ply, plies, n);
			}
	}
	return n;
}

int model_mills(const struct model_state *before, const struct model_ply *ply)
{
	struct model_state down = *before;

	if (ply->from.column)
		put(&down, ply->from, '.');
	put(&down, ply->to, before->side);
	return mills_through(&down, ply->to);
}

struct model_state model_apply(const struct model_state *state, const struct model_ply *ply)
{
	struct model_state after = *state;

	if (ply->from.column)
		put(&after, ply->from, '.');
	else if (state->side == 'W')
		after.white_hand--;
	else
		after.black_hand--;
	put(&after, ply->to, state->side);
	for (int i = 0; i < 2; i++)
		if (ply->takes[i].column)
			put(&after, ply->takes[i], '.');
	after.side = enemy_of(state->side);
	return after;
}

long model_perft(const struct model_rules *rules, const struct model_state *state, int depth)
{
	struct model_ply *plies = malloc(MODEL_MAX_PLIES * sizeof(*plies));
	int n = model_plies(rules, state, plies);
	long sum = 0;

	for (int i = 0; i < n; i++) {
		struct model_state after = model_apply(state, &plies[i]);

		if (depth == 1)
			sum++;
		else if (model_total(&after, after.side) >= 3)
			sum += model_perft(rules, &after, depth - 1);
	}
	free(plies);
	return sum;
}

static bool no_hands(const struct model_state *state)
{
	return state->white_hand == 0 && state->black_hand == 0;
}

static void end(struct model_game *game, const char *result, const char *reason)
{
	game->result = result;
	game->reason = reason;
}

/* The ends by pieces and blockade, which a set-up can have too. */
static void end_if_lost(struct model_game *game)
{
	const struct model_state *state = &game->state;
	char mover = enemy_of(state->side);
	static struct model_ply plies[MODEL_MAX_PLIES];

	if (model_total(state, state->side) < 3)
		end(game, mover == 'W' ? "1-0" : "0-1", "pieces");
	else if (model_total(state, mover) < 3)
		end(game, mover == 'W' ? "0-1" : "1-0", "pieces");
	else if (model_plies(&game->rules, state, plies) == 0)
		end(game, mover == 'W' ? "1-0" : "0-1", "blocked");
}

static bool same_state(const struct model_state *a, const struct model_state *b)
{
	return !memcmp(a->grid, b->grid, sizeof(a->grid)) && a->side == b->side;
}

static void remember(struct model_game *game)
{
	game->stood = 0;
	if (!no_hands(&game->state))
		return;
	game->seen[game->seen_count++] = game->state;
	for (int i = 0; i < game->seen_count; i++)
		game->stood += same_state(&game->seen[i], &game->state);
}

void model_begin(struct model_game *game, const struct model_rules *rules,
		 const struct model_state *state)
{
	game->rules = *rules;
	game->state = *state;
	game->length = 0;
	game->quiet = 0;
	game->seen_count = 0;
	end(game, "*", "unfinished");
	remember(game);
	end_if_lost(game);
}

void model_play(struct model_game *game, const struct model_ply *ply)
{
	bool counts = no_hands(&game->state);
	bool resets = game->rules.reset_by_take ? ply->takes[0].column != 0
						: model_mills(&game->state, ply) > 0;

	game->state = model_apply(&game->state, ply);
	game->length++;
	game->quiet = counts && !resets ? game->quiet + 1 : 0;
	remember(game);
	end_if_lost(game);
	if (strcmp(game->reason, "unfinished") != 0)
		return;
	if (game->rules.repetition && game->stood >= 3)
		end(game, "1/2-1/2", "repetition");
	else if (game->rules.limit && game->quiet >= game->rules.limit)
		end(game, "1/2-1/2", "limit");
}

struct model_state model_read(const char *text)
{
	struct model_state state = model_empty(0, 0);
	char side = 'w';

	for (int r = MODEL_SIZE; r >= 1; r--)
		for (int c = 1; c <= MODEL_SIZE; c++)
			if (model_is_point(c, r))
				state.grid[c][r] = *text++;
	sscanf(text, " %c %d %d", &side, &state.white_hand, &state.black_hand);
	state.side = side == 'w' ? 'W' : 'B';
	return state;
}

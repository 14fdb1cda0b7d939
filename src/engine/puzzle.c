#include "engine/puzzle.h"

#include "engine/random.h"

#include <limits.h>
#include <stdlib.h>

#define TRIES 100000

/* What makes one harder. */
static const struct kind {
	unsigned least, most; /* plies to the win */
	unsigned choices;     /* plies to choose from, at least */
	bool plain;	      /* the ply may close a mill */
} kinds[PUZZLE_LEVELS + 1] = {
	[PUZZLE_EASY] = {1, 13, 4, true},
	[PUZZLE_MEDIUM] = {13, 25, 6, true},
	[PUZZLE_HARD] = {15, UINT_MAX, 8, false},
	[PUZZLE_LEVELS] = {1, UINT_MAX, 2, true}, /* whatever there is */
};

static point_set scatter(const struct board *board, uint64_t *random, unsigned pieces,
			 point_set held)
{
	point_set set = 0;

	while (point_count(set) < pieces) {
		const point p = (point)random_below(random, board->n_points);

		if (!point_in(held, p))
			set |= point_bit(p);
	}
	return set;
}

static struct position draw(const struct probe *probe, const struct rules *rules, uint64_t *random)
{
	const unsigned most = probe->most < rules->pieces ? probe->most : rules->pieces;
	struct position position = {.to_move = SIDE_WHITE};

	for (unsigned side = 0; side < 2; side++)
		position.pieces[side] =
			scatter(rules->board, random,
				RULES_FEWEST + random_below(random, most - RULES_FEWEST + 1),
				position.pieces[side ^ 1]);
	return position;
}

/* Quickly: a second win is enough to know. */
static bool has_one_win(const struct probe *probe, const struct rules *rules,
			const struct position *position)
{
	struct ply plies[RULES_MAX_PLIES];
	unsigned wins = 0;

	for (size_t i = rules_plies(rules, position, plies); i-- > 0 && wins < 2;) {
		const struct position after = rules_played(position, &plies[i]);

		wins += exact_position(probe, rules, &after).result == PROBE_LOSS;
	}
	return wins == 1;
}

/* The only winning ply, if that is proved and no other may win; else NULL. */
static const struct exact_ply *only_win(const struct exact_ply *plies, size_t n)
{
	const struct exact_ply *win = NULL;

	for (size_t i = 0; i < n; i++) {
		const struct exact_value *value = &plies[i].value;

		if (value->result == PROBE_LOSS || value->result == PROBE_DRAW)
			continue;
		if (win || !exact_proved(value))
			return NULL;
		win = &plies[i];
	}
	return win;
}

static bool suits(const struct kind *kind, const struct rules *rules,
		  const struct position *position, const struct exact_ply *win, size_t n)
{
	uint8_t lines[2];

	return n >= kind->choices && win->value.plies >= kind->least &&
	       win->value.plies <= kind->most &&
	       (kind->plain || !rules_mills(rules, position, &win->ply, lines));
}

static bool try_one(const struct probe *probe, const struct rules *rules, const struct kind *kind,
		    struct game *game, uint64_t *random, struct puzzle *puzzle)
{
	const struct position position = draw(probe, rules, random);
	const struct probe_value value = exact_position(probe, rules, &position);
	struct exact_ply plies[RULES_MAX_PLIES];
	const struct exact_ply *win;
	size_t n;

	if (value.result != PROBE_WIN || value.plies < kind->least || value.plies > kind->most ||
	    (rules->quiet_limit && value.plies > rules->quiet_limit) ||
	    !has_one_win(probe, rules, &position) || game_set_up(game, rules, &position) ||
	    game->result != GAME_UNFINISHED)
		return false;
	n = exact_plies(probe, game, plies);
	win = only_win(plies, n);
	if (!win || !suits(kind, rules, &position, win, n))
		return false;
	*puzzle = (struct puzzle){position, win->ply, win->value};
	return true;
}

bool puzzle_make(const struct probe *probe, const struct rules *rules, enum puzzle_level level,
		 uint64_t seed, struct puzzle *puzzle)
{
	const struct kind *const tried[] = {&kinds[level], &kinds[PUZZLE_LEVELS]};
	uint64_t random = seed;
	struct game *game;
	bool found = false;

	if (!probe || rules->pieces < RULES_FEWEST)
		return false;
	game = malloc(sizeof(*game));
	if (!game)
		abort();
	for (unsigned i = 0; i < 2 && !found; i++)
		for (unsigned k = 0; k < TRIES && !found; k++)
			found = try_one(probe, rules, tried[i], game, &random, puzzle);
	free(game);
	return found;
}

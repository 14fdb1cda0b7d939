#include "engine/exact.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define RANK_WIN 300000
#define RANK_LIMITED_WIN 200000
#define RANK_DRAW 100000
#define RANK_LOSS 0

/* How far it is looked ahead, in plies and in positions asked of the tables, whether a win can come
 * about without a third time. */
#define MOST_AHEAD 16
#define MOST_ASKED 4000

/* Positions that have stood twice and may stand again. */
#define MOST_TWICE 64
struct twice {
	const struct position *positions[MOST_TWICE];
	unsigned n;
	bool more; /* than those */
	/* Plies to the nearest end that a side, by enum side, wins from one of them; UINT_MAX
	 * without one. */
	unsigned nearest[2];
};

static bool knows(const struct probe *probe, const struct position *position)
{
	return !position->in_hand[0] && !position->in_hand[1] &&
	       probe_may_know(probe, point_count(position->pieces[0]),
			      point_count(position->pieces[1]));
}

/* Whether a ply from here, with two takings at most, may lead to what a table knows. */
static bool comes_near(const struct probe *probe, const struct position *position)
{
	const unsigned own = position->to_move, other = own ^ 1;

	return position->in_hand[own] <= 1 && !position->in_hand[other] &&
	       probe_may_know(probe, point_count(position->pieces[own]) + position->in_hand[own],
			      point_count(position->pieces[other]) - 2);
}

struct probe_value exact_position(const struct probe *probe, const struct rules *rules,
				  const struct position *position)
{
	const unsigned own = position->to_move;
	enum side winner;

	if (rules_over(rules, position, &winner))
		return (struct probe_value){PROBE_LOSS, 0};
	if (!knows(probe, position))
		return (struct probe_value){PROBE_UNKNOWN, 0};
	return probe->find(probe->data, position->pieces[own], position->pieces[own ^ 1]);
}

static void add_twice(struct twice *twice, const struct position *position,
		      struct probe_value value)
{
	const unsigned own = position->to_move;
	unsigned *nearest = &twice->nearest[value.result == PROBE_WIN ? own : own ^ 1];

	if (value.result != PROBE_WIN && value.result != PROBE_LOSS)
		return;
	if (value.plies < *nearest)
		*nearest = value.plies;
	if (twice->n < MOST_TWICE)
		twice->positions[twice->n++] = position;
	else
		twice->more = true;
}

static struct twice find_twice(const struct probe *probe, const struct game *game)
{
	struct twice twice = {.nearest = {UINT_MAX, UINT_MAX}};
	const struct position *after = &game->position;

	for (uint32_t i = game->length; i-- > 0 && game->rules.repetition;) {
		const struct game_turn *turn = &game->turns[i];

		if (turn->stood >= 2)
			add_twice(&twice, after, exact_position(probe, &game->rules, after));
		if (!turn->stood || rules_takes(&turn->ply))
			break;
		after = &turn->before;
	}
	return twice;
}

static bool has_stood_twice(const struct twice *twice, const struct position *position)
{
	for (unsigned i = 0; i < twice->n; i++)
		if (position_equal(twice->positions[i], position))
			return true;
	return false;
}

struct ahead {
	const struct probe *probe;
	const struct rules *rules;
	const struct twice *twice;
	unsigned nearest; /* of the winner */
	unsigned asked;
};

static bool reaches_end(struct ahead *ahead, const struct position *position, unsigned plies,
			bool winner_moves);

/* Whether the win still comes about after a ply, in so many plies more at most. */
static bool stays_won(struct ahead *ahead, const struct position *before, const struct ply *ply,
		      unsigned plies, bool winner_moved)
{
	const struct position after = rules_played(before, ply);
	const struct probe_value value = exact_position(ahead->probe, ahead->rules, &after);

	ahead->asked++;
	if (value.result != (winner_moved ? PROBE_LOSS : PROBE_WIN) || value.plies > plies)
		return false;
	/* With fewer pieces nothing comes back. */
	return rules_takes(ply) || reaches_end(ahead, &after, value.plies, !winner_moved);
}

/* Whether the winner can end the game in so many plies, by the shortest ways alone, whatever the
 * other side plays, and no position that has stood twice comes about. On the way to the end every
 * position is nearer to it. */
static bool reaches_end(struct ahead *ahead, const struct position *position, unsigned plies,
			bool winner_moves)
{
	struct ply legal[RULES_MAX_PLIES];
	size_t n;

	if (has_stood_twice(ahead->twice, position))
		return false;
	if (plies <= ahead->nearest)
		return true;
	if (plies > ahead->nearest + MOST_AHEAD || ahead->asked > MOST_ASKED)
		return false;
	n = rules_plies(ahead->rules, position, legal);
	for (size_t i = 0; i < n; i++)
		if (stays_won(ahead, position, &legal[i], plies - 1, winner_moves) == winner_moves)
			return winner_moves;
	return !winner_moves;
}

/* Whether a third time may come before an end, of so many plies more. */
static bool may_repeat(const struct probe *probe, const struct game *after, const struct ply *ply,
		       const struct twice *twice, const struct probe_value *value)
{
	const unsigned own = after->position.to_move;
	const bool winner_moves = value->result == PROBE_WIN;
	struct ahead ahead = {probe, &after->rules, twice,
			      twice->nearest[winner_moves ? own : own ^ 1], 0};

	return !rules_takes(ply) && ahead.nearest < value->plies &&
	       (twice->more || !reaches_end(&ahead, &after->position, value->plies, winner_moves));
}

/* The end, of so many plies more, comes no later than the limit allows: a ply that wins is none of
 * those that it counts. */
static bool is_limited(const struct game *after, unsigned plies)
{
	const unsigned limit = after->rules.quiet_limit;

	return limit && game_quiet(after) + plies > limit;
}

static struct exact_value value_of(const struct probe *probe, const struct game *after,
				   const struct ply *ply, const struct twice *twice)
{
	struct probe_value value;

	if (after->result == GAME_DRAWN)
		return (struct exact_value){.result = PROBE_DRAW, .plies = 1};
	value = exact_position(probe, &after->rules, &after->position);
	if (value.result == PROBE_UNKNOWN || value.result == PROBE_DRAW)
		return (struct exact_value){.result = value.result};
	const bool wins = value.result == PROBE_LOSS;
	return (struct exact_value){
		.result = wins ? PROBE_WIN : PROBE_LOSS,
		.plies = value.plies + 1,
		.limited = is_limited(after, value.plies),
		.repeated = may_repeat(probe, after, ply, twice, &value),
	};
}

size_t exact_plies(const struct probe *probe, const struct game *game,
		   struct exact_ply plies[RULES_MAX_PLIES])
{
	/* What playing a ply changes of a game, but for the turn beyond its length. */
	const size_t changes = offsetof(struct game, turns);
	struct ply legal[RULES_MAX_PLIES];
	struct twice twice;
	struct game *trial;
	size_t n;

	if (!comes_near(probe, &game->position))
		return 0;
	n = game_plies(game, legal);
	trial = malloc(sizeof(*trial));
	if (!trial)
		abort();
	*trial = *game;
	twice = find_twice(probe, game);
	for (size_t i = 0; i < n; i++) {
		memcpy(trial, game, changes);
		game_cancel(trial);
		game_play(trial, &legal[i], NULL);
		plies[i] = (struct exact_ply){legal[i], value_of(probe, trial, &legal[i], &twice)};
	}
	free(trial);
	return n;
}

int exact_rank(const struct exact_value *value)
{
	const int plies = (int)value->plies;

	switch (value->result) {
	case PROBE_UNKNOWN:
		break;
	case PROBE_LOSS:
		return RANK_LOSS + plies;
	case PROBE_DRAW:
		return RANK_DRAW;
	case PROBE_WIN:
		return (value->limited ? RANK_LIMITED_WIN : RANK_WIN) - plies;
	}
	return -1;
}

/* What an unproved value may turn out to be at best. */
static enum probe_result hoped(const struct exact_value *value)
{
	return value->result == PROBE_LOSS ? PROBE_DRAW : PROBE_WIN;
}

const struct exact_ply *exact_best(const struct exact_ply *plies, size_t n)
{
	const struct exact_ply *best = NULL;

	for (size_t i = 0; i < n; i++)
		if (exact_proved(&plies[i].value) &&
		    (!best || exact_rank(&plies[i].value) > exact_rank(&best->value)))
			best = &plies[i];
	for (size_t i = 0; i < n && best; i++)
		if (!exact_proved(&plies[i].value) && hoped(&plies[i].value) > best->value.result)
			best = NULL;
	return best;
}

struct exact_value exact_worth(const struct exact_ply *plies, size_t n, const struct ply *ply)
{
	for (size_t i = 0; i < n; i++)
		if (ply_equal(&plies[i].ply, ply) && exact_proved(&plies[i].value))
			return plies[i].value;
	return (struct exact_value){.result = PROBE_UNKNOWN};
}

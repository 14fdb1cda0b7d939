#include "engine/perfect.h"

#include "engine/random.h"

#include <stdlib.h>

/* What a ply is worth to the side that plays it; of two, the greater rank is better. */
#define RANK_WIN 300000
#define RANK_SLOW_WIN 200000 /* not before the quiet limit */
#define RANK_DRAW 100000
#define RANK_LOSS 0

static bool knows(const struct probe *probe, const struct position *position)
{
	return !position->in_hand[0] && !position->in_hand[1] &&
	       probe_may_know(probe, point_count(position->pieces[0]),
			      point_count(position->pieces[1]));
}

/* For the side to move of a position that may be over. */
static struct probe_value value_of(const struct probe *probe, const struct rules *rules,
				   const struct position *position)
{
	const unsigned own = position->to_move;
	enum side winner;

	if (rules_over(rules, position, &winner))
		return (struct probe_value){PROBE_LOSS, 0};
	return probe->find(probe->data, position->pieces[own], position->pieces[own ^ 1]);
}

/* In thousandths, how many plies of the side to move lose a drawn position. */
static unsigned pitfalls(const struct probe *probe, const struct rules *rules,
			 const struct position *position)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies(rules, position, plies);
	size_t losing = 0;

	for (size_t i = 0; i < n; i++) {
		const struct position after = rules_played(position, &plies[i]);

		losing += value_of(probe, rules, &after).result == PROBE_WIN;
	}
	return n ? (unsigned)(1000 * losing / n) : 0;
}

/* Whether a win in so many plies, this one among them, comes before the quiet limit. */
static bool fits(const struct game *before, const struct game *after, unsigned plies)
{
	const unsigned limit = before->rules.quiet_limit;

	return !limit || game_quiet(after) + plies - 1 <= limit;
}

/* -1 if no table knows. trial is the game, to be played on. */
static int rank_of(const struct probe *probe, const struct game *game, struct game *trial,
		   const struct ply *ply)
{
	struct probe_value value;

	*trial = *game;
	game_play(trial, ply, NULL);
	if (trial->result == GAME_DRAWN)
		return RANK_DRAW;
	value = value_of(probe, &game->rules, &trial->position);
	switch (value.result) {
	case PROBE_UNKNOWN:
		break;
	case PROBE_LOSS:
		return (fits(game, trial, value.plies + 1) ? RANK_WIN : RANK_SLOW_WIN) -
		       (int)value.plies;
	case PROBE_DRAW:
		return RANK_DRAW + (int)pitfalls(probe, &game->rules, &trial->position);
	case PROBE_WIN:
		return RANK_LOSS + (int)value.plies;
	}
	return -1;
}

bool perfect_choose(const struct probe *probe, const struct game *game, uint64_t *random,
		    struct ply *ply)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = game_plies(game, plies);
	struct game *trial;
	unsigned equal = 0;
	int best = -1;

	if (!knows(probe, &game->position))
		return false;
	trial = malloc(sizeof(*trial));
	if (!trial)
		abort();
	for (size_t i = 0; i < n; i++) {
		const int rank = rank_of(probe, game, trial, &plies[i]);

		if (rank < 0) {
			best = -1;
			break;
		}
		if (rank > best)
			equal = 0;
		if (rank >= best && !random_below(random, ++equal))
			*ply = plies[i];
		if (rank > best)
			best = rank;
	}
	free(trial);
	return best >= 0;
}

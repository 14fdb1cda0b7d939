/* game_happenings: what is told of a ply, seen from the record alone, so that a replay tells the
 * same as the game did. */
#include "core/game.h"

static bool placing(const struct position *position)
{
	return position->in_hand[0] || position->in_hand[1];
}

static bool limit_near(const struct game *game, const struct game_turn *turn, unsigned *left)
{
	unsigned limit = game->rules.quiet_limit;

	if (!limit || !turn->quiet || turn->quiet >= limit)
		return false;
	*left = limit - turn->quiet;
	return *left == 20 || *left == 10 || *left <= 5;
}

static bool comes_to_fly(const struct game *game, const struct position *before,
			 const struct position *now, enum side side)
{
	return rules_phase(&game->rules, now, side) == PHASE_FLYING &&
	       rules_phase(&game->rules, before, side) != PHASE_FLYING;
}

/* What a ply brings about in a game that goes on. */
static size_t notices(const struct game *game, const struct game_turn *turn,
		      struct game_happening *happenings)
{
	const struct position *before = &turn->before;
	struct position now = rules_played(before, &turn->ply);
	enum side mover = before->to_move, other = side_other(mover);
	unsigned left;
	size_t n = 0;

	if (placing(before) && !placing(&now))
		happenings[n++] = (struct game_happening){GAME_EVENT_PLACING_OVER, other, 0};
	if (comes_to_fly(game, before, &now, other))
		happenings[n++] = (struct game_happening){GAME_EVENT_MAY_FLY, other, 0};
	if (comes_to_fly(game, before, &now, mover))
		happenings[n++] = (struct game_happening){GAME_EVENT_MAY_FLY, mover, 0};
	if (game->rules.repetition && turn->stood == 2)
		happenings[n++] = (struct game_happening){GAME_EVENT_STOOD_TWICE, mover, 0};
	if (limit_near(game, turn, &left))
		happenings[n++] = (struct game_happening){GAME_EVENT_LIMIT_NEAR, mover, left};
	return n;
}

size_t game_happenings(const struct game *game, uint32_t i,
		       struct game_happening happenings[GAME_MAX_EVENTS])
{
	const struct game_turn *turn = &game->turns[i];
	enum side mover = turn->before.to_move;
	bool ended = i + 1 == game->length && game->result != GAME_UNFINISHED;
	size_t n = 0;

	happenings[n++] = (struct game_happening){GAME_EVENT_PLY, mover, 0};
	if (!ended || game_is_claimed(game))
		n += notices(game, turn, happenings + n);
	if (ended)
		happenings[n++] = (struct game_happening){GAME_EVENT_END, mover, 0};
	return n;
}

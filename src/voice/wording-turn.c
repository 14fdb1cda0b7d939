/* Whose turn it is and what is expected. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

void wording_turn_next(struct sentences *s)
{
	sentences_say(s, _("Type again or new to play, replay, review or why to look back."));
}

void wording_turn_over(struct sentences *s, const struct game *game)
{
	if (game->result == GAME_DRAWN)
		sentences_say(s, _("The game is over: a draw."));
	else
		sentences_say(s, SIDED(game_winner(game), _("The game is over: White won."),
				       _("The game is over: Black won.")));
}

static void say_phase(struct sentences *s, enum side side, enum phase phase)
{
	switch (phase) {
	case PHASE_PLACING:
		sentences_say(s, WORDED(s, side, _("W to place."), _("B to place."),
					_("White to place."), _("Black to place.")));
		break;
	case PHASE_MOVING:
		sentences_say(s, WORDED(s, side, _("W to move."), _("B to move."),
					_("White to move."), _("Black to move.")));
		break;
	case PHASE_FLYING:
		sentences_say(s, WORDED(s, side, _("W to fly."), _("B to fly."), _("White to fly."),
					_("Black to fly.")));
		break;
	}
}

static enum phase phase_of(const struct game *game)
{
	return rules_phase(&game->rules, &game->position, game->position.to_move);
}

static void say_taking(struct sentences *s, const struct game *game)
{
	struct position seen = game_seen(game);

	wording_take_expected(s, &game->rules, &seen);
}

void wording_turn_first(struct sentences *s, const struct game *game)
{
	if (game->result != GAME_UNFINISHED)
		wording_notice_end(s, game);
	else
		wording_turn_short(s, game);
}

void wording_turn_short(struct sentences *s, const struct game *game)
{
	if (game->result != GAME_UNFINISHED)
		wording_turn_over(s, game);
	else if (game->owed)
		say_taking(s, game);
	else
		say_phase(s, game->position.to_move, phase_of(game));
}

void wording_turn(struct sentences *s, const struct game *game)
{
	enum side side = game->position.to_move;
	enum phase phase = phase_of(game);

	if (game->result != GAME_UNFINISHED || game->owed || sentences_terse(s) ||
	    phase == PHASE_FLYING)
		wording_turn_short(s, game);
	else if (phase == PHASE_PLACING)
		sentences_say(s,
			      SIDED(side, _("White to place, %u in hand."),
				    _("Black to place, %u in hand.")),
			      game->position.in_hand[side]);
	else
		sentences_say(
			s, SIDED(side, _("White to move a piece."), _("Black to move a piece.")));
}

void wording_turn_you(struct sentences *s, const struct fact_seats *seats)
{
	if (!seats || !seats->level[SIDE_WHITE] == !seats->level[SIDE_BLACK])
		return;
	sentences_say(s, WORDED(s, seats->level[SIDE_WHITE] ? SIDE_BLACK : SIDE_WHITE,
				_("You: White."), _("You: Black."), _("You are White."),
				_("You are Black.")));
}

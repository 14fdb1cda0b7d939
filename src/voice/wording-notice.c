/* What a turn brings about, and the end of the game. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_limit_near(struct sentences *s, const struct rules *rules, unsigned left)
{
	if (sentences_terse(s))
		sentences_say(s, _("Draw in %u."), left);
	else if (rules->quiet_until_take)
		sentences_say(s,
			      ngettext("%u more turn without a taking is a draw.",
				       "%u more turns without a taking are a draw.", left),
			      left);
	else
		sentences_say(s,
			      ngettext("%u more turn without a mill is a draw.",
				       "%u more turns without a mill are a draw.", left),
			      left);
}

static void say_placing_over(struct sentences *s, enum side side)
{
	if (sentences_terse(s))
		sentences_say(s, _("Placing over."));
	else
		sentences_say(s, SIDED(side, _("All pieces are placed. White to move."),
				       _("All pieces are placed. Black to move.")));
}

static void say_may_fly(struct sentences *s, enum side side)
{
	if (sentences_terse(s))
		sentences_say(s, TERSE(s, side, _("W may fly."), _("B may fly."),
				       C_("spoken", "White may fly."),
				       C_("spoken", "Black may fly.")));
	else
		sentences_say(s, SIDED(side, _("White has 3 pieces and may fly."),
				       _("Black has 3 pieces and may fly.")));
}

static void say_stood_twice(struct sentences *s)
{
	if (!sentences_terse(s))
		sentences_say(s, _("This position has stood twice; a third time is a draw."));
	else if (s->style->spoken)
		sentences_say(s, C_("spoken", "Second time."));
	else
		sentences_say(s, _("2nd time."));
}

void wording_notice(struct sentences *s, const struct fact *fact,
		    const struct game_happening *happening)
{
	const struct game *game = fact->game;
	struct wording_ply told;

	switch (happening->event) {
	case GAME_EVENT_PLY:
		wording_ply_read(s, &game->rules, &game->turns[fact->first].before,
				 &game->turns[fact->first].ply, &told);
		wording_event_ply(s, &told);
		break;
	case GAME_EVENT_PLACING_OVER:
		say_placing_over(s, happening->side);
		break;
	case GAME_EVENT_MAY_FLY:
		say_may_fly(s, happening->side);
		break;
	case GAME_EVENT_STOOD_TWICE:
		say_stood_twice(s);
		break;
	case GAME_EVENT_LIMIT_NEAR:
		say_limit_near(s, &game->rules, happening->number);
		break;
	case GAME_EVENT_END:
		wording_notice_end(s, game);
		break;
	}
}

static void say_won_by_pieces(struct sentences *s, enum side winner, unsigned left)
{
	if (sentences_terse(s))
		sentences_say(s,
			      TERSE(s, winner, _("W wins, B has %u."), _("B wins, W has %u."),
				    C_("spoken", "White wins, Black has %u."),
				    C_("spoken", "Black wins, White has %u.")),
			      left);
	else if (winner == SIDE_WHITE)
		sentences_say(s,
			      ngettext("White wins: Black has %u piece left.",
				       "White wins: Black has %u pieces left.", left),
			      left);
	else
		sentences_say(s,
			      ngettext("Black wins: White has %u piece left.",
				       "Black wins: White has %u pieces left.", left),
			      left);
}

static void say_limit_reached(struct sentences *s, const struct rules *rules)
{
	unsigned limit = rules->quiet_limit;

	if (sentences_terse(s))
		sentences_say(s, _("Draw, limit."));
	else if (rules->quiet_until_take)
		sentences_say(s,
			      ngettext("Draw: %u turn without a taking.",
				       "Draw: %u turns without a taking.", limit),
			      limit);
	else
		sentences_say(s,
			      ngettext("Draw: %u turn without a mill.",
				       "Draw: %u turns without a mill.", limit),
			      limit);
}

static void say_reason(struct sentences *s, const struct game *game)
{
	switch (game->reason) {
	case REASON_NONE:
		break;
	case REASON_PIECES:
		say_won_by_pieces(
			s, game_winner(game),
			rules_pieces_left(&game->position, side_other(game_winner(game))));
		break;
	case REASON_BLOCKED:
		sentences_say(s, WORDED(s, game_winner(game), _("W wins, B is shut in."),
					_("B wins, W is shut in."),
					_("White wins: Black cannot move."),
					_("Black wins: White cannot move.")));
		break;
	case REASON_REPETITION:
		sentences_say(s, sentences_terse(s)
					 ? _("Draw, third time.")
					 : _("Draw: this position stands for the third time."));
		break;
	case REASON_LIMIT:
		say_limit_reached(s, &game->rules);
		break;
	case REASON_AGREEMENT:
		sentences_say(s, _("Draw agreed."));
		break;
	case REASON_RESIGNATION:
		sentences_say(s, WORDED(s, game_winner(game), _("W wins, B resigns."),
					_("B wins, W resigns."), _("White wins: Black resigns."),
					_("Black wins: White resigns.")));
		break;
	case REASON_TIME:
		sentences_say(s, WORDED(s, game_winner(game), _("W wins on time."),
					_("B wins on time."), _("White wins on time."),
					_("Black wins on time.")));
		break;
	case REASON_WON:
		sentences_say(s,
			      WORDED(s, game_winner(game), _("W wins, by the record."),
				     _("B wins, by the record."), _("White wins, by the record."),
				     _("Black wins, by the record.")));
		break;
	case REASON_DRAWN:
		sentences_say(s, _("Draw, by the record."));
		break;
	}
}

/* Of a draw nobody is the winner: the side to move is told of first. */
static void say_kept(struct sentences *s, const struct game *game)
{
	enum side side = game->result == GAME_DRAWN ? game->position.to_move : game_winner(game);
	unsigned kept = rules_pieces_left(&game->position, side);
	unsigned other = rules_pieces_left(&game->position, side_other(side));
	unsigned turns = game->length;

	if (side == SIDE_WHITE)
		sentences_say(s,
			      ngettext("White keeps %1$u piece, Black %2$u.",
				       "White keeps %1$u pieces, Black %2$u.", kept),
			      kept, other);
	else
		sentences_say(s,
			      ngettext("Black keeps %1$u piece, White %2$u.",
				       "Black keeps %1$u pieces, White %2$u.", kept),
			      kept, other);
	sentences_say(s, ngettext("%u turn.", "%u turns.", turns), turns);
}

void wording_notice_end(struct sentences *s, const struct game *game)
{
	say_reason(s, game);
	if (sentences_full(s))
		say_kept(s, game);
}

/* For a human's hint it is the program that thinks. */
void wording_notice_thinking(struct sentences *s, const struct fact *fact)
{
	const enum side side = fact->side;
	const unsigned seconds = fact->number;

	if (sentences_terse(s) || !fact->seats->level[side])
		sentences_say(s, _("Thinking."));
	else
		sentences_say(s, SIDED(side, _("White is thinking."), _("Black is thinking.")));
	if (sentences_full(s) && seconds)
		sentences_say(s, ngettext("%u second so far.", "%u seconds so far.", seconds),
			      seconds);
}

/* What would come of a turn that was not played. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_mills(struct sentences *s, const struct wording_ply *told, const char *motion)
{
	if (!told->mills)
		sentences_say(s, sentences_terse(s) ? _("%s: no mill.") : _("%s closes no mill."),
			      motion);
	else if (told->taken)
		sentences_say(s,
			      sentences_terse(s)
				      ? _("%1$s: mill %2$s, takes %3$s.")
				      : ngettext("%1$s closes the mill %2$s and takes %3$s.",
						 "%1$s closes the mills %2$s and takes %3$s.",
						 told->mills),
			      motion, told->mill, points_and(s, told->taken));
	else
		sentences_say(s,
			      sentences_terse(s)
				      ? _("%1$s: mill %2$s.")
				      : ngettext("%1$s closes the mill %2$s.",
						 "%1$s closes the mills %2$s.", told->mills),
			      motion, told->mill);
}

static void say_win(struct sentences *s, const struct game *game)
{
	const enum side loser = side_other(game_winner(game));
	const unsigned left = rules_pieces_left(&game->position, loser);

	if (game->reason == REASON_BLOCKED)
		sentences_say(s,
			      WORDED(s, loser, _("Wins, W is shut in."), _("Wins, B is shut in."),
				     _("That wins: White could not move."),
				     _("That wins: Black could not move.")));
	else if (sentences_brief(s))
		sentences_say(s, SIDED(loser, _("Wins, W has %u."), _("Wins, B has %u.")), left);
	else
		sentences_say(s,
			      SIDED(loser, _("That wins: White would have %u left."),
				    _("That wins: Black would have %u left.")),
			      left);
}

static void say_draw(struct sentences *s, const struct game *game)
{
	if (game->reason == REASON_LIMIT)
		sentences_say(s, sentences_terse(s)
					 ? _("Draw, limit.")
					 : _("That is a draw by the limit of quiet turns."));
	else
		sentences_say(s,
			      sentences_terse(s)
				      ? _("Draw, third time.")
				      : _("That is a draw: the position would stand for the third "
					  "time."));
}

static void say_threats(struct sentences *s, enum side enemy, const char *moves)
{
	if (moves)
		sentences_say(s,
			      WORDED(s, enemy, _("Then W: %s."), _("Then B: %s."),
				     _("White can then close a mill: %s."),
				     _("Black can then close a mill: %s.")),
			      moves);
	else
		sentences_say(s, WORDED(s, enemy, _("Then W: none."), _("Then B: none."),
					_("White can then close no mill."),
					_("Black can then close no mill.")));
}

/* Which piece is taken decides what is left of these: where there are none, none are told. */
static void say_threats_before(struct sentences *s, enum side enemy, const char *moves)
{
	if (moves)
		sentences_say(s,
			      WORDED(s, enemy, _("If not stopped, W: %s."),
				     _("If not stopped, B: %s."),
				     _("Unstopped, White can close a mill: %s."),
				     _("Unstopped, Black can close a mill: %s.")),
			      moves);
}

void wording_try(struct sentences *s, const struct game *game)
{
	const struct game_turn *turn = &game->turns[game->owed ? 0 : game->length - 1];
	const struct position *before = game->owed ? &game->position : &turn->before;
	const struct ply *ply = game->owed ? &game->begun : &turn->ply;
	const enum side enemy = side_other(before->to_move);
	const struct position seen = game_seen(game);
	struct wording_ply told;

	wording_ply_read(s, &game->rules, before, ply, &told);
	say_mills(s, &told,
		  s->style->spoken && ply->from != POINT_NONE
			  ? sentences_capital(s, points_motion(s, ply->from, ply->to))
			  : told.motion);
	if (game->owed)
		wording_take_may(s, &game->rules, &seen);
	else if (told.mills && !told.taken)
		wording_take_none(s, enemy, told.none_to_take);
	if (!sentences_terse(s))
		sentences_break(s);
	if (game->result == GAME_DRAWN)
		say_draw(s, game);
	else if (game->result != GAME_UNFINISHED)
		say_win(s, game);
	else if (game->owed)
		say_threats_before(s, enemy, wording_list_closings(s, game, enemy));
	else
		say_threats(s, enemy, wording_list_closings(s, game, enemy));
}

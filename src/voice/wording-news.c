/* What has changed on the board. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* More points are told in two sentences. */
#define MOST_TOGETHER 8

static void say_came(struct sentences *s, enum side side, point_set came)
{
	sentences_say(s,
		      WORDED(s, side, _("W on %s."), _("B on %s."), _("White is now on %s."),
			     _("Black is now on %s.")),
		      points_and(s, came));
}

static void say_left(struct sentences *s, enum side side, point_set left)
{
	sentences_say(s,
		      WORDED(s, side, _("W off %s."), _("B off %s."),
			     _("White is no longer on %s."), _("Black is no longer on %s.")),
		      points_and(s, left));
}

static void say_side(struct sentences *s, enum side side, point_set before, point_set now)
{
	point_set came = now & ~before, left = before & ~now;

	if (came && left && point_count(came | left) <= MOST_TOGETHER) {
		sentences_say(s,
			      WORDED(s, side, _("W on %1$s, off %2$s."), _("B on %1$s, off %2$s."),
				     _("White is now on %1$s, no longer on %2$s."),
				     _("Black is now on %1$s, no longer on %2$s.")),
			      points_and(s, came), points_and(s, left));
		return;
	}
	if (came)
		say_came(s, side, came);
	if (left)
		say_left(s, side, left);
}

static void say_since(struct sentences *s, unsigned turn)
{
	if (!turn)
		sentences_say(s, _("Since the start."));
	else
		sentences_say(s, sentences_brief(s) ? _("Since %u.") : _("Since turn %u."), turn);
}

static void say_none(struct sentences *s, unsigned turn)
{
	if (!turn)
		sentences_say(s, _("Nothing has changed."));
	else
		sentences_say(s,
			      sentences_brief(s) ? _("No change since %u.")
						 : _("Nothing has changed since turn %u."),
			      turn);
}

/* The other side's changes are the news; the player's own are told for completeness. */
void wording_news(struct sentences *s, const struct fact *fact)
{
	struct position now = game_seen(fact->game);
	const struct position *before = fact->before;
	enum side first = side_other(fact->side);

	if (before->pieces[SIDE_WHITE] == now.pieces[SIDE_WHITE] &&
	    before->pieces[SIDE_BLACK] == now.pieces[SIDE_BLACK]) {
		say_none(s, (unsigned)fact->first);
		return;
	}
	say_side(s, first, before->pieces[first], now.pieces[first]);
	say_side(s, fact->side, before->pieces[fact->side], now.pieces[fact->side]);
	say_since(s, (unsigned)fact->first);
}

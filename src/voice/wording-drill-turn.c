/* Why a legal turn is not what was asked. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static const char *turn(struct sentences *s, const struct ply *ply)
{
	return ply->from == POINT_NONE ? points_name(s, ply->to)
				       : points_move(s, ply->from, ply->to);
}

static bool closes(const struct drill *drill, const struct ply *ply)
{
	uint8_t lines[2];

	return rules_mills(&drill->rules, &drill->position, ply, lines) > 0;
}

static void say_closes_none(struct sentences *s, const struct ply *ply)
{
	sentences_say(s, _("%s closes no mill."), turn(s, ply));
}

static void say_no_win(struct sentences *s, const struct drill *drill, const struct ply *ply)
{
	if (drill->scope == DRILL_BY_PIECES)
		say_closes_none(s, ply);
	else
		sentences_say(s, _("After %s Black can still move."), turn(s, ply));
}

static void say_too_few_threats(struct sentences *s, point_set points)
{
	if (points)
		sentences_say(s, _("That is one threat only, on %s."), points_and(s, points));
	else
		sentences_say(s, _("That threatens no mill."));
}

static void say_not_reopened(struct sentences *s, const struct drill *drill, const struct ply *ply,
			     point_set points)
{
	if (!point_in(drill->given, ply->from))
		sentences_say(s, _("That leaves the mill %s closed."),
			      points_list(s, drill->given));
	else if (points)
		sentences_say(s, _("Black can block the gap on %s."), points_list(s, points));
	else
		sentences_say(s, _("Black can close a mill first, and take."));
}

static void say_no_shuttle(struct sentences *s, const struct drill *drill, const struct ply *ply)
{
	if (closes(drill, ply))
		sentences_say(s, _("That closes a mill, but %s was in none."),
			      points_name(s, ply->from));
	else
		say_closes_none(s, ply);
}

void wording_drill_turn(struct sentences *s, const struct fact *fact)
{
	const struct drill *drill = fact->drill;
	const struct ply *ply = &fact->answer->ply;
	point_set points = fact->fault->points;

	sentences_say(s, _("Wrong."));
	if (drill->kind == DRILL_GO_NEXT)
		wording_drill_far(s, drill->point, ply->to);
	else if (drill->kind == DRILL_BLOCK)
		sentences_say(s, _("Black can still close a mill on %s."), points_or(s, points));
	else if (drill->kind == DRILL_WIN)
		say_no_win(s, drill, ply);
	else if (drill->kind == DRILL_DOUBLE)
		say_too_few_threats(s, points);
	else if (drill->kind == DRILL_REOPEN)
		say_not_reopened(s, drill, ply, points);
	else if (drill->kind == DRILL_SHUTTLE)
		say_no_shuttle(s, drill, ply);
	else if (drill->kind == DRILL_SHUT)
		sentences_say(s, _("%1$s can still go to %2$s."), points_name(s, drill->point),
			      points_or(s, points));
	else
		say_closes_none(s, ply);
}

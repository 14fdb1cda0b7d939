/* Which of several moves is meant, and whether it is. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* A flier's points are not named. */
#define MOST_TARGETS 4

static void ask_from(struct sentences *s, const struct fact *fact)
{
	point_set from = fact->points;
	struct lists list = {.n = 0};

	for (point p; points_each(s, &from, &p);)
		/* TRANSLATORS: in a list, as "from b4 or from c5". */
		lists_add(&list,
			  sentences_format(s, C_("item move", "from %s"), points_name(s, p)));
	/* TRANSLATORS: a point and from where a piece can go there, as "c4: from b4 or from c5?" */
	sentences_say(s, _("%1$s: %2$s?"), points_name(s, fact->point), lists_or(s, &list));
}

static void ask_where(struct sentences *s, const struct fact *fact)
{
	const char *name = points_name(s, fact->point);

	if (point_count(fact->points) > MOST_TARGETS)
		sentences_say(s, _("%s to which point?"), name);
	else if (s->style->spoken && !sentences_terse(s))
		sentences_say(s, C_("spoken", "From %1$s to %2$s?"), name,
			      points_or(s, fact->points));
	else
		sentences_say(s, _("%1$s to %2$s?"), name, points_or(s, fact->points));
}

static void ask_confirm(struct sentences *s, const struct fact *fact)
{
	/* TRANSLATORS: is this turn to be played? As "White d6 to d5 taking g7?" */
	sentences_say(s,
		      WORDED(s, (enum side)fact->game->position.to_move, _("W %s?"), _("B %s?"),
			     _("White %s?"), _("Black %s?")),
		      wording_history_ply(s, &fact->ply));
}

static void ask_warned(struct sentences *s, const struct fact *fact)
{
	enum side enemy = side_other(fact->game->position.to_move);
	const char *turn = wording_history_ply(s, &fact->ply);

	if (sentences_brief(s) || rules_takes(&fact->ply) || points_placed(s))
		sentences_say(s,
			      WORDED(s, enemy, _("W can close on %s."), _("B can close on %s."),
				     _("White can then close a mill on %s."),
				     _("Black can then close a mill on %s.")),
			      points_or(s, fact->points));
	else
		/* TRANSLATORS: a turn and points, as "d6 to d5 lets White close a mill on d7." */
		sentences_say(s,
			      SIDED(enemy, _("%1$s lets White close a mill on %2$s."),
				    _("%1$s lets Black close a mill on %2$s.")),
			      turn, points_or(s, fact->points));
	if (fact->number)
		/* TRANSLATORS: a turn, as "Play d6 to d5?" */
		sentences_say(s, _("Play %s?"), turn);
}

void wording_question(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_WHICH_FROM)
		ask_from(s, fact);
	else if (fact->kind == FACT_WHERE_TO)
		ask_where(s, fact);
	else if (fact->kind == FACT_WARNING)
		ask_warned(s, fact);
	else
		ask_confirm(s, fact);
}

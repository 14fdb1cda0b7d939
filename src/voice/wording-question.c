/* Which of several moves is meant. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* A flier's points are not named. */
#define MOST_TARGETS 4

static void ask_from(struct sentences *s, const struct fact *fact)
{
	point_set from = fact->points;
	struct lists list = {.n = 0};

	for (point p; points_next(&from, &p);)
		/* TRANSLATORS: in a list, as "from b4 or from c5". */
		lists_add(&list,
			  sentences_format(s, C_("item move", "from %s"), points_name(s, p)));
	/* TRANSLATORS: a point and from where a piece can go there, as "c4: from b4 or from c5?" */
	sentences_say(s, _("%1$s: %2$s?"), points_name(s, fact->point), lists_or(s, &list));
}

void wording_question(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_WHICH_FROM)
		ask_from(s, fact);
	else if (point_count(fact->points) > MOST_TARGETS)
		sentences_say(s, _("%s to which point?"), points_name(s, fact->point));
	else
		sentences_say(s, _("%1$s to %2$s?"), points_name(s, fact->point),
			      points_or(s, fact->points));
}

/* The turns that were played. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

const char *wording_history_ply(struct sentences *s, const struct ply *ply)
{
	point_set taken = 0;
	const char *motion = ply->from == POINT_NONE ? points_name(s, ply->to)
						     : points_move(s, ply->from, ply->to);

	for (unsigned i = 0; i < rules_takes(ply); i++)
		taken |= point_bit(ply->takes[i]);
	if (!taken)
		return motion;
	/* TRANSLATORS: a turn in a list of turns, as "d6 to d5 taking g7". */
	return sentences_format(s, C_("item turn", "%1$s taking %2$s"), motion,
				points_and(s, taken));
}

/* Turns in one utterance. */
#define HEARD_TOGETHER 4

static void say_turn(struct sentences *s, unsigned number, enum side side, const char *turn)
{
	if (s->style->spoken)
		sentences_say(s,
			      SIDED(side, C_("spoken", "Turn %1$u, White %2$s."),
				    C_("spoken", "Turn %1$u, Black %2$s.")),
			      number, turn);
	else
		sentences_say(s,
			      WORDED(s, side, _("%1$u: W %2$s."), _("%1$u: B %2$s."),
				     _("%1$u: White %2$s."), _("%1$u: Black %2$s.")),
			      number, turn);
}

/* Each side's turn has a number of its own. */
void wording_history(struct sentences *s, const struct fact *fact)
{
	const struct game_turn *turns = fact->game->turns;

	if (!fact->count)
		sentences_say(s, _("Turns: none."));
	for (uint32_t i = fact->first; i < fact->first + fact->count; i++) {
		if (s->style->spoken && (i - fact->first) % HEARD_TOGETHER == 0)
			sentences_break(s);
		say_turn(s, (unsigned)i + 1, (enum side)turns[i].before.to_move,
			 wording_history_ply(s, &turns[i].ply));
	}
}

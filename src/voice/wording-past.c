/* The last turn, in the past tense. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_no_mill(struct sentences *s, const struct wording_ply *told)
{
	/* TRANSLATORS: a point; or from one point to another, after moved and flew. */
	sentences_say(s,
		      SIDED(told->side,
			    PHASED(told->phase, _("White placed %s."), _("White moved %s."),
				   _("White flew %s.")),
			    PHASED(told->phase, _("Black placed %s."), _("Black moved %s."),
				   _("Black flew %s."))),
		      told->way);
}

static void say_nothing_taken(struct sentences *s, const struct wording_ply *told)
{
	enum side side = told->side;

	if (told->mills > 1)
		sentences_say(s,
			      SIDED(side, _("White placed %1$s and closed the mills %2$s."),
				    _("Black placed %1$s and closed the mills %2$s.")),
			      told->way, told->mill);
	else
		sentences_say(
			s,
			SIDED(side,
			      PHASED(told->phase, _("White placed %1$s and closed the mill %2$s."),
				     _("White moved %1$s and closed the mill %2$s."),
				     _("White flew %1$s and closed the mill %2$s.")),
			      PHASED(told->phase, _("Black placed %1$s and closed the mill %2$s."),
				     _("Black moved %1$s and closed the mill %2$s."),
				     _("Black flew %1$s and closed the mill %2$s."))),
			told->way, told->mill);
	sentences_say(s, _("None was taken."));
}

static void say_taking(struct sentences *s, const struct wording_ply *told)
{
	enum side side = told->side;
	const char *taken = points_and(s, told->taken);

	if (told->mills > 1)
		sentences_say(s,
			      SIDED(side,
				    _("White placed %1$s, closed the mills %2$s and took %3$s."),
				    _("Black placed %1$s, closed the mills %2$s and took %3$s.")),
			      told->way, told->mill, taken);
	else
		sentences_say(
			s,
			SIDED(side,
			      PHASED(told->phase,
				     _("White placed %1$s, closed the mill %2$s and took %3$s."),
				     _("White moved %1$s, closed the mill %2$s and took %3$s."),
				     _("White flew %1$s, closed the mill %2$s and took %3$s.")),
			      PHASED(told->phase,
				     _("Black placed %1$s, closed the mill %2$s and took %3$s."),
				     _("Black moved %1$s, closed the mill %2$s and took %3$s."),
				     _("Black flew %1$s, closed the mill %2$s and took %3$s."))),
			told->way, told->mill, taken);
}

static void say_terse_closing(struct sentences *s, const struct wording_ply *told)
{
	const char *taken =
		sentences_brief(s) ? points_list(s, told->taken) : points_and(s, told->taken);

	if (told->taken && told->mills > 1)
		sentences_say(s,
			      TERSE(s, told->side, _("W %1$s, mills %2$s, took %3$s."),
				    _("B %1$s, mills %2$s, took %3$s."),
				    C_("spoken", "White %1$s, mills %2$s, took %3$s."),
				    C_("spoken", "Black %1$s, mills %2$s, took %3$s.")),
			      told->motion, told->mill, taken);
	else if (told->taken)
		sentences_say(s,
			      TERSE(s, told->side, _("W %1$s, mill %2$s, took %3$s."),
				    _("B %1$s, mill %2$s, took %3$s."),
				    C_("spoken", "White %1$s, mill %2$s, took %3$s."),
				    C_("spoken", "Black %1$s, mill %2$s, took %3$s.")),
			      told->motion, told->mill, taken);
	else
		sentences_say(s,
			      TERSE(s, told->side, _("W %1$s, mill %2$s, took none."),
				    _("B %1$s, mill %2$s, took none."),
				    C_("spoken", "White %1$s, mill %2$s, took none."),
				    C_("spoken", "Black %1$s, mill %2$s, took none.")),
			      told->motion, told->mill);
}

static void say_terse(struct sentences *s, const struct wording_ply *told)
{
	if (told->mills)
		say_terse_closing(s, told);
	else if (told->phase == PHASE_FLYING)
		sentences_say(s,
			      TERSE(s, told->side, _("W flew %s."), _("B flew %s."),
				    C_("spoken", "White flew %s."), C_("spoken", "Black flew %s.")),
			      told->motion);
	else
		sentences_say(s,
			      TERSE(s, told->side, _("W %s."), _("B %s."),
				    C_("spoken", "White %s."), C_("spoken", "Black %s.")),
			      told->motion);
}

void wording_past(struct sentences *s, const struct game *game)
{
	struct wording_ply told;

	if (!game->length) {
		sentences_say(s, _("Last turn: none."));
		return;
	}
	const struct game_turn *turn = &game->turns[game->length - 1];
	wording_ply_read(s, &game->rules, &turn->before, &turn->ply, &told);
	if (sentences_terse(s))
		say_terse(s, &told);
	else if (!told.mills)
		say_no_mill(s, &told);
	else if (told.taken)
		say_taking(s, &told);
	else
		say_nothing_taken(s, &told);
}

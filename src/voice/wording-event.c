/* A turn as an event, in the present tense. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static const char *name_mills(struct sentences *s, unsigned mills, const uint8_t lines[2])
{
	struct lists list = {.n = 0};

	for (unsigned i = 0; i < mills; i++)
		lists_add(&list, points_list(s, s->board->lines[lines[i]]));
	return lists_and(s, &list);
}

void wording_ply_read(struct sentences *s, const struct rules *rules, const struct position *before,
		      const struct ply *ply, struct wording_ply *told)
{
	uint8_t lines[2];

	told->side = before->to_move;
	told->ply = *ply;
	told->phase =
		ply->from == POINT_NONE ? PHASE_PLACING : rules_phase(rules, before, told->side);
	told->mills = rules_mills(rules, before, ply, lines);
	told->mill = name_mills(s, told->mills, lines);
	told->motion = told->phase == PHASE_PLACING ? points_name(s, ply->to)
						    : points_move(s, ply->from, ply->to);
	if (told->phase == PHASE_FLYING || (told->phase == PHASE_MOVING && s->style->spoken))
		told->way = points_way(s, ply->from, ply->to);
	else
		told->way = told->motion;
	told->taken = 0;
	for (unsigned i = 0; i < rules_takes(ply); i++)
		told->taken |= point_bit(ply->takes[i]);
	told->none_to_take = !before->pieces[side_other(told->side)];
	told->after = rules_preview(before, ply);
}

/* Without a word on mills. */
static void say_plain(struct sentences *s, const struct wording_ply *told)
{
	enum side side = told->side;

	if (!sentences_terse(s))
		/* TRANSLATORS: a point; or from one point to another, after moves and flies. */
		sentences_say(s,
			      SIDED(side,
				    PHASED(told->phase, _("White places %s."), _("White moves %s."),
					   _("White flies %s.")),
				    PHASED(told->phase, _("Black places %s."), _("Black moves %s."),
					   _("Black flies %s."))),
			      told->way);
	else if (told->phase == PHASE_FLYING)
		sentences_say(s,
			      TERSE(s, side, _("W flies %s."), _("B flies %s."),
				    C_("spoken", "White flies %s."),
				    C_("spoken", "Black flies %s.")),
			      told->motion);
	else
		sentences_say(s,
			      TERSE(s, side, _("W %s."), _("B %s."), C_("spoken", "White %s."),
				    C_("spoken", "Black %s.")),
			      told->motion);
}

/* full: where the point is, and what the side has left to place. */
static void say_placing_in_full(struct sentences *s, const struct wording_ply *told)
{
	unsigned in_hand = told->after.in_hand[told->side];
	unsigned on_board = point_count(told->after.pieces[told->side]);

	if (points_placed(s))
		say_plain(s, told);
	else
		sentences_say(s,
			      SIDED(told->side, _("White places %1$s, %2$s."),
				    _("Black places %1$s, %2$s.")),
			      told->motion, points_place(s, told->ply.to));
	if (in_hand)
		sentences_say(s, _("%1$u in hand, %2$u on the board."), in_hand, on_board);
	else
		sentences_say(s, _("%u on the board."), on_board);
}

static void say_moving_in_full(struct sentences *s, const struct wording_ply *told)
{
	/* TRANSLATORS: points, then their places: "White moves d6 to d5, middle top to inner top."
	 */
	sentences_say(s,
		      SIDED(told->side, _("White moves %1$s, %2$s to %3$s."),
			    _("Black moves %1$s, %2$s to %3$s.")),
		      told->way, points_place(s, told->ply.from), points_place(s, told->ply.to));
}

static void say_no_mill(struct sentences *s, const struct wording_ply *told)
{
	if (sentences_full(s) && told->phase == PHASE_PLACING)
		say_placing_in_full(s, told);
	else if (sentences_full(s) && told->phase == PHASE_MOVING && !points_placed(s))
		say_moving_in_full(s, told);
	else
		say_plain(s, told);
}

static void say_begun_in_terse(struct sentences *s, const struct wording_ply *told)
{
	if (told->mills > 1)
		sentences_say(s,
			      TERSE(s, told->side, _("W %s, 2 mills."), _("B %s, 2 mills."),
				    C_("spoken", "White %s, 2 mills."),
				    C_("spoken", "Black %s, 2 mills.")),
			      told->motion);
	else if (told->phase == PHASE_FLYING)
		/* TRANSLATORS: from one point to another closing a mill, as "d6 to d5". */
		sentences_say(s,
			      TERSE(s, told->side, _("W flies %s, mill."), _("B flies %s, mill."),
				    C_("spoken", "White flies %s, mill."),
				    C_("spoken", "Black flies %s, mill.")),
			      told->motion);
	else
		/* TRANSLATORS: a point, or from one point to another, as "d6 to d5". */
		sentences_say(s,
			      TERSE(s, told->side, _("W %s, mill."), _("B %s, mill."),
				    C_("spoken", "White %s, mill."),
				    C_("spoken", "Black %s, mill.")),
			      told->motion);
}

/* Only a placing can close two mills: a slide leaves one of the two lines, and who flies has but
 * three pieces. */
void wording_event_begun(struct sentences *s, const struct wording_ply *told)
{
	enum side side = told->side;

	if (sentences_terse(s))
		say_begun_in_terse(s, told);
	else if (told->mills > 1)
		sentences_say(s,
			      SIDED(side, _("White places %1$s and closes the mills %2$s."),
				    _("Black places %1$s and closes the mills %2$s.")),
			      told->way, told->mill);
	else
		sentences_say(
			s,
			SIDED(side,
			      PHASED(told->phase, _("White places %1$s and closes the mill %2$s."),
				     _("White moves %1$s and closes the mill %2$s."),
				     _("White flies %1$s and closes the mill %2$s.")),
			      PHASED(told->phase, _("Black places %1$s and closes the mill %2$s."),
				     _("Black moves %1$s and closes the mill %2$s."),
				     _("Black flies %1$s and closes the mill %2$s."))),
			told->way, told->mill);
}

static void say_nothing_taken(struct sentences *s, const struct wording_ply *told)
{
	if (sentences_terse(s) || sentences_full(s)) {
		wording_event_begun(s, told);
	} else {
		say_plain(s, told);
		sentences_break(s);
		if (told->mills > 1)
			sentences_say(s, SIDED(told->side, _("White closes 2 mills."),
					       _("Black closes 2 mills.")));
		else
			sentences_say(s, SIDED(told->side, _("White closes a mill."),
					       _("Black closes a mill.")));
	}
	wording_take_none(s, side_other(told->side), told->none_to_take);
}

static void say_taking_in_terse(struct sentences *s, const struct wording_ply *told)
{
	const char *taken =
		sentences_brief(s) ? points_list(s, told->taken) : points_and(s, told->taken);

	if (told->mills > 1)
		sentences_say(s,
			      TERSE(s, told->side, _("W %1$s, 2 mills, takes %2$s."),
				    _("B %1$s, 2 mills, takes %2$s."),
				    C_("spoken", "White %1$s, 2 mills, takes %2$s."),
				    C_("spoken", "Black %1$s, 2 mills, takes %2$s.")),
			      told->motion, taken);
	else if (told->phase == PHASE_FLYING)
		sentences_say(s,
			      TERSE(s, told->side, _("W flies %1$s, mill, takes %2$s."),
				    _("B flies %1$s, mill, takes %2$s."),
				    C_("spoken", "White flies %1$s, mill, takes %2$s."),
				    C_("spoken", "Black flies %1$s, mill, takes %2$s.")),
			      told->motion, taken);
	else
		sentences_say(s,
			      TERSE(s, told->side, _("W %1$s, mill, takes %2$s."),
				    _("B %1$s, mill, takes %2$s."),
				    C_("spoken", "White %1$s, mill, takes %2$s."),
				    C_("spoken", "Black %1$s, mill, takes %2$s.")),
			      told->motion, taken);
}

static void say_taking_in_full(struct sentences *s, const struct wording_ply *told)
{
	enum side side = told->side;
	const char *taken = points_and(s, told->taken);

	if (told->mills > 1)
		sentences_say(s,
			      SIDED(side,
				    _("White places %1$s, closes the mills %2$s and takes %3$s."),
				    _("Black places %1$s, closes the mills %2$s and takes %3$s.")),
			      told->way, told->mill, taken);
	else
		sentences_say(
			s,
			SIDED(side,
			      PHASED(told->phase,
				     _("White places %1$s, closes the mill %2$s and takes %3$s."),
				     _("White moves %1$s, closes the mill %2$s and takes %3$s."),
				     _("White flies %1$s, closes the mill %2$s and takes %3$s.")),
			      PHASED(told->phase,
				     _("Black places %1$s, closes the mill %2$s and takes %3$s."),
				     _("Black moves %1$s, closes the mill %2$s and takes %3$s."),
				     _("Black flies %1$s, closes the mill %2$s and takes %3$s."))),
			told->way, told->mill, taken);
}

static void say_taking(struct sentences *s, const struct wording_ply *told)
{
	enum side side = told->side;
	const char *taken = points_and(s, told->taken);

	if (told->mills > 1)
		sentences_say(s,
			      SIDED(side, _("White places %1$s, closes 2 mills and takes %2$s."),
				    _("Black places %1$s, closes 2 mills and takes %2$s.")),
			      told->way, taken);
	else
		sentences_say(s,
			      SIDED(side,
				    PHASED(told->phase,
					   _("White places %1$s, closes a mill and takes %2$s."),
					   _("White moves %1$s, closes a mill and takes %2$s."),
					   _("White flies %1$s, closes a mill and takes %2$s.")),
				    PHASED(told->phase,
					   _("Black places %1$s, closes a mill and takes %2$s."),
					   _("Black moves %1$s, closes a mill and takes %2$s."),
					   _("Black flies %1$s, closes a mill and takes %2$s."))),
			      told->way, taken);
}

static void say_left(struct sentences *s, enum side side, unsigned left)
{
	sentences_say(s,
		      WORDED(s, side, _("W %u."), _("B %u."), _("White has %u left."),
			     _("Black has %u left.")),
		      left);
}

void wording_event_ply(struct sentences *s, const struct wording_ply *told)
{
	enum side victim = side_other(told->side);

	if (!told->mills) {
		say_no_mill(s, told);
		return;
	}
	if (!told->taken) {
		say_nothing_taken(s, told);
		return;
	}
	if (sentences_terse(s))
		say_taking_in_terse(s, told);
	else if (sentences_full(s))
		say_taking_in_full(s, told);
	else
		say_taking(s, told);
	say_left(s, victim, rules_pieces_left(&told->after, victim));
}

void wording_event_taken(struct sentences *s, enum side side, point p, unsigned left)
{
	sentences_say(s,
		      WORDED(s, side, _("W takes %s."), _("B takes %s."), _("White takes %s."),
			     _("Black takes %s.")),
		      points_name(s, p));
	say_left(s, side_other(side), left);
}

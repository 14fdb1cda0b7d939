/* Why an answer is wrong: about yes and no, rings, numbers and points. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_occupied(struct sentences *s, const struct drill *drill, point p)
{
	const char *name = points_name(s, p);

	if (point_in(drill->position.pieces[SIDE_WHITE], p))
		sentences_say(s, _("White is on %s."), name);
	else if (point_in(drill->position.pieces[SIDE_BLACK], p))
		sentences_say(s, _("Black is on %s."), name);
	else
		sentences_say(s, _("%s is empty."), name);
}

static bool is_occupied(const struct drill *drill, point p)
{
	return point_in(drill->position.pieces[0] | drill->position.pieces[1], p);
}

void wording_drill_far(struct sentences *s, point from, point p)
{
	point between = drill_between(s->board, from, p);

	if (p == from)
		sentences_say(s, _("%s is the point itself."), points_name(s, p));
	else if (between != POINT_NONE)
		sentences_say(s, _("%1$s is 2 steps away; %2$s is between."), points_name(s, p),
			      points_name(s, between));
	else
		sentences_say(s, _("%1$s is on no line with %2$s."), points_name(s, p),
			      points_name(s, from));
}

static void say_step(struct sentences *s, const struct drill *drill, point p)
{
	const char *name = points_name(s, p);

	if (p == board_neighbour(s->board, drill->point, BOARD_LEFT))
		sentences_say(s, _("%s is one step left."), name);
	else if (p == board_neighbour(s->board, drill->point, BOARD_RIGHT))
		sentences_say(s, _("%s is one step right."), name);
	else if (p == board_neighbour(s->board, drill->point, BOARD_UP))
		sentences_say(s, _("%s is one step up."), name);
	else if (p == board_neighbour(s->board, drill->point, BOARD_DOWN))
		sentences_say(s, _("%s is one step down."), name);
	else
		wording_drill_far(s, drill->point, p);
}

static void say_other_place(struct sentences *s, point p)
{
	if (points_placed(s))
		sentences_say(s, _("%s is another point."), points_name(s, p));
	else
		sentences_say(s, _("%1$s is %2$s."), points_name(s, p), points_place(s, p));
}

static void say_closes_none(struct sentences *s, const struct drill *drill, point p)
{
	if (is_occupied(drill, p))
		say_occupied(s, drill, p);
	else if (point_in(board_closing(s->board, drill->position.pieces[SIDE_WHITE]), p))
		sentences_say(s, _("%s would close a mill, but no third piece can go there."),
			      points_name(s, p));
	else
		sentences_say(s, _("%s closes no mill."), points_name(s, p));
}

static void say_not_takeable(struct sentences *s, const struct drill *drill, point p)
{
	if (point_in(drill->position.pieces[SIDE_BLACK], p))
		sentences_say(s, _("%s stands in a mill."), points_name(s, p));
	else
		say_occupied(s, drill, p);
}

static void say_not_shut_in(struct sentences *s, const struct drill *drill, point p)
{
	if (point_in(drill->position.pieces[SIDE_BLACK], p))
		sentences_say(s, _("%1$s can go to %2$s."), points_name(s, p),
			      points_or(s, rules_targets(&drill->rules, &drill->position, p,
							 SIDE_BLACK)));
	else
		say_occupied(s, drill, p);
}

static void say_no_target(struct sentences *s, const struct drill *drill, point p)
{
	if (p != drill->point && point_in(s->board->neighbours[drill->point], p))
		say_occupied(s, drill, p);
	else
		wording_drill_far(s, drill->point, p);
}

static void say_row(struct sentences *s, point p)
{
	sentences_say(s, _("%1$s is in row %2$d."), points_name(s, p), board_row(s->board, p));
}

static void say_column(struct sentences *s, point p)
{
	sentences_say(s, _("%1$s is in column %2$s."), points_name(s, p),
		      points_column(s, board_column(s->board, p)));
}

static void say_why_wrong(struct sentences *s, const struct drill *drill, point p)
{
	if (drill->kind == DRILL_PLACE)
		say_other_place(s, p);
	else if (drill->kind == DRILL_ROW)
		say_row(s, p);
	else if (drill->kind == DRILL_COLUMN)
		say_column(s, p);
	else if (drill->kind == DRILL_STEP)
		say_step(s, drill, p);
	else if (drill->kind == DRILL_BETWEEN) {
		if (point_in(drill->given, p))
			sentences_say(s, _("%s is an end of the line."), points_name(s, p));
		else
			sentences_say(s, _("%s is on another line."), points_name(s, p));
	} else if (drill->kind == DRILL_LINE)
		sentences_say(s, _("%s is on another line."), points_name(s, p));
	else if (drill->kind == DRILL_CLOSING)
		say_closes_none(s, drill, p);
	else if (drill->kind == DRILL_TAKEABLE)
		say_not_takeable(s, drill, p);
	else if (drill->kind == DRILL_SHUT_IN)
		say_not_shut_in(s, drill, p);
	else
		say_no_target(s, drill, p);
}

static void say_wrong_point(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("Wrong."));
	say_why_wrong(s, fact->drill, fact->fault->culprit);
	if (fact->points)
		sentences_say(s,
			      ngettext("%s is right.", "%s are right.", point_count(fact->points)),
			      points_and(s, fact->points));
}

static void say_missing(struct sentences *s, const struct fact *fact)
{
	const struct drill *drill = fact->drill;
	unsigned n = fact->fault->count;

	if (!fact->answer->points)
		sentences_say(s, ngettext("There is one.", "There are %u.", n), n);
	else if (drill->kind == DRILL_NEIGHBOURS)
		sentences_say(s,
			      ngettext("%1$s has %2$u more neighbour.",
				       "%1$s has %2$u more neighbours.", n),
			      points_name(s, drill->point), n);
	else
		sentences_say(s, ngettext("%u more is missing.", "%u more are missing.", n), n);
}

static void say_square(struct sentences *s, const struct drill *drill)
{
	if (drill->column == s->board->centre_column && drill->row == s->board->centre_row)
		wording_grid_centre(s);
	else
		sentences_say(s, _("Row %1$d has %2$s."), drill->row,
			      points_and(s, board_points_in_row(s->board, drill->row)));
}

static void say_protection(struct sentences *s, const struct drill *drill)
{
	const char *name = points_name(s, drill->point);

	if (drill->number)
		sentences_say(s, _("%s stands in no mill."), name);
	else
		sentences_say(s, _("%s stands in a mill, and others do not."), name);
}

static void say_flying(struct sentences *s, const struct drill *drill)
{
	if (drill->number)
		sentences_say(s, _("3 pieces, and none in hand: White flies."));
	else if (drill->position.in_hand[SIDE_WHITE])
		sentences_say(s, _("First the pieces in hand are placed."));
	else
		sentences_say(s, _("With more than 3 pieces White moves along the lines."));
}

static void say_over(struct sentences *s, const struct drill *drill)
{
	struct ply plies[RULES_MAX_PLIES];
	size_t n = rules_plies(&drill->rules, &drill->position, plies);

	if (rules_pieces_left(&drill->position, SIDE_BLACK) < RULES_FEWEST)
		sentences_say(s, _("Black has only 2 pieces left."));
	else if (!n)
		sentences_say(s, _("No black piece can move."));
	else if (rules_phase(&drill->rules, &drill->position, SIDE_BLACK) == PHASE_FLYING)
		sentences_say(s, _("Black can fly, such as %s."),
			      points_way(s, plies[0].from, plies[0].to));
	else
		sentences_say(s, _("Black can move, such as %s."),
			      points_way(s, plies[0].from, plies[0].to));
}

/* Why a yes or no is right. */
static void say_reason(struct sentences *s, const struct drill *drill)
{
	if (drill->kind == DRILL_IS_POINT)
		say_square(s, drill);
	else if (drill->kind == DRILL_MAY_TAKE)
		say_protection(s, drill);
	else if (drill->kind == DRILL_MAY_FLY)
		say_flying(s, drill);
	else
		say_over(s, drill);
}

/* By what the ring of a point is known, and where the ring that was answered is. */
static void say_other_ring(struct sentences *s, const struct fact *fact)
{
	point p = fact->drill->point;

	if (board_column(s->board, p) == s->board->centre_column)
		say_row(s, p);
	else
		say_column(s, p);
	wording_lesson_ring(s, (enum board_ring)fact->answer->number);
}

static void say_wrong_number(struct sentences *s, const struct fact *fact)
{
	const struct drill *drill = fact->drill;

	sentences_say(s, _("Wrong."));
	if (drill_form(drill->kind) == DRILL_FORM_YES_NO)
		say_reason(s, drill);
	else if (drill->kind == DRILL_RING)
		say_other_ring(s, fact);
	else if (drill->kind == DRILL_HAND)
		sentences_say(s, _("White began with %u in hand."), drill->rules.pieces);
	else
		sentences_say(s, _("The draw comes after %u turns."), drill->rules.quiet_limit);
}

void wording_drill_right(struct sentences *s, const struct fact *fact)
{
	if (fact->points)
		sentences_say(s, _("Right, %s."), points_and(s, fact->points));
	else
		sentences_say(s, _("Right."));
	if (fact->drill->kind == DRILL_OVER)
		say_reason(s, fact->drill);
}

void wording_drill_wrong(struct sentences *s, const struct fact *fact)
{
	switch (fact->fault->flaw) {
	case DRILL_WRONG_NUMBER:
		say_wrong_number(s, fact);
		break;
	case DRILL_WRONG_POINT:
		say_wrong_point(s, fact);
		break;
	case DRILL_MISSING:
		say_missing(s, fact);
		break;
	case DRILL_ILLEGAL:
		wording_refusal(s, fact);
		break;
	case DRILL_BESIDE_POINT:
	case DRILL_RIGHT:
		wording_drill_turn(s, fact);
		break;
	}
}

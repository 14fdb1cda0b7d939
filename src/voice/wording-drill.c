/* What a drill asks, how it is answered, and what was right. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_place(struct sentences *s, point p)
{
	if (points_placed(s))
		sentences_say(s, _("Type the point %s."), points_name(s, p));
	else
		sentences_say(s, _("Which point is %s?"), points_place(s, p));
}

static void say_is_point(struct sentences *s, const struct drill *drill)
{
	if (points_placed(s))
		sentences_say(s, _("Column %1$d, row %2$d: is a point there?"), drill->column,
			      drill->row);
	else
		sentences_say(s, _("Is %s a point?"), points_grid(s, drill->column, drill->row));
}

static void say_step(struct sentences *s, const struct drill *drill)
{
	const char *name = points_name(s, drill->point);

	switch (drill->direction) {
	case BOARD_LEFT:
		sentences_say(s, _("One step left from %s: which point?"), name);
		break;
	case BOARD_RIGHT:
		sentences_say(s, _("One step right from %s: which point?"), name);
		break;
	case BOARD_UP:
		sentences_say(s, _("One step up from %s: which point?"), name);
		break;
	case BOARD_DOWN:
	case BOARD_DIRECTIONS:
		sentences_say(s, _("One step down from %s: which point?"), name);
		break;
	}
}

static void ask_line(struct sentences *s, point_set given)
{
	sentences_say(s, _("A line has %s."), points_and(s, given));
	sentences_say(s, _("Which is its third point?"));
}

static void ask_board(struct sentences *s, const struct drill *drill)
{
	if (drill->kind == DRILL_PLACE)
		say_place(s, drill->point);
	else if (drill->kind == DRILL_RING)
		sentences_say(s,
			      sentences_terse(s)
				      ? _("Which ring is %s on?")
				      : _("Which ring is %s on: outer, middle or inner?"),
			      points_name(s, drill->point));
	else if (drill->kind == DRILL_IS_POINT)
		say_is_point(s, drill);
	else if (drill->kind == DRILL_ROW)
		sentences_say(s, _("Which points are in row %d?"), drill->row);
	else if (drill->kind == DRILL_COLUMN)
		sentences_say(s, _("Which points are in column %s?"),
			      points_column(s, drill->column));
	else if (drill->kind == DRILL_STEP)
		say_step(s, drill);
	else if (drill->kind == DRILL_NEIGHBOURS)
		sentences_say(s, _("Which points neighbour %s?"), points_name(s, drill->point));
	else if (drill->kind == DRILL_BETWEEN)
		sentences_say(s, _("Which point is between %s?"), points_and(s, drill->given));
	else
		ask_line(s, drill->given);
}

/* What stands on the board, the turn begun included. */
static void say_pieces(struct sentences *s, const struct drill *drill)
{
	struct position seen = drill->position;

	if (drill->kind == DRILL_TAKE)
		seen = rules_preview(&seen, &drill->begun);
	sentences_say(s, sentences_brief(s) ? _("W: %s.") : _("White: %s."),
		      points_list(s, seen.pieces[SIDE_WHITE]));
	sentences_say(s, sentences_brief(s) ? _("B: %s.") : _("Black: %s."),
		      points_list(s, seen.pieces[SIDE_BLACK]));
	sentences_break(s);
}

static void ask_hand(struct sentences *s, const struct drill *drill)
{
	unsigned n = point_count(drill->position.pieces[SIDE_WHITE]);

	if (drill->count)
		sentences_say(s, _("White has %1$u on the board, and %2$u taken."), n,
			      drill->count);
	else
		sentences_say(s, _("White has %u on the board, and none taken."), n);
	sentences_say(s, _("How many are in hand?"));
}

static void ask_may_fly(struct sentences *s, const struct drill *drill)
{
	unsigned n = point_count(drill->position.pieces[SIDE_WHITE]);
	unsigned in_hand = drill->position.in_hand[SIDE_WHITE];

	if (in_hand)
		sentences_say(s, _("White has %1$u on the board and %2$u in hand."), n, in_hand);
	else
		sentences_say(s, _("White has %u on the board and none in hand."), n);
	sentences_say(s, _("May White fly?"));
}

static void ask_limit(struct sentences *s, const struct drill *drill)
{
	sentences_say(s,
		      ngettext("%u turn without a mill.", "%u turns without a mill.", drill->count),
		      drill->count);
	sentences_say(s, _("How many more until the draw?"));
}

/* Who is to move in a drill is always White: it is left out where little is said. */
static void say_white(struct sentences *s, const struct drill *drill)
{
	if (sentences_terse(s))
		return;
	if (drill->position.in_hand[SIDE_WHITE])
		sentences_say(s, _("White to place."));
	else if (rules_phase(&drill->rules, &drill->position, SIDE_WHITE) == PHASE_FLYING)
		sentences_say(s, _("White to fly."));
	else
		sentences_say(s, _("White to move."));
}

static void ask_closing(struct sentences *s, const struct drill *drill)
{
	say_white(s, drill);
	sentences_say(s, ngettext("Which point closes a mill?", "Which points close a mill?",
				  point_count(drill->right)));
}

static void ask_taking(struct sentences *s, const struct drill *drill)
{
	sentences_say(s, _("White closes a mill."));
	if (drill->kind == DRILL_TAKEABLE)
		sentences_say(s, _("Which black pieces may it take?"));
	else
		sentences_say(s, _("May it take %s?"), points_name(s, drill->point));
}

static void ask_over(struct sentences *s)
{
	sentences_say(s, _("Black to move."));
	sentences_say(s, _("Is the game over?"));
}

static void ask_position(struct sentences *s, const struct drill *drill)
{
	if (drill->kind == DRILL_EMPTY_NEXT)
		sentences_say(s, _("Which points next to %s are empty?"),
			      points_name(s, drill->point));
	else if (drill->kind == DRILL_CLOSING)
		ask_closing(s, drill);
	else if (drill->kind == DRILL_MAY_TAKE || drill->kind == DRILL_TAKEABLE)
		ask_taking(s, drill);
	else if (drill->kind == DRILL_TARGETS)
		sentences_say(s, _("Where can %s go?"), points_name(s, drill->point));
	else if (drill->kind == DRILL_OVER)
		ask_over(s);
	else
		sentences_say(s, ngettext("Which black piece is shut in?",
					  "Which black pieces are shut in?",
					  point_count(drill->right)));
}

static const char *begun_mill(struct sentences *s, const struct drill *drill)
{
	uint8_t lines[2];

	rules_mills(&drill->rules, &drill->position, &drill->begun, lines);
	return points_list(s, s->board->lines[lines[0]]);
}

static void ask_take(struct sentences *s, const struct drill *drill)
{
	sentences_say(s, _("White has closed the mill %s."), begun_mill(s, drill));
	sentences_say(s, _("Take a black piece."));
}

static void ask_turn(struct sentences *s, const struct drill *drill)
{
	if (drill->kind == DRILL_TAKE) {
		ask_take(s, drill);
		return;
	}
	say_white(s, drill);
	if (drill->kind == DRILL_GO_NEXT)
		sentences_say(s, _("Place next to %s."), points_name(s, drill->point));
	else if (drill->kind == DRILL_CLOSE)
		sentences_say(s, _("Close a mill."));
	else if (drill->kind == DRILL_BLOCK)
		sentences_say(s, _("Keep Black from closing a mill."));
	else if (drill->kind == DRILL_WIN)
		sentences_say(s, _("Win with this turn."));
	else if (drill->kind == DRILL_DOUBLE)
		sentences_say(s, _("Make 2 threats at once."));
	else if (drill->kind == DRILL_REOPEN)
		sentences_say(s, _("Open the mill %s so that it is sure to close again."),
			      points_list(s, drill->given));
	else if (drill->kind == DRILL_SHUTTLE)
		sentences_say(s, _("Close a mill with a piece from another mill."));
	else
		sentences_say(s, _("Shut in the black piece on %s."), points_name(s, drill->point));
}

void wording_drill(struct sentences *s, const struct drill *drill, bool another)
{
	if (another) {
		sentences_say(s, _("Next question."));
		sentences_break(s);
	}
	if (drill->kind < DRILL_EMPTY_NEXT) {
		ask_board(s, drill);
	} else if (drill->kind == DRILL_HAND) {
		ask_hand(s, drill);
	} else if (drill->kind == DRILL_MAY_FLY) {
		ask_may_fly(s, drill);
	} else if (drill->kind == DRILL_LIMIT) {
		ask_limit(s, drill);
	} else if (drill->kind < DRILL_GO_NEXT) {
		say_pieces(s, drill);
		ask_position(s, drill);
	} else {
		say_pieces(s, drill);
		ask_turn(s, drill);
	}
}

/* By a point that is not the answer. */
static void say_form_of_place(struct sentences *s, const struct drill *drill)
{
	point other = point_first(s->board->neighbours[drill->point]);

	sentences_say(s, _("Answer by column and row, such as %s."), points_name(s, other));
}

void wording_drill_form(struct sentences *s, const struct drill *drill)
{
	switch (drill_form(drill->kind)) {
	case DRILL_FORM_YES_NO:
		sentences_say(s, _("Answer yes or no."));
		break;
	case DRILL_FORM_RING:
		sentences_say(s, _("Answer outer, middle or inner."));
		break;
	case DRILL_FORM_NUMBER:
		sentences_say(s, _("Answer with a number."));
		break;
	case DRILL_FORM_POINTS:
		if (drill->kind == DRILL_PLACE && !points_placed(s))
			say_form_of_place(s, drill);
		else
			sentences_say(s, _("Answer with a point, with several points, or none."));
		break;
	case DRILL_FORM_TURN:
		if (drill->kind == DRILL_TAKE)
			sentences_say(s, _("Answer with the point of a black piece."));
		else if (drill->position.in_hand[SIDE_WHITE])
			sentences_say(s, _("Answer with an empty point, as in a game."));
		else
			sentences_say(s, _("Answer with a turn: from one point to another."));
		break;
	}
}

static const char *turn(struct sentences *s, const struct ply *ply)
{
	if (ply->takes[0] != POINT_NONE)
		return points_name(s, ply->takes[0]);
	return ply->from == POINT_NONE ? points_name(s, ply->to)
				       : points_motion(s, ply->from, ply->to);
}

/* More turns are not named: the first will do. */
#define MOST_TURNS 3

static void say_right_turns(struct sentences *s, const struct drill *drill)
{
	struct ply turns[DRILL_MAX_TURNS];
	struct lists list = {.n = 0};
	const size_t n = drill_turns(drill, turns);

	if (n > MOST_TURNS) {
		sentences_say(s, _("One answer: %s."), turn(s, &turns[0]));
		return;
	}
	for (size_t i = 0; i < n; i++)
		lists_add(&list, turn(s, &turns[i]));
	sentences_say(s, _("The answer: %s."), lists_or(s, &list));
}

static const char *ring_word(unsigned ring)
{
	return ring == BOARD_OUTER    ? C_("item ring", "outer")
	       : ring == BOARD_MIDDLE ? C_("item ring", "middle")
				      : C_("item ring", "inner");
}

void wording_drill_answer(struct sentences *s, const struct drill *drill)
{
	switch (drill_form(drill->kind)) {
	case DRILL_FORM_YES_NO:
		sentences_say(s, drill->number ? _("The answer: yes.") : _("The answer: no."));
		break;
	case DRILL_FORM_RING:
		sentences_say(s, _("The answer: %s."), ring_word(drill->number));
		break;
	case DRILL_FORM_NUMBER:
		sentences_say(s, _("The answer: %u."), drill->number);
		break;
	case DRILL_FORM_POINTS:
		sentences_say(s, _("The answer: %s."), points_and(s, drill->right));
		break;
	case DRILL_FORM_TURN:
		say_right_turns(s, drill);
		break;
	}
}

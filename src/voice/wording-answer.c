/* What stands on a point, around it, and on the lines of the board. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

enum holder { HOLDER_WHITE, HOLDER_BLACK, HOLDER_NONE };

static enum holder holder(const struct position *seen, point p)
{
	if (point_in(seen->pieces[SIDE_WHITE], p))
		return HOLDER_WHITE;
	return point_in(seen->pieces[SIDE_BLACK], p) ? HOLDER_BLACK : HOLDER_NONE;
}

static const char *held(struct sentences *s, const struct position *seen, point p)
{
	const char *name = points_name(s, p);

	switch (holder(seen, p)) {
	case HOLDER_WHITE:
		return sentences_format(s,
					sentences_brief(s) ? C_("item point", "%s W")
							   : C_("item point", "%s White"),
					name);
	case HOLDER_BLACK:
		return sentences_format(s,
					sentences_brief(s) ? C_("item point", "%s B")
							   : C_("item point", "%s Black"),
					name);
	case HOLDER_NONE:
		return sentences_format(s, C_("item point", "%s empty"), name);
	}
	g_assert_not_reached();
}

static const char *held_there(struct sentences *s, const struct position *seen, point p,
			      enum board_direction direction)
{
	const char *what = held(s, seen, p);

	switch (direction) {
	case BOARD_LEFT:
		return sentences_format(s, C_("item point", "left %s"), what);
	case BOARD_RIGHT:
		return sentences_format(s, C_("item point", "right %s"), what);
	case BOARD_UP:
		return sentences_format(s, C_("item point", "up %s"), what);
	case BOARD_DOWN:
	case BOARD_DIRECTIONS:
		break;
	}
	/* TRANSLATORS: a neighbour and what stands on it, as "down b2 Black". */
	return sentences_format(s, C_("item point", "down %s"), what);
}

static struct lists held_in(struct sentences *s, const struct position *seen, point_set set)
{
	struct lists list = {.n = 0};

	for (point p; points_each(s, &set, &p);)
		lists_add(&list, held(s, seen, p));
	return list;
}

static void say_around(struct sentences *s, const struct position *seen, point p)
{
	bool plain = sentences_terse(s);
	struct lists list = {.n = 0};

	for (enum board_direction to = BOARD_LEFT; to < BOARD_DIRECTIONS; to++) {
		point next = board_neighbour(s->board, p, to);
		if (next != POINT_NONE)
			lists_add(&list,
				  plain ? held(s, seen, next) : held_there(s, seen, next, to));
	}
	const char *all = lists_commas(s, &list);
	/* A point at the beginning stays as points are written. */
	sentences_say(s, _("%s."), plain ? all : sentences_capital(s, all));
}

static void say_lines(struct sentences *s, const struct position *seen, point p)
{
	for (unsigned i = 0; i < 2; i++) {
		struct lists list = held_in(s, seen, s->board->lines[s->board->lines_at[p][i]]);
		sentences_break(s);
		sentences_say(s, _("%s."), lists_commas(s, &list));
	}
}

static void say_look(struct sentences *s, const struct position *seen, point p)
{
	if (sentences_terse(s)) {
		sentences_say(s, _("%s."), held(s, seen, p));
		say_around(s, seen, p);
		return;
	}
	if (points_placed(s))
		sentences_say(s, _("%s."), held(s, seen, p));
	else
		/* TRANSLATORS: what stands on a point and its place, as "b4 Black, middle left". */
		sentences_say(s, _("%1$s, %2$s."), held(s, seen, p), points_place(s, p));
	sentences_break(s);
	say_around(s, seen, p);
	if (sentences_full(s))
		say_lines(s, seen, p);
}

static void say_near(struct sentences *s, const struct position *seen, point p)
{
	struct lists list = held_in(s, seen, s->board->neighbours[p]);

	if (sentences_terse(s))
		sentences_say(s, _("%s."), lists_commas(s, &list));
	else
		sentences_say(s, _("Near %1$s: %2$s."), points_name(s, p), lists_commas(s, &list));
}

/* More are listed by side: "White a7 d7 g7, Black a4". */
#define MOST_ONE_BY_ONE 6

static const char *by_side(struct sentences *s, const struct position *seen, point_set set)
{
	struct lists list = {.n = 0};
	point_set white = set & seen->pieces[SIDE_WHITE], black = set & seen->pieces[SIDE_BLACK];

	if (white)
		/* TRANSLATORS: points on which a side's pieces stand, in a list. */
		lists_add(&list, sentences_format(s, C_("item points", "White %s"),
						  points_list(s, white)));
	if (black)
		/* TRANSLATORS: points on which a side's pieces stand, in a list. */
		lists_add(&list, sentences_format(s, C_("item points", "Black %s"),
						  points_list(s, black)));
	return lists_commas(s, &list);
}

/* The occupied points of a set: terse with spaces, else with commas. */
static const char *occupied(struct sentences *s, const struct position *seen, point_set set)
{
	struct lists list;

	set &= seen->pieces[SIDE_WHITE] | seen->pieces[SIDE_BLACK];
	list = held_in(s, seen, set);
	if (!list.n)
		return C_("item list", "none");
	if (sentences_brief(s))
		return lists_spaces(s, &list);
	return list.n > MOST_ONE_BY_ONE ? by_side(s, seen, set) : lists_commas(s, &list);
}

static void say_ring(struct sentences *s, enum board_ring ring, const char *what)
{
	switch (ring) {
	case BOARD_OUTER:
		sentences_say(s, sentences_terse(s) ? _("Outer: %s.") : _("Outer ring: %s."), what);
		break;
	case BOARD_MIDDLE:
		sentences_say(s, sentences_terse(s) ? _("Middle: %s.") : _("Middle ring: %s."),
			      what);
		break;
	case BOARD_INNER:
	case BOARD_RINGS:
		sentences_say(s, sentences_terse(s) ? _("Inner: %s.") : _("Inner ring: %s."), what);
		break;
	}
}

static void say_row(struct sentences *s, const struct position *seen, unsigned row)
{
	point_set set = board_points_in_row(s->board, (int)row);

	sentences_say(s, sentences_brief(s) ? _("%1$u: %2$s.") : _("Row %1$u: %2$s."), row,
		      occupied(s, seen, set));
}

static void say_column(struct sentences *s, const struct position *seen, unsigned column)
{
	point_set set = board_points_in_column(s->board, (int)column);

	sentences_say(s, _("Column %1$s: %2$s."), points_column(s, (int)column),
		      occupied(s, seen, set));
}

void wording_answer(struct sentences *s, const struct fact *fact)
{
	struct position seen = game_seen(fact->game);

	if (fact->kind == FACT_LOOK)
		say_look(s, &seen, fact->point);
	else if (fact->kind == FACT_NEAR)
		say_near(s, &seen, fact->point);
	else if (fact->kind == FACT_LINES)
		say_lines(s, &seen, fact->point);
	else if (fact->kind == FACT_ROW)
		say_row(s, &seen, fact->number);
	else if (fact->kind == FACT_COLUMN)
		say_column(s, &seen, fact->number);
	else
		say_ring(s, (enum board_ring)fact->number,
			 occupied(s, &seen,
				  board_points_in_ring(s->board, (enum board_ring)fact->number)));
}

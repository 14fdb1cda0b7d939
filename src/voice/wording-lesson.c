/* The texts of the course. Each is heard before something is done, so it is short. */
#include "voice/wording-parts.h"

#include "lessons/course.h"

#include <glib/gi18n.h>

static const char *const titles[COURSE_LESSONS] = {
	NC_("item lesson", "the board"),
	NC_("item lesson", "placing"),
	NC_("item lesson", "mills"),
	NC_("item lesson", "protection"),
	NC_("item lesson", "moving"),
	NC_("item lesson", "flying"),
	NC_("item lesson", "winning and drawing"),
	NC_("item lesson", "two threats at once"),
	NC_("item lesson", "the running mill"),
	NC_("item lesson", "shutting in"),
};

static const char *title(unsigned lesson)
{
	return g_dpgettext2(NULL, "item lesson", titles[lesson - 1]);
}

static point at(const struct sentences *s, char column, int row)
{
	return board_point_at(s->board, column - 'a' + 1, row);
}

static const char *name(struct sentences *s, char column, int row)
{
	return points_name(s, at(s, column, row));
}

void wording_lesson_ring(struct sentences *s, enum board_ring ring)
{
	const char *first = points_column(s, 1 + (int)ring);
	const char *last = points_column(s, s->board->size - (int)ring);

	if (ring == BOARD_OUTER)
		/* TRANSLATORS: two columns. */
		sentences_say(s, _("Outer ring: columns %1$s and %2$s, rows 1 and 7."), first,
			      last);
	else if (ring == BOARD_MIDDLE)
		sentences_say(s, _("Middle ring: columns %1$s and %2$s, rows 2 and 6."), first,
			      last);
	else
		sentences_say(s, _("Inner ring: columns %1$s and %2$s, rows 3 and 5."), first,
			      last);
}

static void say_corners(struct sentences *s)
{
	struct lists list = {.n = 0};

	/* One by one: "a to g" is read as an article. */
	for (int column = 1; column <= s->board->size; column++)
		lists_add(&list, points_column(s, column));
	sentences_say(s, "%s", wording_glossary("goal"));
	sentences_break(s);
	sentences_say(s, "%s", wording_glossary("outer"));
	sentences_break(s);
	sentences_say(s, _("Pieces stand on points."));
	sentences_say(s, _("Columns are %s, left to right."), lists_and(s, &list));
	sentences_say(s, _("Rows are 1 to %u, bottom to top."), s->board->size);
	if (points_placed(s))
		sentences_say(s, _("A point is called by its ring and its place there."));
	else
		sentences_say(s, _("Outer bottom left is %s."), name(s, 'a', 1));
}

static void say_rings(struct sentences *s)
{
	for (enum board_ring ring = BOARD_OUTER; ring < BOARD_RINGS; ring++) {
		sentences_break(s);
		wording_lesson_ring(s, ring);
	}
	if (!points_placed(s))
		sentences_say(s, _("A corner lies in both, such as %s."), name(s, 'c', 3));
}

static void say_middles(struct sentences *s)
{
	sentences_say(s, _("A ring has 8 points: 4 corners, and the middles of its 4 sides."));
	sentences_say(s, _("The middles are in column %s and in row 4."),
		      points_column(s, s->board->centre_column));
	sentences_break(s);
	if (!points_placed(s))
		sentences_say(s, _("Outer top is %1$s, and middle left is %2$s."), name(s, 'd', 7),
			      name(s, 'b', 4));
}

static void say_places(struct sentences *s)
{
	sentences_say(s, _("Now all 24 points. Type look and a point to hear its place."));
	sentences_say(s, _("Type repeat to hear the question again."));
}

static void say_gaps(struct sentences *s)
{
	sentences_say(s, _("Not every column and row meet in a point. The centre has none."));
	sentences_say(s, _("Row 7 has only %s."), points_and(s, board_points_in_row(s->board, 7)));
}

static void say_columns(struct sentences *s)
{
	sentences_say(s, _("A column has 3 points, and column %s has 6."),
		      points_column(s, s->board->centre_column));
}

static void say_links(struct sentences *s)
{
	point_set spoke =
		point_bit(at(s, 'd', 7)) | point_bit(at(s, 'd', 6)) | point_bit(at(s, 'd', 5));

	sentences_say(s, _("Lines go round each ring, from corner to middle to corner."));
	sentences_say(s, _("4 more join the middles across the rings: %s is one."),
		      points_list(s, spoke));
	sentences_break(s);
	sentences_say(s, _("Type go and a point, then left, right, up or down, to explore."));
}

static void say_neighbours(struct sentences *s)
{
	sentences_say(s, _("Points next to each other on a line are neighbours."));
	sentences_say(s, _("A corner has 2. A middle has 3, but 4 on the middle ring."));
	sentences_break(s);
	sentences_say(s, _("Type near and a point to hear its neighbours."));
}

static void say_lines(struct sentences *s)
{
	sentences_say(s, _("16 lines: 4 on each ring, and 4 across the rings."));
	sentences_say(s, _("Each point is on 2 of them. Type lines and a point to hear them."));
}

/* Lesson 1. */
static void say_board_step(struct sentences *s, enum course_step step)
{
	if (step == COURSE_CORNERS)
		say_corners(s);
	else if (step == COURSE_RINGS)
		say_rings(s);
	else if (step == COURSE_MIDDLES)
		say_middles(s);
	else if (step == COURSE_PLACES)
		say_places(s);
	else if (step == COURSE_GAPS)
		say_gaps(s);
	else if (step == COURSE_ROWS)
		sentences_say(
			s, _("A row has 3 points, and row 4 has 6: 3 on each side of the centre."));
	else if (step == COURSE_COLUMNS)
		say_columns(s);
	else if (step == COURSE_LINKS)
		say_links(s);
	else if (step == COURSE_NEIGHBOURS)
		say_neighbours(s);
	else if (step == COURSE_BETWEEN)
		sentences_say(s, _("A line has 3 points: 2 ends, and one between them."));
	else
		say_lines(s);
}

struct text {
	const char *sentences[3];
};

/* Lessons 2 to 10. */
static const struct text texts[COURSE_STEPS] = {
	[COURSE_PLACING] = {{N_("Each side begins with 9 pieces in hand, and White begins."),
			     N_("A turn places one piece on an empty point."),
			     N_("Type the point. You are White.")}},
	[COURSE_LOOKING] = {{N_("Type board to hear all pieces again."),
			     N_("Type near and a point to hear what is on its neighbours.")}},
	[COURSE_HAND] =
		{{N_("Each side places 9 pieces in all."),
		  N_("Pieces can be taken off, as lesson 3 tells. They do not come back.")}},
	[COURSE_MILLS] = {{N_("3 pieces of one side on one line are a mill.")}},
	[COURSE_CLOSING] = {{N_("The third piece closes the mill."), N_("Type where you place.")}},
	[COURSE_TAKING] = {{N_("Who closes a mill takes a piece of the other side off the board."),
			    N_("Type where it is.")}},
	[COURSE_BLOCKING] = {{N_("2 pieces on a line whose third point is empty are a threat."),
			      N_("Place on that third point, and the line is blocked."),
			      N_("Type threats to hear where each side can close a mill.")}},
	[COURSE_PROTECTED] = {{N_("A mill protects its 3 pieces: others must be taken first.")}},
	[COURSE_ALL_PROTECTED] = {{N_(
		"If all pieces of a side stand in mills, any may be taken.")}},
	[COURSE_MOVING] = {{N_("When all pieces are placed, a turn moves one of them."),
			    N_("It goes along a line to an empty neighbour."),
			    N_("Name every point it can go to, or type none.")}},
	[COURSE_CLOSING_BY_MOVING] = {{N_("Type moves to hear what can be played."),
				       N_("Moving closes mills, too.")}},
	[COURSE_BLOCKING_BY_MOVING] =
		{{N_("2 pieces and a gap threaten only if a third can move into the gap."),
		  N_("Move there first, and the threat is blocked.")}},
	[COURSE_FLYING] = {{N_("A side with 3 pieces left and none in hand may fly."),
			    N_("A turn then goes from any point to any empty one.")}},
	[COURSE_CLOSING_BY_FLYING] = {{N_("Fly, and close a mill. Type from and to.")}},
	[COURSE_TOO_FEW] = {{N_("A side with only 2 pieces left has lost.")}},
	[COURSE_CANNOT_MOVE] = {{N_("A side that is to move and cannot has lost, too.")}},
	[COURSE_DRAWS] = {{N_("A position that stands for the third time is a draw."),
			   N_("So are 100 turns in a row without a mill."),
			   N_("Turns of both sides count, placings do not.")}},
	[COURSE_THREATS] = {{N_("First of all, look for mills that you can close.")}},
	[COURSE_TWO_THREATS] = {{N_("Of 2 threats at once only one can be blocked."),
				 N_("Place where 2 lines meet, each with a piece of yours.")}},
	[COURSE_OPENING] =
		{{N_("Move a piece out of a mill, then back: it closes and takes again."),
		  N_("See that no black piece can block the gap.")}},
	[COURSE_RUNNING] = {{N_("A running mill takes at each turn."),
			     N_("One piece closes a mill as it opens another, to and fro.")}},
	[COURSE_SHUT_IN] = {{N_("A piece without an empty neighbour is shut in.")}},
	[COURSE_SHUTTING] = {{N_("Move next to a piece, and it has one way less.")}},
	[COURSE_SHUTTING_ALL] = {{N_("With all black pieces shut in, you win without a mill.")}},
};

static void say_example(struct sentences *s, enum course_step step)
{
	point d7 = at(s, 'd', 7), d6 = at(s, 'd', 6), b6 = at(s, 'b', 6), f6 = at(s, 'f', 6);
	point_set row = board_points_in_row(s->board, 7);

	if (step == COURSE_MILLS)
		/* TRANSLATORS: three points. */
		sentences_say(s, _("With %s White has one."), points_and(s, row));
	else if (step == COURSE_CLOSING_BY_MOVING)
		sentences_say(s, _("Type from and to, such as %s."),
			      points_move(s, d6, at(s, 'd', 5)));
	else if (step == COURSE_RUNNING)
		/* TRANSLATORS: points of White; a move, and the way back. */
		sentences_say(s, _("With %1$s: %2$s closes a mill, %3$s another."),
			      points_and(s, row | point_bit(b6) | point_bit(f6)),
			      points_move(s, d7, d6), points_move(s, d6, d7));
}

static void say_text(struct sentences *s, enum course_step step)
{
	const struct text *text = &texts[step];

	for (unsigned i = 0; i < G_N_ELEMENTS(text->sentences) && text->sentences[i]; i++)
		sentences_say(s, "%s", _(text->sentences[i]));
	say_example(s, step);
}

static void say_step(struct sentences *s, enum course_step step, unsigned known)
{
	unsigned lesson = course_rows[step].lesson, left = course_drills(step) - known;

	if (step == course_first(lesson)) {
		/* TRANSLATORS: a lesson and its title. */
		sentences_say(s, _("Lesson %1$u, %2$s."), lesson, title(lesson));
	}
	sentences_say(s, ngettext("%u question to go.", "%u questions to go.", left), left);
	if (lesson == 1)
		say_board_step(s, step);
	else
		say_text(s, step);
}

static void say_done(struct sentences *s, unsigned lesson, bool enter)
{
	sentences_say(s, _("Lesson %u is done."), lesson);
	sentences_say(s, _("Next is lesson %1$u, %2$s."), lesson + 1, title(lesson + 1));
	sentences_break(s);
	if (enter)
		sentences_say(s, _("Enter or next begins it, leave returns to the game."));
	else
		sentences_say(s, _("Type next to begin it, leave to return to the game."));
}

static void say_course_done(struct sentences *s)
{
	point_set best = 0;

	for (point p = 0; p < s->board->n_points; p++)
		if (point_count(s->board->neighbours[p]) == 4)
			best |= point_bit(p);
	sentences_say(s, _("You know the whole game now."));
	sentences_say(s, _("Place first where 4 lines meet: %s."), points_list(s, best));
	sentences_break(s);
	sentences_say(s, _("Before each turn type threats. Close a mill, or else block one."));
	sentences_break(s);
	sentences_say(s, _("Type last for the computer's last turn, help for what can be done."));
	sentences_break(s);
	sentences_say(s, _("Type new easy white to play White at the easiest level."));
}

static void say_titles(struct sentences *s)
{
	struct lists list = {.n = 0};
	const char *rest, *chunk;

	for (unsigned lesson = 1; lesson <= COURSE_LESSONS; lesson++)
		/* TRANSLATORS: in a list, the number of a lesson and its title. */
		lists_add(&list, sentences_format(s, C_("item lesson", "%1$u %2$s"), lesson,
						  title(lesson)));
	rest = lists_commas(s, &list);
	for (bool first = true; (chunk = sentences_chunk(s, &rest, ", ", 64)); first = false) {
		sentences_break(s);
		sentences_say(s, first ? _("Lessons: %s.") : _("More: %s."), chunk);
	}
}

static void say_list(struct sentences *s, unsigned done, unsigned next)
{
	struct lists list = {.n = 0};

	say_titles(s);
	for (unsigned lesson = 1; lesson <= COURSE_LESSONS; lesson++)
		if (done & (1u << lesson))
			lists_add(&list, sentences_format(s, "%u", lesson));
	sentences_break(s);
	if (list.n == COURSE_LESSONS)
		sentences_say(s, _("All are done."));
	else
		sentences_say(s, _("Done: %s."),
			      list.n ? lists_commas(s, &list) : C_("item list", "none"));
	sentences_say(s, _("Learn goes on with lesson %u."), next);
}

void wording_lesson(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_LESSON_STEP)
		say_step(s, (enum course_step)fact->number, (unsigned)fact->count);
	else if (fact->kind == FACT_LESSON_DONE)
		say_done(s, fact->number, fact->first);
	else if (fact->kind == FACT_COURSE_DONE)
		say_course_done(s);
	else
		say_list(s, fact->number, fact->first);
}

#include "voice/points.h"

#include "voice/speech.h"

#include <glib/gi18n.h>

#define COLUMNS 7

/* TRANSLATORS: the letters a to g as spelling alphabets say them, NATO's and then the chess
 * federation's; another word may stand for each. They are printed, and typed. */
static const char *const nato[COLUMNS] = {
	NC_("item nato", "alpha"), NC_("item nato", "bravo"), NC_("item nato", "charlie"),
	NC_("item nato", "delta"), NC_("item nato", "echo"),  NC_("item nato", "foxtrot"),
	NC_("item nato", "golf"),
};
static const char *const fide[COLUMNS] = {
	NC_("item fide", "Anna"),   NC_("item fide", "Bella"), NC_("item fide", "Cesar"),
	NC_("item fide", "David"),  NC_("item fide", "Eva"),   NC_("item fide", "Felix"),
	NC_("item fide", "Gustav"),
};

/* TRANSLATORS: the same for the voice alone, spelt such that eSpeak NG says them right. */
static const char *const nato_spoken[COLUMNS] = {
	NC_("item nato spoken", "alpha"),   NC_("item nato spoken", "bravo"),
	NC_("item nato spoken", "charlie"), NC_("item nato spoken", "delta"),
	NC_("item nato spoken", "echo"),    NC_("item nato spoken", "foxtrot"),
	NC_("item nato spoken", "golf"),
};
static const char *const fide_spoken[COLUMNS] = {
	NC_("item fide spoken", "Anna"),   NC_("item fide spoken", "Bella"),
	NC_("item fide spoken", "Cesar"),  NC_("item fide spoken", "David"),
	NC_("item fide spoken", "Eva"),	   NC_("item fide spoken", "Felix"),
	NC_("item fide spoken", "Gustav"),
};

static const char *nato_name(const struct sentences *s, int column)
{
	return s->style->spoken ? g_dpgettext2(NULL, "item nato spoken", nato_spoken[column - 1])
				: g_dpgettext2(NULL, "item nato", nato[column - 1]);
}

static const char *fide_name(const struct sentences *s, int column)
{
	return s->style->spoken ? g_dpgettext2(NULL, "item fide spoken", fide_spoken[column - 1])
				: g_dpgettext2(NULL, "item fide", fide[column - 1]);
}

/* A letter is a word in many languages; between the marks it stays a letter. */
static const char *letters(struct sentences *s, const char *text)
{
	return s->style->spoken
		       ? sentences_format(s, "%s%s%s", SPEECH_POINT, text, SPEECH_POINT_END)
		       : text;
}

static const char *by_word(struct sentences *s, const char *word, int row)
{
	/* TRANSLATORS: a point by the word for its column and the number of its row, "alpha 7". */
	return sentences_format(s, C_("item name", "%1$s %2$d"), word, row);
}

const char *points_grid(struct sentences *s, int column, int row)
{
	g_assert(column >= 1 && column <= COLUMNS);
	switch (s->style->names) {
	case WORDING_LETTERS:
		return letters(s, sentences_format(s, "%c%c", 'a' + column - 1, '0' + row));
	case WORDING_NATO:
		return by_word(s, nato_name(s, column), row);
	case WORDING_ANNA:
		return by_word(s, fide_name(s, column), row);
	case WORDING_NUMBERS:
		/* TRANSLATORS: a point by the numbers of its column and its row. */
		return sentences_format(s, C_("item name", "%1$d %2$d"), column, row);
	case WORDING_PLACES:
		break;
	}
	return NULL;
}

const char *points_name(struct sentences *s, point p)
{
	g_assert(p < s->board->n_points);
	if (points_placed(s))
		return points_place(s, p);
	return points_grid(s, board_column(s->board, p), board_row(s->board, p));
}

const char *points_column(struct sentences *s, int column)
{
	g_assert(column >= 1 && column <= COLUMNS);
	switch (s->style->names) {
	case WORDING_LETTERS:
		break;
	case WORDING_NATO:
		return nato_name(s, column);
	case WORDING_ANNA:
		return fide_name(s, column);
	case WORDING_PLACES:
	case WORDING_NUMBERS:
		return sentences_format(s, "%d", column);
	}
	return letters(s, sentences_format(s, "%c", 'a' + column - 1));
}

/* By ring, then from the top and from the left; nothing is in the middle. */
static const char *const places[BOARD_RINGS][3][3] = {
	{
		{NC_("item place", "outer top left"), NC_("item place", "outer top"),
		 NC_("item place", "outer top right")},
		{NC_("item place", "outer left"), NULL, NC_("item place", "outer right")},
		{NC_("item place", "outer bottom left"), NC_("item place", "outer bottom"),
		 NC_("item place", "outer bottom right")},
	},
	{
		{NC_("item place", "middle top left"), NC_("item place", "middle top"),
		 NC_("item place", "middle top right")},
		{NC_("item place", "middle left"), NULL, NC_("item place", "middle right")},
		{NC_("item place", "middle bottom left"), NC_("item place", "middle bottom"),
		 NC_("item place", "middle bottom right")},
	},
	{
		{NC_("item place", "inner top left"), NC_("item place", "inner top"),
		 NC_("item place", "inner top right")},
		{NC_("item place", "inner left"), NULL, NC_("item place", "inner right")},
		{NC_("item place", "inner bottom left"), NC_("item place", "inner bottom"),
		 NC_("item place", "inner bottom right")},
	},
};

static unsigned third(int value, int centre)
{
	return value < centre ? 0 : value == centre ? 1 : 2;
}

static unsigned third_across(const struct board *board, point p)
{
	return third(board_column(board, p), board->centre_column);
}

static unsigned third_down(const struct board *board, point p)
{
	return 2 - third(board_row(board, p), board->centre_row);
}

const char *points_place_english(const struct board *board, point p)
{
	return places[board->points[p].ring][third_down(board, p)][third_across(board, p)];
}

const char *points_place(struct sentences *s, point p)
{
	return g_dpgettext2(NULL, "item place", points_place_english(s->board, p));
}

bool points_placed(const struct sentences *s)
{
	return s->style->names == WORDING_PLACES;
}

const char *points_move(struct sentences *s, point from, point to)
{
	/* TRANSLATORS: a move from one point to another, inside a list or a terse sentence. */
	return sentences_format(s, C_("item move", "%1$s to %2$s"), points_name(s, from),
				points_name(s, to));
}

const char *points_way(struct sentences *s, point from, point to)
{
	/* TRANSLATORS: a move from one point to another, after a verb: "White flies from …". */
	return sentences_format(s, C_("item move", "from %1$s to %2$s"), points_name(s, from),
				points_name(s, to));
}

const char *points_motion(struct sentences *s, point from, point to)
{
	return s->style->spoken && !sentences_terse(s) ? points_way(s, from, to)
						       : points_move(s, from, to);
}

/* Clockwise from the top left, by thirds from the top and from the left. */
static const unsigned clockwise[3][3] = {{0, 1, 2}, {7, 0, 3}, {6, 5, 4}};

static unsigned rank(const struct sentences *s, point p)
{
	const struct board *board = s->board;
	unsigned column = (unsigned)board_column(board, p);
	unsigned down = board->size - (unsigned)board_row(board, p);

	switch (s->style->order) {
	case WORDING_ROWS:
		break;
	case WORDING_COLUMNS:
		return column * board->size + down;
	case WORDING_RINGS:
		return board->points[p].ring * 8u +
		       clockwise[third_down(board, p)][third_across(board, p)];
	}
	return down * board->size + column;
}

bool points_each(const struct sentences *s, point_set *set, point *p)
{
	point_set rest = *set;

	if (!points_next(&rest, p))
		return false;
	for (point q; points_next(&rest, &q);)
		if (rank(s, q) < rank(s, *p))
			*p = q;
	*set &= ~point_bit(*p);
	return true;
}

/* TRANSLATORS: between the items of a list, but for the last two. */
#define COMMA C_("item list", ", ")

/* More spoken letters than this are no longer set apart by pauses. */
#define MOST_APART 6

const char *points_separator(const struct sentences *s)
{
	return s->style->names == WORDING_LETTERS ? " " : COMMA;
}

/* All but the last of the set, which is *last; the empty set has none. */
static const char *list_until(struct sentences *s, point_set set, const char *separator,
			      point *last)
{
	GString *list = g_string_new(NULL);

	*last = POINT_NONE;
	for (point p; points_each(s, &set, &p); *last = p) {
		if (*last == POINT_NONE)
			continue;
		if (list->len)
			g_string_append(list, separator);
		g_string_append(list, points_name(s, *last));
	}
	return sentences_keep(s, g_string_free(list, FALSE));
}

/* Between points of which one is chosen, each is heard by itself; all of many are heard at a run.
 */
static const char *choice_separator(const struct sentences *s, point_set set)
{
	return s->style->spoken && point_count(set) <= MOST_APART ? COMMA : points_separator(s);
}

const char *points_list(struct sentences *s, point_set set)
{
	point last;
	const char *before = list_until(s, set, points_separator(s), &last);

	if (last == POINT_NONE)
		return C_("item list", "none");
	if (!*before)
		return points_name(s, last);
	return sentences_format(s, "%s%s%s", before, points_separator(s), points_name(s, last));
}

const char *points_or(struct sentences *s, point_set set)
{
	point last;
	const char *before = list_until(s, set, choice_separator(s, set), &last);

	if (!*before)
		return points_list(s, set);
	return sentences_format(s, C_("item list", "%1$s or %2$s"), before, points_name(s, last));
}

const char *points_and(struct sentences *s, point_set set)
{
	point last;
	const char *before = list_until(s, set, choice_separator(s, set), &last);

	if (!*before)
		return points_list(s, set);
	return sentences_format(s, C_("item list", "%1$s and %2$s"), before, points_name(s, last));
}

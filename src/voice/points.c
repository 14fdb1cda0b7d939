#include "voice/points.h"

#include <glib/gi18n.h>

const char *points_name(struct sentences *s, point p)
{
	g_assert(p < s->board->n_points);
	return s->board->points[p].name;
}

const char *points_grid(struct sentences *s, int column, int row)
{
	return sentences_format(s, "%c%c", 'a' + column - 1, '0' + row);
}

const char *points_column(struct sentences *s, int column)
{
	return sentences_format(s, "%c", 'a' + column - 1);
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

const char *points_place(struct sentences *s, point p)
{
	unsigned across = third(board_column(s->board, p), s->board->centre_column);
	unsigned down = 2 - third(board_row(s->board, p), s->board->centre_row);

	return g_dpgettext2(NULL, "item place", places[s->board->points[p].ring][down][across]);
}

const char *points_move(struct sentences *s, point from, point to)
{
	/* TRANSLATORS: a move from one point to another, inside a list or a terse sentence. */
	return sentences_format(s, C_("item move", "%1$s to %2$s"), points_name(s, from),
				points_name(s, to));
}

const char *points_list(struct sentences *s, point_set set)
{
	GString *list = g_string_new(NULL);

	if (!set)
		g_string_append(list, C_("item list", "none"));
	for (point p; points_next(&set, &p);) {
		if (list->len)
			g_string_append_c(list, ' ');
		g_string_append(list, points_name(s, p));
	}
	return sentences_keep(s, g_string_free(list, FALSE));
}

static point point_last(point_set set)
{
	return (point)(31 - __builtin_clz(set));
}

const char *points_or(struct sentences *s, point_set set)
{
	if (point_count(set) < 2)
		return points_list(s, set);
	point last = point_last(set);
	return sentences_format(s, C_("item list", "%1$s or %2$s"),
				points_list(s, set & ~point_bit(last)), points_name(s, last));
}

const char *points_and(struct sentences *s, point_set set)
{
	if (point_count(set) < 2)
		return points_list(s, set);
	point last = point_last(set);
	return sentences_format(s, C_("item list", "%1$s and %2$s"),
				points_list(s, set & ~point_bit(last)), points_name(s, last));
}

/* Names of no point, and which names there are. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* A grid place in the typed text that is no point: "a2". */
static bool find_off_lines(const struct board *board, const char *text, int *column, int *row)
{
	for (const char *at = text ? text : ""; *at; at++) {
		const char *digit = at + 1;
		*column = g_ascii_tolower(*at) - 'a' + 1;
		while (*digit == ' ')
			digit++;
		*row = *digit - '0';
		if (*column >= 1 && *column <= board->size && *row >= 1 && *row <= board->size &&
		    board_point_at(board, *column, *row) == POINT_NONE &&
		    (*column != board->centre_column || *row != board->centre_row))
			return true;
	}
	return false;
}

void wording_grid_off_lines(struct sentences *s, const char *text)
{
	int column, row;

	if (!find_off_lines(s->board, text, &column, &row)) {
		sentences_say(s, _("That is no point."));
		return;
	}
	if (points_placed(s))
		sentences_say(s, _("That is no point."));
	else
		sentences_say(s, _("%s is no point."), points_grid(s, column, row));
	sentences_say(s, _("Row %1$d has %2$s."), row,
		      points_and(s, board_points_in_row(s->board, row)));
}

void wording_grid_centre(struct sentences *s)
{
	if (points_placed(s))
		sentences_say(s, _("That is the centre; no point is there."));
	else
		sentences_say(s, _("%s is the centre; no point is there."),
			      points_grid(s, s->board->centre_column, s->board->centre_row));
}

void wording_grid_columns(struct sentences *s)
{
	struct lists list = {.n = 0};

	/* One by one: "a to g" is read as an article. */
	for (int column = 1; column <= s->board->size; column++)
		lists_add(&list, points_column(s, column));
	sentences_say(s, _("Columns are %s."), lists_and(s, &list));
}

void wording_grid_rows(struct sentences *s)
{
	sentences_say(s, _("Rows are 1 to %u."), s->board->size);
}

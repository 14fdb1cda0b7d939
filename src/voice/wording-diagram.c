/* The board in ASCII, for those who see it: W, B and dots, with columns and rows on both sides. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* Columns and lines between two columns and two rows of the board. */
struct scale {
	unsigned across, down;
};

#define MOST_ACROSS 36
#define MOST_DOWN 16

struct canvas {
	const char *cells[MOST_DOWN][MOST_ACROSS]; /* each one character wide */
	unsigned across, down;
	struct scale scale;
};

static void find(const struct canvas *canvas, const struct board *board, point p, unsigned *x,
		 unsigned *y)
{
	*x = (unsigned)(board_column(board, p) - 1) * canvas->scale.across;
	*y = (unsigned)(board->size - board_row(board, p)) * canvas->scale.down;
}

static void draw_links(struct canvas *canvas, const struct board *board, point from)
{
	point right = board_neighbour(board, from, BOARD_RIGHT);
	point down = board_neighbour(board, from, BOARD_DOWN);
	unsigned x, y, end_x, end_y;

	find(canvas, board, from, &x, &y);
	if (right != POINT_NONE) {
		find(canvas, board, right, &end_x, &end_y);
		for (unsigned i = x + 1; i < end_x; i++)
			canvas->cells[y][i] = "-";
	}
	if (down != POINT_NONE) {
		find(canvas, board, down, &end_x, &end_y);
		for (unsigned i = y + 1; i < end_y; i++)
			canvas->cells[i][x] = "|";
	}
}

static void draw_piece(struct canvas *canvas, const struct board *board,
		       const struct position *seen, point p)
{
	unsigned x, y;

	find(canvas, board, p, &x, &y);
	if (point_in(seen->pieces[SIDE_WHITE], p))
		canvas->cells[y][x] = C_("item diagram", "W");
	else if (point_in(seen->pieces[SIDE_BLACK], p))
		canvas->cells[y][x] = C_("item diagram", "B");
	else
		canvas->cells[y][x] = ".";
}

static void draw(struct canvas *canvas, const struct board *board, const struct position *seen)
{
	canvas->across = (board->size - 1u) * canvas->scale.across + 1;
	canvas->down = (board->size - 1u) * canvas->scale.down + 1;
	g_assert(canvas->across <= MOST_ACROSS && canvas->down <= MOST_DOWN);
	for (unsigned y = 0; y < canvas->down; y++)
		for (unsigned x = 0; x < canvas->across; x++)
			canvas->cells[y][x] = " ";
	for (point p = 0; p < board->n_points; p++)
		draw_links(canvas, board, p);
	for (point p = 0; p < board->n_points; p++)
		draw_piece(canvas, board, seen, p);
}

static void say_line(struct sentences *s, GString *line)
{
	while (line->len && line->str[line->len - 1] == ' ')
		g_string_truncate(line, line->len - 1);
	sentences_break(s);
	sentences_say(s, "%s", line->str);
}

static void say_columns(struct sentences *s, const struct canvas *canvas)
{
	g_autoptr(GString) line = g_string_new("  ");

	for (unsigned x = 0; x < canvas->across; x++)
		g_string_append(line,
				x % canvas->scale.across
					? " "
					: points_column(s, (int)(x / canvas->scale.across) + 1));
	say_line(s, line);
}

static void say_row(struct sentences *s, const struct canvas *canvas, unsigned y)
{
	g_autoptr(GString) line = g_string_new(NULL);
	unsigned row = s->board->size - y / canvas->scale.down;
	bool named = y % canvas->scale.down == 0;

	if (named)
		g_string_append_printf(line, "%u ", row);
	else
		g_string_append(line, "  ");
	for (unsigned x = 0; x < canvas->across; x++)
		g_string_append(line, canvas->cells[y][x]);
	if (named)
		g_string_append_printf(line, " %u", row);
	say_line(s, line);
}

void wording_diagram(struct sentences *s, const struct game *game, bool large)
{
	struct canvas canvas = {.scale = large ? (struct scale){5, 2} : (struct scale){2, 1}};
	struct position seen = game_seen(game);

	draw(&canvas, s->board, &seen);
	say_columns(s, &canvas);
	for (unsigned y = 0; y < canvas.down; y++)
		say_row(s, &canvas, y);
	say_columns(s, &canvas);
}

/* The board's table held against geometry. */
#include "model.h"

#include "core/board.h"

#include <glib.h>

static const struct board *const board = &board_nine;

static struct model_square square_of(point p)
{
	struct model_square at = {board_column(board, p), board_row(board, p)};

	return at;
}

static void test_points(void)
{
	int next = 0;

	g_assert_cmpint(board->n_points, ==, 24);
	g_assert_cmpint(board->size, ==, MODEL_SIZE);
	g_assert_cmpint(board->centre_column, ==, 4);
	g_assert_cmpint(board->centre_row, ==, 4);
	for (int row = MODEL_SIZE; row >= 1; row--)
		for (int column = 1; column <= MODEL_SIZE; column++) {
			point p = board_point_at(board, column, row);

			if (!model_is_point(column, row)) {
				g_assert_cmpint(p, ==, POINT_NONE);
				continue;
			}
			g_assert_cmpint(p, ==, next);
			next++;
			g_assert_cmpint(board_column(board, p), ==, column);
			g_assert_cmpint(board_row(board, p), ==, row);
			g_assert_cmpint(board->points[p].name[0], ==, 'a' + column - 1);
			g_assert_cmpint(board->points[p].name[1], ==, '0' + row);
			g_assert_cmpint(board->points[p].name[2], ==, '\0');
		}
	g_assert_cmpint(next, ==, 24);
	g_assert_cmphex(board_all(board), ==, 0xffffff);
}

static void test_beyond(void)
{
	static const int beyond[] = {-1000, -1, 0, MODEL_SIZE + 1, 255, 1000};

	for (size_t i = 0; i < G_N_ELEMENTS(beyond); i++) {
		g_assert_cmpint(board_point_at(board, beyond[i], 1), ==, POINT_NONE);
		g_assert_cmpint(board_point_at(board, 1, beyond[i]), ==, POINT_NONE);
		g_assert_cmphex(board_points_in_column(board, beyond[i]), ==, 0);
		g_assert_cmphex(board_points_in_row(board, beyond[i]), ==, 0);
	}
}

/* Ring 0 is the outer one: three steps from the centre, then two, then one. */
static void test_rings(void)
{
	for (int ring = BOARD_OUTER; ring < BOARD_RINGS; ring++) {
		point_set set = board_points_in_ring(board, (enum board_ring)ring);

		g_assert_cmpint(point_count(set), ==, 8);
		for (point p = 0; p < board->n_points; p++) {
			struct model_square at = square_of(p);
			int distance = MAX(ABS(at.column - 4), ABS(at.row - 4));

			g_assert_cmpint(point_in(set, p), ==, distance == 3 - ring);
			g_assert_cmpint(board->points[p].ring == ring, ==, distance == 3 - ring);
		}
	}
}

static void test_columns_and_rows(void)
{
	for (int i = 1; i <= MODEL_SIZE; i++)
		for (point p = 0; p < board->n_points; p++) {
			struct model_square at = square_of(p);

			g_assert_cmpint(point_in(board_points_in_column(board, i), p), ==,
					at.column == i);
			g_assert_cmpint(point_in(board_points_in_row(board, i), p), ==,
					at.row == i);
		}
}

static void test_links(void)
{
	int links = 0;

	for (point p = 0; p < board->n_points; p++)
		for (point q = 0; q < board->n_points; q++) {
			bool linked = point_in(board->neighbours[p], q);

			g_assert_cmpint(linked, ==, model_linked(square_of(p), square_of(q)));
			g_assert_cmpint(linked, ==, point_in(board->neighbours[q], p));
			links += linked;
		}
	g_assert_cmpint(links, ==, 2 * 32);
}

static void test_directions(void)
{
	static const struct {
		enum board_direction direction;
		int dx, dy;
	} ways[] = {
		{BOARD_LEFT, -1, 0},
		{BOARD_RIGHT, 1, 0},
		{BOARD_UP, 0, 1},
		{BOARD_DOWN, 0, -1},
	};

	g_assert_cmpint(BOARD_DIRECTIONS, ==, G_N_ELEMENTS(ways));
	for (point p = 0; p < board->n_points; p++)
		for (size_t i = 0; i < G_N_ELEMENTS(ways); i++) {
			struct model_square to = model_next(square_of(p), ways[i].dx, ways[i].dy);
			point expected = POINT_NONE;

			if (to.column)
				expected = board_point_at(board, to.column, to.row);
			g_assert_cmpint(board_neighbour(board, p, ways[i].direction), ==, expected);
		}
}

static point_set line_through(point p, bool row)
{
	struct model_square line[3];
	point_set set = 0;

	model_line(square_of(p), row, line);
	for (int i = 0; i < 3; i++)
		set |= point_bit(board_point_at(board, line[i].column, line[i].row));
	return set;
}

static void test_lines(void)
{
	g_assert_cmpint(board->n_lines, ==, 16);
	for (int i = 0; i < board->n_lines; i++) {
		g_assert_cmpint(point_count(board->lines[i]), ==, 3);
		for (int k = 0; k < i; k++)
			g_assert_cmphex(board->lines[i], !=, board->lines[k]);
	}
	for (point p = 0; p < board->n_points; p++) {
		int through = 0;

		for (int i = 0; i < board->n_lines; i++)
			through += point_in(board->lines[i], p);
		g_assert_cmpint(through, ==, 2);
		g_assert_cmphex(board->lines[board->lines_at[p][0]], ==, line_through(p, true));
		g_assert_cmphex(board->lines[board->lines_at[p][1]], ==, line_through(p, false));
	}
}

/* Every set of pieces that two lines and one more point make, and some hundred others. */
static void check_mills(point_set own)
{
	point_set in_mills = 0;
	point_set closing = 0;

	for (point p = 0; p < board->n_points; p++) {
		uint8_t found[2];
		unsigned mills = 0;

		for (int row = 0; row < 2; row++) {
			point_set line = line_through(p, row);

			mills += (own & line) == line;
			if (((own | point_bit(p)) & line) == line)
				closing |= point_bit(p);
		}
		if (mills)
			in_mills |= point_bit(p);
		g_assert_cmpuint(board_mills_at(board, own, p, found), ==, mills);
		for (unsigned i = 0; i < mills; i++) {
			g_assert_cmpint(point_in(board->lines[found[i]], p), ==, true);
			g_assert_cmphex(board->lines[found[i]] & ~own, ==, 0);
		}
	}
	g_assert_cmphex(board_in_mills(board, own), ==, in_mills);
	g_assert_cmphex(board_closing(board, own), ==, closing & ~own);
}

static void test_mills(void)
{
	check_mills(0);
	check_mills(board_all(board));
	for (int i = 0; i < board->n_lines; i++)
		for (int k = 0; k < board->n_lines; k++)
			for (point p = 0; p < board->n_points; p++) {
				point_set both = board->lines[i] | board->lines[k];

				check_mills(both ^ point_bit(p));
			}
}

static void test_sets(void)
{
	for (point_set set = 1; set < 0x1000000; set = set * 3 + 1) {
		point_set rest = set;
		unsigned n = 0;
		point last = 0;

		for (point p; points_next(&rest, &p); n++) {
			g_assert_cmpint(point_in(set, p), ==, true);
			g_assert_true(n == 0 || p > last);
			if (n == 0)
				g_assert_cmpint(p, ==, point_first(set));
			last = p;
		}
		g_assert_cmpuint(n, ==, point_count(set));
	}
	g_assert_cmpuint(point_count(board_all(board)), ==, 24);
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/board/24-of-the-49-squares-are-points-in-reading-order", test_points);
	g_test_add_func("/board/nothing-is-beyond-the-grid", test_beyond);
	g_test_add_func("/board/three-rings-have-eight-points-each", test_rings);
	g_test_add_func("/board/columns-and-rows-hold-their-points", test_columns_and_rows);
	g_test_add_func("/board/32-links-join-neighbours-both-ways", test_links);
	g_test_add_func("/board/each-direction-leads-to-the-next-point", test_directions);
	g_test_add_func("/board/each-point-is-on-two-of-16-lines", test_lines);
	g_test_add_func("/board/mills-are-found-and-foreseen", test_mills);
	g_test_add_func("/board/sets-are-counted-and-walked-upwards", test_sets);
	return g_test_run();
}

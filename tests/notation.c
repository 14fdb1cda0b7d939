/* Plies and positions as text. */
#include "bridge.h"
#include "case-file.h"

#include "core/notation.h"
#include "core/options.h"

#include <glib.h>
#include <string.h>

static struct rules standard(void)
{
	struct rules rules;

	options_preset(&rules, "standard");
	return rules;
}

static bool check_read(const char *text, const struct ply *expected)
{
	struct ply ply;
	enum verdict verdict = notation_read_ply(&board_nine, text, &ply);

	if (verdict == VERDICT_OK && ply_equal(&ply, expected))
		return true;
	g_test_message("'%s': %s", text, case_file_verdict_name(verdict));
	g_test_fail();
	return false;
}

/* Every shape with every four different points is too many: the points are walked in steps. */
static void test_round_trip(void)
{
	int n = board_nine.n_points;

	for (int a = 0; a < n; a++)
		for (int shape = 0; shape < 6; shape++)
			for (int step = 1; step < 8; step++) {
				point other = (point)((a + step) % n);
				point first = (point)((a + 2 * step + 1) % n);
				point second = (point)((a + 3 * step + 2) % n);
				struct ply ply = {POINT_NONE, (point)a, {POINT_NONE, POINT_NONE}};
				char text[NOTATION_PLY_SIZE];

				if (shape % 2)
					ply.from = other;
				if (shape >= 2)
					ply.takes[0] = first;
				if (shape >= 4)
					ply.takes[1] = second;
				if (first == other || second == other || second == a || first == a)
					continue;
				notation_write_ply(&board_nine, &ply, text);
				if (!check_read(text, &ply))
					return;
			}
}

static point named(const char *name)
{
	if (!*name)
		return POINT_NONE;
	return board_point_at(&board_nine, name[0] - 'a' + 1, name[1] - '0');
}

static void test_written(void)
{
	static const struct {
		const char *from, *to, *first, *second, *text;
	} rows[] = {
		{"", "d6", "", "", "d6"},	    {"d6", "d5", "", "", "d6-d5"},
		{"", "d6", "g7", "", "d6xg7"},	    {"d6", "d5", "g7", "", "d6-d5xg7"},
		{"", "d6", "g7", "a1", "d6xg7xa1"}, {"d6", "d5", "g7", "a1", "d6-d5xg7xa1"},
	};

	for (size_t i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct ply ply = {named(rows[i].from),
				  named(rows[i].to),
				  {named(rows[i].first), named(rows[i].second)}};
		char text[NOTATION_PLY_SIZE];

		notation_write_ply(&board_nine, &ply, text);
		g_assert_cmpstr(text, ==, rows[i].text);
		check_read(rows[i].text, &ply);
	}
}

static void test_read_widely(void)
{
	static const struct {
		const char *text, *as;
	} rows[] = {
		{"D6", "d6"},
		{"  d6  ", "d6"},
		{"F4-F6", "f4-f6"},
		{"A1 xD2", "a1xd2"},
		{"F4-F6 xD7", "f4-f6xd7"},
		{"a1 - a4", "a1-a4"},
		{"a1 a4", "a1-a4"},
		{"a1\u2013a4", "a1-a4"},
		{"a1\u2014a4", "a1-a4"},
		{"a1\u2212a4", "a1-a4"},
		{"a1\u2192a4", "a1-a4"},
		{"a1->a4", "a1-a4"},
		{"a1 -> a4", "a1-a4"},
		{"a1-b2\u00d7c3", "a1-b2xc3"},
		{"a1-b2 x c3 x d3", "a1-b2xc3xd3"},
		{"a1a4", "a1-a4"},
	};

	for (size_t i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct ply expected;

		g_assert_cmpint(notation_read_ply(&board_nine, rows[i].as, &expected), ==,
				VERDICT_OK);
		check_read(rows[i].text, &expected);
	}
}

static void test_taking_alone(void)
{
	struct ply expected = {POINT_NONE, POINT_NONE, {named("g7"), POINT_NONE}};

	check_read("xg7", &expected);
	check_read("\u00d7g7", &expected);
}

static void test_refusals(void)
{
	static const struct {
		const char *text;
		enum verdict verdict;
	} rows[] = {
		{"d", VERDICT_ROW_MISSING},
		{"2", VERDICT_COLUMN_MISSING},
		{"d4", VERDICT_CENTRE},
		{"a2", VERDICT_OFF_LINES},
		{"b7", VERDICT_OFF_LINES},
		{"h1", VERDICT_NO_COLUMN},
		{"a8", VERDICT_NO_ROW},
		{"d0", VERDICT_NO_ROW},
		{"d2-", VERDICT_TO_MISSING},
		{"-d2", VERDICT_FROM_MISSING},
		{"d2x", VERDICT_TAKE_MISSING},
		{"d2-d3x", VERDICT_TAKE_MISSING},
		{"d2--d3", VERDICT_SEPARATOR_TWICE},
		{"d2-d2", VERDICT_SAME_POINT},
		{"d2xd2", VERDICT_TAKE_OWN},
		{"d2-d3xd3", VERDICT_TAKE_OWN},
		{"d2-d3xd2", VERDICT_TAKE_EMPTY},
		{"d2xa1xd2", VERDICT_TAKE_OWN},
		{"d2-d3xa1xd3", VERDICT_TAKE_OWN},
		{"d2-d3xa1xd2", VERDICT_TAKE_EMPTY},
		{"d2-d3-d5", VERDICT_THREE_POINTS},
		{"d2xa1-d3", VERDICT_MOVE_AFTER_TAKE},
		{"d2z", VERDICT_TEXT_AFTER_PLY},
		{"d2 quickly", VERDICT_TEXT_AFTER_PLY},
		{"d2-d4", VERDICT_CENTRE},
		{"d2-a2", VERDICT_OFF_LINES},
		{"d2xh1", VERDICT_NO_COLUMN},
		{"pass", VERDICT_NO_PLY},
		{"", VERDICT_NO_PLY},
		{"   ", VERDICT_NO_PLY},
	};

	for (size_t i = 0; i < G_N_ELEMENTS(rows); i++) {
		struct ply ply = {1, 2, {3, 4}};
		const struct ply untouched = ply;
		enum verdict verdict = notation_read_ply(&board_nine, rows[i].text, &ply);

		if (verdict != rows[i].verdict) {
			g_test_message("'%s': %s, not %s", rows[i].text,
				       case_file_verdict_name(verdict),
				       case_file_verdict_name(rows[i].verdict));
			g_test_fail();
		}
		g_assert_true(ply_equal(&ply, &untouched));
	}
}

/* Never beyond the text, and only to an answer that can be written again. */
static void test_any_bytes(void)
{
	static const char bytes[] = "adg1467x- >\xe2\x80\x93\xc3\x97z\n\xff";
	struct bridge_random random = {6};

	for (int i = 0; i < 100000; i++) {
		char *text;
		int length = bridge_below(&random, 12);
		struct ply ply;

		text = g_malloc((size_t)length + 1);
		for (int k = 0; k < length; k++)
			text[k] = bytes[bridge_below(&random, (int)sizeof(bytes) - 1)];
		text[length] = '\0';
		if (notation_read_ply(&board_nine, text, &ply) == VERDICT_OK &&
		    ply.to != POINT_NONE) {
			char written[NOTATION_PLY_SIZE];

			notation_write_ply(&board_nine, &ply, written);
			check_read(written, &ply);
		}
		g_free(text);
	}
}

static void test_every_square(void)
{
	for (int column = 1; column <= 9; column++)
		for (int row = 0; row <= 9; row++) {
			char name[3] = {(char)('a' + column - 1), (char)('0' + row), '\0'};
			const char *text = name;
			enum verdict expected = VERDICT_OK;
			point p = POINT_NONE;

			if (column > MODEL_SIZE)
				expected = VERDICT_NO_COLUMN;
			else if (row < 1 || row > MODEL_SIZE)
				expected = VERDICT_NO_ROW;
			else if (column == 4 && row == 4)
				expected = VERDICT_CENTRE;
			else if (!model_is_point(column, row))
				expected = VERDICT_OFF_LINES;
			g_assert_cmpint(notation_read_point(&board_nine, &text, &p), ==, expected);
			if (expected != VERDICT_OK)
				continue;
			g_assert_cmpint(p, ==, board_point_at(&board_nine, column, row));
			g_assert_true(text == name + 2);
		}
}

static void test_positions(void)
{
	struct bridge_random random = {7};
	struct rules rules = standard();

	for (int i = 0; i < 4000; i++) {
		struct model_state state = bridge_random_state(&random);
		struct position position = bridge_position(&state);
		struct position read;
		char text[NOTATION_POSITION_SIZE];
		struct model_state by_model;

		if (rules_admit(&rules, &position) != VERDICT_OK)
			continue;
		notation_write_position(&board_nine, &position, text);
		by_model = model_read(text);
		g_assert_true(!memcmp(by_model.grid, state.grid, sizeof(state.grid)));
		g_assert_cmpint(by_model.side, ==, state.side);
		g_assert_cmpint(by_model.white_hand, ==, state.white_hand);
		g_assert_cmpint(by_model.black_hand, ==, state.black_hand);
		g_assert_cmpint(notation_read_position(&rules, text, &read), ==, VERDICT_OK);
		g_assert_true(position_equal(&read, &position));
	}
}

static void check_position(const char *text, enum verdict expected)
{
	struct rules rules = standard();
	struct position position = rules_start(&rules);
	struct position untouched = position;
	enum verdict verdict = notation_read_position(&rules, text, &position);

	if (verdict == VERDICT_OK)
		verdict = rules_admit(&rules, &position);
	if (verdict != expected) {
		g_test_message("'%s': %s, not %s", text, case_file_verdict_name(verdict),
			       case_file_verdict_name(expected));
		g_test_fail();
	}
	if (notation_read_position(&rules, text, &position) != VERDICT_OK)
		g_assert_true(position_equal(&position, &untouched));
}

static void test_position_forms(void)
{
	check_position("WW......B.....WW..B.BB.. w 0 0", VERDICT_OK);
	check_position("  WW......B.....WW..B.BB.. w 0 0  ", VERDICT_OK);
	check_position("", VERDICT_POSITION_FORM);
	check_position("WW......B.....WW..B.BB..", VERDICT_POSITION_MISSING);
	check_position("WW......B.....WW..B.BB.. w", VERDICT_POSITION_MISSING);
	check_position("WW......B.....WW..B.BB.. w 0", VERDICT_POSITION_MISSING);
	check_position("WW......B.....WW..B.BB.. w 0 0 0", VERDICT_POSITION_FORM);
	check_position("WW......B.....WW..B.BB. w 0 0", VERDICT_POSITION_POINTS);
	check_position("WW......B.....WW..B.BB... w 0 0", VERDICT_POSITION_POINTS);
	check_position("WW......B.....WX..B.BB.. w 0 0", VERDICT_POSITION_POINTS);
	check_position("WW......B.....WW..B.BB.. x 0 0", VERDICT_POSITION_SIDE);
	check_position("WW......B.....WW..B.BB.. white 0 0", VERDICT_POSITION_SIDE);
	check_position("WW......B.....WW..B.BB.. w -1 0", VERDICT_POSITION_HANDS);
	check_position("WW......B.....WW..B.BB.. w 0 x", VERDICT_POSITION_HANDS);
	check_position("WW......B.....WW..B.BB.. w 10 0", VERDICT_POSITION_HANDS);
	check_position("WW......B.....WW..B.BB.. w 6 0", VERDICT_POSITION_TOO_MANY);
	check_position("WW......B.....WW..B.BB.. w 5 5", VERDICT_OK);
	check_position("WWWWWWWWWWBBB........... w 0 0", VERDICT_POSITION_TOO_MANY);
}

static void test_ring_start(void)
{
	struct rules rules = standard();
	struct position start = rules_start(&rules);
	struct position position;

	g_assert_cmpint(notation_read_position(&rules,
					       "********/********/******** w p p 0 9 0 9 0 0 0 0 0 "
					       "0 0 0 1",
					       &position),
			==, VERDICT_OK);
	g_assert_true(position_equal(&position, &start));
}

/* Rings from the inner one, each clockwise from twelve o'clock. */
static void test_ring_points(void)
{
	static const int ways[8][2] = {{0, 1},	{1, 1},	  {1, 0},  {1, -1},
				       {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
	struct rules rules = standard();

	for (int ring = 0; ring < 3; ring++)
		for (int way = 0; way < 8; way++)
			for (int side = 0; side < 2; side++) {
				char board[] = "********/********/********";
				struct position position;
				point expected =
					board_point_at(&board_nine, 4 + (ring + 1) * ways[way][0],
						       4 + (ring + 1) * ways[way][1]);
				char *text;

				board[ring * 9 + way] = side ? '@' : 'O';
				text = g_strdup_printf("%s %c p p %d 8 %d 8 0 0 0 0 0 0 0 0 1",
						       board, side ? 'b' : 'w', !side, side);
				g_assert_cmpint(notation_read_position(&rules, text, &position), ==,
						VERDICT_OK);
				g_assert_cmphex(position.pieces[side], ==, point_bit(expected));
				g_assert_cmphex(position.pieces[!side], ==, 0);
				g_assert_cmpint(position.to_move, ==, side);
				g_assert_cmpint(position.in_hand[0], ==, 8);
				g_assert_cmpint(position.in_hand[1], ==, 8);
				g_free(text);
			}
}

static void test_ring_forms(void)
{
	/* Four against four, all placed. */
	check_position("********/********/********", VERDICT_POSITION_RINGS);
	check_position("********/********/******** w", VERDICT_POSITION_RINGS);
	check_position("********/********/******** w p", VERDICT_POSITION_RINGS);
	check_position("********/********/******** w p p", VERDICT_POSITION_RINGS);
	check_position("********/********/******** w p p 0 9 0", VERDICT_POSITION_RINGS);
	check_position("********/********/******** w p p 0 9 0 9 0", VERDICT_POSITION_RINGS);
	check_position("********/********/******** w o p 0 9 0 9 0 0", VERDICT_POSITION_PHASE);
	check_position("********/********/******** w pp 0 9 0 9 0 0 1", VERDICT_POSITION_PHASE);
	check_position("O*O*@*@*/O*******/@******O@ w m s 4 0 4 0 0 0", VERDICT_POSITION_POINTS);
	check_position("O*O*@*@*/O*******/@******O w m s 4 0 4 0 0 0", VERDICT_POSITION_COUNTS);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 0 4 0 0 0", VERDICT_OK);
	check_position("O*O*@*@*/O*****@*/@******O w m s 5 0 4 0 0 0", VERDICT_POSITION_COUNTS);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 0 3 0 0 0", VERDICT_POSITION_COUNTS);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 -1 4 0 0 0", VERDICT_POSITION_HANDS);
	check_position("O*O*@*@*/O*****@*/@******O w m r 4 0 4 0 1 0", VERDICT_POSITION_OWED);
	check_position("O*O*@*@*/O*****@*/@******O b m r 4 0 4 0 0 1", VERDICT_POSITION_OWED);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 0 4 0 0 1", VERDICT_POSITION_OWED);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 0 4 0 1 0", VERDICT_POSITION_OWED);
	check_position("O*O*@*@*/O*****@*/@******O w p p 4 0 4 0 0 0", VERDICT_POSITION_PHASE);
	check_position("O*O*@*@*/O*****@*/@******O w p p 4 0 4 1 0 0", VERDICT_OK);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 0 4 1 0 0", VERDICT_OK);
	check_position("O*O*@*@*/O*****@*/@******O b m s 4 0 4 1 0 0", VERDICT_POSITION_PHASE);
	check_position("O*O*@*@*/O*****@*/@******O b x s 4 0 4 1 0 0", VERDICT_POSITION_PHASE);
	check_position("O*O*@*@*/O*****@*/@******O w m s 4 2 4 2 0 0", VERDICT_POSITION_PHASE);
	check_position("O*O*@*@*/O*****@*/@******O w p p 4 2 4 2 0 0", VERDICT_OK);
	check_position("O*O*@*@*/O*****@*/@******O x m s 4 0 4 0 0 0", VERDICT_POSITION_SIDE);
	check_position("O*O*@*@*/O*****@*/@******? w m s 4 0 4 0 0 0", VERDICT_POSITION_POINTS);
}

static void test_results(void)
{
	g_assert_cmpstr(notation_result(SIDE_WHITE, REASON_NONE), ==, "*");
	g_assert_cmpstr(notation_result(SIDE_WHITE, REASON_PIECES), ==, "1-0");
	g_assert_cmpstr(notation_result(SIDE_BLACK, REASON_BLOCKED), ==, "0-1");
	g_assert_cmpstr(notation_result(SIDE_BLACK, REASON_RESIGNATION), ==, "0-1");
	g_assert_cmpstr(notation_result(SIDE_WHITE, REASON_REPETITION), ==, "1/2-1/2");
	g_assert_cmpstr(notation_result(SIDE_BLACK, REASON_LIMIT), ==, "1/2-1/2");
	g_assert_cmpstr(notation_result(SIDE_BLACK, REASON_AGREEMENT), ==, "1/2-1/2");
	g_assert_cmpstr(notation_result(SIDE_BLACK, REASON_TIME), ==, "0-1");
	g_assert_cmpstr(notation_result(SIDE_WHITE, REASON_WON), ==, "1-0");
	g_assert_cmpstr(notation_result(SIDE_BLACK, REASON_DRAWN), ==, "1/2-1/2");
	g_assert_cmpstr(notation_reason(REASON_TIME), ==, "resignation");
	g_assert_cmpstr(notation_reason(REASON_WON), ==, "resignation");
	g_assert_cmpstr(notation_reason(REASON_DRAWN), ==, "agreement");
	g_assert_cmpstr(notation_reason(REASON_NONE), ==, "unfinished");
	g_assert_cmpstr(notation_reason(REASON_PIECES), ==, "pieces");
	g_assert_cmpstr(notation_reason(REASON_BLOCKED), ==, "blocked");
}

int main(int argc, char **argv)
{
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/notation/a-ply-of-every-shape-is-read-back", test_round_trip);
	g_test_add_func("/notation/plies-are-written-as-the-federation-does", test_written);
	g_test_add_func("/notation/plies-are-read-widely", test_read_widely);
	g_test_add_func("/notation/a-taking-alone-has-no-point-to-go-to", test_taking_alone);
	g_test_add_func("/notation/what-cannot-be-a-ply-is-refused-by-name", test_refusals);
	g_test_add_func("/notation/any-bytes-are-answered", test_any_bytes);
	g_test_add_func("/notation/each-square-is-a-point-or-told-why-not", test_every_square);
	g_test_add_func("/notation/positions-are-read-back", test_positions);
	g_test_add_func("/notation/positions-of-another-form-are-refused-by-name",
			test_position_forms);
	g_test_add_func("/notation/the-ring-notation-gives-the-start", test_ring_start);
	g_test_add_func("/notation/the-ring-notation-names-every-point", test_ring_points);
	g_test_add_func("/notation/contradictions-in-ring-notation-are-refused", test_ring_forms);
	g_test_add_func("/notation/results-and-reasons-are-one-word", test_results);
	return g_test_run();
}

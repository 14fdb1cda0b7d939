/* What is said of a wrong answer is true of the position, by the second model; and a sentence that
 * is not known here is a failure. */
#include "drill-question.h"

#include "lessons/course.h"
#include "voice/wording.h"

#include <locale.h>
#include <string.h>

#define DRILLS_EACH 60

/* An answer, and what was said of it. */
struct told {
	const struct drill *drill;
	const struct question *q;
	const struct drill_answer *answer;
	struct model_ply ply;
	struct model_state after; /* the turn */
	const char *text;
	struct model_square named[8]; /* points in the text */
	int n, number;
};

static bool linked_or_between(const struct told *told)
{
	struct model_square from = told->q->named[0], p = told->named[0], between = told->named[1];

	return model_linked(from, between) && model_linked(between, p) &&
	       question_one_line(from, p) && question_one_line(from, between) &&
	       question_one_line(between, p) && !model_linked(from, p);
}

static bool on_no_line(const struct told *told)
{
	return !question_one_line(told->named[0], told->named[1]);
}

static bool is_itself(const struct told *told)
{
	return question_same(told->named[0], told->q->named[0]);
}

static bool holds(const struct told *told, char what)
{
	return told->q->state.grid[told->named[0].column][told->named[0].row] == what;
}

static bool white_is_on(const struct told *told)
{
	return holds(told, 'W');
}

static bool black_is_on(const struct told *told)
{
	return holds(told, 'B');
}

static bool is_empty(const struct told *told)
{
	return holds(told, '.');
}

static bool completes(const struct told *told)
{
	struct model_state state = told->q->state;

	state.grid[told->named[0].column][told->named[0].row] = 'W';
	return question_in_mill(&state, told->named[0]);
}

static bool closes_none(const struct told *told)
{
	if (told->answer->ply.to == POINT_NONE)
		return is_empty(told) && !completes(told);
	return !model_mills(&told->q->state, &told->ply);
}

static bool closes_out_of_reach(const struct told *told)
{
	point p = board_point_at(&board_nine, told->named[0].column, told->named[0].row);

	return is_empty(told) && completes(told) && !question_closes_at(&told->q->state, p);
}

static bool stands_in_a_mill(const struct told *told)
{
	return black_is_on(told) && question_in_mill(&told->q->state, told->named[0]);
}

/* The first point's empty neighbours are the others. */
static bool goes_to(const struct told *told, const struct model_state *state)
{
	int n = 0;

	for (point p = 0; p < 24; p++)
		n += question_on(state, p) == '.' &&
		     model_linked(told->named[0], question_square(p));
	for (int i = 1; i < told->n; i++)
		n -= model_linked(told->named[0], told->named[i]) &&
		     state->grid[told->named[i].column][told->named[i].row] == '.';
	return n == 0 && told->n > 1;
}

static bool can_go_to(const struct told *told)
{
	return goes_to(told, &told->q->state);
}

static bool can_still_go_to(const struct told *told)
{
	return goes_to(told, &told->after);
}

static bool is_in_row(const struct told *told)
{
	return told->named[0].row == told->number;
}

static bool is_in_column(const struct told *told)
{
	return told->named[0].column == strstr(told->text, "column ")[7] - 'a' + 1;
}

static bool one_step(const struct told *told)
{
	const char *text = told->text;
	int across = strstr(text, "right") ? 1 : strstr(text, "left") ? -1 : 0;
	int up = strstr(text, "up") ? 1 : strstr(text, "down") ? -1 : 0;

	return question_same(model_next(told->q->named[0], across, up), told->named[0]);
}

static bool is_an_end(const struct told *told)
{
	return question_same(told->named[0], told->q->named[0]) ||
	       question_same(told->named[0], told->q->named[1]);
}

static bool on_another_line(const struct told *told)
{
	struct model_square a = told->q->named[0], b = told->q->named[1];

	for (int row = 0; row < 2; row++) {
		struct model_square line[3];
		int given = 0, here = 0;
		model_line(a, row, line);
		for (int i = 0; i < 3; i++) {
			given += question_same(line[i], b);
			here += question_same(line[i], told->named[0]);
		}
		if (given)
			return !here;
	}
	return false;
}

static bool is_placed(const struct told *told)
{
	return question_placed(told->named[0], strstr(told->text, " is "));
}

static bool lacks_so_many(const struct told *told)
{
	return told->number == (int)point_count(told->drill->right & ~told->answer->points);
}

static bool lacks_one(const struct told *told)
{
	return point_count(told->drill->right) == 1 && !told->answer->points;
}

static bool black_still_closes(const struct told *told)
{
	int n = 0;

	for (point p = 0; p < 24; p++)
		n += question_closes_at(&told->after, p);
	for (int i = 0; i < told->n; i++)
		n -= question_closes_at(
			&told->after,
			board_point_at(&board_nine, told->named[i].column, told->named[i].row));
	return n == 0 && told->n > 0;
}

static bool threatens_once(const struct told *told)
{
	return question_threats(&told->after) == 1 && told->n == 1;
}

static bool threatens_not(const struct told *told)
{
	return question_threats(&told->after) == 0;
}

static bool leaves_closed(const struct told *told)
{
	bool closed = told->n == 3;

	for (int i = 0; i < told->n; i++)
		closed &= told->after.grid[told->named[i].column][told->named[i].row] == 'W';
	return closed && question_in_mill(&told->after, told->named[0]);
}

static bool blocks_gap(const struct told *told)
{
	struct model_ply plies[MODEL_MAX_PLIES];
	int n = model_plies(&question_rules, &told->after, plies);
	bool reached = false;

	for (int i = 0; i < n; i++)
		reached |= question_same(plies[i].to, told->named[0]);
	return reached && question_same(told->named[0], told->ply.from);
}

static bool black_closes_first(const struct told *told)
{
	return question_closes(&told->after);
}

static bool black_can_move(const struct told *told)
{
	struct model_ply plies[MODEL_MAX_PLIES];
	const struct model_state *state =
		told->answer->ply.to == POINT_NONE ? &told->q->state : &told->after;
	int n = model_plies(&question_rules, state, plies);
	bool found = strstr(told->text, "such as") == NULL;

	for (int i = 0; i < n && told->n > 1; i++)
		found |= question_same(plies[i].from, told->named[0]) &&
			 question_same(plies[i].to, told->named[1]);
	return n > 0 && question_count(state, 'B') > 2 && found;
}

static bool black_flies(const struct told *told)
{
	return question_count(&told->q->state, 'B') == 3 && black_can_move(told);
}

static bool black_moves(const struct told *told)
{
	return question_count(&told->q->state, 'B') > 3 && black_can_move(told);
}

static bool black_cannot_move(const struct told *told)
{
	struct model_ply plies[MODEL_MAX_PLIES];

	return model_plies(&question_rules, &told->q->state, plies) == 0;
}

static bool black_has_two(const struct told *told)
{
	return question_count(&told->q->state, 'B') == 2;
}

static bool was_in_none(const struct told *told)
{
	return model_mills(&told->q->state, &told->ply) > 0 &&
	       question_same(told->named[0], told->ply.from) &&
	       !question_in_mill(&told->q->state, told->ply.from);
}

static bool row_has(const struct told *told)
{
	int n = 0;

	for (int column = 1; column <= MODEL_SIZE; column++)
		n += model_is_point(column, told->number);
	for (int i = 0; i < told->n; i++)
		n -= told->named[i].row == told->number;
	return n == 0 && told->number == told->q->named[0].row;
}

static bool is_centre(const struct told *told)
{
	return told->q->named[0].column == 4 && told->q->named[0].row == 4;
}

static bool in_a_mill_with_others(const struct told *told)
{
	bool all = true;

	for (point p = 0; p < 24; p++)
		all &= question_on(&told->q->state, p) != 'B' ||
		       question_in_mill(&told->q->state, question_square(p));
	return stands_in_a_mill(told) && !all;
}

static bool in_no_mill(const struct told *told)
{
	return black_is_on(told) && !question_in_mill(&told->q->state, told->named[0]);
}

static bool flies(const struct told *told)
{
	return told->q->numbers[0] == 3 && told->q->numbers[1] == 0;
}

static bool has_a_hand(const struct told *told)
{
	return told->q->numbers[1] > 0;
}

static bool has_too_many(const struct told *told)
{
	return told->q->numbers[0] > 3 && told->q->numbers[1] == 0;
}

/* Only a column or row that is not the centre's tells the ring. */
static bool tells_ring(const struct told *told)
{
	const char *row = strstr(told->text, " is in row ");

	return row ? told->number != 4 && is_in_row(told)
		   : !strstr(told->text, "column d") && is_in_column(told);
}

/* What tells the ring, and then the ring that was answered. */
static bool is_ring(const struct told *told)
{
	static const char *const rings[] = {"Outer ring: columns a and g, rows 1 and 7",
					    "Middle ring: columns b and f, rows 2 and 6",
					    "Inner ring: columns c and e, rows 3 and 5"};

	return told->answer->number < 3 && tells_ring(told) &&
	       question_same(told->named[0], told->q->named[0]) &&
	       strstr(told->text, rings[told->answer->number]);
}

static bool always(const struct told *told)
{
	return *told->text != '\0';
}

/* The first pattern that a text has decides. */
static const struct {
	const char *pattern;
	bool (*is_true)(const struct told *told);
} reasons[] = {
	{" ring: ", is_ring},
	{"steps away", linked_or_between},
	{"is on no line with", on_no_line},
	{"is the point itself", is_itself},
	{"White is on", white_is_on},
	{"Black is on", black_is_on},
	{"is empty", is_empty},
	{"would close a mill, but no third", closes_out_of_reach},
	{"That closes a mill, but", was_in_none},
	{"closes no mill", closes_none},
	{"stands in a mill, and others", in_a_mill_with_others},
	{"stands in a mill", stands_in_a_mill},
	{"stands in no mill", in_no_mill},
	{"can still go to", can_still_go_to},
	{"can go to", can_go_to},
	{"is in row", is_in_row},
	{"is in column", is_in_column},
	{"is one step", one_step},
	{"is an end", is_an_end},
	{"is on another line", on_another_line},
	{"more neighbour", lacks_so_many},
	{"missing", lacks_so_many},
	{"There is one.", lacks_one},
	{"There are ", lacks_so_many},
	{"Black can still close a mill on", black_still_closes},
	{"one threat only", threatens_once},
	{"threatens no mill", threatens_not},
	{"That leaves the mill", leaves_closed},
	{"can block the gap", blocks_gap},
	{"can close a mill first", black_closes_first},
	{"Black can still move", black_can_move},
	{"Black can move", black_moves},
	{"Black can fly", black_flies},
	{"No black piece can move", black_cannot_move},
	{"only 2 pieces left", black_has_two},
	{"Row ", row_has},
	{"is the centre", is_centre},
	{"3 pieces, and none in hand", flies},
	{"First the pieces in hand", has_a_hand},
	{"more than 3 pieces", has_too_many},
	{"White began with 9", always},
	{"The draw comes after 100", always},
	{" is ", is_placed},
};

static void read_text(struct told *told)
{
	for (const char *at = told->text; *at; at++) {
		bool begins = at == told->text || !g_ascii_isalnum(at[-1]);
		if (begins && at[0] >= 'a' && at[0] <= 'g' && g_ascii_isdigit(at[1]))
			told->named[told->n++] =
				(struct model_square){at[0] - 'a' + 1, at[1] - '0'};
		else if (begins && g_ascii_isdigit(*at) && !told->number)
			told->number = (int)g_ascii_strtoull(at, NULL, 10);
	}
}

/* That something is missing makes no answer wrong. */
static bool is_called_wrong(const struct told *told, const struct drill_fault *fault)
{
	return g_str_has_prefix(told->text, "Wrong. ") == (fault->flaw != DRILL_MISSING);
}

static bool is_true(const struct told *told)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(reasons); i++)
		if (strstr(told->text, reasons[i].pattern))
			return reasons[i].is_true(told);
	return false;
}

static struct model_ply model_of(const struct ply *ply)
{
	struct model_ply model = {.from = {0, 0}};

	if (ply->from != POINT_NONE)
		model.from = question_square(ply->from);
	if (ply->to != POINT_NONE)
		model.to = question_square(ply->to);
	return model;
}

static void expect_truth(const struct drill *drill, const struct question *q,
			 const struct drill_answer *answer)
{
	static const struct wording_style style = {.verbosity = WORDING_NORMAL};
	struct drill_fault fault;
	struct told told = {
		.drill = drill, .q = q, .answer = answer, .ply = model_of(&answer->ply)};
	struct fact fact = {
		.kind = FACT_DRILL_WRONG, .drill = drill, .answer = answer, .fault = &fault};
	g_autofree char *text = NULL;

	if (drill_judge(drill, answer, &fault) || fault.flaw == DRILL_ILLEGAL)
		return;
	if (answer->ply.to != POINT_NONE)
		told.after = model_apply(&q->state, &told.ply);
	if (drill->kind == DRILL_DOUBLE)
		told.after.side = 'W';
	told.text = text = wording_lines(&style, &fact);
	read_text(&told);
	if (is_true(&told) && is_called_wrong(&told, &fault))
		return;
	g_test_message("%s: %s", q->lines, text);
	g_test_fail();
}

static void tell_of_points(const struct drill *drill, const struct question *q)
{
	struct drill_answer answer = {.ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}}};

	expect_truth(drill, q, &answer);
	for (point p = 0; p < 24; p++) {
		answer.points = point_bit(p);
		expect_truth(drill, q, &answer);
		answer.points = drill->right & ~point_bit(p);
		expect_truth(drill, q, &answer);
	}
}

static void tell_of_numbers(const struct drill *drill, const struct question *q)
{
	struct drill_answer answer = {.ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}}};
	unsigned most = drill_form(drill->kind) == DRILL_FORM_NUMBER ? 20
			: drill_form(drill->kind) == DRILL_FORM_RING ? 2
								     : 1;

	for (; answer.number <= most; answer.number++)
		expect_truth(drill, q, &answer);
}

static void tell_of_turns(const struct drill *drill, const struct question *q)
{
	struct drill_answer answer = {.ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}}};

	for (int from = -1; from < 24; from++)
		for (point to = 0; to < 24; to++) {
			answer.ply.from = from < 0 ? POINT_NONE : (point)from;
			answer.ply.to = to;
			expect_truth(drill, q, &answer);
		}
}

static void reasons_are_true(gconstpointer data)
{
	const struct course_row *row = data;

	for (unsigned i = 0; i < DRILLS_EACH && !g_test_failed(); i++) {
		struct drill drill;
		struct question q;
		drill_make(&drill, row->kind, row->scope, i);
		question_read(&q, &drill);
		if (drill_form(row->kind) == DRILL_FORM_POINTS)
			tell_of_points(&drill, &q);
		else if (drill_form(row->kind) != DRILL_FORM_TURN)
			tell_of_numbers(&drill, &q);
		else if (row->kind != DRILL_TAKE)
			tell_of_turns(&drill, &q);
		g_free(q.lines);
	}
}

int main(int argc, char **argv)
{
	setlocale(LC_ALL, "");
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	for (enum course_step step = 0; step < COURSE_STEPS; step++) {
		g_autofree char *path = g_strdup_printf("/drills/reasons-are-true/%u", step);
		g_test_add_data_func(path, &course_rows[step], reasons_are_true);
	}
	return g_test_run();
}

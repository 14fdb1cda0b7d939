/* Drills held against a judge of their own, which knows of each only what is asked in words, and
 * the game from the second model: exactly the right answers are accepted. */
#include "drill-question.h"

#include "core/notation.h"
#include "lessons/course.h"
#include "ui/learn-answer.h"
#include "voice/wording.h"

#include <locale.h>
#include <string.h>

/* Of each step of the course; where slow tests run, the second. */
#define DRILLS_EACH 300
#define DRILLS_EACH_SLOW 2000

static struct model_square step_from(const struct question *q)
{
	struct model_square from = q->named[0];

	if (strstr(q->last, "left"))
		return model_next(from, -1, 0);
	if (strstr(q->last, "right"))
		return model_next(from, 1, 0);
	return model_next(from, 0, strstr(q->last, "up") ? 1 : -1);
}

/* Whether a point belongs to the answer. */
static bool belongs(const struct question *q, enum drill_kind kind, point p)
{
	const struct model_state *state = &q->state;
	struct model_square at = question_square(p), first = q->named[0], second = q->named[1];

	if (kind == DRILL_PLACE)
		return question_placed(at, q->last);
	if (kind == DRILL_ROW)
		return at.row == q->numbers[0];
	if (kind == DRILL_COLUMN)
		return at.column == strstr(q->last, "column ")[7] - 'a' + 1;
	if (kind == DRILL_STEP)
		return question_same(at, step_from(q));
	if (kind == DRILL_NEIGHBOURS)
		return model_linked(at, first);
	if (kind == DRILL_BETWEEN)
		return model_linked(at, first) && model_linked(at, second) &&
		       question_one_line(first, second) && question_one_line(at, first);
	if (kind == DRILL_LINE)
		return !question_same(at, first) && !question_same(at, second) &&
		       question_one_line(at, first) && question_one_line(at, second) &&
		       question_one_line(first, second) &&
		       (first.column == second.column ? at.column == first.column
						      : at.row == first.row);
	if (kind == DRILL_EMPTY_NEXT)
		return question_on(state, p) == '.' && model_linked(at, first);
	if (kind == DRILL_CLOSING)
		return question_closes_at(state, p);
	if (kind == DRILL_TAKEABLE || kind == DRILL_TAKE)
		return question_on(state, p) == 'B' && !question_protected(state, p);
	if (kind == DRILL_TARGETS)
		return question_on(state, p) == '.' && model_linked(at, first);
	g_assert_cmpint(kind, ==, DRILL_SHUT_IN);
	return question_on(state, p) == 'B' && !question_can_step(state, at);
}

static unsigned right_number(const struct question *q, enum drill_kind kind)
{
	struct model_ply plies[MODEL_MAX_PLIES];
	struct model_square at = q->named[0];
	int reach = MAX(ABS(at.column - 4), ABS(at.row - 4));

	if (kind == DRILL_RING)
		return (unsigned)(3 - reach);
	if (kind == DRILL_IS_POINT)
		return model_is_point(at.column, at.row);
	if (kind == DRILL_HAND)
		return (unsigned)(9 - q->numbers[0] - q->numbers[1]);
	if (kind == DRILL_LIMIT)
		return (unsigned)(100 - q->numbers[0]);
	if (kind == DRILL_MAY_TAKE)
		return !question_in_mill(&q->state, at);
	if (kind == DRILL_MAY_FLY)
		return q->numbers[0] == 3 && q->numbers[1] == 0;
	g_assert_cmpint(kind, ==, DRILL_OVER);
	return question_count(&q->state, 'B') < 3 ||
	       !model_plies(&question_rules, &q->state, plies);
}

/* Whatever Black answers, a white piece can go to the gap and all three stand on one line with it
 * again. */
static bool mill_closes_again(const struct model_state *after, struct model_square gap,
			      const struct model_square line[3])
{
	struct model_ply black[MODEL_MAX_PLIES], white[MODEL_MAX_PLIES];
	int n = model_plies(&question_rules, after, black);

	for (int i = 0; i < n; i++) {
		struct model_state reply = model_apply(after, &black[i]);
		int m = model_plies(&question_rules, &reply, white);
		bool closes = false;
		for (int j = 0; j < m && !closes; j++) {
			struct model_state end = model_apply(&reply, &white[j]);
			closes = question_same(white[j].to, gap);
			for (int k = 0; k < 3; k++)
				closes &= end.grid[line[k].column][line[k].row] == 'W';
		}
		if (!closes)
			return false;
	}
	return n > 0;
}

static bool opens_safely(const struct model_state *state, const struct model_ply *ply)
{
	struct model_state after = model_apply(state, ply);

	for (int row = 0; row < 2; row++) {
		struct model_square line[3];
		bool mill = true;
		model_line(ply->from, row, line);
		for (int i = 0; i < 3; i++)
			mill &= state->grid[line[i].column][line[i].row] == 'W';
		if (mill && mill_closes_again(&after, ply->from, line))
			return true;
	}
	return false;
}

/* Whether a whole legal ply does what is asked. */
static bool does(const struct question *q, enum drill_kind kind, const struct model_ply *ply)
{
	const struct model_state *state = &q->state;
	struct model_state after = model_apply(state, ply);
	struct model_ply plies[MODEL_MAX_PLIES];
	bool closes = model_mills(state, ply) > 0;

	if (kind == DRILL_GO_NEXT)
		return model_linked(ply->to, q->named[0]);
	if (kind == DRILL_CLOSE)
		return closes;
	if (kind == DRILL_BLOCK)
		return !question_closes(&after);
	if (kind == DRILL_WIN)
		return model_total(&after, 'B') < 3 || !model_plies(&question_rules, &after, plies);
	if (kind == DRILL_DOUBLE) {
		after.side = 'W';
		return !closes && question_threats(&after) > 1;
	}
	if (kind == DRILL_REOPEN)
		return !closes && question_in_mill(state, ply->from) && opens_safely(state, ply);
	if (kind == DRILL_SHUTTLE)
		return closes && question_in_mill(state, ply->from);
	g_assert_cmpint(kind, ==, DRILL_SHUT);
	return after.grid[q->named[0].column][q->named[0].row] == 'B' &&
	       !question_can_step(&after, q->named[0]);
}

static void complain(const struct drill *drill, const struct question *q, const char *answer,
		     bool accepted)
{
	g_test_message("kind %d: %s: %s is %s", drill->kind, q->lines, answer,
		       accepted ? "accepted" : "refused");
	g_test_fail();
}

static bool accepts(const struct drill *drill, const struct drill_answer *answer)
{
	struct drill_fault fault;
	bool right = drill_judge(drill, answer, &fault);

	g_assert_cmpint(right, ==, fault.flaw == DRILL_RIGHT);
	return right;
}

static void expect_points(const struct drill *drill, const struct question *q, point_set points,
			  point_set right, point_set spare)
{
	struct drill_answer answer = {.points = points};
	bool expected = (points & ~spare) == right, accepted = accepts(drill, &answer);
	g_autofree char *text = NULL;

	if (accepted == expected)
		return;
	text = g_strdup_printf("%06x", points);
	complain(drill, q, text, accepted);
}

/* Points that may be named beside a right one: where a turn to it begins, or the rest of a line. */
static point_set spare_points(const struct question *q, enum drill_kind kind)
{
	point_set white = 0;

	for (point p = 0; p < 24; p++)
		white |= question_on(&q->state, p) == 'W' ? point_bit(p) : 0;
	if (kind == DRILL_LINE)
		return question_bit(q->named[0]) | question_bit(q->named[1]);
	if (kind == DRILL_STEP || kind == DRILL_TARGETS)
		return question_bit(q->named[0]);
	return kind == DRILL_CLOSING && strstr(q->last, "to move") ? white : 0;
}

/* The answer; each that lacks one point or has one more; and some at random. */
static void try_points(const struct drill *drill, const struct question *q, GRand *random)
{
	point_set right = 0, spare = 0;

	for (point p = 0; p < 24; p++)
		right |= belongs(q, drill->kind, p) ? point_bit(p) : 0;
	if (right)
		spare = spare_points(q, drill->kind);
	expect_points(drill, q, right, right, spare);
	expect_points(drill, q, right | spare, right, spare);
	expect_points(drill, q, 0, right, spare);
	for (point p = 0; p < 24; p++) {
		expect_points(drill, q, right ^ point_bit(p), right, spare);
		expect_points(drill, q, point_bit(p), right, spare);
		expect_points(drill, q, g_rand_int(random) & 0xffffff, right, spare);
	}
	if (!right && drill->kind != DRILL_TARGETS)
		complain(drill, q, "nothing", true);
}

static void try_numbers(const struct drill *drill, const struct question *q, unsigned most)
{
	unsigned right = right_number(q, drill->kind);

	g_assert_cmpuint(right, <=, most);
	for (unsigned i = 0; i <= most; i++) {
		struct drill_answer answer = {.number = i};
		bool accepted = accepts(drill, &answer);
		g_autofree char *text = g_strdup_printf("%u", i);
		if (accepted != (i == right))
			complain(drill, q, text, accepted);
	}
}

static bool takes_so(const struct model_ply *whole, struct model_square take)
{
	return !take.column || question_same(whole->takes[0], take);
}

/* Legal, and right whatever else it takes. */
static bool is_right(const struct question *q, const struct drill *drill,
		     const struct model_ply *plies, int n, const struct model_ply *given)
{
	bool any = false;

	for (int i = 0; i < n; i++) {
		if (!question_same(plies[i].from, given->from) ||
		    !question_same(plies[i].to, given->to) || !takes_so(&plies[i], given->takes[0]))
			continue;
		if (!does(q, drill->kind, &plies[i]))
			return false;
		any = true;
	}
	return any;
}

static point point_at(struct model_square at)
{
	return at.column ? board_point_at(&board_nine, at.column, at.row) : POINT_NONE;
}

/* The turn as it is, and with each single taking. */
static unsigned try_turn(const struct drill *drill, const struct question *q,
			 const struct model_ply *plies, int n, struct model_ply given)
{
	unsigned right = 0;

	for (point p = 0; p <= 24; p++) {
		struct drill_answer answer = {.ply = {point_at(given.from),
						      point_at(given.to),
						      {POINT_NONE, POINT_NONE}}};
		bool expected, accepted;
		given.takes[0] = p < 24 ? question_square(p) : (struct model_square){0, 0};
		answer.ply.takes[0] = point_at(given.takes[0]);
		expected = is_right(q, drill, plies, n, &given);
		accepted = accepts(drill, &answer);
		right += expected;
		if (accepted != expected) {
			char text[NOTATION_PLY_SIZE];
			notation_write_ply(&board_nine, &answer.ply, text);
			complain(drill, q, text, accepted);
		}
	}
	return right;
}

static bool is_a_start(const struct model_ply *plies, int n, struct model_square from,
		       struct model_square to)
{
	for (int i = 0; i < n; i++)
		if (question_same(plies[i].from, from) && question_same(plies[i].to, to))
			return true;
	return false;
}

static void try_turns(const struct drill *drill, const struct question *q, GRand *random)
{
	struct model_ply plies[MODEL_MAX_PLIES];
	int n = model_plies(&question_rules, &q->state, plies);
	unsigned right = 0;

	for (int from = -1; from < 24; from++)
		for (point to = 0; to < 24; to++) {
			struct model_ply ply = {.to = question_square(to)};
			if (from >= 0)
				ply.from = question_square((point)from);
			/* Of the many that are not legal, some. */
			if (is_a_start(plies, n, ply.from, ply.to) || g_rand_boolean(random))
				right += try_turn(drill, q, plies, n, ply);
		}
	if (!right)
		complain(drill, q, "no turn", true);
}

static void try_takings(const struct drill *drill, const struct question *q)
{
	for (point p = 0; p < 24; p++) {
		struct drill_answer answer = {.ply = drill->begun};
		bool accepted, expected = belongs(q, DRILL_TAKE, p);
		answer.ply.takes[0] = p;
		accepted = accepts(drill, &answer);
		if (accepted != expected)
			complain(drill, q, board_nine.points[p].name, accepted);
	}
}

static void try_drill(const struct drill *drill, GRand *random)
{
	struct question q;

	question_read(&q, drill);
	switch (drill_form(drill->kind)) {
	case DRILL_FORM_YES_NO:
		try_numbers(drill, &q, 1);
		break;
	case DRILL_FORM_RING:
		try_numbers(drill, &q, BOARD_RINGS - 1);
		break;
	case DRILL_FORM_NUMBER:
		try_numbers(drill, &q, 120);
		break;
	case DRILL_FORM_POINTS:
		try_points(drill, &q, random);
		break;
	case DRILL_FORM_TURN:
		if (drill->kind == DRILL_TAKE)
			try_takings(drill, &q);
		else
			try_turns(drill, &q, random);
		break;
	}
	g_free(q.lines);
}

static unsigned drills_each(void)
{
	return g_getenv("MERELS_SLOW") || g_getenv("MERELS_CI") ? DRILLS_EACH_SLOW : DRILLS_EACH;
}

static void exactly_the_right_answers_are_accepted(gconstpointer data)
{
	const struct course_row *row = data;
	g_autoptr(GRand) random = g_rand_new_with_seed(1);

	for (unsigned i = 0; i < drills_each() && !g_test_failed(); i++) {
		struct drill drill;
		drill_make(&drill, row->kind, row->scope, i);
		try_drill(&drill, random);
	}
}

/* Whatever else differs: nobody is asked the same again. */
static void expect_same_if_heard_alike(const struct drill *a, const struct drill *b)
{
	struct question one, other;

	question_read(&one, a);
	question_read(&other, b);
	if (!strcmp(one.lines, other.lines))
		g_assert_true(drill_same(a, b));
	g_free(one.lines);
	g_free(other.lines);
}

static void a_seed_gives_one_drill(void)
{
	for (enum course_step step = 0; step < COURSE_STEPS; step++) {
		const struct course_row *row = &course_rows[step];
		unsigned alike = 0;
		for (unsigned i = 0; i < 100; i++) {
			struct drill drill, again, other;
			drill_make(&drill, row->kind, row->scope, i);
			drill_make(&again, row->kind, row->scope, i);
			drill_make(&other, row->kind, row->scope, i + 1);
			g_assert_true(drill_same(&drill, &again));
			alike += drill_same(&drill, &other);
			expect_same_if_heard_alike(&drill, &other);
		}
		g_assert_cmpuint(alike, <, 50);
	}
}

/* Right answers as they may be typed. */
static char *typed(const struct drill *drill, unsigned names, const char *separator)
{
	static const char *const nato[] = {"alpha", "bravo",   "charlie", "delta",
					   "echo",  "foxtrot", "golf"};
	static const char *const anna[] = {"Anna", "Bella", "Cesar", "David",
					   "Eva",  "Felix", "Gustav"};
	static const char *const rings[] = {"inner", "middle", "outer"};
	GString *line = g_string_new(NULL);
	point_set right = drill->right;

	for (point p; points_next(&right, &p);) {
		struct model_square at = question_square(p);
		int across = at.column - 4, up = at.row - 4, reach = MAX(ABS(across), ABS(up));
		if (line->len)
			g_string_append(line, separator);
		if (names == WORDING_LETTERS)
			g_string_append(line, board_nine.points[p].name);
		else if (names == WORDING_NUMBERS)
			g_string_append_printf(line, "%d %d", at.column, at.row);
		else if (names == WORDING_PLACES)
			g_string_append_printf(line, "%s%s%s", rings[reach - 1],
					       up > 0	? " top"
					       : up < 0 ? " bottom"
							: "",
					       across < 0   ? " left"
					       : across > 0 ? " right"
							    : "");
		else
			g_string_append_printf(line, "%s %d",
					       names == WORDING_NATO ? nato[at.column - 1]
								     : anna[at.column - 1],
					       at.row);
	}
	return g_string_free(line, FALSE);
}

static void points_are_read_by_all_their_names(void)
{
	static const char *const separators[] = {" ", ", ", " and "};
	g_autoptr(GRand) random = g_rand_new_with_seed(1);

	for (unsigned i = 0; i < 3000; i++) {
		struct drill drill;
		unsigned names = i % 5;
		const char *separator = separators[i / 5 % 3];
		g_autofree char *line = NULL, *culprit = NULL;
		struct drill_answer answer;
		enum verdict verdict;

		drill_make(&drill, DRILL_TARGETS, DRILL_ANY, i);
		drill.right = i < 24 * 5 ? point_bit((point)(i / 5)) : 0;
		for (int n = g_rand_int_range(random, 1, 7); i >= 24 * 5 && n > 0; n--)
			drill.right |= point_bit((point)g_rand_int_range(random, 0, 24));
		line = typed(&drill, names, separator);
		g_test_message("%s", line);
		g_assert_true(learn_answer_read(&drill, line, &answer, &verdict, &culprit));
		g_assert_cmpint(verdict, ==, VERDICT_OK);
		g_assert_cmphex(answer.points, ==, drill.right);
	}
}

int main(int argc, char **argv)
{
	setlocale(LC_ALL, "");
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	for (enum course_step step = 0; step < COURSE_STEPS; step++) {
		g_autofree char *path =
			g_strdup_printf("/drills/exactly-the-right-answers/%u", step);
		g_test_add_data_func(path, &course_rows[step],
				     exactly_the_right_answers_are_accepted);
	}
	g_test_add_func("/drills/a-seed-gives-one-drill", a_seed_gives_one_drill);
	g_test_add_func("/drills/points-are-read-by-all-their-names",
			points_are_read_by_all_their_names);
	return g_test_run();
}

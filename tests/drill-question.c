#include "drill-question.h"

#include "voice/wording.h"

#include <stdlib.h>
#include <string.h>

const struct model_rules question_rules = {true, false, false, true, false, 100};

struct model_square question_square(point p)
{
	const char *name = board_nine.points[p].name;

	return (struct model_square){name[0] - 'a' + 1, name[1] - '0'};
}

point_set question_bit(struct model_square at)
{
	return point_bit(board_point_at(&board_nine, at.column, at.row));
}

bool question_same(struct model_square a, struct model_square b)
{
	return a.column == b.column && a.row == b.row;
}

char question_on(const struct model_state *state, point p)
{
	struct model_square at = question_square(p);

	return state->grid[at.column][at.row];
}

static bool is_named(const char *at)
{
	return at[0] >= 'a' && at[0] <= 'g' && g_ascii_isdigit(at[1]) && !g_ascii_isalnum(at[2]);
}

static void read_pieces(struct question *q, const char *before, char side)
{
	const char *at = strstr(q->lines, before);

	if (!at)
		return;
	for (at += strlen(before); *at != '.'; at++)
		if (is_named(at))
			q->state.grid[at[0] - 'a' + 1][at[1] - '0'] = side;
}

int question_count(const struct model_state *state, char side)
{
	int n = 0;

	for (point p = 0; p < 24; p++)
		n += question_on(state, p) == side;
	return n;
}

static void read_last(struct question *q)
{
	int n = 0;

	for (const char *at = q->last; *at; at++) {
		bool begins = at == q->last || !g_ascii_isalnum(at[-1]);
		if (begins && is_named(at))
			q->named[q->n++] = (struct model_square){at[0] - 'a' + 1, at[1] - '0'};
		else if (begins && g_ascii_isdigit(*at) && n < 2)
			q->numbers[n++] = atoi(at);
	}
}

void question_read(struct question *q, const struct drill *drill)
{
	struct wording_style style = {.verbosity = WORDING_NORMAL};
	struct fact fact = {.kind = FACT_DRILL, .drill = drill};

	*q = (struct question){.lines = wording_lines(&style, &fact), .state = model_empty(0, 0)};
	g_strchomp(q->lines);
	q->last = strrchr(q->lines, '\n');
	q->last = q->last ? q->last + 1 : q->lines;
	read_pieces(q, "White: ", 'W');
	read_pieces(q, "Black: ", 'B');
	read_last(q);
	if (strstr(q->last, "to place")) {
		q->state.white_hand = 9 - question_count(&q->state, 'W');
		q->state.black_hand = 9 - question_count(&q->state, 'B');
	}
	q->state.side = strstr(q->last, "Black to move") ? 'B' : 'W';
}

bool question_in_mill(const struct model_state *state, struct model_square at)
{
	char side = state->grid[at.column][at.row];

	for (int row = 0; row < 2; row++) {
		struct model_square line[3];
		bool whole = true;
		model_line(at, row, line);
		for (int i = 0; i < 3; i++)
			whole &= state->grid[line[i].column][line[i].row] == side;
		if (whole)
			return true;
	}
	return false;
}

bool question_protected(const struct model_state *state, point p)
{
	bool all = true;

	for (point q = 0; q < 24; q++)
		all &= question_on(state, q) != 'B' || question_in_mill(state, question_square(q));
	return !all && question_in_mill(state, question_square(p));
}

bool question_one_line(struct model_square a, struct model_square b)
{
	for (int row = 0; row < 2; row++) {
		struct model_square line[3];
		model_line(a, row, line);
		for (int i = 0; i < 3; i++)
			if (question_same(line[i], b))
				return true;
	}
	return false;
}

bool question_can_step(const struct model_state *state, struct model_square from)
{
	for (point p = 0; p < 24; p++)
		if (question_on(state, p) == '.' && model_linked(from, question_square(p)))
			return true;
	return false;
}

/* "outer top left" and the rest. */
bool question_placed(struct model_square at, const char *words)
{
	int across = at.column - 4, up = at.row - 4, reach = MAX(ABS(across), ABS(up));
	const char *ring = reach == 3 ? "outer" : reach == 2 ? "middle" : "inner";

	return strstr(words, ring) && !strstr(words, "left") == !(across < 0) &&
	       !strstr(words, "right") == !(across > 0) && !strstr(words, "top") == !(up > 0) &&
	       !strstr(words, "bottom") == !(up < 0);
}

bool question_closes_at(const struct model_state *state, point p)
{
	struct model_ply plies[MODEL_MAX_PLIES];
	int n = model_plies(&question_rules, state, plies);

	for (int i = 0; i < n; i++)
		if (question_same(plies[i].to, question_square(p)) && model_mills(state, &plies[i]))
			return true;
	return false;
}

bool question_closes(const struct model_state *state)
{
	struct model_ply plies[MODEL_MAX_PLIES];
	int n = model_plies(&question_rules, state, plies);

	for (int i = 0; i < n; i++)
		if (model_mills(state, &plies[i]))
			return true;
	return false;
}

int question_threats(const struct model_state *state)
{
	int n = 0;

	for (point p = 0; p < 24; p++) {
		struct model_ply ply = {.to = question_square(p)};
		n += question_on(state, p) == '.' && model_mills(state, &ply) > 0;
	}
	return n;
}

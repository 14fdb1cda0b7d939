#include "core/notation.h"

#include <string.h>

static const struct ply no_ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

static char *write_point(const struct board *board, point p, char *text)
{
	*text++ = board->points[p].name[0];
	*text++ = board->points[p].name[1];
	return text;
}

void notation_write_ply(const struct board *board, const struct ply *ply,
			char text[NOTATION_PLY_SIZE])
{
	if (ply->from != POINT_NONE) {
		text = write_point(board, ply->from, text);
		*text++ = '-';
	}
	text = write_point(board, ply->to, text);
	for (unsigned i = 0; i < rules_takes(ply); i++) {
		*text++ = 'x';
		text = write_point(board, ply->takes[i], text);
	}
	*text = '\0';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static const char *skip_spaces(const char *text)
{
	return text + strspn(text, " \t\r\n");
}

enum verdict notation_read_point(const struct board *board, const char **text, point *p)
{
	const char *at = *text;
	int column, row;

	if (is_digit(*at))
		return VERDICT_COLUMN_MISSING;
	if (!is_letter(*at))
		return VERDICT_NO_PLY;
	column = (*at | 0x20) - 'a' + 1;
	if (is_letter(at[1]))
		return VERDICT_NO_PLY;
	if (column > board->size)
		return VERDICT_NO_COLUMN;
	if (!is_digit(at[1]))
		return VERDICT_ROW_MISSING;
	row = at[1] - '0';
	if (row < 1 || row > board->size || is_digit(at[2]))
		return VERDICT_NO_ROW;
	point found = board_point_at(board, column, row);
	if (found == POINT_NONE) {
		bool centre = column == board->centre_column && row == board->centre_row;
		return centre ? VERDICT_CENTRE : VERDICT_OFF_LINES;
	}
	*p = found;
	*text = at + 2;
	return VERDICT_OK;
}

/* The length of the first of the signs that text begins with, 0 for none. */
static size_t sign(const char *text, const char *const signs[])
{
	for (; *signs; signs++)
		if (!strncmp(text, *signs, strlen(*signs)))
			return strlen(*signs);
	return 0;
}

size_t notation_dash(const char *text)
{
	/* hyphen, non-breaking hyphen, figure, en and em dash, minus; arrows last, as one sign */
	static const char *const dashes[] = {"->",
					     "=>",
					     "-",
					     ">",
					     "\xe2\x80\x90",
					     "\xe2\x80\x91",
					     "\xe2\x80\x92",
					     "\xe2\x80\x93",
					     "\xe2\x80\x94",
					     "\xe2\x88\x92",
					     "\xe2\x86\x92",
					     NULL};

	return sign(text, dashes);
}

size_t notation_cross(const char *text)
{
	static const char *const crosses[] = {"x", "X", "\xc3\x97", "\xe2\x9c\x95", NULL};

	return sign(text, crosses);
}

/* Takings from *text on: x POINT, once or twice. */
static enum verdict read_takings(const struct board *board, const char **text, struct ply *ply)
{
	for (unsigned i = 0;; i++) {
		const char *at = skip_spaces(*text);
		size_t cross = notation_cross(at);
		enum verdict verdict;

		if (!cross)
			return VERDICT_OK;
		if (i == 2)
			return VERDICT_TAKE_TOO_MANY;
		at = skip_spaces(at + cross);
		if (!*at)
			return VERDICT_TAKE_MISSING;
		verdict = notation_read_point(board, &at, &ply->takes[i]);
		if (verdict)
			return verdict;
		*text = at;
	}
}

/* What can be said of a ply without a position. */
static enum verdict contradiction(const struct ply *ply)
{
	if (ply->from == ply->to && ply->to != POINT_NONE)
		return VERDICT_SAME_POINT;
	for (unsigned i = 0; i < rules_takes(ply); i++)
		if (ply->takes[i] == ply->to)
			return VERDICT_TAKE_OWN;
		else if (ply->takes[i] == ply->from)
			return VERDICT_TAKE_EMPTY;
	if (rules_takes(ply) == 2 && ply->takes[0] == ply->takes[1])
		return VERDICT_TAKE_EMPTY;
	return VERDICT_OK;
}

static enum verdict read_points(const struct board *board, const char **text, struct ply *ply)
{
	const char *at = *text;
	bool dashed;
	size_t length;
	enum verdict verdict;

	if (notation_dash(at))
		return VERDICT_FROM_MISSING;
	verdict = notation_read_point(board, &at, &ply->to);
	if (verdict)
		return verdict;
	*text = at;
	at = skip_spaces(at);
	length = notation_dash(at);
	dashed = length > 0;
	if (!dashed && (!is_letter(*at) || !is_digit(at[1])))
		return VERDICT_OK;
	at = skip_spaces(at + length);
	if (!*at || notation_cross(at))
		return VERDICT_TO_MISSING;
	if (notation_dash(at))
		return VERDICT_SEPARATOR_TWICE;
	ply->from = ply->to;
	verdict = notation_read_point(board, &at, &ply->to);
	if (verdict)
		return !dashed && verdict == VERDICT_NO_PLY ? VERDICT_TEXT_AFTER_PLY : verdict;
	*text = at;
	return VERDICT_OK;
}

enum verdict notation_read_ply(const struct board *board, const char *text, struct ply *ply)
{
	struct ply read = no_ply;
	enum verdict verdict = VERDICT_OK;

	text = skip_spaces(text);
	if (!notation_cross(text))
		verdict = read_points(board, &text, &read);
	if (!verdict)
		verdict = read_takings(board, &text, &read);
	if (verdict)
		return verdict;
	text = skip_spaces(text);
	if (notation_dash(text))
		return rules_takes(&read) ? VERDICT_MOVE_AFTER_TAKE : VERDICT_THREE_POINTS;
	if (*text)
		return VERDICT_TEXT_AFTER_PLY;
	verdict = contradiction(&read);
	if (!verdict)
		*ply = read;
	return verdict;
}

const char *notation_result(enum side winner, enum reason reason)
{
	switch (reason) {
	case REASON_NONE:
		return "*";
	case REASON_REPETITION:
	case REASON_LIMIT:
	case REASON_AGREEMENT:
	case REASON_DRAWN:
		return "1/2-1/2";
	case REASON_PIECES:
	case REASON_BLOCKED:
	case REASON_RESIGNATION:
	case REASON_TIME:
	case REASON_WON:
		break;
	}
	return winner == SIDE_WHITE ? "1-0" : "0-1";
}

const char *notation_reason(enum reason reason)
{
	switch (reason) {
	case REASON_NONE:
		return "unfinished";
	case REASON_PIECES:
		return "pieces";
	case REASON_BLOCKED:
		return "blocked";
	case REASON_REPETITION:
		return "repetition";
	case REASON_LIMIT:
		return "limit";
	case REASON_AGREEMENT:
	case REASON_DRAWN:
		return "agreement";
	case REASON_RESIGNATION:
	case REASON_TIME:
	case REASON_WON:
		return "resignation";
	}
	return "";
}

#include "ui/words.h"

#include "core/notation.h"
#include "ui/columns.h"
#include "voice/points.h"
#include "voice/vocabulary.h"

#include <glib.h>
#include <string.h>

static const struct {
	const char *group;
	enum word_kind kind;
} small_words[] = {
	{"to|onto|into", WORD_TO},
	{"take|takes|capture|captures|remove|removes|taking|taken|captured|x", WORD_TAKE},
	{"place|put|places", WORD_PLACE},
	{"move|slide|play", WORD_MOVE},
	{"fly", WORD_MOVE},
	{"from|the|my|a|i|piece|point|please|and|then|on|at|it|with|that|this", WORD_FILLER},
};

static const char *const number_words[] = {"one", "two", "three", "four", "five", "six", "seven"};

static gboolean is_word(const char *start, size_t length, const char *word)
{
	return strlen(word) == length && !g_ascii_strncasecmp(start, word, length);
}

static gboolean is_letter(char c)
{
	return g_ascii_isalpha(c) || (guchar)c >= 0x80;
}

/* The length of a run of letters; a dash or a cross in UTF-8 ends it. */
static size_t letters(const char *at)
{
	size_t n = 0;

	while (is_letter(at[n]) &&
	       (g_ascii_isalpha(at[n]) || !(notation_dash(at + n) || notation_cross(at + n))))
		n++;
	return n;
}

static size_t digits(const char *at)
{
	return strspn(at, "0123456789");
}

static const char *skip_between(const char *at)
{
	return at + strspn(at, " \t.,;:!?'\"");
}

static const char *skip_spaces(const char *at)
{
	return at + strspn(at, " \t");
}

/* A row or column as one digit or a word, at the start of *at, which moves behind it; -1 if there
 * is none. */
static int number_at(const char **at)
{
	size_t n = digits(*at);

	if (n == 1) {
		int number = **at - '0';
		*at += 1;
		return number;
	}
	if (n)
		return -1;
	n = letters(*at);
	for (int i = 0; i < 7; i++)
		if (vocabulary_is(VOCABULARY_NUMBER, number_words[i], *at, n)) {
			*at += n;
			return i + 1;
		}
	return -1;
}

static gboolean read_small_word(const char *start, size_t length, struct word *word);

/* Whether a point is whole before it: the end, a dash, a taking or another to. */
static gboolean ends_point(const char *at)
{
	size_t length = letters(at);
	struct word word;

	if (!length)
		return !*at || notation_dash(at) || notation_cross(at);
	return read_small_word(at, length, &word) &&
	       (word.kind == WORD_TO || word.kind == WORD_TAKE);
}

/* A row as dictation may write it behind a column's name, where it can mean nothing else: bravo
 * too. Returns as number_at. */
static int heard_at(const char **at)
{
	static const struct {
		const char *word;
		int row;
	} heard[] = {{"won", 1}, {"too", 2}, {"to", 2}, {"tree", 3}, {"for", 4}, {"fore", 4}};
	size_t n = letters(*at);

	for (unsigned i = 0; i < G_N_ELEMENTS(heard); i++) {
		if (!is_word(*at, n, heard[i].word) ||
		    (!strcmp(heard[i].word, "to") && !ends_point(skip_between(*at + n))))
			continue;
		*at += n;
		return heard[i].row;
	}
	return -1;
}

static void judge_point(const struct board *board, int column, int row, struct word *word)
{
	word->kind = WORD_FAULT;
	word->point = POINT_NONE;
	if (column < 1 || column > board->size) {
		word->verdict = VERDICT_NO_COLUMN;
	} else if (row < 1 || row > board->size) {
		word->verdict = VERDICT_NO_ROW;
	} else {
		word->point = board_point_at(board, column, row);
		if (word->point != POINT_NONE)
			word->kind = WORD_POINT;
		else if (column == board->centre_column && row == board->centre_row)
			word->verdict = VERDICT_CENTRE;
		else
			word->verdict = VERDICT_OFF_LINES;
	}
}

static void set(struct word *word, enum word_kind kind, const char *start, const char *end)
{
	word->kind = kind;
	word->verdict = VERDICT_NO_PLY;
	word->point = POINT_NONE;
	word->place = false;
	word->start = start;
	word->length = (size_t)(end - start);
}

static gboolean read_small_word(const char *start, size_t length, struct word *word)
{
	/* The x of a Russian keyboard; a word for it would be an h in ASCII. */
	if (is_word(start, length, "х") || is_word(start, length, "Х")) {
		set(word, WORD_TAKE, start, start + length);
		return TRUE;
	}
	for (unsigned i = 0; i < G_N_ELEMENTS(small_words); i++)
		if (vocabulary_is(VOCABULARY_TURN, small_words[i].group, start, length)) {
			set(word, small_words[i].kind, start, start + length);
			return TRUE;
		}
	return FALSE;
}

/* A place: one word for the ring and one or two for the direction, in any order. */
struct place {
	int ring, across, up;
	unsigned words, directions;
};

static const struct place no_place = {-1, 0, 0, 0, 0};

static gboolean add_place_word(struct place *place, const char *start, size_t length)
{
	static const struct {
		const char *text;
		int ring, across, up;
	} place_words[] = {
		{"outer", BOARD_OUTER, 0, 0}, {"middle", BOARD_MIDDLE, 0, 0},
		{"inner", BOARD_INNER, 0, 0}, {"top|upper", -1, 0, 1},
		{"bottom|lower", -1, 0, -1},  {"left", -1, -1, 0},
		{"right", -1, 1, 0},	      {"corner", -1, 0, 0},
	};

	for (unsigned i = 0; i < G_N_ELEMENTS(place_words); i++) {
		if (!vocabulary_is(VOCABULARY_WHERE, place_words[i].text, start, length))
			continue;
		if ((place_words[i].ring >= 0 && place->ring >= 0) ||
		    (place_words[i].across && place->across) || (place_words[i].up && place->up))
			return FALSE;
		if (place_words[i].ring >= 0)
			place->ring = place_words[i].ring;
		place->across += place_words[i].across;
		place->up += place_words[i].up;
		place->words++;
		place->directions += place_words[i].across || place_words[i].up;
		return TRUE;
	}
	return place->ring >= 0 && vocabulary_is(VOCABULARY_ARGUMENT, "ring", start, length);
}

static int sign(int n)
{
	return (n > 0) - (n < 0);
}

/* As the place is said in the player's language. */
static gboolean read_whole_place(const struct board *board, const char *start, struct word *word)
{
	word->length = 0;
	for (point p = 0; p < board->n_points; p++) {
		gsize length =
			vocabulary_begins(VOCABULARY_PLACE, points_place_english(board, p), start);
		if (length <= word->length)
			continue;
		set(word, WORD_POINT, start, start + length);
		word->point = p;
		word->place = true;
	}
	return word->length > 0;
}

static gboolean is_whole(const struct place *place)
{
	return place->ring >= 0 && place->directions;
}

/* The words of a place that follow each other; where they end. The word for a ring may stand before
 * them, but an English one, which is a command. */
static const char *add_place_words(struct place *place, const char *start)
{
	const char *at = start, *end = start;

	if (!place->words)
		at = skip_spaces(at + vocabulary_begins(VOCABULARY_ARGUMENT, "ring", at));
	for (size_t n; (n = letters(at)) && add_place_word(place, at, n);) {
		end = at + n;
		at = skip_spaces(end);
	}
	return end;
}

/* What may stand inside a place: outer, top-left; outer at the top. */
static const char *skip_inside(const char *at)
{
	struct word word;

	for (;;) {
		at += strspn(at, " \t,-'");
		if (!read_small_word(at, letters(at), &word) ||
		    (word.kind != WORD_FILLER && word.kind != WORD_TO))
			return at;
		at += word.length;
	}
}

/* What goes on with a place: one of two is less than a place. */
static const char *add_rest(struct place *place, const char *start)
{
	struct place other = no_place, both = *place;
	const char *at = skip_inside(start), *end = add_place_words(&other, at);

	if (!other.words || (is_whole(place) && is_whole(&other)) ||
	    add_place_words(&both, at) != end)
		return start;
	*place = both;
	return end;
}

static gboolean read_place(const struct board *board, const char *start, struct word *word)
{
	struct place place = no_place;
	const char *end = add_place_words(&place, start), *before;

	if (!place.words)
		return FALSE;
	do {
		before = end;
		end = add_rest(&place, end);
	} while (end != before);
	if (!is_whole(&place)) {
		set(word, WORD_FAULT, start, end);
		word->verdict = VERDICT_PLACE_PART;
		return TRUE;
	}
	set(word, WORD_POINT, start, end);
	word->place = true;
	for (point p = 0; p < board->n_points; p++)
		if (board->points[p].ring == place.ring &&
		    sign(board_column(board, p) - board->centre_column) == place.across &&
		    sign(board_row(board, p) - board->centre_row) == place.up)
			word->point = p;
	return TRUE;
}

/* What dictation puts between a column and its row: D-6, A, 7. */
static const char *skip_joint(const char *at)
{
	const char *row = at + strspn(at, " \t,.-");

	return digits(row) == 1 || letters(row) ? row : skip_spaces(at);
}

/* A letter that is no column's, or one of another alphabet, may be a word: "y", "с". Its row makes
 * it a column if it follows at once. */
static gboolean is_letter_word(const char *start, size_t length, int column, int columns)
{
	struct word word;

	return columns_is_letter(start, length) && (length > 1 || column > columns) &&
	       digits(start + length) != 1 && read_small_word(start, length, &word);
}

/* A column's name, and the row that follows it. */
static gboolean read_column(const struct board *board, const char *start, size_t length,
			    struct word *word)
{
	const char *at = skip_joint(start + length);
	int column = columns_find(start, length), row;

	if (!column || is_letter_word(start, length, column, board->size))
		return FALSE;
	if (digits(at) > 1 && at == start + length) {
		set(word, WORD_FAULT, start, at + digits(at));
		word->verdict = VERDICT_NO_ROW;
		return TRUE;
	}
	row = number_at(&at);
	if (row < 0 && length > 1)
		row = heard_at(&at);
	if (row >= 0) {
		set(word, WORD_FAULT, start, at);
		judge_point(board, column, row, word);
		return TRUE;
	}
	if (columns_is_letter(start, length) && (column > board->size || column == 1))
		return FALSE;
	set(word, WORD_FAULT, start, start + length);
	word->verdict = VERDICT_ROW_MISSING;
	return TRUE;
}

/* Where a column behind a row ends, if nothing makes it a point of its own; NULL if none is there.
 */
static const char *after_late_column(const struct board *board, const char *at)
{
	size_t length = letters(at);
	int column = length ? columns_find(at, length) : 0;
	const char *next = skip_joint(at + length);

	return column > 0 && column <= board->size && number_at(&next) < 0 ? at + length : NULL;
}

/* Column and row as numbers: 4 6, 46, four six. */
static gboolean read_numbers(const struct board *board, const char *start, struct word *word)
{
	const char *at = start;
	size_t n = digits(at);
	int column, row;

	if (n == 2) {
		set(word, WORD_FAULT, start, at + 2);
		judge_point(board, at[0] - '0', at[1] - '0', word);
		return TRUE;
	}
	if (n > 2) {
		set(word, WORD_OTHER, start, at + n);
		return TRUE;
	}
	column = number_at(&at);
	if (column < 0)
		return FALSE;
	set(word, WORD_FAULT, start, at);
	word->verdict = VERDICT_COLUMN_MISSING;
	at += strspn(at, " \t,");
	const char *end = after_late_column(board, at);
	row = number_at(&at);
	if (end) {
		word->length = (size_t)(end - start);
		word->verdict = VERDICT_ROW_FIRST;
	} else if (row >= 0) {
		word->length = (size_t)(at - start);
		judge_point(board, column, row, word);
	}
	return TRUE;
}

/* The bytes of some letters without the last. */
static size_t but_last(const char *start, size_t length)
{
	return (size_t)(g_utf8_prev_char(start + length) - start);
}

/* One word at start, which is neither a space nor the end. */
static void read_word(const struct board *board, const char *start, struct word *word)
{
	size_t dash = notation_dash(start), length = letters(start);

	if (dash) {
		set(word, WORD_DASH, start, start + dash);
	} else if (!length && notation_cross(start)) {
		set(word, WORD_TAKE, start, start + notation_cross(start));
	} else if (!length) {
		if (!read_numbers(board, start, word))
			set(word, WORD_OTHER, start, g_utf8_next_char(start));
	} else if (read_whole_place(board, start, word) || read_place(board, start, word) ||
		   read_numbers(board, start, word) || read_column(board, start, length, word)) {
		return;
	} else if (length > 1 && g_ascii_isdigit(start[length]) &&
		   read_small_word(start, but_last(start, length), word)) {
		return; /* xg7, tod5: the column belongs to what follows */
	} else if (!read_small_word(start, length, word)) {
		set(word, WORD_OTHER, start, start + length);
	}
}

/* A column's letter without its row is a small word between others, where the language has it so:
 * "a7 e g7". */
static void read_letters(struct word words[WORDS_MAX], size_t n)
{
	for (size_t i = 1; i + 1 < n; i++)
		if (words[i].verdict == VERDICT_ROW_MISSING)
			read_small_word(words[i].start, words[i].length, &words[i]);
}

size_t words_split(const struct board *board, const char *line, struct word words[WORDS_MAX])
{
	size_t n = 0;

	for (const char *at = skip_between(line); *at && n < WORDS_MAX; at = skip_between(at)) {
		read_word(board, at, &words[n]);
		at += words[n++].length;
	}
	read_letters(words, n);
	return n;
}

bool words_fill(const char *text)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(&board_nine, text, words);

	for (size_t i = 0; i < n; i++)
		if (words[i].kind != WORD_FILLER)
			return false;
	return true;
}

int words_column(const char *text)
{
	const char *at = text;
	int column = columns_find(text, strlen(text));

	if (!column && digits(text) == 1 && !text[1])
		column = number_at(&at);
	return column >= 1 && column <= 7 ? column : 0;
}

enum verdict words_point(const struct board *board, const char *text, point *p,
			 struct word *culprit)
{
	struct word words[WORDS_MAX], *found = NULL;
	size_t n = words_split(board, text, words);

	for (size_t i = 0; i < n; i++) {
		if (words[i].kind == WORD_FILLER)
			continue;
		if (culprit)
			*culprit = words[i];
		if (words[i].kind == WORD_FAULT)
			return words[i].verdict;
		if (words[i].kind != WORD_POINT || found)
			return VERDICT_NO_PLY;
		found = &words[i];
	}
	if (!found)
		return VERDICT_NO_PLY;
	*p = found->point;
	return VERDICT_OK;
}

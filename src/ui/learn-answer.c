#include "ui/learn-answer.h"

#include "ui/words.h"

#include <string.h>

static gboolean is_one_of(const char *line, const char *const *words, unsigned *number)
{
	g_autofree char *word = g_strdup(line);

	g_strchomp(g_strdelimit(word, ".,!", ' '));
	for (unsigned i = 0; words[i]; i++)
		if (!g_ascii_strcasecmp(word, words[i])) {
			*number = i;
			return TRUE;
		}
	return FALSE;
}

static gboolean read_yes_no(const char *line, unsigned *number)
{
	static const char *const words[] = {"no", "yes", "n", "y", NULL};
	gboolean found = is_one_of(line, words, number);

	*number %= 2;
	return found;
}

static gboolean read_ring(const char *line, unsigned *number)
{
	static const char *const words[] = {"outer",	   "middle",	 "inner", "outer ring",
					    "middle ring", "inner ring", NULL};
	gboolean found = is_one_of(line, words, number);

	*number %= BOARD_RINGS;
	return found;
}

static gboolean read_number(const char *line, unsigned *number)
{
	static const char *const words[] = {"none", "one",   "two",   "three", "four", "five",
					    "six",  "seven", "eight", "nine",  "zero", NULL};
	static const char *const things[] = {"turn", "turns", "piece", "pieces", "more", NULL};
	const char *space = strchr(line, ' ');
	g_autofree char *first = g_strndup(line, space ? (gsize)(space - line) : strlen(line));
	unsigned thing;
	guint64 value;

	if (space && !is_one_of(space + strspn(space, " "), things, &thing))
		return FALSE;
	if (is_one_of(first, words, number)) {
		*number %= 10;
		return TRUE;
	}
	if (!g_ascii_string_to_unsigned(first, 10, 0, G_MAXINT, &value, NULL))
		return FALSE;
	*number = (unsigned)value;
	return TRUE;
}

/* Points with small words, dashes and crosses between them. */
static gboolean read_points(const struct drill *drill, const char *line, point_set *points,
			    enum verdict *verdict, char **culprit)
{
	static const char *const none[] = {"none", "nothing", "nowhere", NULL};
	struct word words[WORDS_MAX];
	size_t n = words_split(drill->rules.board, line, words);
	unsigned number;

	*points = 0;
	if (is_one_of(line, none, &number))
		return TRUE;
	for (size_t i = 0; i < n; i++) {
		if (words[i].kind == WORD_OTHER)
			return FALSE;
		if (words[i].kind == WORD_POINT)
			*points |= point_bit(words[i].point);
		if (words[i].kind != WORD_FAULT || *verdict)
			continue;
		*verdict = words[i].verdict;
		*culprit = g_strndup(words[i].start, words[i].length);
	}
	return *points || *verdict;
}

gboolean learn_answer_read(const struct drill *drill, const char *line, struct drill_answer *answer,
			   enum verdict *verdict, char **culprit)
{
	*answer = (struct drill_answer){.number = 0};
	*verdict = VERDICT_OK;
	*culprit = NULL;
	switch (drill_form(drill->kind)) {
	case DRILL_FORM_YES_NO:
		return read_yes_no(line, &answer->number);
	case DRILL_FORM_RING:
		return read_ring(line, &answer->number);
	case DRILL_FORM_NUMBER:
		return read_number(line, &answer->number);
	case DRILL_FORM_POINTS:
		return read_points(drill, line, &answer->points, verdict, culprit);
	case DRILL_FORM_TURN:
		return FALSE;
	}
	g_assert_not_reached();
}

gboolean learn_answer_is_place(const struct drill *drill, const char *line)
{
	static const char *const rings[] = {"outer", "middle", "inner", NULL};
	struct word words[WORDS_MAX];
	size_t n = words_split(drill->rules.board, line, words);

	for (size_t i = 0; i < n; i++)
		for (unsigned ring = 0; rings[ring] && words[i].kind == WORD_POINT; ring++)
			if (!g_ascii_strncasecmp(words[i].start, rings[ring], strlen(rings[ring])))
				return TRUE;
	return FALSE;
}

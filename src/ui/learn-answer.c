#include "ui/learn-answer.h"

#include "ui/command.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

#include <string.h>

static gboolean is_word(enum vocabulary kind, const char *group, const char *line)
{
	g_autofree char *word = g_strdup(line);

	return vocabulary_is_text(kind, group, g_strchomp(g_strdelimit(word, ".,!", ' ')));
}

/* "No, it is protected": what follows is no part of the answer. */
static gboolean read_yes_no(const char *line, unsigned *number)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);
	gboolean no = is_word(VOCABULARY_COMMAND, "n", line);

	if (no || !command || command->run != command_yes_no) {
		*number = 0;
		return no;
	}
	*number = (unsigned)command->number;
	return TRUE;
}

/* What may stand beside a ring's name: "the inner one", "outer ring". */
static gboolean joins_ring(const char *word)
{
	return words_fill(word) || is_word(VOCABULARY_ARGUMENT, "ring", word) ||
	       is_word(VOCABULARY_NUMBER, "one", word);
}

static gboolean read_ring(const char *line, unsigned *number)
{
	static const char *const rings[BOARD_RINGS] = {"outer", "middle", "inner"};
	g_auto(GStrv) typed = g_strsplit_set(line, " \t.,!", 0);
	unsigned named = 0;

	for (char **word = typed; *word; word++) {
		unsigned ring = 0;
		while (ring < BOARD_RINGS && !is_word(VOCABULARY_WHERE, rings[ring], *word))
			ring++;
		if (ring < BOARD_RINGS) {
			*number = ring;
			named++;
		} else if (!joins_ring(*word)) {
			return FALSE;
		}
	}
	return named == 1;
}

static gboolean is_none(const char *line)
{
	return is_word(VOCABULARY_ARGUMENT, "none|nothing|nowhere|zero", line);
}

static char *without(const char *text, const char *part)
{
	g_auto(GStrv) parts = g_strsplit(text, part, -1);

	return g_strjoinv("", parts);
}

/* "I don't know", with either apostrophe or none. */
gboolean learn_answer_gives_up(const char *line)
{
	g_autofree char *straight = without(line, "'");
	g_autofree char *plain = without(straight, "\xe2\x80\x99");

	return is_word(VOCABULARY_ARGUMENT,
		       "pass|skip|dunno|idk|no idea|no clue|dont know|I dont know|I do not know|"
		       "not sure|I am not sure|I have no idea|show me|tell me|I give up",
		       plain);
}

/* All that the question lets one choose from; 0 if that are not pieces or points next to one. */
static point_set choices_of(const struct drill *drill)
{
	if (drill->kind == DRILL_TAKEABLE || drill->kind == DRILL_SHUT_IN)
		return drill->position.pieces[SIDE_BLACK];
	if (drill->kind == DRILL_EMPTY_NEXT || drill->kind == DRILL_TARGETS)
		return drill->rules.board->neighbours[drill->point];
	return 0;
}

static gboolean read_number(const char *line, unsigned *number)
{
	static const char *const words[] = {"one", "two",   "three", "four", "five",
					    "six", "seven", "eight", "nine"};
	static const char things[] = "turn|turns|piece|pieces|more";
	const char *space = strchr(line, ' ');
	g_autofree char *first = g_strndup(line, space ? (gsize)(space - line) : strlen(line));
	guint64 value;

	if (space && !is_word(VOCABULARY_ARGUMENT, things, space + strspn(space, " ")))
		return FALSE;
	*number = 0;
	if (is_none(first))
		return TRUE;
	for (unsigned i = 0; i < G_N_ELEMENTS(words); i++)
		if (is_word(VOCABULARY_NUMBER, words[i], first)) {
			*number = i + 1;
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
	struct word words[WORDS_MAX];
	size_t n = words_split(drill->rules.board, line, words);

	*points = 0;
	if (is_none(line))
		return TRUE;
	if (is_word(VOCABULARY_ARGUMENT, "all", line) || !g_ascii_strcasecmp(line, "any"))
		*points = choices_of(drill);
	if (*points)
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
	struct word words[WORDS_MAX];
	size_t n = words_split(drill->rules.board, line, words);

	for (size_t i = 0; i < n; i++)
		if (words[i].kind == WORD_POINT && words[i].place)
			return TRUE;
	return FALSE;
}

gboolean learn_answer_is_slip(const struct drill *drill, const struct drill_fault *fault)
{
	const struct position *position = &drill->position;

	if (fault->flaw == DRILL_ILLEGAL)
		return fault->verdict == VERDICT_OCCUPIED;
	return fault->flaw == DRILL_WRONG_POINT && drill->kind == DRILL_CLOSING &&
	       point_in(position->pieces[SIDE_WHITE] | position->pieces[SIDE_BLACK],
			fault->culprit);
}

#include "ui/asking.h"

#include "ui/command.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

#include <string.h>

/* What words ask about, whatever stands between them. */
enum { CAN = 1, GO = 2, TAKE = 4, MILL = 8, LONG = 16, DRAW = 32 };

static const struct {
	enum vocabulary kind;
	const char *group;
	unsigned sense;
} senses[] = {
	{VOCABULARY_ARGUMENT, "can|may|could", CAN},
	{VOCABULARY_ARGUMENT, "go|do|reach", GO},
	{VOCABULARY_GLOSSARY, "mill", MILL},
	{VOCABULARY_ARGUMENT, "until|till|before|long|far", LONG},
	{VOCABULARY_GLOSSARY, "draw", DRAW},
};

static const struct {
	unsigned senses;
	const char *line;
} answers[] = {
	{LONG | DRAW, "count"},
	{CAN | TAKE, "take"},
	{CAN | MILL, "threats"},
	{CAN | GO, "moves"},
};

/* "take back" takes nothing. */
static gboolean begins_command(const char *at)
{
	g_autofree char *rest = NULL;

	return commands_find(at, &rest) != NULL;
}

static unsigned sense_of(const struct word *word)
{
	unsigned sense = 0;

	if (word->kind == WORD_TAKE && !begins_command(word->start))
		return TAKE;
	if (word->kind == WORD_MOVE || word->kind == WORD_PLACE)
		return GO;
	for (unsigned i = 0; i < G_N_ELEMENTS(senses); i++)
		if (vocabulary_is(senses[i].kind, senses[i].group, word->start, word->length))
			sense |= senses[i].sense;
	return sense;
}

/* What can be gone to or taken is answered for the side to move, so of a side that is named it is
 * not asked here. */
static gboolean names_side(const struct word *word)
{
	static const char *const sides[] = {"white", "black", "theirs"};
	static const char *const others[] = {"enemy", "opponent", "computer", "he", "she", "they"};

	for (unsigned i = 0; i < G_N_ELEMENTS(sides); i++)
		if (vocabulary_is(VOCABULARY_COMMAND, sides[i], word->start, word->length))
			return TRUE;
	for (unsigned i = 0; i < G_N_ELEMENTS(others); i++)
		if (strlen(others[i]) == word->length &&
		    !g_ascii_strncasecmp(others[i], word->start, word->length))
			return TRUE;
	return FALSE;
}

/* A command says what it asks for, but for what with something else than a turn, and for one that
 * takes no words and has some. */
static gboolean is_command(const char *line)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(line, &rest);

	if (!command || (command->argument == COMMAND_PLAIN && *rest))
		return FALSE;
	return command->run != command_what_if || !g_ascii_strncasecmp(rest, "if", 2);
}

char *asking_line(const struct board *board, const char *line)
{
	struct word words[WORDS_MAX], *named = NULL;
	size_t n = words_split(board, line, words);
	gboolean sided = FALSE;
	unsigned asked = 0;

	if (is_command(line))
		return NULL;
	for (size_t i = 0; i < n; i++) {
		asked |= sense_of(&words[i]);
		sided |= names_side(&words[i]);
		if (words[i].kind == WORD_POINT || words[i].kind == WORD_FAULT)
			named = &words[i];
	}
	if (named && (asked & (CAN | TAKE | MILL)) == CAN)
		return g_strdup_printf("moves %.*s", (int)named->length, named->start);
	for (unsigned i = 0; i < G_N_ELEMENTS(answers); i++)
		if ((asked & answers[i].senses) == answers[i].senses &&
		    !(sided && answers[i].senses & (GO | TAKE)))
			return g_strdup(answers[i].line);
	return NULL;
}

#include "ui/unknown.h"

#include "ui/command.h"
#include "ui/entry.h"
#include "ui/nearest.h"
#include "ui/say.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

#include <string.h>

static void unknown_word(struct session *session, const char *line)
{
	size_t length = strcspn(line, " \t");
	g_autofree char *word = g_strndup(line, length), *shown = say_shown(word);
	g_autofree char *nearest = nearest_meaning(word), *meant = g_strdup(nearest);

	if (!nearest && (nearest = nearest_command(word)))
		meant = g_strconcat(nearest, line + length, NULL);
	if (meant)
		nearest_ask(session, meant);
	SAY(session, .kind = FACT_UNKNOWN_WORD, .text = shown, .text2 = nearest);
}

void unknown_question(struct session *session, const char *nearest)
{
	nearest_ask(session, nearest);
	SAY(session, .kind = FACT_UNKNOWN_WORD, .text2 = nearest);
}

/* The first word of a line that looks like a point and is none. */
static const struct word *first_fault(const struct word *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (words[i].kind == WORD_FAULT)
			return &words[i];
	return NULL;
}

/* A number that goes to a turn while stepping, and cannot be meant as the two of a point. */
static gboolean is_number(const char *line)
{
	return !line[strspn(line, "0123456789")] && strspn(line, "1234567") != 2;
}

/* A word of a turn alone is a question for it. */
static void help_word(struct session *session, const struct word *word)
{
	gboolean flies = vocabulary_is(VOCABULARY_TURN, "fly", word->start, word->length);

	SAY(session, .kind = FACT_HELP_WORD,
	    .text = word->kind == WORD_PLACE ? "place"
		    : flies		     ? "fly"
					     : "move");
}

/* "move", "move to": words of a turn without a point. */
static gboolean begins_turn(const struct word *words, size_t n)
{
	for (size_t i = 1; i < n; i++)
		if (words[i].kind != WORD_TO && words[i].kind != WORD_FILLER)
			return FALSE;
	return n && (words[0].kind == WORD_PLACE || words[0].kind == WORD_MOVE);
}

/* The name of a level alone: it may be wanted now, or for a game to be begun. */
static gboolean says_level(struct session *session, const char *line)
{
	g_autofree char *word = g_strndup(line, strcspn(line, ".,;:!?"));
	g_autofree char *level = settings_value(SETTING_LEVEL, word), *meant = NULL;
	const struct game *game = session->game;
	gboolean new = game->result != GAME_UNFINISHED || !game->length;

	if (!level)
		return FALSE;
	meant = g_strdup_printf("%s %s", vocabulary_name(VOCABULARY_COMMAND, new ? "new" : "level"),
				vocabulary_name(VOCABULARY_LEVEL, level));
	nearest_ask(session, meant);
	SAY(session, .kind = FACT_LEVEL_ALONE, .text = level, .text2 = meant);
	return TRUE;
}

void unknown_line(struct session *session, const char *line)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(session->game->rules.board, line, words);
	const struct word *fault = first_fault(words, n);
	gboolean begins = n && words[0].kind != WORD_OTHER;

	if (is_number(line))
		SAY(session, .kind = FACT_NUMBER_ALONE, .text = line);
	else if (fault && begins) {
		g_autofree char *typed = g_strndup(fault->start, fault->length);
		entry_refuse(session, fault->verdict, typed);
	} else if (begins_turn(words, n)) {
		help_word(session, &words[0]);
	} else if (begins && (words[0].kind == WORD_POINT || n == 1)) {
		entry_refuse(session,
			     words[0].kind == WORD_POINT ? VERDICT_TEXT_AFTER_PLY
							 : VERDICT_TO_MISSING,
			     line);
	} else if (!command_new_against(session, line) && !says_level(session, line)) {
		unknown_word(session, line);
	}
}

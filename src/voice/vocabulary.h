/* The words that a player may type: English ones always, and those of his language besides.
 *
 * Words stand in groups of the same meaning, separated by "|" and called by the English ones. Those
 * of another language are a message each, a group again, its first word the usual one. They match
 * in any case, and without the accents that a keyboard lacks.
 */
#ifndef MERELS_VOICE_VOCABULARY_H
#define MERELS_VOICE_VOCABULARY_H

#include <glib.h>

enum vocabulary {
	VOCABULARY_COMMAND,  /* by the name of the command: its English aliases are elsewhere */
	VOCABULARY_TURN,     /* take, to, from: within a turn */
	VOCABULARY_NUMBER,   /* one to ten */
	VOCABULARY_WHERE,    /* outer, top: parts of a place */
	VOCABULARY_QUESTION, /* words of questions in a player's own words */
	VOCABULARY_ARGUMENT, /* what may follow a command, answers to lessons */
	VOCABULARY_GLOSSARY, /* words of the game */
	VOCABULARY_LEVEL,
	VOCABULARY_NATO,
	VOCABULARY_FIDE,
	VOCABULARY_NATO_SPOKEN, /* as they are spelt for a voice */
	VOCABULARY_FIDE_SPOKEN,
	VOCABULARY_PLACE, /* whole: outer top left */
	VOCABULARY_SETTING,
	VOCABULARY_VALUE, /* of settings, but for the levels */
	VOCABULARY_KINDS,
};

/* All groups with a message, for completion and tests; n of them. */
struct vocabulary_group {
	enum vocabulary kind;
	const char *english;
};
const struct vocabulary_group *vocabulary_groups(unsigned *n);

/* The words in the player's language, NULL if they are the English ones. Borrowed. */
const char *vocabulary_words(enum vocabulary kind, const char *english);

/* The usual word for it, to be printed; where there is none, the English name. */
const char *vocabulary_name(enum vocabulary kind, const char *english);

/* The same for the value of a setting, a level or another one. */
const char *vocabulary_value(const char *english);

/* Whether those bytes are one of the words, English or not. */
gboolean vocabulary_is(enum vocabulary kind, const char *english, const char *typed, gsize length);
/* The same of the English ones alone, and of those of the player's language alone. */
gboolean vocabulary_is_english(const char *english, const char *typed, gsize length);
gboolean vocabulary_is_own(enum vocabulary kind, const char *english, const char *typed,
			   gsize length);

gboolean vocabulary_is_text(enum vocabulary kind, const char *english, const char *typed);
gboolean vocabulary_is_value(const char *english, const char *typed);

/* How many bytes of a line one of the words takes, which it begins with; 0 without one. The words
 * of the player's language only: English ones may be abbreviated. */
gsize vocabulary_begins(enum vocabulary kind, const char *english, const char *line);

/* Whether a text begins so, as it may be typed. */
gboolean vocabulary_has_prefix(const char *text, const char *prefix);

#endif

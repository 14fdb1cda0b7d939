/* Facts to whole sentences: the one place with words.
 *
 * Every sentence is a message of its own for each side, never put together from pieces; only
 * lists of points, turns and names are filled in. The first half of each says what matters.
 */
#ifndef MERELS_VOICE_WORDING_H
#define MERELS_VOICE_WORDING_H

#include "voice/fact.h"

#include <glib.h>

enum wording_verbosity { WORDING_TERSE, WORDING_NORMAL, WORDING_FULL };

/* What a point is called: "a7", "alpha 7", "Anna 7", "outer top left" or "1 7". */
enum wording_names {
	WORDING_LETTERS,
	WORDING_NATO,
	WORDING_ANNA,
	WORDING_PLACES,
	WORDING_NUMBERS,
};

/* How points in a list follow one another: by rows from the top, by columns from the left, or
 * clockwise by rings from the outer one's top left. */
enum wording_order { WORDING_ROWS, WORDING_COLUMNS, WORDING_RINGS };

/* All zero but for the verbosity is print as most players have it. */
struct wording_style {
	enum wording_verbosity verbosity;
	bool spoken; /* for speech.h: whole words, no signs but . , ? and marks around points */
	enum wording_names names;
	enum wording_order order;
};

/* The lines for a fact, each ended by a newline; at least one. The caller frees. At most 40
 * columns a line when terse and 80 when normal for events: longer ones are broken between
 * sentences, and lists that do not fit are replaced. */
char *wording_lines(const struct wording_style *style, const struct fact *fact);

/* Whether a fact is for the ear at all: diagrams and lists of commands are for the eye, and the
 * answer to stop is silence. */
bool wording_is_spoken(enum fact_kind kind);

enum wording_prompt {
	WORDING_PROMPT_MOVE,	 /* "White: ", terse "W: ", by the side to move */
	WORDING_PROMPT_TAKE,	 /* "Take: " */
	WORDING_PROMPT_OVER,	 /* "Game over: " */
	WORDING_PROMPT_REPLAY,	 /* "Replay: " */
	WORDING_PROMPT_LESSON,	 /* "Lesson: " */
	WORDING_PROMPT_REVIEW,	 /* "Review: " */
	WORDING_PROMPT_PRACTICE, /* "Practice: " */
	WORDING_PROMPT_QUIZ,	 /* "Quiz: " */
	WORDING_PROMPT_GO_ON,	 /* "Go on? " */
	WORDING_PROMPT_RESIGN,	 /* "Resign? yes or no: " */
	WORDING_PROMPT_YES_NO,	 /* "Yes or no: ", after a question */
};

/* The prompt, a translated constant: not to be freed. */
const char *wording_prompt(const struct wording_style *style, enum wording_prompt prompt,
			   enum side side);

/* "Delete friday? yes or no: ", of a kept game. The caller frees. */
char *wording_prompt_delete(const char *name);

/* The sentences for a word of the command table, or NULL: for help and for its test. */
const char *wording_help(const char *command);

/* The same for a word of the game, such as mill; and the words, NULL behind the last. */
const char *wording_glossary(const char *word);
const char *wording_glossary_word(unsigned i);

/* What an option of the command line, or the setting of that name, is for; NULL for another. */
const char *wording_option(const char *name);

/* What holds while a setting is not set, NULL if it always is. */
const char *wording_unset(const char *name);

/* What a key is called that is no letter or digit; NULL for one without a name. */
const char *wording_key(int key);

/* The language of the sentences, "en", for the voice that is to read them: that of the catalogue
 * which was loaded, whatever the locale. */
const char *wording_voice(void);

/* The lines of --version. */
const char *wording_version(void);

/* The line of --help that says what the program is. */
const char *wording_summary(void);

/* What is wrong with --check alone. */
char *wording_needs_value(const char *option);
char *wording_takes_no_value(const char *option);

/* Two options, or settings, as they are typed. */
char *wording_contradict(const char *one, const char *other);
const char *wording_check_needs_file(void);
const char *wording_build_needs_number(void);
const char *wording_check_tables_takes(void);

/* "Try merels --help.", after what is wrong with a command line. The caller frees. */
char *wording_usage(const char *problem);

#endif

/* Text in fewer letters than it was written in. */
#ifndef MERELS_VOICE_PLAIN_H
#define MERELS_VOICE_PLAIN_H

#include <glib.h>

/* The text in ASCII, as those who read the language without its own letters write it: "Muehle" and
 * "mlynek". A question mark is only for what no keyboard has. The caller frees. */
char *plain_ascii(const char *text);

/* The same, where the character set lacks a letter only. */
char *plain_in(const char *text, const char *charset);

/* The same in the character set of the terminal. */
char *plain_in_locale(const char *text);

/* So that texts compare which differ in case, or in how an accent is put together. */
char *plain_fold(const char *text, gssize length);

/* How a word may be typed: as it is, in ASCII, and without any accent, each folded once. The caller
 * frees with g_strfreev. */
char **plain_spellings(const char *word);

#endif

/* The language that the program prints, understands and speaks: that of the catalogue which was
 * loaded, whatever the locale.
 *
 * Call these before other threads run, but for language_use, which may be called later too.
 */
#ifndef MERELS_VOICE_LANGUAGE_H
#define MERELS_VOICE_LANGUAGE_H

#include <glib.h>

enum language_outcome {
	LANGUAGE_USED,
	LANGUAGE_UNKNOWN, /* there is no translation */
	LANGUAGE_BARRED,  /* there is one, and no locale of this system lets it be read */
};

/* Sets the locale, and takes the language that it asks for by LANGUAGE, LC_ALL, LC_MESSAGES or
 * LANG. C and POSIX mean English. Translations are below folder. */
void language_begin(const char *folder);

/* Takes another: "de", "pt_BR", "pt-br", "de_AT.UTF-8", "en"; of "" the one at the beginning.
 * Otherwise nothing changes. */
enum language_outcome language_use(const char *name);

/* The present one as its catalogue is called, "de" or "pt_BR"; "en" without a catalogue. */
const char *language_code(void);

/* All that can be used, with spaces between. The caller frees. */
char *language_all(void);

/* Grows with each change: what was made of messages before is stale. */
unsigned language_changes(void);

#endif

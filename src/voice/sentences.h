/* Sentences filled into lines, and the strings they are made of.
 *
 * One struct sentences serves one fact: whatever sentences_format, points.h and lists.h return
 * for it lives until sentences_lines.
 */
#ifndef MERELS_VOICE_SENTENCES_H
#define MERELS_VOICE_SENTENCES_H

#include "voice/wording.h"

struct sentences {
	const struct wording_style *style;
	const struct board *board;
	GPtrArray *said;   /* sentences in their order, NULL where a line must end */
	GPtrArray *parts;  /* strings that sentences were made of */
	GPtrArray *quoted; /* of them, those from outside */
};

/* Columns of a line when terse and otherwise, and the most lines of an answer. */
#define SENTENCES_TERSE_COLUMNS 40
#define SENTENCES_COLUMNS 80
#define SENTENCES_LINES 5
#define SENTENCES_ANY_WIDTH ((unsigned)G_MAXINT)

void sentences_init(struct sentences *s, const struct wording_style *style,
		    const struct board *board);

/* The lines, each ended by a newline, for the caller to free; clears s. Lines are broken only
 * between sentences. Terse ones get wider before they are more than an answer may have. Spoken ones
 * have any width, and no sign that a voice would read out. */
char *sentences_lines(struct sentences *s);

/* ISO C knows no %1$s, which translators need; the extension is POSIX. */
#define sentences_say(...) (__extension__ sentences_add(__VA_ARGS__))
#define sentences_format(...) (__extension__ sentences_part(__VA_ARGS__))

/* Adds a sentence. One that begins with a filled-in word gets a capital letter, unless points are
 * written as a7, or the word was quoted. */
void sentences_add(struct sentences *s, const char *format, ...) G_GNUC_PRINTF(2, 3);

/* The next sentence begins a line. */
void sentences_break(struct sentences *s);

/* A string that a sentence is made of. */
const char *sentences_part(struct sentences *s, const char *format, ...) G_GNUC_PRINTF(2, 3);

/* Takes over a string. */
const char *sentences_keep(struct sentences *s, char *part);

/* A text from outside, such as a file name or a typed word, made fit to print: valid UTF-8, no
 * control characters, at most that many characters. NULL gives "". */
const char *sentences_quote(struct sentences *s, const char *text, unsigned most);

/* The next piece of a long list, broken after a separator, or NULL at its end; *rest moves on.
 * Spoken, it is three times as long. */
const char *sentences_chunk(struct sentences *s, const char **rest, const char *separator,
			    unsigned columns);

/* The text with its first letter in upper case. */
const char *sentences_capital(struct sentences *s, const char *text);

static inline bool sentences_terse(const struct sentences *s)
{
	return s->style->verbosity == WORDING_TERSE;
}

static inline bool sentences_full(const struct sentences *s)
{
	return s->style->verbosity == WORDING_FULL;
}

/* Terse for the eye and the finger: W and B, brackets and bare lists, which no voice should say. */
static inline bool sentences_brief(const struct sentences *s)
{
	return sentences_terse(s) && !s->style->spoken;
}

/* One of two or of four messages. Every message is written out, for the tools of translators. */
#define SIDED(side, white, black) ((side) == SIDE_WHITE ? (white) : (black))
/* Spoken, the last two are terse enough. */
#define WORDED(s, side, terse_white, terse_black, white, black)                                    \
	(sentences_brief(s) ? SIDED(side, terse_white, terse_black) : SIDED(side, white, black))
/* Terse where they are not: printed, and spoken. */
#define TERSE(s, side, terse_white, terse_black, spoken_white, spoken_black)                       \
	(sentences_brief(s) ? SIDED(side, terse_white, terse_black)                                \
			    : SIDED(side, spoken_white, spoken_black))

#endif

/* Lists inside a sentence. The strings live as long as the sentences. */
#ifndef MERELS_VOICE_LISTS_H
#define MERELS_VOICE_LISTS_H

#include "voice/sentences.h"

/* More is never listed. */
#define LISTS_MOST 128

struct lists {
	const char *items[LISTS_MOST];
	unsigned n;
};

/* The words of "terse|normal|full" or "easy medium"; "1|2|3" and longer runs become "1 to 3". */
struct lists lists_words(struct sentences *s, const char *text);

/* Words with spaces between them; spoken, with commas. */
const char *lists_as_heard(struct sentences *s, const char *words);

void lists_add(struct lists *list, const char *item);

const char *lists_commas(struct sentences *s, const struct lists *list); /* a, b, c */
const char *lists_or(struct sentences *s, const struct lists *list);	 /* a, b or c */
const char *lists_and(struct sentences *s, const struct lists *list);	 /* a, b and c */
/* a b c; a, b, c where names of points are of several words */
const char *lists_spaces(struct sentences *s, const struct lists *list);

#endif

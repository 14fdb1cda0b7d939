/* What a voice cannot say, taken out of printed text. */
#ifndef MERELS_VOICE_SPOKEN_H
#define MERELS_VOICE_SPOKEN_H

/* The lines with pauses for colons and semicolons, decimals in words, and nothing but letters,
 * digits, the marks of speech.h, inner apostrophes and . , ? besides. The caller frees. */
char *spoken_signs(const char *lines);

#endif

/* Utterances as synthesizers want them. */
#ifndef MERELS_VOICE_SPEECH_TEXT_H
#define MERELS_VOICE_SPEECH_TEXT_H

/* The utterance on one line, as valid UTF-8 without control characters but the marks of points, and
 * without dots at its end that would be read aloud; "" if nothing is to be said. All for the caller
 * to free. */
char *speech_text_clean(const char *utterance);

/* The clean utterance with the letters of points as the voice of the language names them. */
char *speech_text_spelt(const char *clean);

/* Of a clean utterance: the words alone, or a document of SSML in which points are spelled and
 * each sentence ends a line. */
char *speech_text_plain(const char *clean);
char *speech_text_ssml(const char *clean);

/* A language as synthesizers name it: "pt-br" for "pt_BR.UTF-8@latin". */
char *speech_text_language(const char *locale);

#endif

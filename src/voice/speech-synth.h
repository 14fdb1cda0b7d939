/* eSpeak NG as a function from text to samples.
 *
 * The library has one state for the whole process and knows no threads: it is initialised once,
 * never ended (a second end hangs), and lent to one user at a time, who may use it in one thread
 * only. Only a callback's own time is added to that of the synthesis, which is far faster than
 * speech.
 */
#ifndef MERELS_VOICE_SPEECH_SYNTH_H
#define MERELS_VOICE_SPEECH_SYNTH_H

#include "voice/speech.h"

/* Borrows it, with this manner as far as its voice and language are there. FALSE and *error if the
 * data of the library are missing or it is lent. */
gboolean speech_synth_take(const struct speech_manner *manner, GError **error);
void speech_synth_give_back(void);

/* Samples a second of all voices. */
unsigned speech_synth_rate_hz(void);

/* As speech_set. */
gboolean speech_synth_set(const struct speech_manner *manner, GError **error);

/* FALSE ends the synthesis. */
typedef gboolean speech_synth_sink(gpointer data, const gint16 *samples, gsize n);

/* Speaks a clean utterance into the sink, block by block. The same calls give the same samples in
 * every process; in one, a repeated utterance may differ by some samples. */
void speech_synth_say(const char *utterance, speech_synth_sink *sink, gpointer data);

#endif

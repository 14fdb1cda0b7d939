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

/* Samples a second of all voices. */
#define SPEECH_SYNTH_RATE_HZ 22050

/* Borrows it, which is quick. FALSE and *error if it is lent. */
gboolean speech_synth_take(GError **error);
void speech_synth_give_back(void);

/* Loads the library's data, once for the process, and a voice: some 30 ms. The manner is followed
 * as far as its voice and language are there. FALSE and *error if the data are missing. */
gboolean speech_synth_begin(const struct speech_manner *manner, GError **error);

/* As speech_set. */
gboolean speech_synth_set(const struct speech_manner *manner, GError **error);

/* FALSE ends the synthesis. */
typedef gboolean speech_synth_sink(gpointer data, const gint16 *samples, gsize n);

/* Speaks a clean utterance into the sink, block by block. The same calls give the same samples in
 * every process; in one, a repeated utterance may differ by some samples. */
void speech_synth_say(const char *utterance, speech_synth_sink *sink, gpointer data);

#endif

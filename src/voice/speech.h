/* Own speech: utterances to a synthesizer, a file or a log, one after another.
 *
 * Whoever calls never waits for sound: an utterance is queued and spoken by a thread or a server of
 * its own, in the order in which it was said, none lost and none twice, until it is stopped. All
 * functions are for one thread, the one that plays. Whatever a library has to say stays off the
 * terminal.
 *
 * An utterance is text as wording.h makes it in the spoken style: plain words, in which a point
 * stands between SPEECH_POINT and SPEECH_POINT_END. Back ends turn that into what keeps the
 * letter's own name in every sentence and language (SSML say-as characters), or strip it.
 */
#ifndef MERELS_VOICE_SPEECH_H
#define MERELS_VOICE_SPEECH_H

#include <glib.h>

#define SPEECH_POINT "\x01"
#define SPEECH_POINT_END "\x02"

#define SPEECH_RATE_MIN 80
#define SPEECH_RATE_MAX 450
/* Where the synthesizer has a rate of its own, this is taken for it. */
#define SPEECH_RATE_USUAL 175

/* How it is to sound. Strings are borrowed for the call; NULL or "" leaves the back end's own. */
struct speech_manner {
	unsigned rate_wpm;	 /* 80 to 450; 0: the back end's own */
	unsigned pitch_percent;	 /* 0 to 100, 50 is the voice's own */
	unsigned volume_percent; /* 0 to 100 */
	const char *voice;	 /* a voice of the synthesizer, by name */
	const char *language;	 /* "en", "de", …: that of the catalogue that was loaded */
};

struct speech;

/* "off|auto|speech-dispatcher|espeak|log:FILE|wav:FILE", without those left out by configure. */
extern const char speech_kinds[];

/* Whether this is one of them; a FILE must be named. */
gboolean speech_is_kind(const char *kind);

/* Opens a back end. auto takes Speech Dispatcher where it runs, else eSpeak NG. NULL and *error,
 * one sentence, if it cannot speak: no sound device, no server, no data files, no such file. Takes
 * at most 200 ms, auto twice that; a device that has not answered by then may still fail later. A
 * voice or language that is not there is no error here, but one of speech_set with the same manner.
 * A FILE is begun anew. "off" gives NULL without an error. kind must be one of speech_kinds. */
struct speech *speech_open(const char *kind, const struct speech_manner *manner, GError **error);

/* Queues an utterance; returns at once. An empty one is none. */
void speech_say(struct speech *speech, const char *utterance);

/* Silences what is being said and drops what waits, within 20 ms; returns at once. log and wav
 * lose nothing: their utterances are complete when speech_say returns. */
void speech_stop(struct speech *speech);

/* Whether something is being said or waits, as far as the back end knows. */
gboolean speech_busy(struct speech *speech);

/* What is said from here on sounds so. FALSE and *error for a voice or language that is not there;
 * the rest of the manner holds and the old voice is kept. That is told once, and only if it is
 * known within 100 ms, which it is while nothing is being said. Other changes are not waited for.
 */
gboolean speech_set(struct speech *speech, const struct speech_manner *manner, GError **error);

/* A back end that failed while speaking (server died, device gone or wedged) says so once: one
 * sentence for the caller to free, else NULL. It is silent from then on. What does not answer is
 * found out by calls of any of these functions that are 2 s apart. */
char *speech_failure(struct speech *speech);

/* Lets what was said last be heard to its end, at most wait_ms, then lets go of everything within
 * 200 ms, whatever the device does. NULL is nothing. */
void speech_close(struct speech *speech, unsigned wait_ms);

#endif

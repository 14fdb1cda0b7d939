/* A thread that alone touches a library, a device or a server which can block, and that is left
 * behind when it does: whoever calls waits for nothing but the limits below.
 *
 * Orders are carried out in their order. A stop drops the utterances that wait and ends the one
 * that is being spoken, which asks speech_worker_stopped. While a call of the thread has not come
 * back and has not said speech_worker_alive for 2 s, it is taken for wedged: the worker has failed,
 * and its thread ends by itself if it ever goes on. Time in which the whole process is stopped does
 * not count.
 */
#ifndef MERELS_VOICE_SPEECH_WORKER_H
#define MERELS_VOICE_SPEECH_WORKER_H

#include "voice/speech.h"

struct speech_worker;

/* What the thread calls, and nobody else. */
struct speech_worker_calls {
	/* FALSE and *error: the thread ends without any other call but close. */
	gboolean (*open)(gpointer self, const struct speech_manner *manner, GError **error);
	void (*say)(gpointer self, struct speech_worker *worker, const char *utterance);
	gboolean (*set)(gpointer self, const struct speech_manner *manner, GError **error);

	/* After a stop: silences what was handed over and is still sounding. */
	void (*silence)(gpointer self, struct speech_worker *worker);

	/* Nothing waits: comes back when all has been heard, or speech_worker_pause is FALSE. */
	void (*rest)(gpointer self, struct speech_worker *worker);

	/* Lets go of everything and frees self. */
	void (*close)(gpointer self);

	const char *wedged; /* the sentence for that, to be translated */

	/* Whether it may still be opening when speech_worker_new returns. */
	gboolean may_open_late;
};

/* Starts the thread with its own self and waits for open, at most 150 ms. */
struct speech_worker *speech_worker_new(const struct speech_worker_calls *calls, gpointer self,
					const struct speech_manner *manner, GError **error);

/* A back end's functions, for which the worker is its object. set waits at most 100 ms, and only
 * when a voice or language that is not there could be named for the first time. */
void speech_worker_say(gpointer worker, const char *utterance);
void speech_worker_stop(gpointer worker);
gboolean speech_worker_busy(gpointer worker);
gboolean speech_worker_set(gpointer worker, const struct speech_manner *manner, GError **error);
char *speech_worker_failure(gpointer worker);
void speech_worker_close(gpointer worker, unsigned wait_ms);

/* For the calls of the thread. */
gboolean speech_worker_stopped(struct speech_worker *worker);
void speech_worker_alive(struct speech_worker *worker);

/* Waits that long; FALSE at once if there is something to do. */
gboolean speech_worker_pause(struct speech_worker *worker, unsigned ms);

/* Nothing is carried out any more; the first sentence is kept. */
void speech_worker_fail(struct speech_worker *worker, const char *sentence);

#endif

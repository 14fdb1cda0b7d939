#define _POSIX_C_SOURCE 200809L

#include "voice/speech-worker.h"

#include "voice/speech-backend.h"

#include <libintl.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>

/* How long a player waits for a voice; a test on a busy machine has more patience. */
#ifndef SPEECH_OPEN_MS
#define SPEECH_OPEN_MS 150
#endif
#ifndef SPEECH_ANSWER_MS
#define SPEECH_ANSWER_MS 100
#endif
#define CLOSE_MS 150
/* What has failed, or has not moved for so long, is not waited for in the middle of a game. */
#define FAILED_MS 10
#define STUCK_MS 200
#define WEDGED_MS 2000
#define GRACE_MS 20
#define WATCH_MS 100

struct order {
	char *utterance; /* or NULL: another manner */
	struct speech_manner manner;
	unsigned number; /* among the manners asked for */
};

struct speech_worker {
	const struct speech_worker_calls *calls;
	gpointer self;			  /* the thread's */
	struct speech_manner opened_with; /* too */
	pthread_t thread;
	gint references;

	/* Read without the lock, by calls in the midst of their work. */
	gint stops;
	gint signs_of_life;

	pthread_mutex_t lock; /* for all below; not GLib's, which race detectors do not know */
	pthread_cond_t changed;
	GQueue orders;
	gint stops_at_order; /* of the order that is being carried out */
	gboolean opened;     /* or failed to */
	gboolean idle, silence_due, quitting, finished;
	gboolean waiting; /* in the thread's own wait, which cannot wedge */
	GError *failure;

	struct speech_manner manner; /* the last one asked for */
	gboolean manner_asked;
	unsigned manners_asked, manners_set;
	GError *manner_error; /* of the last one set */

	/* What was last seen of the thread's life, and when. */
	gboolean watching;
	gint signs_seen;
	gint64 seen_us;
};

static void manner_copy(struct speech_manner *copy, const struct speech_manner *manner)
{
	*copy = *manner;
	copy->voice = g_strdup(manner->voice);
	copy->language = g_strdup(manner->language);
}

static void manner_clear(struct speech_manner *manner)
{
	g_free((char *)manner->voice);
	g_free((char *)manner->language);
}

static void order_free(struct order *order)
{
	g_free(order->utterance);
	manner_clear(&order->manner);
	g_free(order);
}

static void unref(struct speech_worker *worker)
{
	if (!g_atomic_int_dec_and_test(&worker->references))
		return;
	while (!g_queue_is_empty(&worker->orders))
		order_free(g_queue_pop_head(&worker->orders));
	g_clear_error(&worker->failure);
	g_clear_error(&worker->manner_error);
	manner_clear(&worker->manner);
	manner_clear(&worker->opened_with);
	pthread_mutex_destroy(&worker->lock);
	pthread_cond_destroy(&worker->changed);
	g_free(worker);
}

static void init_lock(struct speech_worker *worker)
{
	pthread_condattr_t attributes;

	pthread_condattr_init(&attributes);
	pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
	pthread_cond_init(&worker->changed, &attributes);
	pthread_condattr_destroy(&attributes);
	pthread_mutex_init(&worker->lock, NULL);
}

/* Everything below with "locked" in its name is called with the lock held. */

/* FALSE when that time, of g_get_monotonic_time, is over. */
static gboolean changes_until_locked(struct speech_worker *worker, gint64 end_us)
{
	struct timespec end = {
		.tv_sec = (time_t)(end_us / G_USEC_PER_SEC),
		.tv_nsec = (long)(end_us % G_USEC_PER_SEC) * 1000,
	};

	return !pthread_cond_timedwait(&worker->changed, &worker->lock, &end);
}

static void drop_utterances_locked(struct speech_worker *worker)
{
	for (GList *at = worker->orders.head; at;) {
		GList *next = at->next;
		struct order *order = at->data;

		if (order->utterance) {
			order_free(order);
			g_queue_delete_link(&worker->orders, at);
		}
		at = next;
	}
}

static void stop_locked(struct speech_worker *worker)
{
	drop_utterances_locked(worker);
	if (worker->idle)
		return;
	g_atomic_int_inc(&worker->stops);
	worker->silence_due = TRUE;
	pthread_cond_broadcast(&worker->changed);
}

static void fail_locked(struct speech_worker *worker, const char *sentence)
{
	if (!worker->failure)
		worker->failure = g_error_new_literal(SPEECH_ERROR, 0, sentence);
	worker->quitting = TRUE;
	stop_locked(worker);
}

void speech_worker_fail(struct speech_worker *worker, const char *sentence)
{
	pthread_mutex_lock(&worker->lock);
	fail_locked(worker, sentence);
	pthread_mutex_unlock(&worker->lock);
}

gboolean speech_worker_stopped(struct speech_worker *worker)
{
	/* Only the thread itself writes stops_at_order. */
	return g_atomic_int_get(&worker->stops) != worker->stops_at_order;
}

void speech_worker_alive(struct speech_worker *worker)
{
	g_atomic_int_inc(&worker->signs_of_life);
}

static gboolean has_work_locked(struct speech_worker *worker)
{
	return worker->quitting || worker->silence_due || !g_queue_is_empty(&worker->orders);
}

/* FALSE when the time is over. */
static gboolean wait_locked(struct speech_worker *worker, gint64 end_us)
{
	gboolean woken = TRUE;

	worker->waiting = TRUE;
	if (end_us)
		woken = changes_until_locked(worker, end_us);
	else
		pthread_cond_wait(&worker->changed, &worker->lock);
	worker->waiting = FALSE;
	speech_worker_alive(worker);
	return woken;
}

gboolean speech_worker_pause(struct speech_worker *worker, unsigned ms)
{
	gint64 end_us = g_get_monotonic_time() + (gint64)ms * 1000;
	gboolean undisturbed;

	pthread_mutex_lock(&worker->lock);
	while (!has_work_locked(worker) && wait_locked(worker, end_us))
		;
	undisturbed = !has_work_locked(worker);
	pthread_mutex_unlock(&worker->lock);
	return undisturbed;
}

static void say_or_set(struct speech_worker *worker, struct order *order)
{
	GError *error = NULL;

	if (order->utterance) {
		worker->calls->say(worker->self, worker, order->utterance);
		return;
	}
	worker->calls->set(worker->self, &order->manner, &error);
	pthread_mutex_lock(&worker->lock);
	g_clear_error(&worker->manner_error);
	worker->manner_error = error;
	worker->manners_set = order->number;
	pthread_cond_broadcast(&worker->changed);
	pthread_mutex_unlock(&worker->lock);
}

static void carry_out_locked(struct speech_worker *worker, struct order *order)
{
	worker->stops_at_order = g_atomic_int_get(&worker->stops);
	pthread_mutex_unlock(&worker->lock);
	say_or_set(worker, order);
	order_free(order);
	pthread_mutex_lock(&worker->lock);
}

static void silence_locked(struct speech_worker *worker)
{
	worker->silence_due = FALSE;
	pthread_mutex_unlock(&worker->lock);
	worker->calls->silence(worker->self, worker);
	pthread_mutex_lock(&worker->lock);
}

static void rest_locked(struct speech_worker *worker)
{
	pthread_mutex_unlock(&worker->lock);
	worker->calls->rest(worker->self, worker);
	pthread_mutex_lock(&worker->lock);
}

static void work_locked(struct speech_worker *worker)
{
	gboolean rested = TRUE;

	for (;;) {
		speech_worker_alive(worker);
		if (worker->silence_due && !worker->failure) {
			silence_locked(worker);
		} else if (worker->quitting) {
			return;
		} else if (!g_queue_is_empty(&worker->orders)) {
			carry_out_locked(worker, g_queue_pop_head(&worker->orders));
			rested = FALSE;
		} else if (!rested) {
			rest_locked(worker);
			rested = !has_work_locked(worker);
		} else {
			worker->idle = TRUE;
			pthread_cond_broadcast(&worker->changed);
			wait_locked(worker, 0);
		}
	}
}

static void *run(void *data)
{
	struct speech_worker *worker = data;
	GError *error = NULL;
	gboolean opened = worker->calls->open(worker->self, &worker->opened_with, &error);

	pthread_mutex_lock(&worker->lock);
	worker->opened = TRUE;
	if (!opened && !worker->failure)
		worker->failure = g_steal_pointer(&error);
	pthread_cond_broadcast(&worker->changed);
	if (opened)
		work_locked(worker);
	pthread_mutex_unlock(&worker->lock);
	g_clear_error(&error);
	worker->calls->close(worker->self);
	pthread_mutex_lock(&worker->lock);
	worker->finished = TRUE;
	pthread_cond_broadcast(&worker->changed);
	pthread_mutex_unlock(&worker->lock);
	unref(worker);
	return NULL;
}

/* Signals are for the thread that plays, and a broken pipe is an error like others. Threads and
 * programs that libraries start inherit this. */
static void start(struct speech_worker *worker)
{
	sigset_t all, before;
	int trouble;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	trouble = pthread_create(&worker->thread, NULL, run, worker);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	g_assert(!trouble);
}

static gboolean is_stuck_locked(struct speech_worker *worker)
{
	return worker->failure || (worker->watching && !worker->waiting &&
				   worker->signs_seen == g_atomic_int_get(&worker->signs_of_life) &&
				   g_get_monotonic_time() - worker->seen_us >= STUCK_MS * 1000);
}

/* Never joins a thread that is not at its end. */
static void release(struct speech_worker *worker)
{
	gint64 end_us = g_get_monotonic_time();
	gboolean finished;

	pthread_mutex_lock(&worker->lock);
	end_us += (is_stuck_locked(worker) ? FAILED_MS : CLOSE_MS) * 1000;
	while (!worker->finished && changes_until_locked(worker, end_us))
		;
	finished = worker->finished;
	pthread_mutex_unlock(&worker->lock);
	if (finished)
		pthread_join(worker->thread, NULL);
	else
		pthread_detach(worker->thread);
	unref(worker);
}

struct speech_worker *speech_worker_new(const struct speech_worker_calls *calls, gpointer self,
					const struct speech_manner *manner, GError **error)
{
	struct speech_worker *worker = g_new0(struct speech_worker, 1);
	gint64 end_us = g_get_monotonic_time() + SPEECH_OPEN_MS * 1000;
	GError *failure = NULL;

	worker->calls = calls;
	worker->self = self;
	worker->references = 2;
	worker->idle = TRUE;
	init_lock(worker);
	manner_copy(&worker->opened_with, manner);
	start(worker);

	pthread_mutex_lock(&worker->lock);
	while (!worker->opened && changes_until_locked(worker, end_us))
		;
	if (!worker->opened && !calls->may_open_late)
		fail_locked(worker, gettext(calls->wedged));
	if (worker->failure)
		failure = g_error_copy(worker->failure);
	pthread_mutex_unlock(&worker->lock);
	if (!failure)
		return worker;
	release(worker);
	g_propagate_error(error, failure);
	return NULL;
}

static void watch_locked(struct speech_worker *worker)
{
	gint signs = g_atomic_int_get(&worker->signs_of_life);
	gint64 now_us = g_get_monotonic_time();

	if (worker->failure || worker->waiting) {
		worker->watching = FALSE;
	} else if (!worker->watching || signs != worker->signs_seen) {
		worker->watching = TRUE;
		worker->signs_seen = signs;
		worker->seen_us = now_us;
	} else if (now_us - worker->seen_us >= WEDGED_MS * 1000) {
		/* After SIGCONT the thread may not have had its turn yet. */
		pthread_mutex_unlock(&worker->lock);
		g_usleep(GRACE_MS * 1000);
		pthread_mutex_lock(&worker->lock);
		if (signs == g_atomic_int_get(&worker->signs_of_life) && !worker->failure)
			fail_locked(worker, gettext(worker->calls->wedged));
	}
}

static void give_locked(struct speech_worker *worker, struct order *order)
{
	g_queue_push_tail(&worker->orders, order);
	worker->idle = FALSE;
	pthread_cond_broadcast(&worker->changed);
}

void speech_worker_say(gpointer self, const char *utterance)
{
	struct speech_worker *worker = self;

	pthread_mutex_lock(&worker->lock);
	watch_locked(worker);
	if (!worker->failure) {
		struct order *order = g_new0(struct order, 1);

		order->utterance = g_strdup(utterance);
		give_locked(worker, order);
	}
	pthread_mutex_unlock(&worker->lock);
}

void speech_worker_stop(gpointer self)
{
	struct speech_worker *worker = self;

	pthread_mutex_lock(&worker->lock);
	watch_locked(worker);
	if (!worker->failure)
		stop_locked(worker);
	pthread_mutex_unlock(&worker->lock);
}

gboolean speech_worker_busy(gpointer self)
{
	struct speech_worker *worker = self;
	gboolean busy;

	pthread_mutex_lock(&worker->lock);
	watch_locked(worker);
	busy = !worker->failure && !worker->idle;
	pthread_mutex_unlock(&worker->lock);
	return busy;
}

/* Whether it may be refused: it names another voice or language than the last one did. */
static gboolean remember_locked(struct speech_worker *worker, const struct speech_manner *manner)
{
	gboolean other = !worker->manner_asked || g_strcmp0(manner->voice, worker->manner.voice) ||
			 g_strcmp0(manner->language, worker->manner.language);

	manner_clear(&worker->manner);
	manner_copy(&worker->manner, manner);
	worker->manner_asked = TRUE;
	return other;
}

static void await_manner_locked(struct speech_worker *worker, GError **error)
{
	gint64 end_us = g_get_monotonic_time() + SPEECH_ANSWER_MS * 1000;

	while (worker->manners_set != worker->manners_asked && !worker->failure)
		if (!changes_until_locked(worker, end_us))
			return;
	if (worker->manner_error)
		g_propagate_error(error, g_error_copy(worker->manner_error));
}

gboolean speech_worker_set(gpointer self, const struct speech_manner *manner, GError **error)
{
	struct speech_worker *worker = self;
	GError *refused = NULL;

	pthread_mutex_lock(&worker->lock);
	watch_locked(worker);
	if (!worker->failure) {
		gboolean other = remember_locked(worker, manner);
		struct order *order = g_new0(struct order, 1);

		manner_copy(&order->manner, manner);
		order->number = ++worker->manners_asked;
		give_locked(worker, order);
		if (other)
			await_manner_locked(worker, &refused);
	}
	pthread_mutex_unlock(&worker->lock);
	if (!refused)
		return TRUE;
	g_propagate_error(error, refused);
	return FALSE;
}

char *speech_worker_failure(gpointer self)
{
	struct speech_worker *worker = self;
	char *sentence;

	pthread_mutex_lock(&worker->lock);
	watch_locked(worker);
	sentence = worker->failure ? g_strdup(worker->failure->message) : NULL;
	pthread_mutex_unlock(&worker->lock);
	return sentence;
}

void speech_worker_close(gpointer self, unsigned wait_ms)
{
	struct speech_worker *worker = self;
	gint64 end_us = g_get_monotonic_time() + (gint64)wait_ms * 1000;

	pthread_mutex_lock(&worker->lock);
	for (gint64 now_us; !is_stuck_locked(worker) && !worker->idle; watch_locked(worker)) {
		now_us = g_get_monotonic_time();
		if (now_us >= end_us)
			break;
		changes_until_locked(worker, MIN(end_us, now_us + WATCH_MS * 1000));
	}
	worker->quitting = TRUE;
	stop_locked(worker);
	pthread_cond_broadcast(&worker->changed);
	pthread_mutex_unlock(&worker->lock);
	release(worker);
}

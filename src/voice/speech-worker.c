#define _POSIX_C_SOURCE 200809L

#include "voice/speech-worker.h"

#include "voice/speech-backend.h"

#include <libintl.h>
#include <signal.h>

#define OPEN_MS 150
#define ANSWER_MS 100
#define CLOSE_MS 150
#define WEDGED_MS 2000
#define GRACE_MS 30
#define WATCH_MS 100

struct order {
	char *utterance; /* or NULL: another manner */
	struct speech_manner manner;
	unsigned number; /* among the manners asked for */
};

struct speech_worker {
	const struct speech_worker_calls *calls;
	gpointer self; /* the thread's */
	GThread *thread;
	gint references;

	/* Read without the lock, by calls in the midst of their work. */
	gint stops;
	gint signs_of_life;

	GMutex lock; /* for all below */
	GCond changed;
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
	g_mutex_clear(&worker->lock);
	g_cond_clear(&worker->changed);
	g_free(worker);
}

/* Everything below with "locked" in its name is called with the lock held. */

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
	g_cond_broadcast(&worker->changed);
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
	g_mutex_lock(&worker->lock);
	fail_locked(worker, sentence);
	g_mutex_unlock(&worker->lock);
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
		woken = g_cond_wait_until(&worker->changed, &worker->lock, end_us);
	else
		g_cond_wait(&worker->changed, &worker->lock);
	worker->waiting = FALSE;
	speech_worker_alive(worker);
	return woken;
}

gboolean speech_worker_pause(struct speech_worker *worker, unsigned ms)
{
	gint64 end_us = g_get_monotonic_time() + (gint64)ms * 1000;
	gboolean undisturbed;

	g_mutex_lock(&worker->lock);
	while (!has_work_locked(worker) && wait_locked(worker, end_us))
		;
	undisturbed = !has_work_locked(worker);
	g_mutex_unlock(&worker->lock);
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
	g_mutex_lock(&worker->lock);
	g_clear_error(&worker->manner_error);
	worker->manner_error = error;
	worker->manners_set = order->number;
	g_cond_broadcast(&worker->changed);
	g_mutex_unlock(&worker->lock);
}

static void carry_out_locked(struct speech_worker *worker, struct order *order)
{
	worker->stops_at_order = g_atomic_int_get(&worker->stops);
	g_mutex_unlock(&worker->lock);
	say_or_set(worker, order);
	order_free(order);
	g_mutex_lock(&worker->lock);
}

static void silence_locked(struct speech_worker *worker)
{
	worker->silence_due = FALSE;
	g_mutex_unlock(&worker->lock);
	worker->calls->silence(worker->self, worker);
	g_mutex_lock(&worker->lock);
}

static void rest_locked(struct speech_worker *worker)
{
	g_mutex_unlock(&worker->lock);
	worker->calls->rest(worker->self, worker);
	g_mutex_lock(&worker->lock);
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
			g_cond_broadcast(&worker->changed);
			wait_locked(worker, 0);
		}
	}
}

static gpointer run(gpointer data)
{
	struct speech_worker *worker = data;
	GError *error = NULL;
	gboolean opened = worker->calls->open(worker->self, &worker->manner, &error);

	g_mutex_lock(&worker->lock);
	worker->opened = TRUE;
	if (!opened && !worker->failure)
		worker->failure = g_steal_pointer(&error);
	g_cond_broadcast(&worker->changed);
	if (opened)
		work_locked(worker);
	g_mutex_unlock(&worker->lock);
	g_clear_error(&error);
	worker->calls->close(worker->self);
	g_mutex_lock(&worker->lock);
	worker->finished = TRUE;
	g_cond_broadcast(&worker->changed);
	g_mutex_unlock(&worker->lock);
	unref(worker);
	return NULL;
}

/* Signals are for the thread that plays, and a broken pipe is an error like others. Threads and
 * programs that libraries start inherit this. */
static GThread *start(struct speech_worker *worker)
{
	sigset_t all, before;
	GThread *thread;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	thread = g_thread_new("speech", run, worker);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return thread;
}

/* Never joins a thread that is not at its end. */
static void release(struct speech_worker *worker)
{
	gint64 end_us = g_get_monotonic_time() + CLOSE_MS * 1000;
	gboolean finished;

	g_mutex_lock(&worker->lock);
	while (!worker->finished && g_cond_wait_until(&worker->changed, &worker->lock, end_us))
		;
	finished = worker->finished;
	g_mutex_unlock(&worker->lock);
	if (finished)
		g_thread_join(worker->thread);
	else
		g_thread_unref(worker->thread);
	unref(worker);
}

struct speech_worker *speech_worker_new(const struct speech_worker_calls *calls, gpointer self,
					const struct speech_manner *manner, GError **error)
{
	struct speech_worker *worker = g_new0(struct speech_worker, 1);
	gint64 end_us = g_get_monotonic_time() + OPEN_MS * 1000;
	GError *failure = NULL;

	worker->calls = calls;
	worker->self = self;
	worker->references = 2;
	worker->idle = TRUE;
	g_mutex_init(&worker->lock);
	g_cond_init(&worker->changed);
	manner_copy(&worker->manner, manner);
	worker->thread = start(worker);

	g_mutex_lock(&worker->lock);
	while (!worker->opened && g_cond_wait_until(&worker->changed, &worker->lock, end_us))
		;
	if (!worker->opened && !calls->may_open_late)
		fail_locked(worker, gettext(calls->wedged));
	if (worker->failure)
		failure = g_error_copy(worker->failure);
	g_mutex_unlock(&worker->lock);
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
		g_mutex_unlock(&worker->lock);
		g_usleep(GRACE_MS * 1000);
		g_mutex_lock(&worker->lock);
		if (signs == g_atomic_int_get(&worker->signs_of_life) && !worker->failure)
			fail_locked(worker, gettext(worker->calls->wedged));
	}
}

static void give_locked(struct speech_worker *worker, struct order *order)
{
	g_queue_push_tail(&worker->orders, order);
	worker->idle = FALSE;
	g_cond_broadcast(&worker->changed);
}

void speech_worker_say(gpointer self, const char *utterance)
{
	struct speech_worker *worker = self;

	g_mutex_lock(&worker->lock);
	watch_locked(worker);
	if (!worker->failure) {
		struct order *order = g_new0(struct order, 1);

		order->utterance = g_strdup(utterance);
		give_locked(worker, order);
	}
	g_mutex_unlock(&worker->lock);
}

void speech_worker_stop(gpointer self)
{
	struct speech_worker *worker = self;

	g_mutex_lock(&worker->lock);
	watch_locked(worker);
	if (!worker->failure)
		stop_locked(worker);
	g_mutex_unlock(&worker->lock);
}

gboolean speech_worker_busy(gpointer self)
{
	struct speech_worker *worker = self;
	gboolean busy;

	g_mutex_lock(&worker->lock);
	watch_locked(worker);
	busy = !worker->failure && !worker->idle;
	g_mutex_unlock(&worker->lock);
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
	gint64 end_us = g_get_monotonic_time() + ANSWER_MS * 1000;

	while (worker->manners_set != worker->manners_asked && !worker->failure)
		if (!g_cond_wait_until(&worker->changed, &worker->lock, end_us))
			return;
	if (worker->manner_error)
		g_propagate_error(error, g_error_copy(worker->manner_error));
}

gboolean speech_worker_set(gpointer self, const struct speech_manner *manner, GError **error)
{
	struct speech_worker *worker = self;
	GError *refused = NULL;

	g_mutex_lock(&worker->lock);
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
	g_mutex_unlock(&worker->lock);
	if (!refused)
		return TRUE;
	g_propagate_error(error, refused);
	return FALSE;
}

char *speech_worker_failure(gpointer self)
{
	struct speech_worker *worker = self;
	char *sentence;

	g_mutex_lock(&worker->lock);
	watch_locked(worker);
	sentence = worker->failure ? g_strdup(worker->failure->message) : NULL;
	g_mutex_unlock(&worker->lock);
	return sentence;
}

void speech_worker_close(gpointer self, unsigned wait_ms)
{
	struct speech_worker *worker = self;
	gint64 end_us = g_get_monotonic_time() + (gint64)wait_ms * 1000;

	g_mutex_lock(&worker->lock);
	for (gint64 now_us; !worker->failure && !worker->idle; watch_locked(worker)) {
		now_us = g_get_monotonic_time();
		if (now_us >= end_us)
			break;
		g_cond_wait_until(&worker->changed, &worker->lock,
				  MIN(end_us, now_us + WATCH_MS * 1000));
	}
	worker->quitting = TRUE;
	stop_locked(worker);
	g_cond_broadcast(&worker->changed);
	g_mutex_unlock(&worker->lock);
	release(worker);
}

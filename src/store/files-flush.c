#define _DEFAULT_SOURCE
#define _XOPEN_SOURCE 700

#include "store/files-flush.h"

#include "store/files.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

/* Turns that follow each other quickly are flushed once: a disk that flushes makes the next
 * file wait, and all must be on it within a second. */
#define GATHER_MS 200

struct job {
	char *path;
	int fd;
};

/* The lock guards all that follows. busy: the thread works on a job that it took from jobs.
 * hurry: files_settle waits, and nothing is gathered any more. */
static GMutex lock;
static GCond changed;
static GQueue jobs = G_QUEUE_INIT;
static gboolean busy, running, hurry;

static void flush_folder(const char *path)
{
	char *folder = g_path_get_dirname(path);
	int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd >= 0) {
		fsync(fd);
		close(fd);
	}
	g_free(folder);
}

/* A disk that reports an error now is not worth a word: the text is with the system, and the
 * next turn writes it again. */
static void flush(struct job *job)
{
	fsync(job->fd);
	close(job->fd);
	flush_folder(job->path);
	g_free(job->path);
	g_free(job);
}

static void gather(void)
{
	gint64 until = g_get_monotonic_time() + GATHER_MS * G_TIME_SPAN_MILLISECOND;

	while (!hurry && g_cond_wait_until(&changed, &lock, until))
		;
}

static gpointer work(gpointer data)
{
	(void)data;
	g_mutex_lock(&lock);
	for (;;) {
		struct job *job;

		if (jobs.length && !busy)
			gather();
		job = g_queue_pop_head(&jobs);
		busy = job != NULL;
		if (job) {
			g_mutex_unlock(&lock);
			flush(job);
			g_mutex_lock(&lock);
		} else {
			g_cond_broadcast(&changed);
			g_cond_wait(&changed, &lock);
		}
	}
	return NULL;
}

/* Signals are for the thread that plays. The thread is never joined: a disk may hang for ever. */
static gboolean start(void)
{
	sigset_t all, old;
	GThread *thread;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	thread = g_thread_try_new("flush", work, NULL, NULL);
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	if (thread)
		g_thread_unref(thread);
	return thread != NULL;
}

static struct job *waiting(const char *path)
{
	for (GList *link = jobs.head; link; link = link->next) {
		struct job *job = link->data;

		if (!strcmp(job->path, path))
			return job;
	}
	return NULL;
}

void files_flush_later(const char *path, int fd)
{
	struct job *job;

	g_mutex_lock(&lock);
	running = running || start();
	job = waiting(path);
	if (job) {
		close(job->fd);
	} else {
		job = g_new(struct job, 1);
		job->path = g_strdup(path);
		g_queue_push_tail(&jobs, job);
	}
	job->fd = fd;
	if (running)
		g_cond_broadcast(&changed);
	else
		flush(g_queue_pop_head(&jobs));
	g_mutex_unlock(&lock);
}

void files_settle(unsigned limit_ms)
{
	gint64 limit = g_get_monotonic_time() + limit_ms * G_TIME_SPAN_MILLISECOND;

	g_mutex_lock(&lock);
	hurry = TRUE;
	g_cond_broadcast(&changed);
	while (running && (busy || jobs.length))
		if (!g_cond_wait_until(&changed, &lock, limit))
			break;
	hurry = FALSE;
	g_mutex_unlock(&lock);
}

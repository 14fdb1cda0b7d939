#define _POSIX_C_SOURCE 200809L

#include "sound-device.h"

#include <errno.h>
#include <pcaudiolib/audio.h>
#include <pthread.h>

#define HELD_MS 60

struct audio_object {
	guint32 rate_hz;
	gint64 played_to_us; /* when all that was written will have been heard */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static enum sound_device kind;
static GArray *samples;
static gsize hold_at = G_MAXSIZE;
static gboolean held;
static guint flushes;
static gint64 first_us, last_us;

void sound_device_be(enum sound_device device)
{
	pthread_mutex_lock(&lock);
	kind = device;
	if (samples)
		g_array_unref(samples);
	samples = g_array_new(FALSE, FALSE, sizeof(gint16));
	flushes = 0;
	first_us = last_us = 0;
	pthread_mutex_unlock(&lock);
}

void sound_device_hold(gsize at)
{
	pthread_mutex_lock(&lock);
	hold_at = at;
	pthread_mutex_unlock(&lock);
}

void sound_device_let_go(void)
{
	pthread_mutex_lock(&lock);
	hold_at = G_MAXSIZE;
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&lock);
}

gboolean sound_device_is_held(void)
{
	gboolean is_held;

	pthread_mutex_lock(&lock);
	is_held = held;
	pthread_mutex_unlock(&lock);
	return is_held;
}

GArray *sound_device_samples(void)
{
	GArray *copy;

	pthread_mutex_lock(&lock);
	copy = g_array_copy(samples);
	pthread_mutex_unlock(&lock);
	return copy;
}

guint sound_device_flushes(void)
{
	guint n;

	pthread_mutex_lock(&lock);
	n = flushes;
	pthread_mutex_unlock(&lock);
	return n;
}

void sound_device_times(gint64 *first, gint64 *last)
{
	pthread_mutex_lock(&lock);
	*first = first_us;
	*last = last_us;
	first_us = last_us = 0;
	pthread_mutex_unlock(&lock);
}

static void wait_while_held(void)
{
	while (samples->len >= hold_at) {
		held = TRUE;
		pthread_cond_wait(&changed, &lock);
	}
	held = FALSE;
}

struct audio_object *create_audio_device_object(const char *device, const char *application,
						const char *description)
{
	(void)device, (void)application, (void)description;
	return g_new0(struct audio_object, 1);
}

int audio_object_open(struct audio_object *object, enum audio_object_format format, uint32_t rate,
		      uint8_t channels)
{
	int result;

	(void)format, (void)channels;
	object->rate_hz = rate;
	pthread_mutex_lock(&lock);
	wait_while_held();
	result = kind == SOUND_DEVICE_ABSENT ? -ENOENT : 0;
	pthread_mutex_unlock(&lock);
	return result;
}

void audio_object_close(struct audio_object *object)
{
	(void)object;
}

void audio_object_destroy(struct audio_object *object)
{
	g_free(object);
}

static void play_until(struct audio_object *object, gint64 ahead_us)
{
	gint64 now_us = g_get_monotonic_time();

	if (object->played_to_us > now_us + ahead_us)
		g_usleep((gulong)(object->played_to_us - now_us - ahead_us));
}

static int take(const void *data, gsize n)
{
	int result = -ENODEV;

	pthread_mutex_lock(&lock);
	wait_while_held();
	if (kind != SOUND_DEVICE_BROKEN) {
		g_array_append_vals(samples, data, (guint)n);
		last_us = g_get_monotonic_time();
		if (!first_us)
			first_us = last_us;
		result = 0;
	}
	pthread_mutex_unlock(&lock);
	return result;
}

int audio_object_write(struct audio_object *object, const void *data, size_t bytes)
{
	gsize n = bytes / sizeof(gint16);
	gint64 now_us = g_get_monotonic_time();

	if (kind == SOUND_DEVICE_REAL_TIME) {
		object->played_to_us = MAX(object->played_to_us, now_us) +
				       (gint64)n * G_USEC_PER_SEC / object->rate_hz;
		play_until(object, HELD_MS * 1000);
	}
	return take(data, n);
}

int audio_object_drain(struct audio_object *object)
{
	play_until(object, 0);
	return 0;
}

int audio_object_flush(struct audio_object *object)
{
	object->played_to_us = 0;
	pthread_mutex_lock(&lock);
	flushes++;
	last_us = g_get_monotonic_time();
	pthread_mutex_unlock(&lock);
	return 0;
}

const char *audio_object_strerror(struct audio_object *object, int error)
{
	(void)object;
	return g_strerror(-error);
}

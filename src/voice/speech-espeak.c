/* eSpeak NG through pcaudiolib, which finds PulseAudio, PipeWire or ALSA. */
#define _POSIX_C_SOURCE 200809L

#include "voice/speech-backend.h"
#include "voice/speech-synth.h"
#include "voice/speech-worker.h"

#include <dlfcn.h>
#include <glib/gi18n.h>
#include <pcaudiolib/audio.h>
#include <string.h>

/* What pcaudiolib 1.2 lets a device hold is 60 ms. */
#define BUFFERED_MS 80

/* How much is written between two looks for a stop; eSpeak NG's own blocks are of 49 ms. */
#define SLICE_MS 5

struct espeak {
	struct speech_worker *worker; /* of the utterance that is being said */
	struct audio_object *device;
	gboolean taken;
	gboolean sounding;
};

/* ALSA writes its messages to stderr, unless it is given a handler; which pcaudiolib gives none.
 * Its header is not needed for this, nor ALSA itself. */
static void ignore(const char *file, int line, const char *function, int number, const char *format,
		   ...) G_GNUC_PRINTF(5, 6);
static void ignore(const char *file, int line, const char *function, int number, const char *format,
		   ...)
{
	(void)file, (void)line, (void)function, (void)number, (void)format;
}

static void hush_alsa(void)
{
	int (*set_handler)(void (*)(const char *, int, const char *, int, const char *, ...));
	void *program = dlopen(NULL, RTLD_LAZY);
	void *symbol = program ? dlsym(program, "snd_lib_error_set_handler") : NULL;

	if (symbol) {
		memcpy(&set_handler, &symbol, sizeof set_handler);
		set_handler(ignore);
	}
	if (program)
		dlclose(program);
}

static gboolean open_device(struct espeak *espeak)
{
	enum audio_object_format format = G_BYTE_ORDER == G_LITTLE_ENDIAN
						  ? AUDIO_OBJECT_FORMAT_S16LE
						  : AUDIO_OBJECT_FORMAT_S16BE;

	hush_alsa();
	espeak->device = create_audio_device_object(NULL, "merels", "speech");
	/* Only opening tells whether there is one. */
	return espeak->device &&
	       !audio_object_open(espeak->device, format, SPEECH_SYNTH_RATE_HZ, 1);
}

static gboolean espeak_open_inside(gpointer self, const struct speech_manner *manner,
				   GError **error)
{
	struct espeak *espeak = self;

	espeak->taken = speech_synth_take(error);
	if (!espeak->taken)
		return FALSE;
	/* Before the voice: a missing device is known in 1 ms, a voice takes 30. */
	if (open_device(espeak))
		return speech_synth_begin(manner, error);
	g_set_error_literal(error, SPEECH_ERROR, 0, _("No voice: there is no sound device."));
	return FALSE;
}

static void espeak_close_inside(gpointer self)
{
	struct espeak *espeak = self;

	/* First, since closing may wedge too. */
	if (espeak->taken)
		speech_synth_give_back();
	if (espeak->device) {
		audio_object_close(espeak->device);
		audio_object_destroy(espeak->device);
	}
	g_free(espeak);
}

static gboolean play_slice(struct espeak *espeak, const gint16 *samples, gsize n)
{
	if (speech_worker_stopped(espeak->worker))
		return FALSE;
	speech_worker_alive(espeak->worker);
	espeak->sounding = TRUE;
	if (!audio_object_write(espeak->device, samples, n * sizeof *samples))
		return TRUE;
	speech_worker_fail(espeak->worker, _("The sound device failed; the voice is silent."));
	return FALSE;
}

static gboolean play(gpointer data, const gint16 *samples, gsize n)
{
	const gsize most = SPEECH_SYNTH_RATE_HZ * SLICE_MS / 1000;

	for (gsize slice; n; samples += slice, n -= slice) {
		slice = MIN(n, most);
		if (!play_slice(data, samples, slice))
			return FALSE;
	}
	return TRUE;
}

static void espeak_say_inside(gpointer self, struct speech_worker *worker, const char *utterance)
{
	struct espeak *espeak = self;

	espeak->worker = worker;
	speech_synth_say(utterance, play, espeak);
}

static gboolean espeak_set_inside(gpointer self, const struct speech_manner *manner, GError **error)
{
	(void)self;
	return speech_synth_set(manner, error);
}

static void espeak_silence(gpointer self, struct speech_worker *worker)
{
	struct espeak *espeak = self;

	if (espeak->sounding && audio_object_flush(espeak->device))
		speech_worker_fail(worker, _("The sound device failed; the voice is silent."));
	espeak->sounding = FALSE;
}

/* Draining cannot be interrupted, so first let pass what a stop might have to cut. */
static void espeak_rest(gpointer self, struct speech_worker *worker)
{
	struct espeak *espeak = self;

	if (!espeak->sounding || !speech_worker_pause(worker, BUFFERED_MS))
		return;
	audio_object_drain(espeak->device);
	espeak->sounding = FALSE;
}

static const struct speech_worker_calls calls = {
	.open = espeak_open_inside,
	.say = espeak_say_inside,
	.set = espeak_set_inside,
	.silence = espeak_silence,
	.rest = espeak_rest,
	.close = espeak_close_inside,
	.wedged = N_("The sound device does not answer; the voice is silent."),
	.may_open_late = TRUE, /* the sound server may be starting */
};

static gpointer espeak_open(const char *file, const struct speech_manner *manner, GError **error)
{
	(void)file;
	return speech_worker_new(&calls, g_new0(struct espeak, 1), manner, error);
}

const struct speech_backend speech_espeak = {
	.kind = "espeak",
	.sounds = TRUE,
	.open = espeak_open,
	.say = speech_worker_say,
	.stop = speech_worker_stop,
	.busy = speech_worker_busy,
	.set = speech_worker_set,
	.failure = speech_worker_failure,
	.close = speech_worker_close,
};

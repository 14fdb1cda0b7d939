/* Speech Dispatcher. Its library has threads and callbacks of its own, blocks as long as the server
 * does not answer, and hardly knows failures: all of it is kept in a worker. */
#define _GNU_SOURCE /* POLLRDHUP */

#include "voice/speech-backend.h"
#include "voice/speech-text.h"
#include "voice/speech-worker.h"

#include <fcntl.h>
#include <glib/gi18n.h>
#include <libspeechd.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

/* How soon the end of speech, or of the server, is noticed. */
#define LOOK_MS 20

struct spd {
	SPDConnection *connection;
	int socket; /* a copy: the library closes its own from another thread */

	/* What the server was told; what it has not been told is as the user has set it there. */
	int rate, pitch, volume;
};

/* Numbers of messages rise. The library's callbacks know of nothing but these. */
static gint last_said = -1;
static gint last_ended = -1;

static void on_end(size_t message, size_t client, SPDNotificationType type)
{
	(void)client, (void)type;
	g_atomic_int_set(&last_ended, (gint)message);
}

static gboolean sounding(void)
{
	return g_atomic_int_get(&last_said) > g_atomic_int_get(&last_ended);
}

static gboolean server_is_gone(const struct spd *spd)
{
	struct pollfd look = {.fd = spd->socket, .events = POLLRDHUP};

	return poll(&look, 1, 0) != 0;
}

/* As Speech Dispatcher's own modules for eSpeak have it: -100 is 80 words a minute, 0 the usual
 * rate, 100 the fastest. */
static int rate_of(unsigned wpm)
{
	const int usual = 175, rate = (int)CLAMP(wpm, SPEECH_RATE_MIN, SPEECH_RATE_MAX);

	if (!wpm)
		return 0;
	return rate < usual ? (rate - usual) * 100 / (usual - SPEECH_RATE_MIN)
			    : (rate - usual) * 100 / (SPEECH_RATE_MAX - usual);
}

static void tell(struct spd *spd, int *told, int value, int (*set)(SPDConnection *, int))
{
	if (*told == value)
		return;
	*told = value;
	set(spd->connection, value);
}

static gboolean has_voice(struct spd *spd, const char *name)
{
	SPDVoice **voices = spd_list_synthesis_voices(spd->connection);
	gboolean found = !voices; /* not every synthesizer lists its own */

	for (SPDVoice **at = voices; at && *at && !found; at++)
		found = !g_ascii_strcasecmp((*at)->name, name);
	if (voices)
		free_spd_voices(voices);
	return found;
}

static gboolean set_voice(struct spd *spd, const char *voice, GError **error)
{
	if (!voice || !*voice)
		return TRUE;
	if (strpbrk(voice, "\r\n") || !has_voice(spd, voice)) {
		g_set_error(error, SPEECH_ERROR, 0, _("Speech Dispatcher has no voice %s."), voice);
		return FALSE;
	}
	spd_set_synthesis_voice(spd->connection, voice);
	return TRUE;
}

static gboolean spd_set_inside(gpointer self, const struct speech_manner *manner, GError **error)
{
	struct spd *spd = self;

	if (manner->language && *manner->language) {
		char *language = speech_text_language(manner->language);

		spd_set_language(spd->connection, language);
		g_free(language);
	}
	tell(spd, &spd->rate, rate_of(manner->rate_wpm), spd_set_voice_rate);
	tell(spd, &spd->pitch, 2 * (int)MIN(manner->pitch_percent, 100) - 100, spd_set_voice_pitch);
	tell(spd, &spd->volume, 2 * (int)MIN(manner->volume_percent, 100) - 100, spd_set_volume);
	return set_voice(spd, manner->voice, error);
}

static gboolean spd_open_inside(gpointer self, const struct speech_manner *manner, GError **error)
{
	struct spd *spd = self;
	char *reason = NULL;

	spd->connection =
		spd_open2("merels", "game", NULL, SPD_MODE_THREADED, NULL, FALSE, &reason);
	free(reason);
	if (!spd->connection) {
		g_set_error_literal(error, SPEECH_ERROR, 0, _("Speech Dispatcher does not run."));
		return FALSE;
	}
	spd->socket = fcntl(spd->connection->socket, F_DUPFD_CLOEXEC, 0);
	g_atomic_int_set(&last_said, -1);
	g_atomic_int_set(&last_ended, -1);
	spd->connection->callback_end = on_end;
	spd->connection->callback_cancel = on_end;
	spd_set_notification_on(spd->connection, SPD_END);
	spd_set_notification_on(spd->connection, SPD_CANCEL);
	spd_set_data_mode(spd->connection, SPD_DATA_SSML);
	spd_set_inside(spd, manner, NULL);
	return TRUE;
}

static void spd_close_inside(gpointer self)
{
	struct spd *spd = self;

	if (spd->connection)
		spd_close(spd->connection);
	if (spd->socket >= 0)
		close(spd->socket);
	g_free(spd);
}

static void fail(struct speech_worker *worker)
{
	speech_worker_fail(worker, _("Speech Dispatcher has ended; the voice is silent."));
}

static void spd_say_inside(gpointer self, struct speech_worker *worker, const char *utterance)
{
	struct spd *spd = self;
	char *ssml;
	int message;

	/* The library would write to a socket that is closed, or wait for a reply for ever. */
	if (server_is_gone(spd)) {
		fail(worker);
		return;
	}
	ssml = speech_text_ssml(utterance);
	/* Messages queue; of texts each would cancel the one before. */
	message = spd_say(spd->connection, SPD_MESSAGE, ssml);
	g_free(ssml);
	if (message < 0)
		fail(worker);
	else
		g_atomic_int_set(&last_said, message);
}

static void spd_silence(gpointer self, struct speech_worker *worker)
{
	struct spd *spd = self;

	if (server_is_gone(spd) || spd_cancel(spd->connection) < 0)
		fail(worker);
	g_atomic_int_set(&last_ended, g_atomic_int_get(&last_said));
}

static void spd_rest(gpointer self, struct speech_worker *worker)
{
	while (sounding() && speech_worker_pause(worker, LOOK_MS)) {
		if (server_is_gone(self)) {
			fail(worker);
			return;
		}
	}
}

static const struct speech_worker_calls calls = {
	.open = spd_open_inside,
	.say = spd_say_inside,
	.set = spd_set_inside,
	.silence = spd_silence,
	.rest = spd_rest,
	.close = spd_close_inside,
	.wedged = N_("Speech Dispatcher does not answer; the voice is silent."),
};

static gpointer spd_open_worker(const char *file, const struct speech_manner *manner,
				GError **error)
{
	struct spd *spd = g_new0(struct spd, 1);

	(void)file;
	spd->socket = -1;
	spd->volume = 100;
	return speech_worker_new(&calls, spd, manner, error);
}

const struct speech_backend speech_spd = {
	.kind = "speech-dispatcher",
	.sounds = TRUE,
	.open = spd_open_worker,
	.say = speech_worker_say,
	.stop = speech_worker_stop,
	.busy = speech_worker_busy,
	.set = speech_worker_set,
	.failure = speech_worker_failure,
	.close = speech_worker_close,
};

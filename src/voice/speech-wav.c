/* All that was said as one WAV file, which is complete after each utterance. */
#define _POSIX_C_SOURCE 200809L

#include "voice/speech-backend.h"
#include "voice/speech-synth.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define HEADER_BYTES 44
#define SAMPLE_BYTES 2
#define SOUND_MAX_BYTES (G_MAXUINT32 - HEADER_BYTES)

struct wav {
	char *file;
	int fd;
	guint32 sound_bytes;
	GError *trouble;
};

static guchar *put32(guchar *at, guint32 value)
{
	value = GUINT32_TO_LE(value);
	memcpy(at, &value, sizeof value);
	return at + sizeof value;
}

static guchar *put16(guchar *at, guint16 value)
{
	value = GUINT16_TO_LE(value);
	memcpy(at, &value, sizeof value);
	return at + sizeof value;
}

static guchar *put_tag(guchar *at, const char *tag)
{
	memcpy(at, tag, 4);
	return at + 4;
}

static gboolean write_all(const struct wav *wav, const guchar *bytes, gsize n)
{
	while (n) {
		ssize_t written = write(wav->fd, bytes, n);

		if (written < 0 && errno != EINTR)
			return FALSE;
		if (written > 0) {
			bytes += written;
			n -= (gsize)written;
		}
	}
	return TRUE;
}

/* RIFF, as Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft 1991) has
 * it: PCM, one channel, 16 bits. */
static gboolean write_header(struct wav *wav)
{
	guchar header[HEADER_BYTES], *at = header;

	at = put_tag(at, "RIFF");
	at = put32(at, HEADER_BYTES - 8 + wav->sound_bytes);
	at = put_tag(at, "WAVE");
	at = put_tag(at, "fmt ");
	at = put32(at, 16);
	at = put16(at, 1);
	at = put16(at, 1);
	at = put32(at, SPEECH_SYNTH_RATE_HZ);
	at = put32(at, SPEECH_SYNTH_RATE_HZ * SAMPLE_BYTES);
	at = put16(at, SAMPLE_BYTES);
	at = put16(at, 8 * SAMPLE_BYTES);
	at = put_tag(at, "data");
	at = put32(at, wav->sound_bytes);
	g_assert(at == header + sizeof header);
	return !lseek(wav->fd, 0, SEEK_SET) && write_all(wav, header, sizeof header) &&
	       lseek(wav->fd, 0, SEEK_END) >= 0;
}

/* The file remains valid with the sound that found room. */
static void give_up(struct wav *wav)
{
	wav->trouble = speech_error_file(wav->file);
	if (!ftruncate(wav->fd, HEADER_BYTES + (off_t)wav->sound_bytes))
		write_header(wav);
}

static void wav_close(gpointer self, unsigned wait_ms)
{
	struct wav *wav = self;

	(void)wait_ms;
	speech_synth_give_back();
	if (wav->fd >= 0)
		close(wav->fd);
	g_clear_error(&wav->trouble);
	g_free(wav->file);
	g_free(wav);
}

static gboolean wav_set(gpointer self, const struct speech_manner *manner, GError **error)
{
	(void)self;
	return speech_synth_set(manner, error);
}

static gpointer wav_open(const char *file, const struct speech_manner *manner, GError **error)
{
	struct wav *wav;

	if (!speech_synth_take(error))
		return NULL;
	if (!speech_synth_begin(manner, error)) {
		speech_synth_give_back();
		return NULL;
	}
	wav = g_new0(struct wav, 1);
	wav->file = g_strdup(file);
	wav->fd = g_open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	if (wav->fd >= 0 && write_header(wav))
		return wav;
	g_propagate_error(error, speech_error_file(file));
	wav_close(wav, 0);
	return NULL;
}

static gboolean write_samples(gpointer data, const gint16 *samples, gsize n)
{
	struct wav *wav = data;
	gsize bytes = n * SAMPLE_BYTES;
	g_autofree guchar *sound = g_malloc(bytes);

	for (gsize i = 0; i < n; i++)
		put16(sound + i * SAMPLE_BYTES, (guint16)samples[i]);
	if (n > (SOUND_MAX_BYTES - wav->sound_bytes) / SAMPLE_BYTES) {
		errno = EFBIG;
		give_up(wav);
	} else if (write_all(wav, sound, bytes)) {
		wav->sound_bytes += (guint32)bytes;
	} else {
		give_up(wav);
	}
	return !wav->trouble;
}

static void wav_say(gpointer self, const char *utterance)
{
	struct wav *wav = self;

	if (wav->trouble)
		return;
	speech_synth_say(utterance, write_samples, wav);
	if (!wav->trouble && !write_header(wav))
		give_up(wav);
}

static char *wav_failure(gpointer self)
{
	const struct wav *wav = self;

	return wav->trouble ? g_strdup(wav->trouble->message) : NULL;
}

const struct speech_backend speech_wav = {
	.kind = "wav:",
	.sounds = TRUE,
	.open = wav_open,
	.say = wav_say,
	.set = wav_set,
	.failure = wav_failure,
	.close = wav_close,
};

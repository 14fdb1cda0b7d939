/* Each utterance as one line of plain words. */
#include "voice/speech-backend.h"
#include "voice/speech-text.h"

#include <glib/gstdio.h>
#include <stdio.h>

struct log {
	char *file;
	FILE *stream;
	GError *trouble;
};

static void log_close(gpointer self, unsigned wait_ms)
{
	struct log *log = self;

	(void)wait_ms;
	fclose(log->stream);
	g_clear_error(&log->trouble);
	g_free(log->file);
	g_free(log);
}

static gpointer log_open(const char *file, const struct speech_manner *manner, GError **error)
{
	FILE *stream = g_fopen(file, "we");
	struct log *log;

	(void)manner;
	if (!stream) {
		g_propagate_error(error, speech_error_file(file));
		return NULL;
	}
	log = g_new0(struct log, 1);
	log->file = g_strdup(file);
	log->stream = stream;
	return log;
}

static void log_say(gpointer self, const char *utterance)
{
	struct log *log = self;
	char *plain;

	if (log->trouble)
		return;
	plain = speech_text_plain(utterance);
	if (fprintf(log->stream, "%s\n", plain) < 0 || fflush(log->stream))
		log->trouble = speech_error_file(log->file);
	g_free(plain);
}

static char *log_failure(gpointer self)
{
	const struct log *log = self;

	return log->trouble ? g_strdup(log->trouble->message) : NULL;
}

const struct speech_backend speech_log = {
	.kind = "log:",
	.open = log_open,
	.say = log_say,
	.failure = log_failure,
	.close = log_close,
};

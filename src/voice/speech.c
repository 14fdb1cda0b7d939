#define _POSIX_C_SOURCE 200809L

#include "voice/speech.h"

#include "voice/speech-backend.h"
#include "voice/speech-text.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

struct speech {
	const struct speech_backend *backend;
	gpointer self;
	gboolean failure_told;
};

/* auto takes the first that can be opened of those without a file. */
static const struct speech_backend *const backends[] = {
#ifdef HAVE_SPEECHD
	&speech_spd,
#endif
#ifdef HAVE_ESPEAK_NG
	&speech_espeak, &speech_espeak, &speech_wav,
#endif
	&speech_log,
};

#if defined HAVE_SPEECHD || defined HAVE_ESPEAK_NG
#define KIND_AUTO "|auto"
#else
#define KIND_AUTO ""
#endif
#ifdef HAVE_SPEECHD
#define KIND_SPEECHD "|speech-dispatcher"
#else
#define KIND_SPEECHD ""
#endif
#ifdef HAVE_ESPEAK_NG
#define KIND_ESPEAK "|espeak"
#define KIND_WAV "|wav:FILE"
#else
#define KIND_ESPEAK ""
#define KIND_WAV ""
#endif

const char speech_kinds[] = "off" KIND_AUTO KIND_SPEECHD KIND_ESPEAK "|log:FILE" KIND_WAV;

GQuark speech_error_quark(void)
{
	return g_quark_from_static_string("merels-speech");
}

GError *speech_error_file(const char *file)
{
	int number = errno;
	char *name = g_filename_display_name(file);
	GError *error;

	/* TRANSLATORS: a file and the system's reason. */
	error = __extension__ g_error_new(SPEECH_ERROR, 0, _("Cannot write %1$s: %2$s."), name,
					  g_strerror(number));
	g_free(name);
	return error;
}

static gboolean takes_file(const struct speech_backend *backend)
{
	return g_str_has_suffix(backend->kind, ":");
}

static gboolean is_auto(const char *kind)
{
	return *KIND_AUTO && !strcmp(kind, "auto");
}

/* The back end of a kind, and the file after its name; NULL if there is none. */
static const struct speech_backend *find(const char *kind, const char **file)
{
	for (guint i = 0; i < G_N_ELEMENTS(backends); i++) {
		const char *name = backends[i]->kind;
		gsize length = strlen(name);

		*file = kind + length;
		if (takes_file(backends[i]) ? g_str_has_prefix(kind, name) && kind[length]
					    : !strcmp(kind, name))
			return backends[i];
	}
	return NULL;
}

gboolean speech_is_kind(const char *kind)
{
	const char *file;

	return !strcmp(kind, "off") || is_auto(kind) || find(kind, &file);
}

/* Sound libraries and their plugins write about what they miss; the terminal is the player's. */
static int hush(void)
{
	int terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
	int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);

	if (terminal >= 0 && nowhere >= 0)
		dup2(nowhere, STDERR_FILENO);
	if (nowhere >= 0)
		close(nowhere);
	return terminal;
}

static void unhush(int terminal)
{
	if (terminal < 0)
		return;
	dup2(terminal, STDERR_FILENO);
	close(terminal);
}

static struct speech *open_backend(const struct speech_backend *backend, const char *file,
				   const struct speech_manner *manner, GError **error)
{
	int terminal = hush();
	gpointer self = backend->open(file, manner, error);
	struct speech *speech;

	unhush(terminal);
	if (!self)
		return NULL;
	speech = g_new0(struct speech, 1);
	speech->backend = backend;
	speech->self = self;
	return speech;
}

static struct speech *open_first(const struct speech_manner *manner, GError **error)
{
	struct speech *speech = NULL;

	for (guint i = 0; !speech && i < G_N_ELEMENTS(backends); i++) {
		if (takes_file(backends[i]))
			continue;
		g_clear_error(error);
		speech = open_backend(backends[i], "", manner, error);
	}
	return speech;
}

struct speech *speech_open(const char *kind, const struct speech_manner *manner, GError **error)
{
	const struct speech_backend *backend;
	GError *last = NULL;
	struct speech *speech;
	const char *file;

	g_assert(speech_is_kind(kind));
	if (!strcmp(kind, "off"))
		return NULL;
	backend = find(kind, &file);
	speech = backend ? open_backend(backend, file, manner, &last) : open_first(manner, &last);
	if (speech)
		g_clear_error(&last);
	else
		g_propagate_error(error, last);
	return speech;
}

void speech_say(struct speech *speech, const char *utterance)
{
	char *clean = speech_text_clean(utterance);
	char *spelt = speech->backend->sounds ? speech_text_spelt(clean) : NULL;

	if (*clean)
		speech->backend->say(speech->self, spelt ? spelt : clean);
	g_free(spelt);
	g_free(clean);
}

void speech_stop(struct speech *speech)
{
	if (speech->backend->stop)
		speech->backend->stop(speech->self);
}

gboolean speech_busy(struct speech *speech)
{
	return speech->backend->busy && speech->backend->busy(speech->self);
}

gboolean speech_set(struct speech *speech, const struct speech_manner *manner, GError **error)
{
	gboolean done;
	int terminal;

	if (!speech->backend->set)
		return TRUE;
	terminal = hush();
	done = speech->backend->set(speech->self, manner, error);
	unhush(terminal);
	return done;
}

char *speech_failure(struct speech *speech)
{
	char *failure;

	if (speech->failure_told)
		return NULL;
	failure = speech->backend->failure(speech->self);
	speech->failure_told = failure != NULL;
	return failure;
}

void speech_close(struct speech *speech, unsigned wait_ms)
{
	if (!speech)
		return;
	speech->backend->close(speech->self, wait_ms);
	g_free(speech);
}

#define _POSIX_C_SOURCE 200809L

#include "voice/speech-synth.h"

#include "voice/speech-backend.h"
#include "voice/speech-text.h"

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <glib/gi18n.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static gboolean lent;
static gboolean initialised;

/* What speech_synth_set was last asked for: it tells of a voice that is not there once. */
static char *asked_voice, *asked_language;

static int pass_on(short *samples, int n, espeak_EVENT *events);

static gboolean initialise(GError **error)
{
	if (initialised)
		return TRUE;
	initialised = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL,
					espeakINITIALIZE_DONT_EXIT) == SPEECH_SYNTH_RATE_HZ;
	if (!initialised) {
		g_set_error_literal(error, SPEECH_ERROR, 0,
				    _("No voice: the data of eSpeak NG are missing."));
		return FALSE;
	}
	espeak_SetSynthCallback(pass_on);
	return TRUE;
}

static gboolean set_language(const char *locale)
{
	char *language = speech_text_language(locale);
	espeak_VOICE voice = {.languages = language};
	gboolean done = espeak_ng_SetVoiceByProperties(&voice) == ENS_OK;

	g_free(language);
	return done;
}

static void forget_voice(void)
{
	g_clear_pointer(&asked_voice, g_free);
	g_clear_pointer(&asked_language, g_free);
}

static gboolean is_another_voice(const struct speech_manner *manner)
{
	return g_strcmp0(manner->voice, asked_voice) || g_strcmp0(manner->language, asked_language);
}

static gboolean set_voice(const struct speech_manner *manner, GError **error)
{
	const char *voice = manner->voice;
	const char *language = manner->language;

	if (voice && *voice) {
		if (espeak_ng_SetVoiceByName(voice) == ENS_OK)
			return TRUE;
		g_set_error(error, SPEECH_ERROR, 0, _("eSpeak NG has no voice %s."), voice);
		return FALSE;
	}
	if (set_language(language && *language ? language : ESPEAKNG_DEFAULT_VOICE))
		return TRUE;
	g_set_error(error, SPEECH_ERROR, 0, _("eSpeak NG does not speak the language %s."),
		    language);
	return FALSE;
}

gboolean speech_synth_set(const struct speech_manner *manner, GError **error)
{
	gboolean done = TRUE;
	unsigned rate = manner->rate_wpm ? CLAMP(manner->rate_wpm, SPEECH_RATE_MIN, SPEECH_RATE_MAX)
					 : espeakRATE_NORMAL;

	if (is_another_voice(manner)) {
		done = set_voice(manner, error);
		forget_voice();
		asked_voice = g_strdup(manner->voice);
		asked_language = g_strdup(manner->language);
	}
	/* After the voice, which may bring its own. */
	espeak_SetParameter(espeakRATE, (int)rate, 0);
	espeak_SetParameter(espeakPITCH, (int)MIN(manner->pitch_percent, 100), 0);
	espeak_SetParameter(espeakVOLUME, (int)MIN(manner->volume_percent, 100), 0);
	return done;
}

gboolean speech_synth_take(GError **error)
{
	gboolean done;

	pthread_mutex_lock(&lock);
	done = !lent;
	lent = TRUE;
	pthread_mutex_unlock(&lock);
	if (!done)
		g_set_error_literal(error, SPEECH_ERROR, 0,
				    _("The sound device still does not answer."));
	return done;
}

gboolean speech_synth_begin(const struct speech_manner *manner, GError **error)
{
	struct speech_manner voiceless = *manner;

	if (!initialise(error))
		return FALSE;
	/* The language speaks where the voice cannot, and where it cannot, English. */
	set_language(ESPEAKNG_DEFAULT_VOICE);
	voiceless.voice = NULL;
	set_voice(&voiceless, NULL);
	forget_voice();
	speech_synth_set(manner, NULL);
	forget_voice();
	return TRUE;
}

void speech_synth_give_back(void)
{
	pthread_mutex_lock(&lock);
	lent = FALSE;
	pthread_mutex_unlock(&lock);
}

struct passage {
	speech_synth_sink *sink;
	gpointer data;
};

static struct passage passage; /* of the one user */

static int pass_on(short *samples, int n, espeak_EVENT *events)
{
	(void)events;
	return samples && n > 0 && !passage.sink(passage.data, samples, (gsize)n);
}

void speech_synth_say(const char *utterance, speech_synth_sink *sink, gpointer data)
{
	char *ssml = speech_text_ssml(utterance);

	passage = (struct passage){sink, data};
	espeak_Synth(ssml, strlen(ssml) + 1, 0, POS_CHARACTER, 0,
		     espeakCHARS_UTF8 | espeakSSML | espeakENDPAUSE, NULL, NULL);
	g_free(ssml);
}

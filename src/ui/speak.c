#include "ui/speak.h"

#include "ui/say.h"
#include "voice/language.h"
#include "voice/speech.h"

#include <stdlib.h>
#include <string.h>

/* How fast what is said more clearly is, of the set rate. */
#define CLEAR_PERCENT 70

/* The last words are not waited for: the program ends when it is told to. */
#define FAREWELL_MS 50

static struct speech_manner manner_of(const struct session *session)
{
	char *const *value = session->settings.value;

	return (struct speech_manner){
		.rate_wpm = (unsigned)strtoul(value[SETTING_RATE], NULL, 10),
		.pitch_percent = (unsigned)strtoul(value[SETTING_PITCH], NULL, 10),
		.volume_percent = (unsigned)strtoul(value[SETTING_VOLUME], NULL, 10),
		.voice = value[SETTING_VOICE],
		.language = wording_voice(),
	};
}

/* Two writers of one file would spoil it. */
static gboolean is_open(const struct session *session, const char *kind)
{
	return session->speech && !g_strcmp0(session->last_speech, kind);
}

/* While speech is off it rests, so that its last words are heard and a file goes on afterwards. */
static gboolean rest_or_go_on(struct session *session, const char *kind)
{
	g_autofree char *failure = session->resting ? speech_failure(session->resting) : NULL;

	if (session->speech && !strcmp(kind, "off")) {
		session->resting = g_steal_pointer(&session->speech);
		return TRUE;
	}
	if (failure) {
		speech_close(session->resting, 0);
		session->resting = NULL;
	}
	if (session->resting && !strcmp(kind, session->last_speech)) {
		session->speech = g_steal_pointer(&session->resting);
		return speak_change(session, SETTING_VOICE);
	}
	return FALSE;
}

gboolean speak_open(struct session *session)
{
	const char *kind = session->settings.value[SETTING_SPEECH];
	struct speech_manner manner = manner_of(session);
	g_autoptr(GError) error = NULL;
	struct speech *speech;

	if (rest_or_go_on(session, kind))
		return TRUE;
	if (is_open(session, kind))
		speak_close(session);
	speech = speech_open(kind, &manner, &error);
	if (error) {
		SAY(session, .kind = FACT_SPEECH_FAILED, .text2 = error->message);
		return FALSE;
	}
	speak_close(session);
	session->speech = speech;
	if (speech) {
		g_free(session->last_speech);
		session->last_speech = g_strdup(kind);
	}
	return TRUE;
}

void speak_close(struct session *session)
{
	speech_close(session->speech, FAREWELL_MS);
	speech_close(session->resting, 0);
	session->speech = session->resting = NULL;
}

void speak_lines(struct session *session, const char *lines)
{
	g_auto(GStrv) utterances = NULL;

	if (!session->speech)
		return;
	utterances = g_strsplit(lines, "\n", 0);
	for (char **utterance = utterances; *utterance; utterance++)
		speech_say(session->speech, *utterance);
}

void speak_slowly(struct session *session, const char *lines)
{
	struct speech_manner manner = manner_of(session), slow = manner;

	if (!session->speech)
		return;
	slow.rate_wpm =
		(manner.rate_wpm ? manner.rate_wpm : SPEECH_RATE_USUAL) * CLEAR_PERCENT / 100;
	slow.rate_wpm = MAX(slow.rate_wpm, SPEECH_RATE_MIN);
	speech_set(session->speech, &slow, NULL);
	speak_lines(session, lines);
	speech_set(session->speech, &manner, NULL);
}

void speak_prompt(struct session *session, const char *prompt)
{
	g_autofree char *text = g_strdup(prompt);

	/* The prompt's closing mark makes room for the cursor, not for the ear. */
	g_strchomp(text);
	if (g_str_has_suffix(text, ":"))
		text[strlen(text) - 1] = '.';
	speak_lines(session, text);
}

void speak_question(struct session *session, enum wording_prompt prompt)
{
	struct wording_style style = settings_speech_style(&session->settings);

	speak_prompt(session, wording_prompt(&style, prompt, SIDE_WHITE));
}

gboolean speak_stop(struct session *session)
{
	if (!session->speech || !speech_busy(session->speech))
		return FALSE;
	speech_stop(session->speech);
	return TRUE;
}

gboolean speak_language(struct session *session, const char *name)
{
	g_autofree char *shown = say_shown(name), *all = NULL;

	switch (language_use(name)) {
	case LANGUAGE_USED:
		return TRUE;
	case LANGUAGE_UNKNOWN:
		all = language_all();
		SAY(session, .kind = FACT_UNKNOWN_LANGUAGE, .text = shown, .text2 = all);
		break;
	case LANGUAGE_BARRED:
		SAY(session, .kind = FACT_LANGUAGE_BARRED, .text = shown);
		break;
	}
	return FALSE;
}

gboolean speak_change(struct session *session, enum setting setting)
{
	struct speech_manner manner = manner_of(session);
	g_autoptr(GError) error = NULL;

	if (setting == SETTING_SPEECH)
		return speak_open(session);
	if (!session->speech || speech_set(session->speech, &manner, &error))
		return TRUE;
	SAY(session, .kind = FACT_SPEECH_FAILED, .text2 = error->message);
	return FALSE;
}

void speak_check(struct session *session)
{
	g_autofree char *reason = session->speech ? speech_failure(session->speech) : NULL;
	gboolean refused = session->refused;

	if (!reason)
		return;
	speak_close(session);
	SAY(session, .kind = FACT_SPEECH_FAILED, .text2 = reason);
	/* That is no fault of the line which was carried out. */
	session->refused = refused;
}

/* A letter or digit by its own name, another key by its word. */
static void name_key(struct session *session, int key)
{
	char utterance[] = {SPEECH_POINT[0], (char)key, SPEECH_POINT_END[0], '\0'};

	if (g_ascii_isalnum(key))
		speech_say(session->speech, utterance);
	else if (wording_key(key))
		speech_say(session->speech, wording_key(key));
}

static gboolean is_backspace(int key)
{
	return key == '\b' || key == 0x7f;
}

/* A key by its name; backspace by that of what it removes. */
static void echo_key(struct session *session, int key)
{
	GString *typed = session->typing;

	if (is_backspace(key) && typed->len) {
		name_key(session, typed->str[typed->len - 1]);
		g_string_truncate(typed, typed->len - 1);
		return;
	}
	name_key(session, key);
	if (g_ascii_isprint(key))
		g_string_append_c(typed, (char)key);
	else if (!is_backspace(key))
		g_string_truncate(typed, 0);
}

/* A word, when the key that ends it is typed. */
static void echo_word(struct session *session, int key)
{
	GString *word = session->typing;

	if (g_ascii_isgraph(key)) {
		g_string_append_c(word, (char)key);
	} else if (is_backspace(key)) {
		g_string_truncate(word, word->len ? word->len - 1 : 0);
	} else {
		speech_say(session->speech, word->str);
		g_string_truncate(word, 0);
	}
}

/* An arrow key sends an escape and letters, which nobody typed. */
static gboolean is_of_a_sequence(struct session *session, int key)
{
	gboolean inside = session->escaping;

	if (key == 0x1b)
		session->escaping = TRUE;
	else if (inside && key != '[' && key != 'O' && key != ';' && !g_ascii_isdigit(key))
		session->escaping = FALSE;
	return inside || key == 0x1b;
}

void speak_key(void *data, int key)
{
	struct session *session = data;
	const char *echo = session->settings.value[SETTING_ECHO];

	if (!session->speech)
		return;
	if (!strcmp(session->settings.value[SETTING_SILENCE], "key"))
		speak_stop(session);
	if (is_of_a_sequence(session, key))
		return;
	if (!strcmp(echo, "keys"))
		echo_key(session, key);
	else if (!strcmp(echo, "words"))
		echo_word(session, key);
}

gboolean speak_interrupted(void *session)
{
	return speak_stop(session);
}

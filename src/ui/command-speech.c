#include "ui/command.h"
#include "ui/say.h"
#include "ui/speak.h"
#include "voice/speech.h"
#include "voice/vocabulary.h"

#include <stdlib.h>

void command_speech(struct session *session, const struct command *command, const char *rest)
{
	if (!*rest)
		command_set(session, command, "speech");
	else if (vocabulary_is_text(VOCABULARY_ARGUMENT, "on", rest))
		command_change(session, SETTING_SPEECH,
			       session->last_speech ? session->last_speech : "auto");
	else
		command_change(session, SETTING_SPEECH,
			       vocabulary_is_text(VOCABULARY_ARGUMENT, "off", rest) ? "off" : rest);
}

static gboolean is_silent(struct session *session)
{
	if (!session->speech)
		SAY(session, .kind = FACT_SPEECH_NONE);
	return !session->speech;
}

/* A tenth, at least 10 words a minute, and answered at the new rate. */
void command_rate(struct session *session, const struct command *command, const char *rest)
{
	unsigned rate = (unsigned)strtoul(session->settings.value[SETTING_RATE], NULL, 10), step;
	char value[16];

	if (commands_too_much(session, command, rest) || is_silent(session))
		return;
	rate = rate ? rate : SPEECH_RATE_USUAL;
	step = MAX(rate / 10, 10);
	if (rate == (command->number > 0 ? SPEECH_RATE_MAX : SPEECH_RATE_MIN)) {
		SAY(session, .kind = FACT_RATE_ENDS, .number = rate);
		return;
	}
	rate = command->number > 0 ? rate + step : rate - step;
	g_snprintf(value, sizeof value, "%u", CLAMP(rate, SPEECH_RATE_MIN, SPEECH_RATE_MAX));
	command_change(session, SETTING_RATE, value);
}

void command_stop(struct session *session, const struct command *command, const char *rest)
{
	if (commands_too_much(session, command, rest) || is_silent(session))
		return;
	speech_stop(session->speech);
	SAY(session, .kind = FACT_SILENT);
}

/* Speaks as its input says, a command a line, and prints what comes of it; it waits for a voice
 * longer than a player would. */
#include "voice/speech.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

static struct speech_manner manner = {
	.rate_wpm = 175, .pitch_percent = 50, .volume_percent = 100, .language = "en"};
static struct speech *speech;

static void tell(const char *text)
{
	puts(text);
	fflush(stdout);
}

static void open_kind(const char *kind)
{
	GError *error = NULL;

	speech = speech_open(kind, &manner, &error);
	tell(speech ? "open" : error->message);
	g_clear_error(&error);
}

static void set(const char *voice, const char *language)
{
	struct speech_manner other = manner;
	GError *error = NULL;

	other.voice = voice;
	if (language)
		other.language = language;
	tell(speech_set(speech, &other, &error) ? "set" : error->message);
	g_clear_error(&error);
}

/* Braces stand for the marks around a point. */
static void say(char *text)
{
	for (char *at = text; *at; at++)
		if (*at == '{' || *at == '}')
			*at = *at == '{' ? *SPEECH_POINT : *SPEECH_POINT_END;
	speech_say(speech, text);
}

static void rest(void)
{
	for (int i = 0; i < 6000 && speech_busy(speech); i++)
		g_usleep(10000);
	tell(speech_busy(speech) ? "busy" : "silent");
}

/* A failure that is waited for. */
static void failure(void)
{
	char *sentence = NULL;

	for (int i = 0; i < 6000 && !sentence; i++) {
		sentence = speech_failure(speech);
		if (!sentence)
			g_usleep(10000);
	}
	tell(sentence ? sentence : "no failure");
	g_free(sentence);
}

static void carry_out(const char *word, char *rest_of_line)
{
	if (!strcmp(word, "open")) {
		open_kind(rest_of_line);
	} else if (!speech) {
		tell("not open");
	} else if (!strcmp(word, "say")) {
		say(rest_of_line);
	} else if (!strcmp(word, "stop")) {
		speech_stop(speech);
	} else if (!strcmp(word, "rest")) {
		rest();
	} else if (!strcmp(word, "voice")) {
		set(rest_of_line, NULL);
	} else if (!strcmp(word, "language")) {
		set(NULL, rest_of_line);
	} else if (!strcmp(word, "failure")) {
		failure();
	} else if (!strcmp(word, "close")) {
		speech_close(speech, (unsigned)g_ascii_strtoull(rest_of_line, NULL, 10));
		tell("closed");
	} else {
		tell("what?");
	}
}

int main(void)
{
	char line[1000];

	setlocale(LC_ALL, "");
	while (fgets(line, sizeof line, stdin)) {
		char *space;

		g_strchomp(line);
		space = line + strcspn(line, " ");
		if (*space)
			*space++ = '\0';
		carry_out(line, space);
	}
	return 0;
}

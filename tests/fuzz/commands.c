/* Lines typed in a game of two people, without files, tables and long thoughts. */
#include "fuzz.h"
#include "ui/play.h"
#include "ui/say.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	g_unsetenv("HOME");
	g_unsetenv("XDG_DATA_HOME");
	return freopen("/dev/null", "w", stdout) ? 0 : 1;
}

static gboolean is_left_out(const char *line)
{
	static const char *const words[] = {
		"save", "tab",	 "perfect", "hint",	"what", "quiz",	  "lo",	 "rep",
		"rev",	"level", "set",	    "opponent", "new",	"expert", "puz", "speech"};
	g_autofree char *lower = g_ascii_strdown(line, -1);

	for (size_t i = 0; i < G_N_ELEMENTS(words); i++)
		if (strstr(lower, words[i]))
			return TRUE;
	return strpbrk(line, "/~\\") != NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	g_autofree char *text = g_strndup((const char *)data, MIN(size, 2000));
	g_autofree char *valid = g_utf8_make_valid(text, -1);
	g_auto(GStrv) lines = g_strsplit(valid, "\n", 60);
	struct session session;

	session_init(&session);
	settings_set(&session.settings, SETTING_OPPONENT, "human");
	play_new(&session, NULL);
	for (char **line = lines; *line && !session.leaving; line++)
		if (!is_left_out(*line))
			session_line(&session, *line);
	say_flush(&session);
	session_clear(&session);
	return 0;
}

#include "ui/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char **(*terminal_complete)(const char *line, int start, const char *word);

void terminal_show(const char *prompt)
{
	fputs(prompt, stdout);
	fflush(stdout);
}

#ifdef HAVE_READLINE
#include <readline/history.h>
#include <readline/readline.h>

#define HISTORY_LINES 500

static gboolean interrupted_empty;

/* Ctrl-C while typing: the line is cleared; at an empty line the caller has something to say. */
static int on_signal(void)
{
	if (!input_interrupted())
		return 0;
	if (!rl_end) {
		interrupted_empty = TRUE;
		rl_done = 1;
		return 0;
	}
	rl_replace_line("", 1);
	rl_crlf();
	rl_on_new_line();
	rl_redisplay();
	return 0;
}

static char **candidates;

static char *next_candidate(const char *word, int state)
{
	static unsigned next;

	(void)word;
	if (!state)
		next = 0;
	return candidates && candidates[next] ? strdup(candidates[next++]) : NULL;
}

static char **complete(const char *word, int start, int end)
{
	char **matches;

	(void)end;
	rl_attempted_completion_over = 1;
	candidates = terminal_complete ? terminal_complete(rl_line_buffer, start, word) : NULL;
	matches = rl_completion_matches(word, next_candidate);
	g_clear_pointer(&candidates, g_strfreev);
	return matches;
}

gboolean terminal_begin(void)
{
	const char *term = getenv("TERM");

	if (!term || !*term || !strcmp(term, "dumb") || !strncmp(term, "emacs", 5))
		return FALSE;
	rl_readline_name = "merels";
	rl_catch_signals = 0;
	rl_signal_event_hook = on_signal;
	rl_attempted_completion_function = complete;
	rl_variable_bind("enable-bracketed-paste", "off");
	rl_variable_bind("page-completions", "off");
	rl_variable_bind("completion-query-items", "0");
	rl_variable_bind("bell-style", "none");
	using_history();
	stifle_history(HISTORY_LINES);
	return TRUE;
}

void terminal_end(const char *path)
{
	if (path)
		write_history(path);
}

void terminal_recall(const char *path)
{
	read_history(path);
}

enum input_kind terminal_read(const char *prompt, GString *bytes)
{
	char *line;

	fflush(stdout);
	interrupted_empty = FALSE;
	line = readline(prompt);
	if (interrupted_empty) {
		free(line);
		return INPUT_INTERRUPTED;
	}
	if (!line) {
		terminal_show("\n");
		return INPUT_END;
	}
	g_string_assign(bytes, line);
	if (*line && !(history_length && !strcmp(history_get(history_length)->line, line)))
		add_history(line);
	free(line);
	return bytes->len > INPUT_MAX_LINE ? INPUT_TOO_LONG : INPUT_LINE;
}

#else

gboolean terminal_begin(void)
{
	return FALSE;
}

void terminal_end(const char *path)
{
	(void)path;
}

void terminal_recall(const char *path)
{
	(void)path;
}

enum input_kind terminal_read(const char *prompt, GString *bytes)
{
	(void)prompt;
	(void)bytes;
	return INPUT_END;
}

#endif

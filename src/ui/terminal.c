#define _POSIX_C_SOURCE 200809L

#include "ui/terminal.h"

#include "voice/plain.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static struct {
	void (*typed)(void *data, int key);
	gboolean (*interrupted)(void *data);
	void *data;
} listener;

void terminal_listen(void (*typed)(void *data, int key), gboolean (*interrupted)(void *data),
		     void *data)
{
	listener.typed = typed;
	listener.interrupted = interrupted;
	listener.data = data;
}

static struct {
	char **(*offer)(void *data, const char *line, int start, const char *word);
	void *data;
} completer;

void terminal_complete(char **(*offer)(void *data, const char *line, int start, const char *word),
		       void *data)
{
	completer.offer = offer;
	completer.data = data;
}

void terminal_show(const char *prompt)
{
	g_autofree char *bytes = plain_in_locale(prompt);

	fputs(bytes, stdout);
	fflush(stdout);
}

void terminal_come_to_front(void)
{
	do {
		pid_t front = tcgetpgrp(STDIN_FILENO);
		input_continued();
		if (front < 0 || front == getpgrp())
			return;
		raise(SIGTTIN);
	} while (input_continued());
}

#ifdef HAVE_READLINE
#include <readline/history.h>
#include <readline/readline.h>

#define HISTORY_LINES 500
#define SHOWN_COLUMNS 79

static gboolean interrupted_empty;

/* Ctrl-C: the line is cleared. At an empty line TRUE, since the caller has something to say. */
static gboolean is_interrupted(void)
{
	if (!input_interrupted() || (listener.interrupted && listener.interrupted(listener.data)))
		return FALSE;
	if (!rl_end)
		return interrupted_empty = TRUE;
	rl_replace_line("", 1);
	rl_crlf();
	rl_on_new_line();
	rl_redisplay();
	return FALSE;
}

/* Waits for a key; FALSE if Ctrl-C at an empty line came first. Ctrl-C that came before is asked
 * for, so that none is left until the next key. */
static gboolean wait_for_key(int fd)
{
	gboolean ready;

	do {
		ready = input_wait(fd, rl_pending_signal);
		/* Readline caught the signal, and sends it again to who had it before. */
		rl_check_signals();
		if (is_interrupted())
			return FALSE;
		if (input_continued())
			rl_forced_update_display();
	} while (!ready);
	return TRUE;
}

/* Escape at an empty line, as after leaving a walk, is not the beginning of anything. */
static gboolean is_idle_escape(int key)
{
	return key == 0x1b && !rl_end && rl_editing_mode && !terminal_more_comes();
}

/* The next byte typed; the end of the line at Ctrl-C, which Readline by itself would only heed at
 * the next key. */
static int next_key(FILE *stream)
{
	unsigned char key;
	gboolean idle;

	do {
		if (!wait_for_key(fileno(stream)))
			return '\n';
		if (read(fileno(stream), &key, 1) != 1)
			return EOF;
		idle = is_idle_escape(key);
		if (listener.typed)
			listener.typed(listener.data, idle ? 0 : key);
	} while (idle);
	return key;
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

/* Candidates as words in lines: columns are read across by a screen reader. */
static void show_candidates(char **matches, int count, int longest)
{
	gsize column = 0;

	(void)longest;
	rl_crlf();
	for (int i = 1; i <= count; i++) {
		gsize length = strlen(matches[i]);
		if (column && column + 1 + length > SHOWN_COLUMNS) {
			rl_crlf();
			column = 0;
		}
		fprintf(rl_outstream, "%s%s", column ? " " : "", matches[i]);
		column += length + (column > 0);
	}
	rl_crlf();
	rl_on_new_line();
}

/* Whether the only candidate is to be gone on with: a folder, or what a name follows. */
static gboolean goes_on(void)
{
	return candidates && candidates[0] && !candidates[1] &&
	       strchr("/:", candidates[0][strlen(candidates[0]) - 1]);
}

/* What was typed, in UTF-8. */
static char *as_utf8(const char *bytes, gssize length)
{
	char *text = g_locale_to_utf8(bytes, length, NULL, NULL, NULL);

	return text ? text : g_utf8_make_valid(bytes, length);
}

static char **offer(const char *bytes, int start)
{
	g_autofree char *before = as_utf8(bytes, start), *word = as_utf8(bytes + start, -1);
	g_autofree char *line = g_strconcat(before, word, NULL);
	char **offers = completer.offer(completer.data, line, (int)strlen(before), word);

	for (char **text = offers; *text; text++) {
		char *utf8 = *text;
		*text = plain_in_locale(utf8);
		g_free(utf8);
	}
	return offers;
}

static char **complete(const char *word, int start, int end)
{
	g_autofree char *typed = g_strndup(rl_line_buffer, (gsize)end);
	char **matches;

	rl_attempted_completion_over = 1;
	if (completer.offer)
		candidates = offer(typed, start);
	/* After a whole word comes a space, after the beginning of one does not. */
	rl_completion_append_character = goes_on() ? '\0' : ' ';
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
	/* Readline then moves and erases by backspaces, not by escape sequences. */
	rl_terminal_name = "dumb";
	rl_getc_function = next_key;
	rl_attempted_completion_function = complete;
	rl_completion_display_matches_hook = show_candidates;
	rl_variable_bind("enable-bracketed-paste", "off");
	rl_variable_bind("page-completions", "off");
	rl_variable_bind("completion-query-items", "0");
	rl_variable_bind("bell-style", "none");
	rl_variable_bind("echo-control-characters", "off");
	rl_bind_keyseq("\\e[3~", rl_delete);
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
	g_autofree char *shown = plain_in_locale(prompt);
	char *line;

	fflush(stdout);
	interrupted_empty = FALSE;
	line = readline(shown);
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

#define _POSIX_C_SOURCE 200809L

#include "ui/input.h"

#include "ui/terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <unistd.h>

struct input {
	int fd;
	char *path; /* NULL for standard input */
	gboolean tty;
	gboolean editing; /* GNU Readline edits the lines */
	char *history;
	unsigned line;
	gsize start, end;
	char buffer[16384];
};

static volatile sig_atomic_t interrupts;

static void on_interrupt(int number)
{
	if (interrupts++) {
		terminal_keys_end();
		signal(number, SIG_DFL);
		raise(number);
	}
}

gboolean input_interrupted(void)
{
	gboolean was = interrupts > 0;

	interrupts = 0;
	return was;
}

static volatile sig_atomic_t continued;

static void on_continue(int number)
{
	(void)number;
	continued = TRUE;
}

gboolean input_continued(void)
{
	gboolean was = continued;

	continued = FALSE;
	return was;
}

/* Without SA_RESTART, so that a read ends at Ctrl-C. */
static void catch_signals(void)
{
	struct sigaction interrupt = {.sa_handler = on_interrupt};
	struct sigaction go_on = {.sa_handler = on_continue, .sa_flags = SA_RESTART};

	sigemptyset(&interrupt.sa_mask);
	sigaction(SIGINT, &interrupt, NULL);
	sigemptyset(&go_on.sa_mask);
	sigaction(SIGCONT, &go_on, NULL);
}

gboolean input_wait(int fd, int (*caught)(void))
{
	sigset_t signals, before;
	gboolean ready = FALSE;
	fd_set fds;

	sigemptyset(&signals);
	sigaddset(&signals, SIGINT);
	sigaddset(&signals, SIGCONT);
	sigaddset(&signals, SIGTSTP);
	sigprocmask(SIG_BLOCK, &signals, &before);
	FD_ZERO(&fds);
	FD_SET(fd, &fds);
	if (!interrupts && !continued && !(caught && caught()))
		ready = pselect(fd + 1, &fds, NULL, NULL, NULL, &before) >= 0 || errno != EINTR;
	sigprocmask(SIG_SETMASK, &before, NULL);
	return ready;
}

struct input *input_new(const char *path, GError **error)
{
	gboolean standard = !path || !strcmp(path, "-");
	int fd = standard ? STDIN_FILENO : g_open(path, O_RDONLY | O_CLOEXEC, 0);
	struct input *input;
	struct stat status;

	if (fd >= 0 && !fstat(fd, &status) && S_ISDIR(status.st_mode)) {
		if (!standard)
			close(fd);
		fd = -1;
		errno = EISDIR;
	}
	if (fd < 0) {
		g_set_error_literal(error, G_FILE_ERROR, g_file_error_from_errno(errno),
				    g_strerror(errno));
		return NULL;
	}
	input = g_new0(struct input, 1);
	input->fd = fd;
	input->path = standard ? NULL : g_strdup(path);
	input->tty = !path && isatty(fd);
	if (input->tty) {
		catch_signals();
		input->editing = terminal_begin();
	}
	return input;
}

void input_free(struct input *input)
{
	if (!input)
		return;
	if (input->editing)
		terminal_end(input->history);
	if (input->fd != STDIN_FILENO)
		close(input->fd);
	g_free(input->history);
	g_free(input->path);
	g_free(input);
}

gboolean input_interactive(const struct input *input)
{
	return input && input->tty;
}

const char *input_path(const struct input *input)
{
	return input->path;
}

unsigned input_line_number(const struct input *input)
{
	return input->line;
}

void input_remember(struct input *input, const char *path)
{
	if (!input->editing)
		return;
	input->history = g_strdup(path);
	terminal_recall(path);
}

/* Waits for a line at a terminal; FALSE if Ctrl-C came first. The prompt is shown again after a
 * stop, which dropped what was typed. */
static gboolean wait_for_line(int fd, const char *prompt)
{
	while (!input_wait(fd, NULL)) {
		if (input_interrupted())
			return FALSE;
		if (input_continued())
			terminal_show(prompt);
	}
	return TRUE;
}

/* Whether a read that failed is worth another: another program may have left a pipe such that it
 * does not wait. */
static gboolean again(int fd)
{
	struct pollfd in = {.fd = fd, .events = POLLIN};

	if (errno == EAGAIN)
		poll(&in, 1, -1);
	return errno == EAGAIN || errno == EINTR;
}

/* Fills the empty buffer: INPUT_LINE with bytes. A terminal that went away is an end. */
static enum input_kind fill(struct input *input, const char *prompt)
{
	gssize n;

	do {
		if (input->tty && !wait_for_line(input->fd, prompt))
			return INPUT_INTERRUPTED;
		n = read(input->fd, input->buffer, sizeof input->buffer);
	} while (n < 0 && again(input->fd));
	input->start = 0;
	input->end = n > 0 ? (gsize)n : 0;
	if (n < 0 && !input->tty)
		return INPUT_FAILED;
	return n > 0 ? INPUT_LINE : INPUT_END;
}

/* Bytes up to the next newline, at most INPUT_MAX_LINE of them. Those before an error of reading
 * are no line. */
static enum input_kind read_bytes(struct input *input, const char *prompt, GString *bytes)
{
	gboolean any = FALSE, whole = TRUE;

	for (;;) {
		enum input_kind filled =
			input->start < input->end ? INPUT_LINE : fill(input, prompt);
		if (filled == INPUT_END && any)
			return whole ? INPUT_LINE : INPUT_TOO_LONG;
		if (filled != INPUT_LINE)
			return filled;
		any = TRUE;

		const char *from = input->buffer + input->start;
		gsize left = input->end - input->start;
		const char *newline = memchr(from, '\n', left);
		gsize n = newline ? (gsize)(newline - from) : left;
		if (bytes->len + n > INPUT_MAX_LINE)
			whole = FALSE;
		else
			g_string_append_len(bytes, from, (gssize)n);
		input->start += n + (newline != NULL);
		if (newline)
			return whole ? INPUT_LINE : INPUT_TOO_LONG;
	}
}

/* Bytes as typed to UTF-8: as they are if they are that, else from the locale, else with the
 * replacement character for what is neither. */
static char *to_utf8(const GString *bytes)
{
	char *text;

	for (gsize i = 0; i < bytes->len; i++)
		if (!bytes->str[i])
			bytes->str[i] = '\x7f';
	if (g_utf8_validate(bytes->str, (gssize)bytes->len, NULL))
		return g_strdup(bytes->str);
	text = g_locale_to_utf8(bytes->str, (gssize)bytes->len, NULL, NULL, NULL);
	return text ? text : g_utf8_make_valid(bytes->str, (gssize)bytes->len);
}

enum input_kind input_read(struct input *input, const char *prompt, char **line)
{
	g_autoptr(GString) bytes = g_string_new(NULL);
	enum input_kind kind;

	if (input->tty)
		terminal_come_to_front();
	if (input->editing)
		kind = terminal_read(prompt, bytes);
	else {
		if (input->tty)
			terminal_show(prompt);
		kind = read_bytes(input, prompt, bytes);
		if (kind == INPUT_INTERRUPTED || (kind == INPUT_END && input->tty))
			terminal_show("\n");
	}
	if (kind == INPUT_LINE || kind == INPUT_TOO_LONG)
		input->line++;
	if (kind == INPUT_LINE && input->line == 1 && g_str_has_prefix(bytes->str, "\xef\xbb\xbf"))
		g_string_erase(bytes, 0, 3);
	if (kind == INPUT_LINE)
		*line = to_utf8(bytes);
	return kind;
}

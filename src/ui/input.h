/* Lines from a terminal, a pipe or a script file. */
#ifndef MERELS_UI_INPUT_H
#define MERELS_UI_INPUT_H

#include <glib.h>

/* The most bytes of a line; the rest of a longer one is dropped. */
#define INPUT_MAX_LINE 4096

enum input_kind {
	INPUT_LINE,
	INPUT_TOO_LONG,
	INPUT_INTERRUPTED, /* Ctrl-C at a line that was empty */
	INPUT_END,
	INPUT_FAILED, /* errno says why; never at a terminal */
};

struct input;

/* Opens a script file, or standard input if path is NULL or "-". NULL and *error on failure. */
struct input *input_new(const char *path, GError **error);
void input_free(struct input *input);

/* Whether a person types the lines: prompts are shown, questions asked, Ctrl-C handled. */
gboolean input_interactive(const struct input *input);

/* The script file, or NULL for standard input. */
const char *input_path(const struct input *input);

/* Waits for the next line. *line is UTF-8 without its end and NUL bytes (caller frees), set for
 * INPUT_LINE alone. The prompt is shown on a terminal only. */
enum input_kind input_read(struct input *input, const char *prompt, char **line);

/* The number of the line read last, from 1. */
unsigned input_line_number(const struct input *input);

/* The lines typed in earlier sessions, read from and later written to path; a failure is silent,
 * since it costs the player nothing. No effect without Readline. */
void input_remember(struct input *input, const char *path);

/* Ctrl-C since the last call. A second one before that ends the program as it would without us:
 * the first stops the work, the second kills. */
gboolean input_interrupted(void);

/* Whether the program was stopped (Ctrl-Z) and goes on, since the last call. */
gboolean input_continued(void);

/* Waits until there is something to read; FALSE when a signal came first. None is lost between the
 * two calls above and this one; caught, if not NULL, tells of those that somebody else caught. */
gboolean input_wait(int fd, int (*caught)(void));

#endif

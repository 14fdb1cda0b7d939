/* The terminal: GNU Readline where it serves, plain reading elsewhere.
 *
 * Readline is not used on a dumb terminal, whose programs (Emacs, serial lines) edit lines
 * themselves, and it never writes an escape sequence of its own accord: bracketed paste is off
 * unless the player's inputrc asks for it.
 */
#ifndef MERELS_UI_TERMINAL_H
#define MERELS_UI_TERMINAL_H

#include "ui/input.h"

/* Sets Readline up; FALSE if lines are to be read without it. */
gboolean terminal_begin(void);

/* Writes the line history, if path is not NULL. */
void terminal_end(const char *path);

void terminal_recall(const char *path);

/* Reads one line; what was typed, as bytes. Blocks. */
enum input_kind terminal_read(const char *prompt, GString *bytes);

/* Who is told of each key as it is typed into a line (0: one without a meaning), and who may have a
 * use of Ctrl-C before it clears the line: that one returns TRUE if it did. */
void terminal_listen(void (*typed)(void *data, int key), gboolean (*interrupted)(void *data),
		     void *data);

/* Keys one by one, not lines. Between begin and end the terminal is in a mode of its own, which
 * end restores; FALSE if it has none. A signal's handler may call end, with or without begin. */
enum terminal_key {
	TERMINAL_KEY_UP = 256,
	TERMINAL_KEY_DOWN,
	TERMINAL_KEY_LEFT,
	TERMINAL_KEY_RIGHT,
	TERMINAL_KEY_ESCAPE,
	TERMINAL_KEY_INTERRUPT,
	TERMINAL_KEY_CONTINUED, /* no key: the program was stopped, and goes on */
	TERMINAL_KEY_END,
};
gboolean terminal_keys_begin(void);
int terminal_key(void); /* a byte, or an enum terminal_key; blocks */
void terminal_keys_end(void);

/* Whether another byte comes so soon that it belongs to the same key. */
gboolean terminal_more_comes(void);

/* Stops the program while it is in the background, unless nobody could go on with it: the terminal
 * is in the shell's own mode, in which nothing typed would be shown. */
void terminal_come_to_front(void);

/* Shows a prompt without Readline. */
void terminal_show(const char *prompt);

/* Who completes the word that begins at start of the line, with candidates (NULL-terminated, freed
 * by the caller) or NULL. */
void terminal_complete(char **(*offer)(void *data, const char *line, int start, const char *word),
		       void *data);

#endif

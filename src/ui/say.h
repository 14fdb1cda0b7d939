/* Saying: a fact goes to standard output, to the transcript and into what repeat says again. */
#ifndef MERELS_UI_SAY_H
#define MERELS_UI_SAY_H

#include "ui/session.h"

/* SAY(session, .kind = FACT_LOOK, .point = p): game and seats are filled in if not given. What is
 * a refusal marks the line as refused. */
#define SAY(session, ...) say_fact(session, &(struct fact){__VA_ARGS__})
void say_fact(struct session *session, const struct fact *fact);

/* The same on standard error, for what happens before there is a game or after it. */
#define SAY_ERROR(session, ...) say_error(session, &(struct fact){__VA_ARGS__})
void say_error(struct session *session, const struct fact *fact);

/* Text that is made already, where no session is: on standard output, and on standard error. */
void say_print(const char *text);
void say_error_line(const char *line);

/* Speaks that something was printed which is for the eye alone. */
void say_printed(struct session *session);

/* One line for scripts, the same in every language: printed, never spoken or repeated; that it is
 * printed is spoken. */
void say_notation(struct session *session, const char *line);

/* Says again what the last line was answered with, or what was announced last. */
void say_again(struct session *session);

/* A question that stands longer than a line: says it; once more, in the names that are told apart
 * best. */
void say_repeat(struct session *session, void (*say_question)(struct session *session));

/* What is said from here on is a new announcement, for say_again. */
void say_begin(struct session *session);

/* Puts a line that was typed into the transcript. */
void say_typed(struct session *session, const char *prompt, const char *line);

/* Text from outside that acts on nothing: what does not print as "?". The caller frees. */
char *say_printable(const char *text);

/* Likewise at most 60 characters of it, the rest as "...". */
char *say_shown(const char *text);

/* Everything is written, or *error says that standard output or the transcript failed. */
gboolean say_flush(struct session *session);

#endif

/* What a mistyped word was probably meant to be. */
#ifndef MERELS_UI_NEAREST_H
#define MERELS_UI_NEAREST_H

#include "ui/session.h"

/* The command, alias or word of a turn that begins so, else the nearest, in the player's language;
 * NULL if none is near. The caller frees. */
char *nearest_command(const char *word);

/* The whole line that is meant by a word of it which is no command: draw; or NULL. The caller
 * frees. */
char *nearest_meaning(const char *word);

/* The same of the settings' names. */
char *nearest_setting(const char *word);

/* The line was proposed: yes carries it out. */
void nearest_ask(struct session *session, const char *line);

#endif

/* What TAB offers. */
#ifndef MERELS_UI_COMPLETION_H
#define MERELS_UI_COMPLETION_H

#include "ui/session.h"

/* Texts that may take the place of the word at start of the line, NULL-terminated, for the caller
 * to free: commands, points, settings and values, files, kept games. data is the session. */
char **completion_offer(void *data, const char *line, int start, const char *word);

/* completion-turn.c: whether a text can be the beginning of a turn, and the words that go on with
 * it legally, head standing before the point in each. */
gboolean completion_is_turn(const struct session *session, const char *text);
void completion_add_turns(GPtrArray *offers, const struct session *session, const char *before,
			  const char *word);

/* Adds a text if it begins as word does, in any case. */
void completion_add(GPtrArray *offers, const char *word, const char *text);

#endif

/* The session's own speech: what is said is spoken, cut off by the next key or line, and said again
 * more clearly when it is asked for twice. */
#ifndef MERELS_UI_SPEAK_H
#define MERELS_UI_SPEAK_H

#include "ui/session.h"

/* Opens speech as the settings say; FALSE, and one line says why, if it cannot be: what was open
 * stays so. */
gboolean speak_open(struct session *session);
void speak_close(struct session *session);

/* Speaks lines as wording.h made them for speech, one utterance a line. */
void speak_lines(struct session *session, const char *lines);

/* The same, slower. */
void speak_slowly(struct session *session, const char *lines);

/* Speaks a question that is printed as a prompt; other prompts are not spoken. */
void speak_question(struct session *session, enum wording_prompt prompt);
void speak_prompt(struct session *session, const char *prompt);

/* Silences what is being said; TRUE if anything was. */
gboolean speak_stop(struct session *session);

/* A setting of speech was changed: acts on what is said next. FALSE, and said why, if it cannot
 * be so. */
/* Takes another language, for print, speech and what is typed; or says why not. */
gboolean speak_language(struct session *session, const char *name);

gboolean speak_change(struct session *session, enum setting setting);

/* Says once that speech has failed, if it has, and goes on without. */
void speak_check(struct session *session);

/* A key was typed at the terminal: silences, and is echoed, as the settings say. */
void speak_key(void *session, int key);

/* Ctrl-C: TRUE if it silenced something, which is then all that it does. */
gboolean speak_interrupted(void *session);

#endif

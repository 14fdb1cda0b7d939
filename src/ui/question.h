/* The question that stands, and the line that answers or drops it. */
#ifndef MERELS_UI_QUESTION_H
#define MERELS_UI_QUESTION_H

#include "ui/session.h"

/* The question's own prompt; FALSE if it has none, or one that names what it is about. */
gboolean question_prompt(const struct session *session, enum wording_prompt *kind);

/* Carries out a line, whatever stands. No question stands after it but one that the line itself
 * raises, or the one before, if the line was about that or meant nothing. */
void question_line(struct session *session, const char *line);

/* Offers the kept game session->offered, or if that cannot be had any more the last one that can;
 * where there is none, a new game begins. */
void question_offer(struct session *session);

#endif

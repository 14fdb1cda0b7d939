/* Lines that are neither a ply nor a command. */
#ifndef MERELS_UI_UNKNOWN_H
#define MERELS_UI_UNKNOWN_H

#include "ui/session.h"

/* A question that is not understood; the line is proposed that may answer it. */
void unknown_question(struct session *session, const char *nearest);

/* Says what is wrong with its points, if it has any, or else what may have been meant. */
void unknown_line(struct session *session, const char *line);

#endif

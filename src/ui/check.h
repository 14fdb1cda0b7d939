/* --check: judging records without playing them. */
#ifndef MERELS_UI_CHECK_H
#define MERELS_UI_CHECK_H

#include "ui/session.h"

/* Reads all games of the files, and of all files in folders below them, NULL-terminated; one line
 * on standard error for each bad game. The exit status: 0, or 1 if anything was wrong. */
int check_files(struct session *session, char *const *names);

#endif

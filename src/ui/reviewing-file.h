/* --review: the turning points of recorded games. */
#ifndef MERELS_UI_REVIEWING_FILE_H
#define MERELS_UI_REVIEWING_FILE_H

#include "ui/session.h"

/* Says the turning points of all games of a file, "-" being standard input, on standard output; how
 * far it is, and what is wrong with a game, on standard error. The exit status: 0, or 1 if anything
 * was wrong or Ctrl-C ended it; a second one ends the program. */
int reviewing_file(struct session *session, const char *name);

#endif

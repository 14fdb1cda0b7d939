/* Working out the tables of endings, and proving them. */
#ifndef MERELS_UI_BUILDING_H
#define MERELS_UI_BUILDING_H

#include "ui/arguments.h"
#include "ui/session.h"

/* Does what --build-tables and --check-tables ask, for the rules of the settings: words to standard
 * error, what is counted to standard output. The exit status: 0, or 1 if anything failed. Ctrl-C
 * ends it; a second one ends the program. */
int building_run(struct session *session, const struct arguments *arguments);

/* Builds all of at most so many pieces a side, and says so in the session, where hint and the
 * others know them from then on; Ctrl-C ends it. */
void building_in_session(struct session *session, unsigned most);

/* Says what is wrong with the file of a class by these rules, which is not used: an enum tables_file_fault, and
 * the errno of one that cannot be read. */
void building_say_bad(struct session *session, const struct rules *rules, unsigned own,
		      unsigned other, unsigned fault, int number);

#endif

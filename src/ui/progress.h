/* How far somebody has come in the lessons: kept in the settings file, in the group [learn]. */
#ifndef MERELS_UI_PROGRESS_H
#define MERELS_UI_PROGRESS_H

#include "lessons/course.h"

#include <glib.h>

struct session;

/* Where a lesson goes on: its step, the drills of that asked and known, and what the one to be
 * answered was made from; seed 0: none was asked yet. */
struct progress_place {
	enum course_step step;
	guint64 asked, known, seed;
};

/* All zero before anything was learnt or read. */
struct progress {
	gboolean read;
	unsigned done;					/* bit N: lesson N */
	struct progress_place now;			/* to go on with */
	struct progress_place left[COURSE_LESSONS + 1]; /* of other lessons, by number */
};

/* Reads it, once a session; what is not as it was written counts for nothing. */
void progress_read(struct session *session);

/* Keeps it, if anything is kept; says once if that fails. */
void progress_write(struct session *session);

/* The same with another question: of which step, and what it was made from. */
void progress_note(struct session *session, enum course_step step, unsigned asked, unsigned known,
		   guint64 seed);

/* From now on that lesson, at its beginning or, where it was left, there; another one before is
 * left where it is. Nothing is written. */
void progress_turn_to(struct session *session, unsigned lesson);

#endif

/* How far somebody has come in the lessons: kept in the settings file, in the group [learn]. */
#ifndef MERELS_UI_PROGRESS_H
#define MERELS_UI_PROGRESS_H

#include "lessons/course.h"

#include <glib.h>

struct session;

/* All zero before anything was learnt or read. */
struct progress {
	gboolean read;
	enum course_step step; /* to go on with */
	unsigned done;	       /* bit N: lesson N */
	/* Of the step: drills asked and known, and what the one to be answered was made from. */
	guint64 asked, known, seed;
};

/* Reads it, once a session; what is not as it was written counts for nothing. */
void progress_read(struct session *session);

/* Keeps it, if anything is kept; says once if that fails. */
void progress_write(struct session *session);

/* The same with another question: of which step, and what it was made from. */
void progress_note(struct session *session, enum course_step step, unsigned asked, unsigned known,
		   guint64 seed);

#endif

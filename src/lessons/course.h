/* The course: lessons of a few steps, each a short text and drills of one kind. */
#ifndef MERELS_LESSONS_COURSE_H
#define MERELS_LESSONS_COURSE_H

#include "lessons/drill.h"

#define COURSE_LESSONS 10

/* The steps in their order; voice has the text of each. */
enum course_step {
	COURSE_CORNERS,
	COURSE_RINGS,
	COURSE_MIDDLES,
	COURSE_PLACES,
	COURSE_GAPS,
	COURSE_ROWS,
	COURSE_COLUMNS,
	COURSE_LINKS,
	COURSE_NEIGHBOURS,
	COURSE_BETWEEN,
	COURSE_LINES,

	COURSE_PLACING,
	COURSE_LOOKING,
	COURSE_HAND,

	COURSE_MILLS,
	COURSE_CLOSING,
	COURSE_TAKING,
	COURSE_BLOCKING,

	COURSE_PROTECTED,
	COURSE_ALL_PROTECTED,

	COURSE_MOVING,
	COURSE_CLOSING_BY_MOVING,
	COURSE_BLOCKING_BY_MOVING,

	COURSE_FLYING,
	COURSE_CLOSING_BY_FLYING,

	COURSE_TOO_FEW,
	COURSE_CANNOT_MOVE,
	COURSE_DRAWS,

	COURSE_THREATS,
	COURSE_TWO_THREATS,

	COURSE_OPENING,
	COURSE_RUNNING,

	COURSE_SHUT_IN,
	COURSE_SHUTTING,
	COURSE_SHUTTING_ALL,

	COURSE_STEPS
};

struct course_row {
	unsigned lesson; /* from 1 */
	enum drill_kind kind;
	enum drill_scope scope;
	unsigned drills; /* to be answered right */
};

extern const struct course_row course_rows[COURSE_STEPS];

/* The first step of a lesson from 1 to COURSE_LESSONS, and how many it has. */
enum course_step course_first(unsigned lesson);
unsigned course_length(unsigned lesson);

/* How many drills are to be answered right from that step to the end of its lesson. */
unsigned course_drills(enum course_step step);

#endif

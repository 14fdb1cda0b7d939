#include "lessons/course.h"

const struct course_row course_rows[COURSE_STEPS] = {
	[COURSE_CORNERS] = {1, DRILL_PLACE, DRILL_CORNERS, 2},
	[COURSE_RINGS] = {1, DRILL_RING, DRILL_ANY, 3},
	[COURSE_MIDDLES] = {1, DRILL_PLACE, DRILL_MIDDLES, 3},
	[COURSE_PLACES] = {1, DRILL_PLACE, DRILL_ANY, 4},
	[COURSE_GAPS] = {1, DRILL_IS_POINT, DRILL_ANY, 3},
	[COURSE_ROWS] = {1, DRILL_ROW, DRILL_ANY, 2},
	[COURSE_COLUMNS] = {1, DRILL_COLUMN, DRILL_ANY, 2},
	[COURSE_LINKS] = {1, DRILL_STEP, DRILL_ANY, 4},
	[COURSE_NEIGHBOURS] = {1, DRILL_NEIGHBOURS, DRILL_ANY, 4},
	[COURSE_BETWEEN] = {1, DRILL_BETWEEN, DRILL_ANY, 3},
	[COURSE_LINES] = {1, DRILL_LINE, DRILL_ANY, 3},

	[COURSE_PLACING] = {2, DRILL_GO_NEXT, DRILL_ANY, 2},
	[COURSE_LOOKING] = {2, DRILL_EMPTY_NEXT, DRILL_ANY, 2},
	[COURSE_HAND] = {2, DRILL_HAND, DRILL_ANY, 1},

	[COURSE_MILLS] = {3, DRILL_CLOSING, DRILL_PLACING, 3},
	[COURSE_CLOSING] = {3, DRILL_CLOSE, DRILL_PLACING, 2},
	[COURSE_TAKING] = {3, DRILL_TAKE, DRILL_PLACING, 2},
	[COURSE_BLOCKING] = {3, DRILL_BLOCK, DRILL_PLACING, 2},

	[COURSE_PROTECTED] = {4, DRILL_MAY_TAKE, DRILL_ANY, 3},
	[COURSE_ALL_PROTECTED] = {4, DRILL_TAKEABLE, DRILL_ANY, 3},

	[COURSE_MOVING] = {5, DRILL_TARGETS, DRILL_ANY, 3},
	[COURSE_CLOSING_BY_MOVING] = {5, DRILL_CLOSE, DRILL_MOVING, 2},
	[COURSE_BLOCKING_BY_MOVING] = {5, DRILL_BLOCK, DRILL_MOVING, 2},

	[COURSE_FLYING] = {6, DRILL_MAY_FLY, DRILL_ANY, 2},
	[COURSE_CLOSING_BY_FLYING] = {6, DRILL_CLOSE, DRILL_FLYING, 2},

	[COURSE_TOO_FEW] = {7, DRILL_WIN, DRILL_BY_PIECES, 2},
	[COURSE_CANNOT_MOVE] = {7, DRILL_OVER, DRILL_ANY, 2},
	[COURSE_DRAWS] = {7, DRILL_LIMIT, DRILL_ANY, 1},

	[COURSE_THREATS] = {8, DRILL_CLOSING, DRILL_MOVING, 2},
	[COURSE_TWO_THREATS] = {8, DRILL_DOUBLE, DRILL_ANY, 3},

	[COURSE_OPENING] = {9, DRILL_REOPEN, DRILL_ANY, 2},
	[COURSE_RUNNING] = {9, DRILL_SHUTTLE, DRILL_ANY, 2},

	[COURSE_SHUT_IN] = {10, DRILL_SHUT_IN, DRILL_ANY, 2},
	[COURSE_SHUTTING] = {10, DRILL_SHUT, DRILL_ANY, 2},
	[COURSE_SHUTTING_ALL] = {10, DRILL_WIN, DRILL_BY_BLOCKADE, 2},
};

enum course_step course_first(unsigned lesson)
{
	enum course_step step = 0;

	while (course_rows[step].lesson < lesson)
		step++;
	return step;
}

unsigned course_length(unsigned lesson)
{
	unsigned n = 0;

	for (enum course_step step = 0; step < COURSE_STEPS; step++)
		n += course_rows[step].lesson == lesson;
	return n;
}

unsigned course_drills(enum course_step step)
{
	const unsigned lesson = course_rows[step].lesson;
	unsigned n = 0;

	for (; step < COURSE_STEPS && course_rows[step].lesson == lesson; step++)
		n += course_rows[step].drills;
	return n;
}

/* The one place where a point, or a list of points, becomes text.
 *
 * How depends on the style of the sentences. Strings live as long as these; sets are listed in
 * the board's order.
 */
#ifndef MERELS_VOICE_POINTS_H
#define MERELS_VOICE_POINTS_H

#include "voice/sentences.h"

/* "d6" */
const char *points_name(struct sentences *s, point p);

/* "a2", a place on the grid whether a point is there or not; "a", a column alone. */
const char *points_grid(struct sentences *s, int column, int row);
const char *points_column(struct sentences *s, int column);

/* "outer top left" */
const char *points_place(struct sentences *s, point p);

/* "d6 to d5" */
const char *points_move(struct sentences *s, point from, point to);

/* "a7 d7 c5", "a7 d7 or c5", "a7 d7 and c5"; "none" for the empty set. */
const char *points_list(struct sentences *s, point_set set);
const char *points_or(struct sentences *s, point_set set);
const char *points_and(struct sentences *s, point_set set);

#endif

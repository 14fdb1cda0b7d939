/* The one place where a point, or a list of points, becomes text.
 *
 * How depends on the style of the sentences: what points are called, whether they are spoken, and
 * in which order lists are read. Strings live as long as the sentences.
 */
#ifndef MERELS_VOICE_POINTS_H
#define MERELS_VOICE_POINTS_H

#include "voice/sentences.h"

/* "d6" */
const char *points_name(struct sentences *s, point p);

/* "a2", a place on the grid whether a point is there or not, or NULL where points are called by
 * their places; "a", a column alone. */
const char *points_grid(struct sentences *s, int column, int row);
const char *points_column(struct sentences *s, int column);

/* "outer top left"; points_placed says whether that is what points are called anyway. */
const char *points_place(struct sentences *s, point p);
bool points_placed(const struct sentences *s);

/* The same in English: what its message is called. */
const char *points_place_english(const struct board *board, point p);

/* "d6 to d5", "from d6 to d5"; points_motion is the second where it is spoken
 * and not terse. */
const char *points_move(struct sentences *s, point from, point to);
const char *points_way(struct sentences *s, point from, point to);
const char *points_motion(struct sentences *s, point from, point to);

/* Walks a set in reading order: for (point p; points_each(s, &set, &p);) */
bool points_each(const struct sentences *s, point_set *set, point *p);

/* Between the names of points that have nothing else between them: letters need no comma. */
const char *points_separator(const struct sentences *s);

/* "a7 d7 c5", "a7 d7 or c5", "a7 d7 and c5"; "none" for the empty set. */
const char *points_list(struct sentences *s, point_set set);
const char *points_or(struct sentences *s, point_set set);
const char *points_and(struct sentences *s, point_set set);

#endif

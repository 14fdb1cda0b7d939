/* The board as data: points, links and lines of one kind of merels board.
 *
 * A set of points is a bit set, bit N being point N in the order in which the board lists its
 * points. Everything above reads a board only through this structure, so that another board is
 * another table. All functions are pure: they keep no state and cannot fail.
 */
#ifndef MERELS_CORE_BOARD_H
#define MERELS_CORE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#define BOARD_MAX_POINTS 24
#define BOARD_MAX_LINES 20

typedef uint8_t point;
typedef uint32_t point_set;

#define POINT_NONE ((point)0xff)

enum board_direction { BOARD_LEFT, BOARD_RIGHT, BOARD_UP, BOARD_DOWN, BOARD_DIRECTIONS };

/* Rings, the outer one first. */
enum board_ring { BOARD_OUTER, BOARD_MIDDLE, BOARD_INNER, BOARD_RINGS };

struct board {
	uint8_t n_points;
	uint8_t n_lines;
	uint8_t size;			   /* rows and columns of the grid: 1 to size */
	uint8_t centre_column, centre_row; /* the grid's centre, on which no point is */
	struct {
		char name[3]; /* "a7": column letter, row digit, NUL */
		uint8_t ring; /* enum board_ring */
	} points[BOARD_MAX_POINTS];
	point_set neighbours[BOARD_MAX_POINTS]; /* linked to this point */
	point_set lines[BOARD_MAX_LINES];	/* three points each */
	uint8_t lines_at[BOARD_MAX_POINTS][2];	/* the two lines through this point, row first */
};

/* Nine men's morris: 24 points in reading order, a7 d7 g7 b6 ... g1. */
extern const struct board board_nine;

/* The point named by a column (1 = a) and a row (1 = bottom), or POINT_NONE. */
point board_point_at(const struct board *board, int column, int row);

/* 1 to board->size, counted from the left and from the bottom. */
int board_column(const struct board *board, point p);
int board_row(const struct board *board, point p);

/* All points of a column, a row or a ring; the empty set if there is none such. */
point_set board_points_in_column(const struct board *board, int column);
point_set board_points_in_row(const struct board *board, int row);
point_set board_points_in_ring(const struct board *board, enum board_ring ring);

/* The point linked to p in that direction, or POINT_NONE at an edge. */
point board_neighbour(const struct board *board, point p, enum board_direction direction);

static inline point_set point_bit(point p)
{
	return (point_set)1 << p;
}

static inline bool point_in(point_set set, point p)
{
	return (set >> p) & 1;
}

/* The lowest point of a set that is not empty. */
static inline point point_first(point_set set)
{
	return (point)__builtin_ctz(set);
}

/* The number of points, without the popcount instruction that old processors lack. */
static inline unsigned point_count(point_set set)
{
	set -= (set >> 1) & 0x55555555u;
	set = (set & 0x33333333u) + ((set >> 2) & 0x33333333u);
	set = (set + (set >> 4)) & 0x0f0f0f0fu;
	return (set * 0x01010101u) >> 24;
}

/* Walks a set from the lowest point up: for (point p; points_next(&set, &p);) */
static inline bool points_next(point_set *set, point *p)
{
	if (!*set)
		return false;
	*p = point_first(*set);
	*set &= *set - 1;
	return true;
}

static inline point_set board_all(const struct board *board)
{
	return (point_set)((1u << board->n_points) - 1);
}

/* Own pieces that stand in a mill. */
point_set board_in_mills(const struct board *board, point_set own);

/* Points that own does not hold and that would complete a mill of it, enemy or empty. */
point_set board_closing(const struct board *board, point_set own);

/* The lines through p that are complete in own: their numbers in lines[2], and how many. */
unsigned board_mills_at(const struct board *board, point_set own, point p, uint8_t lines[2]);

#endif

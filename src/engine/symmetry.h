/* The symmetries of a board: its turnings and mirrorings, and the swap of its rings. */
#ifndef MERELS_ENGINE_SYMMETRY_H
#define MERELS_ENGINE_SYMMETRY_H

#include "core/board.h"

/* Nine men's morris has just as many. */
#define SYMMETRY_MAX 16

struct symmetry {
	unsigned n;				       /* number 0 changes nothing */
	uint8_t image[SYMMETRY_MAX][BOARD_MAX_POINTS]; /* where a point goes */
	uint8_t inverse[SYMMETRY_MAX];		       /* which one undoes it */
	point_set images[SYMMETRY_MAX][3][256];	       /* of eight points each */
};

/* Finds all mappings of the points that keep links and lines, up to SYMMETRY_MAX. */
void symmetry_init(struct symmetry *symmetry, const struct board *board);

static inline point_set symmetry_of_set(const struct symmetry *symmetry, unsigned i, point_set set)
{
	return symmetry->images[i][0][set & 0xff] | symmetry->images[i][1][set >> 8 & 0xff] |
	       symmetry->images[i][2][set >> 16];
}

/* The number of the one that makes the least of both sets, which it changes to that. */
unsigned symmetry_least(const struct symmetry *symmetry, point_set sets[2]);

#endif

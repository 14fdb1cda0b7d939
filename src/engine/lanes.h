/* The lines of a board as one word, three neighbouring bits a line: what a side holds of all lines
 * is seen with a few shifts.
 *
 * Line i has the bits 3i, 3i+1 and 3i+2, the middle one being the point that is linked to both
 * others. A point stands on two lines and so has two bits. Every link joins two points of a line.
 */
#ifndef MERELS_ENGINE_LANES_H
#define MERELS_ENGINE_LANES_H

#include "core/board.h"

struct lanes {
	uint64_t firsts;		       /* the first bit of each line */
	uint64_t of[BOARD_MAX_POINTS];	       /* a point's two bits */
	uint64_t lines_of[BOARD_MAX_POINTS];   /* the first bits of its two lines */
	uint8_t point_at[3 * BOARD_MAX_LINES]; /* by bit */
	point_set nearby[3][256];	       /* linked to any of eight points */
};

void lanes_init(struct lanes *lanes, const struct board *board);

/* All bits of a set of points. */
uint64_t lanes_of_set(const struct lanes *lanes, point_set set);

static inline unsigned lanes_count(uint64_t bits)
{
	bits -= (bits >> 1) & UINT64_C(0x5555555555555555);
	bits = (bits & UINT64_C(0x3333333333333333)) + ((bits >> 2) & UINT64_C(0x3333333333333333));
	bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (unsigned)((bits * UINT64_C(0x0101010101010101)) >> 56);
}

/* The first bits of the lines that own holds whole. */
static inline uint64_t lanes_mills(const struct lanes *lanes, uint64_t own)
{
	return own & own >> 1 & own >> 2 & lanes->firsts;
}

/* Bits of empty points whose line lacks nothing else to be a mill of own. */
static inline uint64_t lanes_open(const struct lanes *lanes, uint64_t own, uint64_t empty)
{
	const uint64_t a = own & lanes->firsts, b = own >> 1 & lanes->firsts,
		       c = own >> 2 & lanes->firsts;

	return empty & ((b & c) | (a & c) << 1 | (a & b) << 2);
}

/* How many links lead from own to empty points. No link leads both ways. */
static inline unsigned lanes_links(const struct lanes *lanes, uint64_t own, uint64_t empty)
{
	const uint64_t links = lanes->firsts | lanes->firsts << 1;

	return lanes_count(((own & empty >> 1) | (own >> 1 & empty)) & links);
}

/* The points linked to any of the set. */
static inline point_set lanes_nearby(const struct lanes *lanes, point_set set)
{
	return lanes->nearby[0][set & 0xff] | lanes->nearby[1][set >> 8 & 0xff] |
	       lanes->nearby[2][set >> 16];
}

#endif

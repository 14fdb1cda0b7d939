/* The plies of the rules on plain sets, for positions with both hands empty, forwards and back.
 *
 * It follows core/rules.h exactly, and is several times faster. Nothing here keeps state.
 */
#ifndef MERELS_TABLES_MOVES_H
#define MERELS_TABLES_MOVES_H

#include "core/rules.h"

/* No position has more plies, the piece taken aside: three pieces that fly to 18 points, nine that
 * slide over 32 links. */
#define MOVES_MAX 64

struct moves {
	const struct board *board;
	bool flying, keep_protected;
	point_set lines_at[BOARD_MAX_POINTS][2]; /* the two lines through a point */
	point_set nearby[3][256];		 /* linked to any of eight points */
};

/* A walk over the plies of the side to move, one after the other; members are the walk's own, but
 * for those that moves_next says. */
struct moves_walk {
	point_set own, rest, left, targets, empty;
	bool flying;
	point from;
	point_set after;   /* own pieces after the ply */
	point_set victims; /* any one of which it takes; empty if it takes nothing */
	point_set takeable;
};

void moves_init(struct moves *moves, const struct rules *rules);

/* The enemy's pieces that a mill may take; none if the rules protect them all. */
point_set moves_takeable(const struct moves *moves, point_set enemy);

/* The game must not be over by pieces. There is no ply if the side to move is shut in. */
void moves_start(const struct moves *moves, point_set own, point_set other,
		 struct moves_walk *walk);

/* Sets after and victims to the next ply; false if there is none. */
static inline bool moves_next(const struct moves *moves, struct moves_walk *walk)
{
	while (!walk->targets) {
		if (!walk->left)
			return false;
		walk->from = point_first(walk->left);
		walk->left &= walk->left - 1;
		walk->rest = walk->own & ~point_bit(walk->from);
		walk->targets = walk->flying ? walk->empty
					     : walk->empty & moves->board->neighbours[walk->from];
	}
	const point to = point_first(walk->targets);
	const point_set *lines = moves->lines_at[to];

	walk->targets &= walk->targets - 1;
	walk->after = walk->rest | point_bit(to);
	walk->victims =
		!(lines[0] & ~walk->after) || !(lines[1] & ~walk->after) ? walk->takeable : 0;
	return true;
}

/* Whether there is any ply, and whether any takes a piece, without listing them. */
bool moves_any(const struct moves *moves, point_set own, point_set other);
bool moves_may_take(const struct moves *moves, point_set own, point_set other);

/* The sets of the other side from which it can have come by a ply that took nothing; before holds
 * MOVES_MAX. Returns how many. */
unsigned moves_back(const struct moves *moves, point_set own, point_set other, point_set *before);

#endif

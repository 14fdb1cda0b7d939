/* Which plies to look at first: those that close a mill, then those that block one. */
#ifndef MERELS_ENGINE_ORDER_H
#define MERELS_ENGINE_ORDER_H

#include "core/rules.h"

enum order {
	ORDER_QUIET,
	ORDER_BLOCKS, /* goes where the enemy could close a mill next */
	ORDER_TAKES,
	ORDER_TAKES_TWO,
	ORDERS,
};

/* threats are those of the side that is not to move. */
static inline enum order order_of(const struct ply *ply, point_set threats)
{
	if (ply->takes[1] != POINT_NONE)
		return ORDER_TAKES_TWO;
	if (ply->takes[0] != POINT_NONE)
		return ORDER_TAKES;
	return point_in(threats, ply->to) ? ORDER_BLOCKS : ORDER_QUIET;
}

#endif

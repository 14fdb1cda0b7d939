/* What positions of a class are worth, one byte each.
 *
 * 0 is a draw. Any other byte N is decided: with best play the game ends in N - 1 plies. It ends
 * with a ply of the winner, or before one of a loser who is shut in, so that N tells who wins: the
 * side to move has lost if N is odd, and won if it is even.
 */
#ifndef MERELS_TABLES_VALUES_H
#define MERELS_TABLES_VALUES_H

#include "tables/index.h"

#include <stdatomic.h>

typedef uint8_t value;

#define VALUES_DRAW ((value)0)
#define VALUES_LOST ((value)1) /* before the first ply */
#define VALUES_MOST UINT8_MAX

static inline bool value_wins(value v)
{
	return v && !(v & 1);
}

static inline bool value_loses(value v)
{
	return v & 1;
}

/* Plies to the end of the game; not for a draw. */
static inline unsigned value_plies(value v)
{
	return v - 1u;
}

/* All threads of a solver read and write them while it runs, and none writes afterwards. */
struct values {
	struct index_class class;
	_Atomic value *bytes; /* NULL if there are none */
};

/* All draws. False if there is no memory. */
bool values_init(struct values *values, const struct index *index, unsigned own, unsigned other);
void values_clear(struct values *values);

static inline value values_at(const struct values *values, uint32_t number)
{
	return atomic_load_explicit(&values->bytes[number], memory_order_relaxed);
}

static inline void values_set(struct values *values, uint32_t number, value v)
{
	atomic_store_explicit(&values->bytes[number], v, memory_order_relaxed);
}

static inline value values_of(const struct index *index, const struct values *values, point_set own,
			      point_set other)
{
	return values_at(values, index_of(index, &values->class, own, other));
}

/* What is good for one side is bad for the other, a ply earlier: of the values that the plies of a
 * position lead to, each seen by the side that is then to move, the best. */
struct values_best {
	value win;  /* of the quickest win, else 0 */
	value loss; /* of the longest loss, if all lose */
	bool draws; /* any ply keeps a draw */
};

static inline void values_weigh(struct values_best *best, value after)
{
	const value here = after < VALUES_MOST ? (value)(after + 1) : VALUES_MOST;

	if (!after)
		best->draws = true;
	else if (value_loses(after))
		best->win = !best->win || here < best->win ? here : best->win;
	else
		best->loss = here > best->loss ? here : best->loss;
}

static inline value values_chosen(const struct values_best *best)
{
	return best->win ? best->win : best->draws ? VALUES_DRAW : best->loss;
}

/* Positions by what they are worth, up to symmetry. */
struct values_counts {
	uint64_t wins, losses, draws;
	unsigned longest_win, longest_loss; /* plies */
};

void values_count(const struct index *index, const struct values *values,
		  struct values_counts *counts);

#endif

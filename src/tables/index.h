/* Numbers for positions with both hands empty, so that a table of them is an array of bytes.
 *
 * A class is all positions in which the side to move has so many pieces and the other so many. The
 * side with more pieces, or the side to move if they are equal, is the one whose set of pieces is
 * brought to a canonical one by a symmetry: that set is the row. The column is the set of the other
 * side, mapped by the same symmetry, among all such subsets of the points left over. Where a
 * canonical set is kept by some symmetries, several columns are one position: their numbers must be
 * given the same value, and count once.
 *
 * Everything is looked up in tables that are made once; then every function is pure and safe from
 * any thread.
 */
#ifndef MERELS_TABLES_INDEX_H
#define MERELS_TABLES_INDEX_H

#include "engine/symmetry.h"

#define INDEX_FEWEST 3
#define INDEX_MOST 9

#define INDEX_HALF 4096 /* sets of twelve points, half a board */

/* All sets of one size. Sets are numbered as they rise, whatever the size of the board. */
struct index_sets {
	uint32_t n_sets, n_rows;
	point_set *sets; /* by number */
	uint32_t *homes; /* by number: its row times 16, and the symmetry that leads there */
	point_set
		*rows;	/* the canonical sets, each the least of those that symmetries make of it */
	uint16_t *kept; /* by row: bit I is set if symmetry I keeps it; bit 0 always is */
};

struct index {
	const struct board *board;
	struct symmetry symmetry;
	uint8_t gather[256][256];  /* [mask][bits]: the bits under the mask, pushed together */
	uint8_t scatter[256][256]; /* [mask][bits]: the lowest bits, spread under the mask */
	uint32_t low[INDEX_HALF];  /* what the lower twelve points add to a number */
	uint32_t high[INDEX_MOST + 1][INDEX_HALF]; /* and the upper, by how many are below */
	struct index_sets of[INDEX_MOST + 1];	   /* by size */
};

struct index_class {
	uint8_t own, other; /* pieces of the side to move and of the other */
	bool rows_own;	    /* whether a row is a set of the side to move */
	uint32_t n_rows, n_columns;
};

/* For up to so many pieces a side, from INDEX_FEWEST to INDEX_MOST; NULL if there is no memory. */
struct index *index_new(const struct board *board, unsigned most);
void index_free(struct index *index);

/* About how many bytes index_new takes. */
uint64_t index_bytes(const struct board *board, unsigned most);

struct index_class index_class(const struct index *index, unsigned own, unsigned other);

/* Without an index: the rows are estimated, a little too high. */
uint64_t index_estimate(const struct board *board, unsigned own, unsigned other);

static inline uint32_t index_size(const struct index_class *class)
{
	return class->n_rows * class->n_columns;
}

/* The number of a set among those of its size. */
static inline uint32_t index_rank(const struct index *index, point_set set)
{
	const point_set low = set & (INDEX_HALF - 1);

	return index->low[low] + index->high[point_count(low)][set / INDEX_HALF];
}

/* The column of a set that does not touch the row's, seen in the points left over. */
static inline uint32_t index_column(const struct index *index, point_set row, point_set set)
{
	const point_set left = ~row;
	const unsigned m0 = left & 0xff, m1 = left >> 8 & 0xff, m2 = left >> 16 & 0xff;
	const unsigned n0 = point_count(m0), n1 = n0 + point_count(m1);

	return index_rank(index, (point_set)index->gather[m0][set & 0xff] |
					 (point_set)index->gather[m1][set >> 8 & 0xff] << n0 |
					 (point_set)index->gather[m2][set >> 16] << n1);
}

/* The number of a position in its class, own being the side to move. */
static inline uint32_t index_of(const struct index *index, const struct index_class *class,
				point_set own, point_set other)
{
	const point_set first = class->rows_own ? own : other;
	const point_set second = class->rows_own ? other : own;
	const struct index_sets *sets = &index->of[class->rows_own ? class->own : class->other];
	const uint32_t home = sets->homes[index_rank(index, first)];

	return home / 16 * class->n_columns +
	       index_column(index, sets->rows[home / 16],
			    symmetry_of_set(&index->symmetry, home % 16, second));
}

/* The set that stands in a column of a row. */
static inline point_set index_spread(const struct index *index, point_set row, point_set packed)
{
	const point_set left = ~row;
	const unsigned m0 = left & 0xff, m1 = left >> 8 & 0xff, m2 = left >> 16 & 0xff;
	const unsigned n0 = point_count(m0), n1 = n0 + point_count(m1);

	return (point_set)index->scatter[m0][packed & 0xff] |
	       (point_set)index->scatter[m1][packed >> n0 & 0xff] << 8 |
	       (point_set)index->scatter[m2][packed >> n1 & 0xff] << 16;
}

static inline const struct index_sets *index_rows(const struct index *index,
						  const struct index_class *class)
{
	return &index->of[class->rows_own ? class->own : class->other];
}

/* The position of a row and column: one of those that have this number. */
static inline void index_position(const struct index *index, const struct index_class *class,
				  uint32_t row, uint32_t column, point_set *own, point_set *other)
{
	const point_set first = index_rows(index, class)->rows[row];
	const struct index_sets *columns = &index->of[class->rows_own ? class->other : class->own];
	const point_set second = index_spread(index, first, columns->sets[column]);

	*own = class->rows_own ? first : second;
	*other = class->rows_own ? second : first;
}

/* The columns of a row that are the same position as this one, itself among them, perhaps more
 * than once; returns how many. The row must be kept by other symmetries than number 0. */
unsigned index_twins(const struct index *index, const struct index_class *class, uint32_t row,
		     uint32_t column, uint32_t twins[SYMMETRY_MAX]);

/* Whether a column is the first of its twins, so that each position is counted once. */
bool index_first(const struct index *index, const struct index_class *class, uint32_t row,
		 uint32_t column);

#endif

#include "tables/index.h"

#include <assert.h>
#include <stdlib.h>

/* Pascal's triangle would do as well; the product stays exact. */
static uint32_t choose(unsigned n, unsigned k)
{
	uint64_t ways = 1;

	for (unsigned i = 0; i < k; i++)
		ways = ways * (n - i) / (i + 1);
	return k > n ? 0 : (uint32_t)ways;
}

static void fill_bytes(struct index *index)
{
	for (unsigned mask = 0; mask < 256; mask++)
		for (unsigned bits = 0; bits < 256; bits++) {
			unsigned n = 0;

			for (unsigned i = 0; i < 8; i++) {
				if (!(mask >> i & 1))
					continue;
				index->gather[mask][bits] |= (uint8_t)((bits >> i & 1) << n);
				index->scatter[mask][bits] |= (uint8_t)((bits >> n & 1) << i);
				n++;
			}
		}
}

/* A set is the sum of what each of its points, the lowest first, adds: Knuth, The Art of Computer
 * Programming 4A, 7.2.1.3, the combinatorial number system. */
static uint32_t sum_of(point_set set, unsigned offset, unsigned below)
{
	uint32_t sum = 0;

	for (point p; points_next(&set, &p);)
		sum += choose(offset + p, ++below);
	return sum;
}

static void fill_halves(struct index *index)
{
	for (point_set half = 0; half < INDEX_HALF; half++) {
		index->low[half] = sum_of(half, 0, 0);
		for (unsigned below = 0; below <= INDEX_MOST; below++)
			index->high[below][half] = sum_of(half, 12, below);
	}
}

/* The next greater set with as many points: Gosper, HAKMEM 175. */
static point_set next_set(point_set set)
{
	const point_set lowest = set & -set, ripple = set + lowest;

	return ripple | ((set ^ ripple) >> 2) / lowest;
}

#define UNKNOWN UINT32_MAX

/* The first of a family of sets is its canonical one, and leads to itself by symmetry 0. */
static void add_row(struct index *index, struct index_sets *sets, point_set set)
{
	const uint32_t row = sets->n_rows++;

	sets->rows[row] = set;
	sets->kept[row] = 0;
	for (unsigned i = 0; i < index->symmetry.n; i++) {
		const point_set image = symmetry_of_set(&index->symmetry, i, set);
		uint32_t *home = &sets->homes[index_rank(index, image)];

		if (image == set)
			sets->kept[row] |= (uint16_t)(1u << i);
		if (*home == UNKNOWN)
			*home = row * 16 + index->symmetry.inverse[i];
	}
}

static bool fill_sets(struct index *index, unsigned size)
{
	struct index_sets *sets = &index->of[size];
	point_set set = ((point_set)1 << size) - 1;

	sets->n_sets = choose(index->board->n_points, size);
	sets->sets = malloc(sets->n_sets * sizeof(*sets->sets));
	sets->homes = malloc(sets->n_sets * sizeof(*sets->homes));
	sets->rows = malloc(sets->n_sets * sizeof(*sets->rows));
	sets->kept = malloc(sets->n_sets * sizeof(*sets->kept));
	if (!sets->sets || !sets->homes || !sets->rows || !sets->kept)
		return false;
	for (uint32_t i = 0; i < sets->n_sets; i++, set = next_set(set)) {
		sets->sets[i] = set;
		sets->homes[i] = UNKNOWN;
	}
	for (uint32_t i = 0; i < sets->n_sets; i++)
		if (sets->homes[i] == UNKNOWN)
			add_row(index, sets, sets->sets[i]);
	return true;
}

struct index *index_new(const struct board *board, unsigned most)
{
	struct index *index = calloc(1, sizeof(*index));

	assert(most >= INDEX_FEWEST && most <= INDEX_MOST);
	if (!index)
		return NULL;
	index->board = board;
	symmetry_init(&index->symmetry, board);
	fill_bytes(index);
	fill_halves(index);
	for (unsigned size = INDEX_FEWEST; size <= most; size++)
		if (!fill_sets(index, size)) {
			index_free(index);
			return NULL;
		}
	return index;
}

void index_free(struct index *index)
{
	if (!index)
		return;
	for (unsigned size = 0; size <= INDEX_MOST; size++) {
		free(index->of[size].sets);
		free(index->of[size].homes);
		free(index->of[size].rows);
		free(index->of[size].kept);
	}
	free(index);
}

uint64_t index_bytes(const struct board *board, unsigned most)
{
	uint64_t bytes = sizeof(struct index);

	for (unsigned size = INDEX_FEWEST; size <= most; size++)
		bytes += (uint64_t)choose(board->n_points, size) *
			 (2 * sizeof(point_set) + sizeof(uint32_t) + sizeof(uint16_t));
	return bytes;
}

struct index_class index_class(const struct index *index, unsigned own, unsigned other)
{
	const bool rows_own = own >= other;
	const unsigned rows = rows_own ? own : other, columns = rows_own ? other : own;

	return (struct index_class){
		.own = (uint8_t)own,
		.other = (uint8_t)other,
		.rows_own = rows_own,
		.n_rows = index->of[rows].n_rows,
		.n_columns = choose(index->board->n_points - rows, columns),
	};
}

uint64_t index_estimate(const struct board *board, unsigned own, unsigned other)
{
	const unsigned rows = own >= other ? own : other, columns = own + other - rows;
	const uint64_t sets = choose(board->n_points, rows);

	return (sets / 16 + sets / 128 + 16) * choose(board->n_points - rows, columns);
}

unsigned index_twins(const struct index *index, const struct index_class *class, uint32_t row,
		     uint32_t column, uint32_t twins[SYMMETRY_MAX])
{
	const struct index_sets *rows = index_rows(index, class);
	const struct index_sets *columns = &index->of[class->rows_own ? class->other : class->own];
	const point_set set = index_spread(index, rows->rows[row], columns->sets[column]);
	unsigned n = 0;

	for (unsigned i = 0; i < index->symmetry.n; i++)
		if (rows->kept[row] >> i & 1)
			twins[n++] = index_column(index, rows->rows[row],
						  symmetry_of_set(&index->symmetry, i, set));
	return n;
}

bool index_first(const struct index *index, const struct index_class *class, uint32_t row,
		 uint32_t column)
{
	uint32_t twins[SYMMETRY_MAX];
	unsigned n;

	if (index_rows(index, class)->kept[row] == 1)
		return true;
	n = index_twins(index, class, row, column, twins);
	for (unsigned i = 0; i < n; i++)
		if (twins[i] < column)
			return false;
	return true;
}

#include "tables/values.h"

#include <stdlib.h>

bool values_init(struct values *values, const struct index *index, unsigned own, unsigned other)
{
	values->class = index_class(index, own, other);
	values->bytes = calloc(index_size(&values->class), 1);
	return values->bytes;
}

void values_clear(struct values *values)
{
	free((void *)values->bytes);
	values->bytes = NULL;
}

static void count(struct values_counts *counts, value v)
{
	counts->draws += !v;
	counts->wins += value_wins(v);
	counts->losses += value_loses(v);
	if (value_wins(v) && value_plies(v) > counts->longest_win)
		counts->longest_win = value_plies(v);
	if (value_loses(v) && value_plies(v) > counts->longest_loss)
		counts->longest_loss = value_plies(v);
}

void values_count(const struct index *index, const struct values *values,
		  struct values_counts *counts)
{
	const struct index_class *class = &values->class;
	const uint16_t *kept = index_rows(index, class)->kept;

	*counts = (struct values_counts){0};
	for (uint32_t row = 0; row < class->n_rows; row++)
		for (uint32_t column = 0; column < class->n_columns; column++)
			if (kept[row] == 1 || index_first(index, class, row, column))
				count(counts, values_at(values, row * class->n_columns + column));
}

#include "tables/proof.h"

#include "tables/moves.h"

struct proof {
	const struct index *index;
	const struct proof_values *values;
	struct moves moves;
	uint32_t every;
	_Atomic uint64_t wrong;
};

static void weigh_victims(const struct proof *proof, const struct moves_walk *walk, point_set other,
			  struct values_best *best)
{
	point_set victims = walk->victims;

	if (!proof->values->taken) {
		values_weigh(best, VALUES_LOST);
		return;
	}
	for (point p; points_next(&victims, &p);)
		values_weigh(best, values_of(proof->index, proof->values->taken,
					     other & ~point_bit(p), walk->after));
}

static value follows(const struct proof *proof, point_set own, point_set other)
{
	struct values_best best = {.draws = false};
	struct moves_walk walk;

	if (!moves_any(&proof->moves, own, other))
		return VALUES_LOST;
	moves_start(&proof->moves, own, other, &walk);
	while (moves_next(&proof->moves, &walk))
		if (walk.victims)
			weigh_victims(proof, &walk, other, &best);
		else
			values_weigh(&best, values_of(proof->index, proof->values->turned, other,
						      walk.after));
	return values_chosen(&best);
}

static void prove_row(void *data, uint32_t row)
{
	struct proof *proof = data;
	const struct values *proved = proof->values->proved;
	const struct index_class *class = &proved->class;

	for (uint32_t column = row % proof->every; column < class->n_columns;
	     column += proof->every) {
		point_set own, other;

		index_position(proof->index, class, row, column, &own, &other);
		if (follows(proof, own, other) !=
		    values_at(proved, row * class->n_columns + column))
			atomic_fetch_add(&proof->wrong, 1);
	}
}

bool proof_run(const struct index *index, const struct rules *rules,
	       const struct parallel *parallel, const struct proof_values *values, uint32_t every,
	       uint64_t *wrong)
{
	struct proof proof = {.index = index, .values = values, .every = every};
	bool whole;

	moves_init(&proof.moves, rules);
	whole = parallel_rows(parallel, values->proved->class.n_rows, prove_row, &proof);
	*wrong = proof.wrong;
	return whole;
}

#include "tables/solver.h"

#include "tables/moves.h"

#include <stdlib.h>
#include <string.h>

/* Which values stand in a row: a bit for each, perhaps for some that do so no more. */
#define WORDS ((VALUES_MOST + 1) / 32)
typedef _Atomic uint32_t seen_words[WORDS];

/* One class of the pair. */
struct half {
	struct values *values;
	const struct values *taken; /* NULL if a taking wins at once */
	struct half *turned;	    /* the class that plies without a taking lead to */
	seen_words *seen;	    /* by row */
	bool *live;		    /* by row of taken: whether anything is decided there */
	_Atomic uint32_t counts[VALUES_MOST + 1]; /* by value: at least how many have it */
};

struct solver {
	const struct index *index;
	const struct parallel *parallel;
	struct moves moves;
	struct half halves[2], *half; /* the one that is worked on */
	unsigned n_halves;
	value now; /* the round: all of this value and below are final; 0 at first */
};

static void note(struct half *half, uint32_t row, value v)
{
	_Atomic uint32_t *word = &half->seen[row][v / 32];
	const uint32_t bit = (uint32_t)1 << v % 32;

	if (!(atomic_load_explicit(word, memory_order_relaxed) & bit))
		atomic_fetch_or_explicit(word, bit, memory_order_relaxed);
}

static void count(struct half *half, value v, uint32_t n)
{
	atomic_fetch_add_explicit(&half->counts[v], n, memory_order_relaxed);
}

static bool has_seen(const struct half *half, uint32_t row, value v)
{
	return atomic_load_explicit(&half->seen[row][v / 32], memory_order_relaxed) >> v % 32 & 1;
}

/* Gives a position its value, under each of its numbers. */
static void decide(struct solver *solver, struct half *half, uint32_t number, value v)
{
	const struct index_class *class = &half->values->class;
	const uint32_t row = number / class->n_columns;

	values_set(half->values, number, v);
	if (index_rows(solver->index, class)->kept[row] != 1) {
		uint32_t twins[SYMMETRY_MAX];
		const unsigned n = index_twins(solver->index, class, row,
					       number - row * class->n_columns, twins);

		for (unsigned i = 0; i < n; i++)
			values_set(half->values, row * class->n_columns + twins[i], v);
	}
	note(half, row, v);
	count(half, v, 1);
}

/* Looks at all that a ply takes. Rows without anything decided are draws. */
static void weigh_victims(const struct solver *solver, const struct half *half, point_set own,
			  point_set other, point_set victims, struct values_best *best)
{
	const struct index_class *class = &half->taken->class;

	for (point p; points_next(&victims, &p);) {
		const uint32_t number = index_of(solver->index, class, other & ~point_bit(p), own);

		values_weigh(best, values_at(half->taken, number));
	}
}

/* Of the victims, those whose taking may decide something, when a row is a set of the enemy. */
static point_set live_victims(const struct solver *solver, const struct half *half, point_set other)
{
	const struct index_sets *sets = index_rows(solver->index, &half->taken->class);
	point_set live = 0, left = other;

	for (point p; points_next(&left, &p);) {
		const uint32_t rank = index_rank(solver->index, other & ~point_bit(p));

		if (half->live[sets->homes[rank] / 16])
			live |= point_bit(p);
	}
	return live;
}

static bool is_live(const struct solver *solver, const struct half *half, point_set own)
{
	const struct index_sets *sets = index_rows(solver->index, &half->taken->class);

	return half->live[sets->homes[index_rank(solver->index, own)] / 16];
}

/* What the plies that take a piece are worth together. live are the victims worth a look. */
static void weigh_takings(const struct solver *solver, const struct half *half, point_set own,
			  point_set other, point_set live, struct values_best *best)
{
	struct moves_walk walk;

	if (!moves_may_take(&solver->moves, own, other))
		return;
	if (!half->taken) {
		values_weigh(best, VALUES_LOST);
		return;
	}
	moves_start(&solver->moves, own, other, &walk);
	while (moves_next(&solver->moves, &walk)) {
		point_set victims = walk.victims;

		if (!victims)
			continue;
		if (half->taken->class.rows_own)
			victims &= live;
		else if (!is_live(solver, half, walk.after))
			victims = 0;
		best->draws |= victims != walk.victims;
		weigh_victims(solver, half, walk.after, other, victims, best);
	}
}

/* The first value of each position, from its takings alone: that of a win is an upper bound, that
 * of a loss is to be confirmed when its round comes. */
static void begin_row(void *data, uint32_t row)
{
	struct solver *solver = data;
	struct half *half = solver->half;
	const struct index_class *class = &half->values->class;
	const bool by_victims = half->taken && half->taken->class.rows_own;
	uint32_t counts[VALUES_MOST + 1] = {0};
	point_set own, other, live = 0;

	for (uint32_t column = 0; column < class->n_columns; column++) {
		struct values_best best = {.draws = false};
		value v;

		index_position(solver->index, class, row, column, &own, &other);
		if (by_victims && column == 0)
			live = live_victims(solver, half, other);
		if (moves_any(&solver->moves, own, other))
			weigh_takings(solver, half, own, other, live, &best);
		else
			best.loss = VALUES_LOST;
		v = values_chosen(&best);
		values_set(half->values, row * class->n_columns + column, v);
		counts[v]++;
	}
	for (unsigned v = VALUES_LOST; v <= VALUES_MOST; v++)
		if (counts[v]) {
			note(half, row, (value)v);
			count(half, (value)v, counts[v]);
		}
}

/* Whether all plies lose in time, each at once or later. */
static bool all_lose(const struct solver *solver, const struct half *half, point_set own,
		     point_set other)
{
	struct moves_walk walk;

	moves_start(&solver->moves, own, other, &walk);
	while (moves_next(&solver->moves, &walk)) {
		struct values_best best = {.draws = false};

		if (!walk.victims)
			values_weigh(&best, values_of(solver->index, half->turned->values, other,
						      walk.after));
		else if (half->taken)
			weigh_victims(solver, half, walk.after, other, walk.victims, &best);
		else
			return false;
		if (best.draws || best.win || best.loss > solver->now + 1)
			return false;
	}
	return true;
}

/* Calls do_one for each position of a row that has this value. */
static void each_of(struct solver *solver, uint32_t row, value v,
		    void (*do_one)(struct solver *solver, uint32_t number, point_set own,
				   point_set other))
{
	const struct half *half = solver->half;
	const struct index_class *class = &half->values->class;
	const uint32_t first = row * class->n_columns;

	if (v && !has_seen(half, row, v))
		return;
	for (uint32_t column = 0; column < class->n_columns; column++) {
		point_set own, other;

		if (values_at(half->values, first + column) != v)
			continue;
		index_position(solver->index, class, row, column, &own, &other);
		do_one(solver, first + column, own, other);
	}
}

static void confirm_loss(struct solver *solver, uint32_t number, point_set own, point_set other)
{
	if (!all_lose(solver, solver->half, own, other))
		values_set(solver->half->values, number, VALUES_DRAW);
}

static void confirm_row(void *data, uint32_t row)
{
	struct solver *solver = data;

	each_of(solver, row, (value)(solver->now + 1), confirm_loss);
}

/* What is known of a position says something of those from which it can have come. All of them are
 * asked for before one is looked at, since memory is slow. */
static void spread_back(struct solver *solver, uint32_t number, point_set own, point_set other)
{
	struct half *half = solver->half->turned;
	const value next = (value)(solver->now + 1);
	point_set before[MOVES_MAX];
	uint32_t at[MOVES_MAX];
	const unsigned n = moves_back(&solver->moves, own, other, before);

	(void)number;
	for (unsigned i = 0; i < n; i++) {
		at[i] = index_of(solver->index, &half->values->class, before[i], own);
		__builtin_prefetch((const void *)&half->values->bytes[at[i]]);
	}
	for (unsigned i = 0; i < n; i++) {
		const value old = values_at(half->values, at[i]);

		if (value_wins(next)) {
			if (!old || old > next)
				decide(solver, half, at[i], next);
		} else if (!old && all_lose(solver, half, before[i], own)) {
			decide(solver, half, at[i], next);
		}
	}
}

static void spread_row(void *data, uint32_t row)
{
	struct solver *solver = data;

	each_of(solver, row, solver->now, spread_back);
}

/* The other way round, where so much is known that it would be asked again and again whether the
 * same position loses. */
static void look_ahead(struct solver *solver, uint32_t number, point_set own, point_set other)
{
	if (all_lose(solver, solver->half, own, other))
		decide(solver, solver->half, number, (value)(solver->now + 1));
}

static void look_ahead_row(void *data, uint32_t row)
{
	each_of(data, row, VALUES_DRAW, look_ahead);
}

static bool each_row(struct solver *solver, struct half *half,
		     void (*work)(void *data, uint32_t row))
{
	solver->half = half;
	return parallel_rows(solver->parallel, half->values->class.n_rows, work, solver);
}

/* About how many positions one can have come from; a piece that slides has two ways. */
static unsigned sources_of(const struct solver *solver, const struct half *half)
{
	const unsigned other = half->values->class.other;
	const bool flies = solver->moves.flying && other == RULES_FEWEST;

	return other * (flies ? solver->moves.board->n_points / 2 : 2);
}

static bool spread(struct solver *solver, struct half *half)
{
	const uint64_t n = half->counts[solver->now];
	struct half *before = half->turned;

	if (!n)
		return true;
	if (value_wins(solver->now) &&
	    n * sources_of(solver, half) > index_size(&before->values->class))
		return each_row(solver, before, look_ahead_row);
	return each_row(solver, half, spread_row);
}

static void begin_round(const struct solver *solver)
{
	if (solver->parallel->round)
		solver->parallel->round(solver->parallel->data, solver->now);
}

/* In rounds: when the values up to now are final, the next follow from them. */
static enum solver_outcome solve(struct solver *solver)
{
	struct half *halves = solver->halves;
	const unsigned n = solver->n_halves;

	for (unsigned i = 0; i < n; i++) {
		begin_round(solver);
		if (!each_row(solver, &halves[i], begin_row))
			return SOLVER_ENDED;
	}
	for (solver->now = VALUES_LOST; solver->now < VALUES_MOST; solver->now++) {
		const value next = (value)(solver->now + 1);

		begin_round(solver);
		for (unsigned i = 0; i < n && value_loses(next); i++)
			if (halves[i].counts[next] && !each_row(solver, &halves[i], confirm_row))
				return SOLVER_ENDED;
		for (unsigned i = 0; i < n; i++)
			if (!spread(solver, &halves[i]))
				return SOLVER_ENDED;
	}
	return halves[0].counts[VALUES_MOST] || halves[1].counts[VALUES_MOST] ? SOLVER_TOO_LONG
									      : SOLVER_DONE;
}

static bool find_live(struct half *half)
{
	const struct index_class *class = &half->taken->class;

	half->live = calloc(class->n_rows, sizeof(*half->live));
	if (!half->live)
		return false;
	for (uint32_t row = 0; row < class->n_rows; row++)
		for (uint32_t column = 0; column < class->n_columns && !half->live[row]; column++)
			half->live[row] = values_at(half->taken, row * class->n_columns + column);
	return true;
}

static bool init_half(struct solver *solver, struct half *half, struct values *values,
		      const struct values *taken)
{
	half->values = values;
	half->taken = taken;
	half->turned = &solver->halves[solver->n_halves - 1 - (half - solver->halves)];
	half->seen = calloc(values->class.n_rows, sizeof(*half->seen));
	return half->seen && (!taken || find_live(half));
}

enum solver_outcome solver_run(const struct index *index, const struct rules *rules,
			       const struct parallel *parallel, unsigned own, unsigned other,
			       const struct values *const taken[2], struct values found[2])
{
	struct solver *solver = calloc(1, sizeof(*solver));
	enum solver_outcome outcome = SOLVER_NO_MEMORY;

	found[0].bytes = found[1].bytes = NULL;
	if (!solver)
		return outcome;
	solver->index = index;
	solver->parallel = parallel;
	solver->n_halves = own == other ? 1 : 2;
	moves_init(&solver->moves, rules);
	if (values_init(&found[0], index, own, other) &&
	    (own == other || values_init(&found[1], index, other, own)) &&
	    init_half(solver, &solver->halves[0], &found[0], taken[0]) &&
	    (own == other || init_half(solver, &solver->halves[1], &found[1], taken[1])))
		outcome = solve(solver);
	for (unsigned i = 0; i < 2; i++) {
		free(solver->halves[i].seen);
		free(solver->halves[i].live);
		if (outcome)
			values_clear(&found[i]);
	}
	free(solver);
	return outcome;
}

uint64_t solver_bytes(const struct board *board, unsigned own, unsigned other)
{
	return (index_estimate(board, own, other) +
		(own == other ? 0 : index_estimate(board, other, own))) /
	       16 * 17;
}

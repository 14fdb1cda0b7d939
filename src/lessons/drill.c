#include "lessons/drill-parts.h"

#include "core/options.h"
#include "engine/random.h"

point drill_pick(uint64_t *random, point_set set)
{
	uint32_t skip = random_below(random, point_count(set));

	while (skip--)
		set &= set - 1;
	return point_first(set);
}

point_set drill_scatter(uint64_t *random, point_set set, unsigned n)
{
	point_set chosen = 0;

	while (n-- && set & ~chosen)
		chosen |= point_bit(drill_pick(random, set & ~chosen));
	return chosen;
}

unsigned drill_roll(uint64_t *random, unsigned least, unsigned most)
{
	return least + random_below(random, most - least + 1);
}

point drill_between(const struct board *board, point a, point b)
{
	point_set line = 0;

	for (unsigned i = 0; i < 2; i++)
		if (point_in(board->lines[board->lines_at[a][i]], b))
			line = board->lines[board->lines_at[a][i]];
	line &= board->neighbours[a] & board->neighbours[b];
	return line ? point_first(line) : POINT_NONE;
}

enum drill_form drill_form(enum drill_kind kind)
{
	static const enum drill_form forms[DRILL_GO_NEXT] = {
		[DRILL_PLACE] = DRILL_FORM_POINTS,	[DRILL_RING] = DRILL_FORM_RING,
		[DRILL_IS_POINT] = DRILL_FORM_YES_NO,	[DRILL_ROW] = DRILL_FORM_POINTS,
		[DRILL_COLUMN] = DRILL_FORM_POINTS,	[DRILL_STEP] = DRILL_FORM_POINTS,
		[DRILL_NEIGHBOURS] = DRILL_FORM_POINTS, [DRILL_BETWEEN] = DRILL_FORM_POINTS,
		[DRILL_LINE] = DRILL_FORM_POINTS,	[DRILL_EMPTY_NEXT] = DRILL_FORM_POINTS,
		[DRILL_HAND] = DRILL_FORM_NUMBER,	[DRILL_CLOSING] = DRILL_FORM_POINTS,
		[DRILL_MAY_TAKE] = DRILL_FORM_YES_NO,	[DRILL_TAKEABLE] = DRILL_FORM_POINTS,
		[DRILL_TARGETS] = DRILL_FORM_POINTS,	[DRILL_MAY_FLY] = DRILL_FORM_YES_NO,
		[DRILL_OVER] = DRILL_FORM_YES_NO,	[DRILL_LIMIT] = DRILL_FORM_NUMBER,
		[DRILL_SHUT_IN] = DRILL_FORM_POINTS,
	};

	return kind < DRILL_GO_NEXT ? forms[kind] : DRILL_FORM_TURN;
}

void drill_make(struct drill *drill, enum drill_kind kind, enum drill_scope scope, uint64_t seed)
{
	uint64_t random = random_start(seed, (uint64_t)kind * 16 + (uint64_t)scope);

	*drill = (struct drill){.kind = kind,
				.scope = scope,
				.begun = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}},
				.point = POINT_NONE};
	options_preset(&drill->rules, "standard");
	drill->position = rules_start(&drill->rules);
	if (kind < DRILL_EMPTY_NEXT)
		drill_make_board(drill, &random);
	else if (kind < DRILL_GO_NEXT)
		drill_make_position(drill, &random);
	else
		drill_make_turn(drill, &random);
}

/* Where the question tells numbers of pieces alone, other points make it no other. */
static bool same_position(const struct drill *a, const struct drill *b)
{
	const struct position *one = &a->position, *other = &b->position;

	if (a->kind == DRILL_HAND || a->kind == DRILL_MAY_FLY)
		return point_count(one->pieces[0]) == point_count(other->pieces[0]) &&
		       one->in_hand[0] == other->in_hand[0];
	return position_equal(one, other);
}

bool drill_same(const struct drill *a, const struct drill *b)
{
	return a->kind == b->kind && a->point == b->point && a->given == b->given &&
	       a->column == b->column && a->row == b->row && a->direction == b->direction &&
	       a->count == b->count && same_position(a, b);
}

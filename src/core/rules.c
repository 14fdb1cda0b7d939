#include "core/rules.h"

struct position rules_start(const struct rules *rules)
{
	return (struct position){.in_hand = {rules->pieces, rules->pieces}, .to_move = SIDE_WHITE};
}

unsigned rules_pieces_left(const struct position *position, enum side side)
{
	return point_count(position->pieces[side]) + position->in_hand[side];
}

enum phase rules_phase(const struct rules *rules, const struct position *position, enum side side)
{
	if (position->in_hand[side])
		return PHASE_PLACING;
	if (rules->flying && point_count(position->pieces[side]) == RULES_FEWEST)
		return PHASE_FLYING;
	return PHASE_MOVING;
}

static point_set empty_points(const struct rules *rules, const struct position *position)
{
	return board_all(rules->board) & ~(position->pieces[0] | position->pieces[1]);
}

point_set rules_targets(const struct rules *rules, const struct position *position, point from,
			enum side side)
{
	point_set empty = empty_points(rules, position);

	switch (rules_phase(rules, position, side)) {
	case PHASE_MOVING:
		return empty & rules->board->neighbours[from];
	case PHASE_FLYING:
		return empty;
	case PHASE_PLACING:
		break;
	}
	return 0;
}

/* The pieces of a set that one mill may take. */
static point_set takeable(const struct rules *rules, point_set pieces)
{
	point_set free = pieces & ~board_in_mills(rules->board, pieces);

	return free || rules->keep_protected ? free : pieces;
}

point_set rules_takeable(const struct rules *rules, const struct position *position,
			 enum side victim)
{
	return takeable(rules, position->pieces[victim]);
}

/* How many pieces a ply that completes n mills takes of those the enemy has. */
static unsigned takings_due(const struct rules *rules, unsigned mills)
{
	return rules->two_takings ? mills : mills > 0;
}

/* What is to be taken second, after the enemy has lost one: nothing if that decided the game. */
static point_set takeable_second(const struct rules *rules, const struct position *position,
				 enum side victim, point first)
{
	if (rules_pieces_left(position, victim) - 1 < RULES_FEWEST)
		return 0;
	return takeable(rules, position->pieces[victim] & ~point_bit(first));
}

/* Appends the ply from, to with each way of taking. */
static struct ply *add_ply(const struct rules *rules, const struct position *position, point from,
			   point to, point_set closing, struct ply *plies)
{
	enum side enemy = side_other(position->to_move);
	struct ply ply = {from, to, {POINT_NONE, POINT_NONE}};
	point_set own, first;
	uint8_t lines[2];
	unsigned due;

	if (!point_in(closing, to)) {
		*plies++ = ply;
		return plies;
	}
	own = position->pieces[position->to_move] | point_bit(to);
	if (from != POINT_NONE)
		own &= ~point_bit(from);
	due = takings_due(rules, board_mills_at(rules->board, own, to, lines));
	first = due ? takeable(rules, position->pieces[enemy]) : 0;
	if (!first)
		*plies++ = ply;
	while (points_next(&first, &ply.takes[0])) {
		point_set second =
			due < 2 ? 0 : takeable_second(rules, position, enemy, ply.takes[0]);
		ply.takes[1] = POINT_NONE;
		if (!second)
			*plies++ = ply;
		while (points_next(&second, &ply.takes[1]))
			*plies++ = ply;
	}
	return plies;
}

size_t rules_plies(const struct rules *rules, const struct position *position, struct ply *plies)
{
	struct ply *end = plies;
	point_set own = position->pieces[position->to_move];
	enum phase phase = rules_phase(rules, position, position->to_move);
	point_set empty = empty_points(rules, position);

	if (phase == PHASE_PLACING) {
		point_set closing = board_closing(rules->board, own);
		for (point to; points_next(&empty, &to);)
			end = add_ply(rules, position, POINT_NONE, to, closing, end);
		return (size_t)(end - plies);
	}
	for (point_set left = own, from_set = own; left; left &= left - 1) {
		point from = point_first(left);
		point_set closing = board_closing(rules->board, from_set & ~point_bit(from));
		point_set targets =
			phase == PHASE_FLYING ? empty : empty & rules->board->neighbours[from];
		for (point to; points_next(&targets, &to);)
			end = add_ply(rules, position, from, to, closing, end);
	}
	return (size_t)(end - plies);
}

static bool begins_with(const struct ply *ply, const struct ply *begun)
{
	if (begun->to == POINT_NONE)
		return true;
	return ply->from == begun->from && ply->to == begun->to &&
	       (begun->takes[0] == POINT_NONE || ply->takes[0] == begun->takes[0]) &&
	       (begun->takes[1] == POINT_NONE || ply->takes[1] == begun->takes[1]);
}

size_t rules_plies_from(const struct rules *rules, const struct position *position,
			const struct ply *begun, struct ply *plies)
{
	size_t n = rules_plies(rules, position, plies), kept = 0;

	for (size_t i = 0; i < n; i++)
		if (begins_with(&plies[i], begun))
			plies[kept++] = plies[i];
	return kept;
}

unsigned rules_mills(const struct rules *rules, const struct position *before,
		     const struct ply *ply, uint8_t lines[2])
{
	point_set own = before->pieces[before->to_move] | point_bit(ply->to);

	if (ply->from != POINT_NONE)
		own &= ~point_bit(ply->from);
	return board_mills_at(rules->board, own, ply->to, lines);
}

unsigned rules_takes(const struct ply *ply)
{
	return ply->takes[0] == POINT_NONE ? 0 : ply->takes[1] == POINT_NONE ? 1 : 2;
}

static void place_and_take(struct position *position, const struct ply *ply)
{
	enum side side = position->to_move, enemy = side_other(side);

	if (ply->from == POINT_NONE)
		position->in_hand[side]--;
	else
		position->pieces[side] &= ~point_bit(ply->from);
	position->pieces[side] |= point_bit(ply->to);
	for (unsigned i = 0; i < rules_takes(ply); i++)
		position->pieces[enemy] &= ~point_bit(ply->takes[i]);
}

void rules_apply(struct position *position, const struct ply *ply)
{
	place_and_take(position, ply);
	position->to_move ^= 1;
}

void rules_take_back(struct position *position, const struct ply *ply)
{
	position->to_move ^= 1;

	enum side side = position->to_move, enemy = side_other(side);

	for (unsigned i = 0; i < rules_takes(ply); i++)
		position->pieces[enemy] |= point_bit(ply->takes[i]);
	position->pieces[side] &= ~point_bit(ply->to);
	if (ply->from == POINT_NONE)
		position->in_hand[side]++;
	else
		position->pieces[side] |= point_bit(ply->from);
}

struct position rules_preview(const struct position *before, const struct ply *begun)
{
	struct position seen = *before;

	place_and_take(&seen, begun);
	return seen;
}

static bool can_move(const struct rules *rules, const struct position *position)
{
	point_set empty = empty_points(rules, position);
	point_set own = position->pieces[position->to_move];

	if (rules_phase(rules, position, position->to_move) != PHASE_MOVING)
		return empty != 0;
	for (point from; points_next(&own, &from);)
		if (empty & rules->board->neighbours[from])
			return true;
	return false;
}

enum reason rules_over(const struct rules *rules, const struct position *position,
		       enum side *winner)
{
	enum side next = position->to_move, mover = side_other(next);

	if (rules_pieces_left(position, next) < RULES_FEWEST) {
		*winner = mover;
		return REASON_PIECES;
	}
	if (rules_pieces_left(position, mover) < RULES_FEWEST) {
		*winner = next;
		return REASON_PIECES;
	}
	if (!can_move(rules, position)) {
		*winner = mover;
		return REASON_BLOCKED;
	}
	return REASON_NONE;
}

enum verdict rules_admit(const struct rules *rules, const struct position *position)
{
	unsigned white = rules_pieces_left(position, SIDE_WHITE);
	unsigned black = rules_pieces_left(position, SIDE_BLACK);

	if (white > rules->pieces || black > rules->pieces)
		return VERDICT_POSITION_TOO_MANY;
	if (white < RULES_FEWEST && black < RULES_FEWEST)
		return VERDICT_POSITION_TOO_FEW;
	return VERDICT_OK;
}

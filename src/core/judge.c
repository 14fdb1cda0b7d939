/* rules_judge: why a ply is not legal. Plies are listed by rules.c; here each fault gets its name,
 * in the order in which a player would want to hear of it. */
#include "core/rules.h"

static bool occupied(const struct position *position, point p)
{
	return point_in(position->pieces[0] | position->pieces[1], p);
}

static bool shut_in(const struct rules *rules, const struct position *position, point from)
{
	return !rules_targets(rules, position, from, position->to_move);
}

static enum verdict judge_move(const struct rules *rules, const struct position *position,
			       const struct ply *ply, point *culprit)
{
	enum side side = position->to_move;

	*culprit = ply->from;
	if (position->in_hand[side])
		return VERDICT_MUST_PLACE;
	if (!occupied(position, ply->from))
		return VERDICT_FROM_EMPTY;
	if (point_in(position->pieces[side_other(side)], ply->from))
		return VERDICT_FROM_ENEMY;
	*culprit = ply->to;
	if (ply->from == ply->to)
		return VERDICT_SAME_POINT;
	if (occupied(position, ply->to))
		return VERDICT_OCCUPIED;
	if (point_in(rules_targets(rules, position, ply->from, side), ply->to))
		return VERDICT_OK;
	*culprit = ply->from;
	return shut_in(rules, position, ply->from) ? VERDICT_SHUT_IN : VERDICT_NOT_NEIGHBOURS;
}

static enum verdict judge_placing(const struct position *position, const struct ply *ply,
				  point *culprit)
{
	*culprit = ply->to;
	if (occupied(position, ply->to))
		return VERDICT_OCCUPIED;
	return position->in_hand[position->to_move] ? VERDICT_OK : VERDICT_HAND_EMPTY;
}

/* One taking; left is what the victim has on the board now. */
static enum verdict judge_taking(const struct rules *rules, const struct position *now, point p)
{
	enum side victim = side_other(now->to_move);
	point_set takeable = rules_takeable(rules, now, victim);

	if (point_in(now->pieces[now->to_move], p))
		return VERDICT_TAKE_OWN;
	if (!takeable)
		return VERDICT_TAKE_NONE;
	if (!point_in(now->pieces[victim], p))
		return VERDICT_TAKE_EMPTY;
	return point_in(takeable, p) ? VERDICT_OK : VERDICT_TAKE_PROTECTED;
}

static enum verdict judge_takings(const struct rules *rules, const struct position *position,
				  const struct ply *ply, point *culprit)
{
	enum side victim = side_other(position->to_move);
	struct ply so_far = {ply->from, ply->to, {POINT_NONE, POINT_NONE}};
	uint8_t lines[2];
	unsigned mills = rules_mills(rules, position, ply, lines);
	unsigned due = mills && !rules->two_takings ? 1 : mills;

	for (unsigned i = 0; i < 2; i++) {
		struct position now = rules_preview(position, &so_far);
		bool decided = i && rules_pieces_left(&now, victim) < RULES_FEWEST;
		bool may = i < due && !decided && rules_takeable(rules, &now, victim);

		*culprit = ply->takes[i];
		if (ply->takes[i] == POINT_NONE)
			return may ? VERDICT_TAKE_OWED : VERDICT_OK;
		if (!mills)
			return VERDICT_NO_MILL;
		if (i >= due || decided)
			return VERDICT_TAKE_TOO_MANY;
		enum verdict verdict = judge_taking(rules, &now, ply->takes[i]);
		if (verdict)
			return verdict;
		so_far.takes[i] = ply->takes[i];
	}
	return VERDICT_OK;
}

enum verdict rules_judge(const struct rules *rules, const struct position *position,
			 const struct ply *ply, point *culprit)
{
	point unused;
	enum verdict verdict;

	if (!culprit)
		culprit = &unused;
	if (ply->from == POINT_NONE)
		verdict = judge_placing(position, ply, culprit);
	else
		verdict = judge_move(rules, position, ply, culprit);
	if (!verdict)
		verdict = judge_takings(rules, position, ply, culprit);
	if (!verdict)
		*culprit = POINT_NONE;
	return verdict;
}

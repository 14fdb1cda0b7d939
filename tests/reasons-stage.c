#include "reasons-stage.h"

struct position reasons_stage_turned(const struct position *position, enum side side)
{
	struct position other = *position;

	other.to_move = (uint8_t)side;
	return other;
}

/* Points to which a ply of the side completes one of the lines. */
point_set reasons_stage_closable(const struct rules *rules, const struct position *position,
				 enum side side, line_set lines)
{
	static struct ply plies[RULES_MAX_PLIES];
	const struct position now = reasons_stage_turned(position, side);
	const size_t n = rules_plies(rules, &now, plies);
	point_set points = 0;

	for (size_t i = 0; i < n; i++) {
		uint8_t mills[2];
		unsigned closed = rules_mills(rules, &now, &plies[i], mills);

		while (closed--)
			if (lines >> mills[closed] & 1)
				points |= point_bit(plies[i].to);
	}
	return points;
}

unsigned reasons_stage_losses(const struct rules *rules, const struct position *after)
{
	struct ply answers[RULES_MAX_PLIES];
	enum side winner;
	unsigned how = 0;

	if (rules_over(rules, after, &winner))
		return 0;
	for (size_t i = rules_plies(rules, after, answers); i > 0; i--) {
		struct position then = *after;
		enum reason reason;

		rules_apply(&then, &answers[i - 1]);
		reason = rules_over(rules, &then, &winner);
		if (reason && winner == (enum side)after->to_move)
			how |= 1u << reason;
	}
	return how;
}

bool reasons_stage_goes_on(const struct ply *ply, const struct ply *begun)
{
	unsigned made = rules_takes(begun);

	if (begun->to == POINT_NONE)
		return true;
	if (ply->from != begun->from || ply->to != begun->to || rules_takes(ply) <= made)
		return false;
	return !made || ply->takes[0] == begun->takes[0];
}

void reasons_stage_set(struct reasons_stage *stage, const struct ply *begun)
{
	static struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies(&stage->rules, &stage->before, plies);
	const enum side enemy = side_other(stage->before.to_move);
	enum side winner;

	stage->n = 0;
	stage->begun = *begun;
	for (size_t i = 0; i < n; i++) {
		struct position after = stage->before;

		if (!reasons_stage_goes_on(&plies[i], begun))
			continue;
		rules_apply(&after, &plies[i]);
		stage->plies[stage->n] = plies[i];
		stage->losses[stage->n] = reasons_stage_losses(&stage->rules, &after);
		stage->closable[stage->n] =
			rules_over(&stage->rules, &after, &winner)
				? 0
				: reasons_stage_closable(&stage->rules, &after, enemy, UINT32_MAX);
		stage->n++;
	}
}

void reasons_stage_random(struct reasons_stage *stage, struct bridge_random *random, int number)
{
	const struct model_rules rules = bridge_numbered_rules(number % 8);
	const struct model_state state = bridge_random_state(random);

	stage->rules = bridge_rules(&rules);
	stage->before = bridge_position(&state);
}

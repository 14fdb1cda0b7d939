/* Whether an answer is right, and the first thing wrong with it. */
#include "lessons/drill-parts.h"

/* A ply does what is asked if it does so whatever it takes. */
static bool does_always(const struct drill *drill, const struct ply *ply)
{
	struct ply plies[RULES_MAX_PLIES];
	size_t n = rules_plies(&drill->rules, &drill->position, plies);
	bool any = false;

	for (size_t i = 0; i < n; i++) {
		if (plies[i].from != ply->from || plies[i].to != ply->to)
			continue;
		if (!drill_does(drill, &plies[i]))
			return false;
		any = true;
	}
	return any;
}

static bool judge_turn(const struct drill *drill, const struct ply *ply, struct drill_fault *fault)
{
	fault->verdict = rules_judge(&drill->rules, &drill->position, ply, &fault->culprit);
	if (fault->verdict == VERDICT_TAKE_OWED && drill->kind != DRILL_TAKE)
		fault->verdict = VERDICT_OK;
	if (fault->verdict) {
		fault->flaw = DRILL_ILLEGAL;
		return false;
	}
	if (does_always(drill, ply))
		return true;
	fault->flaw = DRILL_BESIDE_POINT;
	fault->points = drill_left_undone(drill, ply);
	return false;
}

static bool judge_points(const struct drill *drill, point_set points, struct drill_fault *fault)
{
	point_set wrong = points & ~(drill->right | drill->spare), missing = drill->right & ~points;
	point_set ends = wrong & ~drill->whence;

	if (points & drill->right)
		wrong = ends;

	if (wrong) {
		fault->flaw = DRILL_WRONG_POINT;
		fault->culprit = point_first(ends ? ends : wrong);
	} else if (missing) {
		fault->flaw = DRILL_MISSING;
		fault->count = point_count(missing);
	}
	return !wrong && !missing;
}

bool drill_judge(const struct drill *drill, const struct drill_answer *answer,
		 struct drill_fault *fault)
{
	*fault = (struct drill_fault){.culprit = POINT_NONE};
	switch (drill_form(drill->kind)) {
	case DRILL_FORM_POINTS:
		return judge_points(drill, answer->points, fault);
	case DRILL_FORM_TURN:
		return judge_turn(drill, &answer->ply, fault);
	case DRILL_FORM_YES_NO:
	case DRILL_FORM_RING:
	case DRILL_FORM_NUMBER:
		break;
	}
	if (answer->number != drill->number)
		fault->flaw = DRILL_WRONG_NUMBER;
	return answer->number == drill->number;
}

bool drill_gives_away(const struct drill *drill, const struct ply *ply)
{
	if (drill->kind == DRILL_TAKE)
		return false;
	if (drill_form(drill->kind) == DRILL_FORM_TURN)
		return does_always(drill, ply);
	return point_in(drill->right, ply->to) ||
	       (ply->from != POINT_NONE && point_in(drill->right, ply->from));
}

static bool is_new(const struct ply *turns, size_t n, const struct ply *ply)
{
	for (size_t i = 0; i < n; i++)
		if (ply_equal(&turns[i], ply))
			return false;
	return true;
}

size_t drill_turns(const struct drill *drill, struct ply turns[DRILL_MAX_TURNS])
{
	struct ply plies[RULES_MAX_PLIES];
	size_t all = rules_plies(&drill->rules, &drill->position, plies), n = 0;

	for (size_t i = 0; i < all && n < DRILL_MAX_TURNS; i++) {
		struct ply ply = plies[i];
		if (drill->kind != DRILL_TAKE)
			ply.takes[0] = ply.takes[1] = POINT_NONE;
		if (is_new(turns, n, &ply) && does_always(drill, &ply))
			turns[n++] = ply;
	}
	return n;
}

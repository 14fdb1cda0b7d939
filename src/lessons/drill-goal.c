/* What a turn brings about, by core alone. */
#include "lessons/drill-parts.h"

static struct position with_to_move(const struct position *position, enum side side)
{
	struct position turned = *position;

	turned.to_move = side;
	return turned;
}

point_set drill_closings(const struct rules *rules, const struct position *position, enum side side)
{
	struct ply plies[RULES_MAX_PLIES];
	struct position turned = with_to_move(position, side);
	size_t n = rules_plies(rules, &turned, plies);
	uint8_t lines[2];
	point_set to = 0;

	for (size_t i = 0; i < n; i++)
		if (rules_mills(rules, &turned, &plies[i], lines))
			to |= point_bit(plies[i].to);
	return to;
}

/* Points at which White threatens to complete a line. */
static point_set threatened(const struct drill *drill, const struct position *after)
{
	point_set held = after->pieces[0] | after->pieces[1];

	return board_closing(drill->rules.board, after->pieces[SIDE_WHITE]) & ~held;
}

static bool completes(const struct drill *drill, const struct position *before,
		      const struct ply *ply, point_set line)
{
	uint8_t lines[2];
	unsigned n = rules_mills(&drill->rules, before, ply, lines);

	for (unsigned i = 0; i < n; i++)
		if (drill->rules.board->lines[lines[i]] == line)
			return true;
	return false;
}

static bool can_complete(const struct drill *drill, const struct position *before, point_set line)
{
	struct ply plies[RULES_MAX_PLIES];
	size_t n = rules_plies(&drill->rules, before, plies);

	for (size_t i = 0; i < n; i++)
		if (completes(drill, before, &plies[i], line))
			return true;
	return false;
}

/* After each turn of Black, White can complete the line that the ply has opened. */
static bool reopens(const struct drill *drill, const struct position *after)
{
	struct ply plies[RULES_MAX_PLIES];
	size_t n = rules_plies(&drill->rules, after, plies);

	for (size_t i = 0; i < n; i++) {
		struct position next = *after;
		rules_apply(&next, &plies[i]);
		if (!can_complete(drill, &next, drill->given))
			return false;
	}
	return n > 0;
}

static bool wins(const struct drill *drill, const struct position *after)
{
	enum side winner;

	return rules_over(&drill->rules, after, &winner) != REASON_NONE && winner == SIDE_WHITE;
}

static bool shuts_in(const struct drill *drill, const struct position *after)
{
	return point_in(after->pieces[SIDE_BLACK], drill->point) &&
	       !rules_targets(&drill->rules, after, drill->point, SIDE_BLACK);
}

bool drill_does(const struct drill *drill, const struct ply *ply)
{
	const struct position *before = &drill->position;
	const struct board *board = drill->rules.board;
	struct position after = *before;
	uint8_t lines[2];
	bool closes = rules_mills(&drill->rules, before, ply, lines) > 0;

	rules_apply(&after, ply);
	if (drill->kind == DRILL_GO_NEXT)
		return point_in(board->neighbours[drill->point], ply->to);
	if (drill->kind == DRILL_CLOSE)
		return closes;
	if (drill->kind == DRILL_TAKE)
		return ply->from == drill->begun.from && ply->to == drill->begun.to;
	if (drill->kind == DRILL_BLOCK)
		return !drill_closings(&drill->rules, &after, SIDE_BLACK);
	if (drill->kind == DRILL_WIN)
		return wins(drill, &after);
	if (drill->kind == DRILL_DOUBLE)
		return !closes && point_count(threatened(drill, &after)) > 1;
	if (drill->kind == DRILL_REOPEN)
		return !closes && point_in(drill->given, ply->from) && reopens(drill, &after);
	if (drill->kind == DRILL_SHUTTLE)
		return closes &&
		       point_in(board_in_mills(board, before->pieces[SIDE_WHITE]), ply->from);
	if (drill->kind == DRILL_SHUT)
		return shuts_in(drill, &after);
	return false;
}

/* Of these points, those to which the side to move can go. */
static point_set reachable(const struct rules *rules, const struct position *position,
			   point_set points)
{
	struct ply plies[RULES_MAX_PLIES];
	size_t n = rules_plies(rules, position, plies);
	point_set reached = 0;

	for (size_t i = 0; i < n; i++)
		reached |= point_bit(plies[i].to);
	return reached & points;
}

point_set drill_left_undone(const struct drill *drill, const struct ply *ply)
{
	struct position after = drill->position;

	rules_apply(&after, ply);
	if (drill->kind == DRILL_BLOCK)
		return drill_closings(&drill->rules, &after, SIDE_BLACK);
	if (drill->kind == DRILL_DOUBLE)
		return threatened(drill, &after);
	if (drill->kind == DRILL_REOPEN)
		return reachable(&drill->rules, &after,
				 ply->from == POINT_NONE ? 0 : point_bit(ply->from));
	if (drill->kind == DRILL_SHUT)
		return rules_targets(&drill->rules, &after, drill->point, SIDE_BLACK);
	return 0;
}

#include "core/threats.h"

static bool single(point_set set)
{
	return set && !(set & (set - 1));
}

/* A piece that slides to p completes a line only from outside that line. */
static bool can_slide_in(const struct board *board, point_set own, point p)
{
	for (unsigned i = 0; i < 2; i++) {
		const point_set line = board->lines[board->lines_at[p][i]];

		if (!(line & ~own & ~point_bit(p)) && (board->neighbours[p] & own & ~line))
			return true;
	}
	return false;
}

point_set threats_points(const struct rules *rules, const struct position *position, enum side side)
{
	const struct board *board = rules->board;
	const point_set own = position->pieces[side];
	const point_set empty = board_all(board) & ~(own | position->pieces[side_other(side)]);
	point_set closing = board_closing(board, own) & empty;
	point_set threats = 0;

	/* A flier's third piece always stands outside the line of the other two. */
	if (rules_phase(rules, position, side) != PHASE_MOVING)
		return closing;
	for (point p; points_next(&closing, &p);) {
		if (can_slide_in(board, own, p))
			threats |= point_bit(p);
	}
	return threats;
}

static void add_sources(const struct rules *rules, const struct position *position, enum side side,
			struct threats_sources *sources)
{
	const struct board *board = rules->board;
	const point_set own = position->pieces[side];
	point_set pieces = own;

	if (rules_phase(rules, position, side) == PHASE_PLACING) {
		sources->hand |= threats_points(rules, position, side);
		return;
	}
	for (point p; points_next(&pieces, &p);)
		sources->from[p] |= board_closing(board, own & ~point_bit(p)) &
				    rules_targets(rules, position, p, side);
}

void threats_sources(const struct rules *rules, const struct position *position, enum side side,
		     struct threats_sources *sources)
{
	*sources = (struct threats_sources){.hand = 0};
	add_sources(rules, position, side, sources);
}

void threats_sources_taken(const struct rules *rules, const struct position *before,
			   const struct ply *begun, enum side side, struct threats_sources *sources)
{
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies_from(rules, before, begun, plies);

	*sources = (struct threats_sources){.hand = 0};
	for (size_t i = 0; i < n; i++) {
		const struct position then = rules_played(before, &plies[i]);

		if (!rules_ended(rules, &then))
			add_sources(rules, &then, side, sources);
	}
}

line_set threats_lines(const struct rules *rules, const struct position *position, enum side side,
		       point p)
{
	const struct board *board = rules->board;
	const point_set own = position->pieces[side];
	const bool slides = rules_phase(rules, position, side) == PHASE_MOVING;
	line_set lines = 0;

	if (!point_in(threats_points(rules, position, side), p))
		return 0;
	for (unsigned i = 0; i < 2; i++) {
		const uint8_t number = board->lines_at[p][i];
		const point_set line = board->lines[number];

		if (!(line & ~own & ~point_bit(p)) &&
		    (!slides || (board->neighbours[p] & own & ~line)))
			lines |= (line_set)1 << number;
	}
	return lines;
}

bool threats_stand(const struct rules *rules, const struct position *after, point_set goals,
		   line_set lines)
{
	const enum side side = side_other(after->to_move);
	struct ply answers[RULES_MAX_PLIES];
	const size_t n = rules_plies(rules, after, answers);

	for (size_t i = 0; i < n; i++) {
		const struct position then = rules_played(after, &answers[i]);
		point_set left = goals;
		line_set can = 0;

		if (rules_ended(rules, &then))
			return false;
		for (point p; points_next(&left, &p);)
			can |= threats_lines(rules, &then, side, p) & lines;
		if (!can)
			return false;
	}
	return n > 0;
}

point_set threats_double(const struct rules *rules, const struct position *before,
			 const struct position *after)
{
	const enum side side = side_other(after->to_move);
	const point_set threats = threats_points(rules, after, side);
	const point_set fresh = threats & ~threats_points(rules, before, side);

	if (!fresh || single(threats) || !threats_stand(rules, after, threats, UINT32_MAX))
		return 0;
	return threats;
}

/* What the enemy can close after each way to go on with the ply; nothing once it has lost. */
static point_set always_left(const struct rules *rules, const struct position *before,
			     const struct ply *ply)
{
	const enum side enemy = side_other(before->to_move);
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies_from(rules, before, ply, plies);
	point_set left = board_all(rules->board);

	for (size_t i = 0; i < n; i++) {
		const struct position then = rules_played(before, &plies[i]);

		left &= rules_ended(rules, &then) ? 0 : threats_points(rules, &then, enemy);
	}
	return left;
}

point_set threats_let_through(const struct rules *rules, const struct position *before,
			      const struct ply *begun, const struct ply *ply)
{
	const enum side enemy = side_other(before->to_move);
	const struct position seen =
		begun->to == POINT_NONE ? *before : rules_preview(before, begun);
	const point_set left = always_left(rules, before, ply);
	const point_set fresh = left & ~threats_points(rules, &seen, enemy);
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies_from(rules, before, begun, plies);
	point_set avoidable = 0;

	for (size_t i = 0; left && i < n; i++) {
		const struct position then = rules_played(before, &plies[i]);
		const bool ended = rules_ended(rules, &then);
		const point_set others = ended ? 0 : threats_points(rules, &then, enemy);

		if (!others)
			return left;
		avoidable |= fresh & ~others;
	}
	return avoidable;
}

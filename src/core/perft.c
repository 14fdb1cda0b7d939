/* rules_count_plies and rules_perft: counting without listing.
 *
 * The last ply of a perft is counted in bulk: a ply that completes no mill is one target, and one
 * that does is one for each way of taking, which depends on the number of mills alone. */
#include "core/rules.h"

/* In how many ways a ply that completes so many mills can take. */
struct takings {
	unsigned ways[3];
};

static struct takings count_takings(const struct rules *rules, const struct position *position)
{
	enum side victim = side_other(position->to_move);
	point_set first = rules_takeable(rules, position, victim);
	struct takings takings = {{1, first ? point_count(first) : 1, 0}};

	takings.ways[2] = takings.ways[1];
	if (!rules->two_takings || !first)
		return takings;
	takings.ways[2] = 0;
	for (point p; points_next(&first, &p);) {
		struct position left = *position;
		left.pieces[victim] &= ~point_bit(p);
		unsigned second = 0;
		if (rules_pieces_left(&left, victim) >= RULES_FEWEST)
			second = point_count(rules_takeable(rules, &left, victim));
		takings.ways[2] += second ? second : 1;
	}
	return takings;
}

/* What the targets that complete mills add to counting each target as one ply. */
static uint64_t count_extra(const struct rules *rules, const struct position *position,
			    point_set own, point_set closing)
{
	struct takings takings = count_takings(rules, position);
	uint64_t extra = 0;

	for (point to; points_next(&closing, &to);) {
		uint8_t lines[2];
		unsigned mills = board_mills_at(rules->board, own | point_bit(to), to, lines);
		extra += takings.ways[mills] - 1;
	}
	return extra;
}

uint64_t rules_count_plies(const struct rules *rules, const struct position *position)
{
	enum side side = position->to_move;
	point_set own = position->pieces[side];
	point_set empty = board_all(rules->board) & ~(position->pieces[0] | position->pieces[1]);
	enum phase phase = rules_phase(rules, position, side);
	uint64_t count = 0;

	if (phase == PHASE_PLACING) {
		point_set closing = board_closing(rules->board, own) & empty;
		count = point_count(empty);
		return closing ? count + count_extra(rules, position, own, closing) : count;
	}
	for (point_set left = own; left; left &= left - 1) {
		point from = point_first(left);
		point_set stay = own & ~point_bit(from);
		point_set targets =
			phase == PHASE_FLYING ? empty : empty & rules->board->neighbours[from];
		point_set closing = board_closing(rules->board, stay) & targets;
		count += point_count(targets);
		if (closing)
			count += count_extra(rules, position, stay, closing);
	}
	return count;
}

uint64_t rules_perft(const struct rules *rules, const struct position *position, unsigned depth)
{
	struct ply plies[RULES_MAX_PLIES];
	enum side winner;
	uint64_t count = 0;

	if (rules_over(rules, position, &winner))
		return 0;
	if (depth <= 1)
		return rules_count_plies(rules, position);
	size_t n = rules_plies(rules, position, plies);
	for (size_t i = 0; i < n; i++) {
		struct position next = *position;
		rules_apply(&next, &plies[i]);
		count += rules_perft(rules, &next, depth - 1);
	}
	return count;
}

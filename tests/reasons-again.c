/* Every kind of reason is worked out by playing plies and looking at what came of them. */
#include "reasons-again.h"

#include "core/notation.h"

#include <glib.h>

unsigned reasons_again_told[REASONS_KINDS];

static line_set closable_lines(const struct rules *rules, const struct position *position,
			       enum side side, point p)
{
	line_set lines = 0;

	for (unsigned i = 0; i < rules->board->n_lines; i++)
		if (point_in(reasons_stage_closable(rules, position, side, (line_set)1 << i), p))
			lines |= (line_set)1 << i;
	return lines;
}

/* Whether the side that has just moved can close a line on a goal after each answer. */
static bool cannot_be_stopped(const struct rules *rules, const struct position *after,
			      point_set goals, line_set lines)
{
	struct ply answers[RULES_MAX_PLIES];
	const size_t n = rules_plies(rules, after, answers);
	const enum side side = side_other(after->to_move);
	enum side winner;

	for (size_t i = 0; i < n; i++) {
		struct position then = *after;

		rules_apply(&then, &answers[i]);
		if (rules_over(rules, &then, &winner) ||
		    !(reasons_stage_closable(rules, &then, side, lines) & goals))
			return false;
	}
	return n > 0;
}

static point_set both(const struct rules *rules, const struct position *before,
		      const struct position *after)
{
	const enum side side = side_other(after->to_move);
	const point_set now = reasons_stage_closable(rules, after, side, UINT32_MAX);
	const point_set then = reasons_stage_closable(rules, before, side, UINT32_MAX);

	if (point_count(now) < 2 || !(now & ~then))
		return 0;
	return cannot_be_stopped(rules, after, now, UINT32_MAX) ? now : 0;
}

/* What is known of a ply while its reasons are worked out. */
struct look {
	const struct reasons_stage *stage;
	const struct rules *rules;
	const struct board *board;
	struct ply ply;
	bool taking;
	point taken; /* the only piece taken now, or POINT_NONE */
	enum side side, enemy;
	struct position before, seen, after, untaken;
	size_t at; /* its place among the plies */
};

static struct look look_at(const struct reasons_stage *stage, size_t at)
{
	struct look look = {
		.stage = stage,
		.rules = &stage->rules,
		.board = stage->rules.board,
		.ply = stage->plies[at],
		.taking = stage->begun.to != POINT_NONE,
		.taken = POINT_NONE,
		.side = (enum side)stage->before.to_move,
		.enemy = side_other(stage->before.to_move),
		.before = stage->before,
		.seen = stage->before,
		.after = stage->before,
		.at = at,
	};
	struct ply without = look.ply;
	const unsigned made = rules_takes(&stage->begun);

	rules_apply(&look.after, &look.ply);
	if (look.taking)
		look.seen = rules_preview(&look.before, &stage->begun);
	without.takes[1] = POINT_NONE;
	if (!made)
		without.takes[0] = POINT_NONE;
	look.untaken = rules_preview(&look.before, &without);
	if (rules_takes(&look.ply) == made + 1)
		look.taken = look.ply.takes[made];
	return look;
}

static bool line_has(const struct look *look, unsigned line, point p)
{
	return point_in(look->board->lines[line], p);
}

/* Lines through p with so many points in a set. */
static line_set lines_with(const struct look *look, point p, point_set set, unsigned n)
{
	line_set lines = 0;

	for (unsigned i = 0; i < look->board->n_lines; i++)
		if (line_has(look, i, p) && point_count(look->board->lines[i] & set) == n)
			lines |= (line_set)1 << i;
	return lines;
}

static point_set empty_of(const struct look *look, const struct position *position)
{
	return board_all(look->board) & ~position->pieces[0] & ~position->pieces[1];
}

static unsigned room(const struct look *look, const struct ply *ply)
{
	struct position after = look->before;

	rules_apply(&after, ply);
	return point_count(look->board->neighbours[ply->to] & empty_of(look, &after));
}

/* The pieces of a side that slides in both positions: those that were stuck in one only. */
static point_set stuck_only_in(const struct look *look, const struct position *here,
			       const struct position *there, enum side side)
{
	point_set stuck = 0;

	if (rules_phase(look->rules, here, side) != PHASE_MOVING ||
	    rules_phase(look->rules, there, side) != PHASE_MOVING)
		return 0;
	for (point p = 0; p < look->board->n_points; p++) {
		bool in_both = point_in(here->pieces[side] & there->pieces[side], p);
		bool was_there = point_in(there->pieces[side], p);

		if (!point_in(here->pieces[side], p) || (!in_both && was_there))
			continue;
		if ((look->board->neighbours[p] & empty_of(look, here)) == 0 &&
		    !(was_there && (look->board->neighbours[p] & empty_of(look, there)) == 0))
			stuck |= point_bit(p);
	}
	return stuck;
}

static line_set closed(const struct look *look)
{
	uint8_t mills[2];
	unsigned n = rules_mills(look->rules, &look->before, &look->ply, mills);
	line_set lines = 0;

	while (n--)
		lines |= (line_set)1 << mills[n];
	return lines;
}

static line_set opened(const struct look *look)
{
	line_set lines = 0;

	for (unsigned i = 0; i < look->board->n_lines; i++) {
		const point_set line = look->board->lines[i];

		if (look->ply.from != POINT_NONE && line_has(look, i, look->ply.from) &&
		    (line & look->before.pieces[look->side]) == line &&
		    cannot_be_stopped(look->rules, &look->after, point_bit(look->ply.from),
				      (line_set)1 << i))
			lines |= (line_set)1 << i;
	}
	return lines;
}

/* Whether the enemy in the mover's place could have had a double threat by going there. */
static bool held(const struct look *look)
{
	const struct position other = reasons_stage_turned(&look->before, look->enemy);
	struct ply plies[RULES_MAX_PLIES];
	const size_t n = rules_plies(look->rules, &other, plies);
	enum side winner;

	if (rules_over(look->rules, &other, &winner) ||
	    reasons_stage_closable(look->rules, &look->before, look->enemy, UINT32_MAX))
		return false;
	for (size_t i = 0; i < n; i++) {
		struct position after = other;

		rules_apply(&after, &plies[i]);
		if (plies[i].to == look->ply.to && both(look->rules, &other, &after))
			return true;
	}
	return false;
}

static bool all_lose(const struct look *look)
{
	for (size_t i = 0; i < look->stage->n; i++)
		if (!look->stage->losses[i])
			return false;
	return true;
}

/* Whether the enemy could win in one of these ways if it moved now, and by an answer to another
 * ply, but by none to this one. */
static bool avoids(const struct look *look, unsigned how)
{
	const struct position other = reasons_stage_turned(&look->seen, look->enemy);
	unsigned others = 0;

	for (size_t i = 0; i < look->stage->n; i++)
		others |= look->stage->losses[i];
	return !look->stage->losses[look->at] &&
	       (others & reasons_stage_losses(look->rules, &other) & how);
}

static bool is_safe(const struct look *look)
{
	bool others = false;

	for (size_t i = 0; i < look->stage->n; i++)
		others |= look->stage->closable[i] != 0;
	return !look->stage->closable[look->at] && others &&
	       reasons_stage_closable(look->rules, &look->seen, look->enemy, UINT32_MAX);
}

static bool all_expose(const struct look *look)
{
	for (size_t i = 0; i < look->stage->n; i++)
		if (!look->stage->closable[i])
			return false;
	return true;
}

static unsigned most_room(const struct look *look)
{
	unsigned most = 0;

	for (size_t i = 0; i < look->stage->n; i++)
		most = MAX(most, room(look, &look->stage->plies[i]));
	return most;
}

static line_set pairs_broken(const struct look *look)
{
	return lines_with(look, look->taken, look->untaken.pieces[look->enemy], 2) &
	       lines_with(look, look->taken, empty_of(look, &look->untaken), 1);
}

static line_set pairs_made(const struct look *look)
{
	const point to = look->ply.to;

	return lines_with(look, to, look->after.pieces[look->side], 2) &
	       lines_with(look, to, empty_of(look, &look->after), 1) &
	       ~lines_with(look, to, look->before.pieces[look->side], 2);
}

static line_set blocked(const struct look *look)
{
	return closable_lines(look->rules, &look->before, look->enemy, look->ply.to) &
	       lines_with(look, look->ply.to, look->after.pieces[look->enemy], 2);
}

/* What is true of a taking of one piece. */
static struct reasons_one true_of_taking(const struct look *look, enum reasons_kind kind)
{
	struct reasons_one one = {.kind = kind};

	if (look->taken == POINT_NONE)
		return one;
	if (kind == REASONS_TAKES_THREAT)
		one.points =
			reasons_stage_closable(look->rules, &look->untaken, look->enemy,
					       UINT32_MAX) &
			~reasons_stage_closable(look->rules, &look->after, look->enemy, UINT32_MAX);
	else if (kind == REASONS_TAKES_BLOCKER)
		one.lines = closable_lines(look->rules, &look->after, look->side, look->taken);
	else if (kind == REASONS_TAKES_MILL)
		one.lines = lines_with(look, look->taken, look->untaken.pieces[look->enemy], 3);
	else
		one.lines = pairs_broken(look);
	return one;
}

/* What is true of a ply that puts a piece down; nothing of a taking alone. */
static struct reasons_one true_of_whole(const struct look *look, enum reasons_kind kind)
{
	struct reasons_one one = {.kind = kind};
	const point_set now =
		reasons_stage_closable(look->rules, &look->after, look->side, UINT32_MAX);
	const point_set then =
		reasons_stage_closable(look->rules, &look->before, look->side, UINT32_MAX);
	const point_set two = both(look->rules, &look->before, &look->after);

	if (kind == REASONS_CLOSES)
		one.lines = closed(look);
	else if (kind == REASONS_BLOCKS)
		one.lines = blocked(look);
	else if (kind == REASONS_DOUBLE)
		one.points = two;
	else if (kind == REASONS_THREATENS)
		one.points = two ? 0 : now & ~then;
	else if (kind == REASONS_OPENS)
		one.lines = opened(look);
	else if (kind == REASONS_HOLDS)
		one.points = held(look) ? point_bit(look->ply.to) : 0;
	else if (kind == REASONS_IN_WAY)
		one.lines = lines_with(look, look->ply.to, look->after.pieces[look->enemy], 2) &
			    ~blocked(look);
	else if (kind == REASONS_PAIR)
		one.lines = pairs_made(look);
	else if (kind == REASONS_FREEST && room(look, &look->ply) == most_room(look))
		one.number = most_room(look);
	return one;
}

/* What is true by a kind that has no more to say than that. */
static bool is_so(const struct look *look, enum reasons_kind kind)
{
	if (kind == REASONS_LOST)
		return all_lose(look);
	if (kind == REASONS_AVOIDS_BLOCKED)
		return avoids(look, 1u << REASON_BLOCKED);
	if (kind == REASONS_AVOIDS_LOSS)
		return avoids(look, 1u << REASON_PIECES) && !avoids(look, 1u << REASON_BLOCKED);
	if (kind == REASONS_EXPOSED)
		return all_expose(look);
	return kind == REASONS_SAFE && is_safe(look);
}

static unsigned answers_to(const struct look *look, const struct ply *ply)
{
	struct ply answers[RULES_MAX_PLIES];
	struct position after = look->before;

	rules_apply(&after, ply);
	const size_t n = rules_plies(look->rules, &after, answers);
	unsigned ways = 0;
	for (size_t i = 0; i < n; i++) {
		size_t first = 0;

		while (answers[first].from != answers[i].from || answers[first].to != answers[i].to)
			first++;
		ways += first == i;
	}
	return ways;
}

static bool leaves_fewest(const struct look *look)
{
	const unsigned own = answers_to(look, &look->ply);
	unsigned least = own, most = own;

	for (size_t i = 0; i < look->stage->n; i++) {
		const unsigned other = answers_to(look, &look->stage->plies[i]);
		least = MIN(least, other);
		most = MAX(most, other);
	}
	return own == least && own < most &&
	       rules_phase(look->rules, &look->after, look->enemy) == PHASE_MOVING;
}

/* What is true of how the pieces stand afterwards. */
static struct reasons_one true_of_room(const struct look *look, enum reasons_kind kind)
{
	struct reasons_one one = {.kind = kind};

	if (kind == REASONS_SHUTS_IN)
		one.points = stuck_only_in(look, &look->after, &look->seen, look->enemy);
	else if (kind == REASONS_FREES)
		one.points = stuck_only_in(look, &look->seen, &look->after, look->side) &
			     look->after.pieces[look->side];
	else if (kind == REASONS_FEWEST && leaves_fewest(look))
		one.number = answers_to(look, &look->ply);
	return one;
}

static bool is_of_taking(enum reasons_kind kind)
{
	return kind >= REASONS_TAKES_THREAT && kind <= REASONS_TAKES_PAIR;
}

static bool is_of_room(enum reasons_kind kind)
{
	return kind == REASONS_SHUTS_IN || kind == REASONS_FREES || kind == REASONS_FEWEST;
}

/* What is true of the ply by this kind of reason; *holds says whether anything is. */
static struct reasons_one truth(const struct look *look, enum reasons_kind kind, bool *holds)
{
	struct reasons_one one = {.kind = kind};
	enum side winner;
	const enum reason end = rules_over(look->rules, &look->after, &winner);

	if (kind == REASONS_ONLY) {
		*holds = look->stage->n == 1;
		return one;
	}
	if (kind == REASONS_WINS_PIECES || kind == REASONS_WINS_BLOCKED) {
		*holds = end == (kind == REASONS_WINS_PIECES ? REASON_PIECES : REASON_BLOCKED) &&
			 winner == look->side;
		if (*holds && kind == REASONS_WINS_PIECES)
			one.number = rules_pieces_left(&look->after, look->enemy);
		return one;
	}
	*holds = !end && is_so(look, kind);
	if (end || *holds)
		return one;
	if (is_of_taking(kind))
		one = true_of_taking(look, kind);
	else if (is_of_room(kind))
		one = true_of_room(look, kind);
	else if (!look->taking)
		one = true_of_whole(look, kind);
	*holds = one.lines || one.points || one.number;
	return one;
}

static const struct reasons_one *find(const struct reasons *reasons, enum reasons_kind kind)
{
	for (unsigned i = 0; i < reasons->n; i++)
		if (reasons->list[i].kind == kind)
			return &reasons->list[i];
	return NULL;
}

static void complain(const struct look *look, enum reasons_kind kind, const char *what)
{
	char position[NOTATION_POSITION_SIZE], ply[NOTATION_PLY_SIZE];

	notation_write_position(look->board, &look->before, position);
	notation_write_ply(look->board, &look->ply, ply);
	g_test_message("%s %s%s: reason %d %s", position, ply, look->taking ? " begun" : "", kind,
		       what);
	g_test_fail();
}

void reasons_again_check(const struct reasons_stage *stage, size_t at)
{
	const struct look look = look_at(stage, at);
	struct reasons reasons;

	reasons_find(&stage->rules, &stage->before, &stage->begun, &stage->plies[at], &reasons);
	g_assert_cmpuint(reasons.n, >, 0);
	for (unsigned i = 1; i < reasons.n; i++)
		g_assert_cmpuint(reasons.list[i - 1].kind, <, reasons.list[i].kind);
	bool any = false;
	for (enum reasons_kind kind = 0; kind < REASONS_KINDS; kind++) {
		const struct reasons_one *said = find(&reasons, kind);
		bool holds;
		const struct reasons_one one = truth(&look, kind, &holds);

		holds |= kind == REASONS_NONE && !any;
		any |= holds;

		if (said && !holds)
			complain(&look, kind, "is not true");
		else if (holds && !said)
			complain(&look, kind, "is left out");
		else if (said && (said->lines != one.lines || said->points != one.points ||
				  said->number != one.number))
			complain(&look, kind, "is said of something else");
		reasons_again_told[kind] += said != NULL;
	}
}

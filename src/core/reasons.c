#include "core/reasons.h"

/* What the enemy's answers can do: bits of one set. */
#define LOSES_PIECES 1u
#define LOSES_BLOCKED 2u

struct choice {
	const struct rules *rules;
	const struct board *board;
	enum side side, enemy;
	struct position before;
	struct position seen; /* before, with the ply begun on the board */
	struct position after;
	struct ply ply;
	unsigned made; /* takings that the ply begun has made already */
	bool taking;   /* only a taking is to be chosen */
	size_t n;
	struct ply plies[RULES_MAX_PLIES]; /* what else could be played, the ply itself included */
};

/* In the order of the kinds. */
static void add(struct reasons *reasons, struct reasons_one one)
{
	unsigned i = reasons->n++;

	for (; i > 0 && reasons->list[i - 1].kind > one.kind; i--)
		reasons->list[i] = reasons->list[i - 1];
	reasons->list[i] = one;
}

static void add_number(struct reasons *reasons, enum reasons_kind kind, unsigned number)
{
	add(reasons, (struct reasons_one){.kind = kind, .number = number});
}

static void add_lines(struct reasons *reasons, enum reasons_kind kind, line_set lines)
{
	if (lines)
		add(reasons, (struct reasons_one){.kind = kind, .lines = lines});
}

static void add_points(struct reasons *reasons, enum reasons_kind kind, point_set points)
{
	if (points)
		add(reasons, (struct reasons_one){.kind = kind, .points = points});
}

/* How the enemy can win by its answer. */
static unsigned losses(const struct rules *rules, const struct position *after)
{
	struct ply answers[RULES_MAX_PLIES];
	unsigned how = 0;
	enum side winner;

	if (rules_ended(rules, after))
		return 0;
	const size_t n = rules_plies(rules, after, answers);
	for (size_t i = 0; i < n; i++) {
		const struct position then = rules_played(after, &answers[i]);
		const enum reason reason = rules_over(rules, &then, &winner);

		if (reason == REASON_PIECES)
			how |= LOSES_PIECES;
		else if (reason == REASON_BLOCKED)
			how |= LOSES_BLOCKED;
	}
	return how;
}

/* An answer wins by pieces only from a side that has few, and shuts in only one that slides. */
static bool may_lose(const struct choice *c)
{
	const unsigned takings = c->rules->two_takings ? 2 : 1;

	return c->before.in_hand[c->side] <= 1 ||
	       rules_pieces_left(&c->before, c->side) < RULES_FEWEST + takings;
}

/* The enemy in the place of the side that is to move now. */
static struct position turned(const struct choice *c)
{
	struct position position = c->seen;

	position.to_move = (uint8_t)c->enemy;
	return position;
}

/* Of the losses that answers to other plies bring, those that threaten already. */
static void find_avoided(const struct choice *c, unsigned others, struct reasons *reasons)
{
	const struct position passed = turned(c);
	const unsigned avoided = others & losses(c->rules, &passed);

	if (avoided & LOSES_BLOCKED)
		add_number(reasons, REASONS_AVOIDS_BLOCKED, 0);
	else if (avoided)
		add_number(reasons, REASONS_AVOIDS_LOSS, 0);
}

static void find_losses(const struct choice *c, struct reasons *reasons)
{
	unsigned others = 0;
	bool lost = true;

	if (!may_lose(c))
		return;
	const unsigned own = losses(c->rules, &c->after);
	for (size_t i = 0; i < c->n && (lost || !own); i++) {
		const struct position then = rules_played(&c->before, &c->plies[i]);
		const unsigned how = losses(c->rules, &then);

		others |= how;
		lost &= how != 0;
	}
	if (lost)
		add_number(reasons, REASONS_LOST, 0);
	else if (!own && others)
		find_avoided(c, others, reasons);
}

static line_set set_of(const uint8_t lines[2], unsigned n)
{
	line_set set = 0;

	for (unsigned i = 0; i < n; i++)
		set |= (line_set)1 << lines[i];
	return set;
}

/* Of the lines through p, those of which the set holds so many points. */
static line_set lines_holding(const struct board *board, point p, point_set set, unsigned points)
{
	line_set lines = 0;

	for (unsigned i = 0; i < 2; i++) {
		const uint8_t number = board->lines_at[p][i];

		if (point_count(board->lines[number] & set) == points)
			lines |= (line_set)1 << number;
	}
	return lines;
}

/* What the taking of the one piece on p does. */
static void find_taking(const struct choice *c, point p, struct reasons *reasons)
{
	struct ply without = c->ply;
	line_set pairs;

	without.takes[0] = c->made ? c->ply.takes[0] : POINT_NONE;
	without.takes[1] = POINT_NONE;
	const struct position kept = rules_preview(&c->before, &without);
	const point_set theirs = kept.pieces[c->enemy];
	const point_set empty = board_all(c->board) & ~(theirs | kept.pieces[c->side]);

	add_points(reasons, REASONS_TAKES_THREAT,
		   threats_points(c->rules, &kept, c->enemy) &
			   ~threats_points(c->rules, &c->after, c->enemy));
	add_lines(reasons, REASONS_TAKES_BLOCKER, threats_lines(c->rules, &c->after, c->side, p));
	add_lines(reasons, REASONS_TAKES_MILL, lines_holding(c->board, p, theirs, 3));
	pairs = lines_holding(c->board, p, theirs, 2) & lines_holding(c->board, p, empty, 1);
	add_lines(reasons, REASONS_TAKES_PAIR, pairs);
}

/* Two takings at once are too much to be told of one by one. */
static void find_takings(const struct choice *c, struct reasons *reasons)
{
	if (rules_takes(&c->ply) == c->made + 1)
		find_taking(c, c->ply.takes[c->made], reasons);
}

/* Mills that the piece has left and can close again by going back. */
static void find_opened(const struct choice *c, struct reasons *reasons)
{
	const point_set own = c->before.pieces[c->side];
	const point from = c->ply.from;
	uint8_t mills[2];

	if (from == POINT_NONE)
		return;
	line_set opened = set_of(mills, board_mills_at(c->board, own, from, mills));
	for (line_set left = opened; left; left &= left - 1) {
		const line_set line = left & -left;

		if (!threats_stand(c->rules, &c->after, point_bit(from), line))
			opened &= ~line;
	}
	add_lines(reasons, REASONS_OPENS, opened);
}

/* Whether the enemy, were it to move instead, could make a double threat from the ply's goal. */
static bool holds(const struct choice *c)
{
	const struct position passed = turned(c);
	struct ply plies[RULES_MAX_PLIES];

	if (rules_ended(c->rules, &passed))
		return false;
	const size_t n = rules_plies(c->rules, &passed, plies);
	for (size_t i = 0; i < n; i++) {
		if (plies[i].to != c->ply.to || rules_takes(&plies[i]))
			continue;
		const struct position after = rules_played(&passed, &plies[i]);
		if (threats_double(c->rules, &passed, &after))
			return true;
	}
	return false;
}

static void find_threats(const struct choice *c, struct reasons *reasons)
{
	const point_set both = threats_double(c->rules, &c->before, &c->after);
	const point_set threats = threats_points(c->rules, &c->after, c->side);

	if (both)
		add_points(reasons, REASONS_DOUBLE, both);
	else
		add_points(reasons, REASONS_THREATENS,
			   threats & ~threats_points(c->rules, &c->before, c->side));
}

/* The enemy's mills and chances on the lines through the piece that was put down. */
static void find_blocked(const struct choice *c, struct reasons *reasons)
{
	const line_set two = lines_holding(c->board, c->ply.to, c->after.pieces[c->enemy], 2);
	const line_set blocked = threats_lines(c->rules, &c->before, c->enemy, c->ply.to) & two;

	add_lines(reasons, REASONS_BLOCKS, blocked);
	add_lines(reasons, REASONS_IN_WAY, two & ~blocked);
	if (!threats_points(c->rules, &c->before, c->enemy) && holds(c))
		add_points(reasons, REASONS_HOLDS, point_bit(c->ply.to));
}

static void find_pairs(const struct choice *c, struct reasons *reasons)
{
	const struct board *board = c->board;
	const point to = c->ply.to;
	const point_set own = c->after.pieces[c->side];
	const point_set empty = board_all(board) & ~(own | c->after.pieces[c->enemy]);
	const line_set pairs =
		lines_holding(board, to, own, 2) & lines_holding(board, to, empty, 1);
	const line_set before = lines_holding(board, to, c->before.pieces[c->side], 2);

	add_lines(reasons, REASONS_PAIR, pairs & ~before);
}

static bool is_safe(const struct choice *c, const struct position *after)
{
	return rules_ended(c->rules, after) || !threats_points(c->rules, after, c->enemy);
}

static void find_safety(const struct choice *c, struct reasons *reasons)
{
	const bool safe = is_safe(c, &c->after);

	for (size_t i = 0; i < c->n; i++) {
		const struct position then = rules_played(&c->before, &c->plies[i]);

		if (is_safe(c, &then) == safe)
			continue;
		if (safe && threats_points(c->rules, &c->seen, c->enemy))
			add_number(reasons, REASONS_SAFE, 0);
		return;
	}
	if (!safe)
		add_number(reasons, REASONS_EXPOSED, 0);
}

/* The pieces of a side that slides but can go nowhere; none of another side. */
static point_set shut_in(const struct choice *c, const struct position *position, enum side side)
{
	point_set own = position->pieces[side], shut = 0;

	if (rules_phase(c->rules, position, side) != PHASE_MOVING)
		return 0;
	for (point p; points_next(&own, &p);)
		if (!rules_targets(c->rules, position, p, side))
			shut |= point_bit(p);
	return shut;
}

static bool slides(const struct choice *c, enum side side)
{
	return rules_phase(c->rules, &c->seen, side) == PHASE_MOVING &&
	       rules_phase(c->rules, &c->after, side) == PHASE_MOVING;
}

/* From where to where the side to move can go, whatever it takes then. */
static unsigned count_ways(const struct choice *c, const struct position *position)
{
	point_set own = position->pieces[position->to_move];
	unsigned ways = 0;

	for (point p; points_next(&own, &p);)
		ways += point_count(
			rules_targets(c->rules, position, p, (enum side)position->to_move));
	return ways;
}

static void find_fewest(const struct choice *c, struct reasons *reasons)
{
	const unsigned own = count_ways(c, &c->after);
	bool fewest = false;

	if (rules_phase(c->rules, &c->after, c->enemy) != PHASE_MOVING)
		return;
	for (size_t i = 0; i < c->n; i++) {
		const struct position then = rules_played(&c->before, &c->plies[i]);
		const unsigned other = count_ways(c, &then);

		if (other < own)
			return;
		fewest |= other > own;
	}
	if (fewest)
		add_number(reasons, REASONS_FEWEST, own);
}

static void find_freedom(const struct choice *c, struct reasons *reasons)
{
	if (slides(c, c->enemy))
		add_points(reasons, REASONS_SHUTS_IN,
			   shut_in(c, &c->after, c->enemy) & ~shut_in(c, &c->seen, c->enemy));
	if (slides(c, c->side))
		add_points(reasons, REASONS_FREES,
			   shut_in(c, &c->seen, c->side) & ~shut_in(c, &c->after, c->side) &
				   c->after.pieces[c->side]);
	find_fewest(c, reasons);
}

static unsigned free_neighbours(const struct board *board, const struct position *position, point p)
{
	return point_count(board->neighbours[p] & ~(position->pieces[0] | position->pieces[1]));
}

static void find_freest(const struct choice *c, struct reasons *reasons)
{
	const unsigned own = free_neighbours(c->board, &c->after, c->ply.to);

	for (size_t i = 0; i < c->n; i++) {
		const struct position then = rules_played(&c->before, &c->plies[i]);

		if (free_neighbours(c->board, &then, c->plies[i].to) > own)
			return;
	}
	if (own)
		add_number(reasons, REASONS_FREEST, own);
}

/* What only a ply does that puts a piece down. */
static void find_for_whole(const struct choice *c, struct reasons *reasons)
{
	uint8_t mills[2];

	add_lines(reasons, REASONS_CLOSES,
		  set_of(mills, rules_mills(c->rules, &c->before, &c->ply, mills)));
	find_blocked(c, reasons);
	find_opened(c, reasons);
	find_threats(c, reasons);
	find_pairs(c, reasons);
	find_freest(c, reasons);
}

static bool find_win(const struct choice *c, struct reasons *reasons)
{
	enum side winner;
	const enum reason reason = rules_over(c->rules, &c->after, &winner);

	if (reason == REASON_PIECES)
		add_number(reasons, REASONS_WINS_PIECES, rules_pieces_left(&c->after, c->enemy));
	else if (reason == REASON_BLOCKED)
		add_number(reasons, REASONS_WINS_BLOCKED, 0);
	return reason != REASON_NONE;
}

static struct choice look_at(const struct rules *rules, const struct position *before,
			     const struct ply *begun, const struct ply *ply)
{
	struct choice c = {
		.rules = rules,
		.board = rules->board,
		.side = (enum side)before->to_move,
		.enemy = side_other((enum side)before->to_move),
		.before = *before,
		.seen = *before,
		.after = rules_played(before, ply),
		.ply = *ply,
		.taking = begun->to != POINT_NONE,
	};

	if (c.taking) {
		c.seen = rules_preview(before, begun);
		c.made = rules_takes(begun);
	}
	c.n = rules_plies_from(rules, before, begun, c.plies);
	return c;
}

void reasons_find(const struct rules *rules, const struct position *before, const struct ply *begun,
		  const struct ply *ply, struct reasons *reasons)
{
	const struct choice c = look_at(rules, before, begun, ply);
	const bool won = (reasons->n = 0, find_win(&c, reasons));

	if (c.n == 1)
		add_number(reasons, REASONS_ONLY, 0);
	if (won)
		return;
	find_losses(&c, reasons);
	find_takings(&c, reasons);
	find_safety(&c, reasons);
	find_freedom(&c, reasons);
	if (!c.taking)
		find_for_whole(&c, reasons);
	if (!reasons->n)
		add_number(reasons, REASONS_NONE, 0);
}

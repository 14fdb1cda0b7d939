/* Lists of what can be played, of mills and threats, and of what was played. */
#include "voice/wording-parts.h"

#include "core/threats.h"

#include <glib/gi18n.h>

/* A flier's points are counted and not named. */
#define MOST_TARGETS 4

/* Of these targets of the piece on from (POINT_NONE: from the hand), those that close a mill. */
static point_set closing(struct sentences *s, const struct position *seen, enum side side,
			 point from, point_set targets)
{
	point_set own = seen->pieces[side];

	if (from != POINT_NONE)
		own &= ~point_bit(from);
	return board_closing(s->board, own) & targets;
}

static void say_closing(struct sentences *s, point_set set)
{
	if (!set)
		return;
	if (sentences_brief(s))
		sentences_say(s, _("Mill: %s."), points_list(s, set));
	else
		sentences_say(s,
			      ngettext("%s closes a mill.", "%s close a mill.", point_count(set)),
			      points_and(s, set));
}

void wording_list_any(struct sentences *s, unsigned n)
{
	sentences_say(s,
		      sentences_terse(s)
			      ? ngettext("Any of %u point.", "Any of %u points.", n)
			      : ngettext("Any of %u empty point.", "Any of %u empty points.", n),
		      n);
}

/* "d5 (mill) b6" */
static const char *marked(struct sentences *s, point_set targets, point_set mills)
{
	struct lists list = {.n = 0};

	for (point p; points_each(s, &targets, &p);)
		lists_add(&list, point_in(mills, p)
					 ? sentences_format(s, C_("item move", "%s (mill)"),
							    points_name(s, p))
					 : points_name(s, p));
	return lists_spaces(s, &list);
}

static point_set empty_points(struct sentences *s, const struct position *seen)
{
	return board_all(s->board) & ~(seen->pieces[SIDE_WHITE] | seen->pieces[SIDE_BLACK]);
}

/* Moves that close a mill are few; so many that they would not fit are named by where they go. */
#define MOST_MOVES 4

static const char *closing_moves(struct sentences *s, const struct threats_sources *sources)
{
	struct lists list = {.n = 0};
	point_set pieces = board_all(s->board), goals = 0;

	if (sources->hand)
		return points_or(s, sources->hand);
	for (point p; points_each(s, &pieces, &p);) {
		point_set to = sources->from[p];
		goals |= to;
		for (point q; points_each(s, &to, &q);)
			lists_add(&list, points_motion(s, p, q));
	}
	if (!goals)
		return NULL;
	return list.n > MOST_MOVES ? points_or(s, goals) : lists_or(s, &list);
}

static const char *closings_in(struct sentences *s, const struct game *game,
			       const struct position *position, enum side side)
{
	struct threats_sources sources;

	threats_sources(&game->rules, position, side, &sources);
	return closing_moves(s, &sources);
}

/* Once for all pieces, since one goal may be reached by several. */
static void say_closing_moves(struct sentences *s, const struct game *game, enum side side)
{
	const char *moves = closings_in(s, game, &game->position, side);

	if (moves && sentences_brief(s))
		sentences_say(s, _("Mill: %s."), moves);
	else if (moves)
		sentences_say(s, C_("moves", "%s closes a mill."),
			      s->style->spoken ? sentences_capital(s, moves) : moves);
}

static void say_slides_of(struct sentences *s, point from, point_set to, point_set mills)
{
	const char *name = points_name(s, from);

	if (sentences_brief(s)) {
		sentences_say(s, _("%1$s to %2$s."), name, marked(s, to, mills));
		return;
	}
	sentences_say(s, _("%1$s to %2$s."), name, points_or(s, to));
}

/* Pieces in one utterance. */
#define HEARD_TOGETHER 3

static void say_slides(struct sentences *s, const struct game *game, enum side side)
{
	point_set pieces = game->position.pieces[side];
	unsigned n = 0;

	if (!sentences_brief(s))
		say_closing_moves(s, game, side);
	for (point p; points_each(s, &pieces, &p);) {
		point_set to = rules_targets(&game->rules, &game->position, p, side);
		if (!to)
			continue;
		if (s->style->spoken && n++ % HEARD_TOGETHER == 0)
			sentences_break(s);
		say_slides_of(s, p, to, closing(s, &game->position, side, p, to));
	}
}

static void say_flights(struct sentences *s, const struct game *game, enum side side)
{
	point_set own = game->position.pieces[side];
	point_set empty = empty_points(s, &game->position);
	unsigned n = point_count(empty);

	if (sentences_terse(s))
		sentences_say(s, ngettext("%1$s to %2$u point.", "%1$s to %2$u points.", n),
			      points_list(s, own), n);
	else
		sentences_say(s,
			      ngettext("%1$s to any of %2$u empty point.",
				       "%1$s to any of %2$u empty points.", n),
			      points_or(s, own), n);
	say_closing_moves(s, game, side);
}

void wording_list_closing(struct sentences *s, const struct game *game, point p, point_set to)
{
	struct position seen = game_seen(game);

	say_closing(s, closing(s, &seen, seen.to_move, p, to));
}

void wording_list_moves(struct sentences *s, const struct game *game)
{
	struct position seen = game_seen(game);
	enum side side = seen.to_move;
	point_set empty = empty_points(s, &seen);

	if (game->result != GAME_UNFINISHED) {
		wording_turn_over(s, game);
		return;
	}
	if (game->owed) {
		wording_take_each(s, &game->rules, &seen);
		return;
	}
	switch (rules_phase(&game->rules, &seen, side)) {
	case PHASE_PLACING:
		wording_list_any(s, point_count(empty));
		say_closing(s, closing(s, &seen, side, POINT_NONE, empty));
		break;
	case PHASE_MOVING:
		say_slides(s, game, side);
		break;
	case PHASE_FLYING:
		say_flights(s, game, side);
		break;
	}
}

static enum side side_on(const struct position *seen, point p)
{
	return point_in(seen->pieces[SIDE_WHITE], p) ? SIDE_WHITE : SIDE_BLACK;
}

void wording_list_targets(struct sentences *s, const struct game *game, point p)
{
	struct position seen = game_seen(game);
	point_set to = rules_targets(&game->rules, &seen, p, side_on(&seen, p));
	unsigned n = point_count(to);

	if (!n)
		sentences_say(s, _("%s is shut in."), points_name(s, p));
	else if (n > MOST_TARGETS)
		sentences_say(s,
			      ngettext("%1$s can go to any of %2$u empty point.",
				       "%1$s can go to any of %2$u empty points.", n),
			      points_name(s, p), n);
	else
		sentences_say(s, _("%1$s can go to %2$s."), points_name(s, p), points_or(s, to));
}

static void say_moves_of(struct sentences *s, const struct game *game, enum side side, point p)
{
	point_set to = rules_targets(&game->rules, &game->position, p, side);
	point_set mills = closing(s, &game->position, side, p, to);
	unsigned n = point_count(to);

	if (!n || !sentences_brief(s)) {
		wording_list_targets(s, game, p);
		say_closing(s, mills);
	} else if (n > MOST_TARGETS) {
		sentences_say(s, ngettext("%1$s to %2$u point.", "%1$s to %2$u points.", n),
			      points_name(s, p), n);
		say_closing(s, mills);
	} else {
		sentences_say(s, _("%s."), marked(s, to, mills));
	}
}

/* Where a side that places stands on a point, nothing goes anywhere yet. */
void wording_list_moves_of(struct sentences *s, const struct game *game, point p)
{
	struct position seen = game_seen(game);
	enum side side = side_on(&seen, p);

	if (!point_in(seen.pieces[side], p)) {
		sentences_say(s, _("%s is empty."), points_name(s, p));
	} else if (game->owed || game->result != GAME_UNFINISHED) {
		wording_list_moves(s, game);
	} else if (rules_phase(&game->rules, &seen, side) == PHASE_PLACING) {
		sentences_say(s, _("%s cannot move yet."), points_name(s, p));
		sentences_say(s,
			      SIDED(side, _("White has %u to place first."),
				    _("Black has %u to place first.")),
			      seen.in_hand[side]);
	} else {
		say_moves_of(s, game, side, p);
	}
}

/* A mill has its place in the reading order by its first point. */
static const char *mills_of(struct sentences *s, point_set own, unsigned *n)
{
	point_set rest = own;
	struct lists list = {.n = 0};

	for (point p; points_each(s, &rest, &p);)
		for (unsigned i = 0; i < s->board->n_lines; i++) {
			point_set line = s->board->lines[i];
			bool begins = point_in(line, p) && !(line & ~rest & ~point_bit(p));
			if (begins && (own & line) == line)
				lists_add(&list, points_list(s, line));
		}
	*n = list.n;
	return lists_and(s, &list);
}

static void say_mills(struct sentences *s, const struct position *seen, enum side side)
{
	unsigned n;
	const char *mills = mills_of(s, seen->pieces[side], &n);

	if (!n)
		sentences_say(s, WORDED(s, side, _("W: none."), _("B: none."),
					_("White has no mill."), _("Black has no mill.")));
	else if (sentences_brief(s))
		sentences_say(s, SIDED(side, _("W: %s."), _("B: %s.")), mills);
	else if (side == SIDE_WHITE)
		sentences_say(s, ngettext("White has the mill %s.", "White has the mills %s.", n),
			      mills);
	else
		sentences_say(s, ngettext("Black has the mill %s.", "Black has the mills %s.", n),
			      mills);
}

void wording_list_mills(struct sentences *s, const struct game *game)
{
	struct position seen = game_seen(game);

	say_mills(s, &seen, seen.to_move);
	say_mills(s, &seen, side_other(seen.to_move));
}

/* While a taking is owed, both sides play only after it. */
const char *wording_list_closings(struct sentences *s, const struct game *game, enum side side)
{
	struct threats_sources sources;

	if (!game->owed)
		return closings_in(s, game, &game->position, side);
	threats_sources_taken(&game->rules, &game->position, &game->begun, side, &sources);
	return closing_moves(s, &sources);
}

static void say_threats(struct sentences *s, enum side side, const char *threats)
{
	if (threats)
		sentences_say(s,
			      WORDED(s, side, _("W: %s."), _("B: %s."),
				     _("White can close a mill: %s."),
				     _("Black can close a mill: %s.")),
			      threats);
	else
		sentences_say(s, WORDED(s, side, _("W: none."), _("B: none."), _("White cannot."),
					_("Black cannot.")));
}

void wording_list_threats(struct sentences *s, const struct game *game)
{
	struct position seen = game_seen(game);
	enum side first = seen.to_move;
	const char *threats[2];

	if (game->result != GAME_UNFINISHED) {
		wording_turn_over(s, game);
		return;
	}
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++)
		threats[side] = wording_list_closings(s, game, side);
	/* "Black cannot." says what it cannot after the other alone. */
	if (threats[side_other(first)] && !threats[first])
		first = side_other(first);
	if (!threats[first] && !sentences_brief(s)) {
		sentences_say(s, _("Neither side can close a mill."));
		return;
	}
	say_threats(s, first, threats[first]);
	say_threats(s, side_other(first), threats[side_other(first)]);
}

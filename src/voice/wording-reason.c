/* A good turn, and what speaks for one. */
#include "voice/vocabulary.h"
#include "voice/wording-reason.h"

#include <glib/gi18n.h>

/* More than these reasons are not told. */
#define MOST_TOLD 2

struct reasoning {
	const struct rules *rules;
	struct position before;
	struct ply begun, ply;
	struct reasons reasons;
	bool played;
	bool by_chance; /* perhaps, so that no purpose is to be read into it */
	enum side side, enemy;
};

static void say_win(struct sentences *s, const struct reasoning *r, const struct reasons_one *one)
{
	const unsigned left = one->number;

	if (one->kind == REASONS_WINS_BLOCKED)
		sentences_say(s, WORDED(s, r->enemy, _("Wins, W is shut in."),
					_("Wins, B is shut in."), _("It wins: White cannot move."),
					_("It wins: Black cannot move.")));
	else if (sentences_brief(s))
		sentences_say(s, SIDED(r->enemy, _("Wins, W has %u."), _("Wins, B has %u.")), left);
	else if (r->enemy == SIDE_WHITE)
		sentences_say(s,
			      ngettext("It wins: White has %u piece left.",
				       "It wins: White has %u pieces left.", left),
			      left);
	else
		sentences_say(s,
			      ngettext("It wins: Black has %u piece left.",
				       "It wins: Black has %u pieces left.", left),
			      left);
}

static void say_only(struct sentences *s, const struct reasoning *r)
{
	if (r->begun.to != POINT_NONE)
		sentences_say(s, sentences_terse(s) ? _("The only piece.")
						    : _("It is the only piece that may be taken."));
	else if (sentences_terse(s))
		sentences_say(s, _("The only legal turn."));
	else
		sentences_say(s, r->played ? _("It was the only legal turn.")
					   : _("It is the only legal turn."));
}

/* What no turn prevents, or none would have prevented. */
static void say_win_anyway(struct sentences *s, const struct reasoning *r)
{
	if (sentences_brief(s))
		sentences_say(s, SIDED(r->enemy, _("W can win anyway."), _("B can win anyway.")));
	else if (r->played)
		sentences_say(s, SIDED(r->enemy,
				       _("White can win next turn, whatever Black had played."),
				       _("Black can win next turn, whatever White had played.")));
	else if (r->begun.to != POINT_NONE)
		sentences_say(s,
			      SIDED(r->enemy, _("White can win next turn, whatever Black takes."),
				    _("Black can win next turn, whatever White takes.")));
	else
		sentences_say(s,
			      SIDED(r->enemy, _("White can win next turn, whatever Black plays."),
				    _("Black can win next turn, whatever White plays.")));
}

static void say_mill_anyway(struct sentences *s, const struct reasoning *r)
{
	if (sentences_brief(s))
		sentences_say(s,
			      SIDED(r->enemy, _("W can close anyway."), _("B can close anyway.")));
	else if (r->played)
		sentences_say(
			s,
			SIDED(r->enemy,
			      _("White can close a mill next turn, whatever Black had played."),
			      _("Black can close a mill next turn, whatever White had played.")));
	else if (r->begun.to != POINT_NONE)
		sentences_say(s,
			      SIDED(r->enemy,
				    _("White can close a mill next turn, whatever Black takes."),
				    _("Black can close a mill next turn, whatever White takes.")));
	else
		sentences_say(s,
			      SIDED(r->enemy,
				    _("White can close a mill next turn, whatever Black plays."),
				    _("Black can close a mill next turn, whatever White plays.")));
}

/* What the enemy is kept from. */
static void say_kept(struct sentences *s, const struct reasoning *r, enum reasons_kind kind)
{
	if (kind == REASONS_AVOIDS_BLOCKED)
		sentences_say(s, WORDED(s, r->side, _("Keeps W from being shut in."),
					_("Keeps B from being shut in."),
					_("It keeps White from being shut in."),
					_("It keeps Black from being shut in.")));
	else if (kind == REASONS_AVOIDS_LOSS)
		sentences_say(s, WORDED(s, r->enemy, _("Keeps W from winning."),
					_("Keeps B from winning."),
					_("It keeps White from winning next turn."),
					_("It keeps Black from winning next turn.")));
	else
		sentences_say(s, WORDED(s, r->enemy, _("Leaves W no mill."), _("Leaves B no mill."),
					_("It leaves White no mill to close."),
					_("It leaves Black no mill to close.")));
}

static void say_fewest(struct sentences *s, enum side enemy, unsigned n)
{
	sentences_say(s,
		      WORDED(s, enemy, _("Leaves W fewest turns, %u."),
			     _("Leaves B fewest turns, %u."),
			     _("It leaves White the fewest turns, %u."),
			     _("It leaves Black the fewest turns, %u.")),
		      n);
}

static void say_freest(struct sentences *s, unsigned n)
{
	if (sentences_terse(s))
		sentences_say(s, ngettext("Next to %u empty point.", "Next to %u empty points.", n),
			      n);
	else
		sentences_say(
			s,
			ngettext(
				"The piece is next to %u empty point; no turn puts one next to more.",
				"The piece is next to %u empty points; no turn puts one next to more.",
				n),
			n);
}

static void say_threats(struct sentences *s, const struct reasoning *r,
			const struct reasons_one *one)
{
	const char *points = points_and(s, one->points);

	if (one->kind == REASONS_DOUBLE)
		sentences_say(s,
			      WORDED(s, r->enemy, _("Threatens %s, W cannot stop all."),
				     _("Threatens %s, B cannot stop all."),
				     _("It threatens mills on %s; White cannot stop them all."),
				     _("It threatens mills on %s; Black cannot stop them all.")),
			      points);
	else if (one->kind == REASONS_HOLDS)
		sentences_say(s,
			      WORDED(s, r->enemy, _("Keeps W from 2 threats on %s."),
				     _("Keeps B from 2 threats on %s."),
				     _("It holds %s, where White could threaten two mills."),
				     _("It holds %s, where Black could threaten two mills.")),
			      points);
	else
		sentences_say(s,
			      sentences_terse(s) ? _("Threatens %s.")
						 : ngettext("It threatens a mill on %s.",
							    "It threatens mills on %s.",
							    point_count(one->points)),
			      points);
}

static void say_lines(struct sentences *s, const struct reasons_one *one)
{
	const unsigned n = point_count(one->lines);
	const char *lines = wording_reason_lines(s, one->lines);

	if (one->kind == REASONS_BLOCKS)
		sentences_say(s,
			      sentences_terse(s) ? _("Blocks %s.")
						 : ngettext("It blocks the line %s.",
							    "It blocks the lines %s.", n),
			      lines);
	else if (one->kind == REASONS_OPENS)
		sentences_say(s,
			      sentences_terse(s)
				      ? _("Opens %s to close it again.")
				      : _("It opens the mill %s to close it again next turn."),
			      wording_reason_one_line(s, one->lines));
	else if (one->kind == REASONS_IN_WAY)
		sentences_say(s,
			      sentences_terse(s)
				      ? _("In the way: %s.")
				      : ngettext("It stands in the way on the line %s.",
						 "It stands in the way on the lines %s.", n),
			      lines);
	else
		sentences_say(s,
			      sentences_terse(s) ? _("Prepares %s.")
						 : ngettext("It prepares the mill %s.",
							    "It prepares the mills %s.", n),
			      lines);
}

static void say_room(struct sentences *s, const struct reasons_one *one)
{
	const char *points = points_and(s, one->points);

	if (one->kind == REASONS_SHUTS_IN)
		sentences_say(s, sentences_terse(s) ? _("Shuts in %s.") : _("It shuts in %s."),
			      points);
	else
		sentences_say(s, sentences_terse(s) ? _("Frees %s.") : _("It frees %s."), points);
}

static void say_one(struct sentences *s, const struct reasoning *r, const struct reasons_one *one)
{
	switch (one->kind) {
	case REASONS_KINDS:
		g_assert_not_reached();
	case REASONS_WINS_PIECES:
	case REASONS_WINS_BLOCKED:
		say_win(s, r, one);
		break;
	case REASONS_ONLY:
		say_only(s, r);
		break;
	case REASONS_LOST:
		say_win_anyway(s, r);
		break;
	case REASONS_EXPOSED:
		say_mill_anyway(s, r);
		break;
	case REASONS_AVOIDS_BLOCKED:
	case REASONS_AVOIDS_LOSS:
	case REASONS_SAFE:
		say_kept(s, r, one->kind);
		break;
	case REASONS_CLOSES:
		wording_reason_closing(s, one->lines);
		break;
	case REASONS_TAKES_THREAT:
	case REASONS_TAKES_BLOCKER:
	case REASONS_TAKES_MILL:
	case REASONS_TAKES_PAIR:
		wording_reason_taking(s, one);
		break;
	case REASONS_DOUBLE:
	case REASONS_HOLDS:
	case REASONS_THREATENS:
		say_threats(s, r, one);
		break;
	case REASONS_BLOCKS:
	case REASONS_OPENS:
	case REASONS_IN_WAY:
	case REASONS_PAIR:
		say_lines(s, one);
		break;
	case REASONS_SHUTS_IN:
	case REASONS_FREES:
		say_room(s, one);
		break;
	case REASONS_FEWEST:
		say_fewest(s, r->enemy, one->number);
		break;
	case REASONS_FREEST:
		say_freest(s, one->number);
		break;
	case REASONS_NONE:
		sentences_say(s, sentences_terse(s) ? _("No single reason.")
						    : _("No single reason stands out."));
		break;
	}
}

static bool is_taking(const struct reasons_one *one)
{
	return one->kind >= REASONS_TAKES_THREAT && one->kind <= REASONS_TAKES_PAIR;
}

/* A second reason that would add nothing to the first. */
static bool adds_nothing(const struct reasons_one *first, const struct reasons_one *one)
{
	if (one->kind >= REASONS_FEWEST)
		return true;
	if (one->kind == REASONS_EXPOSED)
		return first->kind == REASONS_LOST || first->kind == REASONS_CLOSES;
	if (one->kind == REASONS_SAFE)
		return first->kind == REASONS_BLOCKS || first->kind == REASONS_CLOSES;
	if (one->kind == REASONS_THREATENS)
		return first->kind == REASONS_OPENS;
	return one->kind == REASONS_PAIR &&
	       (first->kind == REASONS_THREATENS || first->kind == REASONS_DOUBLE);
}

/* The best reasons; what a taking is for belongs to the mill that it follows. */
static void say_reasons(struct sentences *s, const struct reasoning *r, bool proved, unsigned most)
{
	const struct reasons_one *list = r->reasons.list;
	const bool whole = r->begun.to == POINT_NONE;
	unsigned told = 0;

	for (unsigned i = 0; i < r->reasons.n && told < most; i++) {
		if (r->by_chance && list[i].kind > REASONS_BLOCKS)
			break;
		if ((told || proved) && adds_nothing(&list[0], &list[i]))
			continue;
		if (whole && is_taking(&list[i]))
			continue;
		if (list[i].kind == REASONS_CLOSES && i + 1 < r->reasons.n &&
		    is_taking(&list[i + 1]))
			wording_reason_closing_and_taking(s, list[i].lines, &list[i + 1]);
		else
			say_one(s, r, &list[i]);
		told++;
	}
}

/* "d6 to d5 taking g7.": of two pieces, the one to take first comes first. */
static void say_ply(struct sentences *s, const struct reasoning *r)
{
	const struct ply *ply = &r->ply;
	const unsigned made = r->begun.to == POINT_NONE ? 0 : rules_takes(&r->begun);
	struct lists taken = {.n = 0};

	for (unsigned i = made; i < rules_takes(ply); i++)
		lists_add(&taken, points_name(s, ply->takes[i]));
	const char *motion = ply->from == POINT_NONE ? points_name(s, ply->to)
						     : points_motion(s, ply->from, ply->to);
	if (s->style->spoken && ply->from != POINT_NONE)
		motion = sentences_capital(s, motion);
	if (r->begun.to != POINT_NONE)
		sentences_say(s, _("Take %s."), lists_and(s, &taken));
	else if (taken.n)
		/* TRANSLATORS: a good turn, as "d6 to d5 taking g7." */
		sentences_say(s, _("%1$s taking %2$s."), motion, lists_and(s, &taken));
	else
		sentences_say(s, _("%s."), motion);
}

static const struct ply no_ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

static void read_fact(const struct fact *fact, struct reasoning *r)
{
	const struct game *game = fact->game;

	r->rules = &game->rules;
	r->before = game->position;
	r->begun = game->begun;
	r->ply = fact->ply;
	r->played = fact->kind == FACT_WHY_TURN;
	if (r->played) {
		r->before = game->turns[fact->first].before;
		r->begun = no_ply;
		r->ply = game->turns[fact->first].ply;
	}
	r->by_chance = r->played && fact->text;
	r->side = (enum side)r->before.to_move;
	r->enemy = side_other(r->side);
	reasons_find(r->rules, &r->before, &r->begun, &r->ply, &r->reasons);
}

static void say_chance(struct sentences *s, const char *level, unsigned percent)
{
	if (percent >= 100)
		sentences_say(s, _("Level %s plays at random."), level);
	else if (percent >= 50)
		sentences_say(s, _("Level %s often plays at random."), level);
	else
		sentences_say(s, _("Level %s plays at random now and then."), level);
}

/* A hint is the best turn itself. */
static bool say_worth(struct sentences *s, const struct fact *fact, const struct reasoning *r)
{
	const struct fact_worth *best = fact->kind == FACT_WHY_TURN ? &fact->best : &fact->worth;

	return wording_worth(s, r->side, &fact->worth, best,
			     r->reasons.list[0].kind == REASONS_ONLY);
}

static void say_reply(struct sentences *s, const struct reasoning *r)
{
	sentences_say(s,
		      WORDED(s, r->side, _("W %s."), _("B %s."), _("White answers %s."),
			     _("Black answers %s.")),
		      wording_history_ply(s, &r->ply));
	sentences_break(s);
}

/* A hint in a hurry is the turn alone; why says the rest. */
void wording_reason(struct sentences *s, const struct fact *fact)
{
	struct reasoning r;
	bool proved;

	read_fact(fact, &r);
	if (fact->kind == FACT_HINT) {
		say_ply(s, &r);
		if (sentences_terse(s))
			return;
		sentences_break(s);
		proved = say_worth(s, fact, &r);
		say_reasons(s, &r, proved, sentences_full(s) ? MOST_TOLD : 1);
		return;
	}
	if (fact->kind == FACT_REPLY)
		say_reply(s, &r);
	if (r.played && !sentences_terse(s)) {
		/* TRANSLATORS: the turn that is explained, as "d6 to d5 taking g7". */
		sentences_say(s, SIDED(r.side, _("White %s."), _("Black %s.")),
			      wording_history_ply(s, &r.ply));
		sentences_break(s);
	}
	if (r.by_chance)
		say_chance(s, vocabulary_name(VOCABULARY_LEVEL, fact->text), fact->number);
	if (wording_worth_lost(s, &fact->worth, &fact->best)) {
		say_reasons(s, &r, true, 1);
		sentences_break(s);
		wording_worth_better(s, &fact->better, &fact->best);
	} else {
		proved = say_worth(s, fact, &r);
		say_reasons(s, &r, proved, sentences_terse(s) ? 1 : MOST_TOLD);
	}
}

/* A game in hindsight: its turning points, proved or as a search sees them. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static bool is_same_motion(const struct ply *a, const struct ply *b)
{
	return a->from == b->from && a->to == b->to;
}

/* What is taken is left out of a line that would be too long, where no more is said of it than that
 * it looks better. */
static const char *name_ply(struct sentences *s, const struct ply *ply, bool brief)
{
	const struct ply motion = {ply->from, ply->to, {POINT_NONE, POINT_NONE}};

	return wording_history_ply(s, brief ? &motion : ply);
}

/* "45, White: d6 to d5" */
static const char *name_turn(struct sentences *s, const struct game *game,
			     const struct fact_turning *turning, bool brief)
{
	const struct game_turn *turn = &game->turns[turning->turn];
	const enum side side = (enum side)turn->before.to_move;
	const char *ply = name_ply(s, &turn->ply, brief);
	const unsigned number = (unsigned)turning->turn + 1;

	/* TRANSLATORS: the number of a turn, and the turn, as "45, White: d6 to d5 taking g7". */
	if (s->style->spoken)
		return sentences_format(s,
					SIDED(side, C_("item spoken", "Turn %1$u, White, %2$s"),
					      C_("item spoken", "Turn %1$u, Black, %2$s")),
					number, ply);
	return sentences_format(
		s,
		WORDED(s, side, C_("item turn", "%1$u W: %2$s"), C_("item turn", "%1$u B: %2$s"),
		       C_("item turn", "%1$u, White: %2$s"), C_("item turn", "%1$u, Black: %2$s")),
		number, ply);
}

/* Of two turns that differ only in what they take, what is taken. */
static const char *name_better(struct sentences *s, const struct game *game,
			       const struct fact_turning *turning, bool brief)
{
	const struct ply *better = &turning->better;
	point_set taken = 0;

	if (!is_same_motion(&game->turns[turning->turn].ply, better))
		return name_ply(s, better, brief);
	for (unsigned i = 0; i < rules_takes(better); i++)
		taken |= point_bit(better->takes[i]);
	/* TRANSLATORS: begins a sentence, as "Taking g7 wins in 9." */
	return sentences_format(s, C_("item turn", "Taking %s"), points_and(s, taken));
}

static void say_better(struct sentences *s, const struct fact_turning *turning, const char *better)
{
	if (turning->before.result == FACT_RESULT_WIN && turning->before.turns == 1)
		sentences_say(s, _("%s wins at once."), better);
	else if (turning->before.result == FACT_RESULT_WIN)
		/* TRANSLATORS: a turn, and how many turns it takes. */
		sentences_say(s, _("%1$s wins in %2$u."), better, turning->before.turns);
	else if (turning->before.result == FACT_RESULT_DRAW)
		sentences_say(s, _("%s keeps the draw."), better);
	else
		sentences_say(s, _("%s looks better."), better);
}

void wording_review_better(struct sentences *s, const struct fact_turning *turning,
			   const struct game *game)
{
	say_better(s, turning, name_better(s, game, turning, false));
}

static void say_proved(struct sentences *s, const struct fact_turning *turning, const char *turn,
		       bool terse)
{

	if (turning->before.result == FACT_RESULT_DRAW)
		sentences_say(s,
			      terse ? _("%s, draw to loss.") : _("%s lets a draw become a loss."),
			      turn);
	else if (turning->by.result == FACT_RESULT_DRAW)
		sentences_say(s, terse ? _("%s, win to draw.") : _("%s lets a win become a draw."),
			      turn);
	else
		sentences_say(s, terse ? _("%s, win to loss.") : _("%s lets a win become a loss."),
			      turn);
}

/* What is said for sure is proved even so. */
static void say_opinion(struct sentences *s, const struct game *game,
			const struct fact_turning *turning, const char *turn)
{
	const enum side side = (enum side)game->turns[turning->turn].before.to_move;

	if (turning->before.result == FACT_RESULT_WIN)
		sentences_say(s, _("%s may waste a win."), turn);
	else if (turning->by.result == FACT_RESULT_LOSS && turning->by.turns == 1)
		sentences_say(s,
			      WORDED(s, side, _("%s lets B win at once."),
				     _("%s lets W win at once."), _("%s lets Black win at once."),
				     _("%s lets White win at once.")),
			      turn);
	else if (turning->by.result == FACT_RESULT_LOSS)
		sentences_say(s,
			      WORDED(s, side, _("%1$s lets B win in %2$u."),
				     _("%1$s lets W win in %2$u."),
				     _("%1$s lets Black win in %2$u."),
				     _("%1$s lets White win in %2$u.")),
			      turn, turning->by.turns);
	else if (turning->by.result == FACT_RESULT_DRAW)
		sentences_say(s, _("%s only draws."), turn);
	else
		sentences_say(s, _("%s looks weak."), turn);
}

void wording_review_depth(struct sentences *s, unsigned depth)
{
	if (sentences_full(s))
		sentences_say(s, _("That is the opinion of a search, %u steps deep."), depth);
	else
		sentences_say(s, _("Opinion, depth %u."), depth);
}

static void say_fault(struct sentences *s, const struct game *game,
		      const struct fact_turning *turning, const char *turn, bool terse)
{
	if (!turning->depth)
		say_proved(s, turning, turn, terse);
	else
		say_opinion(s, game, turning, turn);
}

void wording_review_fault(struct sentences *s, const struct fact_turning *turning,
			  const struct game *game)
{
	say_fault(s, game, turning, name_turn(s, game, turning, false), sentences_terse(s));
	if (turning->depth)
		wording_review_depth(s, turning->depth);
}

/* How a turning point is said: by itself; in a list, as one printed line; in a terse list, which is
 * narrow, with what was better on another line, or without that. */
enum extent { WHOLE, LISTED, PARTED, BARE };

static void say_turning(struct sentences *s, const struct game *game,
			const struct fact_turning *turning, enum extent extent)
{
	const struct ply *played = &game->turns[turning->turn].ply;
	const bool narrow =
		(extent != WHOLE || sentences_terse(s)) && !s->style->spoken && !sentences_full(s);
	const bool same = is_same_motion(played, &turning->better);
	const char *turn = name_turn(s, game, turning, narrow && (!same || extent != LISTED));
	const char *better = name_better(
		s, game, turning, narrow && !same && turning->before.result == FACT_RESULT_UNKNOWN);
	/* Which piece is taken may decide, and has its room in the line of a list. */
	const bool brief =
		sentences_terse(s) || (narrow && !turning->depth && rules_takes(&turning->better) &&
				       turning->before.result == FACT_RESULT_DRAW);

	say_fault(s, game, turning, turn, brief);
	if (extent == BARE)
		return;
	if (extent == PARTED && !s->style->spoken)
		sentences_break(s);
	say_better(s, turning, better);
	if (turning->depth && extent != PARTED)
		wording_review_depth(s, turning->depth);
}

static void say_stopped(struct sentences *s, const struct fact *fact)
{
	const unsigned left = (unsigned)fact->first, turns = (unsigned)fact->game->length;

	if (left == turns)
		sentences_say(s, _("Stopped."));
	else
		sentences_say(s, _("Stopped. Turns %1$u to %2$u are judged."), left + 1, turns);
	if (fact->numbers[0] && !(sentences_terse(s) && fact->count))
		sentences_say(s, _("Type review to go on."));
}

/* So many fit, with what was better, into a terse answer. */
#define MOST_PARTED 2

static enum extent extent_of(const struct sentences *s, const struct fact *fact)
{
	if (!sentences_terse(s))
		return LISTED;
	if (fact->numbers[1] || fact->count + (fact->first > 0) <= MOST_PARTED)
		return PARTED;
	return BARE;
}

static void say_review(struct sentences *s, const struct fact *fact)
{
	const enum extent extent = extent_of(s, fact);

	if (fact->count < fact->number && sentences_terse(s))
		sentences_say(s, _("Weightiest %1$u of %2$u. Type review all."),
			      (unsigned)fact->count, fact->number);
	else if (fact->count < fact->number)
		sentences_say(s,
			      _("%1$u turning points; these are the weightiest %2$u. Type review "
				"all."),
			      fact->number, (unsigned)fact->count);
	else if (!fact->number && !fact->first)
		sentences_say(s, _("No turning point was found."));
	for (uint32_t i = 0; i < fact->count; i++) {
		sentences_break(s);
		say_turning(s, fact->game, &fact->turnings[i], extent);
	}
	sentences_break(s);
	if (fact->first)
		say_stopped(s, fact);
}

static void say_line(struct sentences *s, const struct fact *fact)
{
	const unsigned turns = (unsigned)fact->count;

	say_turning(s, fact->game, fact->turnings, WHOLE);
	sentences_break(s);
	if (sentences_terse(s))
		sentences_say(s, ngettext("Better line, %u turn.", "Better line, %u turns.", turns),
			      turns);
	else if (fact->number)
		sentences_say(s,
			      ngettext("Enter steps through the better line, %u turn. Leave "
				       "returns.",
				       "Enter steps through the better line, %u turns. Leave "
				       "returns.",
				       turns),
			      turns);
	else
		sentences_say(s,
			      ngettext("Next steps through the better line, %u turn. Leave "
				       "returns.",
				       "Next steps through the better line, %u turns. Leave "
				       "returns.",
				       turns),
			      turns);
}

void wording_review(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_REVIEWING)
		sentences_say(s, _("Reviewing, %u percent done."), (unsigned)fact->count);
	else if (fact->kind == FACT_REVIEW)
		say_review(s, fact);
	else if (fact->kind == FACT_TURNING)
		say_line(s, fact);
	else if (fact->kind == FACT_REVIEW_LEFT)
		sentences_say(s, _("Review left."));
	else
		sentences_say(s, _("Turn %1$u is no turning point. The nearest is %2$u."),
			      fact->number, (unsigned)fact->first);
}

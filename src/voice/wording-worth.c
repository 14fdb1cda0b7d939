/* What is proved of a turn: how it ends for the side that plays it. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_win(struct sentences *s, enum side side, unsigned turns)
{
	if (sentences_terse(s))
		sentences_say(s, ngettext("Wins in %u turn.", "Wins in %u turns.", turns), turns);
	else if (!sentences_full(s))
		sentences_say(s, ngettext("It wins in %u turn.", "It wins in %u turns.", turns),
			      turns);
	else
		sentences_say(
			s,
			SIDED(side,
			      _("It wins: White needs %u turns with this one, whatever Black plays."),
			      _("It wins: Black needs %u turns with this one, whatever White plays.")),
			turns);
}

static void say_draw(struct sentences *s)
{
	if (sentences_terse(s))
		sentences_say(s, _("Keeps the draw."));
	else if (sentences_full(s))
		sentences_say(s, _("It keeps the draw; no turn wins."));
	else
		sentences_say(s, _("It keeps the draw."));
}

static void say_loss(struct sentences *s, unsigned turns)
{
	if (turns == 1)
		sentences_say(s, sentences_terse(s) ? _("Loses at once.") : _("It loses at once."));
	else if (sentences_terse(s))
		sentences_say(s, ngettext("Loses in %u turn.", "Loses in %u turns.", turns), turns);
	else
		sentences_say(s, ngettext("It loses in %u turn.", "It loses in %u turns.", turns),
			      turns);
}

/* Nothing better could be played. */
static void say_all_lose(struct sentences *s, unsigned turns, bool longest)
{
	if (longest)
		sentences_say(s,
			      sentences_terse(s)
				      ? ngettext("All lose, this one last, in %u turn.",
						 "All lose, this one last, in %u turns.", turns)
				      : ngettext("Every turn loses; this one holds out longest, "
						 "%u turn.",
						 "Every turn loses; this one holds out longest, "
						 "%u turns.",
						 turns),
			      turns);
	else if (turns == 1)
		sentences_say(s, sentences_terse(s) ? _("All lose, this one at once.")
						    : _("Every turn loses, this one at once."));
	else
		sentences_say(s,
			      sentences_terse(s)
				      ? ngettext("All lose, this one in %u turn.",
						 "All lose, this one in %u turns.", turns)
				      : ngettext("Every turn loses, this one in %u turn.",
						 "Every turn loses, this one in %u turns.", turns),
			      turns);
}

bool wording_worth(struct sentences *s, enum side side, const struct fact_worth *worth,
		   const struct fact_worth *best, bool only)
{
	switch (worth->result) {
	case FACT_RESULT_UNKNOWN:
		return false;
	case FACT_RESULT_WIN:
		if (worth->turns == 1)
			return false;
		say_win(s, side, worth->turns);
		break;
	case FACT_RESULT_DRAW:
		say_draw(s);
		break;
	case FACT_RESULT_LOSS:
		if (best->turns == 1)
			return false;
		if (only)
			say_loss(s, worth->turns);
		else
			say_all_lose(s, worth->turns, worth->turns == best->turns);
		break;
	}
	return true;
}

/* "b4 to c4 wins in 9 turns." */
void wording_worth_better(struct sentences *s, const struct ply *ply, const struct fact_worth *best)
{
	const char *turn = wording_history_ply(s, ply);

	if (best->result == FACT_RESULT_DRAW)
		/* TRANSLATORS: a turn, as "d6 to d5 taking g7", that should have been played. */
		sentences_say(s, _("%s keeps the draw."), turn);
	else if (best->turns == 1)
		/* TRANSLATORS: a turn, as "d6 to d5 taking g7", that should have been played. */
		sentences_say(s, _("%s wins at once."), turn);
	else
		/* TRANSLATORS: a turn, as "d6 to d5 taking g7", that should have been played. */
		sentences_say(s,
			      ngettext("%1$s wins in %2$u turn.", "%1$s wins in %2$u turns.",
				       best->turns),
			      turn, best->turns);
}

bool wording_worth_lost(struct sentences *s, const struct fact_worth *worth,
			const struct fact_worth *best)
{
	if (!worth->result || worth->result >= best->result)
		return false;
	if (best->result == FACT_RESULT_DRAW)
		sentences_say(s, sentences_terse(s) ? _("Lets a draw become a loss.")
						    : _("It lets a draw become a loss."));
	else if (worth->result == FACT_RESULT_DRAW)
		sentences_say(s, sentences_terse(s) ? _("Lets a win become a draw.")
						    : _("It lets a win become a draw."));
	else
		sentences_say(s, sentences_terse(s) ? _("Lets a win become a loss.")
						    : _("It lets a win become a loss."));
	if (sentences_full(s) && worth->result == FACT_RESULT_LOSS)
		say_loss(s, worth->turns);
	return true;
}

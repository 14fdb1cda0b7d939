/* Turning points practised: what is asked, and what is right or wrong with a turn. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_chance(struct sentences *s, enum side side, struct fact_worth worth)
{
	if (worth.result == FACT_RESULT_WIN && worth.turns == 1)
		sentences_say(s, WORDED(s, side, _("W can win at once."), _("B can win at once."),
					_("White can win at once."), _("Black can win at once.")));
	else if (worth.result == FACT_RESULT_WIN)
		sentences_say(s,
			      WORDED(s, side, _("W can win in %u."), _("B can win in %u."),
				     _("White can win in %u."), _("Black can win in %u.")),
			      worth.turns);
	else if (worth.result == FACT_RESULT_DRAW)
		sentences_say(s, WORDED(s, side, _("W can draw."), _("B can draw."),
					_("White can draw."), _("Black can draw.")));
	else
		sentences_say(s, WORDED(s, side, _("W can do better."), _("B can do better."),
					_("White can do better."), _("Black can do better.")));
}

static void ask(struct sentences *s, const struct fact *fact)
{
	const struct fact_turning *turning = fact->turnings;
	const struct game_turn *turn = &fact->game->turns[turning->turn];
	const unsigned number = (unsigned)turning->turn + 1;

	if (sentences_terse(s))
		sentences_say(s, _("%1$u of %2$u, turn %3$u."), fact->number, (unsigned)fact->count,
			      number);
	else
		sentences_say(s, _("Turning point %1$u of %2$u, turn %3$u."), fact->number,
			      (unsigned)fact->count, number);
	say_chance(s, (enum side)turn->before.to_move, turning->before);
	sentences_break(s);
	/* TRANSLATORS: a turn, as "d6 to d5 taking g7 was played." */
	sentences_say(s, _("%s was played."), wording_history_ply(s, &turn->ply));
	if (!sentences_terse(s))
		sentences_say(s, _("Type a better turn."));
	if (fact->number == 1)
		sentences_say(s, _("You have 2 tries for each."));
}

static void say_right(struct sentences *s, const struct fact *fact, const char *turn)
{
	if (fact->worth.result == FACT_RESULT_WIN && fact->worth.turns == 1)
		sentences_say(s, _("Right: %s wins at once."), turn);
	else if (fact->worth.result == FACT_RESULT_WIN)
		sentences_say(s, _("Right: %1$s wins in %2$u."), turn, fact->worth.turns);
	else if (fact->worth.result == FACT_RESULT_DRAW && !fact->number)
		sentences_say(s, _("Right: %s keeps the draw."), turn);
	else
		sentences_say(s, _("Right: %s looks good."), turn);
}

static void say_wrong(struct sentences *s, const struct fact *fact, const char *turn)
{
	const enum side side = (enum side)fact->game->turns[fact->turnings->turn].before.to_move;

	if (fact->worth.result == FACT_RESULT_LOSS && fact->worth.turns == 1)
		sentences_say(s,
			      WORDED(s, side, _("No: %s lets B win at once."),
				     _("No: %s lets W win at once."),
				     _("No: %s lets Black win at once."),
				     _("No: %s lets White win at once.")),
			      turn);
	else if (fact->worth.result == FACT_RESULT_LOSS)
		sentences_say(s,
			      WORDED(s, side, _("No: %1$s lets B win in %2$u."),
				     _("No: %1$s lets W win in %2$u."),
				     _("No: %1$s lets Black win in %2$u."),
				     _("No: %1$s lets White win in %2$u.")),
			      turn, fact->worth.turns);
	else if (fact->worth.result == FACT_RESULT_DRAW)
		sentences_say(s, _("No: %s only draws."), turn);
	else if (fact->turnings->before.result == FACT_RESULT_WIN)
		sentences_say(s, _("No: %s may waste the win."), turn);
	else
		sentences_say(s, _("No: %s looks weak."), turn);
}

static void judge(struct sentences *s, const struct fact *fact)
{
	const char *turn = wording_history_ply(s, &fact->ply);

	if (fact->first)
		say_right(s, fact, turn);
	else
		say_wrong(s, fact, turn);
	if (fact->number)
		wording_review_depth(s, fact->number);
	if (fact->count)
		sentences_say(s, _("One more try."));
}

static void help(struct sentences *s, bool enter)
{
	sentences_say(s, _("Type a turn that is better than the one played. Every question is "
			   "answered."));
	sentences_say(s, _("You have 2 tries for each."));
	sentences_break(s);
	sentences_say(s, _("Type next or answer to hear one and go on, leave to return to the "
			   "game."));
	sentences_break(s);
	if (enter)
		sentences_say(s, _("Type repeat or an empty line for the question."));
	else
		sentences_say(s, _("Type repeat for the question."));
}

void wording_practice(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_PRACTICE)
		ask(s, fact);
	else if (fact->kind == FACT_PRACTICE_JUDGED)
		judge(s, fact);
	else if (fact->kind == FACT_PRACTICE_ANSWER)
		wording_review_better(s, fact->turnings, fact->game);
	else if (fact->kind == FACT_PRACTICE_FAULT)
		wording_review_fault(s, fact->turnings, fact->game);
	else if (fact->kind == FACT_PRACTICE_DONE)
		sentences_say(s, _("Practice done: %1$u of %2$u found."), fact->number,
			      (unsigned)fact->count);
	else if (fact->kind == FACT_PRACTICE_NONE)
		sentences_say(s,
			      _("None of the turning points is yours. Type review to hear them."));
	else if (fact->kind == FACT_HELP_PRACTICE)
		help(s, fact->first);
	else
		sentences_say(s, _("A review is on. Type leave to return to the game."));
}

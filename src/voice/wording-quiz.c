/* The quiz: what is asked, what an answer leads to, and how many were known. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_question(struct sentences *s, const struct fact *fact)
{
	if (sentences_brief(s))
		sentences_say(s, _("One turn wins for W. Which?"));
	else
		sentences_say(s, _("One turn wins for White. Which?"));
	sentences_break(s);
	wording_board(s, &(struct fact){.kind = FACT_BOARD, .game = fact->game});
}

static void say_wrong(struct sentences *s, const struct fact *fact)
{
	const unsigned turns = fact->worth.turns;
	const char *reply = wording_history_ply(s, &fact->better);

	if (fact->worth.result != FACT_RESULT_LOSS)
		sentences_say(s, sentences_terse(s) ? _("Wrong, a draw.")
						    : _("Wrong: that is a draw."));
	else if (turns == 1)
		sentences_say(s, sentences_terse(s) ? _("Wrong, loses at once.")
						    : _("Wrong: that loses at once."));
	else if (sentences_terse(s))
		sentences_say(
			s, ngettext("Wrong, loses in %u turn.", "Wrong, loses in %u turns.", turns),
			turns);
	else
		sentences_say(s,
			      ngettext("Wrong: that loses in %u turn.",
				       "Wrong: that loses in %u turns.", turns),
			      turns);
	/* TRANSLATORS: a turn, as "d6 to d5 taking g7". */
	sentences_say(s, sentences_brief(s) ? _("B %s.") : _("Black answers %s."), reply);
}

static void say_left(struct sentences *s, unsigned known, unsigned asked)
{
	sentences_say(s, _("Quiz left."));
	if (asked)
		sentences_say(s,
			      ngettext("%1$u of %2$u known at once.", "%1$u of %2$u known at once.",
				       asked),
			      known, asked);
}

static void say_help(struct sentences *s, bool enter)
{
	sentences_say(s, _("Type the turn that wins, with what it takes."));
	sentences_break(s);
	sentences_say(s, enter ? _("Enter or repeat says the question again.")
			       : _("Repeat says the question again."));
	sentences_break(s);
	sentences_say(s, _("Type answer to hear it and go on, why after a wrong one."));
	sentences_break(s);
	sentences_say(s, _("Type board, look, moves or threats to explore."));
	sentences_break(s);
	sentences_say(
		s,
		_("Type quiz with easy, medium or hard to change, leave to return to the game."));
}

void wording_quiz(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_QUIZ)
		say_question(s, fact);
	else if (fact->kind == FACT_QUIZ_RIGHT)
		sentences_say(s, _("Right."));
	else if (fact->kind == FACT_QUIZ_WRONG)
		say_wrong(s, fact);
	else if (fact->kind == FACT_QUIZ_ANSWER)
		sentences_say(s, _("The answer: %s."), wording_history_ply(s, &fact->ply));
	else if (fact->kind == FACT_QUIZ_LEFT)
		say_left(s, fact->first, fact->count);
	else if (fact->kind == FACT_HELP_QUIZ)
		say_help(s, fact->first);
	else if (fact->kind == FACT_IN_QUIZ)
		sentences_say(s, _("A quiz is on. Type leave to return to the game."));
	else if (fact->kind == FACT_QUIZ_LEVELS)
		sentences_say(s, _("Type quiz alone, or with easy, medium or hard."));
	else
		sentences_say(s, _("By these rules no ending is known that one turn alone wins."));
}

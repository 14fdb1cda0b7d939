/* Files, the home, and records that are wrong. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_no_home(struct sentences *s, const char *reason)
{
	if (reason)
		sentences_say(s, _("Nothing can be kept: %s."), reason);
	else
		sentences_say(s, _("Nothing can be kept without a home folder."));
	sentences_say(s, _("The game goes on."));
}

void wording_trouble(struct sentences *s, const struct fact *fact)
{
	const char *text = sentences_quote(s, fact->text, G_MAXUINT);
	const char *text2 = sentences_quote(s, fact->text2, G_MAXUINT);

	if (fact->kind == FACT_CANNOT_READ && !fact->text)
		sentences_say(s, _("Cannot read standard input: %s."), text2);
	else if (fact->kind == FACT_CANNOT_READ)
		/* TRANSLATORS: a file and the system's reason. */
		sentences_say(s, _("Cannot read %1$s: %2$s."), text, text2);
	else if (fact->kind == FACT_CANNOT_WRITE)
		/* TRANSLATORS: a file and the system's reason. */
		sentences_say(s, _("Cannot write %1$s: %2$s."), text, text2);
	else if (fact->kind == FACT_SEVERAL_GAMES)
		sentences_say(s, _("The file %s holds several games. Choose another name."), text);
	else if (fact->kind == FACT_OTHER_GAME)
		sentences_say(s, _("The file %s holds another game. Choose another name."), text);
	else if (fact->kind == FACT_NOT_A_FILE)
		sentences_say(s, _("Cannot read %s: it is no ordinary file."), text);
	else if (fact->kind == FACT_NO_SUCH_RECORD)
		sentences_say(s,
			      ngettext("The file %1$s holds %2$u game.",
				       "The file %1$s holds %2$u games.", fact->number),
			      text, fact->number);
	else if (fact->kind == FACT_NOT_A_RECORD)
		sentences_say(s, _("The file %s is no game record and stays. Choose another name."),
			      text);
	else if (fact->kind == FACT_NO_HOME)
		say_no_home(s, fact->text2);
	else if (fact->kind == FACT_NO_OUTPUT)
		sentences_say(s, _("Cannot write to the output: %s."), text2);
	else if (fact->kind == FACT_SET_ASIDE)
		sentences_say(s, _("The settings file was damaged; it is now %s."), text2);
	else if (fact->kind == FACT_SPEECH_FAILED)
		sentences_say(s, "%s", text2);
	else if (fact->kind == FACT_BAD_SETTING && !*text2)
		sentences_say(s, _("In the settings file %s has no value."), text);
	else if (fact->kind == FACT_BAD_SETTING)
		sentences_say(s, _("In the settings file %1$s has a wrong value: %2$s."), text,
			      text2);
	else if (*text)
		sentences_say(s, _("Line %1$u is refused: %2$s."), fact->number, text);
	else
		sentences_say(s, _("Line %u is refused."), fact->number);
}

static void say_after_end(struct sentences *s, const struct game *game)
{
	if (game->result == GAME_UNFINISHED || game->result == GAME_DRAWN)
		sentences_say(s, _("The game is over by then: a draw."));
	else
		sentences_say(s, SIDED(game_winner(game),
				       _("The game is over by then: White has won."),
				       _("The game is over by then: Black has won.")));
}

/* Where the fault is, then the reason, which is a sentence already. No voice can say notation. */
static void say_fault(struct sentences *s, const struct fact *fact, const char *token)
{
	unsigned line = (unsigned)fact->count, turn = (unsigned)fact->first;

	if (turn && s->style->spoken)
		sentences_say(s, C_("spoken", "Line %1$u, game %2$u, turn %3$u."), line,
			      fact->number, turn);
	else if (turn)
		/* TRANSLATORS: in a record; the fourth is a turn as it is written there. */
		sentences_say(s, _("Line %1$u, game %2$u, turn %3$u, %4$s:"), line, fact->number,
			      turn, token);
	else if (fact->number)
		sentences_say(s, _("Line %1$u, game %2$u:"), line, fact->number);
	sentences_say(s, "%s", fact->text2);
}

void wording_trouble_record(struct sentences *s, const struct fact *fact)
{
	const char *token = sentences_quote(s, fact->text, G_MAXUINT);
	const char *other = sentences_quote(s, fact->text2, G_MAXUINT);

	if (fact->kind == FACT_RECORD_AFTER_END)
		say_after_end(s, fact->game);
	else if (fact->kind == FACT_RECORD_RESULT)
		/* TRANSLATORS: results as records write them, such as 1-0. */
		sentences_say(s, _("The record claims %1$s, by the rules it is %2$s."), token,
			      other);
	else if (fact->kind == FACT_RECORD_RESULT_TAG)
		/* TRANSLATORS: results as records write them, such as 1-0. */
		sentences_say(s, _("The tag Result says %1$s, the closing result %2$s."), token,
			      other);
	else if (fact->kind == FACT_RECORD_RESULT_WORD)
		sentences_say(s, _("No result is called %s. Results are 1-0, 0-1, 1/2-1/2 and *."),
			      token);
	else if (fact->kind == FACT_RECORD_RESULT_VALUE)
		sentences_say(s, _("The tag Result says %s. Results are 1-0, 0-1, 1/2-1/2 and *."),
			      token);
	else if (fact->kind == FACT_RECORD_TERMINATION)
		/* TRANSLATORS: pieces, blocked, repetition or limit, as records write them. */
		sentences_say(s, _("The tag Termination says %s, but the game does not end so."),
			      token);
	else if (fact->kind == FACT_RECORD_NUMBERS)
		sentences_say(s, _("Turns are numbered from 1 again. Put an empty line between "
				   "two games."));
	else if (fact->kind == FACT_RECORD_GAP)
		sentences_say(s, _("Turn %u is missing."), fact->number);
	else if (fact->kind == FACT_RECORD_AFTER_RESULT)
		sentences_say(s, _("The game goes on after its result."));
	else if (fact->kind == FACT_RECORD_SECOND_RESULT)
		sentences_say(s, _("Another result follows the result, without a turn between."));
	else if (fact->kind == FACT_RECORD_LONE_RESULT)
		sentences_say(s, _("No turn stands before the result."));
	else if (fact->kind == FACT_RECORD_BLACK_NUMBER)
		sentences_say(s,
			      _("The first turn is numbered as one of Black, but White begins."));
	else if (fact->kind == FACT_RECORD_PLY)
		wording_refusal(s, fact);
	else if (fact->kind == FACT_RECORD_TAKE_OWED)
		sentences_say(s, _("The record stops before a taking."));
	else if (fact->kind == FACT_RECORD_BOARD)
		sentences_say(s, _("The record is for another board, not for nine pieces each."));
	else if (fact->kind == FACT_RECORD_RULES)
		sentences_say(s, _("Unknown rules: %s."), token);
	else if (fact->kind == FACT_RECORD_TAG)
		sentences_say(s, _("A tag is not closed or has no name."));
	else if (fact->kind == FACT_RECORD_TAGS)
		/* TRANSLATORS: the name of a tag and its value, such as Result and 0-1. */
		sentences_say(s, _("The tag %1$s says %2$s, a tag before it says otherwise."),
			      other, token);
	else if (fact->kind == FACT_RECORD_COMMENT)
		sentences_say(s, _("A comment or variation is not closed."));
	else if (fact->kind == FACT_RECORD_EMPTY && *token)
		sentences_say(s, _("No game is in the file %s."), token);
	else if (fact->kind == FACT_RECORD_BINARY && *token)
		sentences_say(s, _("The file %s is no text."), token);
	else if (fact->kind == FACT_RECORD_EMPTY)
		sentences_say(s, _("No game is in it."));
	else if (fact->kind == FACT_RECORD_BINARY)
		sentences_say(s, _("It is no text."));
	else if (fact->kind == FACT_RECORD_TOO_LONG)
		sentences_say(s, _("The game is too long: %u turns are the most."),
			      (unsigned)GAME_MAX_PLIES);
	else
		say_fault(s, fact, token);
}

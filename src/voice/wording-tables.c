/* Endings that are worked out: what is being done, what is there, and what is wrong. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_bad(struct sentences *s, const struct fact *fact)
{
	const char *file = sentences_quote(s, fact->text, G_MAXUINT);
	const char *reason = sentences_quote(s, fact->text2, G_MAXUINT);

	switch ((enum fact_table)fact->number) {
	case FACT_TABLE_MISSING:
		sentences_say(s, _("The table %s is missing."), file);
		break;
	case FACT_TABLE_UNREADABLE:
		/* TRANSLATORS: a file and the system's reason. */
		sentences_say(s, _("The table %1$s cannot be read: %2$s."), file, reason);
		break;
	case FACT_TABLE_FOREIGN:
		sentences_say(s, _("The file %s is no table of this version, and is not used."),
			      file);
		break;
	case FACT_TABLE_OTHER:
		sentences_say(s, _("The table %s is for other pieces or rules, and is not used."),
			      file);
		break;
	case FACT_TABLE_DAMAGED:
		sentences_say(s, _("The table %s is damaged, and is not used."), file);
		break;
	}
}

static void say_stage(struct sentences *s, const struct fact *fact)
{
	const unsigned own = fact->numbers[0], other = fact->numbers[1];
	const unsigned percent = fact->numbers[2], turns = fact->numbers[3];

	switch ((enum fact_stage)fact->number) {
	case FACT_STAGE_READS:
		sentences_say(s, _("%1$u against %2$u: read, %3$u percent."), own, other, percent);
		break;
	case FACT_STAGE_TAKES:
		sentences_say(s, _("%1$u against %2$u: takings seen, %3$u percent."), own, other,
			      percent);
		break;
	case FACT_STAGE_FINDS:
		sentences_say(s,
			      ngettext("%1$u against %2$u: found up to %3$u turn.",
				       "%1$u against %2$u: found up to %3$u turns.", turns),
			      own, other, turns);
		break;
	case FACT_STAGE_PROVES:
		sentences_say(s, _("%1$u against %2$u: proved, %3$u percent."), own, other,
			      percent);
		break;
	case FACT_STAGE_WRITES:
		sentences_say(s, _("%1$u against %2$u: written, %3$u percent."), own, other,
			      percent);
		break;
	}
}

static void say_reach(struct sentences *s, unsigned most, unsigned megabytes)
{
	const bool terse = sentences_terse(s);

	if (!most)
		sentences_say(s, _("No endings are worked out."));
	else if (most == 3)
		sentences_say(s,
			      terse ? _("Endings of 3 pieces, %u MB.")
				    : _("Endings of 3 pieces a side are worked out, %u MB."),
			      megabytes);
	else
		sentences_say(
			s,
			terse ? _("Endings of 3 to %1$u pieces, %2$u MB.")
			      : _("Endings of 3 to %1$u pieces a side are worked out, %2$u MB."),
			most, megabytes);
}

static void say_list(struct sentences *s, const struct fact *fact)
{
	const unsigned more = (unsigned)fact->count;

	if (more) {
		sentences_say(s,
			      ngettext("%u more table is of no use.",
				       "%u more tables are of no use.", more),
			      more);
		sentences_break(s);
	}
	say_reach(s, fact->number, fact->numbers[0]);
	sentences_break(s);
	sentences_say(s, sentences_terse(s)
				 ? _("Type tables and a number from 3 to 9.")
				 : _("Type tables and a number from 3 to 9 to work out those of so "
				     "many pieces."));
}

static void say_end(struct sentences *s, const struct fact *fact)
{
	const unsigned own = fact->numbers[0], other = fact->numbers[1];
	const unsigned needs = fact->numbers[2], has = fact->numbers[3];

	if (fact->kind == FACT_TABLES_DONE)
		sentences_say(
			s,
			sentences_terse(s)
				? _("Done: endings of 3 to %u pieces.")
				: _("All endings of at most %u pieces a side are worked out."),
			fact->number);
	else if (fact->kind == FACT_TABLES_ENDED)
		sentences_say(s, sentences_terse(s)
					 ? _("Stopped.")
					 : _("Stopped. What is finished is kept; the same again "
					     "goes on."));
	else if (fact->kind == FACT_TABLES_NO_MEMORY)
		sentences_say(
			s, _("Too little memory: %1$u against %2$u takes %3$u MB, %4$u are free."),
			own, other, needs, has);
	else if (fact->kind == FACT_TABLES_NO_ROOM)
		sentences_say(
			s, _("Too little disk: what is missing may take %1$u MB, %2$u are free."),
			needs, has);
	else if (fact->kind == FACT_TABLES_TOO_LONG)
		sentences_say(s,
			      _("Too long: by these rules, some endings of %1$u against %2$u "
				"last over 254 turns."),
			      own, other);
	else if (fact->text)
		/* TRANSLATORS: a file and the system's reason. */
		sentences_say(s, _("The table %1$s cannot be kept: %2$s."),
			      sentences_quote(s, fact->text, G_MAXUINT),
			      sentences_quote(s, fact->text2, G_MAXUINT));
	else
		/* TRANSLATORS: the system's reason. */
		sentences_say(s, _("The endings cannot be kept: %s."),
			      sentences_quote(s, fact->text2, G_MAXUINT));
}

void wording_tables(struct sentences *s, const struct fact *fact)
{
	const unsigned own = fact->numbers[0], other = fact->numbers[1];

	if (fact->kind == FACT_TABLES_BEGINS)
		sentences_say(s, _("Working out %1$u against %2$u pieces."), own, other);
	else if (fact->kind == FACT_TABLES_MADE)
		sentences_say(s, _("Working out endings of 3 and 4 pieces."));
	else if (fact->kind == FACT_TABLES_WAITS)
		sentences_say(s, _("Waiting: another merels works them out."));
	else if (fact->kind == FACT_TABLES_PROVES)
		sentences_say(s, _("Proving %1$u against %2$u pieces."), own, other);
	else if (fact->kind == FACT_TABLES_LEFT)
		sentences_say(s, _("Not proved: %1$u against %2$u pieces."), own, other);
	else if (fact->kind == FACT_TABLES_AT)
		say_stage(s, fact);
	else if (fact->kind == FACT_TABLES_BAD)
		say_bad(s, fact);
	else if (fact->kind == FACT_TABLES_WRONG)
		sentences_say(s,
			      ngettext("Wrong: %1$u value of %2$u against %3$u pieces.",
				       "Wrong: %1$u values of %2$u against %3$u pieces.",
				       fact->number),
			      fact->number, own, other);
	else if (fact->kind == FACT_TABLES_NONE)
		sentences_say(
			s,
			_("No endings are worked out. Use build-tables and a number from 3 to 9."));
	else if (fact->kind == FACT_TABLES_LIST)
		say_list(s, fact);
	else if (fact->kind == FACT_TABLES_NUMBER)
		sentences_say(s, _("Type tables alone, or with a number from 3 to 9."));
	else
		say_end(s, fact);
}

/* Refusals that are no verdict on a turn: words, numbers, names. */
#include "voice/language.h"
#include "voice/vocabulary.h"
#include "voice/wording-parts.h"

#include <glib/gi18n.h>
#include <string.h>

/* What was typed, as far as it is worth hearing. */
#define MOST_QUOTED 40

static const char *typed(struct sentences *s, const char *text)
{
	return sentences_quote(s, text, MOST_QUOTED);
}

static const char *any_of(struct sentences *s, const char *names)
{
	struct lists list = lists_words(s, names);

	return lists_or(s, &list);
}

static const char *any_value_of(struct sentences *s, const char *values)
{
	struct lists list = lists_words(s, values);

	for (unsigned i = 0; i < list.n; i++)
		list.items[i] = vocabulary_value(list.items[i]);
	return lists_or(s, &list);
}

static const char *all_of(struct sentences *s, const char *values)
{
	struct lists list = lists_words(s, values);

	return lists_and(s, &list);
}

/* "80-450", as the rows of settings have it. */
static bool is_range(const char *values)
{
	return values && strchr(values, '-') && !strchr(values, '|');
}

static void say_range(struct sentences *s, const char *name, const char *values)
{
	const char *dash = strchr(values, '-');

	/* TRANSLATORS: the name of a setting, as it is typed. */
	sentences_say(s, _("%1$s can be a whole number from %2$s to %3$s."), name,
		      sentences_format(s, "%.*s", (int)(dash - values), values), dash + 1);
}

static void say_languages(struct sentences *s, const char *name)
{
	g_autofree char *all = language_all();

	/* TRANSLATORS: the setting language, and the languages' codes. */
	sentences_say(s, _("%1$s can be %2$s."), name, any_of(s, g_strdelimit(all, " ", '|')));
}

static void say_language(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_LANGUAGE_BARRED) {
		sentences_say(s, _("Language %s needs a locale."), typed(s, fact->text));
		sentences_say(s, _("None is installed on this system."));
		return;
	}
	sentences_say(s, _("Unknown language %s."), typed(s, fact->text));
	sentences_break(s);
	sentences_say(s, _("Languages are %s."), all_of(s, fact->text2));
}

static void say_values(struct sentences *s, const struct fact *fact)
{
	const char *name = sentences_capital(s, vocabulary_name(VOCABULARY_SETTING, fact->text));

	if (fact->kind == FACT_HELP_SETTING && wording_option(fact->text))
		sentences_say(s, "%s", wording_option(fact->text));
	if (is_range(fact->text2))
		say_range(s, name, fact->text2);
	else if (!g_strcmp0(fact->text2, "N"))
		/* TRANSLATORS: the name of a setting, as it is typed; so below. */
		sentences_say(s, _("%s can be a whole number from 0 to 18446744073709551615."),
			      name);
	else if (!g_strcmp0(fact->text2, "S"))
		sentences_say(s, _("%s can be a number of seconds from 0.001 to 86400."), name);
	else if (!g_strcmp0(fact->text2, "L"))
		say_languages(s, name);
	else if (!g_strcmp0(fact->text2, "T"))
		sentences_say(s, _("%s can be a name of at most 64 characters."), name);
	else
		/* TRANSLATORS: the name of a setting and its values, as they are typed. */
		sentences_say(s, _("%1$s can be %2$s."), name, any_value_of(s, fact->text2));
	if (fact->kind == FACT_HELP_SETTING)
		wording_help_cost(s, fact->text);
}

static void say_unknown_word(struct sentences *s, const struct fact *fact)
{
	if (fact->text)
		sentences_say(s, _("Unknown word %s."), typed(s, fact->text));
	else
		sentences_say(s, _("Not understood."));
	if (fact->text2)
		sentences_say(s, _("Did you mean %s?"), fact->text2);
	else
		sentences_say(s, _("Type help for what can be done."));
}

static void say_level_alone(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("%s is a level."),
		      sentences_capital(s, vocabulary_name(VOCABULARY_LEVEL, fact->text)));
	sentences_say(s, _("Did you mean %s?"), fact->text2);
}

static void say_no_help(struct sentences *s, const struct fact *fact)
{
	const char *word = typed(s, fact->text);

	if (fact->text2) {
		sentences_say(s, _("No command is called %1$s. Did you mean %2$s?"), word,
			      fact->text2);
	} else {
		sentences_say(s, _("No command is called %s."), word);
		sentences_say(s, _("Type help all to hear them."));
	}
}

static void say_unknown_setting(struct sentences *s, const struct fact *fact)
{
	const char *rest = lists_as_heard(s, fact->text2), *chunk;

	sentences_say(s, _("Unknown setting %s."), typed(s, fact->text));
	for (bool first = true; (chunk = sentences_chunk(s, &rest, " ", 68)); first = false) {
		sentences_break(s);
		sentences_say(s, first ? _("Settings: %s.") : _("More: %s."), chunk);
	}
}

static void say_no_such_game(struct sentences *s, const struct fact *fact)
{
	if (!fact->text) {
		sentences_say(s, _("Unfinished games: none."));
		return;
	}
	sentences_say(s, _("No unfinished game is called %s."), typed(s, fact->text));
	sentences_say(s, _("Type games to hear them."));
}

static void say_name(struct sentences *s, const struct fact *fact)
{
	const char *name = typed(s, fact->text);

	if (fact->kind == FACT_BAD_NAME) {
		if (g_utf8_strlen(fact->text, -1) <= MOST_QUOTED)
			sentences_say(s, _("A game cannot be called %s."), name);
		else
			sentences_say(s, _("A game cannot be called so."));
		sentences_say(s, _("A name has at most 48 characters, no slash and no dot at its "
				   "start."));
	} else if (fact->kind == FACT_NAME_IN_USE) {
		sentences_say(s, _("Another game is called %s."), name);
		sentences_say(s, _("Choose another name."));
	} else if (fact->kind == FACT_GAME_PLAYED) {
		sentences_say(s, _("You play game %s."), name);
		sentences_say(s, _("Type new for another game, then delete this one."));
	} else if (fact->kind == FACT_GAME_ELSEWHERE)
		sentences_say(s, _("Another program plays %s."), name);
	else
		sentences_say(s, _("No games are kept in this session."));
}

static void say_need(struct sentences *s, const struct fact *fact)
{
	const char *command = sentences_capital(s, vocabulary_name(VOCABULARY_COMMAND, fact->text));

	if (fact->kind == FACT_NEEDS_POINT)
		sentences_say(s, _("%1$s needs a point, such as %2$s."), command,
			      points_name(s, 0));
	else if (fact->kind == FACT_NEEDS_FILE)
		sentences_say(s, _("%s needs the name of a file."), command);
	else if (fact->kind == FACT_NEEDS_NAME)
		/* TRANSLATORS: a command, and an example of a name that the player chose. */
		sentences_say(s, _("%s needs the name of a game, such as friday."), command);
	else if (fact->number)
		sentences_say(s, _("%1$s needs a number from 1 to %2$u."), command, fact->number);
	else
		sentences_say(s, _("Turns: none."));
}

static void say_needs_turn(struct sentences *s, const struct fact *fact)
{
	struct ply ply = {POINT_NONE, 0, {POINT_NONE, POINT_NONE}};

	wording_example(fact, &ply);
	sentences_say(s, _("Type what if and a turn, such as what if %s."),
		      ply.from != POINT_NONE ? points_move(s, ply.from, ply.to)
					     : points_name(s, ply.to));
}

static void say_state(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_NOTHING_SAID)
		sentences_say(s, _("Nothing was said yet."));
	else if (fact->kind == FACT_NO_GAME_YET)
		sentences_say(s, _("No turn was played yet."));
	else if (fact->kind == FACT_NO_QUESTION)
		sentences_say(s, _("Nothing was asked."));
	else if (fact->kind == FACT_NOT_A_HUMAN)
		sentences_say(s, _("The computer plays both sides."));
	else if (fact->kind == FACT_REPLAYING)
		sentences_say(s, _("A replay is on. Type play to go on from here."));
	else if (fact->kind == FACT_NO_REASON)
		sentences_say(s, _("The last answer was not wrong."));
	else if (fact->kind == FACT_IN_LESSON)
		sentences_say(s, _("A lesson is on. Type leave to return to the game."));
	else if (fact->kind == FACT_NO_LESSON)
		sentences_say(s, _("No lesson is on. Type learn to begin."));
	else if (fact->kind == FACT_NOTHING_TO_LEAVE)
		sentences_say(s, _("You are in the game. Type quit to leave the program."));
	else if (fact->number)
		/* TRANSLATORS: the number of a turn, as in: Type review 45. */
		sentences_say(s, _("Type review %u to step through the better line."),
			      fact->number);
	else
		sentences_say(s, _("No replay is on. Type replay first."));
}

static void say_unknown_level(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("Unknown level %s."), typed(s, fact->text));
	sentences_break(s);
	sentences_say(s, _("Levels are %s."), all_of(s, fact->text2));
}

static void say_unknown_rules(struct sentences *s, const struct fact *fact)
{
	struct lists list = lists_words(s, fact->text2);

	sentences_say(s, _("Unknown rules %s."), typed(s, fact->text));
	/* TRANSLATORS: names of rules, as they are typed. */
	sentences_say(s, _("Known: %s."), lists_commas(s, &list));
}

static void say_number(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("No point is called %s."), typed(s, fact->text));
	sentences_say(s, _("While a replay is on, a number goes to that turn."));
}

void wording_mistake(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_LEVEL_ALONE)
		say_level_alone(s, fact);
	else if (fact->kind == FACT_UNKNOWN_WORD)
		say_unknown_word(s, fact);
	else if (fact->kind == FACT_UNKNOWN_SETTING)
		say_unknown_setting(s, fact);
	else if (fact->kind == FACT_SETTING_VALUE || fact->kind == FACT_HELP_SETTING)
		say_values(s, fact);
	else if (fact->kind == FACT_SETTINGS_CONTRADICT)
		sentences_say(s, _("%1$s and %2$s contradict each other."),
			      sentences_capital(s, fact->text), fact->text2);
	else if (fact->kind == FACT_NO_OTHER_GAME)
		sentences_say(s, _("Unfinished games: only the one you play."));
	else if (fact->kind == FACT_NO_SUCH_GAME)
		say_no_such_game(s, fact);
	else if (fact->kind >= FACT_BAD_NAME && fact->kind <= FACT_KEEPS_NOTHING)
		say_name(s, fact);
	else if (fact->kind == FACT_NEEDS_COLUMN)
		wording_grid_columns(s);
	else if (fact->kind == FACT_NO_SUCH_LESSON)
		sentences_say(s, _("Lessons are 1 to %u."), fact->number);
	else if (fact->kind == FACT_NEEDS_RING)
		sentences_say(s, _("Rings are outer, middle and inner."));
	else if (fact->kind == FACT_NEAR_SETTING)
		sentences_say(s, _("Unknown setting %1$s. Did you mean %2$s?"),
			      typed(s, fact->text), fact->text2);
	else if (fact->kind == FACT_UNKNOWN_COMMAND_HELP)
		say_no_help(s, fact);
	else if (fact->kind == FACT_NUMBER_ALONE)
		say_number(s, fact);
	else if (fact->kind == FACT_UNKNOWN_LEVEL)
		say_unknown_level(s, fact);
	else if (fact->kind == FACT_UNKNOWN_RULES)
		say_unknown_rules(s, fact);
	else if (fact->kind == FACT_UNKNOWN_LANGUAGE || fact->kind == FACT_LANGUAGE_BARRED)
		say_language(s, fact);
	else if (fact->kind == FACT_TOO_MANY_WORDS)
		/* TRANSLATORS: a command and what must not follow it. */
		sentences_say(s, _("Too much after %1$s: %2$s."),
			      vocabulary_name(VOCABULARY_COMMAND, fact->text),
			      typed(s, fact->text2));
	else if (fact->kind == FACT_NEEDS_TURN)
		say_needs_turn(s, fact);
	else if (fact->kind == FACT_LINE_TOO_LONG)
		sentences_say(s, _("The line is too long: %u characters are the most."),
			      fact->number);
	else if (fact->kind == FACT_NEEDS_POINT || fact->kind == FACT_NEEDS_FILE ||
		 fact->kind == FACT_NEEDS_NAME || fact->kind == FACT_NEEDS_NUMBER)
		say_need(s, fact);
	else
		say_state(s, fact);
}

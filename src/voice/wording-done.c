/* What was done at the player's request, settings, and speech. */
#include "voice/speech.h"
#include "voice/vocabulary.h"
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* The name of a setting, at the beginning of a sentence. */
static const char *setting(struct sentences *s, const char *english)
{
	return sentences_capital(s, vocabulary_name(VOCABULARY_SETTING, english));
}

static void say_saved(struct sentences *s, const struct fact *fact)
{
	unsigned turns = fact->game->length;

	sentences_say(s, ngettext("Saved as %1$s, %2$u turn.", "Saved as %1$s, %2$u turns.", turns),
		      sentences_quote(s, fact->text, G_MAXUINT), turns);
	if (fact->game->owed)
		sentences_say(s, _("The turn that you have begun is not in it."));
}

static void say_loaded(struct sentences *s, const struct fact *fact)
{
	unsigned turns = fact->game->length;

	sentences_say(s, ngettext("Loaded, %u turn.", "Loaded, %u turns.", turns), turns);
	wording_turn_first(s, fact->game);
}

static void say_levels(struct sentences *s, const struct fact *fact)
{
	if (fact->text2)
		sentences_say(s, _("Level %s."), fact->text2);
	sentences_say(s, _("Levels: %s."), lists_as_heard(s, fact->text));
}

static void say_settings(struct sentences *s, const char *pairs)
{
	const char *rest = pairs, *chunk;

	for (bool first = true; (chunk = sentences_chunk(s, &rest, ", ", 64)); first = false) {
		sentences_break(s);
		sentences_say(s, first ? _("Settings: %s.") : _("More: %s."), chunk);
	}
}

static void say_speech(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_SPEECH_OFF)
		sentences_say(s, _("Speech is off."));
	else if (sentences_terse(s))
		sentences_say(s, _("Speech is on."));
	else
		/* TRANSLATORS: what speaks, as it is typed, such as espeak. */
		sentences_say(s, _("Speech is on: %s."), sentences_quote(s, fact->text, G_MAXUINT));
}

/* What is used instead, where that is not said elsewhere. */
static void say_not_set(struct sentences *s, const char *name)
{
	/* TRANSLATORS: the name of a setting, as it is typed. */
	sentences_say(s, _("%s is not set."), setting(s, name));
	if (wording_unset(name))
		sentences_say(s, "%s", wording_unset(name));
}

void wording_done(struct sentences *s, const struct fact *fact)
{
	const char *value = sentences_quote(s, fact->text2, G_MAXUINT);

	if (fact->kind == FACT_SETTING && fact->text2 && !*fact->text2)
		say_not_set(s, fact->text);
	else if (fact->kind == FACT_SAVED)
		say_saved(s, fact);
	else if (fact->kind == FACT_LOADED)
		say_loaded(s, fact);
	else if (fact->kind == FACT_LEVELS)
		say_levels(s, fact);
	else if (fact->kind == FACT_SETTINGS)
		say_settings(s, fact->text);
	else if (fact->kind == FACT_SPEECH_ON || fact->kind == FACT_SPEECH_OFF)
		say_speech(s, fact);
	else if (fact->kind == FACT_SPEECH_NONE)
		sentences_say(s, _("Speech is off. Type speech on for a voice."));
	else if (fact->kind == FACT_RATE_ENDS)
		sentences_say(s,
			      fact->number == SPEECH_RATE_MAX ? _("Rate %u is the fastest.")
							      : _("Rate %u is the slowest."),
			      fact->number);
	else if (fact->kind == FACT_PRINTED)
		sentences_say(s, _("Printed."));
	else if (fact->kind == FACT_SILENT)
		sentences_say(s, _("Silent."));
	else if (fact->kind == FACT_SETTING)
		/* TRANSLATORS: the name of a setting and its value, as they are typed. */
		sentences_say(s, _("%1$s %2$s."), setting(s, fact->text), value);
	else
		/* TRANSLATORS: the name of a setting and its value, as they are typed. */
		sentences_say(s, _("%1$s %2$s, from the next game on."), setting(s, fact->text),
			      value);
}

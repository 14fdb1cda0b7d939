/* The rules of a game as sentences, one for each option. */
#include "voice/vocabulary.h"
#include "voice/wording-parts.h"

#include "core/options.h"

#include <glib/gi18n.h>

static void say_limit(struct sentences *s, const struct rules *rules)
{
	unsigned limit = rules->quiet_limit;

	if (!limit)
		sentences_say(s, sentences_terse(s) ? _("No turn limit.")
						    : _("No number of turns ends the game."));
	else if (rules->quiet_until_take)
		sentences_say(s,
			      ngettext("%u turn without a taking is a draw.",
				       "%u turns without a taking are a draw.", limit),
			      limit);
	else
		sentences_say(s,
			      ngettext("%u turn without a mill is a draw.",
				       "%u turns without a mill are a draw.", limit),
			      limit);
	if (limit && sentences_full(s))
		sentences_say(s, _("Counted after placing, for both sides."));
}

static void say_flying(struct sentences *s, const struct rules *rules)
{
	if (sentences_terse(s))
		sentences_say(s, rules->flying ? _("Flying with 3 pieces.") : _("No flying."));
	else
		sentences_say(s, rules->flying ? _("A side with 3 pieces may fly.")
					       : _("No side may fly."));
}

static void say_protected(struct sentences *s, const struct rules *rules)
{
	if (sentences_terse(s))
		sentences_say(s, rules->keep_protected ? _("All in mills: none taken.")
						       : _("All in mills: take any."));
	else
		sentences_say(s, rules->keep_protected
					 ? _("When all pieces stand in mills, none is taken.")
					 : _("When all pieces stand in mills, any may be taken."));
}

static void say_double_mill(struct sentences *s, const struct rules *rules)
{
	if (sentences_terse(s))
		sentences_say(s, rules->two_takings ? _("2 mills take 2.") : _("2 mills take 1."));
	else
		sentences_say(s, rules->two_takings ? _("Two mills in one turn take two pieces.")
						    : _("Two mills in one turn take one piece."));
}

static void say_repetition(struct sentences *s, const struct rules *rules)
{
	if (sentences_terse(s))
		sentences_say(s, rules->repetition ? _("Third time is a draw.")
						   : _("Repetition is no draw."));
	else
		sentences_say(s, rules->repetition
					 ? _("A position that stands for the third time is a draw.")
					 : _("A position may stand any number of times."));
}

/* The options in the order of core/options.h; the last two are one sentence. */
static void say_options(struct sentences *s, const struct rules *rules, unsigned options)
{
	static void (*const say[])(struct sentences *, const struct rules *) = {
		say_flying, say_protected, say_double_mill, say_repetition, say_limit, say_limit,
	};

	G_STATIC_ASSERT(G_N_ELEMENTS(say) == OPTIONS);
	for (unsigned i = 0; i < OPTIONS; i++) {
		if (!(options & 1u << i) || (i && say[i] == say[i - 1] && options & 1u << (i - 1)))
			continue;
		if (s->style->spoken)
			sentences_break(s);
		say[i](s, rules);
	}
}

void wording_rules(struct sentences *s, const struct rules *rules)
{
	unsigned differing;
	const char *preset = options_nearest(rules, &differing);

	if (differing)
		/* TRANSLATORS: the name of a set of rules, some of which were changed. */
		sentences_say(s, _("Rules %s, changed."), vocabulary_value(preset));
	else
		/* TRANSLATORS: the name of a set of rules. */
		sentences_say(s, _("Rules %s."), vocabulary_value(preset));
	say_options(s, rules, (1u << OPTIONS) - 1);
}

/* What differs from the standard rules, option by option. */
void wording_rules_differing(struct sentences *s, const struct rules *rules)
{
	struct rules standard;
	unsigned differing = 0;

	options_preset(&standard, options_presets[0]);
	for (unsigned i = 0; i < OPTIONS; i++) {
		char ours[OPTIONS_VALUE_SIZE], theirs[OPTIONS_VALUE_SIZE];
		options_value(rules, i, ours);
		options_value(&standard, i, theirs);
		if (g_strcmp0(ours, theirs))
			differing |= 1u << i;
	}
	say_options(s, rules, differing);
}

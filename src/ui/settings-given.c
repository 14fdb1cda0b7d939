/* Values that are given at once: whether they agree, and setting them. */
#include "ui/settings.h"

#include "voice/vocabulary.h"

gboolean settings_give(char *given[SETTINGS], enum setting setting, const char *value)
{
	char *good = settings_value(setting, value);

	if (!good)
		return FALSE;
	g_free(given[setting]);
	given[setting] = good;
	return TRUE;
}

static gboolean is_word(const char *value, const char *word)
{
	return value && vocabulary_is_text(VOCABULARY_LEVEL, word, value);
}

static gboolean is_level(const char *value)
{
	return value && *value && !is_word(value, "human");
}

/* Which value says something else of who plays a colour than that colour's own; SETTINGS if none.
 */
static enum setting contradicted(char *const given[SETTINGS], enum setting colour)
{
	const enum setting other = colour == SETTING_WHITE ? SETTING_BLACK : SETTING_WHITE;
	const char *side = given[SETTING_SIDE], *opponent = given[SETTING_OPPONENT];
	const gboolean is_yours = is_word(side, settings_rows[colour].name);
	const gboolean other_is_yours = is_word(side, settings_rows[other].name);

	if (is_level(given[colour])) {
		if (is_yours)
			return SETTING_SIDE;
		if (is_word(opponent, "human") && (other_is_yours || is_level(given[other])))
			return SETTING_OPPONENT;
	} else if (is_word(given[colour], "human")) {
		if (is_word(opponent, "computer") && is_word(given[other], "human"))
			return SETTING_OPPONENT;
		/* Beside one human alone a level plays. */
		if (other_is_yours && !given[other] && !is_word(opponent, "human"))
			return SETTING_SIDE;
	}
	return SETTINGS;
}

gboolean settings_contradict(char *const given[SETTINGS], enum setting pair[2])
{
	for (pair[0] = SETTING_WHITE; pair[0] <= SETTING_BLACK; pair[0]++) {
		pair[1] = contradicted(given, pair[0]);
		if (pair[1] != SETTINGS)
			return TRUE;
	}
	return FALSE;
}

/* A human opponent, given beside a side for a human, is at the other side. */
static void set_other_human(struct settings *settings, char *const given[SETTINGS],
			    enum setting colour, enum setting other)
{
	if (is_word(given[SETTING_OPPONENT], "human") && is_word(given[colour], "human") &&
	    !given[other])
		settings_set(settings, other, "human");
}

void settings_set_given(struct settings *settings, char *const given[SETTINGS])
{
	for (enum setting i = 0; i < SETTINGS; i++)
		if (given[i])
			settings_set(settings, i, given[i]);
	set_other_human(settings, given, SETTING_WHITE, SETTING_BLACK);
	set_other_human(settings, given, SETTING_BLACK, SETTING_WHITE);
}

#include "ui/settings.h"

#include "core/options.h"

#include <stdlib.h>
#include <string.h>

#define LEVELS "easy|medium|hard|uct"

const struct settings_row settings_rows[SETTINGS] = {
	[SETTING_OPPONENT] = {"opponent", "computer|human", "computer", TRUE},
	[SETTING_LEVEL] = {"level", LEVELS, "medium", FALSE},
	[SETTING_SIDE] = {"side", "white|black|alternate", "alternate", TRUE},
	[SETTING_WHITE] = {"white", "human|" LEVELS, "", TRUE},
	[SETTING_BLACK] = {"black", "human|" LEVELS, "", TRUE},
	[SETTING_RULES] = {"rules", "standard|fifty|forty|mulino", "standard", TRUE},
	[SETTING_FLYING] = {"flying", "yes|no", "", TRUE},
	[SETTING_PROTECTED] = {"protected", "take|keep", "", TRUE},
	[SETTING_DOUBLE_MILL] = {"double-mill", "one|two", "", TRUE},
	[SETTING_REPETITION] = {"repetition", "3|off", "", TRUE},
	[SETTING_QUIET_LIMIT] = {"quiet-limit", "N", "", TRUE},
	[SETTING_QUIET_RESET] = {"quiet-reset", "mill|take", "", TRUE},
	[SETTING_THINK] = {"think", "S", "", FALSE},
	[SETTING_NODES] = {"nodes", "N", "", FALSE},
	[SETTING_DEPTH] = {"depth", "N", "", FALSE},
	[SETTING_SEED] = {"seed", "N", "", FALSE},
	[SETTING_VERBOSITY] = {"verbosity", "terse|normal|full", "normal", FALSE},
	[SETTING_ARCHIVE] = {"archive", "on|off", "on", FALSE},
};

void settings_init(struct settings *settings)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		settings->value[i] = g_strdup(settings_rows[i].initial);
}

void settings_clear(struct settings *settings)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		g_clear_pointer(&settings->value[i], g_free);
}

void settings_copy(struct settings *to, const struct settings *from)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		to->value[i] = g_strdup(from->value[i]);
}

enum setting settings_find(const char *name)
{
	for (enum setting i = 0; i < SETTINGS; i++)
		if (!g_ascii_strcasecmp(name, settings_rows[i].name))
			return i;
	return SETTINGS;
}

/* The word of a row's list that value is, in the row's own spelling. */
static char *listed(const char *values, const char *value)
{
	g_auto(GStrv) words = g_strsplit(values, "|", 0);

	for (char **word = words; *word; word++)
		if (!g_ascii_strcasecmp(*word, value))
			return g_strdup(*word);
	return NULL;
}

/* A whole number without its leading zeros. */
static char *whole_number(const char *value, guint64 most)
{
	guint64 number;

	if (!g_ascii_string_to_unsigned(value, 10, 0, most, &number, NULL))
		return NULL;
	return g_strdup_printf("%" G_GUINT64_FORMAT, number);
}

/* Seconds with at most three decimals, up to a day. */
static char *seconds(const char *value)
{
	size_t whole = strspn(value, "0123456789"), decimals = 0;

	if (value[whole] == '.')
		decimals = strspn(value + whole + 1, "0123456789");
	if (whole + decimals == 0 || whole > 5 || decimals > 3 ||
	    value[whole + (value[whole] == '.') + decimals])
		return NULL;
	if (g_ascii_strtod(value, NULL) > 86400 || g_ascii_strtod(value, NULL) <= 0)
		return NULL;
	return g_strdup(value);
}

static char *checked(enum setting setting, const char *value)
{
	const struct settings_row *row = &settings_rows[setting];

	if (!*value)
		return *row->initial ? NULL : g_strdup("");
	if (!strcmp(row->values, "S"))
		return seconds(value);
	if (!strcmp(row->values, "N"))
		return whole_number(value, setting == SETTING_QUIET_LIMIT ? G_MAXUINT16
					   : setting == SETTING_DEPTH	  ? 1000
									  : G_MAXUINT64);
	return listed(row->values, value);
}

static void put(struct settings *settings, enum setting setting, char *value)
{
	g_free(settings->value[setting]);
	settings->value[setting] = value;
}

gboolean settings_set(struct settings *settings, enum setting setting, const char *value)
{
	char *good = checked(setting, value);

	if (!good)
		return FALSE;
	put(settings, setting, good);
	if (setting == SETTING_SIDE || setting == SETTING_OPPONENT) {
		put(settings, SETTING_WHITE, g_strdup(""));
		put(settings, SETTING_BLACK, g_strdup(""));
	} else if (setting == SETTING_RULES) {
		for (unsigned i = 0; i < OPTIONS; i++)
			put(settings, SETTING_FLYING + i, g_strdup(""));
	}
	return TRUE;
}

struct rules settings_rules(const struct settings *settings)
{
	struct rules rules;

	options_preset(&rules, settings->value[SETTING_RULES]);
	for (unsigned i = 0; i < OPTIONS; i++) {
		const char *value = settings->value[SETTING_FLYING + i];
		if (*value)
			options_set(&rules, options_names[i], value);
	}
	return rules;
}

struct player_limits settings_limits(const struct settings *settings)
{
	return (struct player_limits){
		.depth_plies = (unsigned)strtoul(settings->value[SETTING_DEPTH], NULL, 10),
		.nodes = strtoull(settings->value[SETTING_NODES], NULL, 10),
		.think_ms = (unsigned)(g_ascii_strtod(settings->value[SETTING_THINK], NULL) * 1000),
	};
}

enum wording_verbosity settings_verbosity(const struct settings *settings)
{
	switch (settings->value[SETTING_VERBOSITY][0]) {
	case 't':
		return WORDING_TERSE;
	case 'f':
		return WORDING_FULL;
	default:
		return WORDING_NORMAL;
	}
}

gboolean settings_seed(const struct settings *settings, guint64 *seed)
{
	const char *value = settings->value[SETTING_SEED];

	*seed = strtoull(value, NULL, 10);
	return *value != '\0';
}

const char *settings_player_word(enum player_level player)
{
	return player == PLAYER_LEVELS ? "human" : player_level_names[player];
}

gboolean settings_player(const char *word, enum player_level *player)
{
	for (enum player_level i = 0; i <= PLAYER_LEVELS; i++)
		if (!g_ascii_strcasecmp(word, settings_player_word(i))) {
			*player = i;
			return TRUE;
		}
	return FALSE;
}

/* One side is named: the other is a human if the one is a level, and a level if it is a human. */
static void fill_other(enum player_level players[2], enum side named, enum player_level level)
{
	players[side_other(named)] = players[named] == PLAYER_LEVELS ? level : PLAYER_LEVELS;
}

void settings_players(const struct settings *settings, enum side human,
		      enum player_level players[2])
{
	gboolean white = *settings->value[SETTING_WHITE], black = *settings->value[SETTING_BLACK];
	const char *side = settings->value[SETTING_SIDE];
	enum player_level level = PLAYER_MEDIUM;

	settings_player(settings->value[SETTING_LEVEL], &level);
	if (white)
		settings_player(settings->value[SETTING_WHITE], &players[SIDE_WHITE]);
	if (black)
		settings_player(settings->value[SETTING_BLACK], &players[SIDE_BLACK]);
	if (white || black) {
		if (!black)
			fill_other(players, SIDE_WHITE, level);
		if (!white)
			fill_other(players, SIDE_BLACK, level);
		return;
	}
	if (!strcmp(settings->value[SETTING_OPPONENT], "human")) {
		players[SIDE_WHITE] = players[SIDE_BLACK] = PLAYER_LEVELS;
		return;
	}
	if (strcmp(side, "alternate"))
		human = !strcmp(side, "white") ? SIDE_WHITE : SIDE_BLACK;
	players[human] = PLAYER_LEVELS;
	players[side_other(human)] = level;
}

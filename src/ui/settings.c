#include "ui/settings.h"

#include "core/options.h"
#include "voice/speech.h"
#include "voice/vocabulary.h"

#include <stdlib.h>
#include <string.h>

/* The rule options stand here in the order of core/options.h, which settings_rules counts on. */
_Static_assert(SETTING_QUIET_RESET - SETTING_FLYING + 1 == OPTIONS,
	       "each rule option is a setting");

#define LEVELS "easy|medium|hard|uct|expert|perfect|1|2|3|4|5|6|7|8|9|10"

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
	[SETTING_QUIET_LIMIT] = {"quiet-limit", "0-65535", "", TRUE},
	[SETTING_QUIET_RESET] = {"quiet-reset", "mill|take", "", TRUE},
	[SETTING_THINK] = {"think", "S", "", FALSE},
	[SETTING_NODES] = {"nodes", "N", "", FALSE},
	[SETTING_DEPTH] = {"depth", "0-1000", "", FALSE},
	[SETTING_SEED] = {"seed", "N", "", FALSE},
	[SETTING_VERBOSITY] = {"verbosity", "terse|normal|full", "normal", FALSE},
	[SETTING_ARCHIVE] = {"archive", "on|off", "on", FALSE},
	[SETTING_SPEECH] = {"speech", speech_kinds, "off", FALSE},
	[SETTING_RATE] = {"rate", "80-450", "", FALSE},
	[SETTING_PITCH] = {"pitch", "0-100", "50", FALSE},
	[SETTING_VOLUME] = {"volume", "0-100", "100", FALSE},
	[SETTING_VOICE] = {"voice", "T", "", FALSE},
	[SETTING_LANGUAGE] = {"language", "L", "", FALSE},
	[SETTING_NAMES] = {"names", "letters|nato|anna|places|numbers", "letters", FALSE},
	[SETTING_PRINT_NAMES] = {"print-names", "letters|same", "letters", FALSE},
	[SETTING_ORDER] = {"order", "rows|columns|rings", "rows", FALSE},
	[SETTING_OWN] = {"own", "on|off", "on", FALSE},
	[SETTING_COMMENTS] = {"comments", "steps|always|never", "steps", FALSE},
	[SETTING_CONFIRM] = {"confirm", "off|on", "off", FALSE},
	[SETTING_WARN] = {"warn", "off|on", "off", FALSE},
	[SETTING_ECHO] = {"echo", "off|words|keys", "off", FALSE},
	[SETTING_SILENCE] = {"silence", "key|line", "key", FALSE},
	[SETTING_PROMPT] = {"prompt", "plain|event", "plain", FALSE},
	[SETTING_DIAGRAM] = {"diagram", "request|always", "request", FALSE},
	[SETTING_COLOR] = {"color", "off|on", "off", FALSE},
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
	for (enum setting i = 0; i < SETTINGS; i++)
		if (vocabulary_is_text(VOCABULARY_SETTING, settings_rows[i].name, name))
			return i;
	return SETTINGS;
}

/* The word of a row's list that value is, in the row's own spelling; English ones come first. */
static char *listed(const char *values, const char *value)
{
	g_auto(GStrv) words = g_strsplit(values, "|", 0);

	for (char **word = words; *word; word++)
		if (!g_ascii_strcasecmp(*word, value))
			return g_strdup(*word);
	for (char **word = words; *word; word++)
		if (vocabulary_is_value(*word, value))
			return g_strdup(*word);
	return NULL;
}

/* Whether a row takes whole numbers, and which. */
static gboolean is_range(const char *values, guint64 *least, guint64 *most)
{
	char *end;

	*least = 0;
	*most = G_MAXUINT64;
	if (!strcmp(values, "N"))
		return TRUE;
	*least = g_ascii_strtoull(values, &end, 10);
	if (end == values || *end != '-')
		return FALSE;
	*most = g_ascii_strtoull(end + 1, NULL, 10);
	return TRUE;
}

/* A whole number without its leading zeros. */
static char *whole_number(const char *value, guint64 least, guint64 most)
{
	guint64 number;

	if (!g_ascii_string_to_unsigned(value, 10, least, most, &number, NULL))
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

/* The name of a voice or a language, which goes to a library as it is. */
static char *name(const char *value)
{
	for (const char *at = value; *at; at++)
		if (g_ascii_iscntrl(*at))
			return NULL;
	return strlen(value) <= 64 ? g_strdup(value) : NULL;
}

char *settings_value(enum setting setting, const char *value)
{
	const struct settings_row *row = &settings_rows[setting];
	guint64 least, most;
	char *word;

	if (!*value)
		return *row->initial ? NULL : g_strdup("");
	if (!strcmp(row->values, "S"))
		return seconds(value);
	if (is_range(row->values, &least, &most))
		return whole_number(value, least, most);
	if (!strcmp(row->values, "T") || !strcmp(row->values, "L"))
		return name(value);
	word = listed(row->values, value);
	if (!word && setting == SETTING_SPEECH && speech_is_kind(value))
		word = g_strdup(value);
	return word;
}

static void put(struct settings *settings, enum setting setting, char *value)
{
	g_free(settings->value[setting]);
	settings->value[setting] = value;
}

gboolean settings_set(struct settings *settings, enum setting setting, const char *value)
{
	char *good = settings_value(setting, value);

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

const char *settings_said(const struct settings *settings, enum setting setting)
{
	const char *value = settings->value[setting];

	return *value && strchr(settings_rows[setting].values, '|') ? vocabulary_value(value)
								    : value;
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

gboolean settings_is(const struct settings *settings, enum setting setting, const char *word)
{
	return !strcmp(settings->value[setting], word);
}

/* The place of a setting's word in its row: the enumerations of wording.h have the same order. */
static int place(const struct settings *settings, enum setting setting)
{
	g_auto(GStrv) words = g_strsplit(settings_rows[setting].values, "|", 0);
	int i = 0;

	while (!settings_is(settings, setting, words[i]))
		i++;
	return i;
}

struct wording_style settings_speech_style(const struct settings *settings)
{
	return (struct wording_style){
		.verbosity = (enum wording_verbosity)place(settings, SETTING_VERBOSITY),
		.spoken = true,
		.names = (enum wording_names)place(settings, SETTING_NAMES),
		.order = (enum wording_order)place(settings, SETTING_ORDER),
	};
}

struct wording_style settings_print_style(const struct settings *settings)
{
	struct wording_style style = settings_speech_style(settings);

	style.spoken = false;
	if (settings_is(settings, SETTING_PRINT_NAMES, "letters"))
		style.names = WORDING_LETTERS;
	return style;
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
		if (vocabulary_is_text(VOCABULARY_LEVEL, settings_player_word(i), word)) {
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

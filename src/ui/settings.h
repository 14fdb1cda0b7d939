/* Settings: all that --OPTION, set and new know, one row each.
 *
 * A value is text, checked against its row when it is set; what it means is read by the functions
 * at the end. Layers: the row's default, then the settings file, then the command line and what
 * is typed.
 */
#ifndef MERELS_UI_SETTINGS_H
#define MERELS_UI_SETTINGS_H

#include "engine/player.h"
#include "voice/wording.h"

#include <glib.h>

enum setting {
	SETTING_OPPONENT,
	SETTING_LEVEL,
	SETTING_SIDE,
	SETTING_WHITE,
	SETTING_BLACK,
	SETTING_RULES,
	SETTING_FLYING, /* the rule options, in the order of options_names */
	SETTING_PROTECTED,
	SETTING_DOUBLE_MILL,
	SETTING_REPETITION,
	SETTING_QUIET_LIMIT,
	SETTING_QUIET_RESET,
	SETTING_THINK,
	SETTING_NODES,
	SETTING_DEPTH,
	SETTING_SEED,
	SETTING_VERBOSITY,
	SETTING_ARCHIVE,
	SETTING_SPEECH,
	SETTING_RATE,
	SETTING_PITCH,
	SETTING_VOLUME,
	SETTING_VOICE,
	SETTING_LANGUAGE,
	SETTING_NAMES,
	SETTING_PRINT_NAMES,
	SETTING_ORDER,
	SETTING_OWN,
	SETTING_COMMENTS,
	SETTING_CONFIRM,
	SETTING_WARN,
	SETTING_ECHO,
	SETTING_SILENCE,
	SETTING_PROMPT,
	SETTING_DIAGRAM,
	SETTING_COLOR,
	SETTINGS,
};

struct settings_row {
	const char *name;
	/* Words separated by "|"; "80-450" a whole number from 80 to 450, "N" any, "S" seconds,
	 * "T" text, "L" a language. */
	const char *values;
	const char *initial; /* "" where nothing is set until the player does */
	gboolean game;	     /* describes a game: acts from the next one */
};

extern const struct settings_row settings_rows[SETTINGS];

struct settings {
	char *value[SETTINGS];
};

void settings_init(struct settings *settings);
void settings_clear(struct settings *settings);
void settings_copy(struct settings *to, const struct settings *from);

/* The setting of that name, an English one or of the player's language, in any case; SETTINGS if
 * there is none. */
enum setting settings_find(const char *name);

/* A value as it is kept, of one that was typed, in the player's language too; NULL if the row does
 * not allow it. The caller frees. */
char *settings_value(enum setting setting, const char *value);

/* How the value of a setting is said. Borrowed. */
const char *settings_said(const struct settings *settings, enum setting setting);

/* Sets a value. FALSE, and nothing changed, if the row does not allow it. Choosing a side or an
 * opponent clears white and black, and a preset clears the rule options set before it; the empty
 * text clears what may be unset. */
gboolean settings_set(struct settings *settings, enum setting setting, const char *value);

/* Adds a value, as it is kept, to those given at once, in place of another. FALSE, and nothing
 * changed, if the row does not allow it. */
gboolean settings_give(char *given[SETTINGS], enum setting setting, const char *value);

/* Of values given at once (NULL: not given) two that name different players for a side, if there
 * are any. */
gboolean settings_contradict(char *const given[SETTINGS], enum setting pair[2]);

/* Sets such values, which must be allowed, so that none undoes another. */
void settings_set_given(struct settings *settings, char *const given[SETTINGS]);

/* The rules and the limits of each search that are set. */
struct rules settings_rules(const struct settings *settings);
struct player_limits settings_limits(const struct settings *settings);

/* How print sounds, and how speech does. */
struct wording_style settings_print_style(const struct settings *settings);
struct wording_style settings_speech_style(const struct settings *settings);

/* Whether a setting of two or more words has that one. */
gboolean settings_is(const struct settings *settings, enum setting setting, const char *word);

/* FALSE if no seed is set. */
gboolean settings_seed(const struct settings *settings, guint64 *seed);

/* Which level plays a side: PLAYER_LEVELS for a human. human is the side that a player without a
 * fixed side has in the next game. */
void settings_players(const struct settings *settings, enum side human,
		      enum player_level players[2]);

/* The word of a player, "human" or a level's, and back; PLAYER_LEVELS is human. */
const char *settings_player_word(enum player_level player);
gboolean settings_player(const char *word, enum player_level *player);

#endif

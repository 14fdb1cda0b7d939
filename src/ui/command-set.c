#include "core/options.h"
#include "ui/command.h"
#include "ui/nearest.h"
#include "ui/play.h"
#include "ui/say.h"
#include "ui/speak.h"
#include "voice/vocabulary.h"

#include <string.h>

/* Keeps for the next time what a command changed. */
static void store_changes(struct session *session, const struct settings *before)
{
	for (unsigned i = 0; session->config && i < SETTINGS; i++) {
		const char *value = session->settings.value[i];
		g_autoptr(GError) error = NULL;
		if (!strcmp(before->value[i], value) ||
		    config_set(session->config, settings_rows[i].name, *value ? value : NULL,
			       &error))
			continue;
		if (!session->keeping_failed)
			SAY(session, .kind = FACT_NO_HOME, .text2 = error->message);
		session->keeping_failed = TRUE;
	}
}

/* A level acts at once, on each computer that plays. */
static void apply_level(struct session *session)
{
	const char *level = session->settings.value[SETTING_LEVEL];
	gboolean changed = FALSE;

	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		enum setting fixed = side == SIDE_WHITE ? SETTING_WHITE : SETTING_BLACK;
		enum player_level now;
		if (settings_player(session->settings.value[fixed], &now) && now != PLAYER_LEVELS)
			settings_set(&session->settings, fixed, level);
		if (session->players[side] == PLAYER_LEVELS)
			continue;
		settings_player(level, &now);
		changed |= now != session->players[side];
		session->players[side] = now;
	}
	if (changed && session->game->length && session->game->result == GAME_UNFINISHED &&
	    !session->replay && play_stop_counting(session))
		SAY(session, .kind = FACT_NO_LONGER_COUNTS);
}

/* Speech is changed before that is said, so that the answer sounds so. */
static gboolean change_speech(struct session *session, enum setting setting)
{
	if (setting == SETTING_LANGUAGE)
		return speak_language(session, session->settings.value[setting]) &&
		       speak_change(session, SETTING_VOICE);
	return setting < SETTING_SPEECH || setting > SETTING_LANGUAGE ||
	       speak_change(session, setting);
}

/* Changed, or only asked for. */
static void say_value(struct session *session, enum setting setting, gboolean changed)
{
	const struct settings_row *row = &settings_rows[setting];
	const char *value = settings_said(&session->settings, setting);

	if (setting == SETTING_SPEECH)
		SAY(session,
		    .kind = session->speech && !settings_is(&session->settings, setting, "off")
				    ? FACT_SPEECH_ON
				    : FACT_SPEECH_OFF,
		    .text = value);
	else
		SAY(session, .kind = changed && row->game ? FACT_SETTING_NEXT : FACT_SETTING,
		    .text = row->name, .text2 = value);
}

/* That speech ends is its last word; all else is said when it is so. */
static gboolean change_and_say(struct session *session, enum setting setting)
{
	gboolean ends = setting == SETTING_SPEECH && session->speech &&
			settings_is(&session->settings, SETTING_SPEECH, "off");

	if (ends)
		say_value(session, setting, TRUE);
	if (!change_speech(session, setting))
		return FALSE;
	if (!ends)
		say_value(session, setting, TRUE);
	return TRUE;
}

void command_change(struct session *session, enum setting setting, const char *value)
{
	const struct settings_row *row = &settings_rows[setting];
	struct settings before;

	settings_copy(&before, &session->settings);
	if (!settings_set(&session->settings, setting, value)) {
		SAY(session, .kind = FACT_SETTING_VALUE, .text = row->name, .text2 = row->values);
	} else if (!change_and_say(session, setting)) {
		settings_set(&session->settings, setting, before.value[setting]);
	} else {
		if (setting == SETTING_LEVEL)
			apply_level(session);
		store_changes(session, &before);
	}
	settings_clear(&before);
}

static void say_all_settings(struct session *session)
{
	g_autoptr(GString) pairs = g_string_new(NULL);

	for (unsigned i = 0; i < SETTINGS; i++)
		if (*session->settings.value[i])
			g_string_append_printf(
				pairs, "%s%s %s", pairs->len ? ", " : "",
				vocabulary_name(VOCABULARY_SETTING, settings_rows[i].name),
				settings_said(&session->settings, i));
	SAY(session, .kind = FACT_SETTINGS, .text = pairs->str);
}

void command_refuse_setting(struct session *session, const char *name, const char *before,
			    const char *after)
{
	g_autofree char *shown = say_shown(name), *nearest = nearest_setting(name), *meant = NULL;
	g_autoptr(GString) names = g_string_new(NULL);

	if (nearest) {
		meant = g_strconcat(before, nearest, after, NULL);
		nearest_ask(session, meant);
		SAY(session, .kind = FACT_NEAR_SETTING, .text = shown, .text2 = nearest);
		return;
	}
	for (unsigned i = 0; i < SETTINGS; i++)
		g_string_append_printf(names, "%s%s", i ? " " : "",
				       vocabulary_name(VOCABULARY_SETTING, settings_rows[i].name));
	SAY(session, .kind = FACT_UNKNOWN_SETTING, .text = shown, .text2 = names->str);
}

void command_set(struct session *session, const struct command *command, const char *rest)
{
	size_t length = strcspn(rest, " \t=");
	g_autofree char *name = g_strndup(rest, length);
	const char *value = rest + length + strspn(rest + length, " \t=");
	enum setting setting = settings_find(name);

	(void)command;
	if (!*rest)
		say_all_settings(session);
	else if (setting == SETTINGS)
		command_refuse_setting(session, name, "set ", rest + length);
	else if (vocabulary_is_text(VOCABULARY_VALUE, "none|default", value))
		command_change(session, setting, settings_rows[setting].initial);
	else if (*value)
		command_change(session, setting, value);
	else
		say_value(session, setting, FALSE);
}

void command_verbosity(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		command_change(session, SETTING_VERBOSITY, command->name);
}

void command_level(struct session *session, const struct command *command, const char *rest)
{
	g_autoptr(GString) names = g_string_new(NULL);
	enum player_level level;

	(void)command;
	for (unsigned i = 0; i < PLAYER_LEVELS; i++)
		g_string_append_printf(names, "%s%s", i ? " " : "",
				       vocabulary_name(VOCABULARY_LEVEL, player_level_names[i]));
	if (!*rest) {
		SAY(session, .kind = FACT_LEVELS, .text = names->str,
		    .text2 = vocabulary_name(VOCABULARY_LEVEL,
					     session->settings.value[SETTING_LEVEL]));
	} else if (!settings_player(rest, &level) || level == PLAYER_LEVELS) {
		g_autofree char *shown = say_shown(rest);
		SAY(session, .kind = FACT_UNKNOWN_LEVEL, .text = shown, .text2 = names->str);
	} else {
		command_change(session, SETTING_LEVEL, rest);
	}
}

void command_rules(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *preset = settings_value(SETTING_RULES, rest);

	(void)command;
	if (!*rest) {
		SAY(session, .kind = FACT_RULES);
	} else if (!preset) {
		g_autofree char *shown = say_shown(rest);
		g_autoptr(GString) names = g_string_new(NULL);
		for (unsigned i = 0; i < OPTIONS_PRESETS; i++)
			g_string_append_printf(names, "%s%s", i ? " " : "",
					       vocabulary_value(options_presets[i]));
		SAY(session, .kind = FACT_UNKNOWN_RULES, .text = shown, .text2 = names->str);
	} else {
		command_change(session, SETTING_RULES, rest);
	}
}

void command_stats(struct session *session, const struct command *command, const char *rest)
{
	gboolean any = FALSE;

	if (commands_too_much(session, command, rest))
		return;
	for (unsigned i = 0; session->config && i < PLAYER_LEVELS; i++) {
		struct config_tally tally;
		config_tally(session->config, player_level_names[i], &tally);
		if (!tally.games)
			continue;
		any = TRUE;
		SAY(session, .kind = FACT_STATS_LEVEL, .text = player_level_names[i],
		    .numbers = {tally.games, tally.wins, tally.losses, tally.draws,
				tally.most_kept});
	}
	if (session->tally[0] + session->tally[1] + session->tally[2])
		SAY(session, .kind = FACT_STATS_SESSION,
		    .numbers = {session->tally[0], session->tally[1], session->tally[2]});
	else if (!any)
		SAY(session, .kind = FACT_NONE);
}

static void say_all_commands(struct session *session)
{
	g_autoptr(GString) names = g_string_new(NULL);

	for (unsigned i = 0; i < commands_count; i++)
		g_string_append_printf(names, "%s%s", i ? " " : "",
				       vocabulary_name(VOCABULARY_COMMAND, commands[i].name));
	SAY(session, .kind = FACT_HELP_ALL, .text = names->str);
}

static void refuse_word(struct session *session, const char *word)
{
	g_autofree char *shown = say_shown(word), *nearest = nearest_command(word), *meant = NULL;

	if (!nearest)
		nearest = nearest_setting(word);
	if (nearest) {
		meant = g_strconcat("help ", nearest, NULL);
		nearest_ask(session, meant);
	}
	SAY(session, .kind = FACT_UNKNOWN_COMMAND_HELP, .text = shown, .text2 = nearest);
}

/* A word of a turn in the player's language by the English one that help knows. */
static const char *about_turn(const char *word)
{
	static const char *const verbs[][2] = {
		{"place|put|places", "place"},
		{"move|slide|play", "move"},
		{"fly", "fly"},
		{"take|takes|capture|captures|remove|removes|taking|taken|captured|x", "take"},
	};

	for (unsigned i = 0; i < G_N_ELEMENTS(verbs); i++)
		if (vocabulary_words(VOCABULARY_TURN, verbs[i][0]) &&
		    vocabulary_is_text(VOCABULARY_TURN, verbs[i][0], word))
			return verbs[i][1];
	return word;
}

void command_help(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *more = NULL;
	const struct command *about;
	enum setting setting;

	(void)command;
	if (!*rest) {
		SAY(session, .kind = session->replay ? FACT_HELP_REPLAY : FACT_HELP_NOW);
		return;
	}
	if (vocabulary_is_text(VOCABULARY_ARGUMENT, "all", rest)) {
		say_all_commands(session);
		return;
	}
	about = commands_find(rest, &more);
	setting = settings_find(rest);
	/* What may follow a command may follow its name here, such as what if. */
	if (about && about->argument == COMMAND_PLAIN && commands_too_much(session, command, more))
		return;
	if (about) {
		SAY(session, .kind = FACT_HELP_WORD, .text = about->name);
	} else if (setting != SETTINGS) {
		SAY(session, .kind = FACT_HELP_SETTING, .text = settings_rows[setting].name,
		    .text2 = settings_rows[setting].values);
	} else if (wording_help(about_turn(rest))) {
		SAY(session, .kind = FACT_HELP_WORD, .text = about_turn(rest));
	} else {
		refuse_word(session, rest);
	}
}

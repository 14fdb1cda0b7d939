#include "core/notation.h"
#include "ui/command.h"
#include "ui/play.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/transfer.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

#include <string.h>

static const char against_words[] = "against|versus|vs", game_words[] = "game|match";

/* "a game against the computer", "as white": words that only join the others. */
static gboolean joins(const char *word)
{
	return vocabulary_is_text(VOCABULARY_ARGUMENT, against_words, word) ||
	       vocabulary_is_text(VOCABULARY_ARGUMENT, game_words, word) ||
	       vocabulary_is_text(VOCABULARY_ARGUMENT, "as", word) ||
	       vocabulary_is_text(VOCABULARY_COMMAND, "new", word) || words_fill(word);
}

/* A bare word of new that needs no name before it. */
static enum setting setting_of_value(const char *word)
{
	static const enum setting bare[] = {SETTING_RULES, SETTING_OPPONENT, SETTING_LEVEL};

	for (unsigned i = 0; i < G_N_ELEMENTS(bare); i++) {
		g_autofree char *value = settings_value(bare[i], word);
		if (value)
			return bare[i];
	}
	return SETTINGS;
}

static gboolean give(struct session *session, char *given[SETTINGS], enum setting setting,
		     const char *value)
{
	if (value && settings_give(given, setting, value))
		return TRUE;
	SAY(session, .kind = FACT_SETTING_VALUE, .text = settings_rows[setting].name,
	    .text2 = settings_rows[setting].values);
	return FALSE;
}

/* Of what was typed after new, the word of that index. */
static gboolean refuse_option(struct session *session, const char *rest, gsize index)
{
	g_auto(GStrv) words = g_strsplit_set(rest, " \t", 0);
	const char *name = words[index] + strspn(words[index], "-");
	const gsize length = strcspn(name, "=");
	g_autofree char *word = g_strndup(name, length);
	g_autofree char *tail = g_strjoinv(" ", words + index + 1);
	g_autoptr(GString) before = g_string_new("new ");
	g_autofree char *after = g_strconcat(name + length, *tail ? " " : "", tail, NULL);

	for (gsize i = 0; i < index; i++)
		g_string_append_printf(before, "%s ", words[i]);
	command_refuse_setting(session, word, before->str, after);
	return FALSE;
}

/* White and Black are settings that take a player; without one, they are the player's side. */
static gboolean is_side(enum setting setting)
{
	return setting == SETTING_WHITE || setting == SETTING_BLACK;
}

/* A comma behind a word, as dictation sets it: "game, black, hard". */
static gboolean drop_comma(char *word)
{
	size_t length = strlen(word);

	if (!length || word[length - 1] != ',')
		return FALSE;
	word[length - 1] = '\0';
	return TRUE;
}

static gboolean is_player(const char *word)
{
	g_autofree char *name = g_strdup(word ? word : "");
	enum player_level player;

	drop_comma(name);
	return settings_player(name, &player);
}

/* Reads the words after new up to a position. */
static gboolean read_options(struct session *session, const char *rest, char *given[SETTINGS],
			     char **position)
{
	g_auto(GStrv) words = g_strsplit_set(rest, " \t", 0);
	char **word = words;

	for (; *word; word++) {
		gboolean apart = drop_comma(*word);
		char *name = *word + strspn(*word, "-"), *value = strchr(name, '=');
		enum setting setting;

		if (!*name)
			continue;
		if (value)
			*value++ = '\0';
		if (vocabulary_is_text(VOCABULARY_COMMAND, "position", name)) {
			g_autofree char *more = g_strjoinv(" ", word + 1);
			*position = g_strconcat(value ? value : "", " ", more, NULL);
			return TRUE;
		}
		setting = settings_find(name);
		if (setting == SETTINGS && !value) {
			setting = setting_of_value(name);
			value = name;
			if (setting == SETTINGS && joins(name))
				continue;
			if (setting == SETTING_LEVEL)
				give(session, given, SETTING_OPPONENT, "computer");
		} else if (is_side(setting) && !value && (apart || !is_player(word[1]))) {
			setting = SETTING_SIDE;
			value = name;
		} else if (setting != SETTINGS && !value && word[1]) {
			value = *++word;
			drop_comma(*word);
		}
		if (setting == SETTINGS)
			return refuse_option(session, rest, (gsize)(word - words));
		if (!give(session, given, setting, value))
			return FALSE;
	}
	return TRUE;
}

static gboolean agree(struct session *session, char *const given[SETTINGS])
{
	enum setting pair[2];

	if (!settings_contradict(given, pair))
		return TRUE;
	SAY(session, .kind = FACT_SETTINGS_CONTRADICT,
	    .text = vocabulary_name(VOCABULARY_SETTING, settings_rows[pair[0]].name),
	    .text2 = vocabulary_name(VOCABULARY_SETTING, settings_rows[pair[1]].name));
	return FALSE;
}

gboolean command_read_options(struct session *session, const char *rest, struct settings *settings,
			      char **position)
{
	char *given[SETTINGS] = {NULL};
	gboolean good = read_options(session, rest, given, position) && agree(session, given);

	if (good)
		settings_set_given(settings, given);
	for (unsigned i = 0; i < SETTINGS; i++)
		g_free(given[i]);
	return good;
}

static gboolean read_position(struct session *session, const struct settings *settings,
			      const char *text, struct position *position)
{
	struct rules rules = settings_rules(settings);
	enum verdict verdict = notation_read_position(&rules, text, position);

	if (!verdict)
		verdict = rules_admit(&rules, position);
	if (verdict) {
		g_autofree char *shown = say_shown(text);
		SAY(session, .kind = FACT_REFUSED, .verdict = verdict, .point = POINT_NONE,
		    .text = shown);
	}
	return !verdict;
}

void command_new(struct session *session, const struct command *command, const char *rest)
{
	struct settings settings;
	struct position position;
	g_autofree char *text = NULL;
	gboolean good;

	(void)command;
	settings_copy(&settings, &session->settings);
	good = command_read_options(session, rest, &settings, &text) &&
	       (!text || read_position(session, &settings, text, &position));
	if (!good) {
		settings_clear(&settings);
		return;
	}
	settings_clear(&session->settings);
	session->settings = settings;
	play_make_room(session);
	play_new(session, text ? &position : NULL);
	play_computers(session);
}

/* Whether the first word of a text that is more than a joint is one of new. */
static gboolean are_options(const char *text)
{
	g_auto(GStrv) words = g_strsplit_set(text, " \t,", 0);

	for (char **word = words; *word; word++) {
		if (settings_find(*word) != SETTINGS || setting_of_value(*word) != SETTINGS ||
		    vocabulary_is_text(VOCABULARY_ARGUMENT, game_words, *word) ||
		    vocabulary_is_text(VOCABULARY_ARGUMENT, "as", *word))
			return TRUE;
		if (!joins(*word))
			return FALSE;
	}
	return FALSE;
}

const char *command_after_joints(const char *text, gboolean as)
{
	const char *at = text, *found = text;

	for (;;) {
		size_t length = strcspn(at, " \t");
		g_autofree char *word = g_strndup(at, length);
		if (!at[length] || !joins(word))
			return found;
		at += length + strspn(at + length, " \t");
		if (!as || vocabulary_is_text(VOCABULARY_ARGUMENT, "as", word))
			found = at;
	}
}

gboolean command_begins_game(const char *line)
{
	g_autofree char *rest = NULL, *more = NULL;
	const struct command *command = commands_find(line, &rest), *next;

	if (!command || (command->run != command_play && command->run != command_step))
		return FALSE;
	next = commands_find(rest, &more);
	return (next && next->run == command_again) || are_options(rest);
}

gboolean command_new_meant(struct session *session, const char *text)
{
	if (!are_options(text))
		return FALSE;
	command_new(session, NULL, text);
	return TRUE;
}

gboolean command_new_against(struct session *session, const char *line)
{
	gsize length = strcspn(line, " \t");

	return vocabulary_is(VOCABULARY_ARGUMENT, against_words, line, length) &&
	       command_new_meant(session, line + length);
}

void command_again(struct session *session, const struct command *command, const char *rest)
{
	if (commands_too_much(session, command, rest))
		return;
	play_make_room(session);
	if (session->begun)
		play_again(session);
	else
		play_new(session, NULL);
	play_computers(session);
}

void command_position(struct session *session, const struct command *command, const char *rest)
{
	char text[NOTATION_POSITION_SIZE];
	struct position position;

	(void)command;
	if (!*rest) {
		notation_write_position(session->game->rules.board, &session->game->position, text);
		say_notation(session, text);
		return;
	}
	if (!read_position(session, &session->settings, rest, &position))
		return;
	play_make_room(session);
	play_new(session, &position);
	play_computers(session);
}

void command_save(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *name = transfer_unquoted(command_after_joints(rest, TRUE));

	if (!*name)
		SAY(session, .kind = FACT_NEEDS_FILE, .text = command->name);
	else
		transfer_save(session, name);
}

void command_load(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *name = transfer_unquoted(rest);

	if (!*name)
		SAY(session, .kind = FACT_NEEDS_FILE, .text = command->name);
	else if (transfer_load(session, name, FALSE, FALSE))
		play_computers(session);
}

void command_quit(struct session *session, const struct command *command, const char *rest)
{
	if (commands_too_much(session, command, rest))
		return;
	reviewing_leave(session);
	if (session->offered)
		SAY(session, .kind = FACT_KEPT);
	else if (!play_say_kept(session))
		SAY(session, .kind = FACT_GOODBYE);
	session->leaving = TRUE;
}

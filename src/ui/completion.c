#include "ui/completion.h"

#include "core/options.h"
#include "store/kept.h"
#include "ui/command.h"
#include "ui/transfer.h"
#include "voice/vocabulary.h"
#include "voice/wording.h"

#include <string.h>

/* The words that some commands take, besides the values of the setting of their name. */
static const struct {
	const char *command, *words;
} argument_words[] = {
	{"column", "a|b|c|d|e|f|g"}, {"row", "1|2|3|4|5|6|7"}, {"history", "notation"},
	{"moves", "notation"},	     {"result", "notation"},   {"tables", "3|4|5|6|7|8|9"},
};

/* Those that have words in the player's language, too. */
static const struct {
	const char *command;
	struct vocabulary_group group;
} argument_groups[] = {
	{"ring", {VOCABULARY_WHERE, "outer"}},
	{"ring", {VOCABULARY_WHERE, "middle"}},
	{"ring", {VOCABULARY_WHERE, "inner"}},
	{"history", {VOCABULARY_ARGUMENT, "all"}},
	{"diagram", {VOCABULARY_ARGUMENT, "large"}},
	{"offer", {VOCABULARY_ARGUMENT, "draw|a draw"}},
	{"games", {VOCABULARY_ARGUMENT, "all"}},
	{"speech", {VOCABULARY_ARGUMENT, "on"}},
	{"review", {VOCABULARY_ARGUMENT, "all"}},
	{"review", {VOCABULARY_ARGUMENT, "practice|practise"}},
	{"help", {VOCABULARY_ARGUMENT, "all"}},
	{"quiz", {VOCABULARY_LEVEL, "easy"}},
	{"quiz", {VOCABULARY_LEVEL, "medium"}},
	{"quiz", {VOCABULARY_LEVEL, "hard"}},
	{"help", {VOCABULARY_TURN, "place|put|places"}},
	{"help", {VOCABULARY_TURN, "move|slide|play"}},
	{"help",
	 {VOCABULARY_TURN, "take|takes|capture|captures|remove|removes|taking|taken|captured|x"}},
};

void completion_add(GPtrArray *offers, const char *word, const char *text)
{
	if (!vocabulary_has_prefix(text, word))
		return;
	for (guint i = 0; i < offers->len; i++)
		if (!strcmp(text, offers->pdata[i]))
			return;
	g_ptr_array_add(offers, g_strdup(text));
}

/* Words separated by "|"; of one that a name follows, such as "log:FILE", what stands before it. */
static void add_words(GPtrArray *offers, const char *word, const char *words)
{
	g_auto(GStrv) each = g_strsplit(words, "|", 0);

	for (char **at = each; *at; at++) {
		char *colon = strchr(*at, ':');
		if (colon)
			colon[1] = '\0';
		completion_add(offers, word, *at);
	}
}

/* The words of the player's language, and if none begins so, the usual English one. */
static void add_group(GPtrArray *offers, const char *word, const struct vocabulary_group *group)
{
	const char *words = vocabulary_words(group->kind, group->english);
	g_autofree char *usual = g_strndup(group->english, strcspn(group->english, "|"));
	guint before = offers->len;

	if (words)
		add_words(offers, word, words);
	if (offers->len == before)
		completion_add(offers, word, usual);
}

static void add_commands(GPtrArray *offers, const char *word)
{
	guint before = offers->len;

	for (unsigned i = 0; i < commands_count; i++) {
		const char *words = vocabulary_words(VOCABULARY_COMMAND, commands[i].name);
		if (words)
			add_words(offers, word, words);
	}
	for (unsigned i = 0; i < commands_count; i++)
		if (offers->len == before ||
		    !vocabulary_words(VOCABULARY_COMMAND, commands[i].name))
			completion_add(offers, word, commands[i].name);
	for (unsigned i = 0; i < commands_count && offers->len == before; i++)
		if (commands[i].aliases)
			add_words(offers, word, commands[i].aliases);
}

static void add_verb(GPtrArray *offers, const char *word, const char *group, const char *english)
{
	const char *words = vocabulary_words(VOCABULARY_TURN, group);
	guint before = offers->len;

	if (words)
		add_words(offers, word, words);
	if (offers->len == before)
		add_words(offers, word, english);
}

/* The words of a turn that serve now. */
static void add_verbs(GPtrArray *offers, const struct session *session, const char *word)
{
	const struct game *game = session->game;

	if (session->replay || game->result != GAME_UNFINISHED)
		return;
	if (game->owed)
		add_verb(offers, word,
			 "take|takes|capture|captures|remove|removes|taking|taken|captured|x",
			 "take|capture|remove");
	else if (game->position.in_hand[game->position.to_move])
		add_verb(offers, word, "place|put|places", "place|put");
	else
		add_verb(offers, word, "move|slide|play", "move");
}

static void add_points(GPtrArray *offers, const char *word)
{
	for (point p = 0; p < board_nine.n_points; p++)
		completion_add(offers, word, board_nine.points[p].name);
}

static void add_settings(GPtrArray *offers, const char *word)
{
	guint before = offers->len;

	for (unsigned i = 0; i < SETTINGS; i++) {
		const char *words = vocabulary_words(VOCABULARY_SETTING, settings_rows[i].name);
		if (words)
			add_words(offers, word, words);
	}
	for (unsigned i = 0; i < SETTINGS; i++)
		if (offers->len == before ||
		    !vocabulary_words(VOCABULARY_SETTING, settings_rows[i].name))
			completion_add(offers, word, settings_rows[i].name);
}

/* Ranges and free texts have no values to offer. */
static void add_values(GPtrArray *offers, const char *word, enum setting setting)
{
	const char *values = setting == SETTINGS ? "" : settings_rows[setting].values;
	g_auto(GStrv) each = g_strsplit(values, "|", 0);
	guint before = offers->len;

	if (!strchr(values, '|'))
		return;
	for (char **value = each; *value; value++)
		add_words(offers, word, vocabulary_value(*value));
	if (offers->len == before)
		add_words(offers, word, values);
}

/* A name of several words: what was typed of it before the present word is left out. */
static void add_name(GPtrArray *offers, const char *word, const char *typed, const char *name)
{
	size_t length = strlen(typed);

	if (!g_ascii_strncasecmp(name, typed, length))
		completion_add(offers, word, name + length);
}

static void add_files(GPtrArray *offers, const char *word, const char *typed)
{
	g_autofree char *name = g_strconcat(typed, word, NULL);
	const char *slash = strrchr(name, '/'), *begun = slash ? slash + 1 : name;
	g_autofree char *shown = g_strndup(name, (gsize)(begun - name));
	g_autofree char *folder = transfer_path(slash ? shown : ".");
	g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);

	for (const char *file; dir && (file = g_dir_read_name(dir));) {
		g_autofree char *found = g_build_filename(folder, file, NULL), *text = NULL;
		if (!g_str_has_prefix(file, begun) || (*file == '.' && *begun != '.'))
			continue;
		text = g_strconcat(shown, file, g_file_test(found, G_FILE_TEST_IS_DIR) ? "/" : "",
				   NULL);
		add_name(offers, word, typed, text);
	}
}

static void add_games(GPtrArray *offers, const struct session *session, const char *word,
		      const char *typed)
{
	g_autoptr(GPtrArray) list = session->keeps ? kept_list() : g_ptr_array_new();

	for (guint i = 0; i < list->len; i++) {
		const struct kept *kept = list->pdata[i];
		add_name(offers, word, typed, kept->name);
	}
}

/* After new: a setting's value if its name stands before, else names and bare values. */
static void add_options(GPtrArray *offers, const char *word, const char *typed)
{
	g_auto(GStrv) words = g_strsplit_set(typed, " \t=", 0);
	enum setting setting = SETTINGS;

	for (char **at = words; *at; at++)
		if (**at)
			setting = settings_find(*at);
	if (setting != SETTINGS) {
		add_values(offers, word, setting);
		return;
	}
	add_settings(offers, word);
	add_values(offers, word, SETTING_OPPONENT);
	add_values(offers, word, SETTING_LEVEL);
	add_values(offers, word, SETTING_RULES);
}

static void add_about_set(GPtrArray *offers, const char *word, const char *rest)
{
	g_autofree char *name = g_strndup(rest, strcspn(rest, " \t="));

	if (*rest)
		add_values(offers, word, settings_find(name));
	else
		add_settings(offers, word);
}

static void add_arguments(GPtrArray *offers, const struct session *session, const char *word,
			  const struct command *command, const char *rest, const char *typed)
{
	gboolean first = !*rest;

	for (unsigned i = 0; i < G_N_ELEMENTS(argument_groups) && first; i++)
		if (!strcmp(command->name, argument_groups[i].command))
			add_group(offers, word, &argument_groups[i].group);
	for (unsigned i = 0; i < G_N_ELEMENTS(argument_words) && first; i++)
		if (!strcmp(command->name, argument_words[i].command))
			add_words(offers, word, argument_words[i].words);
	if (command->argument == COMMAND_FILE)
		add_files(offers, word, typed);
	if (command->argument == COMMAND_GAME || command->run == command_review)
		add_games(offers, session, word, typed);
	else if (!strcmp(command->name, "new"))
		add_options(offers, word, rest);
	else if (!strcmp(command->name, "set"))
		add_about_set(offers, word, rest);
	else if (first && command->argument == COMMAND_POINT)
		add_points(offers, word);
	else if (first && !strcmp(command->name, "help")) {
		add_commands(offers, word);
		add_settings(offers, word);
		for (unsigned i = 0, others = offers->len; !others && wording_glossary_word(i); i++)
			add_group(offers, word,
				  &(struct vocabulary_group){VOCABULARY_GLOSSARY,
							     wording_glossary_word(i)});
	} else if (first && command->argument == COMMAND_WORDS) {
		add_values(offers, word, settings_find(command->name));
	}
}

/* A turn, after the words that ask what would come of one. */
static void add_tried(GPtrArray *offers, const struct session *session, const char *before,
		      const char *rest, const char *word)
{
	g_autofree char *asked = g_strstrip(g_strdup(before));

	if (!g_ascii_strcasecmp(asked, "what")) {
		completion_add(offers, word, "if");
		return;
	}
	if (!g_ascii_strncasecmp(rest, "if", 2) && !g_ascii_isalnum(rest[2]))
		rest += 2;
	completion_add_turns(offers, session, rest, word);
}

char **completion_offer(void *data, const char *line, int start, const char *word)
{
	const struct session *session = data;
	GPtrArray *offers = g_ptr_array_new();
	g_autofree char *before = g_strndup(line, (gsize)start), *rest = NULL;
	const struct command *command = commands_find(before, &rest);

	if (!before[strspn(before, " \t")]) {
		/* Nothing typed is a question for points: all commands are too many to be heard. */
		completion_add_turns(offers, session, "", word);
		if (*word || !offers->len)
			add_commands(offers, word);
		if (*word)
			add_verbs(offers, session, word);
	} else if (completion_is_turn(session, before)) {
		completion_add_turns(offers, session, before, word);
	} else if (command && command->run == command_what_if) {
		add_tried(offers, session, before, rest, word);
	} else if (command) {
		/* What follows the command, with the spaces at its end. */
		size_t spaces = strlen(before) - strlen(g_strchomp(before));
		const char *typed = line + start - spaces - strlen(rest);
		g_autofree char *all = g_strndup(typed, (gsize)(line + start - typed));
		add_arguments(offers, session, word, command, rest, *rest ? all : "");
	}
	g_ptr_array_add(offers, NULL);
	return (char **)g_ptr_array_free(offers, FALSE);
}

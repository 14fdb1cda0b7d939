/* commands_complete: what TAB offers. */
#include "ui/commands.h"
#include "ui/settings.h"
#include "ui/words.h"

#include <string.h>

static void offer(GPtrArray *candidates, const char *word, const char *text)
{
	if (!g_ascii_strncasecmp(text, word, strlen(word)))
		g_ptr_array_add(candidates, g_strdup(text));
}

static void offer_commands(GPtrArray *candidates, const char *word)
{
	for (unsigned i = 0; i < commands_count; i++)
		offer(candidates, word, commands[i].name);
}

static void offer_points(GPtrArray *candidates, const char *word)
{
	for (point p = 0; p < board_nine.n_points; p++)
		offer(candidates, word, board_nine.points[p].name);
}

static void offer_settings(GPtrArray *candidates, const char *word)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		offer(candidates, word, settings_rows[i].name);
}

static void offer_values(GPtrArray *candidates, const char *word, enum setting setting)
{
	g_auto(GStrv) values = NULL;

	if (setting == SETTINGS)
		return;
	values = g_strsplit(settings_rows[setting].values, "|", 0);
	for (char **value = values; *value; value++)
		if (g_ascii_islower(**value) || g_ascii_isdigit(**value))
			offer(candidates, word, *value);
}

static void offer_files(GPtrArray *candidates, const char *word)
{
	g_autofree char *folder = g_path_get_dirname(word);
	const char *slash = strrchr(word, '/'), *begun = slash ? slash + 1 : word;
	g_autoptr(GDir) dir = g_dir_open(folder, 0, NULL);

	for (const char *name; dir && (name = g_dir_read_name(dir));)
		if (g_str_has_prefix(name, begun) && (*name != '.' || *begun == '.'))
			g_ptr_array_add(candidates,
					g_strdup_printf("%.*s%s", (int)(begun - word), word, name));
}

/* Whether points may follow: after points and the small words of a turn. */
static gboolean begins_turn(const char *before)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(&board_nine, before, words);

	for (size_t i = 0; i < n; i++)
		if (words[i].kind == WORD_OTHER || words[i].kind == WORD_FAULT)
			return FALSE;
	return TRUE;
}

static void offer_arguments(GPtrArray *candidates, const char *word, const char *before)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(before, &rest);

	if (!command && begins_turn(before))
		offer_points(candidates, word);
	else if (!command)
		return;
	else if (command->argument == COMMAND_FILE)
		offer_files(candidates, word);
	else if (command->argument == COMMAND_POINT)
		offer_points(candidates, word);
	else if (!strcmp(command->name, "set") && !*rest)
		offer_settings(candidates, word);
	else if (!strcmp(command->name, "set"))
		offer_values(candidates, word, settings_find(rest));
	else if (!strcmp(command->name, "help"))
		offer_commands(candidates, word);
	else
		offer_values(candidates, word, settings_find(command->name));
}

char **commands_complete(const char *line, int start, const char *word)
{
	GPtrArray *candidates = g_ptr_array_new();
	g_autofree char *before = g_strndup(line, (gsize)start);

	if (!before[strspn(before, " \t")]) {
		offer_commands(candidates, word);
		offer_points(candidates, word);
	} else {
		offer_arguments(candidates, word, before);
	}
	g_ptr_array_add(candidates, NULL);
	return (char **)g_ptr_array_free(candidates, FALSE);
}

#include "ui/arguments.h"

#include "ui/say.h"
#include "voice/language.h"

#include <errno.h>
#include <string.h>

/* What the callbacks of GOption fill in. */
struct reading {
	struct arguments *arguments;
	gboolean help, version;
};

static gboolean fail(GError **error, enum setting setting)
{
	struct wording_style style = {.verbosity = WORDING_NORMAL};
	struct fact fact = {.kind = FACT_SETTING_VALUE,
			    .text = settings_rows[setting].name,
			    .text2 = settings_rows[setting].values};
	g_autofree char *lines = wording_lines(&style, &fact);

	g_set_error_literal(error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, g_strchomp(lines));
	return FALSE;
}

static gboolean on_setting(const char *option, const char *value, gpointer data, GError **error)
{
	struct reading *reading = data;
	enum setting setting = settings_find(option + strspn(option, "-"));

	if (!*value || !settings_give(reading->arguments->given, setting, value))
		return fail(error, setting);
	return TRUE;
}

static gboolean on_check(const char *option, const char *value, gpointer data, GError **error)
{
	struct reading *reading = data;

	(void)option;
	(void)error;
	if (!reading->arguments->check)
		reading->arguments->check = g_ptr_array_new_with_free_func(g_free);
	if (value)
		g_ptr_array_add(reading->arguments->check, g_strdup(value));
	return TRUE;
}

static gboolean fail_option(GError **error, const char *problem)
{
	g_set_error_literal(error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, problem);
	return FALSE;
}

static gboolean on_build_tables(const char *option, const char *value, gpointer data,
				GError **error)
{
	struct reading *reading = data;
	guint64 number;

	(void)option;
	if (!g_ascii_string_to_unsigned(value, 10, 3, 9, &number, NULL))
		return fail_option(error, wording_build_needs_number());
	reading->arguments->build_tables = (unsigned)number;
	return TRUE;
}

static gboolean on_check_tables(const char *option, const char *value, gpointer data,
				GError **error)
{
	struct reading *reading = data;

	(void)option;
	if (value && strcmp(value, "all"))
		return fail_option(error, wording_check_tables_takes());
	reading->arguments->check_tables = TRUE;
	reading->arguments->check_all_tables = value != NULL;
	return TRUE;
}

/* GOption keeps callbacks in a data pointer, which C alone does not allow and POSIX does. */
static gpointer callback(GOptionArgFunc function)
{
	gpointer pointer;

	memcpy(&pointer, &function, sizeof pointer);
	return pointer;
}

static GOptionEntry entry(const char *name, GOptionArg type, gpointer target, const char *value)
{
	return (GOptionEntry){.long_name = name,
			      .arg = type,
			      .arg_data = target,
			      .description = wording_option(name),
			      .arg_description = value};
}

static void add_entries(GOptionGroup *group, struct reading *reading)
{
	struct arguments *a = reading->arguments;
	GArray *entries = g_array_new(TRUE, TRUE, sizeof(GOptionEntry));
	GOptionEntry check = entry("check", G_OPTION_ARG_CALLBACK, callback(on_check), "FILE...");
	GOptionEntry check_tables =
		entry("check-tables", G_OPTION_ARG_CALLBACK, callback(on_check_tables), "all");
	const GOptionEntry others[] = {
		entry("build-tables", G_OPTION_ARG_CALLBACK, callback(on_build_tables), "N"),
		entry("position", G_OPTION_ARG_STRING, &a->position, "TEXT"),
		entry("script", G_OPTION_ARG_FILENAME, &a->script, "FILE"),
		entry("strict", G_OPTION_ARG_NONE, &a->strict, NULL),
		entry("replay", G_OPTION_ARG_FILENAME, &a->replay, "FILE"),
		entry("review", G_OPTION_ARG_FILENAME, &a->review, "FILE"),
		entry("log", G_OPTION_ARG_FILENAME, &a->log, "FILE"),
		entry("config", G_OPTION_ARG_FILENAME, &a->config, "FILE"),
		entry("no-config", G_OPTION_ARG_NONE, &a->no_config, NULL),
		entry("no-input", G_OPTION_ARG_NONE, &a->no_input, NULL),
		entry("version", G_OPTION_ARG_NONE, &reading->version, NULL),
		entry("help", G_OPTION_ARG_NONE, &reading->help, NULL),
	};

	for (unsigned i = 0; i < SETTINGS; i++) {
		const struct settings_row *row = &settings_rows[i];
		GOptionEntry option =
			entry(row->name, G_OPTION_ARG_CALLBACK, callback(on_setting), row->values);
		g_array_append_val(entries, option);
	}
	check.flags = G_OPTION_FLAG_OPTIONAL_ARG | G_OPTION_FLAG_FILENAME;
	g_array_append_val(entries, check);
	check_tables.flags = G_OPTION_FLAG_OPTIONAL_ARG;
	g_array_append_val(entries, check_tables);
	g_array_append_vals(entries, others, G_N_ELEMENTS(others));
	g_option_group_add_entries(group, (const GOptionEntry *)(void *)entries->data);
	g_array_free(entries, TRUE);
}

/* What was typed is named, and must not act on the terminal. */
void arguments_say_wrong(const char *problem)
{
	g_autofree char *shown = problem ? say_printable(problem) : NULL;
	g_autofree char *text = wording_usage(shown);

	say_error_line(text);
}

static enum arguments_outcome wrong(const char *problem)
{
	arguments_say_wrong(problem);
	return ARGUMENTS_WRONG;
}

/* The value that a word gives to an option, as --NAME=VALUE, or NULL. */
static const char *value_of(const char *word, const char *name)
{
	size_t length = strlen(name);

	if (strncmp(word, "--", 2) || strncmp(word + 2, name, length) || word[2 + length] != '=')
		return NULL;
	return word + 2 + length + 1;
}

/* The language is taken first, for what --help says. One that is not there is told of later. */
static void take_language(char *const *words)
{
	const char *language = NULL;

	for (; *words && strcmp(*words, "--"); words++)
		if (value_of(*words, "language"))
			language = value_of(*words, "language");
		else if (!strcmp(*words, "--language") && words[1])
			language = words[1];
	if (language)
		language_use(language);
}

/* What GOption takes no notice of: a value that is not due, an empty name; or NULL. The caller
 * frees. */
static char *wrong_value(char *const *words)
{
	static const char *const flags[] = {"help", "no-config", "no-input", "strict", "version"};
	static const char *const names[] = {"check", "config", "log", "replay", "review", "script"};

	for (; *words && strcmp(*words, "--"); words++) {
		for (unsigned i = 0; i < G_N_ELEMENTS(flags); i++)
			if (value_of(*words, flags[i]))
				return wording_takes_no_value(flags[i]);
		for (unsigned i = 0; i < G_N_ELEMENTS(names); i++) {
			const char *name = value_of(*words, names[i]);
			if (name && !*name)
				return wording_needs_value(names[i]);
		}
	}
	return NULL;
}

/* GOption leaves the two hyphens where a word behind them begins with one. */
static void drop_separator(char **words)
{
	while (*words && strcmp(*words, "--"))
		words++;
	g_free(*words);
	for (; *words; words++)
		*words = words[1];
}

/* Which two options contradict each other, or NULL; the caller frees. */
static char *contradiction(const struct arguments *arguments)
{
	enum setting pair[2];

	if (arguments->no_config && arguments->config)
		return wording_contradict("--no-config", "--config");
	if (arguments->no_input && arguments->script)
		return wording_contradict("--no-input", "--script");
	if (!settings_contradict(arguments->given, pair))
		return NULL;
	g_autofree char *one = g_strconcat("--", settings_rows[pair[0]].name, NULL);
	g_autofree char *other = g_strconcat("--", settings_rows[pair[1]].name, NULL);
	return wording_contradict(one, other);
}

/* What is left of the command line after its options. */
static enum arguments_outcome read_files(struct arguments *arguments, char **files)
{
	if ((arguments->check || arguments->review) && (arguments->position || arguments->replay))
		return wrong(NULL);
	if (arguments->review && (arguments->check || *files))
		return wrong(NULL);
	if (arguments->check) {
		for (; *files; files++)
			g_ptr_array_add(arguments->check, g_strdup(*files));
		if (!arguments->check->len)
			return wrong(wording_check_needs_file());
		g_ptr_array_add(arguments->check, NULL);
		return ARGUMENTS_GO;
	}
	if (*files && (files[1] || arguments->replay || arguments->position))
		return wrong(NULL);
	arguments->file = g_strdup(*files);
	return ARGUMENTS_GO;
}

static enum arguments_outcome print(const char *text)
{
	struct wording_style style = {.verbosity = WORDING_NORMAL};
	struct fact fact = {.kind = FACT_NO_OUTPUT};
	g_autofree char *lines = NULL;

	say_print(text);
	if (!fflush(stdout) && !ferror(stdout))
		return ARGUMENTS_DONE;
	fact.text2 = g_strerror(errno);
	lines = wording_lines(&style, &fact);
	say_error_line(lines);
	return ARGUMENTS_FAILED;
}

enum arguments_outcome arguments_read(struct arguments *arguments, int argc, char **argv)
{
	struct reading reading = {.arguments = arguments};
	g_autoptr(GOptionContext) context = g_option_context_new("[FILE]");
	GOptionGroup *group = g_option_group_new("merels", "", "", &reading, NULL);
	g_auto(GStrv) words = g_new0(char *, (gsize)argc + 1);
	g_autoptr(GError) error = NULL;
	g_autofree char *problem = NULL;

	*arguments = (struct arguments){.check = NULL};
	for (int i = 0; i < argc; i++)
		words[i] = g_strdup(argv[i]);
	g_option_context_set_main_group(context, group);
	take_language(words);
	problem = wrong_value(words);
	if (problem)
		return wrong(problem);
	add_entries(group, &reading);
	g_option_context_set_help_enabled(context, FALSE);
	g_option_context_set_summary(context, wording_summary());
	if (!g_option_context_parse_strv(context, &words, &error))
		return wrong(error->message);
	if (reading.version)
		return print(wording_version());
	if (reading.help) {
		g_autofree char *help = g_option_context_get_help(context, TRUE, NULL);
		return print(help);
	}
	problem = contradiction(arguments);
	if (problem)
		return wrong(problem);
	drop_separator(words);
	return read_files(arguments, words + (words[0] != NULL));
}

void arguments_clear(struct arguments *arguments)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		g_free(arguments->given[i]);
	g_free(arguments->position);
	g_free(arguments->script);
	g_free(arguments->replay);
	g_free(arguments->review);
	g_free(arguments->log);
	g_free(arguments->config);
	g_free(arguments->file);
	if (arguments->check)
		g_ptr_array_unref(arguments->check);
}

gboolean arguments_describe_game(const struct arguments *arguments)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		if (arguments->given[i] &&
		    (settings_rows[i].game || i == SETTING_LEVEL || i == SETTING_SEED))
			return TRUE;
	return arguments->file || arguments->position;
}

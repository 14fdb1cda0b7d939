/* What the tables of commands and of settings promise: a row is complete, or it is none. */
#include "core/options.h"
#include "ui/commands.h"
#include "ui/learn.h"

#include <locale.h>

static void every_command_has_help(void)
{
	for (unsigned i = 0; i < commands_count; i++) {
		g_test_message("%s", commands[i].name);
		g_assert_nonnull(wording_help(commands[i].name));
	}
}

/* A name or an alias finds its own row, whatever stands before it in the table. */
static void every_name_finds_its_command(void)
{
	for (unsigned i = 0; i < commands_count; i++) {
		g_auto(GStrv) aliases =
			g_strsplit(commands[i].aliases ? commands[i].aliases : "", "|", 0);
		g_autofree char *rest = NULL;

		g_assert_true(commands_find(commands[i].name, &rest) == &commands[i]);
		for (char **alias = aliases; *alias; alias++) {
			g_autofree char *behind = NULL;
			g_assert_true(commands_find(*alias, &behind) == &commands[i]);
			g_assert_cmpstr(behind, ==, "");
		}
	}
}

/* The commands that are not as ever in a lesson are commands. */
static void lessons_name_commands(void)
{
	for (const char *const *name = learn_refused; *name; name++) {
		g_autofree char *rest = NULL;
		const struct command *command = commands_find(*name, &rest);
		g_assert_nonnull(command);
		g_assert_cmpstr(command->name, ==, *name);
	}
}

static void every_setting_says_what_it_is_for(void)
{
	for (unsigned i = 0; i < SETTINGS; i++) {
		g_test_message("%s", settings_rows[i].name);
		g_assert_nonnull(wording_option(settings_rows[i].name));
	}
}

static void every_rule_option_is_a_setting(void)
{
	for (unsigned i = 0; i < OPTIONS; i++)
		g_assert_cmpstr(settings_rows[SETTING_FLYING + i].name, ==, options_names[i]);
}

/* What a row begins with is a value that it allows. */
static void every_setting_begins_with_a_value(void)
{
	struct settings settings;

	settings_init(&settings);
	for (unsigned i = 0; i < SETTINGS; i++) {
		g_test_message("%s", settings_rows[i].name);
		g_assert_true(settings_set(&settings, i, settings_rows[i].initial));
	}
	settings_clear(&settings);
}

int main(int argc, char **argv)
{
	setlocale(LC_ALL, "");
	g_test_init(&argc, &argv, NULL);
	g_test_set_nonfatal_assertions();
	g_test_add_func("/commands/every-command-has-help", every_command_has_help);
	g_test_add_func("/commands/every-name-finds-its-command", every_name_finds_its_command);
	g_test_add_func("/commands/lessons-name-commands", lessons_name_commands);
	g_test_add_func("/settings/every-setting-says-what-it-is-for",
			every_setting_says_what_it_is_for);
	g_test_add_func("/settings/every-rule-option-is-a-setting", every_rule_option_is_a_setting);
	g_test_add_func("/settings/every-setting-begins-with-a-value",
			every_setting_begins_with_a_value);
	return g_test_run();
}

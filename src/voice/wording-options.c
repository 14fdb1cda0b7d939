/* What --help, help NAME and --version say of the program and its options. */
#include "voice/wording.h"

#include <glib/gi18n.h>

#include <string.h>

static const struct {
	const char *name;
	const char *text;
} options[] = {
	{"opponent", N_("Play against the computer, or against a human at the same keyboard.")},
	{"level", N_("How well the computer plays.")},
	{"side", N_("Your side: white, black, or alternating from game to game.")},
	{"white", N_("Who plays White: a human or a level of the computer.")},
	{"black", N_("Who plays Black: a human or a level of the computer.")},
	{"rules", N_("The set of rules; single rules may differ from it.")},
	{"flying", N_("Whether a side with three pieces may move to any empty point.")},
	{"protected", N_("If all enemy pieces stand in mills: take any, or keep them all.")},
	{"double-mill", N_("How many pieces two mills closed at once take.")},
	{"repetition", N_("Whether the third time of a position is a draw.")},
	{"quiet-limit", N_("After how many quiet turns, both sides counted, the game is a draw; "
			   "0 for never.")},
	{"quiet-reset", N_("What ends a row of quiet turns: every mill, or only a taking.")},
	{"think", N_("How many seconds the computer may think about a turn.")},
	{"nodes", N_("How many positions the computer may search; replaces its clock.")},
	{"depth", N_("How many turns the computer looks ahead; replaces its clock.")},
	{"seed", N_("The same seed, limits and turns give the same game.")},
	{"verbosity", N_("How much is said.")},
	{"speech", N_("What speaks: auto is Speech Dispatcher where it runs, else eSpeak NG.")},
	{"rate", N_("How fast it speaks, in words a minute.")},
	{"pitch", N_("How high the voice is, in percent; 50 is usual.")},
	{"volume", N_("How loud it speaks, in percent.")},
	{"voice", N_("Which voice speaks, by its name.")},
	{"language", N_("The language of text, commands and voice, such as en or de.")},
	{"names", N_("What points are called in speech: alpha 7, Anna 7, outer top left, or 1 7.")},
	{"print-names",
	 N_("Whether points are printed by letters, or the same as they are spoken.")},
	{"own", N_("Whether your own plain turns are said back to you.")},
	{"comments", N_("When the comments of a record are read out: at steps, always or never.")},
	{"confirm", N_("Whether each of your turns is asked for once more before it is played.")},
	{"warn", N_("Whether you are warned of a turn that lets the other side close a mill.")},
	{"echo", N_("Whether what you type is spoken: not, by words, or by keys.")},
	{"order", N_("How points are listed: by rows, by columns, or by rings.")},
	{"silence", N_("What stops speech: the first key that you type, or the whole line.")},
	{"prompt", N_("Whether the prompt begins with what was said last, for braille.")},
	{"diagram", N_("Whether the board is drawn before each turn is said, or only on request.")},
	{"color", N_("Whether a terminal shows events in bold and refusals in yellow.")},
	{"archive", N_("Whether finished games are kept in the archive.")},
	{"position", N_("Begin with this position.")},
	{"script", N_("Read the lines from a file; a hyphen is standard input.")},
	{"strict", N_("Stop at the first line of a script that is refused.")},
	{"replay", N_("Say every turn of the games in a file.")},
	{"review", N_("Say the turning points of the games in a file.")},
	{"log", N_("Write all that is said and typed to a file.")},
	{"config", N_("Keep settings and statistics in this file.")},
	{"no-config", N_("Keep nothing: no settings, statistics or unfinished game.")},
	{"no-input", N_("Read no lines.")},
	{"check", N_("Say what is wrong with the games in files and folders.")},
	{"build-tables", N_("Work out all endings of at most so many pieces a side, from 3 to 9.")},
	{"check-tables",
	 N_("Prove the endings that are worked out, a sample or all, and count them.")},
	{"version", N_("Say the version and the licence.")},
	{"help", N_("Say this help.")},
};

const char *wording_option(const char *name)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(options); i++)
		if (!strcmp(options[i].name, name))
			return _(options[i].text);
	return NULL;
}

static const struct {
	const char *name;
	const char *text;
} unset[] = {
	{"white", N_("Side and opponent tell who plays.")},
	{"black", N_("Side and opponent tell who plays.")},
	{"flying", N_("The set of rules decides. Type rules.")},
	{"protected", N_("The set of rules decides. Type rules.")},
	{"double-mill", N_("The set of rules decides. Type rules.")},
	{"repetition", N_("The set of rules decides. Type rules.")},
	{"quiet-limit", N_("The set of rules decides. Type rules.")},
	{"quiet-reset", N_("The set of rules decides. Type rules.")},
	{"think", N_("The level decides.")},
	{"nodes", N_("The level decides.")},
	{"depth", N_("The level decides.")},
	{"seed", N_("Each game has another.")},
	{"rate", N_("The voice's own is used, 175 for eSpeak NG.")},
	{"voice", N_("The language decides.")},
	{"language", N_("That of the system is used.")},
};

const char *wording_unset(const char *name)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(unset); i++)
		if (!strcmp(unset[i].name, name))
			return _(unset[i].text);
	return NULL;
}

const char *wording_voice(void)
{
	/* TRANSLATORS: the voice that reads this catalogue: a language that eSpeak NG and Speech
	 * Dispatcher know, such as de or pt-br. */
	return C_("item voice", "en");
}

const char *wording_version(void)
{
	return "merels " PACKAGE_VERSION "\n"
	       "Copyright (C) 2026 The merels authors\n"
	       "License GPLv3+: GNU GPL version 3 or later <https://gnu.org/licenses/gpl.html>\n"
	       "This is free software: you are free to change and redistribute it.\n"
	       "There is NO WARRANTY, to the extent permitted by law.\n";
}

const char *wording_summary(void)
{
	return _("Nine Men's Morris in words, for the text terminal.");
}

const char *wording_check_needs_file(void)
{
	return _("There is no file to check.");
}

char *wording_needs_value(const char *option)
{
	return g_strdup_printf(_("The option --%s needs a value."), option);
}

char *wording_takes_no_value(const char *option)
{
	return g_strdup_printf(_("The option --%s takes no value."), option);
}

char *wording_contradict(const char *one, const char *other)
{
	/* TRANSLATORS: two options or settings as they are typed, such as --side and --white. */
	return __extension__ g_strdup_printf(_("%1$s and %2$s contradict each other."), one, other);
}

const char *wording_build_needs_number(void)
{
	return _("For build-tables, choose a number from 3 to 9.");
}

const char *wording_check_tables_takes(void)
{
	return _("For check-tables, choose all or nothing.");
}

char *wording_usage(const char *problem)
{
	const char *help = _("Type merels --help for the options.");

	if (!problem)
		problem = _("These words of the command line do not go together.");
	return g_strdup_printf("merels: %s\n%s\n", problem, help);
}

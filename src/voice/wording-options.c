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
	{"archive", N_("Whether finished games are kept in the archive.")},
	{"position", N_("Begin with this position.")},
	{"script", N_("Read the lines from a file; a hyphen is standard input.")},
	{"strict", N_("Stop at the first line of a script that is refused.")},
	{"replay", N_("Say every turn of the games in a file.")},
	{"log", N_("Write all that is said and typed to a file.")},
	{"config", N_("Keep settings and statistics in this file.")},
	{"no-config", N_("Keep nothing: no settings, statistics or unfinished game.")},
	{"no-input", N_("Read no lines.")},
	{"check", N_("Say what is wrong with the games in files and folders.")},
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

char *wording_usage(const char *problem)
{
	const char *help = _("Type merels --help for the options.");

	if (!problem)
		problem = _("These words of the command line do not go together.");
	return g_strdup_printf("merels: %s\n%s\n", problem, help);
}

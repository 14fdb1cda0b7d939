#include "case-file.h"

#include <glib.h>
#include <string.h>

static const char *const verdict_names[VERDICTS] = {
	[VERDICT_OK] = "ok",
	[VERDICT_NO_PLY] = "no-ply",
	[VERDICT_NO_COLUMN] = "no-column",
	[VERDICT_NO_ROW] = "no-row",
	[VERDICT_ROW_MISSING] = "row-missing",
	[VERDICT_COLUMN_MISSING] = "column-missing",
	[VERDICT_NO_NUMBER] = "no-number",
	[VERDICT_CENTRE] = "centre",
	[VERDICT_OFF_LINES] = "off-lines",
	[VERDICT_FROM_MISSING] = "from-missing",
	[VERDICT_TO_MISSING] = "to-missing",
	[VERDICT_TAKE_MISSING] = "take-missing",
	[VERDICT_SEPARATOR_TWICE] = "separator-twice",
	[VERDICT_THREE_POINTS] = "three-points",
	[VERDICT_MOVE_AFTER_TAKE] = "move-after-take",
	[VERDICT_TEXT_AFTER_PLY] = "text-after-ply",
	[VERDICT_SAME_POINT] = "same-point",
	[VERDICT_OCCUPIED] = "occupied",
	[VERDICT_MUST_PLACE] = "must-place",
	[VERDICT_HAND_EMPTY] = "hand-empty",
	[VERDICT_FROM_EMPTY] = "from-empty",
	[VERDICT_FROM_ENEMY] = "from-enemy",
	[VERDICT_NOT_NEIGHBOURS] = "not-neighbours",
	[VERDICT_NO_MOVER] = "no-mover",
	[VERDICT_SHUT_IN] = "shut-in",
	[VERDICT_NO_MILL] = "no-mill",
	[VERDICT_TAKE_EMPTY] = "take-empty",
	[VERDICT_TAKE_OWN] = "take-own",
	[VERDICT_TAKE_PROTECTED] = "take-protected",
	[VERDICT_TAKE_NONE] = "take-none",
	[VERDICT_TAKE_TOO_MANY] = "take-too-many",
	[VERDICT_TAKE_OWED] = "take-owed",
	[VERDICT_GAME_OVER] = "game-over",
	[VERDICT_NOTHING_TO_UNDO] = "nothing-to-undo",
	[VERDICT_NOTHING_TO_REDO] = "nothing-to-redo",
	[VERDICT_NOTHING_TO_CANCEL] = "nothing-to-cancel",
	[VERDICT_FINISHED_NO_UNDO] = "finished-no-undo",
	[VERDICT_OFFER_STANDS] = "offer-stands",
	[VERDICT_NO_OFFER] = "no-offer",
	[VERDICT_GAME_TOO_LONG] = "game-too-long",
	[VERDICT_POSITION_FORM] = "position-form",
	[VERDICT_POSITION_MISSING] = "position-missing",
	[VERDICT_POSITION_RINGS] = "position-rings",
	[VERDICT_POSITION_POINTS] = "position-points",
	[VERDICT_POSITION_SIDE] = "position-side",
	[VERDICT_POSITION_HANDS] = "position-hands",
	[VERDICT_POSITION_TOO_MANY] = "position-too-many",
	[VERDICT_POSITION_TOO_FEW] = "position-too-few",
	[VERDICT_POSITION_COUNTS] = "position-counts",
	[VERDICT_POSITION_PHASE] = "position-phase",
	[VERDICT_POSITION_OWED] = "position-owed",
	[VERDICT_NO_OPTION] = "no-option",
	[VERDICT_OPTION_VALUE] = "option-value",
	[VERDICT_NO_PRESET] = "no-preset",
};

char **case_file_lines(const char *name)
{
	const char *srcdir = g_getenv("srcdir");
	char *path = g_build_filename(srcdir ? srcdir : ".", "tests", name, NULL);
	GError *error = NULL;
	char *text;
	char **lines;

	if (!g_file_get_contents(path, &text, NULL, &error))
		g_error("%s", error->message);
	lines = g_strsplit(text, "\n", -1);
	g_free(text);
	g_free(path);
	return lines;
}

const char *case_file_verdict_name(enum verdict verdict)
{
	return verdict < VERDICTS ? verdict_names[verdict] : "no verdict";
}

enum verdict case_file_verdict(const char *name)
{
	enum verdict verdict = VERDICT_OK;

	while (verdict < VERDICTS && strcmp(name, verdict_names[verdict]) != 0)
		verdict++;
	return verdict;
}

char *case_file_path(const char *prefix, const char *sentence)
{
	GString *path = g_string_new(prefix);

	for (const char *c = sentence; *c; c++)
		if (*c != ',')
			g_string_append_c(path, g_ascii_isalnum(*c) ? g_ascii_tolower(*c) : '-');
	return g_string_free(path, FALSE);
}

#include "ui/learn.h"

#include <string.h>

const char *const learn_refused[] = {"undo",	"redo",	  "cancel", "offer", "accept",
				     "decline", "resign", "save",   "level", "keep",
				     "delete",	"hint",	  "review", NULL};

/* "set level hard" is level hard. */
static gboolean sets_level(const char *name, const char *rest)
{
	g_auto(GStrv) words = NULL;

	if (strcmp(name, "set"))
		return FALSE;
	words = g_strsplit_set(rest, " \t=", 2);
	return words[0] && words[1] && settings_find(words[0]) == SETTING_LEVEL;
}

gboolean learn_refuses(const char *name, const char *rest)
{
	return g_strv_contains(learn_refused, name) || sets_level(name, rest);
}

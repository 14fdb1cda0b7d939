#include "store/paths.h"

/* A variable counts only if it names an absolute path: XDG Base Directory Specification 0.8. */
static char *place(const char *variable, const char *below_home, const char *name)
{
	const char *base = g_getenv(variable);
	const char *home = g_getenv("HOME");

	if (base && g_path_is_absolute(base))
		return g_build_filename(base, "merels", name, NULL);
	if (home && g_path_is_absolute(home))
		return g_build_filename(home, below_home, "merels", name, NULL);
	return NULL;
}

char *paths_config(const char *name)
{
	return place("XDG_CONFIG_HOME", ".config", name);
}

char *paths_data(const char *name)
{
	return place("XDG_DATA_HOME", ".local/share", name);
}

char *paths_state(const char *name)
{
	return place("XDG_STATE_HOME", ".local/state", name);
}

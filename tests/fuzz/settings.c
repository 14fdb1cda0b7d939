/* A settings file: read, a setting changed and a game counted, and read again. */
#include "fuzz.h"
#include "store/config.h"
#include "ui/settings.h"

#include <assert.h>
#include <glib/gstdio.h>
#include <stdlib.h>

static char *folder, *path;

static void clear(void)
{
	GDir *dir = g_dir_open(folder, 0, NULL);

	for (const char *name; dir && (name = g_dir_read_name(dir));) {
		g_autofree char *file = g_build_filename(folder, name, NULL);
		g_unlink(file);
	}
	if (dir)
		g_dir_close(dir);
}

static void leave(void)
{
	clear();
	g_rmdir(folder);
	g_free(folder);
	g_free(path);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	folder = g_dir_make_tmp("merels-fuzz-XXXXXX", NULL);
	assert(folder);
	path = g_build_filename(folder, "merels.conf", NULL);
	atexit(leave);
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct config_tally tally = {.games = 1, .wins = 1, .most_kept = 3};
	struct config_tally now;
	struct settings settings;
	struct config *config;
	char *aside;

	clear();
	if (!g_file_set_contents(path, (const char *)data, (gssize)size, NULL))
		return 0;
	config = config_load(path, &aside, NULL);
	assert(config);
	g_free(aside);
	settings_init(&settings);
	for (unsigned i = 0; i < SETTINGS; i++) {
		g_autofree char *value = config_get(config, settings_rows[i].name);
		if (value)
			settings_set(&settings, i, value);
	}
	settings_clear(&settings);
	assert(config_set(config, "level", "easy", NULL));
	assert(config_add(config, "easy", &tally, "mark", NULL));
	config_free(config);
	config = config_load(path, &aside, NULL);
	assert(config && !aside);
	config_tally(config, "easy", &now);
	assert(now.most_kept >= 3 || now.games);
	config_free(config);
	return 0;
}

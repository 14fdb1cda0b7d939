#define _XOPEN_SOURCE 700

#include "store/files.h"
#include "store/kept-text.h"
#include "store/paths.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* An archive that is shorter is another one. */
static gboolean holds(const char *path, const char *text, gint64 since)
{
	gsize length;
	char *archive = files_read(path, &length, NULL);
	gsize from = archive && since <= (gint64)length ? (gsize)since : 0;
	gboolean there = archive && g_strstr_len(archive + from, (gssize)(length - from), text);

	g_free(archive);
	return there;
}

gint64 kept_archive_size(void)
{
	char *path = paths_data("games.pgn");
	struct stat st;
	gint64 size = path && !stat(path, &st) ? st.st_size : 0;

	g_free(path);
	return size;
}

gboolean kept_archive(const struct kept_game *game, gint64 since, GError **error)
{
	char *path = paths_data("games.pgn");
	char *text;
	gboolean good;

	if (!path)
		return files_fail(error, ENOENT);
	text = kept_text_archived(game);
	good = (since >= 0 && holds(path, text, since)) ||
	       files_append(path, text, strlen(text), error);
	g_free(text);
	g_free(path);
	return good;
}

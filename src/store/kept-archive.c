#include "store/files.h"
#include "store/kept-text.h"
#include "store/paths.h"

#include <errno.h>
#include <string.h>

static gboolean holds(const char *path, const char *text)
{
	gsize length;
	char *archive = files_read(path, &length, NULL);
	gboolean there = archive && g_strstr_len(archive, (gssize)length, text);

	g_free(archive);
	return there;
}

gboolean kept_archive(const struct kept_game *game, gboolean again, GError **error)
{
	char *path = paths_data("games.pgn");
	char *text;
	gboolean good;

	if (!path)
		return files_fail(error, ENOENT);
	text = kept_text_archived(game);
	good = (again && holds(path, text)) || files_append(path, text, strlen(text), error);
	g_free(text);
	g_free(path);
	return good;
}

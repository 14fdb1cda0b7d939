#include "ui/check.h"

#include "ui/transfer.h"

#include <string.h>

static int compare_names(gconstpointer a, gconstpointer b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static gboolean check_text(struct session *session, const char *name, const char *text,
			   gsize length)
{
	struct records_reader *reader = records_reader_new(text, length, &session->record_rules);
	struct records_error error;
	gboolean good = TRUE;

	for (;;) {
		if (records_next(reader, TRUE, &error))
			continue;
		if (error.fault == RECORDS_FAULT_NONE)
			break;
		transfer_report(session, name, &error);
		good = FALSE;
	}
	records_reader_free(reader);
	return good;
}

static gboolean check_file(struct session *session, const char *name)
{
	gsize length;
	g_autofree char *text = transfer_read(session, name, TRUE, &length);

	return text && check_text(session, name, text, length);
}

static gboolean check_name(struct session *session, const char *name);

/* Hidden files are no records; a link to a folder may lead in a circle, and a pipe has no end. */
static gboolean belongs(const char *name, const char *path)
{
	if (*name == '.')
		return FALSE;
	if (g_file_test(path, G_FILE_TEST_IS_DIR))
		return !g_file_test(path, G_FILE_TEST_IS_SYMLINK);
	return g_file_test(path, G_FILE_TEST_IS_REGULAR);
}

/* In the order of their names, so that two runs say the same. */
static gboolean check_folder(struct session *session, const char *folder, GDir *dir)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
	gboolean good = TRUE;

	for (const char *name; (name = g_dir_read_name(dir));) {
		char *path = g_build_filename(folder, name, NULL);
		if (belongs(name, path))
			g_ptr_array_add(names, path);
		else
			g_free(path);
	}
	g_ptr_array_sort(names, compare_names);
	for (guint i = 0; i < names->len; i++)
		good &= check_name(session, names->pdata[i]);
	return good;
}

static gboolean check_name(struct session *session, const char *name)
{
	g_autoptr(GDir) dir = NULL;

	if (g_file_test(name, G_FILE_TEST_IS_DIR))
		dir = g_dir_open(name, 0, NULL);
	return dir ? check_folder(session, name, dir) : check_file(session, name);
}

int check_files(struct session *session, char *const *names)
{
	gboolean good = TRUE;

	for (; *names; names++)
		good &= check_name(session, *names);
	return good ? 0 : 1;
}

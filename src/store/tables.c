#include "store/tables.h"

#include "store/paths.h"

#include <errno.h>
#include <sys/stat.h>

unsigned tables_classes(unsigned most, struct tables_class classes[TABLES_MOST])
{
	unsigned n = 0;

	for (unsigned sum = 2 * INDEX_FEWEST; sum <= 2 * most; sum++)
		for (unsigned own = INDEX_FEWEST; own <= sum - own; own++) {
			if (sum - own > most)
				continue;
			classes[n++] = (struct tables_class){own, sum - own};
			if (own != sum - own)
				classes[n++] = (struct tables_class){sum - own, own};
		}
	return n;
}

char *tables_path(const struct rules *rules, unsigned own, unsigned other)
{
	g_autofree char *name = g_strdup_printf("tables/%u-%u-%s-%s.table", own, other,
						rules->flying ? "flying" : "sliding",
						rules->keep_protected ? "keep" : "take");

	return paths_data(name);
}

gboolean tables_exists(const struct rules *rules, unsigned own, unsigned other)
{
	g_autofree char *path = tables_path(rules, own, other);

	return path && g_file_test(path, G_FILE_TEST_EXISTS);
}

gboolean tables_stand(const struct rules *rules, unsigned most, uint64_t *bytes)
{
	struct tables_class classes[TABLES_MOST];
	const unsigned n = tables_classes(most, classes);

	*bytes = 0;
	for (unsigned i = 0; i < n; i++) {
		g_autofree char *path = tables_path(rules, classes[i].own, classes[i].other);
		struct stat st;

		if (!path || stat(path, &st) || !S_ISREG(st.st_mode))
			return FALSE;
		*bytes += (uint64_t)st.st_size;
	}
	return TRUE;
}

struct tables_file *tables_open_class(const struct index *index, const struct rules *rules,
				      unsigned own, unsigned other, enum tables_file_fault *fault)
{
	const struct index_class class = index_class(index, own, other);
	g_autofree char *path = tables_path(rules, own, other);

	*fault = TABLES_FILE_MISSING;
	return path ? tables_file_open(path, rules, &class, fault) : NULL;
}

struct values tables_load(const struct index *index, const struct rules *rules,
			  const struct parallel *parallel, unsigned own, unsigned other,
			  enum tables_file_fault *fault)
{
	struct tables_file *file = tables_open_class(index, rules, own, other, fault);
	struct values values = {.bytes = NULL};

	if (!file)
		return values;
	if (!values_init(&values, index, own, other)) {
		errno = ENOMEM;
		*fault = TABLES_FILE_UNREADABLE;
	} else if (!tables_file_read(file, parallel, &values)) {
		*fault = TABLES_FILE_DAMAGED;
		values_clear(&values);
	}
	tables_file_close(file);
	return values;
}

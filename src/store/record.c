#include "store/records.h"

#include <string.h>

void record_free(struct record *record)
{
	if (!record)
		return;
	if (record->tags)
		g_ptr_array_unref(record->tags);
	if (record->comments)
		g_ptr_array_unref(record->comments);
	g_free(record->game);
	g_free(record);
}

const char *record_tag(const struct record *record, const char *name)
{
	for (guint i = 0; record->tags && i < record->tags->len; i++) {
		const struct records_tag *tag = g_ptr_array_index(record->tags, i);

		if (!g_ascii_strcasecmp(tag->name, name))
			return tag->value;
	}
	return NULL;
}

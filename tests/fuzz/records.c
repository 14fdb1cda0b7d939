/* Records in every dialect; each game that can be read is written and read again as the same. */
#include "core/options.h"
#include "fuzz.h"
#include "store/records.h"

#include <assert.h>
#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	return 0;
}

static void write_again(const struct record *record, const struct rules *rules)
{
	char *text = records_write(record->game, NULL, NULL, record->tags, record->comments);
	struct records_reader *reader = records_reader_new(text, strlen(text), rules);
	struct records_error error;
	struct record *same = records_next(reader, FALSE, &error);

	assert(same && same->game->length == record->game->length);
	assert(same->game->result == record->game->result);
	assert(position_equal(&same->game->position, &record->game->position));
	record_free(same);
	records_reader_free(reader);
	g_free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct records_reader *reader;
	struct records_error error;
	struct rules rules;

	options_preset(&rules, options_presets[0]);
	reader = records_reader_new((const char *)data, size, &rules);
	for (;;) {
		struct record *record = records_next(reader, FALSE, &error);

		if (!record && error.fault == RECORDS_FAULT_NONE)
			break;
		if (record)
			write_again(record, &rules);
		record_free(record);
	}
	records_reader_free(reader);
	records_count((const char *)data, size);
	return 0;
}

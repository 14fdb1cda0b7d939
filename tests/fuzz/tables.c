/* The file of a table, head, places and blocks. The sums of the head and of the places are made to
 * fit, since no fuzzer finds them; those of blocks are not. */
#include "core/options.h"
#include "fuzz.h"
#include "store/tables-file.h"

#include <assert.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { HEADER = 48, AT_BLOCKS = 28, AT_LENGTH = 32, AT_PLACES_SUM = 40, AT_HEADER_SUM = 44 };

static char *folder, *path;

static void leave(void)
{
	g_unlink(path);
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
	path = g_build_filename(folder, "3-3-flying-take.table", NULL);
	atexit(leave);
	return 0;
}

static void put32(uint8_t *at, uint32_t number)
{
	for (unsigned i = 0; i < 4; i++)
		at[i] = (uint8_t)(number >> 8 * i);
}

static void fit(uint8_t *bytes, size_t size)
{
	size_t places;

	if (size < HEADER)
		return;
	places = bytes[AT_BLOCKS] | (size_t)bytes[AT_BLOCKS + 1] << 8;
	places = 4 * (places + 1);
	put32(bytes + AT_LENGTH, (uint32_t)size);
	put32(bytes + AT_LENGTH + 4, 0);
	if (places <= size - HEADER)
		put32(bytes + AT_PLACES_SUM, (uint32_t)crc32(0, bytes + HEADER, (uInt)places));
	put32(bytes + AT_HEADER_SUM, (uint32_t)crc32(0, bytes, AT_HEADER_SUM));
}

static void read_blocks(const struct rules *rules)
{
	struct index *index = index_new(rules->board, 3);
	struct index_class class;
	enum tables_file_fault fault;
	struct tables_file *file;
	value values[TABLES_FILE_BLOCK];

	class = index_class(index, 3, 3);
	file = tables_file_open(path, rules, &class, &fault);
	for (uint32_t i = 0; file && i < 16; i++)
		tables_file_block(file, i, values);
	tables_file_close(file);
	index_free(index);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint8_t *bytes = g_memdup2(data, size);
	struct rules rules;
	uint64_t length;

	options_preset(&rules, options_presets[0]);
	fit(bytes, size);
	if (g_file_set_contents(path, (const char *)bytes, (gssize)size, NULL) &&
	    tables_file_look(path, &rules, 3, 3, &length) == TABLES_FILE_GOOD)
		read_blocks(&rules);
	g_free(bytes);
	return 0;
}

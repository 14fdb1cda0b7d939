/* One table in a file: the values of a class, packed in blocks. man/merels-tables.5 tells its form.
 *
 * A file is written whole under another name and then takes its own, so that whoever reads sees the
 * old one or the new one; what is read is proved by checksums, and a file that another program,
 * other rules or a fault has made is never taken for a table.
 */
#ifndef MERELS_STORE_TABLES_FILE_H
#define MERELS_STORE_TABLES_FILE_H

#include "core/rules.h"
#include "tables/parallel.h"
#include "tables/values.h"

#include <glib.h>

/* So many values are packed together, so that one is found within microseconds. */
#define TABLES_FILE_BLOCK 2048

/* Why a file is of no use; each is one sentence. */
enum tables_file_fault {
	TABLES_FILE_GOOD,
	TABLES_FILE_MISSING,
	TABLES_FILE_UNREADABLE, /* errno says why */
	TABLES_FILE_FOREIGN,	/* no table, or one of another version */
	TABLES_FILE_OTHER,	/* of another class or other rules than its name says */
	TABLES_FILE_DAMAGED,	/* cut off or changed */
};

struct tables_file;

/* Replaces the file path with these values; they must be whole. FALSE and *error on failure, after
 * which the old file stands and nothing else is left. What goes through a whole file asks go_on,
 * block by block, and fails if it is ended. */
gboolean tables_file_write(const char *path, const struct rules *rules, const struct values *values,
			   const struct parallel *parallel, GError **error);

/* Opens a file that must hold this class under these rules, and checks all but its blocks. NULL and
 * *fault if it is of no use. */
struct tables_file *tables_file_open(const char *path, const struct rules *rules,
				     const struct index_class *class,
				     enum tables_file_fault *fault);
void tables_file_close(struct tables_file *file);

/* What tables_file_open would find, in less time and without an index; length is in bytes, 0 if the
 * file is of no use. errno of TABLES_FILE_UNREADABLE says why. */
enum tables_file_fault tables_file_look(const char *path, const struct rules *rules, unsigned own,
					unsigned other, uint64_t *length);

/* Reads block number N, at most TABLES_FILE_BLOCK values; FALSE if it is damaged. */
gboolean tables_file_block(struct tables_file *file, uint32_t number, value *bytes);

/* Reads all into values of the same class. */
gboolean tables_file_read(struct tables_file *file, const struct parallel *parallel,
			  struct values *values);

/* Whether every block is whole; reads them all. */
gboolean tables_file_sound(struct tables_file *file, const struct parallel *parallel);

#endif

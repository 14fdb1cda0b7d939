/* The tables of endings on the player's machine: one file for each class, below
 * $XDG_DATA_HOME/merels/tables.
 */
#ifndef MERELS_STORE_TABLES_H
#define MERELS_STORE_TABLES_H

#include "store/tables-file.h"

/* Classes in the order in which they are built and told: those with fewer pieces together first,
 * then those whose side to move has fewer, each followed by its reverse. */
struct tables_class {
	unsigned own, other;
};

/* All with at most so many pieces a side; classes holds TABLES_MOST. Returns how many. */
#define TABLES_MOST 49
unsigned tables_classes(unsigned most, struct tables_class classes[TABLES_MOST]);

/* The file of a class under these rules; the caller frees. NULL without a home. */
char *tables_path(const struct rules *rules, unsigned own, unsigned other);

/* Whether there is a file of a class; what is in it is not looked at. */
gboolean tables_exists(const struct rules *rules, unsigned own, unsigned other);

/* The most pieces a side of all classes that there is a file of, least if none has more. What is
 * in them is not looked at. */
unsigned tables_most(const struct rules *rules, unsigned least);

/* The file of a class, opened; NULL and *fault if it is of no use. */
struct tables_file *tables_open_class(const struct index *index, const struct rules *rules,
				      unsigned own, unsigned other, enum tables_file_fault *fault);

/* What is wrong with the file of a class, as far as its head tells, and its bytes, 0 if it is of no
 * use. */
enum tables_file_fault tables_look(const struct rules *rules, unsigned own, unsigned other,
				   uint64_t *bytes);

/* All values of a class in memory, for values_clear; none but *fault if its file is of no use, or
 * if go_on ended it. */
struct values tables_load(const struct index *index, const struct rules *rules,
			  const struct parallel *parallel, unsigned own, unsigned other,
			  enum tables_file_fault *fault);

#endif

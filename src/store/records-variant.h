/* The Variant tag of records, free text that names a game and its board. */
#ifndef MERELS_STORE_RECORDS_VARIANT_H
#define MERELS_STORE_RECORDS_VARIANT_H

#include <stdbool.h>

/* Whether it names a game of another number of men than nine, so on another board. */
bool records_variant_is_other(const char *variant);

#endif

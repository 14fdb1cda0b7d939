#include "store/records-dialect.h"

#include "core/notation.h"

static bool always(const char *text, gsize length)
{
	(void)text;
	(void)length;
	return true;
}

/* The last row speaks of every text. */
static const struct records_dialect dialects[] = {
	{always, notation_read_ply}, /* federation; capitals, typographic signs, engine tokens */
};

const struct records_dialect *records_dialect_of(const char *text, gsize length)
{
	const struct records_dialect *dialect = dialects;

	while (!dialect->spoken(text, length))
		dialect++;
	return dialect;
}

#include "ui/columns.h"

#include "voice/plain.h"
#include "voice/vocabulary.h"

#include <string.h>

#define COLUMNS 7

static const char *const nato[COLUMNS] = {"alpha", "bravo",   "charlie", "delta",
					  "echo",  "foxtrot", "golf"};
static const char *const fide[COLUMNS] = {"Anna", "Bella", "Cesar", "David",
					  "Eva",  "Felix", "Gustav"};
/* How else they are spelt in English. */
static const char *const spelt[COLUMNS] = {"alfa", "", "caesar", "", "", "", ""};
static const char *const cyrillic[COLUMNS] = {"а", "бв", "сц", "д", "еэ", "ф", "гж"};

gboolean columns_is_letter(const char *start, gsize length)
{
	return length && g_utf8_next_char(start) == start + length;
}

static int find_letter(const char *start, gsize length)
{
	g_autofree char *letter = NULL;

	if (length == 1)
		return g_ascii_isalpha(*start) ? g_ascii_tolower(*start) - 'a' + 1 : 0;
	letter = plain_fold(start, (gssize)length);
	for (int column = 0; column < COLUMNS; column++)
		if (*letter && strstr(cyrillic[column], letter))
			return column + 1;
	return 0;
}

static gboolean is_spelt(const char *start, gsize length, int column)
{
	return *spelt[column] && strlen(spelt[column]) == length &&
	       !g_ascii_strncasecmp(start, spelt[column], length);
}

int columns_find(const char *start, gsize length)
{
	for (int column = 0; column < COLUMNS; column++)
		if (vocabulary_is(VOCABULARY_NATO, nato[column], start, length) ||
		    vocabulary_is(VOCABULARY_FIDE, fide[column], start, length) ||
		    vocabulary_is(VOCABULARY_NATO_SPOKEN, nato[column], start, length) ||
		    vocabulary_is(VOCABULARY_FIDE_SPOKEN, fide[column], start, length) ||
		    is_spelt(start, length, column))
			return column + 1;
	return columns_is_letter(start, length) ? find_letter(start, length) : 0;
}

#include "store/records-variant.h"

#include <glib.h>
#include <string.h>

/* From three on; none is read of which a longer one begins so. */
static const char *const numbers[] = {
	"three",  "four",   "five",	"six",	    "seven",   "eight",	  "nine",      "ten",
	"eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
};

static bool begins(const char *text, const char *word)
{
	return !g_ascii_strncasecmp(text, word, strlen(word));
}

/* The number at *at, which then stands behind it; 0 if there is none. */
static unsigned read_number(const char **at)
{
	unsigned number = 0;

	for (; g_ascii_isdigit(**at); ++*at)
		number = MIN(number * 10 + (unsigned)(**at - '0'), 1000);
	for (unsigned i = G_N_ELEMENTS(numbers); !number && i--;) {
		if (begins(*at, numbers[i])) {
			number = i + 3;
			*at += strlen(numbers[i]);
		}
	}
	return number;
}

/* Men follow a number in any joining, or nothing does. */
static bool are_men(const char *at)
{
	static const char *const men[] = {"men", "man", "mm", "piece", "stone", "morris", "merel"};

	while (*at && !g_ascii_isalnum(*at))
		at++;
	for (unsigned i = 0; i < G_N_ELEMENTS(men); i++)
		if (begins(at, men[i]))
			return true;
	return !*at;
}

/* Behind a sign or a word; WordsJoinedSo are several. */
static const char *past_word(const char *at)
{
	bool letter = g_ascii_isalpha(*at++);

	while (letter && g_ascii_isalpha(*at) && !(g_ascii_isupper(*at) && g_ascii_islower(at[-1])))
		at++;
	return at;
}

bool records_variant_is_other(const char *variant)
{
	for (const char *at = variant; *at;) {
		unsigned number;

		if (begins(at, "morabaraba"))
			return true;
		number = read_number(&at);
		if (number >= 3 && are_men(at))
			return number != 9;
		if (!number)
			at = past_word(at);
	}
	return false;
}

#include "voice/plain.h"

#include "voice/language.h"

#include <string.h>

/* GLib writes letters of many kinds in ASCII, but no Cyrillic ones. */
static const char *const cyrillic[] = {
	"a", "b", "v", "g", "d", "e", "zh", "z",  "i",	"j",	"k", "l", "m", "n", "o",  "p",
	"r", "s", "t", "u", "f", "h", "c",  "ch", "sh", "shch", "",  "y", "",  "e", "yu", "ya",
};

#define CYRILLIC_FIRST 0x430
#define CYRILLIC_IO 0x451

static const char *of_cyrillic(gunichar lower)
{
	if (lower == CYRILLIC_IO)
		return "yo";
	if (lower < CYRILLIC_FIRST || lower >= CYRILLIC_FIRST + G_N_ELEMENTS(cyrillic))
		return NULL;
	return cyrillic[lower - CYRILLIC_FIRST];
}

/* The letter below its accents. */
static char *without_accents(const char *letter)
{
	char *apart = g_utf8_normalize(letter, -1, G_NORMALIZE_ALL);
	const char *base = g_utf8_next_char(apart);

	if (g_unichar_ismark(g_utf8_get_char(base)))
		apart[base - apart] = '\0';
	return apart;
}

static char *letter_in_ascii(gunichar c)
{
	const char *known = of_cyrillic(g_unichar_tolower(c));
	char letter[7] = "";
	g_autofree char *base = NULL, *ascii = NULL;

	if (known || c == 0xa1 || c == 0xbf) /* Spanish questions begin with a mark, too */
		return g_strdup(known ? known : "");
	g_unichar_to_utf8(g_unichar_tolower(c), letter);
	ascii = g_str_to_ascii(letter, language_code());
	if (!g_unichar_isalpha(c) || g_ascii_isalpha(ascii[strlen(ascii) - 1]))
		return g_steal_pointer(&ascii);
	base = without_accents(letter);
	return g_str_to_ascii(base, "C");
}

static void append_ascii(GString *out, gunichar c)
{
	g_autofree char *ascii = letter_in_ascii(c);

	if (g_unichar_isupper(c))
		*ascii = g_ascii_toupper(*ascii);
	g_string_append(out, ascii);
}

char *plain_ascii(const char *text)
{
	return plain_in(text, "ASCII");
}

char *plain_in(const char *text, const char *charset)
{
	g_autofree char *valid = g_utf8_make_valid(text, -1);
	GString *out = g_string_new(NULL);
	GIConv converter = g_iconv_open(charset, "UTF-8");

	for (const char *at = valid; *at; at = g_utf8_next_char(at)) {
		gunichar c = g_utf8_get_char(at);
		g_autofree char *letter =
			c < 0x80 || converter == (GIConv)-1
				? NULL
				: g_convert_with_iconv(at, g_utf8_next_char(at) - at, converter,
						       NULL, NULL, NULL);
		if (letter)
			g_string_append(out, letter);
		else if (c < 0x80)
			g_string_append_c(out, (char)c);
		else
			append_ascii(out, c);
	}
	if (converter != (GIConv)-1)
		g_iconv_close(converter);
	return g_string_free(out, FALSE);
}

char *plain_in_locale(const char *text)
{
	const char *charset;

	return g_get_charset(&charset) ? g_strdup(text) : plain_in(text, charset);
}

char *plain_fold(const char *text, gssize length)
{
	g_autofree char *whole = g_utf8_normalize(text, length, G_NORMALIZE_ALL_COMPOSE);

	return g_utf8_casefold(whole ? whole : "", -1);
}

/* All accents dropped: "Muhle". */
static char *bare(const char *folded)
{
	g_autofree char *apart = g_utf8_normalize(folded, -1, G_NORMALIZE_ALL);
	GString *out = g_string_new(NULL);

	for (const char *at = apart; *at; at = g_utf8_next_char(at))
		if (!g_unichar_ismark(g_utf8_get_char(at)))
			g_string_append_unichar(out, g_utf8_get_char(at));
	return g_string_free(out, FALSE);
}

char **plain_spellings(const char *word)
{
	GPtrArray *spellings = g_ptr_array_new();
	g_autofree char *ascii = plain_ascii(word), *folded = plain_fold(word, -1);
	char *each[] = {g_strdup(folded), plain_fold(ascii, -1), bare(folded)};

	for (guint i = 0; i < G_N_ELEMENTS(each); i++) {
		gboolean known = FALSE;
		for (guint j = 0; j < spellings->len; j++)
			known |= !strcmp(spellings->pdata[j], each[i]);
		if (known)
			g_free(each[i]);
		else
			g_ptr_array_add(spellings, each[i]);
	}
	g_ptr_array_add(spellings, NULL);
	return (char **)g_ptr_array_free(spellings, FALSE);
}

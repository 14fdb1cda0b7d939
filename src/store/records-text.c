#include "store/records-text.h"

#include <string.h>

/* Windows-1252 from 0x80 on, as far as it differs from Latin-1: word processors write its
 * dashes, and their files are called Latin-1. 0 stands for no character. */
static const gunichar windows_signs[32] = {
	0x20ac, 0,	0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
	0x2039, 0x0152, 0,	0x017d, 0,	0,	0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
	0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,	0x017e, 0x0178,
};

char *records_text_from_latin(const char *text, gsize length, gsize *utf8_length)
{
	GString *out = g_string_sized_new(length + length / 8);

	for (gsize i = 0; i < length; i++) {
		unsigned char c = (unsigned char)text[i];
		gunichar sign = c;

		if (c >= 0x80 && c < 0xa0)
			sign = windows_signs[c - 0x80] ? windows_signs[c - 0x80] : '?';
		g_string_append_unichar(out, sign);
	}
	*utf8_length = out->len;
	return g_string_free(out, FALSE);
}

/* The character at *at and its length; '?' for a control character or no character at all. */
static gunichar clean(const char *at, const char *end, gsize *length)
{
	gunichar c = g_utf8_get_char_validated(at, end - at);

	if (c == (gunichar)-1 || c == (gunichar)-2) {
		*length = 1;
		return '?';
	}
	*length = (gsize)(g_utf8_next_char(at) - at);
	return g_unichar_iscntrl(c) ? '?' : c;
}

void records_text_append_clean(GString *out, const char *text, gsize length)
{
	const char *end = text + length;
	gsize start = out->len, n;

	for (; text < end; text += n) {
		gunichar c = clean(text, end, &n);

		if (!g_ascii_isspace(*text))
			g_string_append_unichar(out, c);
		else if (out->len > start && out->str[out->len - 1] != ' ')
			g_string_append_c(out, ' ');
	}
	if (out->len > start && out->str[out->len - 1] == ' ')
		g_string_truncate(out, out->len - 1);
}

void records_text_append_value(GString *out, const char *value, gsize length)
{
	const char *end = value + length;
	gsize n;

	for (; value < end; value += n) {
		gunichar c;

		if (*value == '\\' && value + 1 < end && (value[1] == '"' || value[1] == '\\'))
			value++;
		c = clean(value, end, &n);
		g_string_append_unichar(out, *value == '\t' ? ' ' : c);
	}
}

void records_text_append_quoted(GString *out, const char *value)
{
	const char *end = value + strlen(value);
	gsize n;

	for (; value < end; value += n) {
		gunichar c = clean(value, end, &n);

		if (c == '"' || c == '\\')
			g_string_append_c(out, '\\');
		g_string_append_unichar(out, g_ascii_isspace(*value) ? ' ' : c);
	}
}

void records_text_shorten(const char *text, gsize length, char *out, gsize size)
{
	static const char ellipsis[] = "…";
	const char *end = text + length;
	gsize used = 0, n, room = size - sizeof(ellipsis);

	for (; text < end; text += n) {
		gunichar c = clean(text, end, &n);
		char utf8[6];
		gsize bytes;

		if (g_ascii_isspace(*text))
			c = ' ';
		else if (!g_unichar_isprint(c))
			c = '?';
		bytes = (gsize)g_unichar_to_utf8(c, utf8);
		if (used + bytes > room) {
			memcpy(out + used, ellipsis, sizeof(ellipsis));
			return;
		}
		memcpy(out + used, utf8, bytes);
		used += bytes;
	}
	out[used] = '\0';
}

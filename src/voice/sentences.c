#include "voice/sentences.h"

#include <string.h>

void sentences_init(struct sentences *s, const struct wording_style *style,
		    const struct board *board)
{
	s->style = style;
	s->board = board;
	s->said = g_ptr_array_new_with_free_func(g_free);
	s->parts = g_ptr_array_new_with_free_func(g_free);
}

static char *format_list(const char *format, va_list arguments) G_GNUC_PRINTF(1, 0);

static char *format_list(const char *format, va_list arguments)
{
	return g_strdup_vprintf(format, arguments);
}

void sentences_add(struct sentences *s, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	g_ptr_array_add(s->said, format_list(format, arguments));
	va_end(arguments);
}

void sentences_break(struct sentences *s)
{
	g_ptr_array_add(s->said, NULL);
}

const char *sentences_keep(struct sentences *s, char *part)
{
	g_ptr_array_add(s->parts, part);
	return part;
}

const char *sentences_part(struct sentences *s, const char *format, ...)
{
	va_list arguments;
	char *part;

	va_start(arguments, format);
	part = format_list(format, arguments);
	va_end(arguments);
	return sentences_keep(s, part);
}

const char *sentences_quote(struct sentences *s, const char *text, unsigned most)
{
	g_autofree char *valid = g_utf8_make_valid(text ? text : "", -1);
	GString *quoted = g_string_new(NULL);

	for (const char *at = valid; *at && most > 0; at = g_utf8_next_char(at), most--) {
		gunichar c = g_utf8_get_char(at);
		if (g_unichar_isspace(c))
			c = ' ';
		g_string_append_unichar(quoted, g_unichar_isprint(c) && c != 0xfffd ? c : '?');
	}
	return sentences_keep(s, g_string_free(quoted, FALSE));
}

const char *sentences_chunk(struct sentences *s, const char **rest, const char *separator,
			    unsigned columns)
{
	const char *from = *rest, *end = NULL, *next = NULL;

	if (!*from)
		return NULL;
	for (const char *at = from; at; at = next) {
		const char *found = strstr(at, separator);
		const char *stop = found ? found : at + strlen(at);
		if (end && g_utf8_strlen(from, stop - from) > (glong)columns)
			break;
		end = stop;
		next = found ? found + strlen(separator) : NULL;
	}
	*rest = *end ? end + strlen(separator) : end;
	return sentences_keep(s, g_strndup(from, (gsize)(end - from)));
}

const char *sentences_capital(struct sentences *s, const char *text)
{
	GString *capital = g_string_new(NULL);

	if (*text) {
		g_string_append_unichar(capital, g_unichar_toupper(g_utf8_get_char(text)));
		g_string_append(capital, g_utf8_next_char(text));
	}
	return sentences_keep(s, g_string_free(capital, FALSE));
}

/* Returns the lines, and in *n how many. */
static char *fill(const GPtrArray *said, unsigned columns, unsigned *n)
{
	GString *lines = g_string_new(NULL);
	glong used = 0;

	*n = 0;
	for (guint i = 0; i < said->len; i++) {
		const char *sentence = g_ptr_array_index(said, i);
		glong length = sentence ? g_utf8_strlen(sentence, -1) : 0;
		if (used && (!sentence || used + 1 + length > columns)) {
			g_string_append_c(lines, '\n');
			used = 0;
		}
		if (!sentence)
			continue;
		if (used)
			g_string_append_c(lines, ' ');
		else
			++*n;
		g_string_append(lines, sentence);
		used += length + (used > 0);
	}
	if (used)
		g_string_append_c(lines, '\n');
	return g_string_free(lines, FALSE);
}

char *sentences_lines(struct sentences *s)
{
	unsigned columns = sentences_terse(s) ? SENTENCES_TERSE_COLUMNS : SENTENCES_COLUMNS;
	unsigned n;
	char *lines = fill(s->said, columns, &n);

	if (n > SENTENCES_LINES && columns < SENTENCES_COLUMNS) {
		g_free(lines);
		lines = fill(s->said, SENTENCES_COLUMNS, &n);
	}
	g_ptr_array_unref(s->said);
	g_ptr_array_unref(s->parts);
	return lines;
}

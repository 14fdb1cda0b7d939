#include "voice/sentences.h"

#include "voice/spoken.h"

#include <string.h>

/* An utterance holds the items of so many lines of print: what is longer is cut off unheard. */
#define HEARD_TOGETHER 3

void sentences_init(struct sentences *s, const struct wording_style *style,
		    const struct board *board)
{
	s->style = style;
	s->board = board;
	s->said = g_ptr_array_new_with_free_func(g_free);
	s->parts = g_ptr_array_new_with_free_func(g_free);
	s->quoted = g_ptr_array_new();
}

static char *format_list(const char *format, va_list arguments) G_GNUC_PRINTF(1, 0);

static char *format_list(const char *format, va_list arguments)
{
	return g_strdup_vprintf(format, arguments);
}

/* A name of the player's keeps its small letter. */
static bool begins_quoted(const struct sentences *s, const char *sentence)
{
	for (guint i = 0; i < s->quoted->len; i++)
		if (g_str_has_prefix(sentence, g_ptr_array_index(s->quoted, i)))
			return true;
	return false;
}

/* "%s" alone is a text that is whole already. */
static bool begins_filled_in(const struct sentences *s, const char *format, const char *sentence)
{
	return s->style->names != WORDING_LETTERS && format[0] == '%' &&
	       strcmp(format, "%s") != 0 && !begins_quoted(s, sentence);
}

void sentences_add(struct sentences *s, const char *format, ...)
{
	va_list arguments;
	char *sentence;

	va_start(arguments, format);
	sentence = format_list(format, arguments);
	va_end(arguments);
	if (begins_filled_in(s, format, sentence))
		sentence = g_strdup(sentences_capital(s, sentences_keep(s, sentence)));
	g_ptr_array_add(s->said, sentence);
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
		if (!g_unichar_isprint(c) || c == 0xfffd)
			c = s->style->spoken ? ' ' : '?';
		g_string_append_unichar(quoted, c);
	}
	if (quoted->len)
		g_ptr_array_add(s->quoted, quoted->str);
	return sentences_keep(s, g_string_free(quoted, FALSE));
}

/* As strstr, which looks at the whole rest first where memory is checked. */
static const char *find(const char *text, const char *wanted)
{
	for (; *text; text++)
		if (g_str_has_prefix(text, wanted))
			return text;
	return NULL;
}

const char *sentences_chunk(struct sentences *s, const char **rest, const char *separator,
			    unsigned columns)
{
	const char *from = *rest, *end = NULL, *next = NULL;
	glong used = 0;

	if (!*from)
		return NULL;
	if (s->style->spoken && columns != SENTENCES_ANY_WIDTH)
		columns *= HEARD_TOGETHER;
	for (const char *at = from; at; at = next) {
		const char *found = find(at, separator);
		const char *stop = found ? found : at + strlen(at);
		const char *counted = end ? end : from;
		used += g_utf8_strlen(counted, stop - counted);
		if (end && used > (glong)columns)
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

static char *fill_spoken(const GPtrArray *said)
{
	unsigned n;
	g_autofree char *lines = fill(said, SENTENCES_ANY_WIDTH, &n);

	return spoken_signs(lines);
}

static char *fill_printed(const struct sentences *s)
{
	unsigned columns = sentences_terse(s) ? SENTENCES_TERSE_COLUMNS : SENTENCES_COLUMNS;
	unsigned n;
	char *lines = fill(s->said, columns, &n);

	if (n > SENTENCES_LINES && columns < SENTENCES_COLUMNS) {
		g_free(lines);
		lines = fill(s->said, SENTENCES_COLUMNS, &n);
	}
	return lines;
}

char *sentences_lines(struct sentences *s)
{
	char *lines = s->style->spoken ? fill_spoken(s->said) : fill_printed(s);

	g_ptr_array_unref(s->said);
	g_ptr_array_unref(s->parts);
	g_ptr_array_unref(s->quoted);
	return lines;
}

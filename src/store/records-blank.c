#include "store/records-blank.h"

size_t records_blank_other(const char *at, const char *end)
{
	gunichar c = g_utf8_get_char_validated(at, end - at);

	if (c == (gunichar)-1 || c == (gunichar)-2)
		return 0;
	if (!g_unichar_isspace(c) && g_unichar_type(c) != G_UNICODE_FORMAT)
		return 0;
	return (size_t)(g_utf8_next_char(at) - at);
}

void records_blank_step(struct records_lex *lex)
{
	char c = *lex->at++;

	if (c == '\n' || (c == '\r' && (lex->at == lex->end || *lex->at != '\n'))) {
		lex->line++;
		lex->gap = lex->gap || lex->line_begins;
		lex->line_begins = lex->new_line = true;
	}
}

void records_blank_skip(struct records_lex *lex)
{
	for (size_t n; (n = records_blank_at(lex->at, lex->end));)
		while (n--)
			records_blank_step(lex);
}

void records_blank_skip_line(struct records_lex *lex)
{
	while (lex->at < lex->end && *lex->at != '\n' && *lex->at != '\r')
		lex->at++;
}

bool records_blank_escaped_line(const struct records_lex *lex)
{
	return lex->line_begins && lex->at < lex->end && (*lex->at == '%' || *lex->at == '#');
}

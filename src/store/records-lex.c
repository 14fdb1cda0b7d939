#include "store/records-lex.h"

#include "store/records-blank.h"
#include "store/records-word.h"

#include <string.h>

void records_lex_init(struct records_lex *lex, enum records_dialect dialect, const char *text,
		      gsize length)
{
	*lex = (struct records_lex){.dialect = dialect,
				    .at = text,
				    .end = text + length,
				    .line = 1,
				    .no_tag_until = text,
				    .line_begins = true};
}

static bool at_tag_line(const struct records_lex *lex)
{
	return lex->line_begins && lex->end - lex->at > 1 && *lex->at == '[' &&
	       g_ascii_isalpha(lex->at[1]);
}

/* What was never closed ends where the next game's tags begin, so that one slip does not hide
 * every game behind it. */
static void unclosed(struct records_lex *lex, struct records_token *token)
{
	token->kind = RECORDS_LEX_UNCLOSED;
	token->length = 1;
	lex->at = token->at + 1;
	lex->line = token->line;
	lex->line_begins = false;
	while (lex->at < lex->end && !at_tag_line(lex)) {
		records_blank_skip_line(lex);
		if (lex->at < lex->end)
			records_blank_step(lex);
	}
}

/* Passes a {comment}; false if it is not closed, the lexer then anywhere behind its opening. */
static bool skip_braces(struct records_lex *lex)
{
	const char *close = NULL;
	bool gap = lex->gap, new_line = lex->new_line;

	if (!lex->no_brace_ahead)
		close = memchr(lex->at, '}', (size_t)(lex->end - lex->at));
	if (!close) {
		lex->no_brace_ahead = true;
		lex->at++;
		return false;
	}
	while (lex->at <= close)
		records_blank_step(lex);
	lex->line_begins = false;
	lex->gap = gap;
	lex->new_line = new_line;
	return true;
}

static void comment(struct records_lex *lex, struct records_token *token)
{
	token->kind = RECORDS_LEX_COMMENT;
	if (*lex->at == ';') {
		records_blank_skip_line(lex);
		token->length = (gsize)(lex->at - ++token->at);
	} else if (skip_braces(lex)) {
		token->length = (gsize)(lex->at - ++token->at) - 1;
	} else {
		unclosed(lex, token);
	}
}

/* In a variation a ) right after digits closes it, unless this record numbers its plies so; where
 * plies are numbers too, only the first number of a variation is such a numbering. */
static bool closes(const struct records_lex *lex, const char *from)
{
	const char *digit = lex->at;

	if (!lex->paren_numbers)
		return true;
	while (digit > from && g_ascii_isdigit(digit[-1]))
		digit--;
	if (digit == lex->at)
		return true;
	return digit[-1] != '(' &&
	       (lex->dialect == RECORDS_NUMBERS || !records_blank_at(digit - 1, digit));
}

static bool skip_variation(struct records_lex *lex)
{
	const char *from = lex->at;
	unsigned depth = 0;
	bool new_line = lex->new_line;

	while (lex->at < lex->end) {
		if (at_tag_line(lex))
			return false;
		if (*lex->at == ';' || records_blank_escaped_line(lex)) {
			records_blank_skip_line(lex);
			continue;
		}
		if (*lex->at == '{') {
			if (!skip_braces(lex))
				return false;
			continue;
		}
		if (*lex->at == '(') {
			depth++;
		} else if (*lex->at == ')' && closes(lex, from) && !--depth) {
			lex->new_line = new_line;
			return lex->at++;
		}
		if (!records_blank_at(lex->at, lex->end))
			lex->line_begins = false;
		records_blank_step(lex);
	}
	return false;
}

static bool line_goes_on(const struct records_lex *lex, const char *p)
{
	return p < lex->end && *p != '\n' && *p != '\r';
}

static const char *past_spaces(const struct records_lex *lex, const char *p)
{
	for (size_t n; line_goes_on(lex, p) && (n = records_blank_at(p, lex->end));)
		p += n;
	return p;
}

/* The quotation mark that ends a value, or NULL. One inside a value ends it only before the
 * bracket, since many programs forget to escape it. */
static const char *end_of_value(struct records_lex *lex, const char *p)
{
	for (; line_goes_on(lex, p); p++) {
		const char *close;

		if (*p == '\\' && line_goes_on(lex, p + 1)) {
			p++;
			continue;
		}
		if (*p != '"')
			continue;
		close = past_spaces(lex, p + 1);
		if (line_goes_on(lex, close) && *close == ']') {
			lex->at = close + 1;
			return p;
		}
	}
	lex->no_tag_until = p;
	return NULL;
}

/* [Name "value"] */
static bool tag(struct records_lex *lex, struct records_token *token)
{
	const char *p = past_spaces(lex, token->at + 1), *end;

	token->name = token->at = p;
	while (line_goes_on(lex, p) && !records_blank_at(p, lex->end) && !strchr("\"[]", *p))
		p++;
	token->name_length = token->length = (gsize)(p - token->at);
	p = past_spaces(lex, p);
	if (!token->name_length || !line_goes_on(lex, p) || *p != '"' || p < lex->no_tag_until)
		return false;
	token->value = p + 1;
	end = end_of_value(lex, p + 1);
	if (!end)
		return false;
	token->value_length = (gsize)(end - token->value);
	return true;
}

/* A bracket inside a line that begins no tag pair is a word like any other. */
static bool tag_or_not(struct records_lex *lex, struct records_token *token, bool heads)
{
	const char *from = token->at;

	token->kind = RECORDS_LEX_TAG;
	lex->names = 0;
	if (tag(lex, token))
		return true;
	token->kind = RECORDS_LEX_BAD_TAG;
	token->at = from;
	if (!heads)
		return false;
	records_blank_skip_line(lex);
	token->length = (gsize)(lex->at - from);
	return true;
}

void records_lex_next(struct records_lex *lex, struct records_token *token)
{
	for (;;) {
		bool heads;

		records_blank_skip(lex);
		if (records_blank_escaped_line(lex)) {
			records_blank_skip_line(lex);
			lex->line_begins = false;
			continue;
		}
		heads = lex->line_begins;
		lex->line_begins = false;
		token->at = lex->at;
		token->line = lex->line;
		token->length = 0;
		token->text[0] = '\0';
		token->cut = false;
		token->kind = RECORDS_LEX_END;
		if (lex->at == lex->end)
			return;
		switch (*lex->at) {
		case '{':
		case ';':
			comment(lex, token);
			return;
		case '[':
			if (tag_or_not(lex, token, heads) || records_word_read(lex, token, heads))
				return;
			continue;
		case '(':
			if (skip_variation(lex))
				continue;
			unclosed(lex, token);
			return;
		case '$':
			do
				lex->at++;
			while (lex->at < lex->end && g_ascii_isdigit(*lex->at));
			continue;
		default:
			if (heads && records_word_heading(lex, token)) {
				if (token->kind == RECORDS_LEX_TAG)
					return;
				continue;
			}
			if (records_word_read(lex, token, heads))
				return;
		}
	}
}

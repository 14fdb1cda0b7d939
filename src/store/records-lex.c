#include "store/records-lex.h"

#include "core/notation.h"

#include <string.h>

void records_lex_init(struct records_lex *lex, const char *text, gsize length)
{
	*lex = (struct records_lex){.at = text,
				    .end = text + length,
				    .line = 1,
				    .no_tag_until = text,
				    .line_begins = true};
}

static bool at_newline(const struct records_lex *lex)
{
	return lex->at < lex->end && (*lex->at == '\n' || *lex->at == '\r');
}

/* One byte on. CRLF counts as one line, at its LF. */
static void step(struct records_lex *lex)
{
	char c = *lex->at++;

	if (c == '\n' || (c == '\r' && (lex->at == lex->end || *lex->at != '\n'))) {
		lex->line++;
		lex->line_begins = true;
	}
}

static bool starts(const char *at, const char *end, const char *what)
{
	size_t length = strlen(what);

	return (size_t)(end - at) >= length && !memcmp(at, what, length);
}

/* The bytes of the blank at at, 0 if there is none: ASCII, the comma of lists, and what web pages
 * and word processors put between words, a byte order mark between joined files included. */
static size_t blank(const char *at, const char *end)
{
	if (at == end)
		return 0;
	switch (*at) {
	case ' ':
	case '\t':
	case '\n':
	case '\v':
	case '\f':
	case '\r':
	case ',':
		return 1;
	case '\xc2':
		return starts(at, end, "\xc2\xa0") ? 2 : 0;
	case '\xe2':
		if (starts(at, end, "\xe2\x80\xaf"))
			return 3;
		return end - at >= 3 && at[1] == '\x80' && (unsigned char)at[2] <= 0x8b ? 3 : 0;
	case '\xef':
		return starts(at, end, "\xef\xbb\xbf") ? 3 : 0;
	default:
		return 0;
	}
}

static void skip_blanks(struct records_lex *lex)
{
	for (size_t n; (n = blank(lex->at, lex->end));)
		while (n--)
			step(lex);
}

static void skip_line(struct records_lex *lex)
{
	while (lex->at < lex->end && !at_newline(lex))
		lex->at++;
}

static bool at_escaped_line(const struct records_lex *lex)
{
	return lex->line_begins && lex->at < lex->end && (*lex->at == '%' || *lex->at == '#');
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
		skip_line(lex);
		if (lex->at < lex->end)
			step(lex);
	}
}

/* Passes a {comment}; false if it is not closed, the lexer then anywhere behind its opening. */
static bool skip_braces(struct records_lex *lex)
{
	const char *close = NULL;

	if (!lex->no_brace_ahead)
		close = memchr(lex->at, '}', (size_t)(lex->end - lex->at));
	if (!close) {
		lex->no_brace_ahead = true;
		lex->at++;
		return false;
	}
	while (lex->at <= close)
		step(lex);
	lex->line_begins = false;
	return true;
}

static void comment(struct records_lex *lex, struct records_token *token)
{
	token->kind = RECORDS_LEX_COMMENT;
	if (*lex->at == ';') {
		skip_line(lex);
		token->length = (gsize)(lex->at - ++token->at);
	} else if (skip_braces(lex)) {
		token->length = (gsize)(lex->at - ++token->at) - 1;
	} else {
		unclosed(lex, token);
	}
}

/* In a variation a ) right after digits closes it, unless this record numbers its plies so. */
static bool closes(const struct records_lex *lex, const char *from)
{
	const char *digit = lex->at;

	if (!lex->paren_numbers)
		return true;
	while (digit > from && g_ascii_isdigit(digit[-1]))
		digit--;
	return digit == lex->at || !(digit[-1] == '(' || blank(digit - 1, digit));
}

static bool skip_variation(struct records_lex *lex)
{
	const char *from = lex->at;
	unsigned depth = 0;

	while (lex->at < lex->end) {
		if (at_tag_line(lex))
			return false;
		if (*lex->at == ';' || at_escaped_line(lex)) {
			skip_line(lex);
			continue;
		}
		if (*lex->at == '{') {
			if (!skip_braces(lex))
				return false;
			continue;
		}
		if (*lex->at == '(')
			depth++;
		else if (*lex->at == ')' && closes(lex, from) && !--depth)
			return lex->at++;
		if (!blank(lex->at, lex->end))
			lex->line_begins = false;
		step(lex);
	}
	return false;
}

static bool line_goes_on(const struct records_lex *lex, const char *p)
{
	return p < lex->end && *p != '\n' && *p != '\r';
}

static const char *past_spaces(const struct records_lex *lex, const char *p)
{
	while (line_goes_on(lex, p) && g_ascii_isspace(*p))
		p++;
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

	token->at = p;
	while (line_goes_on(lex, p) && !g_ascii_isspace(*p) && !strchr("\"[]", *p))
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
	if (tag(lex, token))
		return true;
	token->kind = RECORDS_LEX_BAD_TAG;
	token->at = from;
	if (!heads)
		return false;
	skip_line(lex);
	token->length = (gsize)(lex->at - from);
	return true;
}

bool records_lex_result(const char *text, gsize length, enum game_result *result)
{
	static const char *const results[] = {
		[GAME_UNFINISHED] = "*",
		[GAME_WHITE_WINS] = "1-0",
		[GAME_BLACK_WINS] = "0-1",
		[GAME_DRAWN] = "1/2-1/2",
	};
	char raw[16] = "", plain[32] = "";
	size_t n = 0;

	if (!length || length >= sizeof(raw) || !strchr("01*\xc2", *text))
		return false;
	memcpy(raw, text, length);
	for (const char *p = raw; *p;) {
		size_t dash = notation_dash(p);

		if (dash) {
			plain[n++] = '-';
			p += dash;
		} else if (g_str_has_prefix(p, "½")) {
			memcpy(plain + n, "1/2", 3);
			n += 3;
			p += strlen("½");
		} else {
			plain[n++] = *p++;
		}
	}
	for (size_t i = 0; i < G_N_ELEMENTS(results); i++) {
		if (!strcmp(plain, results[i])) {
			*result = (enum game_result)i;
			return true;
		}
	}
	return false;
}

/* Reads on to a blank or a sign that begins something else; the length. */
static gsize chunk(struct records_lex *lex)
{
	const char *from = lex->at;
	bool digits = true;

	if (*from == '*') {
		lex->at++;
		return 1;
	}
	for (; lex->at < lex->end && !blank(lex->at, lex->end); lex->at++) {
		if (*lex->at == ')' && digits && lex->at > from) {
			lex->paren_numbers = true;
			digits = false;
			continue;
		}
		if (strchr("{}();[$", *lex->at))
			break;
		digits = digits && g_ascii_isdigit(*lex->at);
	}
	if (lex->at == from)
		lex->at++;
	return (gsize)(lex->at - from);
}

/* The length of the numbering at the head of a chunk: "1." "2..." "3)" "4…", or 0. */
static gsize numbering(const char *at, gsize length)
{
	const char *p = at, *end = at + length;

	while (p < end && g_ascii_isdigit(*p))
		p++;
	if (p > at && p < end && *p == ')')
		return (gsize)(p - at) + 1;
	for (const char *digits = p;;) {
		if (p < end && *p == '.')
			p++;
		else if (starts(p, end, "…"))
			p += strlen("…");
		else
			return p == digits ? 0 : (gsize)(p - at);
	}
}

/* A bare number at the head of a line with more on it is numbering too; anywhere else it is a
 * point without its column. */
static bool heads_line(const struct records_lex *lex, const char *at, gsize length)
{
	struct records_lex ahead = *lex;

	for (gsize i = 0; i < length; i++) {
		if (!g_ascii_isdigit(at[i]))
			return false;
	}
	skip_blanks(&ahead);
	return ahead.line == lex->line && ahead.at < ahead.end && g_ascii_isalpha(*ahead.at);
}

static gsize without_marks(const char *at, gsize length)
{
	while (length && strchr("!?.", at[length - 1]))
		length--;
	return length;
}

static void append(struct records_token *token, const char *at, gsize length)
{
	gsize used = strlen(token->text);

	token->length = (gsize)(at + length - token->at);
	if (length >= sizeof(token->text) - used) {
		length = sizeof(token->text) - 1 - used;
		token->cut = true;
	}
	memcpy(token->text + used, at, length);
	token->text[used + length] = '\0';
}

/* Reads the next word into ahead, over blanks alone; its length, 0 if something else follows. */
static gsize peek(const struct records_lex *lex, struct records_lex *ahead, const char **at)
{
	*ahead = *lex;
	skip_blanks(ahead);
	if (ahead->at == ahead->end || at_escaped_line(ahead) || strchr("{}();[$", *ahead->at))
		return 0;
	ahead->line_begins = false;
	*at = ahead->at;
	return chunk(ahead);
}

static bool is_dash(const char *at, gsize length)
{
	char text[4] = "";

	if (!length || length >= sizeof(text))
		return false;
	memcpy(text, at, length);
	return notation_dash(text) == length;
}

/* Joins "a1 -> a4" and "x g7". Only a sign that stands alone is joined, so that "d2-" and "d2x"
 * stay the mistakes that they are. */
static void join(struct records_lex *lex, struct records_token *token)
{
	struct records_lex ahead;
	const char *at = NULL;
	gsize length = peek(lex, &ahead, &at);

	if (is_dash(at, length)) {
		append(token, at, length);
		*lex = ahead;
		length = peek(lex, &ahead, &at);
	} else if (token->length > 3 || notation_cross(token->text) != token->length) {
		return;
	}
	if (length && g_ascii_isalpha(*at)) {
		append(token, at, without_marks(at, length));
		*lex = ahead;
	}
}

/* False if there was only numbering or a mark. */
static bool word(struct records_lex *lex, struct records_token *token, bool heads)
{
	gsize length = chunk(lex), number = 0;

	token->kind = RECORDS_LEX_RESULT;
	token->length = length;
	if (records_lex_result(token->at, length, &token->result))
		return true;
	token->kind = RECORDS_LEX_WORD;
	number = numbering(token->at, length);
	token->at += number;
	length = without_marks(token->at, length - number);
	if (!length || (heads && !number && heads_line(lex, token->at, length)))
		return false;
	append(token, token->at, length);
	join(lex, token);
	return true;
}

void records_lex_next(struct records_lex *lex, struct records_token *token)
{
	for (;;) {
		bool heads;

		skip_blanks(lex);
		if (at_escaped_line(lex)) {
			skip_line(lex);
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
			if (tag_or_not(lex, token, heads) || word(lex, token, heads))
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
			if (word(lex, token, heads))
				return;
		}
	}
}

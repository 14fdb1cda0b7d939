#include "store/records-word.h"

#include "core/notation.h"
#include "store/records-blank.h"

#include <string.h>

bool records_word_result(const char *text, gsize length, enum game_result *result)
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
		} else if (*p == ':') {
			plain[n++] = '-';
			p++;
		} else if (g_ascii_isspace(*p)) {
			p++;
		} else if (g_str_has_prefix(p, "½")) {
			memcpy(plain + n, "1/2", 3);
			n += 3;
			p += strlen("½");
		} else {
			plain[n++] = *p++;
		}
	}
	if (!strcmp(plain, "1/2"))
		strcpy(plain, results[GAME_DRAWN]);
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
	for (; lex->at < lex->end && !records_blank_at(lex->at, lex->end); lex->at++) {
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

/* The length of the numbering at the head of a chunk: "1." "2..." "3)" "4…" "5:", or 0. */
static gsize numbering(const char *at, gsize length)
{
	const char *p = at, *end = at + length;

	while (p < end && g_ascii_isdigit(*p))
		p++;
	if (p > at && p < end && *p == ')')
		return (gsize)(p - at) + 1;
	if (p > at && p < end && *p == ':' && (p + 1 == end || g_ascii_isalpha(p[1])))
		return (gsize)(p - at) + 1;
	for (const char *digits = p;;) {
		if (p < end && *p == '.')
			p++;
		else if (end - p >= (ptrdiff_t)strlen("…") && !memcmp(p, "…", strlen("…")))
			p += strlen("…");
		else
			return p == digits ? 0 : (gsize)(p - at);
	}
}

/* Keeps what a numbering says for the word that follows, however many words it is itself. */
static void keep_number(struct records_lex *lex, const char *at, gsize length)
{
	unsigned number = 0, dots = 0;

	for (const char *p = at; p < at + length; p++) {
		if (g_ascii_isdigit(*p))
			number = MIN(number * 10 + (unsigned)(*p - '0'), 1000000);
		else
			dots += *p == '.' ? 1 : 3;
	}
	if (number)
		lex->number = number;
	if (dots >= 3)
		lex->black = at[length - 1] != ')' && at[length - 1] != ':';
}

/* A word has what was kept for it. */
static void give_number(struct records_lex *lex, struct records_token *token)
{
	token->number = lex->number;
	token->black = lex->black;
	token->gap = lex->gap;
	token->new_line = lex->new_line;
	lex->number = 0;
	lex->black = lex->gap = lex->new_line = false;
}

/* A bare number at the head of a line with more on it is numbering too; anywhere else it is a
 * point without its column. */
static bool heads_line(const struct records_lex *lex, const char *at, gsize length)
{
	struct records_lex ahead = *lex;

	if (lex->dialect == RECORDS_NUMBERS)
		return false;
	for (gsize i = 0; i < length; i++) {
		if (!g_ascii_isdigit(at[i]))
			return false;
	}
	records_blank_skip(&ahead);
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
	records_blank_skip(ahead);
	if (ahead->at == ahead->end || records_blank_escaped_line(ahead) ||
	    strchr("{}();[$", *ahead->at))
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

static bool begins_point(const struct records_lex *lex, char c)
{
	return lex->dialect == RECORDS_NUMBERS ? g_ascii_isdigit(c) : g_ascii_isalpha(c);
}

/* Whether "to" and a point follow a point; ahead then stands behind "to". */
static bool joins_by_word(const struct records_lex *lex, const struct records_token *token,
			  struct records_lex *ahead)
{
	struct records_lex beyond;
	const char *at = NULL;
	gsize length = peek(lex, ahead, &at);

	if (length != 2 || g_ascii_strncasecmp(at, "to", 2) || !g_ascii_isalpha(*token->text) ||
	    !g_ascii_isdigit(token->text[1]))
		return false;
	length = peek(ahead, &beyond, &at);
	return length > 1 && g_ascii_isalpha(*at) && g_ascii_isdigit(at[1]);
}

/* Joins "a1 -> a4" and "x g7". Only a sign that stands alone is joined, so that "d2-" and "d2x"
 * stay the mistakes that they are. */
static void join(struct records_lex *lex, struct records_token *token)
{
	struct records_lex ahead;
	const char *at = NULL;
	gsize length = peek(lex, &ahead, &at);

	if (joins_by_word(lex, token, &ahead)) {
		append(token, "-", 1);
		*lex = ahead;
		length = peek(lex, &ahead, &at);
	} else if (is_dash(at, length)) {
		append(token, at, length);
		*lex = ahead;
		length = peek(lex, &ahead, &at);
	} else if (notation_cross(token->text) != strlen(token->text)) {
		return;
	}
	if (length && begins_point(lex, *at)) {
		append(token, at, without_marks(at, length));
		*lex = ahead;
	}
}

/* Whether the next word is that, in any case; then the lexer stands behind it. */
static bool passes(struct records_lex *lex, const char *word)
{
	struct records_lex ahead;
	const char *at = NULL;
	gsize length = peek(lex, &ahead, &at);

	if (length != strlen(word) || g_ascii_strncasecmp(at, word, length))
		return false;
	*lex = ahead;
	return true;
}

static bool is_any(const char *text, const char *const words[])
{
	for (; *words; words++)
		if (!g_ascii_strcasecmp(text, *words))
			return true;
	return false;
}

/* Words as the sign that they stand for, which is then joined: "take" is a cross, and "place to"
 * and "move from" are nothing. */
static void shorten(struct records_lex *lex, struct records_token *token)
{
	static const char *const takes[] = {"take",	"takes",  "taking",  "capture",
					    "captures", "remove", "removes", NULL};
	static const char *const leads[] = {"place", "places", "put", "move", "fly", "slide", NULL};
	struct records_lex ahead = *lex;
	const char *at = NULL;
	gsize length;

	if (is_any(token->text, takes))
		strcpy(token->text, "x");
	if (!is_any(token->text, leads))
		return;
	if (!passes(&ahead, "to") && !passes(&ahead, "from"))
		passes(&ahead, "on");
	length = peek(&ahead, &ahead, &at);
	if (length < 2 || !g_ascii_isalpha(*at) || !g_ascii_isdigit(at[1]))
		return;
	token->text[0] = '\0';
	append(token, at, without_marks(at, length));
	*lex = ahead;
}

/* A result, also with blanks around its sign: 0 - 1. */
static bool reads_result(struct records_lex *lex, struct records_token *token, gsize length)
{
	struct records_lex ahead;
	const char *at = NULL;
	bool found = false;

	if (g_ascii_isdigit(*token->at) || *token->at == '\xc2') {
		gsize n = peek(lex, &ahead, &at);

		if (is_dash(at, n) || (n == 1 && *at == ':')) {
			n = peek(&ahead, &ahead, &at);
			found = n && records_word_result(token->at, (gsize)(at + n - token->at),
							 &token->result);
		}
	}
	if (found) {
		*lex = ahead;
		token->length = (gsize)(lex->at - token->at);
	} else if (!records_word_result(token->at, length, &token->result)) {
		return false;
	}
	lex->number = 0;
	lex->black = lex->gap = lex->new_line = false;
	return true;
}

bool records_word_read(struct records_lex *lex, struct records_token *token, bool heads)
{
	gsize length = chunk(lex), number = 0;

	token->kind = RECORDS_LEX_RESULT;
	token->length = length;
	lex->names = 0;
	if (reads_result(lex, token, length))
		return true;
	token->kind = RECORDS_LEX_WORD;
	lex->names = 2;
	number = numbering(token->at, length);
	if (heads && !number && heads_line(lex, token->at, length))
		number = length;
	lex->numbered = lex->numbered || number;
	keep_number(lex, token->at, number);
	token->at += number;
	length = without_marks(token->at, length - number);
	if (!length)
		return false;
	give_number(lex, token);
	append(token, token->at, length);
	if (lex->dialect == RECORDS_WORDS || lex->dialect == RECORDS_FEDERATION)
		shorten(lex, token);
	join(lex, token);
	lex->gap = lex->new_line = false;
	return true;
}

/* Whether the chunk can only stand among plies, right or wrong ones. */
static bool is_of_plies(const struct records_lex *lex, const char *at, gsize length)
{
	enum game_result result;
	gsize number = numbering(at, length);

	if (records_word_result(at, length, &result))
		return true;
	at += number;
	length -= number;
	if (lex->dialect == RECORDS_WORDS && length == 5 && !g_ascii_strncasecmp(at, "place", 5))
		return true;
	if (length > 2 && notation_cross(at)) {
		length -= notation_cross(at);
		at += notation_cross(at);
	}
	return length > 1 && g_ascii_isalpha(at[0]) && g_ascii_isdigit(at[1]) &&
	       g_ascii_tolower(at[0]) <= 'h';
}

/* Passes the line at which the lexer stands if it holds no ply and no result. */
static bool skip_heading(struct records_lex *lex)
{
	unsigned line = lex->line;
	struct records_lex ahead = *lex;

	while (ahead.at < ahead.end && ahead.line == line) {
		const char *from = ahead.at;

		if (is_of_plies(lex, from, chunk(&ahead)))
			return false;
		records_blank_skip(&ahead);
	}
	records_blank_skip_line(lex);
	return true;
}

/* The second name stands on the line after the first. But at the head of a record of points, what
 * they begin must be seen, lest a line amid plies be taken for a name. */
static bool names_follow(const struct records_lex *lex)
{
	struct records_lex ahead = *lex;

	if (!skip_heading(&ahead))
		return false;
	records_blank_skip(&ahead);
	if (ahead.at == ahead.end || strchr("[({;%#", *ahead.at) || !skip_heading(&ahead))
		return false;
	records_blank_skip(&ahead);
	if (!lex->names && lex->dialect == RECORDS_POINTS)
		return true;
	return ahead.at < ahead.end && (*ahead.at == '[' || !skip_heading(&ahead));
}

/* Where players' names may stand: in a record of plies that tell their own kind, only before it. */
static bool at_names(const struct records_lex *lex)
{
	if (lex->dialect != RECORDS_POINTS && lex->dialect != RECORDS_FEDERATION)
		return false;
	if (lex->names == 2 && lex->dialect == RECORDS_FEDERATION)
		return false;
	return lex->names == 1 || names_follow(lex);
}

/* The name of a player as a tag; the side may be written before it, as in "White: Ann". */
static void read_name(struct records_lex *lex, struct records_token *token)
{
	static const char *const sides[] = {"White", "Black"};

	lex->names %= 2;
	token->kind = RECORDS_LEX_TAG;
	token->name = sides[lex->names++];
	token->value = token->at;
	records_blank_skip_line(lex);
	for (unsigned i = 0; i < G_N_ELEMENTS(sides); i++) {
		gsize length = strlen(sides[i]);

		if (lex->at - token->at <= (ptrdiff_t)length || token->at[length] != ':' ||
		    g_ascii_strncasecmp(token->at, sides[i], length))
			continue;
		token->name = sides[i];
		token->value = token->at + length + 1;
		while (token->value < lex->at && g_ascii_isspace(*token->value))
			token->value++;
	}
	token->name_length = strlen(token->name);
	token->value_length = token->length = (gsize)(lex->at - token->value);
}

bool records_word_heading(struct records_lex *lex, struct records_token *token)
{
	if (lex->dialect == RECORDS_WORDS)
		return lex->names != 2 && skip_heading(lex);
	if (!at_names(lex))
		return false;
	read_name(lex, token);
	return true;
}

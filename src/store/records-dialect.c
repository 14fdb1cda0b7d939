#include "store/records-dialect.h"

#include "core/notation.h"
#include "store/records-lex.h"

#include <string.h>

static bool is_sign(char c)
{
	return c == 'x' || c == 'X';
}

/* Whether a letter other than a cross stands before a digit, as in every point. */
static bool has_point(const char *word)
{
	for (; *word; word++)
		if (g_ascii_isalpha(word[0]) && !is_sign(word[0]) && g_ascii_isdigit(word[1]))
			return true;
	return false;
}

static bool is_numeric(const char *word)
{
	for (const char *p = word; *p; p++)
		if (g_ascii_isalpha(*p) && !is_sign(*p))
			return false;
	return strpbrk(word, "0123456789") != NULL;
}

static bool is_site_of_numbers(const struct records_token *tag)
{
	static const char playok[] = "playok";

	if (tag->name_length != 4 || g_ascii_strncasecmp(tag->name, "Site", 4))
		return false;
	for (gsize i = 0; i + strlen(playok) <= tag->value_length; i++)
		if (!g_ascii_strncasecmp(tag->value + i, playok, strlen(playok)))
			return true;
	return false;
}

/* A point by its name among the plies speaks against numbers, unless the site speaks for them. A
 * game from there that was written by another program begins with a name. */
static bool speaks_numbers(struct records_lex *lex)
{
	struct records_token token;
	bool numbers = false, site = false;

	for (;;) {
		records_lex_next(lex, &token);
		if (token.kind == RECORDS_LEX_END)
			return numbers;
		if (token.kind == RECORDS_LEX_TAG && is_site_of_numbers(&token))
			site = true;
		if (token.kind != RECORDS_LEX_WORD)
			continue;
		if (has_point(token.text) && (!site || !numbers))
			return false;
		numbers = numbers || is_numeric(token.text);
	}
}

/* One word a line, some of them points and none a ply that tells its own kind. A number before it
 * makes each a ply. */
static bool speaks_points(struct records_lex *lex)
{
	struct records_token token;
	unsigned line = 0;
	bool points = false;

	for (;;) {
		struct ply ply;

		records_lex_next(lex, &token);
		if (token.kind == RECORDS_LEX_END)
			return points;
		if (token.kind != RECORDS_LEX_WORD)
			continue;
		if (token.line == line || lex->numbered)
			return false;
		line = token.line;
		if (notation_read_ply(&board_nine, token.text, &ply))
			continue;
		if (ply.to == POINT_NONE || ply.from != POINT_NONE || rules_takes(&ply))
			return false;
		points = true;
	}
}

static bool contains(const char *text, gsize length, const char *word)
{
	gsize n = strlen(word);

	for (gsize i = 0; i + n <= length; i++)
		if (g_ascii_tolower(text[i]) == *word && !g_ascii_strncasecmp(text + i, word, n))
			return true;
	return false;
}

static bool begins(const struct records_token *token, const char *word)
{
	gsize n = strlen(word);

	return token->length >= n && !g_ascii_strncasecmp(token->at, word, n) &&
	       (token->length == n || !g_ascii_isalnum(token->at[n]));
}

static bool speaks_words(struct records_lex *lex)
{
	struct records_token token;

	if (!contains(lex->at, (gsize)(lex->end - lex->at), "place") &&
	    !contains(lex->at, (gsize)(lex->end - lex->at), "take"))
		return false;
	for (;;) {
		records_lex_next(lex, &token);
		if (token.kind == RECORDS_LEX_END)
			return false;
		if (token.kind == RECORDS_LEX_WORD &&
		    (begins(&token, "place") || begins(&token, "take")))
			return true;
	}
}

/* In the order in which they are tried; the rest is federation. */
static const struct {
	enum records_dialect dialect;
	bool (*speaks)(struct records_lex *lex);
} dialects[] = {
	{RECORDS_NUMBERS, speaks_numbers},
	{RECORDS_POINTS, speaks_points},
	{RECORDS_WORDS, speaks_words},
};

enum records_dialect records_dialect_of(const char *text, gsize length)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(dialects); i++) {
		struct records_lex lex;

		records_lex_init(&lex, dialects[i].dialect, text, length);
		if (dialects[i].speaks(&lex))
			return dialects[i].dialect;
	}
	return RECORDS_FEDERATION;
}

/* Puts the name of the point where its number stands; false if there is no such point. */
static bool append_named(const struct board *board, const char **word, GString *named)
{
	unsigned number = 0;

	for (; g_ascii_isdigit(**word); ++*word)
		number = MIN(number * 10 + (unsigned)(**word - '0'), 1000);
	if (number < 1 || number > board->n_points)
		return false;
	g_string_append(named, board->points[number - 1].name);
	return true;
}

static enum verdict read_numbers(const struct board *board, const char *word, struct ply *ply)
{
	GString *named = g_string_new(NULL);
	enum verdict verdict = VERDICT_OK;

	while (*word && !verdict) {
		if (!g_ascii_isdigit(*word))
			g_string_append_c(named, *word++);
		else if (!append_named(board, &word, named))
			verdict = VERDICT_NO_NUMBER;
	}
	if (!verdict)
		verdict = notation_read_ply(board, named->str, ply);
	g_string_free(named, TRUE);
	return verdict;
}

enum verdict records_dialect_read(enum records_dialect dialect, const struct board *board,
				  const char *word, struct ply *ply)
{
	if (dialect == RECORDS_NUMBERS)
		return read_numbers(board, word, ply);
	return notation_read_ply(board, word, ply);
}

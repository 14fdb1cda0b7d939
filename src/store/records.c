#include "store/records.h"

#include "core/options.h"
#include "store/records-claims.h"
#include "store/records-dialect.h"
#include "store/records-lex.h"
#include "store/records-play.h"
#include "store/records-text.h"

#include <string.h>

struct records_reader {
	struct records_lex lex;
	enum records_dialect dialect;
	char *converted; /* the text, if it had to be made UTF-8 */
	struct rules fallback;
	bool binary;
	bool ended;
	bool again; /* token is to be read again */
	struct records_token token;
	struct records_claims claims;
	unsigned games;
	struct record judged; /* the record of judge_only */
};

/* One game while it is read. */
struct reading {
	struct records_reader *reader;
	struct record *record;
	struct game *game;
	struct records_error *error;
	struct records_play play;
	bool judge_only;
	bool any;	  /* something of this game was read */
	bool moving;	  /* its tags are over and game is set up */
	bool closed;	  /* nothing of it is left in the text */
	GString *comment; /* read after ply comment_at; NULL if judge_only */
	guint comment_at;
};

struct records_reader *records_reader_new(const char *text, gsize length,
					  const struct rules *fallback)
{
	struct records_reader *reader = g_new0(struct records_reader, 1);

	if (!length)
		text = "";
	reader->binary = memchr(text, '\0', length) != NULL;
	if (!reader->binary && !g_utf8_validate(text, (gssize)length, NULL)) {
		reader->converted = records_text_from_latin(text, length, &length);
		text = reader->converted;
	}
	reader->fallback = *fallback;
	reader->dialect = records_dialect_of(text, length);
	records_lex_init(&reader->lex, reader->dialect, text, length);
	records_claims_init(&reader->claims);
	return reader;
}

void records_reader_free(struct records_reader *reader)
{
	if (!reader)
		return;
	records_claims_clear(&reader->claims);
	g_free(reader->judged.game);
	g_free(reader->converted);
	g_free(reader);
}

static const struct records_token *next(struct records_reader *reader)
{
	if (!reader->again)
		records_lex_next(&reader->lex, &reader->token);
	reader->again = false;
	return &reader->token;
}

static void free_tag(void *data)
{
	struct records_tag *tag = data;

	g_free(tag->name);
	g_free(tag->value);
	g_free(tag);
}

static void keep_tag(struct reading *r, const struct records_token *token)
{
	GString *value = g_string_new(NULL);
	struct records_tag *tag = g_new(struct records_tag, 1);

	records_text_append_value(value, token->value, token->value_length);
	tag->value = g_string_free(value, FALSE);
	value = g_string_new(NULL);
	records_text_append_clean(value, token->name, token->name_length);
	tag->name = g_string_free(value, FALSE);
	g_ptr_array_add(r->record->tags, tag);
}

static void flush_comment(struct reading *r)
{
	GPtrArray *comments = r->record->comments;

	if (!r->comment || !r->comment->len)
		return;
	if (comments->len <= r->comment_at)
		g_ptr_array_set_size(comments, (gint)r->comment_at + 1);
	comments->pdata[r->comment_at] = g_strdup(r->comment->str);
	g_string_truncate(r->comment, 0);
}

static bool is_amid_ply(const struct reading *r)
{
	return r->game->owed > 0 || r->play.from != POINT_NONE;
}

/* Several comments at one place become one. */
static void keep_comment(struct reading *r, const struct records_token *token)
{
	guint at = r->moving ? r->game->length + is_amid_ply(r) : 0;
	gsize before;

	if (r->judge_only)
		return;
	if (at != r->comment_at)
		flush_comment(r);
	r->comment_at = at;
	if (r->comment->len)
		g_string_append_c(r->comment, ' ');
	before = r->comment->len;
	records_text_append_clean(r->comment, token->at, token->length);
	if (before && r->comment->len == before)
		g_string_truncate(r->comment, before - 1);
}

static bool start(struct reading *r)
{
	r->moving = records_claims_set_up(&r->reader->claims, &r->reader->fallback, &r->play);
	return r->moving;
}

/* closing is NULL for a game without a result at its end. */
static bool finish(struct reading *r, const struct records_token *closing)
{
	const struct records_claim *of = r->reader->claims.of;

	return records_play_finish(&r->play, &of[RECORDS_CLAIM_RESULT],
				   &of[RECORDS_CLAIM_TERMINATION], closing);
}

/* Many programs number the moves from 1 again once all pieces are placed. */
static bool is_first(const struct records_reader *reader, const struct records_token *token)
{
	return token->number == 1 && !token->black && !records_play_is_move(reader->dialect, token);
}

/* Whether what stands behind a result belongs to the same game: another result, or a word that
 * counts on, or that neither begins a line nor counts anew. */
static bool goes_on(const struct records_reader *reader, const struct records_token *token)
{
	if (token->kind == RECORDS_LEX_RESULT)
		return true;
	return token->kind == RECORDS_LEX_WORD && (token->number > 1 || token->black ||
						   (!token->new_line && !is_first(reader, token)));
}

/* Fails at a result, up to which the rest of the game is then passed. */
static bool fail_at_result(struct reading *r, enum records_fault fault)
{
	r->reader->again = true;
	r->error->ply = r->game->length;
	return records_play_fail(&r->play, fault, VERDICT_OK, &r->reader->token);
}

/* Comments behind the result belong to the game. */
static bool close_record(struct reading *r, const struct records_token *result)
{
	struct records_token closing = *result;
	const struct records_token *token;

	while ((token = next(r->reader))->kind == RECORDS_LEX_COMMENT)
		keep_comment(r, token);
	if (token->kind == RECORDS_LEX_RESULT)
		return fail_at_result(r, RECORDS_FAULT_SECOND_RESULT);
	if (goes_on(r->reader, token)) {
		r->error->ply = r->game->length + 1;
		return records_play_fail(&r->play, RECORDS_FAULT_AFTER_RESULT, VERDICT_OK, token);
	}
	r->closed = true;
	if (token->kind == RECORDS_LEX_UNCLOSED)
		return records_play_fail(&r->play, RECORDS_FAULT_COMMENT, VERDICT_OK, token);
	r->reader->again = true;
	return finish(r, &closing);
}

/* The next token belongs to the next game. */
static bool leave(struct reading *r)
{
	r->reader->again = r->closed = true;
	if (!r->moving && r->any && !start(r))
		return false;
	return finish(r, NULL);
}

/* Numbers that begin again are those of another game, unless Black's first turn has White's. */
static bool begins_again(const struct reading *r, const struct records_token *token)
{
	return is_first(r->reader, token) && records_play_begun(&r->play) &&
	       (token->gap || r->game->length > 1);
}

static bool read_game(struct reading *r)
{
	for (;;) {
		const struct records_token *token = next(r->reader);

		switch (token->kind) {
		case RECORDS_LEX_END:
			return leave(r);
		case RECORDS_LEX_TAG:
		case RECORDS_LEX_BAD_TAG:
			if (r->moving)
				return leave(r);
			r->any = true;
			if (token->kind == RECORDS_LEX_BAD_TAG)
				return records_play_fail(&r->play, RECORDS_FAULT_TAG, VERDICT_OK,
							 token);
			records_claims_read(&r->reader->claims, token);
			if (!r->judge_only)
				keep_tag(r, token);
			break;
		case RECORDS_LEX_COMMENT:
			keep_comment(r, token);
			break;
		case RECORDS_LEX_UNCLOSED:
			r->any = r->closed = true;
			return records_play_fail(&r->play, RECORDS_FAULT_COMMENT, VERDICT_OK,
						 token);
		case RECORDS_LEX_WORD:
			if (begins_again(r, token) && token->gap)
				return leave(r);
			if (begins_again(r, token)) {
				r->error->ply = r->game->length + 1;
				return records_play_fail(&r->play, RECORDS_FAULT_NUMBERS,
							 VERDICT_OK, token);
			}
			r->any = true;
			if ((!r->moving && !start(r)) || !records_play_word(&r->play, token))
				return false;
			break;
		case RECORDS_LEX_RESULT:
			if (!r->any) {
				r->any = true;
				return fail_at_result(r, RECORDS_FAULT_LONE_RESULT);
			}
			if (!r->moving && !start(r)) {
				r->closed = true;
				return false;
			}
			return close_record(r, token);
		}
	}
}

static void skip_comments(struct records_reader *reader)
{
	while (next(reader)->kind == RECORDS_LEX_COMMENT)
		;
	reader->again = true;
}

/* Passes the rest of a game that was refused. */
static void skip_game(struct reading *r)
{
	bool moving = r->moving || r->error->fault == RECORDS_FAULT_BOARD ||
		      r->error->fault == RECORDS_FAULT_RULES ||
		      r->error->fault == RECORDS_FAULT_POSITION ||
		      r->error->fault == RECORDS_FAULT_TAGS;

	while (!r->closed) {
		const struct records_token *token = next(r->reader);

		switch (token->kind) {
		case RECORDS_LEX_RESULT:
			skip_comments(r->reader);
			r->closed = !goes_on(r->reader, &r->reader->token);
			break;
		case RECORDS_LEX_END:
		case RECORDS_LEX_UNCLOSED:
			r->closed = true;
			break;
		case RECORDS_LEX_TAG:
		case RECORDS_LEX_BAD_TAG:
			r->closed = r->reader->again = moving;
			break;
		case RECORDS_LEX_WORD:
			r->closed = r->reader->again =
				moving && token->gap && is_first(r->reader, token);
			moving = true;
			break;
		case RECORDS_LEX_COMMENT:
			break;
		}
	}
}

static struct record *record_of(struct records_reader *reader, bool judge_only)
{
	struct record *record = judge_only ? &reader->judged : g_new0(struct record, 1);

	/* Never cleared: a game is large, and only what is played of it is touched. */
	if (!record->game)
		record->game = g_malloc(sizeof(struct game));
	if (!judge_only) {
		record->tags = g_ptr_array_new_with_free_func(free_tag);
		record->comments = g_ptr_array_new_with_free_func(g_free);
	}
	return record;
}

static struct record *no_text(struct records_reader *reader, enum records_fault fault,
			      struct records_error *error)
{
	reader->ended = true;
	error->fault = fault;
	error->line = 1;
	return NULL;
}

struct record *records_next(struct records_reader *reader, gboolean judge_only,
			    struct records_error *error)
{
	struct reading r = {.reader = reader, .error = error, .judge_only = judge_only};
	bool good;

	*error = (struct records_error){.bad = records_play_nothing, .culprit = POINT_NONE};
	if (reader->ended)
		return NULL;
	if (reader->binary)
		return no_text(reader, RECORDS_FAULT_BINARY, error);
	records_claims_restart(&reader->claims);
	r.record = record_of(reader, judge_only);
	r.game = r.record->game;
	r.play = (struct records_play){
		.game = r.game, .error = error, .dialect = reader->dialect, .from = POINT_NONE};
	game_init(r.game, &reader->fallback);
	if (!judge_only)
		r.comment = g_string_new(NULL);
	good = read_game(&r);
	if (!judge_only) {
		flush_comment(&r);
		g_string_free(r.comment, TRUE);
	}
	if (r.any)
		error->game = ++reader->games;
	if (good && r.any)
		return r.record;
	if (!judge_only)
		record_free(r.record);
	if (!good)
		skip_game(&r);
	else if (!reader->games)
		return no_text(reader, RECORDS_FAULT_EMPTY, error);
	else
		reader->ended = true;
	return NULL;
}

/* Bare numbers may be anything; a record of such plies has tags or numbers them. */
static bool is_list_of_numbers(const struct records_reader *reader, const char *text, gsize length)
{
	return reader->dialect == RECORDS_NUMBERS && !memchr(text, '[', length) &&
	       !reader->lex.numbered;
}

static bool is_blank(const char *text, gsize length)
{
	while (length && g_ascii_isspace(text[length - 1]))
		length--;
	return !length;
}

int records_count(const char *text, gsize length)
{
	struct records_reader *reader;
	struct records_error error;
	struct rules rules;
	int games = 0;

	if (is_blank(text, length))
		return 0;
	options_preset(&rules, options_presets[0]);
	reader = records_reader_new(text, length, &rules);
	while (games < 2 && records_next(reader, TRUE, &error))
		games++;
	if (error.fault != RECORDS_FAULT_NONE)
		games = games ? 2 : -1;
	if (is_list_of_numbers(reader, text, length))
		games = -1;
	records_reader_free(reader);
	return games;
}

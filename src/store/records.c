#include "store/records.h"

#include "core/notation.h"
#include "core/options.h"
#include "store/records-dialect.h"
#include "store/records-lex.h"
#include "store/records-text.h"

#include <string.h>

/* The tags that say what game it is. Where two say the same, the first with a value counts. */
enum { TAG_RULES, TAG_POSITION, TAG_FEN, TAG_RESULT, TAGS };
static const char *const tag_names[TAGS] = {"Rules", "Position", "FEN", "Result"};

static const struct ply no_ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

struct claim {
	GString *value;
	struct records_token token;
};

struct records_reader {
	struct records_lex lex;
	const struct records_dialect *dialect;
	char *converted; /* the text, if it had to be made UTF-8 */
	struct rules fallback;
	bool binary;
	bool ended;
	bool again; /* token is to be read again */
	struct records_token token;
	struct claim claims[TAGS];
	unsigned games;
	struct record judged; /* the record of judge_only */
};

/* One game while it is read. */
struct reading {
	struct records_reader *reader;
	struct record *record;
	struct game *game;
	struct records_error *error;
	bool judge_only;
	bool any;		    /* something of this game was read */
	bool moving;		    /* its tags are over and game is set up */
	bool closed;		    /* nothing of it is left in the text */
	struct records_token begun; /* the ply that owes a taking */
	GString *comment;	    /* read after ply comment_at; NULL if judge_only */
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
	records_lex_init(&reader->lex, text, length);
	for (unsigned i = 0; i < TAGS; i++)
		reader->claims[i].value = g_string_new(NULL);
	return reader;
}

void records_reader_free(struct records_reader *reader)
{
	if (!reader)
		return;
	for (unsigned i = 0; i < TAGS; i++)
		g_string_free(reader->claims[i].value, TRUE);
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

static bool fail(struct reading *r, enum records_fault fault, enum verdict verdict,
		 const struct records_token *token)
{
	struct records_error *error = r->error;

	error->fault = fault;
	error->verdict = verdict;
	error->line = token->line;
	error->rules = r->game->rules;
	error->result = r->game->result;
	error->reason = r->game->reason;
	records_text_shorten(token->at, token->length, error->token, sizeof(error->token));
	return false;
}

static bool fail_ply(struct reading *r, enum records_fault fault, enum verdict verdict,
		     const struct records_token *token, const struct ply *bad)
{
	r->error->ply = r->game->length + 1;
	r->error->position = r->game->position;
	r->error->bad = *bad;
	return fail(r, fault, verdict, token);
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
	records_text_append_clean(value, token->at, token->name_length);
	tag->name = g_string_free(value, FALSE);
	g_ptr_array_add(r->record->tags, tag);
}

static void read_tag(struct reading *r, const struct records_token *token)
{
	for (unsigned i = 0; i < TAGS; i++) {
		struct claim *claim = &r->reader->claims[i];

		if (claim->value->len || strlen(tag_names[i]) != token->name_length ||
		    g_ascii_strncasecmp(tag_names[i], token->at, token->name_length))
			continue;
		records_text_append_value(claim->value, token->value, token->value_length);
		claim->token = *token;
		claim->token.at = token->value;
		claim->token.length = token->value_length;
	}
	if (!r->judge_only)
		keep_tag(r, token);
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

/* Several comments at one place become one. */
static void keep_comment(struct reading *r, const struct records_token *token)
{
	guint at = r->moving ? r->game->length + (r->game->owed > 0) : 0;
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

/* Sets the game up as its tags say. */
static bool start(struct reading *r)
{
	struct claim *claims = r->reader->claims;
	struct rules rules = r->reader->fallback;
	bool set_up = false;
	struct position position;
	enum verdict verdict = VERDICT_OK;

	if (claims[TAG_RULES].value->len)
		verdict = options_read(&rules, claims[TAG_RULES].value->str);
	if (verdict)
		return fail(r, RECORDS_FAULT_RULES, verdict, &claims[TAG_RULES].token);
	for (unsigned i = TAG_FEN; i >= TAG_POSITION; i--) {
		if (!claims[i].value->len)
			continue;
		set_up = true;
		verdict = notation_read_position(&rules, claims[i].value->str, &position);
		if (!verdict)
			verdict = game_set_up(r->game, &rules, &position);
		if (verdict)
			return fail(r, RECORDS_FAULT_POSITION, verdict, &claims[i].token);
	}
	if (!set_up)
		game_init(r->game, &rules);
	r->moving = true;
	return true;
}

/* Adds a word of takings to the ply begun; without one it is judged as part of the last ply. */
static bool take(struct reading *r, const struct records_token *token, enum verdict verdict,
		 const struct ply *takings)
{
	struct game *game = r->game;
	bool owed = game->owed > 0;
	struct ply whole = no_ply;
	struct position before = game->position;
	unsigned n;

	if (owed) {
		whole = game->begun;
	} else if (game->length) {
		whole = game->turns[game->length - 1].ply;
		before = game->turns[game->length - 1].before;
	} else if (!verdict) {
		verdict = VERDICT_NO_MILL;
	}
	n = rules_takes(&whole);
	for (unsigned i = 0; !verdict && i < rules_takes(takings); i++) {
		if (n == G_N_ELEMENTS(whole.takes))
			verdict = VERDICT_TAKE_TOO_MANY;
		else
			whole.takes[n++] = takings->takes[i];
	}
	if (!verdict) {
		verdict = rules_judge(&game->rules, &before, &whole, &r->error->culprit);
		if (owed && (!verdict || verdict == VERDICT_TAKE_OWED)) {
			for (unsigned i = 0; i < rules_takes(takings); i++)
				game_take(game, takings->takes[i], NULL);
			return true;
		}
	}
	fail_ply(r, RECORDS_FAULT_PLY, verdict ? verdict : VERDICT_TAKE_TOO_MANY, token, &whole);
	r->error->position = before;
	if (!owed && game->length)
		r->error->ply = game->length;
	return false;
}

static bool play(struct reading *r, const struct records_token *token)
{
	struct game *game = r->game;
	struct ply ply = no_ply;
	enum verdict verdict = VERDICT_NO_PLY;

	if (!token->cut)
		verdict = r->reader->dialect->read(game->rules.board, token->text, &ply);
	if (verdict ? notation_cross(token->text) > 0 : ply.to == POINT_NONE)
		return take(r, token, verdict, &ply);
	if (game->owed)
		return fail_ply(r, RECORDS_FAULT_PLY, VERDICT_TAKE_OWED, &r->begun, &game->begun);
	if (!verdict)
		verdict = game_enter(game, &ply, &r->error->culprit);
	if (verdict) {
		enum records_fault fault = RECORDS_FAULT_PLY;

		if (verdict == VERDICT_GAME_OVER)
			fault = RECORDS_FAULT_AFTER_END;
		else if (verdict == VERDICT_GAME_TOO_LONG)
			fault = RECORDS_FAULT_TOO_LONG;
		return fail_ply(r, fault, verdict, token, &ply);
	}
	if (game->owed)
		r->begun = *token;
	return true;
}

/* The words that programs put into a Result tag before they know it. */
static bool says_nothing(const GString *value)
{
	return !value->len || !strcmp(value->str, "?");
}

static bool fail_result(struct reading *r, enum records_fault fault,
			const struct records_token *token)
{
	const GString *tag = r->reader->claims[TAG_RESULT].value;

	records_text_shorten(tag->str, tag->len, r->error->claim, sizeof(r->error->claim));
	r->error->ply = r->game->length;
	return fail(r, fault, VERDICT_OK, token);
}

/* Ends the game as the record claims, where the plies have not ended it. A win that the rules do
 * not give is a resignation, for want of another word: time and agreement end so too. */
static void believe(struct game *game, enum game_result claimed)
{
	switch (claimed) {
	case GAME_WHITE_WINS:
		game_resign(game, SIDE_BLACK);
		break;
	case GAME_BLACK_WINS:
		game_resign(game, SIDE_WHITE);
		break;
	case GAME_DRAWN:
		game_agree(game);
		break;
	case GAME_UNFINISHED:
		break;
	}
}

/* closing is NULL for a record without a result at its end, which its Result tag then gives. */
static bool finish(struct reading *r, const struct records_token *closing)
{
	struct claim *tag = &r->reader->claims[TAG_RESULT];
	bool tagged = !says_nothing(tag->value);
	enum game_result claimed = GAME_UNFINISHED, tag_result = GAME_UNFINISHED;
	struct game *game = r->game;

	if (game->owed)
		return fail_ply(r, RECORDS_FAULT_UNFINISHED_TAKE, VERDICT_TAKE_OWED, &r->begun,
				&game->begun);
	if (tagged && !records_lex_result(tag->value->str, tag->value->len, &tag_result))
		return fail_result(r, RECORDS_FAULT_RESULT_TAG, &tag->token);
	claimed = closing ? closing->result : tag_result;
	if (claimed != GAME_UNFINISHED && game->result != GAME_UNFINISHED &&
	    claimed != game->result)
		return fail_result(r, RECORDS_FAULT_RESULT, closing ? closing : &tag->token);
	if (closing && tagged && tag_result != claimed)
		return fail_result(r, RECORDS_FAULT_RESULT_TAG, closing);
	believe(game, claimed);
	return true;
}

/* Comments behind the result belong to the game. */
static bool close_record(struct reading *r, const struct records_token *result)
{
	struct records_token closing = *result;
	const struct records_token *token;

	while ((token = next(r->reader))->kind == RECORDS_LEX_COMMENT)
		keep_comment(r, token);
	r->closed = true;
	if (token->kind == RECORDS_LEX_UNCLOSED)
		return fail(r, RECORDS_FAULT_COMMENT, VERDICT_OK, token);
	r->reader->again = true;
	return finish(r, &closing);
}

/* The next token belongs to the next game. */
static bool leave(struct reading *r)
{
	r->reader->again = r->closed = true;
	return r->moving || !r->any || start(r) ? finish(r, NULL) : false;
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
				return fail(r, RECORDS_FAULT_TAG, VERDICT_OK, token);
			read_tag(r, token);
			break;
		case RECORDS_LEX_COMMENT:
			keep_comment(r, token);
			break;
		case RECORDS_LEX_UNCLOSED:
			r->any = r->closed = true;
			return fail(r, RECORDS_FAULT_COMMENT, VERDICT_OK, token);
		case RECORDS_LEX_WORD:
			r->any = true;
			if ((!r->moving && !start(r)) || !play(r, token))
				return false;
			break;
		case RECORDS_LEX_RESULT:
			r->any = true;
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
	bool moving = r->moving || r->error->fault == RECORDS_FAULT_RULES ||
		      r->error->fault == RECORDS_FAULT_POSITION;

	while (!r->closed) {
		switch (next(r->reader)->kind) {
		case RECORDS_LEX_RESULT:
			skip_comments(r->reader);
			r->closed = true;
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

	*error = (struct records_error){.bad = no_ply, .culprit = POINT_NONE};
	if (reader->ended)
		return NULL;
	if (reader->binary)
		return no_text(reader, RECORDS_FAULT_BINARY, error);
	for (unsigned i = 0; i < TAGS; i++)
		g_string_truncate(reader->claims[i].value, 0);
	r.record = record_of(reader, judge_only);
	r.game = r.record->game;
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
	records_reader_free(reader);
	return games;
}

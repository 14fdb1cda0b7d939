#include "store/records-claims.h"

#include "core/notation.h"
#include "core/options.h"
#include "store/records-text.h"
#include "store/records-variant.h"
#include "store/records-word.h"

#include <string.h>

static const struct {
	const char *name;
	enum records_claim_tag tag;
} names[] = {
	{"Rules", RECORDS_CLAIM_RULES},	    {"Position", RECORDS_CLAIM_POSITION},
	{"FEN", RECORDS_CLAIM_POSITION},    {"Result", RECORDS_CLAIM_RESULT},
	{"Variant", RECORDS_CLAIM_VARIANT}, {"Termination", RECORDS_CLAIM_TERMINATION},
};

/* A tag that says again what one before it said. */
struct repeat {
	enum records_claim_tag tag;
	struct records_token token; /* at the value */
};

void records_claims_init(struct records_claims *claims)
{
	for (unsigned i = 0; i < RECORDS_CLAIMS; i++)
		claims->of[i].value = g_string_new(NULL);
	claims->repeats = g_array_new(FALSE, FALSE, sizeof(struct repeat));
}

void records_claims_clear(struct records_claims *claims)
{
	for (unsigned i = 0; i < RECORDS_CLAIMS; i++)
		g_string_free(claims->of[i].value, TRUE);
	g_array_free(claims->repeats, TRUE);
}

void records_claims_restart(struct records_claims *claims)
{
	for (unsigned i = 0; i < RECORDS_CLAIMS; i++)
		g_string_truncate(claims->of[i].value, 0);
	g_array_set_size(claims->repeats, 0);
}

/* What programs put into a tag before they know, or where nothing was special, says nothing yet. */
static bool is_known(enum records_claim_tag tag, const GString *value)
{
	if (tag == RECORDS_CLAIM_TERMINATION && !g_ascii_strcasecmp(value->str, "normal"))
		return false;
	if (tag == RECORDS_CLAIM_TERMINATION || tag == RECORDS_CLAIM_RESULT)
		return value->len && strcmp(value->str, "?") != 0;
	return value->len > 0;
}

static void claim(struct records_claims *claims, enum records_claim_tag tag,
		  const struct records_token *token)
{
	struct records_claim *claim = &claims->of[tag];
	struct repeat repeat = {tag, *token};

	repeat.token.at = token->value;
	repeat.token.length = token->value_length;
	if (is_known(tag, claim->value)) {
		g_array_append_val(claims->repeats, repeat);
		return;
	}
	if (!token->value_length)
		return;
	g_string_truncate(claim->value, 0);
	records_text_append_value(claim->value, token->value, token->value_length);
	claim->token = repeat.token;
}

void records_claims_read(struct records_claims *claims, const struct records_token *tag)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(names); i++)
		if (strlen(names[i].name) == tag->name_length &&
		    !g_ascii_strncasecmp(names[i].name, tag->name, tag->name_length))
			claim(claims, names[i].tag, tag);
}

static bool are_rules(const char *value, const struct rules *rules)
{
	char text[2][OPTIONS_TEXT_SIZE];
	struct rules read = *rules;

	if (options_read(&read, value))
		return false;
	options_write(&read, text[0]);
	options_write(rules, text[1]);
	return !strcmp(text[0], text[1]);
}

static bool is_position(const char *value, const struct game *game)
{
	struct position position;

	return !notation_read_position(&game->rules, value, &position) &&
	       position_equal(&position, &game->position);
}

static bool are_results(const GString *a, const GString *b)
{
	enum game_result results[2];

	if (!strcmp(a->str, b->str))
		return true;
	return records_word_result(a->str, a->len, &results[0]) &&
	       records_word_result(b->str, b->len, &results[1]) && results[0] == results[1];
}

/* Whether a repeated value says the same as the one that counts, of which game was made. */
static bool agrees(const struct records_claims *claims, enum records_claim_tag tag,
		   const GString *value, const struct game *game)
{
	if (!is_known(tag, value))
		return true;
	switch (tag) {
	case RECORDS_CLAIM_RULES:
		return are_rules(value->str, &game->rules);
	case RECORDS_CLAIM_POSITION:
		return is_position(value->str, game);
	case RECORDS_CLAIM_RESULT:
		return are_results(value, claims->of[tag].value);
	case RECORDS_CLAIM_VARIANT:
		return !records_variant_is_other(value->str);
	case RECORDS_CLAIM_TERMINATION:
		return records_play_same_end(value, claims->of[tag].value);
	case RECORDS_CLAIMS:
		break;
	}
	return true;
}

static bool fail_tags(struct records_play *play, const struct records_token *token)
{
	records_text_shorten(token->name, token->name_length, play->error->claim,
			     sizeof(play->error->claim));
	return records_play_fail(play, RECORDS_FAULT_TAGS, VERDICT_OK, token);
}

static bool agree(const struct records_claims *claims, struct records_play *play)
{
	GString *value = g_string_new(NULL);
	bool good = true;

	for (guint i = 0; good && i < claims->repeats->len; i++) {
		const struct repeat *repeat = &g_array_index(claims->repeats, struct repeat, i);

		g_string_truncate(value, 0);
		records_text_append_value(value, repeat->token.at, repeat->token.length);
		good = agrees(claims, repeat->tag, value, play->game) ||
		       fail_tags(play, &repeat->token);
	}
	g_string_free(value, TRUE);
	return good;
}

bool records_claims_set_up(const struct records_claims *claims, const struct rules *fallback,
			   struct records_play *play)
{
	const struct records_claim *variant = &claims->of[RECORDS_CLAIM_VARIANT];
	const struct records_claim *named = &claims->of[RECORDS_CLAIM_RULES];
	const struct records_claim *set_up = &claims->of[RECORDS_CLAIM_POSITION];
	struct rules rules = *fallback;
	struct position position;
	enum verdict verdict = VERDICT_OK;

	if (records_variant_is_other(variant->value->str))
		return records_play_fail(play, RECORDS_FAULT_BOARD, VERDICT_OK, &variant->token);
	if (named->value->len)
		verdict = options_read(&rules, named->value->str);
	if (verdict)
		return records_play_fail(play, RECORDS_FAULT_RULES, verdict, &named->token);
	game_init(play->game, &rules);
	if (set_up->value->len)
		verdict = notation_read_position(&rules, set_up->value->str, &position);
	if (!verdict && set_up->value->len)
		verdict = game_set_up(play->game, &rules, &position);
	if (verdict)
		return records_play_fail(play, RECORDS_FAULT_POSITION, verdict, &set_up->token);
	return agree(claims, play);
}

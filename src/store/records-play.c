#include "store/records-play.h"

#include "core/notation.h"
#include "store/records-text.h"
#include "store/records-word.h"

#include <string.h>

const struct ply records_play_nothing = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

bool records_play_fail(struct records_play *play, enum records_fault fault, enum verdict verdict,
		       const struct records_token *token)
{
	struct records_error *error = play->error;

	error->fault = fault;
	error->verdict = verdict;
	error->line = token->line;
	error->rules = play->game->rules;
	error->result = play->game->result;
	error->reason = play->game->reason;
	records_text_shorten(token->at, token->length, error->token, sizeof(error->token));
	return false;
}

static bool fail_ply(struct records_play *play, enum records_fault fault, enum verdict verdict,
		     const struct records_token *token, const struct ply *bad)
{
	play->error->ply = play->game->length + 1;
	play->error->position = play->game->position;
	play->error->bad = *bad;
	return records_play_fail(play, fault, verdict, token);
}

/* The ply to which a taking belongs: the one begun, else the last one. */
static enum verdict ply_of_taking(const struct game *game, struct ply *ply, struct position *before)
{
	*ply = game->begun;
	*before = game->position;
	if (game->owed)
		return VERDICT_OK;
	if (!game->length)
		return VERDICT_NO_MILL;
	*ply = game->turns[game->length - 1].ply;
	*before = game->turns[game->length - 1].before;
	return VERDICT_OK;
}

static enum verdict add_takings(struct ply *ply, const struct ply *takings)
{
	unsigned n = rules_takes(ply);

	for (unsigned i = 0; i < rules_takes(takings); i++) {
		if (n == G_N_ELEMENTS(ply->takes))
			return VERDICT_TAKE_TOO_MANY;
		ply->takes[n++] = takings->takes[i];
	}
	return VERDICT_OK;
}

/* Adds a word of takings to the ply begun; without one it is judged as part of the last ply. */
static bool take(struct records_play *play, const struct records_token *token, enum verdict verdict,
		 const struct ply *takings)
{
	struct game *game = play->game;
	bool owed = game->owed > 0;
	struct ply whole;
	struct position before;
	enum verdict homeless = ply_of_taking(game, &whole, &before);

	if (!verdict)
		verdict = homeless;
	if (!verdict)
		verdict = add_takings(&whole, takings);
	if (!verdict) {
		verdict = rules_judge(&game->rules, &before, &whole, &play->error->culprit);
		if (owed && (!verdict || verdict == VERDICT_TAKE_OWED)) {
			for (unsigned i = 0; i < rules_takes(takings); i++)
				game_take(game, takings->takes[i], NULL);
			return true;
		}
	}
	fail_ply(play, RECORDS_FAULT_PLY, verdict ? verdict : VERDICT_TAKE_TOO_MANY, token, &whole);
	play->error->position = before;
	if (!owed && game->length)
		play->error->ply = game->length;
	return false;
}

static bool enter(struct records_play *play, const struct records_token *token,
		  const struct ply *ply)
{
	enum verdict verdict = game_enter(play->game, ply, &play->error->culprit);
	enum records_fault fault = RECORDS_FAULT_PLY;

	if (verdict == VERDICT_GAME_OVER)
		fault = RECORDS_FAULT_AFTER_END;
	else if (verdict == VERDICT_GAME_TOO_LONG)
		fault = RECORDS_FAULT_TOO_LONG;
	if (verdict)
		return fail_ply(play, fault, verdict, token, ply);
	if (play->game->owed)
		play->begun = *token;
	return true;
}

/* The first point of a move, which the next one completes. */
static bool pick(struct records_play *play, const struct records_token *token, struct ply *ply)
{
	const struct position *position = &play->game->position;
	enum side side = position->to_move;
	enum verdict verdict = VERDICT_OK;

	ply->from = ply->to;
	ply->to = POINT_NONE;
	if (point_in(position->pieces[side_other(side)], ply->from))
		verdict = VERDICT_FROM_ENEMY;
	else if (!point_in(position->pieces[side], ply->from))
		verdict = VERDICT_FROM_EMPTY;
	if (verdict) {
		play->error->culprit = ply->from;
		return fail_ply(play, RECORDS_FAULT_PLY, verdict, token, ply);
	}
	play->from = ply->from;
	play->begun = *token;
	return true;
}

/* A point alone on its line is what the game waits for: a taking, a placing, from or to. */
static bool play_point(struct records_play *play, const struct records_token *token,
		       struct ply *ply)
{
	const struct game *game = play->game;

	if (game->owed) {
		ply->takes[0] = ply->to;
		ply->to = POINT_NONE;
		return take(play, token, VERDICT_OK, ply);
	}
	if (play->from == POINT_NONE && game->result == GAME_UNFINISHED &&
	    !game->position.in_hand[game->position.to_move])
		return pick(play, token, ply);
	ply->from = play->from;
	play->from = POINT_NONE;
	return enter(play, token, ply);
}

/* Whether from and to are words of their own, as in "a1 d1"; a point alone is no turn by then. */
static bool waits_for_points(const struct records_play *play, const struct ply *ply)
{
	const struct game *game = play->game;
	enum side side = game->position.to_move;

	if (ply->from != POINT_NONE || ply->to == POINT_NONE || game->owed)
		return false;
	return play->from != POINT_NONE ||
	       (game->result == GAME_UNFINISHED && !rules_takes(ply) &&
		!game->position.in_hand[side] && point_in(game->position.pieces[side], ply->to));
}

static bool begins_with_black(const struct records_play *play, const struct records_token *token)
{
	const struct game *game = play->game;

	return token->black && !records_play_begun(play) && game->position.to_move == SIDE_WHITE;
}

/* Such as 2-0. */
static bool is_like_result(const char *text)
{
	return strpbrk(text, "-/:") && !text[strspn(text, "0123456789-/:")];
}

bool records_play_begun(const struct records_play *play)
{
	return play->game->length || play->game->owed || play->from != POINT_NONE;
}

/* Whether the plies stop at the end of one. */
static bool is_whole(struct records_play *play)
{
	struct ply moved = {play->from, POINT_NONE, {POINT_NONE, POINT_NONE}};

	if (play->game->owed)
		return fail_ply(play, RECORDS_FAULT_UNFINISHED_TAKE, VERDICT_TAKE_OWED,
				&play->begun, &play->game->begun);
	if (play->from != POINT_NONE)
		return fail_ply(play, RECORDS_FAULT_PLY, VERDICT_TO_MISSING, &play->begun, &moved);
	return true;
}

/* The highest number that the next word can have: one more than the last, or as many more as turns
 * of both sides went without. Whether plies are numbered or turns is not known. */
static unsigned highest_number(const struct records_play *play)
{
	uint32_t plies = play->game->length - play->numbered_at;

	if (!play->number && !records_play_begun(play))
		return play->game->set_up ? G_MAXUINT : 1;
	return MAX(play->number, 1) + MAX((plies + 1) / 2, 1);
}

static bool is_numbered_on(struct records_play *play, const struct records_token *token)
{
	unsigned highest = highest_number(play);

	if (!token->number)
		return true;
	if (token->number > highest) {
		play->error->missing = highest;
		return fail_ply(play, RECORDS_FAULT_GAP, VERDICT_OK, token, &records_play_nothing);
	}
	play->number = token->number;
	play->numbered_at = play->game->length;
	return true;
}

bool records_play_is_move(enum records_dialect dialect, const struct records_token *token)
{
	struct ply ply;

	return !token->cut && !records_dialect_read(dialect, &board_nine, token->text, &ply) &&
	       ply.from != POINT_NONE;
}

bool records_play_word(struct records_play *play, const struct records_token *token)
{
	struct game *game = play->game;
	struct ply ply = records_play_nothing;
	enum verdict verdict = VERDICT_NO_PLY;

	if (begins_with_black(play, token))
		return fail_ply(play, RECORDS_FAULT_BLACK_NUMBER, VERDICT_OK, token, &ply);
	if (!is_numbered_on(play, token))
		return false;
	if (!token->cut)
		verdict = records_dialect_read(play->dialect, game->rules.board, token->text, &ply);
	if (!verdict && play->dialect == RECORDS_POINTS)
		return play_point(play, token, &ply);
	if (!verdict && waits_for_points(play, &ply))
		return play_point(play, token, &ply);
	if (verdict ? notation_cross(token->text) > 0 : ply.to == POINT_NONE)
		return take(play, token, verdict, &ply);
	if (game->owed && play->dialect != RECORDS_POINTS)
		return fail_ply(play, RECORDS_FAULT_PLY, VERDICT_TAKE_OWED, &play->begun,
				&game->begun);
	if (play->from != POINT_NONE)
		return is_whole(play);
	if (verdict == VERDICT_COLUMN_MISSING && is_like_result(token->text))
		return fail_ply(play, RECORDS_FAULT_RESULT_WORD, VERDICT_OK, token, &ply);
	if (verdict)
		return fail_ply(play, RECORDS_FAULT_PLY, verdict, token, &ply);
	return enter(play, token, &ply);
}

/* The words that programs put into a Result tag before they know it. */
static bool says_nothing(const GString *value)
{
	return !value->len || !strcmp(value->str, "?");
}

/* Fails at the closing result, or without one at the Result tag, which is no ply. */
static bool fail_result(struct records_play *play, enum records_fault fault,
			const struct records_claim *tag, const struct records_token *closing)
{
	struct records_error *error = play->error;

	records_text_shorten(tag->value->str, tag->value->len, error->claim, sizeof(error->claim));
	error->ply = closing ? play->game->length : 0;
	return records_play_fail(play, fault, VERDICT_OK, closing ? closing : &tag->token);
}

static bool says(const GString *text, const char *pattern)
{
	return g_regex_match_simple(pattern, text->str, G_REGEX_CASELESS | G_REGEX_RAW, 0);
}

static bool is_word_for(enum reason reason, const GString *termination)
{
	return !g_ascii_strcasecmp(termination->str, notation_reason(reason));
}

static const enum reason by_rule[] = {REASON_PIECES, REASON_BLOCKED, REASON_REPETITION,
				      REASON_LIMIT};

/* Every site has its own words, such as "time forfeit" and "White resigned". REASON_NONE for words
 * that name no reason. */
static enum reason named_reason(const GString *termination)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(by_rule); i++)
		if (is_word_for(by_rule[i], termination))
			return by_rule[i];
	if (says(termination, "\\b(no|not|without)\\b"))
		return REASON_NONE;
	if (says(termination, "\\bresign(s|ed|ation)?\\b"))
		return REASON_RESIGNATION;
	if (says(termination, "\\b(on|of) time\\b|\\btime[ -]?(forfeit|out|over)|^time$"))
		return REASON_TIME;
	return says(termination, "\\bagree") ? REASON_AGREEMENT : REASON_NONE;
}

bool records_play_same_end(const GString *one, const GString *other)
{
	const enum reason reason = named_reason(one);

	if (!reason)
		return !g_ascii_strcasecmp(one->str, other->str);
	return named_reason(other) == reason;
}

/* What speaks of the winner as if it had lost gives no reason. */
static enum reason claimed_reason(enum game_result result, const GString *termination)
{
	const bool white = result == GAME_WHITE_WINS;
	const enum reason named = named_reason(termination);

	if (result == GAME_DRAWN)
		return named == REASON_AGREEMENT ? named : REASON_DRAWN;
	if (says(termination,
		 white ? "\\bwhite (resign|lost|forfeit)" : "\\bblack (resign|lost|forfeit)"))
		return REASON_WON;
	return named == REASON_RESIGNATION || named == REASON_TIME ? named : REASON_WON;
}

/* Whether the game can have ended as the Termination tag says: by a rule that did end it, and by
 * resignation not in a draw, by agreement in nothing else. */
static bool can_end_so(const struct game *game, const GString *termination)
{
	const enum reason named = named_reason(termination);
	const bool won = game->result == GAME_WHITE_WINS || game->result == GAME_BLACK_WINS;

	if (is_word_for(REASON_NONE, termination))
		return game->result == GAME_UNFINISHED;
	if (named == REASON_RESIGNATION)
		return game->result != GAME_DRAWN;
	if (is_word_for(REASON_AGREEMENT, termination))
		return !won;
	for (unsigned i = 0; i < G_N_ELEMENTS(by_rule); i++)
		if (named == by_rule[i])
			return game->reason == named;
	return true;
}

bool records_play_finish(struct records_play *play, const struct records_claim *result,
			 const struct records_claim *termination,
			 const struct records_token *closing)
{
	const GString *value = result->value;
	bool tagged = !says_nothing(value);
	enum game_result claimed = GAME_UNFINISHED, tag_result = GAME_UNFINISHED;
	struct game *game = play->game;

	if (!is_whole(play))
		return false;
	if (tagged && !records_word_result(value->str, value->len, &tag_result))
		return records_play_fail(play, RECORDS_FAULT_RESULT_VALUE, VERDICT_OK,
					 &result->token);
	claimed = closing ? closing->result : tag_result;
	if (claimed != GAME_UNFINISHED && game->result != GAME_UNFINISHED &&
	    claimed != game->result)
		return fail_result(play, RECORDS_FAULT_RESULT, result, closing);
	if (closing && tagged && tag_result != claimed)
		return fail_result(play, RECORDS_FAULT_RESULT_TAG, result, closing);
	if (claimed != GAME_UNFINISHED)
		game_claim(game, claimed, claimed_reason(claimed, termination->value));
	if (!can_end_so(game, termination->value))
		return records_play_fail(play, RECORDS_FAULT_TERMINATION, VERDICT_OK,
					 &termination->token);
	return true;
}

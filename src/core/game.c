#include "core/game.h"

#include <assert.h>

static const struct ply no_ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

static bool hands_empty(const struct position *position)
{
	return !position->in_hand[0] && !position->in_hand[1];
}

static void end(struct game *game, enum game_result result, enum reason reason)
{
	game->result = result;
	game->reason = reason;
	game->begun = no_ply;
	game->owed = 0;
	game->offered[0] = game->offered[1] = false;
}

static enum game_result win_of(enum side side)
{
	return side == SIDE_WHITE ? GAME_WHITE_WINS : GAME_BLACK_WINS;
}

/* The first that holds decides: pieces, blockade, repetition, limit. */
static void test_end(struct game *game)
{
	enum side winner;
	enum reason reason = rules_over(&game->rules, &game->position, &winner);

	if (reason)
		end(game, win_of(winner), reason);
	else if (game->rules.repetition && game_stood(game) >= 3)
		end(game, GAME_DRAWN, REASON_REPETITION);
	else if (game->rules.quiet_limit && game_quiet(game) >= game->rules.quiet_limit)
		end(game, GAME_DRAWN, REASON_LIMIT);
}

static void begin(struct game *game, const struct rules *rules, const struct position *position)
{
	game->rules = *rules;
	game->start = game->position = *position;
	game->set_up = false;
	game->begun = no_ply;
	game->owed = 0;
	game->length = game->known = 0;
	game->result = GAME_UNFINISHED;
	game->reason = REASON_NONE;
	game->offered[0] = game->offered[1] = false;
	game->undone = false;
}

void game_init(struct game *game, const struct rules *rules)
{
	struct position start = rules_start(rules);

	begin(game, rules, &start);
}

enum verdict game_set_up(struct game *game, const struct rules *rules,
			 const struct position *position)
{
	enum verdict verdict = rules_admit(rules, position);
	struct position start = rules_start(rules);

	if (verdict)
		return verdict;
	begin(game, rules, position);
	game->set_up = !position_equal(position, &start);
	test_end(game);
	return VERDICT_OK;
}

unsigned game_quiet(const struct game *game)
{
	return game->length ? game->turns[game->length - 1].quiet : 0;
}

unsigned game_stood(const struct game *game)
{
	if (game->length)
		return game->turns[game->length - 1].stood;
	return hands_empty(&game->start);
}

/* How often the position after the last ply has stood. Only positions since the last placing or
 * taking can equal it, and only every second one has the same side to move. */
static unsigned count_stood(const struct game *game)
{
	const struct position *now = &game->position;

	if (!hands_empty(now))
		return 0;
	for (uint32_t i = game->length; i-- > 0;) {
		const struct game_turn *turn = &game->turns[i];
		if (!hands_empty(&turn->before) || rules_takes(&turn->ply))
			return 1;
		if (position_equal(&turn->before, now)) {
			unsigned earlier = i ? game->turns[i - 1].stood : 1;
			return earlier + 1;
		}
	}
	return 1;
}

static unsigned next_quiet(const struct game *game, const struct ply *ply)
{
	uint8_t lines[2];
	bool resets;

	if (!hands_empty(&game->position))
		return 0;
	resets = game->rules.quiet_until_take
			 ? rules_takes(ply) > 0
			 : rules_mills(&game->rules, &game->position, ply, lines) > 0;
	return resets ? 0 : game_quiet(game) + (game_quiet(game) < UINT16_MAX);
}

/* Adds a legal whole ply; what can be played again beyond it is the caller's. */
static void advance(struct game *game, const struct ply *ply)
{
	struct game_turn *turn = &game->turns[game->length];
	enum side mover = game->position.to_move;

	turn->quiet = (uint16_t)next_quiet(game, ply);
	turn->before = game->position;
	turn->ply = *ply;
	turn->taken_back = 0;
	rules_apply(&game->position, ply);
	game->length++;
	turn->stood = (uint16_t)count_stood(game);
	game->begun = no_ply;
	game->owed = 0;
	game->offered[side_other(mover)] = false;
	test_end(game);
}

static enum verdict judge(const struct game *game, const struct ply *ply, point *culprit)
{
	if (culprit)
		*culprit = POINT_NONE;
	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	if (game->length == GAME_MAX_PLIES)
		return VERDICT_GAME_TOO_LONG;
	return rules_judge(&game->rules, &game->position, ply, culprit);
}

enum verdict game_play(struct game *game, const struct ply *ply, point *culprit)
{
	enum verdict verdict = judge(game, ply, culprit);

	if (verdict)
		return verdict;
	if (game->owed)
		return VERDICT_TAKE_OWED;
	advance(game, ply);
	game->known = game->length;
	return VERDICT_OK;
}

/* Takings that a ply begun still owes: one, or two if each way of taking goes on to a second. */
static uint8_t still_owed(const struct game *game)
{
	struct position seen = game_seen(game);
	enum side victim = side_other(seen.to_move);
	point_set first = rules_takeable(&game->rules, &seen, victim);
	uint8_t lines[2];
	struct ply ply = game->begun;

	if (!game->rules.two_takings || rules_takes(&ply) ||
	    rules_mills(&game->rules, &game->position, &ply, lines) < 2)
		return 1;
	while (points_next(&first, &ply.takes[0]))
		if (rules_judge(&game->rules, &game->position, &ply, NULL) == VERDICT_TAKE_OWED)
			return 2;
	return 1;
}

static enum verdict enter(struct game *game, const struct ply *ply, point *culprit)
{
	enum verdict verdict = judge(game, ply, culprit);

	if (verdict == VERDICT_OK) {
		advance(game, ply);
		game->known = game->length;
	} else if (verdict == VERDICT_TAKE_OWED) {
		game->begun = *ply;
		game->owed = still_owed(game);
		verdict = VERDICT_OK;
	}
	return verdict;
}

enum verdict game_enter(struct game *game, const struct ply *ply, point *culprit)
{
	if (game->owed) {
		if (culprit)
			*culprit = POINT_NONE;
		return VERDICT_TAKE_OWED;
	}
	return enter(game, ply, culprit);
}

enum verdict game_take(struct game *game, point p, point *culprit)
{
	struct ply ply = game->begun;

	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	if (!game->owed) {
		if (culprit)
			*culprit = p;
		return VERDICT_NO_MILL;
	}
	ply.takes[rules_takes(&ply)] = p;
	return enter(game, &ply, culprit);
}

enum verdict game_cancel(struct game *game)
{
	if (!game->owed)
		return VERDICT_NOTHING_TO_CANCEL;
	game->begun = no_ply;
	game->owed = 0;
	return VERDICT_OK;
}

enum verdict game_undo(struct game *game, unsigned plies)
{
	assert(plies > 0 && plies <= UINT8_MAX);
	if (game->result != GAME_UNFINISHED)
		return VERDICT_FINISHED_NO_UNDO;
	if (game->owed)
		return VERDICT_TAKE_OWED;
	if (game->length < plies)
		return VERDICT_NOTHING_TO_UNDO;
	game->length -= plies;
	game->position = game->turns[game->length].before;
	game->turns[game->length].taken_back = (uint8_t)plies;
	game->offered[0] = game->offered[1] = false;
	game->undone = true;
	return VERDICT_OK;
}

enum verdict game_redo(struct game *game, unsigned *plies)
{
	unsigned n;

	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	if (game->owed)
		return VERDICT_TAKE_OWED;
	if (game->length == game->known)
		return VERDICT_NOTHING_TO_REDO;
	n = game->turns[game->length].taken_back;
	for (unsigned i = 0; i < n; i++) {
		struct ply ply = game->turns[game->length].ply;
		advance(game, &ply);
	}
	*plies = n;
	return VERDICT_OK;
}

enum verdict game_offer(struct game *game)
{
	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	if (game->offered[game->position.to_move])
		return VERDICT_OFFER_STANDS;
	game->offered[game->position.to_move] = true;
	return VERDICT_OK;
}

static bool offer_stands(const struct game *game)
{
	return game->offered[0] || game->offered[1];
}

enum verdict game_accept(struct game *game)
{
	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	if (!offer_stands(game))
		return VERDICT_NO_OFFER;
	end(game, GAME_DRAWN, REASON_AGREEMENT);
	return VERDICT_OK;
}

enum verdict game_decline(struct game *game)
{
	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	if (!offer_stands(game))
		return VERDICT_NO_OFFER;
	game->offered[0] = game->offered[1] = false;
	return VERDICT_OK;
}

enum verdict game_resign(struct game *game, enum side side)
{
	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	end(game, win_of(side_other(side)), REASON_RESIGNATION);
	return VERDICT_OK;
}

enum verdict game_claim(struct game *game, enum game_result result, enum reason reason)
{
	assert(result != GAME_UNFINISHED && reason >= REASON_AGREEMENT);
	assert((result == GAME_DRAWN) == (reason == REASON_AGREEMENT || reason == REASON_DRAWN));
	if (game->result != GAME_UNFINISHED)
		return VERDICT_GAME_OVER;
	end(game, result, reason);
	return VERDICT_OK;
}

bool game_is_claimed(const struct game *game)
{
	return game->reason >= REASON_AGREEMENT;
}

void game_past(const struct game *game, uint32_t plies, struct game *past)
{
	begin(past, &game->rules, &game->start);
	past->set_up = game->set_up;
	for (uint32_t i = 0; i < plies; i++)
		advance(past, &game->turns[i].ply);
	past->known = past->length;
}

struct position game_seen(const struct game *game)
{
	return game->owed ? rules_preview(&game->position, &game->begun) : game->position;
}

size_t game_plies(const struct game *game, struct ply plies[RULES_MAX_PLIES])
{
	if (game->result != GAME_UNFINISHED)
		return 0;
	return rules_plies_from(&game->rules, &game->position, &game->begun, plies);
}

enum side game_winner(const struct game *game)
{
	assert(game->result == GAME_WHITE_WINS || game->result == GAME_BLACK_WINS);
	return game->result == GAME_WHITE_WINS ? SIDE_WHITE : SIDE_BLACK;
}

#include "engine/line.h"

static uint64_t key_of(const struct position *position)
{
	return position->pieces[SIDE_WHITE] | (uint64_t)position->pieces[SIDE_BLACK] << 24 |
	       (uint64_t)position->to_move << 48;
}

static bool placing(const struct position *position)
{
	return position->in_hand[SIDE_WHITE] || position->in_hand[SIDE_BLACK];
}

/* A position from before a placing or a taking cannot come again. */
static bool returns(const struct position *before, const struct ply *ply)
{
	return !placing(before) && ply->takes[0] == POINT_NONE;
}

void line_init(struct line *line, const struct game *game)
{
	uint32_t first = game->length;

	while (first > 0 && returns(&game->turns[first - 1].before, &game->turns[first - 1].ply))
		first--;
	line->rules = &game->rules;
	line->position = game->position;
	line->last = game->length - first;
	for (uint32_t i = 0; i < line->last; i++)
		line->steps[i].key = key_of(&game->turns[first + i].before);
	line->steps[line->last].key = key_of(&game->position);
	line->steps[line->last].since = 0;
	line->steps[line->last].quiet = game_quiet(game);
}

bool line_resets_quiet(const struct rules *rules, const struct position *after,
		       const struct ply *ply)
{
	uint8_t lines[2];

	if (ply->takes[0] != POINT_NONE)
		return true;
	if (rules->quiet_until_take)
		return false;
	return board_mills_at(rules->board, after->pieces[side_other(after->to_move)], ply->to,
			      lines) > 0;
}

void line_play(struct line *line, const struct ply *ply)
{
	const struct line_step *before = &line->steps[line->last];
	struct line_step *after = &line->steps[++line->last];
	const bool counts = !placing(&line->position);
	const bool back = returns(&line->position, ply);

	rules_apply(&line->position, ply);
	after->key = key_of(&line->position);
	after->since = back ? before->since : line->last;
	after->quiet = before->quiet + 1;
	if (!counts || line_resets_quiet(line->rules, &line->position, ply))
		after->quiet = 0;
}

void line_take_back(struct line *line, const struct ply *ply)
{
	rules_take_back(&line->position, ply);
	line->last--;
}

/* Sides alternate, and no position comes back after two plies. */
static bool third_time(const struct line *line)
{
	const struct line_step *now = &line->steps[line->last];
	unsigned stood = 1;

	for (uint32_t i = line->last; i >= now->since + 4; i -= 2) {
		if (line->steps[i - 4].key != now->key)
			continue;
		stood++;
		if (stood == 3)
			return true;
	}
	return false;
}

enum reason line_over(const struct line *line, enum side *winner)
{
	const struct rules *rules = line->rules;
	const enum reason reason = rules_over(rules, &line->position, winner);

	if (reason != REASON_NONE)
		return reason;
	if (rules->repetition && third_time(line))
		return REASON_REPETITION;
	if (rules->quiet_limit && line_quiet(line) >= rules->quiet_limit)
		return REASON_LIMIT;
	return REASON_NONE;
}

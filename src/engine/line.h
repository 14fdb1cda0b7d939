/* A line of play from the present position of a game, with what is needed to see its end: the
 * quiet count and the positions that may come again, those of the game before it included.
 *
 * Invariant: steps[0 … last] are the positions since the last one that cannot come again, or
 * earlier; steps[last] is position.
 */
#ifndef MERELS_ENGINE_LINE_H
#define MERELS_ENGINE_LINE_H

#include "core/game.h"

/* No line may be longer than this, plies. */
#define LINE_MAX_PLIES 256

struct line_step {
	uint64_t key;	/* equal for equal positions with empty hands */
	uint32_t since; /* the first step that can equal this one or a later one */
	uint32_t quiet; /* the quiet count, plies */
};

struct line {
	const struct rules *rules;
	struct position position;
	uint32_t last;
	struct line_step steps[GAME_MAX_PLIES + 1 + LINE_MAX_PLIES];
};

/* A ply begun in the game is left out. The line refers to the game's rules. */
void line_init(struct line *line, const struct game *game);

/* Plays a whole legal ply, and undoes exactly that. */
void line_play(struct line *line, const struct ply *ply);
void line_take_back(struct line *line, const struct ply *ply);

/* Whether a mill, or only a taking, has set the quiet count of this ply back; after is the
 * position that the ply led to. */
bool line_resets_quiet(const struct rules *rules, const struct position *after,
		       const struct ply *ply);

/* Whether the game is over here; *winner is set by REASON_PIECES and REASON_BLOCKED. */
enum reason line_over(const struct line *line, enum side *winner);

static inline unsigned line_quiet(const struct line *line)
{
	return line->steps[line->last].quiet;
}

#endif

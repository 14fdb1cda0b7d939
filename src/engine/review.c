#include "engine/review-parts.h"

#include <stdlib.h>

#define TABLE_BYTES ((size_t)64 << 20)

/* Nodes for a turn: of a long game all together are limited. */
#define NODES 400000
#define NODES_OF_GAME 80000000
#define FEWEST_NODES 50000

/* In hundredths of a piece: an opinion is that of a turn by which at least so much is lost, */
#define LOST 250
/* or by which a proved win is not found any more, with no more than this left of it, */
#define LEFT_OF_WIN 250
/* or which is lost by force, where it was not so clearly lost before. */
#define LEFT_OF_LOSS (-250)

/* What is known of a turn: of the position before it, and of the turn, for the side that moved. */
struct judgement {
	uint32_t turn;
	const struct ply *played;
	struct review_finding before;
	struct review_finding after; /* of the position after it, for the other side */
	struct probe_value by;
};

static int drop_of(const struct judgement *j)
{
	return j->before.score + j->after.score;
}

/* Looks longer at what is not proved. */
static void look_closer(struct review *review, struct judgement *j)
{
	if (!review_is_known(j->by)) {
		review_rewind(review, j->turn + 1);
		j->after = review_find(review, REVIEW_CLOSER * review->nodes);
		j->by = review_turned(j->after.value);
	}
	if (!review_is_known(j->before.value) && j->by.result != PROBE_WIN) {
		review_rewind(review, j->turn);
		j->before = review_find(review, REVIEW_CLOSER * review->nodes);
	}
}

/* Whether a search thinks that the turn is bad, where not all is proved; and how bad. */
static bool is_opinion(struct review *review, struct judgement *j, struct review_point *found)
{
	int best, played;

	if (j->before.value.result == PROBE_WIN) {
		found->depth = j->after.depth;
		found->drop = (unsigned)drop_of(j);
		return found->depth && -j->after.score <= LEFT_OF_WIN;
	}
	if (j->by.result == PROBE_LOSS) {
		/* Whoever flies may be lost without a sign of it. */
		review_rewind(review, j->turn);
		j->before = review_find(review, REVIEW_CLOSER * REVIEW_CLOSER * review->nodes);
		found->before = j->before.value;
		found->proved = review_is_known(found->before);
	}
	found->depth = j->before.depth;
	found->drop = (unsigned)drop_of(j);
	if (j->by.result == PROBE_LOSS)
		return (found->proved || found->depth) && j->before.score >= LEFT_OF_LOSS;
	if (j->before.depth < 2)
		return false;
	best = review_score_of(review, j->turn, &j->before.best, j->before.depth);
	played = review_score_of(review, j->turn, j->played, j->before.depth);
	found->drop = best > played ? (unsigned)(best - played) : 0;
	return best - played >= LOST;
}

/* Whether the turn, which did not win, is a turning point. */
static bool is_turning(struct review *review, struct judgement *j, struct review_point *found)
{
	const struct probe_value *before = &j->before.value;

	if (!review_is_known(*before) || !review_is_known(j->by)) {
		if (before->result == PROBE_LOSS || ply_equal(&j->before.best, j->played) ||
		    drop_of(j) < LOST / 2)
			return false;
		look_closer(review, j);
	}
	*found = (struct review_point){.turn = j->turn,
				       .before = *before,
				       .after = j->by,
				       .proved = review_is_known(*before) && review_is_known(j->by),
				       .drop = (unsigned)drop_of(j)};
	if (review->stopped || j->by.result == PROBE_WIN || before->result == PROBE_LOSS ||
	    ply_equal(&j->before.best, j->played))
		return false;
	if (found->proved ? before->result <= j->by.result : !is_opinion(review, j, found))
		return false;
	found->line[0] = j->before.best;
	review_follow(review, found);
	return true;
}

/* The last position, before anything is judged. */
static void begin(struct review *review)
{
	const struct game *game = review->game;
	struct review_finding *last = &review->known[game->length];

	review_rewind(review, game->length);
	if (game->result != GAME_UNFINISHED && !game_is_claimed(game)) {
		*last = review_ended(game);
	} else {
		*last = review_find(review, review->nodes);
	}
}

static void add(struct review *review, const struct review_point *found)
{
	review->points[review->game->length - ++review->n_points] = *found;
}

/* A turn that was thought to be bad is none if all was lost before. */
static void drop_opinion(struct review *review, uint32_t turn)
{
	const struct review_point *newest =
		review->points + (review->game->length - review->n_points);

	if (review->n_points && newest->turn == turn && !newest->proved)
		review->n_points--;
}

static void let_help(struct review *review, const struct review_help *help)
{
	review->help = help;
	review->stopped = false;
}

bool review_step(struct review *review, const struct review_help *help)
{
	struct judgement j = {.turn = review->left - 1};
	struct review_point found;
	bool turning = false;

	let_help(review, help);
	if (!review->left)
		return false;
	if (review->left == review->game->length)
		begin(review);
	j.played = &review->game->turns[j.turn].ply;
	j.after = review->known[j.turn + 1];
	j.by = review_turned(j.after.value);
	if (j.by.result != PROBE_WIN) {
		review_rewind(review, j.turn);
		j.before = review_find(review, review->nodes);
		turning = is_turning(review, &j, &found);
	}
	if (review->stopped)
		return false;
	if (j.by.result == PROBE_WIN) {
		drop_opinion(review, j.turn + 1);
		j.before = (struct review_finding){.value = j.by, .score = REVIEW_WORTH};
	}
	if (turning)
		add(review, &found);
	review->known[j.turn] = j.before;
	review->left = j.turn;
	return true;
}

/* Where neither the position nor the turn is proved to be worth anything. */
static bool seems_to_keep(struct review *review, const struct review_point *turning,
			  const struct ply *ply, struct review_tried *tried)
{
	int best, own;

	tried->depth = turning->depth;
	best = review_score_of(review, turning->turn, &turning->line[0], turning->depth);
	own = review_score_of(review, turning->turn, ply, turning->depth);
	return best - own < LOST;
}

bool review_try(struct review *review, const struct review_point *turning, const struct ply *ply,
		const struct review_help *help, struct review_tried *tried)
{
	struct review_finding after;

	let_help(review, help);
	review_rewind(review, turning->turn);
	game_play(review->at, ply, NULL);
	if (review->at->result != GAME_UNFINISHED)
		after = review_ended(review->at);
	else
		after = review_find(review, REVIEW_CLOSER * review->nodes);
	*tried = (struct review_tried){.value = review_turned(after.value), .depth = after.depth};
	if (ply_equal(ply, &turning->line[0]) && review_is_known(turning->before))
		tried->value = turning->before;
	tried->proved = review_is_known(tried->value) &&
			(review_is_known(turning->before) || tried->value.result != PROBE_DRAW);
	if (tried->proved)
		tried->keeps = tried->value.result == PROBE_WIN ||
			       (review_is_known(turning->before) &&
				tried->value.result >= turning->before.result);
	else if (turning->before.result == PROBE_WIN)
		tried->keeps = -after.score > LEFT_OF_WIN;
	else if (turning->depth > 1)
		tried->keeps = seems_to_keep(review, turning, ply, tried);
	else
		tried->keeps = -after.score > -LOST;
	return !review->stopped;
}

uint32_t review_left(const struct review *review)
{
	return review->left;
}

unsigned review_points(const struct review *review, const struct review_point **points)
{
	*points = review->points + (review->game->length - review->n_points);
	return review->n_points;
}

/* The nodes for a turn of a game of so many. */
static uint64_t nodes_of(uint32_t turns)
{
	const uint64_t nodes = NODES_OF_GAME / (turns + 1);

	return nodes > NODES ? NODES : nodes < FEWEST_NODES ? FEWEST_NODES : nodes;
}

static void *zeroed(size_t n, size_t size)
{
	void *memory = calloc(n, size);

	if (!memory)
		abort();
	return memory;
}

struct review *review_new(const struct game *game)
{
	struct review *review = zeroed(1, sizeof(*review));

	review->game = game;
	review->nodes = nodes_of(game->length);
	review->left = game->length;
	review->at = zeroed(1, sizeof(*review->at));
	review->at->rules = game->rules;
	review->at->start = game->start;
	review->at->set_up = game->set_up;
	review->known = zeroed(game->length + 1, sizeof(*review->known));
	review->points = zeroed(game->length + 1, sizeof(*review->points));
	table_init(&review->table, TABLE_BYTES);
	return review;
}

void review_free(struct review *review)
{
	if (!review)
		return;
	table_clear(&review->table);
	free(review->points);
	free(review->known);
	free(review->at);
	free(review);
}

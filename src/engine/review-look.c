#include "engine/review-parts.h"

#include "engine/evaluate.h"
#include "engine/exact.h"
#include "engine/expert.h"
#include "engine/perfect.h"
#include "engine/random.h"

#include <string.h>

/* Lines are followed by shorter searches at first; what is not won, for a few plies. */
#define LINE_SHORTER 8
#define FEW_OF_LINE 8

static const struct probe_value unknown = {PROBE_UNKNOWN, 0};

static bool ask_stop(void *data)
{
	struct review *review = data;

	const struct review_help *help = review->help;

	review->stopped = review->stopped || (help->stop && help->stop(help->data));
	return review->stopped;
}

struct probe_value review_turned(struct probe_value value)
{
	if (value.result == PROBE_WIN)
		return (struct probe_value){PROBE_LOSS, value.plies + 1};
	if (value.result == PROBE_LOSS)
		return (struct probe_value){PROBE_WIN, value.plies + 1};
	return value;
}

void review_rewind(struct review *review, uint32_t turn)
{
	const struct game *game = review->game;
	struct game *at = review->at;

	memcpy(at->turns, game->turns, turn * sizeof(at->turns[0]));
	at->position = turn < game->length ? game->turns[turn].before : game->position;
	at->begun = (struct ply){POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};
	at->owed = 0;
	at->length = at->known = turn;
	at->result = GAME_UNFINISHED;
	at->reason = REASON_NONE;
}

/* A score that counts: a quiet limit may come before an end that a search saw. */
static struct probe_value proved_by(const struct game *at, const struct expert_result *result)
{
	const unsigned limit = at->rules.quiet_limit;
	const bool wins = result->score > EVALUATE_DECIDED;
	const int score = wins ? result->score : result->whole_score;
	const unsigned plies = (unsigned)(EVALUATE_WIN - (score < 0 ? -score : score));

	if (!evaluate_decided(score) || (limit && game_quiet(at) + plies > limit))
		return unknown;
	return (struct probe_value){wins ? PROBE_WIN : PROBE_LOSS, plies};
}

static int worth_of(struct probe_value value, int score)
{
	switch (value.result) {
	case PROBE_UNKNOWN:
		break;
	case PROBE_LOSS:
		return -REVIEW_WORTH;
	case PROBE_DRAW:
		return 0;
	case PROBE_WIN:
		return REVIEW_WORTH;
	}
	return score > REVIEW_WORTH / 2	   ? REVIEW_WORTH / 2
	       : score < -REVIEW_WORTH / 2 ? -REVIEW_WORTH / 2
					   : score;
}

struct review_finding review_ended(const struct game *game)
{
	const struct probe_value value = {game->result == GAME_DRAWN ? PROBE_DRAW : PROBE_LOSS, 0};

	return (struct review_finding){.value = value, .score = worth_of(value, 0)};
}

/* Searches the position of review->at, which is unfinished; depth in steps, 0 for no limit. */
static struct review_finding search(struct review *review, uint64_t nodes, unsigned depth)
{
	const struct expert_options options = {expert_usual.weights, 0, review->help->probe, 0};
	const struct limits limits = {
		.nodes = nodes, .depth_plies = depth, .stop = ask_stop, .stop_data = review};
	uint64_t random = random_start(0, review->at->length);
	struct expert_result result;
	struct review_finding finding;

	expert_go_on(review->at, limits, &options, &review->table, &random, &result);
	finding.value = proved_by(review->at, &result);
	finding.score = worth_of(finding.value, result.whole_score);
	finding.best = result.best;
	finding.depth = result.whole_depth;
	return finding;
}

/* The best of what tables know of the plies in the position of review->at. TRUE if they know all.
 */
static bool look_up(struct review *review, struct review_finding *finding)
{
	struct exact_ply plies[RULES_MAX_PLIES];
	const size_t n = exact_plies(review->help->probe, review->at, plies);
	const struct exact_ply *best = exact_best(plies, n);

	*finding = (struct review_finding){.value = unknown};
	for (size_t i = 0; i < n; i++)
		if (plies[i].value.result == PROBE_UNKNOWN)
			return false;
	if (best) {
		finding->best = best->ply;
		finding->value = (struct probe_value){best->value.result, best->value.plies};
	}
	return n > 0;
}

struct review_finding review_find(struct review *review, uint64_t nodes)
{
	struct review_finding finding;

	if (look_up(review, &finding)) {
		finding.score = worth_of(finding.value, 0);
		return finding;
	}
	return search(review, nodes, 0);
}

int review_score_of(struct review *review, uint32_t turn, const struct ply *ply, unsigned depth)
{
	const unsigned steps = 1 + rules_takes(ply);

	review_rewind(review, turn);
	game_play(review->at, ply, NULL);
	if (review->at->result != GAME_UNFINISHED)
		return -review_ended(review->at).score;
	return -search(review, REVIEW_CLOSER * review->nodes, depth > steps ? depth - steps : 1)
			.score;
}

/* How the line goes on from the position of review->at. False if it is not clear, or if stopped;
 * plies: in so many the side to move is said to win, 0 if that is not said. */
static bool go_on(struct review *review, unsigned plies, struct ply *ply)
{
	uint64_t random = random_start(0, review->at->length);
	struct review_finding finding;

	if (perfect_choose(review->help->probe, review->at, &random, ply))
		return true;
	for (unsigned longer = 0; longer < 2; longer++) {
		finding = search(review, review->nodes / (longer ? 1 : LINE_SHORTER), 0);
		*ply = finding.best;
		if (review->stopped)
			return false;
		if (!plies || (finding.value.result == PROBE_WIN && finding.value.plies <= plies))
			return true;
	}
	return false;
}

void review_follow(struct review *review, struct review_point *found)
{
	const bool wins = found->before.result == PROBE_WIN;
	const unsigned most = wins ? REVIEW_MOST_LINE : FEW_OF_LINE;
	unsigned plies = found->before.plies;
	struct ply ply = found->line[0];

	review_rewind(review, found->turn);
	for (found->n = 1;; found->line[found->n++] = ply, plies -= plies > 0) {
		game_play(review->at, &ply, NULL);
		if (review->at->result != GAME_UNFINISHED || found->n == most)
			return;
		if (!go_on(review, wins && found->n % 2 == 0 ? plies - 1 : 0, &ply))
			return;
	}
}

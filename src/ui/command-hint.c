#include "ui/command.h"
#include "ui/entry.h"
#include "ui/play.h"
#include "ui/probing.h"
#include "ui/say.h"
#include "ui/thinking.h"

static gboolean hint_stands(const struct session *session)
{
	const struct game *game = session->game;

	return session->hint.ply.to != POINT_NONE && game->result == GAME_UNFINISHED &&
	       position_equal(&session->hint_before, &game->position) &&
	       ply_equal(&session->hint_begun, &game->begun);
}

static void say_advice(struct session *session, enum fact_kind kind)
{
	const struct player_advice *hint = &session->hint;

	SAY(session, .kind = kind, .ply = hint->ply, .worth = probing_worth(&hint->worth));
}

void command_hint(struct session *session, const struct command *command, const char *rest)
{
	const struct game *game = session->game;
	struct player player = {
		.seed = session->seed,
		.probe = probing_open(session, &game->rules),
	};
	struct thinking thinking;

	if (commands_too_much(session, command, rest))
		return;
	if (game->result != GAME_UNFINISHED) {
		entry_refuse(session, VERDICT_GAME_OVER, "");
		return;
	}
	thinking_begin(&thinking, session, &player);
	session->hint = player_advise(&player, game);
	session->hint_before = game->position;
	session->hint_begun = game->begun;
	say_advice(session, FACT_HINT);
	play_helped(session);
}

/* The last turn that needs explaining: a computer's, or, where not just one side is a human's,
 * anybody's. 0 if there is none. */
static uint32_t turn_to_explain(const struct session *session)
{
	const struct game *game = session->game;
	uint32_t turn = game->length;
	enum side human;

	if (session->replay || !session_human(session, &human))
		return turn;
	while (turn > 0 && (enum side)game->turns[turn - 1].before.to_move == human)
		turn--;
	return turn;
}

/* What tables prove of a turn that was played, and of the best that could have been. */
static void weigh_turn(struct session *session, uint32_t turn, struct fact *fact)
{
	const struct game *game = session->game;
	g_autofree struct game *past = g_new(struct game, 1);
	struct exact_ply plies[RULES_MAX_PLIES];
	const struct exact_ply *best;
	struct exact_value worth;
	size_t n;

	game_past(game, turn, past);
	n = exact_plies(probing_open(session, &game->rules), past, plies);
	best = exact_best(plies, n);
	if (!best)
		return;
	worth = exact_worth(plies, n, &game->turns[turn].ply);
	fact->worth = probing_worth(&worth);
	fact->best = probing_worth(&best->value);
	fact->better = best->ply;
}

/* Who has played the turns of a game that is stepped through, is not known. */
static void say_why_turn(struct session *session, uint32_t turn)
{
	struct fact fact = {.kind = FACT_WHY_TURN, .first = turn};
	enum player_level level = session->players[session->game->turns[turn].before.to_move];
	unsigned random =
		session->replay || level == PLAYER_LEVELS ? 0 : player_random_percent(level);

	fact.number = random;
	fact.text = random ? player_level_names[level] : NULL;
	weigh_turn(session, turn, &fact);
	say_fact(session, &fact);
}

void command_why(struct session *session, const struct command *command, const char *rest)
{
	uint32_t turn = turn_to_explain(session);

	if (commands_too_much(session, command, rest))
		return;
	if (hint_stands(session))
		say_advice(session, FACT_WHY);
	else if (turn)
		say_why_turn(session, turn - 1);
	else
		SAY(session, .kind = FACT_NO_GAME_YET);
}

/* What is wrong with a line that is no turn: a point of it, or all. */
static void refuse(struct session *session, const char *line)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(session->game->rules.board, line, words);

	for (size_t i = 0; i < n; i++)
		if (words[i].kind == WORD_FAULT) {
			g_autofree char *typed = g_strndup(words[i].start, words[i].length);
			entry_refuse(session, words[i].verdict, typed);
			return;
		}
	SAY(session, .kind = FACT_NEEDS_TURN);
}

/* "what may i take": a word that is none of a turn, before any point, says that none is meant. */
static gboolean asks_other(struct session *session, const char *rest)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(session->game->rules.board, rest, words), i = 0;

	while (i < n && words[i].kind > WORD_FAULT && words[i].kind != WORD_OTHER)
		i++;
	if (i == n || words[i].kind != WORD_OTHER)
		return FALSE;
	g_autofree char *word = g_strndup(words[i].start, words[i].length);
	g_autofree char *shown = say_shown(word);
	SAY(session, .kind = FACT_UNKNOWN_WORD, .text = shown);
	return TRUE;
}

/* "what if d6", and "what", "if" or "whatif" before the turn. */
void command_what_if(struct session *session, const struct command *command, const char *rest)
{
	const struct board *board = session->game->rules.board;
	struct entry entry;
	gboolean supposes = FALSE;

	(void)command;
	if (!g_ascii_strncasecmp(rest, "if", 2) && (!rest[2] || g_ascii_isspace(rest[2]))) {
		supposes = TRUE;
		rest += 2;
	}
	rest += strspn(rest, " \t");
	if (!*rest)
		SAY(session, .kind = FACT_NEEDS_TURN);
	else if (entry_read(board, rest, &entry))
		entry_try(session, &entry, rest);
	else if (supposes || !asks_other(session, rest))
		refuse(session, rest);
}

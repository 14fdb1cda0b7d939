#include "ui/command.h"
#include "ui/cursor.h"
#include "ui/play.h"
#include "ui/say.h"
#include "ui/speak.h"
#include "voice/vocabulary.h"

static void refuse(struct session *session, enum verdict verdict)
{
	SAY(session, .kind = FACT_REFUSED, .verdict = verdict, .point = POINT_NONE,
	    .ply = session->game->begun, .text = "");
}

/* While a record is stepped through nothing of it can be changed. */
static gboolean stepping(struct session *session)
{
	if (session->replay)
		SAY(session, .kind = FACT_REPLAYING);
	return session->replay != NULL;
}

/* Against the computer the player's last ply and the reply, else one ply. */
static unsigned plies_to_undo(const struct session *session)
{
	enum side human;

	if (!session_human(session, &human))
		return 1;
	return session->game->position.to_move == human ? 2 : 1;
}

void command_undo(struct session *session, const struct command *command, const char *rest)
{
	struct game *game = session->game;
	unsigned plies = plies_to_undo(session);
	enum verdict verdict;
	gboolean counted;

	if (commands_too_much(session, command, rest) || stepping(session))
		return;
	if (game->owed) {
		command_cancel(session, command, rest);
		return;
	}
	verdict = game_undo(game, plies);
	if (verdict) {
		refuse(session, verdict);
		return;
	}
	counted = play_stop_counting(session);
	SAY(session, .kind = FACT_UNDONE, .first = game->length, .count = plies);
	if (counted)
		SAY(session, .kind = FACT_NO_LONGER_COUNTS);
}

void command_redo(struct session *session, const struct command *command, const char *rest)
{
	struct game *game = session->game;
	enum verdict verdict;
	unsigned plies;

	if (commands_too_much(session, command, rest) || stepping(session))
		return;
	verdict = game_redo(game, &plies);
	if (verdict) {
		refuse(session, verdict);
		return;
	}
	play_keep(session);
	SAY(session, .kind = FACT_REDONE, .first = game->length - plies, .count = plies);
}

void command_cancel(struct session *session, const struct command *command, const char *rest)
{
	enum verdict verdict;

	if (commands_too_much(session, command, rest) || stepping(session))
		return;
	if (cursor_picked(session) != POINT_NONE) {
		cursor_put_down(session);
		return;
	}
	verdict = game_cancel(session->game);
	if (verdict)
		refuse(session, verdict);
	else
		SAY(session, .kind = FACT_CANCELLED);
}

/* A computer answers an offer at once, by its own judgement. */
static void answer(struct session *session, const struct player *player, enum side side)
{
	if (player_accepts_draw(player, session->game, side)) {
		game_accept(session->game);
		SAY(session, .kind = FACT_ACCEPTED, .side = side);
		play_ended(session);
	} else {
		game_decline(session->game);
		SAY(session, .kind = FACT_DECLINED, .side = side);
	}
}

void command_offer(struct session *session, const struct command *command, const char *rest)
{
	struct game *game = session->game;
	enum side side = game->position.to_move;
	struct player player;
	enum verdict verdict;

	if ((!vocabulary_is_text(VOCABULARY_ARGUMENT, "draw|a draw", rest) &&
	     commands_too_much(session, command, rest)) ||
	    stepping(session))
		return;
	if (play_computer(session, side, &player) && game->result == GAME_UNFINISHED) {
		SAY(session, .kind = FACT_NOT_A_HUMAN);
		return;
	}
	verdict = game_offer(game);
	if (verdict) {
		refuse(session, verdict);
		return;
	}
	SAY(session, .kind = FACT_OFFERED, .side = side);
	if (play_computer(session, side_other(side), &player))
		answer(session, &player, side_other(side));
}

void command_answer_offer(struct session *session, const struct command *command, const char *rest)
{
	struct game *game = session->game;
	gboolean accept = command->number;
	enum side side = game->offered[SIDE_WHITE] ? SIDE_BLACK : SIDE_WHITE;
	enum verdict verdict;

	if (commands_too_much(session, command, rest) || stepping(session))
		return;
	verdict = accept ? game_accept(game) : game_decline(game);
	if (verdict) {
		refuse(session, verdict);
		return;
	}
	SAY(session, .kind = accept ? FACT_ACCEPTED : FACT_DECLINED, .side = side);
	if (accept)
		play_ended(session);
}

void command_resign_now(struct session *session)
{
	struct game *game = session->game;
	enum side side;

	if (!session_human(session, &side))
		side = game->position.to_move;
	game_resign(game, side);
	play_ended(session);
}

static void ask_resign(struct session *session)
{
	session->question = SESSION_ASKS_RESIGN;
	speak_question(session, WORDING_PROMPT_RESIGN);
}

void command_resign(struct session *session, const struct command *command, const char *rest)
{
	enum side side = session->game->position.to_move;

	if (commands_too_much(session, command, rest) || stepping(session))
		return;
	if (session->game->result != GAME_UNFINISHED)
		refuse(session, VERDICT_GAME_OVER);
	else if (!session_human(session, &side) && session->players[side] != PLAYER_LEVELS)
		SAY(session, .kind = FACT_NOT_A_HUMAN);
	else if (session_asks(session))
		ask_resign(session);
	else
		command_resign_now(session);
}

void command_yes_no(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		SAY(session, .kind = FACT_NO_QUESTION);
}

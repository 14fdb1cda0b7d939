#include "ui/command.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/transfer.h"

void command_replay(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *name = transfer_unquoted(rest);

	(void)command;
	replay_open(session, *name ? name : NULL);
}

/* "play against easy", "start again"; to start again in a replay is no game. */
static gboolean begins_game(struct session *session, const char *rest)
{
	g_autofree char *more = NULL;
	const struct command *command = commands_find(rest, &more);

	if (!command || command->run != command_again)
		return command_new_meant(session, rest);
	if (session->replay)
		return FALSE;
	command_again(session, command, more);
	return TRUE;
}

static gboolean refuse(struct session *session, const struct command *command, const char *rest)
{
	if (commands_too_much(session, command, rest))
		return TRUE;
	if (session->replay)
		return FALSE;
	SAY(session, .kind = FACT_NOT_REPLAYING, .text = command->name,
	    .number = reviewing_told(session));
	return TRUE;
}

void command_step(struct session *session, const struct command *command, const char *rest)
{
	if (!begins_game(session, rest) && !refuse(session, command, rest))
		replay_step(session, (enum replay_step)command->number);
}

void command_play(struct session *session, const struct command *command, const char *rest)
{
	if (!begins_game(session, rest) && !refuse(session, command, rest) &&
	    !reviewing_play(session))
		replay_play(session);
}

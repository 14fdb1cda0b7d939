#include "ui/command.h"
#include "ui/cursor.h"

void command_go(struct session *session, const struct command *command, const char *rest)
{
	point p;

	if (command_read_point(session, command, rest, &p))
		cursor_go(session, p);
}

void command_step_cursor(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest))
		cursor_step(session, (enum board_direction)command->number);
}

void command_cursor(struct session *session, const struct command *command, const char *rest)
{
	static void (*const acts[])(struct session *) = {cursor_here, cursor_pick, cursor_drop,
							 cursor_walk};

	if (!commands_too_much(session, command, rest))
		acts[command->number](session);
}

/* The commands: one row each, and finding them. */
#ifndef MERELS_UI_COMMANDS_H
#define MERELS_UI_COMMANDS_H

#include "ui/session.h"

enum command_argument {
	COMMAND_PLAIN, /* nothing may follow, but what is optional */
	COMMAND_WORDS, /* takes what follows */
	COMMAND_FILE,  /* takes a file name, completed as such */
	COMMAND_GAME,  /* takes the name of a kept game, completed as such */
	COMMAND_POINT, /* takes a point, completed as such */
};

struct command {
	const char *name;
	const char *aliases; /* separated by "|", or NULL; may be of two words */
	enum command_argument argument;
	void (*run)(struct session *session, const struct command *command, const char *rest);
	int number; /* what run may need to tell rows apart that it serves */
};

extern const struct command commands[];
extern const unsigned commands_count;

/* The command that a line begins with, its name, an alias or a word of the player's language, in
 * any case; *rest is what follows,
 * without the spaces around it and a closing mark (caller frees). NULL if there is none. */
const struct command *commands_find(const char *line, char **rest);

/* Refuses what follows a command that takes nothing; TRUE if there was something. */
gboolean commands_too_much(struct session *session, const struct command *command,
			   const char *rest);

#endif

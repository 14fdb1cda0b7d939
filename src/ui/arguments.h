/* The command line. */
#ifndef MERELS_UI_ARGUMENTS_H
#define MERELS_UI_ARGUMENTS_H

#include "ui/settings.h"

struct arguments {
	char *given[SETTINGS]; /* values of settings, NULL where not given */
	char *position;
	char *script;
	char *replay;
	char *review;
	char *log;
	char *config;
	char *file;	       /* a game to go on with */
	GPtrArray *check;      /* file and folder names with a NULL at the end, or NULL */
	unsigned build_tables; /* pieces a side, or 0 */
	gboolean check_tables, check_all_tables;
	gboolean no_config;
	gboolean no_input;
	gboolean strict;
};

enum arguments_outcome {
	ARGUMENTS_GO,
	ARGUMENTS_DONE,	  /* --help or --version was answered */
	ARGUMENTS_FAILED, /* standard output could not be written */
	ARGUMENTS_WRONG,  /* said on standard error */
};

/* Reads argv, whose strings stay the caller's. */
enum arguments_outcome arguments_read(struct arguments *arguments, int argc, char **argv);
void arguments_clear(struct arguments *arguments);

/* Whether an option describes the game to be played, so that no kept game is offered. */
gboolean arguments_describe_game(const struct arguments *arguments);

/* Says on standard error what is wrong with the command line, and where its options are told. */
void arguments_say_wrong(const char *problem);

#endif

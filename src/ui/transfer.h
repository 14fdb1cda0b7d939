/* Games from files and to files: save, load, and why a record is refused. */
#ifndef MERELS_UI_TRANSFER_H
#define MERELS_UI_TRANSFER_H

#include "store/records.h"
#include "ui/session.h"

/* A file as the player named it; a leading ~/ is the home folder. The caller frees. */
char *transfer_path(const char *name);

/* Words without the pair of quotation marks around the name that they begin with, which a player
 * may type as for a shell. The caller frees. */
char *transfer_unquoted(const char *words);

/* Saves the game without the ply begun, while stepping the whole one, or says why not: only where
 * nothing is, or an earlier state of this game, or what the session loaded or saved there of it. */
void transfer_save(struct session *session, const char *name);

/* Goes on with a game as transfer_open reads it, with the players of its tags unless players_given,
 * or says why not, on standard error if at_start. FALSE if the old game goes on. */
gboolean transfer_load(struct session *session, const char *name, gboolean players_given,
		       gboolean at_start);

/* Reads a whole file, or says why not. "-" is standard input at_start, where no player types, and a
 * file elsewhere. NULL on failure; the caller frees. */
char *transfer_read(struct session *session, const char *name, gboolean at_start, gsize *length);

/* One game among those of its file, from 1. */
struct transfer_place {
	unsigned number, games;
	char *state; /* what the file held, for session->file_state, NULL before; the caller frees
		      */
};

/* Reads the first game of "FILE", or that of "FILE NUMBER", or says why not. The caller owns it. */
struct record *transfer_open(struct session *session, const char *words, gboolean at_start,
			     struct transfer_place *place);

/* How many games a text holds, refused ones included. */
unsigned transfer_count(const struct session *session, const char *text, gsize length);

/* Says which of how many games it is, and the players as the record names them. */
void transfer_say_game(struct session *session, const struct record *record, unsigned number,
		       unsigned games);

/* Writes "FILE:LINE: game N, ply M: TOKEN: reason" on standard error. */
void transfer_report(const struct session *session, const char *name,
		     const struct records_error *error);

#endif

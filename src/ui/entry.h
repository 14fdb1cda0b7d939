/* Plies as typed: what a line asks for, and carrying it out. */
#ifndef MERELS_UI_ENTRY_H
#define MERELS_UI_ENTRY_H

#include "ui/session.h"
#include "ui/words.h"

/* A line that consists of points and small words alone. */
struct entry {
	point at[2];	 /* one point, or from and to */
	unsigned points; /* 0 to 2 */
	point takes[2];
	unsigned takings; /* 0 to 2 */
	gboolean placing; /* it says place or put */
	gboolean moving;  /* it says move, or to */
	enum verdict fault;
};

/* FALSE if the line has other words and may be a command. A line of this kind that cannot be a
 * ply gives entry->fault. */
gboolean entry_read(const struct board *board, const char *line, struct entry *entry);

/* Carries the entry out, or says why not, or asks which piece is meant. */
void entry_play(struct session *session, const struct entry *entry, const char *line);

/* Tells what would come of the entry without playing it; refuses and asks as entry_play does. */
void entry_try(struct session *session, const struct entry *entry, const char *line);

/* Answers the question that stands (SESSION_ASKS_FROM or _TO) with a line; FALSE if the line is no
 * point alone and is to be carried out as if nothing had been asked. */
gboolean entry_answer(struct session *session, const struct entry *entry, const char *line);

/* Plays the ply that the player was asked to confirm. */
void entry_confirmed(struct session *session);

/* Says why a word that looks like a point is none. */
void entry_refuse(struct session *session, enum verdict verdict, const char *typed);

#endif

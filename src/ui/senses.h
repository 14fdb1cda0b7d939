/* What the words of a question ask about, in English or in the player's language: not both in one
 * line, since words of the one may be others of the other. */
#ifndef MERELS_UI_SENSES_H
#define MERELS_UI_SENSES_H

#include "core/board.h"

#include <glib.h>

enum {
	SENSE_CAN = 1 << 0,
	SENSE_GO = 1 << 1,
	SENSE_TAKE = 1 << 2,
	SENSE_MILL = 1 << 3,
	SENSE_UNTIL = 1 << 4,
	SENSE_DRAW = 1 << 5,
	SENSE_I = 1 << 6, /* the player as the one who does it */
	SENSE_MY = 1 << 7,
	SENSE_ENEMY = 1 << 8, /* the same of the other side */
	SENSE_THEIR = 1 << 9,
	SENSE_WHITE = 1 << 10,
	SENSE_BLACK = 1 << 11,
	SENSE_WHERE = 1 << 12,
	SENSE_WHO = 1 << 13,
	SENSE_HOW = 1 << 14,
	SENSE_MANY = 1 << 15,
	SENSE_WHEN = 1 << 16,
	SENSE_WHAT = 1 << 17,
	SENSE_HAVE = 1 << 18,
	SENSE_BE = 1 << 19,
	SENSE_PIECE = 1 << 20,
	SENSE_PAST = 1 << 21,
	SENSE_LEFT = 1 << 22,
	SENSE_THIS = 1 << 23,
	SENSE_TURN = 1 << 24,
	SENSE_WIN = 1 << 25,
	SENSE_IF = 1 << 26,
	SENSE_LAST = 1 << 27,
	SENSE_POINT = 1 << 28,
	SENSE_THREAT = 1 << 29,
	SENSE_OTHER = 1 << 30, /* a word that is none of these */
};

struct senses {
	unsigned all;
	const char *named; /* in the line: the first point, or what looks like one; NULL without */
	size_t length;	   /* of that, in bytes */
	point point;	   /* POINT_NONE for what only looks like one */
	unsigned points;   /* how many are named */
	gboolean negative; /* something is asked that is not so */
	unsigned others;   /* words that are none of these */
	unsigned meant;	   /* words with a sense */
};

/* Reads the line in the language that knows more of its words, in the player's if both do alike. */
void senses_read(const struct board *board, const char *line, struct senses *senses);

#endif

/* What the words of a question ask about, in English or in the player's language: not both in one
 * line, since words of the one may be others of the other. */
#ifndef MERELS_UI_SENSES_H
#define MERELS_UI_SENSES_H

#include "core/board.h"

#include <glib.h>

#define SENSE(bit) (UINT64_C(1) << (bit))
#define SENSE_CAN SENSE(0)
#define SENSE_GO SENSE(1)
#define SENSE_TAKE SENSE(2)
#define SENSE_MILL SENSE(3)
#define SENSE_UNTIL SENSE(4)
#define SENSE_DRAW SENSE(5)
#define SENSE_I SENSE(6) /* the player as the one who does it */
#define SENSE_MY SENSE(7)
#define SENSE_ENEMY SENSE(8) /* the same of the other side */
#define SENSE_THEIR SENSE(9)
#define SENSE_WHITE SENSE(10)
#define SENSE_BLACK SENSE(11)
#define SENSE_WHERE SENSE(12)
#define SENSE_WHO SENSE(13)
#define SENSE_HOW SENSE(14)
#define SENSE_MANY SENSE(15)
#define SENSE_WHEN SENSE(16)
#define SENSE_WHAT SENSE(17)
#define SENSE_HAVE SENSE(18)
#define SENSE_BE SENSE(19)
#define SENSE_PIECE SENSE(20)
#define SENSE_PAST SENSE(21)
#define SENSE_LEFT SENSE(22)
#define SENSE_THIS SENSE(23)
#define SENSE_TURN SENSE(24)
#define SENSE_WIN SENSE(25)
#define SENSE_IF SENSE(26)
#define SENSE_LAST SENSE(27)
#define SENSE_POINT SENSE(28)
#define SENSE_THREAT SENSE(29)
#define SENSE_OTHER SENSE(30) /* a word that is none of these */
#define SENSE_FLY SENSE(31)
#define SENSE_POSITION SENSE(32)

struct senses {
	guint64 all;
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

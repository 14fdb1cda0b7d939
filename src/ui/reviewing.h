/* The game that was reviewed last: its turning points, and a better line that is stepped through
 * while the game that was on waits. */
#ifndef MERELS_UI_REVIEWING_H
#define MERELS_UI_REVIEWING_H

#include "engine/review.h"
#include "ui/session.h"
#include "ui/waiting.h"

struct practice;

struct reviewing {
	struct game game;
	struct review *review;
	gboolean sides[2];	   /* those whose turning points are practised */
	gboolean foreign;	   /* it comes from a file or from the kept games */
	gboolean away;		   /* a line or a position of it is on the board, */
	struct waiting waiting;	   /* and this waits */
	struct practice *practice; /* while its turning points are practised */
};

/* A game of its own to review, in the place of the last one. */
void reviewing_set(struct session *session, const struct game *game, gboolean foreign);

/* Makes sure that the game that is on, or that waits behind a line of it, is the one reviewed, or a
 * foreign one if that was the last. FALSE, and said so, if there is none. */
gboolean reviewing_renew(struct session *session);

/* Whether what is reviewed was played in the game that is on, up to its end or before. */
gboolean reviewing_is_of(const struct session *session);

/* Judges what is not judged yet, and says how far it is. FALSE if Ctrl-C ended that. */
gboolean reviewing_work(struct session *session);

/* Says the turning points: all, or the weightiest; and how many turns are not judged yet. */
void reviewing_say(struct session *session, gboolean all);

/* A turning point, as it is said. */
struct fact_turning reviewing_fact(const struct review_point *turning);
struct fact_worth reviewing_worth(struct probe_value value);

/* The point at that turn, from 1; NULL, and said so, if there is none. */
const struct review_point *reviewing_point(struct session *session, uint32_t turn);

/* Tells a turning point and steps through what was better. */
void reviewing_show(struct session *session, const struct review_point *turning);

/* The number of the first turning point of the game that was reviewed last, if that is a file or
 * the game as it is; else 0. */
unsigned reviewing_told(const struct session *session);

/* The game that was on waits behind something of the review, if it does not yet. */
void reviewing_put_aside(struct session *session);

/* Goes back to it without a word; nothing happens if none waits. */
void reviewing_leave(struct session *session);

/* Another game begins: goes back, and says so. */
void reviewing_make_room(struct session *session);

/* A foreign game is no longer the one reviewed, unless it is on the board. FALSE if none was. */
gboolean reviewing_forget(struct session *session, gboolean say);

/* Leaves and says where the game stands. FALSE if none waits. */
gboolean reviewing_return(struct session *session);

/* Plays on from a better line, in a new game. FALSE if none is on. */
gboolean reviewing_play(struct session *session);

/* Whether a game waits, and the name under which that is kept, or NULL. */
gboolean reviewing_away(const struct session *session);
const char *reviewing_kept(const struct session *session);

void reviewing_free(struct session *session);

#endif

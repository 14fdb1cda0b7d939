/* The course of a game: its start, what follows a ply, the computer's turns, its end. */
#ifndef MERELS_UI_PLAY_H
#define MERELS_UI_PLAY_H

#include "store/kept.h"
#include "ui/session.h"

/* Begins a game by the settings, from position if it is not NULL. FALSE, said why, and the old
 * game goes on if the position is refused. The computers' turns are not yet played. */
gboolean play_new(struct session *session, const struct position *position);

/* Begins a game by the same players with colours swapped. */
void play_again(struct session *session);

/* Goes on with a game from elsewhere, which the session copies; kept is its name among the kept
 * games, or NULL. */
void play_adopt(struct session *session, const struct game *game,
		const enum player_level players[2], gboolean counts, const char *kept);

/* Lets the computers play until a human is to move, the game is over or Ctrl-C holds it. */
void play_computers(struct session *session);

/* After game_enter: says what happened, keeps the game, lets the computer answer. */
void play_entered(struct session *session);

/* After game_take of the piece on p; last: nothing more is taken by the same line. */
void play_taken(struct session *session, point p, gboolean last);

/* After the game was ended by resignation or agreement: says so. */
void play_ended(struct session *session);

/* Writes the unfinished game among the kept ones, if anything was played. */
void play_keep(struct session *session);

/* Says, once a session, that nothing can be kept and why. Frees error. */
void play_cannot_keep(struct session *session, GError *error);

/* From here on the game counts for no statistic, which is kept with it. TRUE if it did count, so
 * that it is to be said. */
gboolean play_stop_counting(struct session *session);

/* The player was told about a turn to come: such a game counts for no statistic, which is said
 * once. */
void play_helped(struct session *session);

/* Says that the unfinished game is kept, or why not, and drops a turn whose taking is owed; FALSE if it is not
 * kept. */
gboolean play_say_kept(struct session *session);

/* Another game begins: leaves the lesson or the replay, and says what becomes of the present one.
 */
void play_make_room(struct session *session);

/* Says what happened at one ply of the game; without what the ply itself was, if that was said. */
void play_tell(struct session *session, uint32_t ply, gboolean with_ply);

/* The computer that would answer a draw offer of side; NULL if a human would. */
gboolean play_computer(const struct session *session, enum side side, struct player *player);

#endif

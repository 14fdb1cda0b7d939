/* Recorded games: telling one from its start to its end, and stepping through one. */
#ifndef MERELS_UI_REPLAY_H
#define MERELS_UI_REPLAY_H

#include "ui/session.h"

enum replay_step { REPLAY_NEXT, REPLAY_BACK, REPLAY_START, REPLAY_END };

/* Tells all games of a file, each turn, then stays at the end of the last one, stepping. A game
 * that is refused is reported on standard error, and the others are told. FALSE if anything was
 * wrong. */
gboolean replay_tell(struct session *session, const char *name);

/* Begins to step through a file's first game, or through the session's own game if name is NULL,
 * from its start; says why not. */
void replay_open(struct session *session, const char *name);

void replay_step(struct session *session, enum replay_step step);

/* Goes to the position after that many turns. */
void replay_go(struct session *session, uint32_t turns);

/* play_stop_counting while stepping: of the game that is stepped through if it was being played. */
gboolean replay_stop_counting(struct session *session);

/* Steps through a better line from that turn of a game on, which waits. Nothing is said. */
void replay_line(struct session *session, const struct game *game, uint32_t turns);

/* Says which turn is shown, or who is to move where nothing is stepped through. */
void replay_say_where(struct session *session);

/* Ends stepping and plays on from the position shown. */
void replay_play(struct session *session);

/* Ends stepping without playing on; nothing happens if there is none. */
void replay_leave(struct session *session);

/* The game that is stepped through, else the session's own. */
const struct game *replay_whole(const struct session *session);

/* Whether that is a game that was played in this session, not one of a file. */
gboolean replay_is_own(const struct session *session);

/* The number of turns of the game that is stepped through. */
uint32_t replay_length(const struct session *session);

/* The name under which the game that is stepped through is kept, or NULL. */
const char *replay_kept(const struct session *session);

/* Leaves the replay for the game that was on before, as it was. FALSE if none is on. */
gboolean replay_return(struct session *session);

#endif

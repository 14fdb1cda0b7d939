/* The quiz at the prompt: while it is on, the session's game is a position in which one turn alone
 * wins, and the game that was being played, or the replay, waits unharmed. */
#ifndef MERELS_UI_QUIZ_H
#define MERELS_UI_QUIZ_H

#include "engine/puzzle.h"
#include "ui/session.h"

/* The words of the levels, in their order, up to a NULL. */
extern const char *const quiz_levels[];

/* Begins a quiz at a level, or at that of the last one (PUZZLE_LEVELS); where one is on, goes on to
 * another position. */
void quiz_open(struct session *session, enum puzzle_level level);

/* A line of a quiz that is said otherwise there. FALSE if none is on, or if the line means what it
 * always does. */
gboolean quiz_line(struct session *session, const char *line);

/* A legal turn that was typed as an answer; it may lack its takings. */
void quiz_turn(struct session *session, const struct ply *ply);

/* Whether a turn, told as an example, would answer the question. */
gboolean quiz_gives_away(const struct session *session, const struct ply *ply);

/* Goes back to the game without a word; nothing happens if no quiz is on. */
void quiz_leave(struct session *session);

/* Something else begins: goes back to what waits, and says how the quiz went. */
void quiz_make_room(struct session *session);

/* What waits, or NULL if no quiz is on. */
const struct waiting *quiz_waiting(const struct session *session);

#endif

/* The course at the prompt: while a lesson is on, the session's game is the position of its drill,
 * and the game that was being played, or the replay, waits unharmed. */
#ifndef MERELS_UI_LEARN_H
#define MERELS_UI_LEARN_H

#include "ui/session.h"

/* Begins the lessons where they were left (0), or at that lesson. Where one is on, 0 says the text
 * of its part and the question again. */
void learn_open(struct session *session, unsigned lesson);

/* A line of a lesson: an answer, or what is said otherwise while learning. FALSE if no lesson is
 * on, or if the line means what it always does. */
gboolean learn_line(struct session *session, const char *line);

/* A turn that was typed as an answer; it may lack its takings. */
void learn_turn(struct session *session, const struct ply *ply);

/* Whether a turn can be played: in a game, or as an answer. */
gboolean learn_takes_turns(const struct session *session);

/* Whether a turn, told as an example, would answer the question. */
gboolean learn_gives_away(const struct session *session, const struct ply *ply);

/* After anything was said: keeps what is worth asking why for. */
void learn_note(struct session *session, const struct fact *fact);

/* Goes back to the game without a word; nothing happens if no lesson is on. */
void learn_leave(struct session *session);

/* Another game begins: goes back to the one that waits, and says that the lesson is left. */
void learn_make_room(struct session *session);

/* What waits, or NULL if no lesson is on. */
const struct waiting *learn_waiting(const struct session *session);

/* Whether a command, with the rest of its line, is about the game that waits, and refused. */
gboolean learn_refuses(const char *name, const char *rest);

/* The commands about the game that waits, which are refused while learning. For their test. */
extern const char *const learn_refused[];

#endif

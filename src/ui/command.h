/* The functions behind the rows of ui/commands.c, by file. Each answers: with what was asked, with
 * what was done, or with a refusal. */
#ifndef MERELS_UI_COMMAND_H
#define MERELS_UI_COMMAND_H

#include "ui/commands.h"

#define COMMAND(name)                                                                              \
	void name(struct session *session, const struct command *command, const char *rest)

/* command-ask.c: questions about the board */
COMMAND(command_ask); /* a question without an argument; number: enum fact_kind */
COMMAND(command_repeat);
COMMAND(command_board);
COMMAND(command_news);
COMMAND(command_side);	/* number: enum side, or 2 mine, 3 theirs */
COMMAND(command_point); /* number: enum fact_kind */
COMMAND(command_row);
COMMAND(command_column);
COMMAND(command_ring);
COMMAND(command_moves);
COMMAND(command_history);
COMMAND(command_diagram);
COMMAND(command_result);

/* command-turn.c: about turns and the end */
COMMAND(command_undo);
COMMAND(command_redo);
COMMAND(command_cancel);
COMMAND(command_offer);
COMMAND(command_answer_offer); /* number: 1 accept, 0 decline */
COMMAND(command_resign);
COMMAND(command_yes_no); /* number: 1 yes, 0 no */

/* command-game.c: games as a whole */
COMMAND(command_new);
COMMAND(command_again);
COMMAND(command_position);
COMMAND(command_save);
COMMAND(command_load);
COMMAND(command_quit);

/* Begins a new game if a text names one as new would take it: "against easy", "a game as white". */
gboolean command_new_meant(struct session *session, const char *text);

/* The same of a line that begins with "against". */
gboolean command_new_against(struct session *session, const char *line);

/* What is named behind words that only lead to it: monday in "the game monday"; as: they must end with
 * that, since others may begin a name ("my game 2"): sunday in "this game as sunday". */
const char *command_after_joints(const char *text, gboolean as);

/* Whether a line that is neither new nor again begins a game: "play against easy". */
gboolean command_begins_game(const char *line);

/* command-kept.c: unfinished games */
COMMAND(command_games);
COMMAND(command_resume);
COMMAND(command_keep);
COMMAND(command_delete);

/* command-hint.c: what could be played, and why */
COMMAND(command_hint);
COMMAND(command_why);
COMMAND(command_what_if);

/* command-set.c: settings, statistics, help */
COMMAND(command_set);
COMMAND(command_verbosity); /* number: enum wording_verbosity */
COMMAND(command_level);
COMMAND(command_rules);
COMMAND(command_stats);
COMMAND(command_help);

/* command-cursor.c: walking the board */
COMMAND(command_go);
COMMAND(command_step_cursor); /* number: enum board_direction */
COMMAND(command_cursor);      /* number: 0 here, 1 pick, 2 drop, 3 walk */

/* command-speech.c */
COMMAND(command_speech);
COMMAND(command_rate); /* number: 1 faster, -1 slower */
COMMAND(command_stop);

/* command-replay.c: stepping through a game */
COMMAND(command_replay);
COMMAND(command_step); /* number: enum replay_step */
COMMAND(command_play);

/* command-review.c: games in hindsight */
COMMAND(command_review);
COMMAND(command_leave); /* what is shown of a review, or a replay */

/* command-tables.c: endings that are worked out */
COMMAND(command_tables);

/* command-learn.c: the course */
COMMAND(command_learn);
COMMAND(command_lessons);
COMMAND(command_lesson); /* a command of lessons outside of them */
COMMAND(command_quiz);

/* A point as the argument of a command; FALSE, and said why, if there is none. */
gboolean command_read_point(struct session *session, const struct command *command,
			    const char *rest, point *p);

/* A turn as its number from 1, or as the move pair of a record: 23w, 23b. 0 if it is none. */
uint32_t command_read_turn(const struct game *game, const char *text);

/* Says that no setting is called so; proposes the nearest, with what stands before and after it. */
void command_refuse_setting(struct session *session, const char *name, const char *before,
			    const char *after);

/* Changes a setting, says so and keeps it for the next time; or says why not. */
void command_change(struct session *session, enum setting setting, const char *value);

/* Resigns for the human side, after the question if there was one. */
void command_resign_now(struct session *session);

/* Deletes a kept game, after the question if there was one. */
void command_delete_now(struct session *session, const char *name);

/* Who plays a kept game; a word that is no player is a human. */
struct kept;
void command_seats(const struct kept *kept, enum player_level players[2], struct fact_seats *seats);

/* Says that a kept game was left unfinished, and which. */
void command_say_unfinished(struct session *session, const struct kept *kept);

/* The kept game of that name, or of one that sounds so; NULL if it cannot be had. The caller frees.
 */
struct kept *command_find_kept(const struct session *session, const char *name);

/* Goes on with a kept game, which is freed; named: it is said which one that is. */
void command_go_on(struct session *session, struct kept *kept, gboolean named);

/* Sets what new or position was given; FALSE, nothing set and said why, if it is nothing known or
 * contradicts itself. */
gboolean command_read_options(struct session *session, const char *rest, struct settings *settings,
			      char **position);

#endif

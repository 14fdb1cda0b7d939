/* What the files of wording share: one function for each group of facts, and the sentences that
 * more than one group says. */
#ifndef MERELS_VOICE_WORDING_PARTS_H
#define MERELS_VOICE_WORDING_PARTS_H

#include "voice/lists.h"
#include "voice/points.h"

/* A ply and what it did, by the record. */
struct wording_ply {
	enum side side;
	enum phase phase;
	struct ply ply;
	unsigned mills;
	const char *motion; /* "d6 to d5", or "d6" when placing */
	const char *way;    /* after a verb, "from d6 to d5" where flying or spoken */
	const char *mill;   /* "b6 d6 f6", of two mills "b6 d6 f6 and d5 d6 d7" */
	point_set taken;
	bool none_to_take; /* a mill took nothing, for the enemy has no piece on the board */
	struct position after;
};

/* One of three messages that are filled in alike. */
#define PHASED(phase, placing, moving, flying)                                                     \
	((phase) == PHASE_PLACING ? (placing) : (phase) == PHASE_MOVING ? (moving) : (flying))

void wording_ply_read(struct sentences *s, const struct rules *rules, const struct position *before,
		      const struct ply *ply, struct wording_ply *told);

/* wording-event.c */
void wording_event_ply(struct sentences *s, const struct wording_ply *told);
void wording_event_begun(struct sentences *s, const struct wording_ply *told);
void wording_event_taken(struct sentences *s, enum side side, point p, unsigned left);

/* wording-past.c: the last turn, or that there is none */
void wording_past(struct sentences *s, const struct game *game);

/* wording-notice.c */
void wording_notice(struct sentences *s, const struct fact *fact,
		    const struct game_happening *happening);
void wording_notice_end(struct sentences *s, const struct game *game);
void wording_notice_thinking(struct sentences *s, const struct fact *fact);

/* wording-again.c: undo, redo, cancel, offers */
void wording_again(struct sentences *s, const struct fact *fact);

/* wording-take.c: what the side to move may take, in a position with the ply begun on it */
void wording_take(struct sentences *s, const struct rules *rules, const struct position *seen);
void wording_take_each(struct sentences *s, const struct rules *rules, const struct position *seen);
void wording_take_first(struct sentences *s, const struct rules *rules,
			const struct position *seen);
void wording_take_expected(struct sentences *s, const struct rules *rules,
			   const struct position *seen);
void wording_take_why(struct sentences *s, const struct rules *rules, const struct position *seen);
/* "It may take b2 or d1." */
void wording_take_may(struct sentences *s, const struct rules *rules, const struct position *seen);
/* A mill took nothing. */
void wording_take_none(struct sentences *s, enum side victim, bool none_on_board);

/* wording-turn.c */
void wording_turn_short(struct sentences *s, const struct game *game); /* "White to move." */
void wording_turn_first(struct sentences *s, const struct game *game); /* …, or how it ended */
void wording_turn(struct sentences *s, const struct game *game);       /* in more words */
void wording_turn_you(struct sentences *s, const struct fact_seats *seats);
void wording_turn_over(struct sentences *s, const struct game *game);
void wording_turn_next(struct sentences *s); /* what can be typed after the end */

/* wording-answer.c, wording-board.c, wording-list.c */
void wording_answer(struct sentences *s, const struct fact *fact);
void wording_board(struct sentences *s, const struct fact *fact);
void wording_list_moves(struct sentences *s, const struct game *game);
void wording_list_moves_of(struct sentences *s, const struct game *game, point p);
/* "b4 can go to a4 or b6." */
void wording_list_targets(struct sentences *s, const struct game *game, point p);
/* "d5 closes a mill.": where a piece on p, or from the hand (POINT_NONE), would close one. */
void wording_list_closing(struct sentences *s, const struct game *game, point p, point_set to);
void wording_list_any(struct sentences *s, unsigned n); /* "Any of 17 empty points." */
void wording_list_mills(struct sentences *s, const struct game *game);
void wording_list_threats(struct sentences *s, const struct game *game);

/* wording-news.c */
void wording_news(struct sentences *s, const struct fact *fact);

/* "d6 to d5 or b4 to b6": what would close a mill for the side, or NULL. */
const char *wording_list_closings(struct sentences *s, const struct game *game, enum side side);

/* wording-reason.c: a good turn, and what speaks for one */
void wording_reason(struct sentences *s, const struct fact *fact);

/* wording-worth.c: what is proved of a turn, in whole sentences. False if nothing is said: of what
 * is unknown, and of what a reason tells as well, a win with this turn and a loss with the next.
 * only: no other turn is legal. */
bool wording_worth(struct sentences *s, enum side side, const struct fact_worth *worth,
		   const struct fact_worth *best, bool only);
/* What a turn throws away; false if nothing is. */
bool wording_worth_lost(struct sentences *s, const struct fact_worth *worth,
			const struct fact_worth *best);
/* What would have kept it: after all that "it" is said of. */
void wording_worth_better(struct sentences *s, const struct ply *ply,
			  const struct fact_worth *best);

/* wording-try.c: what would come of the last turn, or of the turn begun, if it were played */
void wording_try(struct sentences *s, const struct game *game);

/* wording-review.c, wording-practice.c: games in hindsight */
void wording_review(struct sentences *s, const struct fact *fact);
void wording_review_better(struct sentences *s, const struct fact_turning *turning,
			   const struct game *game);
void wording_review_fault(struct sentences *s, const struct fact_turning *turning,
			  const struct game *game);
void wording_review_depth(struct sentences *s, unsigned depth);
void wording_practice(struct sentences *s, const struct fact *fact);

/* wording-history.c */
void wording_history(struct sentences *s, const struct fact *fact);
const char *wording_history_ply(struct sentences *s, const struct ply *ply);

/* wording-cursor.c: the cursor and what it has picked up */
void wording_cursor(struct sentences *s, const struct fact *fact);

/* wording-question.c: which of several moves is meant, and whether it is */
void wording_question(struct sentences *s, const struct fact *fact);

/* wording-grid.c */
void wording_grid_centre(struct sentences *s);
void wording_grid_columns(struct sentences *s);
void wording_grid_rows(struct sentences *s);
void wording_grid_off_lines(struct sentences *s, const char *typed);

/* wording-rules.c */
void wording_rules(struct sentences *s, const struct rules *rules);
void wording_rules_differing(struct sentences *s, const struct rules *rules);

/* wording-session.c, wording-done.c */
void wording_session(struct sentences *s, const struct fact *fact);
void wording_done(struct sentences *s, const struct fact *fact);

/* wording-refusal.c: a verdict; wording-mistake.c: the other refusals; wording-trouble.c: the
 * environment, records */
void wording_refusal(struct sentences *s, const struct fact *fact);
/* The turn to be told as an example; false if there is none. */
bool wording_example(const struct fact *fact, struct ply *ply);
void wording_mistake(struct sentences *s, const struct fact *fact);
void wording_trouble(struct sentences *s, const struct fact *fact);
void wording_trouble_record(struct sentences *s, const struct fact *fact);

/* wording-tables.c: endings that are worked out */
void wording_tables(struct sentences *s, const struct fact *fact);

/* wording-help.c */
/* What asking or doing that takes from the game, if anything. */
void wording_help_cost(struct sentences *s, const char *name);
void wording_help_now(struct sentences *s, const struct fact *fact);
void wording_help_lesson(struct sentences *s, const struct fact *fact);
void wording_help_facts(struct sentences *s, const struct fact *fact);

/* wording-lesson.c: the texts of the course, and the list of its lessons */
void wording_lesson(struct sentences *s, const struct fact *fact);
void wording_lesson_ring(struct sentences *s, enum board_ring ring);

/* wording-drill.c: what is asked, how it is answered, and what was right */
void wording_drill(struct sentences *s, const struct drill *drill, bool another);
void wording_drill_form(struct sentences *s, const struct drill *drill);
void wording_drill_answer(struct sentences *s, const struct drill *drill);

/* wording-drill-wrong.c, wording-drill-turn.c: what is right or wrong with an answer */
void wording_drill_right(struct sentences *s, const struct fact *fact);
void wording_drill_wrong(struct sentences *s, const struct fact *fact);
void wording_drill_far(struct sentences *s, point from, point p); /* no neighbour */
void wording_drill_turn(struct sentences *s, const struct fact *fact);

/* wording-quiz.c */
void wording_quiz(struct sentences *s, const struct fact *fact);

/* wording-diagram.c */
void wording_diagram(struct sentences *s, const struct game *game, bool large);

#endif

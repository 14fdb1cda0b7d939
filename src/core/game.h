/* A whole game: its plies, the ply begun, its end, draws by count, offers, undo and redo.
 *
 * Invariants:
 *  1. turns[0 … length-1] are the plies played, each legal in its before; position is what
 *     stands after them, the ply begun not counted.
 *  2. turns[length … known-1] can be played again with game_redo.
 *  3. begun.to != POINT_NONE only while owed > 0, and then result is GAME_UNFINISHED.
 *  4. result != GAME_UNFINISHED if and only if reason != REASON_NONE, and they agree.
 * Every function that refuses leaves the game as it was. Nothing allocates or blocks. One game
 * may be used by one thread at a time.
 *
 *	state        play whole  begin     take       undo      redo   offer  resign
 *	unfinished   yes         yes       NO_MILL    yes       yes    yes    yes
 *	taking owed  TAKE_OWED   TAKE_OWED yes        = cancel  no     yes    yes
 *	over         GAME_OVER   GAME_OVER GAME_OVER  FINISHED  no     OVER   OVER
 */
#ifndef MERELS_CORE_GAME_H
#define MERELS_CORE_GAME_H

#include "core/rules.h"

/* Longer games are refused (VERDICT_GAME_TOO_LONG); under forty no game passes 538 plies. */
#define GAME_MAX_PLIES 16384

enum game_result { GAME_UNFINISHED, GAME_WHITE_WINS, GAME_BLACK_WINS, GAME_DRAWN };

struct game_turn {
	struct position before;
	struct ply ply;
	uint16_t quiet; /* the quiet count after this ply, plies */
	uint16_t stood; /* how often the position after it has stood, 0 while a hand is not empty */
	uint8_t taken_back; /* plies that game_redo plays again from here, 0 for none */
};

struct game {
	struct rules rules;
	struct position start; /* as set up */
	bool set_up;	       /* start is not the rules' own start */
	struct position position;
	struct ply begun; /* all POINT_NONE unless a taking is owed */
	uint8_t owed;	  /* takings still owed by begun */
	uint32_t length;  /* plies */
	uint32_t known;	  /* plies, those that redo can play again included */
	enum game_result result;
	enum reason reason;
	bool offered[2]; /* by side: its offer of a draw stands */
	bool undone;	 /* undo was used on a whole ply in this game */
	struct game_turn turns[GAME_MAX_PLIES];
};

/* Begins a game from the rules' own start. */
void game_init(struct game *game, const struct rules *rules);

/* Begins a game from a position; it may be over at once. A refusal is a VERDICT_POSITION_… and
 * leaves the game unchanged. */
enum verdict game_set_up(struct game *game, const struct rules *rules,
			 const struct position *position);

/* Plays a whole ply, as a record gives it: VERDICT_TAKE_OWED if it lacks a taking. */
enum verdict game_play(struct game *game, const struct ply *ply, point *culprit);

/* Plays a ply, or begins it if a taking is owed: VERDICT_OK either way; see game->owed. */
enum verdict game_enter(struct game *game, const struct ply *ply, point *culprit);

/* Takes one piece for the ply begun. */
enum verdict game_take(struct game *game, point p, point *culprit);

/* Drops the ply begun, a first of two takings included; never counts as undo. */
enum verdict game_cancel(struct game *game);

/* Takes back as many plies (1 or more) as one step; a ply begun must be cancelled first. */
enum verdict game_undo(struct game *game, unsigned plies);

/* Plays again exactly what one game_undo took back; *plies is how many, unchanged on refusal. */
enum verdict game_redo(struct game *game, unsigned *plies);

/* The side to move offers a draw; the other side answers. An offer lapses when the other side
 * completes a ply, at undo and at the end. */
enum verdict game_offer(struct game *game);
enum verdict game_accept(struct game *game);
enum verdict game_decline(struct game *game);

/* Ends an unfinished game where the rules do not: side resigns, or a record claims a result with a
 * reason that goes with it. */
enum verdict game_resign(struct game *game, enum side side);
enum verdict game_claim(struct game *game, enum game_result result, enum reason reason);

/* Whether the game ended so, and not by rule: it could be played on. */
bool game_is_claimed(const struct game *game);

/* The game as it stood after its first plies, at most its length; without an end that was claimed,
 * and without offers. past is another. */
void game_past(const struct game *game, uint32_t plies, struct game *past);

/* What the player sees: the position with the ply begun on the board, the same side to move. */
struct position game_seen(const struct game *game);

/* The quiet count, plies; and how often the present position has stood, 0 while one of the hands
 * is not empty. */
unsigned game_quiet(const struct game *game);
unsigned game_stood(const struct game *game);

/* The whole plies of the side to move that begin with the ply begun, if any; none when over. */
size_t game_plies(const struct game *game, struct ply plies[RULES_MAX_PLIES]);

/* The winner of a decided game. */
enum side game_winner(const struct game *game);

/* What happened at ply number i, in the order in which it is told. */
enum game_event {
	GAME_EVENT_PLY,
	GAME_EVENT_PLACING_OVER, /* both hands have just become empty */
	GAME_EVENT_MAY_FLY,	 /* side has just come to fly */
	GAME_EVENT_STOOD_TWICE,
	GAME_EVENT_LIMIT_NEAR, /* 20, 10 or 5 to 1 plies remain */
	GAME_EVENT_END,
};
#define GAME_MAX_EVENTS 7
struct game_happening {
	enum game_event event;
	enum side side;	 /* who moved, may fly */
	unsigned number; /* LIMIT_NEAR: plies that remain */
};
/* Returns how many. The end, by rule or claimed, is the last of them after the last ply. */
size_t game_happenings(const struct game *game, uint32_t i,
		       struct game_happening happenings[GAME_MAX_EVENTS]);

#endif

/* Facts: all that the program can say, without a word of it.
 *
 * The ui fills in a fact; wording.h turns it into whole sentences. Each kind names the members it
 * reads besides game and seats, which every fact about a game has. Everything is borrowed for the
 * call only.
 */
#ifndef MERELS_VOICE_FACT_H
#define MERELS_VOICE_FACT_H

#include "core/game.h"
#include "lessons/drill.h"

/* Who plays, by side: a level's word ("medium"), or NULL for a human. */
struct fact_seats {
	const char *level[2];
};

enum fact_kind {
	/* The session. */
	FACT_WELCOME,	 /* the first start ever, on a terminal */
	FACT_NEW_GAME,	 /* who plays, who is to move; rules that differ when full */
	FACT_UNFINISHED, /* a kept game found at the start: game, seats; text: its name, or NULL */
	FACT_RESUMED,	 /* a kept game goes on; text: its name, if that is to be said, or NULL */
	FACT_KEPT,	 /* the unfinished game is kept: at quit and at new */
	FACT_GOODBYE,	 /* the program ends, and keeps no game */
	FACT_KEPT_AS, /* text: its name among the kept games; text2: the one that it had, or NULL */
	FACT_NEW_NAME,	/* text: its name from here on, since another program has the old one */
	FACT_TALLY,	/* numbers: you, computer, draws */
	FACT_WHAT_NEXT, /* after the first games: type again, new or replay */
	FACT_NO_LONGER_COUNTS, /* undo, a hint or a change of level ends counting */
	FACT_TYPE_QUIT,	       /* Ctrl-C with nothing to stop */
	FACT_STOPPED,	   /* Ctrl-C between the turns of two computers; an empty line goes on */
	FACT_DONE_NOTHING, /* a question was answered with no */
	FACT_NONE,	   /* an empty result: the word "none" */

	/* Events. */
	FACT_HAPPENING, /* happening, first: its ply number */
	FACT_BEGUN,	/* the ply begun: what was moved and which mill it closes */
	FACT_TAKE,	/* what may be taken now */
	FACT_TOOK,	/* side has taken the piece on point, typed on a line of its own */
	FACT_ENDED,	/* the end of the game, by its result and reason */
	FACT_THINKING,	/* side: the computer's, or a human's for a hint; number: seconds so far */
	FACT_UNDONE,	/* first, count: plies just undone, still to be seen in game->turns */
	FACT_REDONE,	/* first, count: plies just played again */
	FACT_CANCELLED, /* the ply begun was dropped */
	FACT_OFFERED,	/* side */
	FACT_ACCEPTED,	/* side: who accepts; the end follows as FACT_ENDED */
	FACT_DECLINED,	/* side: who declines */

	/* Answers to questions. */
	FACT_TURN,	 /* who is to move, phase, what is expected, which side is the player's */
	FACT_EMPTY_LINE, /* the last turn, if any, and what is expected, in one or two lines */
	FACT_LAST,	 /* the last whole turn with what it took */
	FACT_PIECES,	 /* side: its pieces, hand */
	FACT_BOARD,	 /* both sides, the side to move first */
	FACT_NEWS,   /* before: what has changed since, and since turn first; side: the player's */
	FACT_LOOK,   /* point: what is on it, its place, and around it */
	FACT_NEAR,   /* point: its neighbours */
	FACT_LINES,  /* point: its two lines */
	FACT_ROW,    /* number: 1 to 7; occupied points */
	FACT_COLUMN, /* number: 1 to 7 */
	FACT_RING,   /* number: enum board_ring */
	FACT_MOVES,  /* all that can be played */
	FACT_MOVES_OF,	/* point: where the piece on it can go */
	FACT_MILLS,	/* standing mills of both sides */
	FACT_THREATS,	/* where each side can close a mill next */
	FACT_COUNT,	/* hands, boards, quiet turns and the limit, how often the position stood */
	FACT_HINT,	/* ply: a good turn, or, if a taking is owed, what to take; and why;
			   worth: of that ply, than which no other is worth more */
	FACT_WHY,	/* ply: why that is good here; worth */
	FACT_WHY_TURN,	/* first: why that turn was good; text: the level that played it, if that
			   plays at random, number of a hundred turns; else NULL; worth; best:
			   that of the best turn, better, if worth is known */
	FACT_REPLY,	/* ply: how the side to move answers what was tried; worth: of that */
	FACT_TRIED,	/* game: as it would be after a turn, which was not played */
	FACT_HISTORY,	/* first, count: turns in words, several a line while they fit */
	FACT_REVIEWING, /* turns are judged; count: how much is done, percent */
	FACT_REVIEW,  /* turnings, count: those to name of number that there are; first: turns that
			 are not judged yet; numbers[0]: 1 if that can be gone on with; [1]: 1 if
			 all were asked for */
	FACT_TURNING, /* turnings: a single one, and that what was better is stepped through; count:
			 turns of that line; number: 1 if Enter serves */
	FACT_REVIEW_LEFT,     /* the game that waited goes on */
	FACT_PRACTICE,	      /* turnings: that is asked; number of count */
	FACT_PRACTICE_JUDGED, /* turnings; ply: what was tried, its worth, first: 1 if that loses
				 nothing; number: depth of the search of which it is an opinion, or
				 0 */
	FACT_PRACTICE_ANSWER, /* turnings: what was better */
	FACT_PRACTICE_FAULT,  /* turnings: what was given away by it, and not by what it could be
				 kept */
	FACT_PRACTICE_DONE,   /* number: those that were found of count */
	FACT_PRACTICE_NONE,   /* no turning point is the player's own */
	FACT_HELP_PRACTICE,   /* first: Enter serves, too */
	FACT_DIAGRAM,	      /* the board drawn in ASCII; number: 1 normal, 2 large */
	FACT_RULES,	      /* the rules of the game being played, at most five lines */
	FACT_STATS_SESSION,   /* numbers: you, computer, draws: all games of this session */
	FACT_STATS_LEVEL,     /* text: level; numbers: games, wins, losses, draws, most kept */
	FACT_GAMES_ENTRY,     /* text: name; a kept game: seats; number: 1 if it is being played */
	FACT_GAMES_BAD,	      /* text: name of a kept game that cannot be read; text2: its file */
	FACT_GAMES_MORE,      /* count: kept games that were not named */
	FACT_LEVELS,	    /* text: the words of all levels with spaces; text2: the present one */
	FACT_REPLAY_STARTS, /* stepping begins; count: turns in all */
	FACT_REPLAY_START,  /* back at the first position of a replay */
	FACT_REPLAY_END,    /* next after the last turn of a replay; number: 1 if it is of a line */
	FACT_SETTINGS,	    /* text: "name value" pairs, separated by commas and spaces */
	FACT_REPLAY_AT,	    /* first: turn shown last, 0 at the start; count: turns in all */
	FACT_REPLAY_GAME,  /* number: of the game in its file, count: games; text, text2: players */
	FACT_COMMENT,	   /* text: a comment of the record, read out as it is */
	FACT_HELP_NOW,	   /* what can be done now */
	FACT_HELP_REPLAY,  /* what can be done while stepping through a game */
	FACT_HELP_FROM,	   /* point: where to; while the game asks from where */
	FACT_HELP_TO,	   /* point: the piece; while the game asks where to */
	FACT_HELP_YES_NO,  /* while anything else is asked; number: enum fact_enter */
	FACT_HELP_WORD,	   /* text: name of a command */
	FACT_HELP_SETTING, /* text: name of a setting; text2: its values */
	FACT_HELP_ALL,	   /* text: all command words with spaces, to be broken into lines */
	FACT_LESSONS,	   /* number: bits of the lessons done; first: the lesson that is next */
	FACT_LESSON_STEP,  /* number: enum course_step; what it is about; count: drills known */
	FACT_DRILL,	   /* drill: what is asked; first: 1 if that it is another is to be said */
	FACT_DRILL_RIGHT,  /* drill; points: the right ones, if they came one after another */
	FACT_DRILL_WRONG,  /* drill, answer, fault; points: those newly named that are right;
			      verdict, ply, point: of an illegal turn */
	FACT_QUESTION_BEFORE, /* what was said again was about another question */
	FACT_DRILL_ANSWER,    /* drill: what was right */
	FACT_LESSON_DONE, /* number: of the lesson, of which there is a next; first: Enter goes on
			   */
	FACT_COURSE_DONE, /* the last lesson, too: how to go on from here */
	FACT_LESSON_LEFT,
	FACT_HELP_LESSON, /* drill, or NULL between two lessons; first: Enter serves, too */
	FACT_QUIZ,	  /* the position in which one turn wins */
	FACT_QUIZ_RIGHT,
	FACT_QUIZ_WRONG,  /* worth: of the answer; better: what the other side plays then */
	FACT_QUIZ_ANSWER, /* ply */
	FACT_QUIZ_LEFT,	  /* first of count questions were known at once */
	FACT_HELP_QUIZ,	  /* first: Enter serves, too */
	FACT_HELP_WALK,	  /* the keys of a walk */
	FACT_HERE, /* point: the cursor: its place, what stands there, what can be done; points: the
		      piece that is picked, if that is to be said; number: 1 if no turn can be
		      played now */

	/* Done. */
	FACT_SAVED,	   /* text: name of the file that game was written to */
	FACT_LOADED,	   /* text: file name; number: turns */
	FACT_DELETED,	   /* text: name of a kept game, which is game */
	FACT_DELETED_BAD,  /* text: name of what could not be read */
	FACT_SETTING,	   /* text: name; text2: present value */
	FACT_SETTING_NEXT, /* text: name; text2: value, from the next game */
	FACT_PICKED,	   /* point: the piece picked; points: where it can go */
	FACT_PUT_DOWN,	   /* point: the piece that was picked */
	FACT_WALKING,	   /* the keys walk the board from here on */
	FACT_WALK_ENDS,
	FACT_SPEECH_ON,	 /* text: the back end */
	FACT_SPEECH_OFF, /* text: the back end that spoke, or NULL */
	FACT_RATE_ENDS,	 /* number: the rate, which is the fastest or the slowest */
	FACT_PRINTED,	 /* a line or a diagram was printed that is not spoken */
	FACT_SILENT,	 /* what was being said was stopped */

	/* Tables of endings; numbers: pieces of one side and of the other. */
	FACT_TABLES_BEGINS, /* they are worked out */
	FACT_TABLES_WAITS,  /* another program works them out */
	FACT_TABLES_PROVES,
	FACT_TABLES_LEFT, /* out of what is proved, for want of a table */
	FACT_TABLES_AT,	  /* number: enum fact_stage; two more numbers: percent, turns */
	FACT_TABLES_DONE, /* number: all with so many pieces a side are there */
	FACT_TABLES_MADE, /* the smallest are worked out, for this session alone */
	FACT_TABLES_LIST, /* number: all with so many pieces a side are there, 0 for none;
			     numbers[0]: megabytes; count: so many more are bad than were told */
	FACT_TABLES_BAD,  /* one is not used: number: enum fact_table; text: the file; text2: the
			     system's reason */

	/* Questions. */
	FACT_WHICH_FROM, /* point: where to; points: from where */
	FACT_WHERE_TO,	 /* point: the piece picked; points: where it can go */
	FACT_WARNING,	 /* ply; points: where the enemy could close then; number: 0 if not asked */
	FACT_CONFIRM,	 /* ply: is it to be played by the side to move? */

	/* Refusals. */
	FACT_REFUSED,	   /* verdict, ply, point: the culprit or POINT_NONE; text: what was typed;
			      example */
	FACT_NOT_PLAYED,   /* the same of a whole turn that is refused for its taking */
	FACT_NO_MOVER,	   /* point: no piece can go there */
	FACT_LEVEL_ALONE,  /* text: the level; text2: the command that may be meant */
	FACT_UNKNOWN_WORD, /* text: the word, NULL for a question; text2: the nearest command, or
			      NULL */
	FACT_UNKNOWN_COMMAND_HELP, /* text: no help is there for this word; text2: nearest, or NULL
				    */
	FACT_NEAR_SETTING,	   /* text: the word; text2: the nearest setting */
	FACT_NUMBER_ALONE,	   /* text: digits that are no point */
	FACT_UNKNOWN_SETTING,	   /* text: the word; text2: all names with spaces */
	FACT_SETTING_VALUE,	   /* text: name; text2: its values, separated by "|" */
	FACT_SETTINGS_CONTRADICT,  /* text, text2: the names of two whose values do */
	FACT_UNKNOWN_LEVEL,	   /* text: the word; text2: all levels with spaces */
	FACT_UNKNOWN_RULES,	   /* text: the word; text2: all presets with spaces */
	FACT_UNKNOWN_LANGUAGE,	   /* text: the word; text2: all languages with spaces */
	FACT_LANGUAGE_BARRED,	   /* text: a language that no locale of this system lets be read */
	FACT_NEEDS_POINT,	   /* text: the command; it needs a point */
	FACT_NEEDS_TURN,	   /* what if, and no turn to try; example */
	FACT_NEEDS_NUMBER,	   /* text: the command; number: the highest */
	FACT_NEEDS_COLUMN,	   /* column takes a to g */
	FACT_NEEDS_RING,	   /* ring takes outer, middle or inner */
	FACT_NEEDS_FILE,	   /* text: the command */
	FACT_NEEDS_NAME,	   /* text: the command; it needs the name of a kept game */
	FACT_TOO_MANY_WORDS,	   /* text: the command; text2: what is too much */
	FACT_NOTHING_SAID,	   /* repeat before anything was said */
	FACT_NO_SUCH_GAME,	   /* text: no kept game of that name; NULL: none at all */
	FACT_NO_OTHER_GAME,	   /* resume, and no game is kept but the one being played */
	FACT_BAD_NAME,		   /* text: what no kept game can be called */
	FACT_NAME_IN_USE,	   /* text: another game is kept under that name */
	FACT_GAME_PLAYED,	   /* text: name of the game that is being played */
	FACT_GAME_ELSEWHERE,	   /* text: name of a game that another program plays */
	FACT_GAME_BAD,		   /* text: name of a game that cannot be read; text2: its file */
	FACT_KEEPS_NOTHING,	   /* no games are kept in this session */
	FACT_NO_GAME_YET,	   /* replay: no turn was played yet */
	FACT_NO_QUESTION,	   /* yes or no, and nothing was asked */
	FACT_NOT_A_HUMAN,	   /* resign, offer: the computer plays both sides */
	FACT_REPLAYING,		   /* a turn was typed while stepping: play goes on from here */
	FACT_NO_TURNING,	   /* number: a turn that is no turning point; first: the nearest */
	FACT_IN_REVIEW,		   /* a command about the game that waits */
	FACT_NOT_REPLAYING,	   /* text: the command, for stepping only; number: a turn that a
				      review has told of, or 0 */
	FACT_DRILL_FORM,	   /* drill: it is answered otherwise */
	FACT_NO_REASON,		   /* no answer to explain */
	FACT_IN_LESSON,		   /* text: the command, which is about the game that was left */
	FACT_IN_QUIZ,		   /* the command is about the game that was left */
	FACT_QUIZ_LEVELS,	   /* quiz takes easy, medium or hard */
	FACT_QUIZ_NONE,		   /* the tables have no such position */
	FACT_NO_LESSON,		   /* text: the command; it is for lessons only */
	FACT_NOTHING_TO_LEAVE,	   /* the game itself is on */
	FACT_NO_SUCH_LESSON,	   /* number: the last lesson */
	FACT_LINE_TOO_LONG,	   /* number: the most characters that a line can have */

	FACT_NO_LINE,	     /* the cursor stands at an edge */
	FACT_NOTHING_PICKED, /* drop while moving, and no piece was picked */
	FACT_NO_KEYS,	     /* walk needs a terminal */
	FACT_NO_SUCH_KEY,    /* while walking */
	FACT_SPEECH_NONE,    /* faster, slower or stop while speech is off */

	FACT_LINE_REFUSED, /* number: of the line that a strict script stops at; text: the line */

	/* The environment: one line, after which the game goes on or the program ends. */
	FACT_CANNOT_READ,    /* text: file name, NULL: standard input; text2: the system's reason */
	FACT_CANNOT_WRITE,   /* text: file name; text2: the system's reason */
	FACT_SEVERAL_GAMES,  /* text: file that save will not replace, since it holds more games */
	FACT_OTHER_GAME,     /* text: file that save will not replace, since it holds another one */
	FACT_NOT_A_FILE,     /* text: what cannot be read, such as a device */
	FACT_NO_SUCH_RECORD, /* text: file name; number: how many games it has */
	FACT_NOT_A_RECORD,   /* text: file that save will not replace, since it is no game record */
	FACT_NO_HOME,	     /* nothing can be kept: text2: the system's reason, or NULL */
	FACT_SET_ASIDE,	     /* text: the settings file was damaged; text2: its new name */
	FACT_NO_OUTPUT,	     /* standard output cannot be written; text2: the system's reason */
	FACT_BAD_SETTING,    /* text: name in the settings file; text2: its value, ignored */
	FACT_SPEECH_FAILED,  /* text2: why there is no speech, a sentence */

	/* The same, and what is wrong with them. */
	FACT_TABLES_WRONG,     /* number: values that do not follow from the others */
	FACT_TABLES_ENDED,     /* by Ctrl-C */
	FACT_TABLES_NO_MEMORY, /* two more numbers: megabytes that it takes, and that are free */
	FACT_TABLES_NO_ROOM,   /* the same of the disk, for all that is missing */
	FACT_TABLES_TOO_LONG,
	FACT_TABLES_FAILED, /* text: the file, or NULL without a home; text2: the system's reason */
	FACT_TABLES_NONE,   /* nothing to check */
	FACT_TABLES_NUMBER, /* the command takes a number from 3 to 9 */

	/* Records; text: the token or value; of EMPTY and BINARY the file, or "". */
	FACT_RECORD_AFTER_END,	/* the game had ended by then: game */
	FACT_RECORD_RESULT,	/* text2: the result by rule */
	FACT_RECORD_RESULT_TAG, /* text2: the closing result */
	FACT_RECORD_RESULT_WORD,
	FACT_RECORD_RESULT_VALUE,
	FACT_RECORD_TERMINATION,
	FACT_RECORD_NUMBERS,
	FACT_RECORD_GAP, /* number: of the first turn that is missing */
	FACT_RECORD_AFTER_RESULT,
	FACT_RECORD_SECOND_RESULT,
	FACT_RECORD_LONE_RESULT,
	FACT_RECORD_BLACK_NUMBER,
	FACT_RECORD_PLY,       /* a turn or position is refused: as REFUSED, but nobody typed it */
	FACT_RECORD_TAKE_OWED, /* the record stops before a taking */
	FACT_RECORD_BOARD,     /* the record is for another board */
	FACT_RECORD_RULES,
	FACT_RECORD_TAG,
	FACT_RECORD_TAGS, /* text2: the name of the tag */
	FACT_RECORD_COMMENT,
	FACT_RECORD_EMPTY,
	FACT_RECORD_BINARY,
	FACT_RECORD_TOO_LONG,
	FACT_RECORD_FAULT, /* number: of the game; first: the turn, 0 for none; count: the line;
			      text: the token; text2: the reason, a sentence */

	FACTS
};

/* What a turn is worth to its side in the game, where that is proved. */
enum fact_result { FACT_RESULT_UNKNOWN, FACT_RESULT_LOSS, FACT_RESULT_DRAW, FACT_RESULT_WIN };
struct fact_worth {
	enum fact_result result;
	unsigned turns; /* of that side to the end at most, this one among them; 0 for a draw */
};

/* A turn by which something was given away. */
struct fact_turning {
	uint32_t turn;		      /* its number in the game, from 0 */
	struct ply better;	      /* what was better */
	struct fact_worth before, by; /* what its side had, and what is left of it, where proved */
	unsigned depth; /* of the search of which it is an opinion; 0 if it is proved */
};

/* What is wrong with the file of a table. */
enum fact_table {
	FACT_TABLE_MISSING,
	FACT_TABLE_UNREADABLE,
	FACT_TABLE_FOREIGN,
	FACT_TABLE_OTHER,
	FACT_TABLE_DAMAGED,
};

/* What is being done with a class of tables. */
enum fact_stage {
	FACT_STAGE_READS,
	FACT_STAGE_TAKES, /* looks at what takings are worth */
	FACT_STAGE_FINDS, /* everything that ends within so many turns is found */
	FACT_STAGE_PROVES,
	FACT_STAGE_WRITES,
};

/* What an empty line does at a question. */
enum fact_enter { FACT_ENTER_DROPS, FACT_ENTER_PLAYS, FACT_ENTER_REPEATS, FACT_ENTER_GOES_ON };

struct fact {
	enum fact_kind kind;
	const struct game *game;
	const struct fact_seats *seats;
	enum side side;
	point point;
	point_set points;
	const struct position *before;
	struct ply ply, better;
	const struct ply *example; /* of a turn that can be typed; NULL: any that is legal */
	struct fact_worth worth, best;
	enum verdict verdict;
	struct game_happening happening;
	uint32_t first, count;
	unsigned number;
	unsigned numbers[5];
	const struct fact_turning *turnings;
	const struct drill *drill;
	const struct drill_answer *answer;
	const struct drill_fault *fault;
	const char *text, *text2;
};

#endif

/* Help: what can be done now, and two sentences at most for each command. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

struct help {
	const char *command, *sentences;
};

static const struct help helps[] = {
	{"last", N_("Says the last turn and what it took.")},
	{"repeat", N_("Says the last announcement again.")},
	{"turn", N_("Says who is to move, what is expected, and which side is yours.")},
	{"white", N_("Says where the white pieces stand, and White's hand.")},
	{"black", N_("Says where the black pieces stand, and Black's hand.")},
	{"mine", N_("Says where your pieces stand, and your hand.")},
	{"theirs", N_("Says where the other side's pieces stand, and its hand.")},
	{"board", N_("Says where all pieces stand, the side to move first.")},
	{"look", N_("With a point: says what stands on it and around it.")},
	{"near", N_("With a point: says what stands on its neighbours.")},
	{"lines", N_("A line has 3 points. With a point: says what stands on its two lines.")},
	{"news", N_("Says what has changed since you last read the board or asked.")},
	{"row", N_("Rows are 1 to 7 from bottom to top. With a number: says what stands on it.")},
	{"column", N_("Columns go from left to right. With its letter: says what stands on one.")},
	{"ring",
	 N_("Rings are outer, middle and inner. With one of these: says what stands on it.")},
	{"moves", N_("Says what can be played. With a point: says where its piece can go.")},
	{"mills", N_("Says the mills of both sides.")},
	{"threats", N_("Says where each side can close a mill next.")},
	{"count", N_("Says the pieces on the board and in hand, and how near a draw is.")},
	{"history",
	 N_("Says the last 8 turns. With a number: 8 from that turn on; with all: every turn.")},
	{"hint", N_("Says a good turn, and why.")},
	{"why", N_("Explains the last hint, the computer's turn, or a wrong answer.")},
	{"what", N_("What if and a turn: says what would come of it without playing it.")},
	{"undo", N_("Undoes your last turn and the computer's reply. With two players: one turn.")},
	{"redo", N_("Plays again what undo has undone.")},
	{"cancel", N_("Drops the turn begun while a piece is still to be taken.")},
	{"offer", N_("Offer draw: offers the other side a draw.")},
	{"accept", N_("Accepts the draw that is offered.")},
	{"decline", N_("Declines the draw that is offered.")},
	{"resign", N_("Gives up the game. On a terminal it asks first.")},
	{"yes", N_("Answers a question.")},
	{"no", N_("Answers a question.")},
	{"new", N_("Begins a new game. Options may follow, such as level hard or side black.")},
	{"again", N_("Begins a new game of the same players with colours swapped.")},
	{"save", N_("With the name of a file: writes the game to it.")},
	{"load",
	 N_("With a file: goes on with its first game; a number after it chooses another.")},
	{"replay",
	 N_("Steps through this game, or the first of a file; a number chooses another.")},
	{"review",
	 N_("Says where the game turned. With a turn, practice, all, a file or a game: more.")},
	{"games", N_("Names the unfinished games that are kept.")},
	{"keep", N_("With a name: keeps this game under it. It goes on under that name.")},
	{"delete", N_("With the name of a kept game: deletes it. On a terminal it asks first.")},
	{"resume", N_("Goes on with the last unfinished game. With a name: with that one.")},
	{"position", N_("Writes the position as one line. With such a line: sets it up.")},
	{"set",
	 N_("Says the settings. With a name: says that one; with a value, too: changes it.")},
	{"level", N_("Says the level of the computer. With a level: changes it at once.")},
	{"rules", N_("Says the rules. With a name: the next game has those rules.")},
	{"tables",
	 N_("Says which endings are worked out. With a number from 3 to 9: works out more.")},
	{"stats", N_("Says games won, lost and drawn, in this session and at each level.")},
	{"diagram", N_("Draws the board in letters. With large: twice the size.")},
	{"help",
	 N_("Says what can be done now. With a word: explains it; with all: every command.")},
	{"quit", N_("Leaves the program. An unfinished game and the lessons done are kept.")},
	{"place", N_("With a point: places a piece there. The point alone does it, too.")},
	{"move", N_("With two points: moves a piece from the first to the second.")},
	{"fly", N_("With two points: moves a piece to any empty point, once 3 are left.")},
	{"take", N_("With a point: takes that piece after a mill. The point alone does it, too.")},
	{"result", N_("Result notation: writes the result and its reason for a script.")},
	{"terse", N_("Short sentences.")},
	{"normal", N_("Sentences of usual length.")},
	{"full", N_("Sentences that tell more.")},
	{"next", N_("In a replay or a lesson: goes on. Enter does it, too, but for a question.")},
	{"back", N_("In a replay: goes back by one turn.")},
	{"start", N_("In a replay: goes to its start.")},
	{"end", N_("In a replay: goes to its end.")},
	{"go", N_("With a point: goes there on the board and says what is there.")},
	{"left", N_("Goes along the line to the left.")},
	{"right", N_("Goes along the line to the right.")},
	{"up", N_("Goes along the line upwards.")},
	{"down", N_("Goes along the line downwards.")},
	{"here", N_("Says the point you are on, what stands there and what can be done.")},
	{"pick", N_("Picks the piece you are on. After a mill: takes it.")},
	{"drop", N_("Moves the picked piece here. While placing: places one here.")},
	{"walk",
	 N_("The arrow keys go about the board, Enter picks, drops and takes, Escape ends it.")},
	{"speech", N_("With on or off: the game speaks, or does not.")},
	{"faster", N_("Speaks faster.")},
	{"slower", N_("Speaks slower.")},
	{"stop", N_("Stops what is being said.")},
	{"play", N_("In a replay: plays on from here.")},
	{"learn",
	 N_("Begins the lessons, or goes on. In a lesson: its text again. With a number: that one.")},
	{"lessons", N_("Names the lessons, and says which are done.")},
	{"answer", N_("In a lesson or a quiz: says the answer and goes on.")},
	{"leave", N_("Leaves a lesson, a quiz, a review or a replay and returns to the game.")},
	{"quiz",
	 N_("Asks for the one turn that wins, in an ending. With easy, medium or hard, too.")},
};

void wording_help_cost(struct sentences *s, const char *name)
{
	static const char *const costly[] = {"hint", "what", "undo", "review", "level", "warn"};

	for (unsigned i = 0; i < G_N_ELEMENTS(costly); i++)
		if (!g_strcmp0(name, costly[i]))
			sentences_say(
				s,
				_("The game in play then no longer counts for your statistics."));
}

const char *wording_help(const char *command)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(helps); i++)
		if (!g_strcmp0(command, helps[i].command))
			return _(helps[i].sentences);
	return wording_glossary(command);
}

static void say_how_to_take(struct sentences *s, const struct game *game)
{
	struct position seen = game_seen(game);

	wording_take(s, &game->rules, &seen);
	sentences_say(s, _("Type its point, or cancel to drop the turn."));
	sentences_break(s);
	if (game->rules.keep_protected)
		sentences_say(s, _("A piece that stands in a mill is safe."));
	else
		sentences_say(s, _("A piece that stands in a mill is safe, unless all do."));
}

/* What a turn is, with an example of a legal one. */
static void say_how_to_play(struct sentences *s, const struct game *game)
{
	struct ply plies[RULES_MAX_PLIES];

	wording_turn(s, game);
	if (!game_plies(game, plies))
		return;
	switch (rules_phase(&game->rules, &game->position, game->position.to_move)) {
	case PHASE_PLACING:
		sentences_say(s, _("Type an empty point, such as %s."),
			      points_name(s, plies[0].to));
		break;
	case PHASE_MOVING:
		sentences_say(s, _("Type from and to, such as %s."),
			      points_move(s, plies[0].from, plies[0].to));
		sentences_break(s);
		sentences_say(s,
			      _("A piece moves along a line to the next point, if it is empty."));
		break;
	case PHASE_FLYING:
		sentences_say(s, _("Type from and to, such as %s."),
			      points_move(s, plies[0].from, plies[0].to));
		sentences_break(s);
		sentences_say(s, _("With 3 pieces left, a piece flies to any empty point."));
		break;
	}
}

static void say_offer(struct sentences *s, const struct game *game)
{
	if (game->offered[SIDE_WHITE])
		sentences_say(s, _("White offers a draw. Type accept or decline for Black."));
	else if (game->offered[SIDE_BLACK])
		sentences_say(s, _("Black offers a draw. Type accept or decline for White."));
	sentences_break(s);
}

static void say_help_playing(struct sentences *s, const struct game *game)
{
	say_offer(s, game);
	if (game->owed)
		say_how_to_take(s, game);
	else
		say_how_to_play(s, game);
	sentences_break(s);
	sentences_say(
		s,
		_("Type board for the pieces, moves for what can be played, last for the last turn."));
}

/* Whether one of the turns was a player's. */
static bool can_undo(const struct fact *fact)
{
	const struct game *game = fact->game;

	if (game->result != GAME_UNFINISHED || game->owed)
		return false;
	for (uint32_t i = 0; i < game->length; i++)
		if (!fact->seats || !fact->seats->level[game->turns[i].before.to_move])
			return true;
	return false;
}

void wording_help_now(struct sentences *s, const struct fact *fact)
{
	if (fact->game->result != GAME_UNFINISHED) {
		wording_turn_over(s, fact->game);
		wording_turn_next(s);
	} else {
		say_help_playing(s, fact->game);
	}
	sentences_break(s);
	if (fact->game->result == GAME_UNFINISHED && !fact->game->owed) {
		sentences_say(
			s, _("Type hint for a good turn, why for its reasons, news for changes."));
		sentences_break(s);
	}
	sentences_say(s, can_undo(fact) ? _("Also: undo, new, level, quit.")
					: _("Also: new, level, quit."));
	sentences_say(s, _("Type help all for every command."));
}

/* Commands in one utterance. */
#define HEARD_TOGETHER 9

static void say_help_all_aloud(struct sentences *s, const char *words)
{
	const struct lists all = lists_words(s, words);

	for (unsigned from = 0; from < all.n; from += HEARD_TOGETHER) {
		struct lists some = {.n = 0};
		for (unsigned i = from; i < MIN(all.n, from + HEARD_TOGETHER); i++)
			lists_add(&some, all.items[i]);
		sentences_break(s);
		sentences_say(s, from ? _("More: %s.") : _("Commands: %s."),
			      lists_commas(s, &some));
	}
}

static void say_help_all(struct sentences *s, const char *words)
{
	const char *rest = words, *chunk;

	if (s->style->spoken) {
		say_help_all_aloud(s, words);
		rest = "";
	}
	for (bool first = true; (chunk = sentences_chunk(s, &rest, " ", 64)); first = false) {
		sentences_break(s);
		sentences_say(s, first ? _("Commands: %s.") : _("More: %s."), chunk);
	}
	sentences_break(s);
	sentences_say(s, _("Type help and a command to hear what it does."));
}

static void say_help_drill(struct sentences *s, const struct fact *fact)
{
	wording_drill_form(s, fact->drill);
	if (fact->first)
		sentences_say(s, _("Enter or repeat says the question again."));
	else
		sentences_say(s, _("Repeat says the question again."));
	sentences_break(s);
	sentences_say(s,
		      _("Type answer to hear it, next if you know it, learn for the text again."));
	sentences_break(s);
}

void wording_help_lesson(struct sentences *s, const struct fact *fact)
{
	if (fact->drill) {
		say_help_drill(s, fact);
	} else {
		sentences_say(s, fact->first ? _("Enter or next begins the next lesson.")
					     : _("Type next for the next lesson."));
		sentences_break(s);
	}
	sentences_say(s, _("Type board, look, near or lines to explore."));
	sentences_break(s);
	sentences_say(
		s, _("Type learn and a number for another lesson, leave to return to the game."));
}

static void say_help_replay(struct sentences *s)
{
	sentences_say(s,
		      _("Type next or an empty line for the next turn, back for the one before."));
	sentences_break(s);
	sentences_say(s, _("Type start, end or the number of a turn to go there."));
	sentences_break(s);
	sentences_say(s, _("Type play to go on from here. Every question is answered, too."));
	sentences_break(s);
	sentences_say(s, _("Type leave to return to the game."));
}

static void say_yes_no(struct sentences *s, unsigned enter)
{
	if (enter == FACT_ENTER_GOES_ON)
		sentences_say(s, _("Type yes or no. Enter means yes, a turn begins a new game."));
	else if (enter == FACT_ENTER_PLAYS)
		sentences_say(s,
			      _("Type yes or no. Enter means yes, a turn or a command means no."));
	else if (enter == FACT_ENTER_REPEATS)
		sentences_say(s,
			      _("Type yes or no. Enter repeats the question, a turn or a command "
				"means no."));
	else
		sentences_say(s, _("Type yes or no. A turn or a command means no."));
}

void wording_help_facts(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_HELP_WORD) {
		const char *help = wording_help(fact->text);
		g_assert(help);
		sentences_say(s, "%s", help);
		wording_help_cost(s, fact->text);
	} else if (fact->kind == FACT_HELP_ALL) {
		say_help_all(s, fact->text);
	} else if (fact->kind == FACT_HELP_FROM) {
		sentences_say(s,
			      _("Several pieces can go to %s. Type the point of the one you mean."),
			      points_name(s, fact->point));
	} else if (fact->kind == FACT_HELP_TO) {
		sentences_say(s, _("You picked the piece on %s. Type the point where it goes."),
			      points_name(s, fact->point));
	} else if (fact->kind == FACT_HELP_YES_NO) {
		say_yes_no(s, fact->number);
	} else {
		say_help_replay(s);
	}
}

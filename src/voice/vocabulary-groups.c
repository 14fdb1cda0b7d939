/* What can be typed in another language besides, each group a message. */
#include "voice/vocabulary.h"

#include <glib/gi18n.h>

static const struct vocabulary_group groups[] = {
	/* TRANSLATORS: words that a player may type for a command, separated by "|", the usual one
	   first: "zuletzt|letzter". English ones work anyway. po/README tells which are possible.
	 */
	{VOCABULARY_COMMAND, NC_("item command", "last")},
	{VOCABULARY_COMMAND, NC_("item command", "repeat")},
	/* TRANSLATORS: turn: who is to move; not a turn of the game. */
	{VOCABULARY_COMMAND, NC_("item command", "turn")},
	/* TRANSLATORS: white: where the white pieces stand. */
	{VOCABULARY_COMMAND, NC_("item command", "white")},
	/* TRANSLATORS: black: where the black pieces stand. */
	{VOCABULARY_COMMAND, NC_("item command", "black")},
	{VOCABULARY_COMMAND, NC_("item command", "mine")},
	{VOCABULARY_COMMAND, NC_("item command", "theirs")},
	/* TRANSLATORS: board: where all pieces stand. */
	{VOCABULARY_COMMAND, NC_("item command", "board")},
	{VOCABULARY_COMMAND, NC_("item command", "news")},
	/* TRANSLATORS: look: what stands on a point and around it. */
	{VOCABULARY_COMMAND, NC_("item command", "look")},
	/* TRANSLATORS: near: what stands on the neighbours of a point. */
	{VOCABULARY_COMMAND, NC_("item command", "near")},
	{VOCABULARY_COMMAND, NC_("item command", "lines")},
	{VOCABULARY_COMMAND, NC_("item command", "row")},
	{VOCABULARY_COMMAND, NC_("item command", "column")},
	{VOCABULARY_COMMAND, NC_("item command", "ring")},
	{VOCABULARY_COMMAND, NC_("item command", "moves")},
	{VOCABULARY_COMMAND, NC_("item command", "mills")},
	{VOCABULARY_COMMAND, NC_("item command", "threats")},
	/* TRANSLATORS: count: how many pieces there are, and how near a draw is. */
	{VOCABULARY_COMMAND, NC_("item command", "count")},
	{VOCABULARY_COMMAND, NC_("item command", "history")},
	{VOCABULARY_COMMAND, NC_("item command", "diagram")},
	{VOCABULARY_COMMAND, NC_("item command", "result")},
	{VOCABULARY_COMMAND, NC_("item command", "go")},
	{VOCABULARY_COMMAND, NC_("item command", "left")},
	{VOCABULARY_COMMAND, NC_("item command", "right")},
	/* TRANSLATORS: up: goes up the board. */
	{VOCABULARY_COMMAND, NC_("item command", "up")},
	{VOCABULARY_COMMAND, NC_("item command", "down")},
	/* TRANSLATORS: here: where the cursor is. */
	{VOCABULARY_COMMAND, NC_("item command", "here")},
	/* TRANSLATORS: pick: picks the piece at the cursor. */
	{VOCABULARY_COMMAND, NC_("item command", "pick")},
	/* TRANSLATORS: drop: puts the picked piece down at the cursor. */
	{VOCABULARY_COMMAND, NC_("item command", "drop")},
	/* TRANSLATORS: walk: goes about the board with the arrow keys. */
	{VOCABULARY_COMMAND, NC_("item command", "walk")},
	{VOCABULARY_COMMAND, NC_("item command", "hint")},
	{VOCABULARY_COMMAND, NC_("item command", "why")},
	/* TRANSLATORS: what: what if and a turn, such as "what if d6"; several words may stand for
	   it. */
	{VOCABULARY_COMMAND, NC_("item command", "what")},
	{VOCABULARY_COMMAND, NC_("item command", "undo")},
	{VOCABULARY_COMMAND, NC_("item command", "redo")},
	{VOCABULARY_COMMAND, NC_("item command", "cancel")},
	/* TRANSLATORS: offer: offer draw: offers a draw; "offer" alone, too. */
	{VOCABULARY_COMMAND, NC_("item command", "offer")},
	{VOCABULARY_COMMAND, NC_("item command", "accept")},
	{VOCABULARY_COMMAND, NC_("item command", "decline")},
	{VOCABULARY_COMMAND, NC_("item command", "resign")},
	/* TRANSLATORS: yes: short forms are welcome: yes and y. */
	{VOCABULARY_COMMAND, NC_("item command", "yes")},
	{VOCABULARY_COMMAND, NC_("item command", "no")},
	{VOCABULARY_COMMAND, NC_("item command", "new")},
	/* TRANSLATORS: again: the same players once more. */
	{VOCABULARY_COMMAND, NC_("item command", "again")},
	{VOCABULARY_COMMAND, NC_("item command", "save")},
	{VOCABULARY_COMMAND, NC_("item command", "load")},
	{VOCABULARY_COMMAND, NC_("item command", "games")},
	/* TRANSLATORS: keep: keeps this game under a name. */
	{VOCABULARY_COMMAND, NC_("item command", "keep")},
	{VOCABULARY_COMMAND, NC_("item command", "resume")},
	{VOCABULARY_COMMAND, NC_("item command", "delete")},
	{VOCABULARY_COMMAND, NC_("item command", "position")},
	{VOCABULARY_COMMAND, NC_("item command", "replay")},
	{VOCABULARY_COMMAND, NC_("item command", "next")},
	/* TRANSLATORS: back: one turn back in a replay. */
	{VOCABULARY_COMMAND, NC_("item command", "back")},
	/* TRANSLATORS: start: goes to the start of a replay. */
	{VOCABULARY_COMMAND, NC_("item command", "start")},
	/* TRANSLATORS: end: goes to the end of a replay. */
	{VOCABULARY_COMMAND, NC_("item command", "end")},
	/* TRANSLATORS: play: goes on from this point of a replay. */
	{VOCABULARY_COMMAND, NC_("item command", "play")},
	/* TRANSLATORS: review: says where the game turned. */
	{VOCABULARY_COMMAND, NC_("item command", "review")},
	{VOCABULARY_COMMAND, NC_("item command", "quiz")},
	{VOCABULARY_COMMAND, NC_("item command", "learn")},
	{VOCABULARY_COMMAND, NC_("item command", "lessons")},
	{VOCABULARY_COMMAND, NC_("item command", "answer")},
	/* TRANSLATORS: leave: leaves a lesson. */
	{VOCABULARY_COMMAND, NC_("item command", "leave")},
	{VOCABULARY_COMMAND, NC_("item command", "set")},
	{VOCABULARY_COMMAND, NC_("item command", "terse")},
	{VOCABULARY_COMMAND, NC_("item command", "normal")},
	{VOCABULARY_COMMAND, NC_("item command", "full")},
	{VOCABULARY_COMMAND, NC_("item command", "speech")},
	{VOCABULARY_COMMAND, NC_("item command", "faster")},
	{VOCABULARY_COMMAND, NC_("item command", "slower")},
	/* TRANSLATORS: stop: stops the speech. */
	{VOCABULARY_COMMAND, NC_("item command", "stop")},
	{VOCABULARY_COMMAND, NC_("item command", "level")},
	{VOCABULARY_COMMAND, NC_("item command", "rules")},
	{VOCABULARY_COMMAND, NC_("item command", "stats")},
	{VOCABULARY_COMMAND, NC_("item command", "tables")},
	{VOCABULARY_COMMAND, NC_("item command", "help")},
	{VOCABULARY_COMMAND, NC_("item command", "quit")},
	/* TRANSLATORS: words within a turn, separated by "|": "d6 to d5". */
	{VOCABULARY_TURN, NC_("item turn word", "to|onto|into")},
	/* TRANSLATORS: "take b2". */
	{VOCABULARY_TURN,
	 NC_("item turn word",
	     "take|takes|capture|captures|remove|removes|taking|taken|captured|x")},
	/* TRANSLATORS: "place a7". */
	{VOCABULARY_TURN, NC_("item turn word", "place|put|places")},
	/* TRANSLATORS: "move d6 to d5". */
	{VOCABULARY_TURN, NC_("item turn word", "move|slide|play")},
	/* TRANSLATORS: "fly d6 to a1". */
	{VOCABULARY_TURN, NC_("item turn word", "fly")},
	/* TRANSLATORS: small words that may stand anywhere in a turn and mean nothing. */
	{VOCABULARY_TURN,
	 NC_("item turn word",
	     "from|the|my|a|i|piece|point|please|and|then|on|at|it|with|that|this")},
	/* TRANSLATORS: numbers that are typed as words, all forms separated by "|". */
	{VOCABULARY_NUMBER, NC_("item number", "one")},
	{VOCABULARY_NUMBER, NC_("item number", "two")},
	{VOCABULARY_NUMBER, NC_("item number", "three")},
	{VOCABULARY_NUMBER, NC_("item number", "four")},
	{VOCABULARY_NUMBER, NC_("item number", "five")},
	{VOCABULARY_NUMBER, NC_("item number", "six")},
	{VOCABULARY_NUMBER, NC_("item number", "seven")},
	{VOCABULARY_NUMBER, NC_("item number", "eight")},
	{VOCABULARY_NUMBER, NC_("item number", "nine")},
	{VOCABULARY_NUMBER, NC_("item number", "ten")},
	/* TRANSLATORS: parts of a place, in all forms that a player may type: "outer top left".
	   First outer, middle and inner, the rings. */
	{VOCABULARY_WHERE, NC_("item where", "outer")},
	{VOCABULARY_WHERE, NC_("item where", "middle")},
	{VOCABULARY_WHERE, NC_("item where", "inner")},
	/* TRANSLATORS: where on the ring. */
	{VOCABULARY_WHERE, NC_("item where", "top|upper")},
	{VOCABULARY_WHERE, NC_("item where", "bottom|lower")},
	{VOCABULARY_WHERE, NC_("item where", "left")},
	{VOCABULARY_WHERE, NC_("item where", "right")},
	{VOCABULARY_WHERE, NC_("item where", "corner")},
	/* TRANSLATORS: as in "history all". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "all")},
	/* TRANSLATORS: as in "diagram large". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "large")},
	/* TRANSLATORS: as in "offer draw". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "draw|a draw")},
	/* TRANSLATORS: as in "speech on". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "on")},
	/* TRANSLATORS: as in "review practice". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "practice|practise")},
	/* TRANSLATORS: as in "speech off". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "off")},
	/* TRANSLATORS: the answer to a question of a lesson. */
	{VOCABULARY_ARGUMENT, NC_("item argument", "none|nothing|nowhere|zero")},
	{VOCABULARY_ARGUMENT,
	 /* TRANSLATORS: who does not know the answer; phrases, too, but the first is one word. */
	 NC_("item argument",
	     "pass|skip|dunno|idk|no idea|no clue|dont know|I dont know|I do not know|not sure|"
	     "I am not sure|I have no idea|show me|tell me|I give up")},
	/* TRANSLATORS: as in "outer ring", the answer to a question of a lesson. */
	{VOCABULARY_ARGUMENT, NC_("item argument", "ring")},
	/* TRANSLATORS: as in "learn lesson 3". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "lesson")},
	/* TRANSLATORS: what may follow a number that answers a question: "2 pieces". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "turn|turns|piece|pieces|more")},
	/* TRANSLATORS: as in "play against the computer". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "against|versus|vs")},
	/* TRANSLATORS: small words after new, as in "new game", "new game as white". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "game|match")},
	/* TRANSLATORS: as in "new game as white", "save this game as sunday". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "as")},
	/* TRANSLATORS: as in "where can d6 go", "what may I take". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "can|may|could")},
	/* TRANSLATORS: what a player asks what he can do: "where can d6 go", "what can I do". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "go|do|reach")},
	/* TRANSLATORS: as in "how long until the draw". */
	{VOCABULARY_ARGUMENT, NC_("item argument", "until|till|before|long|far")},
	/* TRANSLATORS: words of questions in a player's own words, in all forms separated by "|",
	   single words but for a few phrases behind the first: "where can d6 go". First all that
	   shows that the player does it himself, forms of verbs, too: "I can", "I have". */
	{VOCABULARY_QUESTION, NC_("item question", "I|we")},
	/* TRANSLATORS: what is the player's. */
	{VOCABULARY_QUESTION, NC_("item question", "my|mine|me|our|ours|us")},
	/* TRANSLATORS: all that shows that the other side does it. */
	{VOCABULARY_QUESTION, NC_("item question", "enemy|opponent|computer|he|she|they|you")},
	/* TRANSLATORS: what is the other side's. */
	{VOCABULARY_QUESTION,
	 NC_("item question", "his|her|hers|him|their|theirs|them|your|yours")},
	{VOCABULARY_QUESTION, NC_("item question", "where")},
	{VOCABULARY_QUESTION, NC_("item question", "who|whose")},
	{VOCABULARY_QUESTION, NC_("item question", "how")},
	{VOCABULARY_QUESTION, NC_("item question", "many|much")},
	{VOCABULARY_QUESTION, NC_("item question", "when")},
	{VOCABULARY_QUESTION, NC_("item question", "what|which")},
	{VOCABULARY_QUESTION, NC_("item question", "have|has|got")},
	/* TRANSLATORS: what is or stands somewhere. Words of this group and of the one before may
	   stand in another one, too. */
	{VOCABULARY_QUESTION,
	 NC_("item question", "is|are|am|be|s|stand|stands|empty|free|occupied")},
	/* TRANSLATORS: with words for hand: pieces in hand. */
	{VOCABULARY_QUESTION, NC_("item question", "piece|pieces|stone|stones|man|men|hand")},
	/* TRANSLATORS: as in "what did he play", "what happened": forms of the past. */
	{VOCABULARY_QUESTION, NC_("item question", "happened|did|played|moved")},
	/* TRANSLATORS: as in "how many turns are left". */
	{VOCABULARY_QUESTION, NC_("item question", "left|remain|remains|remaining")},
	/* TRANSLATORS: as in "what can this piece do". */
	{VOCABULARY_QUESTION, NC_("item question", "this|that|it")},
	/* TRANSLATORS: as in "whose turn is it". */
	{VOCABULARY_QUESTION, NC_("item question", "turn|turns|moves|next")},
	{VOCABULARY_QUESTION, NC_("item question", "won|win|wins|winning|lost|lose|loses|losing")},
	/* TRANSLATORS: as in "what if d6". */
	{VOCABULARY_QUESTION, NC_("item question", "if")},
	/* TRANSLATORS: as in "what may I not take": no question is answered with the contrary. */
	{VOCABULARY_QUESTION,
	 NC_("item question", "not|never|cannot|cant|t|none|nobody|nowhere|nothing|neither")},
	/* TRANSLATORS: small words of questions that change nothing. */
	{VOCABULARY_QUESTION,
	 NC_("item question",
	     "all|any|board|game|there|here|now|just|of|in|for|was|were|been|does|goes|plays|make|or|show|tell")},
	/* TRANSLATORS: levels of the computer, as they are printed, said and typed; one word, or
	   several separated by "|". */
	{VOCABULARY_LEVEL, NC_("item level", "easy")},
	{VOCABULARY_LEVEL, NC_("item level", "medium")},
	{VOCABULARY_LEVEL, NC_("item level", "hard")},
	{VOCABULARY_LEVEL, NC_("item level", "uct")},
	{VOCABULARY_LEVEL, NC_("item level", "expert")},
	{VOCABULARY_LEVEL, NC_("item level", "perfect")},
	/* TRANSLATORS: who plays, as it is typed: "new human". */
	{VOCABULARY_LEVEL, NC_("item level", "human")},
	{VOCABULARY_LEVEL, NC_("item level", "computer")},
	/* TRANSLATORS: names of settings, as they are said and typed; a single word, or several
	   separated by "|". What they are for is told by the messages of the options. */
	{VOCABULARY_SETTING, NC_("item setting", "opponent")},
	{VOCABULARY_SETTING, NC_("item setting", "level")},
	{VOCABULARY_SETTING, NC_("item setting", "side")},
	{VOCABULARY_SETTING, NC_("item setting", "white")},
	{VOCABULARY_SETTING, NC_("item setting", "black")},
	{VOCABULARY_SETTING, NC_("item setting", "rules")},
	{VOCABULARY_SETTING, NC_("item setting", "flying")},
	{VOCABULARY_SETTING, NC_("item setting", "protected")},
	{VOCABULARY_SETTING, NC_("item setting", "double-mill")},
	{VOCABULARY_SETTING, NC_("item setting", "repetition")},
	{VOCABULARY_SETTING, NC_("item setting", "quiet-limit")},
	{VOCABULARY_SETTING, NC_("item setting", "quiet-reset")},
	{VOCABULARY_SETTING, NC_("item setting", "think")},
	{VOCABULARY_SETTING, NC_("item setting", "nodes")},
	{VOCABULARY_SETTING, NC_("item setting", "depth")},
	{VOCABULARY_SETTING, NC_("item setting", "seed")},
	{VOCABULARY_SETTING, NC_("item setting", "verbosity")},
	{VOCABULARY_SETTING, NC_("item setting", "archive")},
	{VOCABULARY_SETTING, NC_("item setting", "speech")},
	{VOCABULARY_SETTING, NC_("item setting", "rate")},
	{VOCABULARY_SETTING, NC_("item setting", "pitch")},
	{VOCABULARY_SETTING, NC_("item setting", "volume")},
	{VOCABULARY_SETTING, NC_("item setting", "voice")},
	{VOCABULARY_SETTING, NC_("item setting", "language")},
	{VOCABULARY_SETTING, NC_("item setting", "names")},
	{VOCABULARY_SETTING, NC_("item setting", "print-names")},
	{VOCABULARY_SETTING, NC_("item setting", "order")},
	{VOCABULARY_SETTING, NC_("item setting", "own")},
	{VOCABULARY_SETTING, NC_("item setting", "comments")},
	{VOCABULARY_SETTING, NC_("item setting", "confirm")},
	{VOCABULARY_SETTING, NC_("item setting", "warn")},
	{VOCABULARY_SETTING, NC_("item setting", "echo")},
	{VOCABULARY_SETTING, NC_("item setting", "silence")},
	{VOCABULARY_SETTING, NC_("item setting", "prompt")},
	{VOCABULARY_SETTING, NC_("item setting", "diagram")},
	{VOCABULARY_SETTING, NC_("item setting", "color")},
	/* TRANSLATORS: values of settings, as they are said and typed, several separated by "|".
	   Those of games, from white to mill, begin with a single word. */
	{VOCABULARY_VALUE, NC_("item value", "white")},
	{VOCABULARY_VALUE, NC_("item value", "black")},
	/* TRANSLATORS: your side is another from game to game. */
	{VOCABULARY_VALUE, NC_("item value", "alternate")},
	/* TRANSLATORS: sets of rules: the number is that of quiet turns. */
	{VOCABULARY_VALUE, NC_("item value", "standard")},
	{VOCABULARY_VALUE, NC_("item value", "fifty")},
	{VOCABULARY_VALUE, NC_("item value", "forty")},
	{VOCABULARY_VALUE, NC_("item value", "mulino")},
	{VOCABULARY_VALUE, NC_("item value", "yes")},
	{VOCABULARY_VALUE, NC_("item value", "no")},
	/* TRANSLATORS: if all pieces stand in mills, or what ends a row of quiet turns. */
	{VOCABULARY_VALUE, NC_("item value", "take")},
	/* TRANSLATORS: if all enemy pieces stand in mills, they are kept. */
	{VOCABULARY_VALUE, NC_("item value", "keep")},
	/* TRANSLATORS: how many pieces a double mill takes. */
	{VOCABULARY_VALUE, NC_("item value", "one")},
	{VOCABULARY_VALUE, NC_("item value", "two")},
	{VOCABULARY_VALUE, NC_("item value", "mill")},
	{VOCABULARY_VALUE, NC_("item value", "on")},
	{VOCABULARY_VALUE, NC_("item value", "off")},
	{VOCABULARY_VALUE, NC_("item value", "auto")},
	{VOCABULARY_VALUE, NC_("item value", "terse")},
	{VOCABULARY_VALUE, NC_("item value", "normal")},
	{VOCABULARY_VALUE, NC_("item value", "full")},
	/* TRANSLATORS: what points are called by: their letters, a spelling alphabet, their places,
	   or numbers. */
	{VOCABULARY_VALUE, NC_("item value", "letters")},
	{VOCABULARY_VALUE, NC_("item value", "nato")},
	{VOCABULARY_VALUE, NC_("item value", "anna")},
	{VOCABULARY_VALUE, NC_("item value", "places")},
	{VOCABULARY_VALUE, NC_("item value", "numbers")},
	/* TRANSLATORS: points are printed as they are spoken. */
	{VOCABULARY_VALUE, NC_("item value", "same")},
	/* TRANSLATORS: in which order points are listed. */
	{VOCABULARY_VALUE, NC_("item value", "rows")},
	{VOCABULARY_VALUE, NC_("item value", "columns")},
	{VOCABULARY_VALUE, NC_("item value", "rings")},
	/* TRANSLATORS: when comments are read out: at the steps of a replay. */
	{VOCABULARY_VALUE, NC_("item value", "steps")},
	{VOCABULARY_VALUE, NC_("item value", "always")},
	{VOCABULARY_VALUE, NC_("item value", "never")},
	/* TRANSLATORS: what is spoken while you type. */
	{VOCABULARY_VALUE, NC_("item value", "words")},
	{VOCABULARY_VALUE, NC_("item value", "keys")},
	/* TRANSLATORS: what stops speech: a key, or a line. */
	{VOCABULARY_VALUE, NC_("item value", "key")},
	{VOCABULARY_VALUE, NC_("item value", "line")},
	/* TRANSLATORS: the prompt: plain, or with the last event. */
	{VOCABULARY_VALUE, NC_("item value", "plain")},
	{VOCABULARY_VALUE, NC_("item value", "event")},
	/* TRANSLATORS: when the board is drawn. */
	{VOCABULARY_VALUE, NC_("item value", "request")},
	/* TRANSLATORS: nothing is set any more: "set seed none". */
	{VOCABULARY_VALUE, NC_("item value", "none|default")},
	/* TRANSLATORS: words of the game that help explains, all forms separated by "|". */
	{VOCABULARY_GLOSSARY, NC_("item glossary", "mill")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "threat")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "point")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "piece")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "hand")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "draw")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "taking")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "placing")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "moving")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "flying")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "neighbour")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "corner")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "shut in")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "block")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "running mill")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "goal")},
	{VOCABULARY_GLOSSARY, NC_("item glossary", "centre")},
	/* TRANSLATORS: quiet: a turn without a mill. */
	{VOCABULARY_GLOSSARY, NC_("item glossary", "quiet")},
};

const struct vocabulary_group *vocabulary_groups(unsigned *n)
{
	*n = G_N_ELEMENTS(groups);
	return groups;
}

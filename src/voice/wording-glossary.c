/* The words of the game, each in one sentence: help explains them beside the commands. */
#include "voice/vocabulary.h"
#include "voice/wording-parts.h"

#include <glib/gi18n.h>
#include <string.h>

#define GOAL N_("The goal: take pieces until the other side has 2, or shut it in.")
#define RINGS N_("The rings are 3 squares, one inside the other: outer, middle and inner.")
#define CENTRE N_("The middle of the board. No point is there, and no line goes through it.")
#define QUIET N_("A turn that closes no mill. Type count for how many in a row make a draw.")

static const struct {
	const char *word, *sentence;
} glossary[] = {
	{"mill", N_("Three pieces of one side on a line; whoever closes one takes a piece.")},
	{"threat", N_("A point where a side could close a mill with its next turn.")},
	{"point", N_("One of the 24 places for a piece, named by column and row, such as d6.")},
	{"piece", N_("Each side has 9 of them; with fewer than 3 left, it loses.")},
	{"hand", N_("The pieces of a side that are still to be placed.")},
	{"draw",
	 N_("Neither side wins: by offer draw, by repetition, or by turns without a mill.")},
	{"taking", N_("Who closes a mill takes an enemy piece, which is out of the game.")},
	{"placing", N_("As long as pieces are in hand, each turn puts one on an empty point.")},
	{"moving", N_("After placing, each turn moves a piece along a line to the next point.")},
	{"flying", N_("With 3 pieces left, a side may move from any point to any empty one.")},
	{"neighbour", N_("The next point on a line. A piece moves to a neighbour that is empty.")},
	{"corner", N_("A point where a ring turns. It has 2 neighbours.")},
	{"shut in", N_("A piece is shut in if none of its neighbours is empty.")},
	{"block", N_("To go where the other side could close a mill, before it does.")},
	{"running mill", N_("One piece goes to and fro, and closes a mill as it opens another.")},
	{"goal", GOAL},
	{"centre", CENTRE},
	{"center", CENTRE},
	{"outer", RINGS},
	{"middle", RINGS},
	{"inner", RINGS},
	{"quiet", QUIET},
	{"quiet turn", QUIET},
};

/* As it stands, or with the s of several. */
static bool is_word(const char *typed, const char *word)
{
	size_t length = strlen(word);

	return !g_ascii_strncasecmp(typed, word, length) &&
	       (!typed[length] || !g_ascii_strcasecmp(typed + length, "s"));
}

const char *wording_glossary(const char *word)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(glossary); i++)
		if (is_word(word, glossary[i].word) ||
		    vocabulary_is_text(VOCABULARY_GLOSSARY, glossary[i].word, word) ||
		    vocabulary_is_text(VOCABULARY_WHERE, glossary[i].word, word))
			return _(glossary[i].sentence);
	return NULL;
}

const char *wording_glossary_word(unsigned i)
{
	return i < G_N_ELEMENTS(glossary) ? glossary[i].word : NULL;
}

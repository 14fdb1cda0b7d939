/* The words of the game, each in one sentence: help explains them beside the commands. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static const struct {
	const char *word, *sentence;
} glossary[] = {
	{"mill", N_("Three pieces of one side on a line; whoever closes one takes a piece.")},
	{"threat", N_("A point where a side could close a mill with its next turn.")},
	{"point", N_("One of the 24 places for a piece, named by column and row, such as d6.")},
	{"piece", N_("Each side has 9 of them; with fewer than 3 left, it loses.")},
	{"hand", N_("The pieces of a side that are still to be placed.")},
	{"draw", N_("Neither side wins. Type offer draw, and the other side may accept.")},
	{"taking", N_("Who closes a mill takes an enemy piece, which is out of the game.")},
	{"placing", N_("As long as pieces are in hand, each turn puts one on an empty point.")},
	{"moving", N_("After placing, each turn moves a piece along a line to the next point.")},
};

const char *wording_glossary(const char *word)
{
	for (unsigned i = 0; i < G_N_ELEMENTS(glossary); i++)
		if (!g_ascii_strcasecmp(word, glossary[i].word))
			return _(glossary[i].sentence);
	return NULL;
}

const char *wording_glossary_word(unsigned i)
{
	return i < G_N_ELEMENTS(glossary) ? glossary[i].word : NULL;
}

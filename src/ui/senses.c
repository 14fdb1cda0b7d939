#include "ui/senses.h"

#include "ui/commands.h"
#include "ui/words.h"
#include "voice/vocabulary.h"

/* Words that stand between the others and change nothing. */
#define SMALL 0

static const struct {
	enum vocabulary kind;
	const char *group;
	guint64 sense;
} senses_of_groups[] = {
	{VOCABULARY_ARGUMENT, "can|may|could", SENSE_CAN},
	{VOCABULARY_ARGUMENT, "go|do|reach", SENSE_GO},
	{VOCABULARY_TURN, "fly", SENSE_FLY},
	{VOCABULARY_GLOSSARY, "flying", SENSE_FLY},
	{VOCABULARY_GLOSSARY, "mill", SENSE_MILL},
	{VOCABULARY_COMMAND, "mills", SENSE_MILL},
	{VOCABULARY_GLOSSARY, "threat", SENSE_THREAT},
	{VOCABULARY_COMMAND, "threats", SENSE_THREAT},
	{VOCABULARY_ARGUMENT, "until|till|before|long|far", SENSE_UNTIL},
	{VOCABULARY_GLOSSARY, "draw", SENSE_DRAW},
	{VOCABULARY_COMMAND, "white", SENSE_WHITE},
	{VOCABULARY_COMMAND, "black", SENSE_BLACK},
	{VOCABULARY_COMMAND, "last", SENSE_LAST},
	{VOCABULARY_QUESTION, "I|we", SENSE_I},
	{VOCABULARY_QUESTION, "my|mine|me|our|ours|us", SENSE_MY},
	{VOCABULARY_QUESTION, "enemy|opponent|computer|he|she|they|you", SENSE_ENEMY},
	{VOCABULARY_QUESTION, "his|her|hers|him|their|theirs|them|your|yours", SENSE_THEIR},
	{VOCABULARY_QUESTION, "where", SENSE_WHERE},
	{VOCABULARY_QUESTION, "who|whose", SENSE_WHO},
	{VOCABULARY_QUESTION, "how", SENSE_HOW},
	{VOCABULARY_QUESTION, "many|much", SENSE_MANY},
	{VOCABULARY_QUESTION, "when", SENSE_WHEN},
	{VOCABULARY_QUESTION, "what|which", SENSE_WHAT},
	{VOCABULARY_QUESTION, "have|has|got", SENSE_HAVE},
	{VOCABULARY_QUESTION, "is|are|am|be|s|stand|stands|empty|free|occupied", SENSE_BE},
	{VOCABULARY_QUESTION, "piece|pieces|stone|stones|man|men|hand", SENSE_PIECE},
	{VOCABULARY_QUESTION, "happened|did|played|moved", SENSE_PAST},
	{VOCABULARY_QUESTION, "left|remain|remains|remaining", SENSE_LEFT},
	{VOCABULARY_QUESTION, "this|that|it", SENSE_THIS},
	{VOCABULARY_QUESTION, "turn|turns|moves|next", SENSE_TURN},
	{VOCABULARY_QUESTION, "won|win|wins|winning|lost|lose|loses|losing", SENSE_WIN},
	{VOCABULARY_QUESTION, "if", SENSE_IF},
	{VOCABULARY_QUESTION,
	 "all|any|board|game|there|here|now|just|of|in|for|was|were|been|does|goes|plays|make|or|show|tell",
	 SMALL},
};

static gboolean is(unsigned i, const struct word *word, gboolean english)
{
	enum vocabulary kind = senses_of_groups[i].kind;
	const char *group = senses_of_groups[i].group;

	if (english)
		return vocabulary_is_english(group, word->start, word->length);
	return vocabulary_is_own(kind, group, word->start, word->length) ||
	       vocabulary_begins(kind, group, word->start);
}

static gboolean is_not(const struct word *word, gboolean english)
{
	const char *group = "not|never|cannot|cant|t|none|nobody|nowhere|nothing|neither";

	if (english)
		return vocabulary_is_english(group, word->start, word->length);
	return vocabulary_is_own(VOCABULARY_QUESTION, group, word->start, word->length);
}

/* "take back" takes nothing. */
static gboolean begins_command(const char *at)
{
	g_autofree char *rest = NULL;

	return commands_find(at, &rest) != NULL;
}

/* What looks like a whole point. */
static gboolean is_named(const struct word *word)
{
	return word->kind == WORD_POINT ||
	       (word->kind == WORD_FAULT &&
		(word->verdict == VERDICT_NO_COLUMN || word->verdict == VERDICT_NO_ROW ||
		 word->verdict == VERDICT_CENTRE || word->verdict == VERDICT_OFF_LINES));
}

static guint64 sense_of(const struct word *word, gboolean english)
{
	guint64 sense = 0;
	gboolean known = word->kind != WORD_OTHER;

	if (is_named(word))
		return SENSE_POINT;
	if (word->kind == WORD_TAKE && !begins_command(word->start))
		return SENSE_TAKE;
	for (unsigned i = 0; i < G_N_ELEMENTS(senses_of_groups); i++)
		if (is(i, word, english)) {
			sense |= senses_of_groups[i].sense;
			known = TRUE;
		}
	if ((word->kind == WORD_MOVE && !(sense & SENSE_FLY)) || word->kind == WORD_PLACE)
		sense |= SENSE_GO;
	/* Where one goes to is asked in one word in many languages. */
	if (sense & SENSE_WHERE)
		sense &= ~SENSE_GO;
	return known ? sense : SENSE_OTHER;
}

static void read_in(const struct board *board, const char *line, gboolean english,
		    struct senses *senses)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(board, line, words);
	guint64 doubtful = 0;

	*senses = (struct senses){.point = POINT_NONE};
	for (size_t i = 0; i < n; i++) {
		gboolean negative = is_not(&words[i], english);
		guint64 sense = negative ? SMALL : sense_of(&words[i], english);
		senses->negative |= negative;
		if (sense & SENSE_BE) {
			doubtful |= sense & (SENSE_THEIR | SENSE_THIS);
			sense &= ~doubtful;
		}
		senses->all |= sense;
		senses->others += sense == SENSE_OTHER;
		senses->meant += sense && sense != SENSE_OTHER;
		if (!is_named(&words[i]))
			continue;
		if (!senses->points++) {
			senses->named = words[i].start;
			senses->length = words[i].length;
			senses->point = words[i].point;
		}
	}
	/* A verb that looks like a word for whose: there is another verb in the question. */
	if (senses->all & SENSE_CAN)
		senses->all |= doubtful;
}

void senses_read(const struct board *board, const char *line, struct senses *senses)
{
	struct senses english;

	read_in(board, line, FALSE, senses);
	read_in(board, line, TRUE, &english);
	if (english.others < senses->others ||
	    (english.others == senses->others && english.meant > senses->meant))
		*senses = english;
}

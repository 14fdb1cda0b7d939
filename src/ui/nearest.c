#include "ui/nearest.h"

#include "ui/commands.h"
#include "voice/plain.h"
#include "voice/vocabulary.h"

#include <string.h>

/* A word as its letters, in no case. */
struct spelt {
	gunichar *letters;
	size_t n;
};

static struct spelt spell(const char *word)
{
	g_autofree char *folded = plain_fold(word, -1);
	glong n;
	gunichar *letters = g_utf8_to_ucs4_fast(folded, -1, &n);

	return (struct spelt){letters, (size_t)n};
}

/* How many letters must be changed, added, left out or swapped with their neighbour. */
static unsigned distance(struct spelt a, struct spelt b)
{
	unsigned rows[3][32];

	if (a.n >= G_N_ELEMENTS(rows[0]) || b.n >= G_N_ELEMENTS(rows[0]))
		return G_MAXUINT;
	for (unsigned j = 0; j <= b.n; j++)
		rows[0][j] = j;
	for (unsigned i = 1; i <= a.n; i++) {
		unsigned *row = rows[i % 3], *above = rows[(i + 2) % 3], *two = rows[(i + 1) % 3];
		row[0] = i;
		for (unsigned j = 1; j <= b.n; j++) {
			unsigned differs = a.letters[i - 1] != b.letters[j - 1];
			row[j] = MIN(MIN(above[j], row[j - 1]) + 1, above[j - 1] + differs);
			if (i > 1 && j > 1 && a.letters[i - 1] == b.letters[j - 2] &&
			    a.letters[i - 2] == b.letters[j - 1])
				row[j] = MIN(row[j], two[j - 2] + 1);
		}
	}
	return rows[a.n % 3][b.n];
}

/* A word of two letters is a letter away from too many. */
#define FEWEST_LETTERS 3

/* So many letters may differ. */
static unsigned near(struct spelt word)
{
	return word.n < FEWEST_LETTERS ? 0 : word.n < 5 ? 1 : 2;
}

static gboolean is_rest(struct spelt word, struct spelt name)
{
	return word.n + 1 == name.n &&
	       !memcmp(word.letters, name.letters + 1, word.n * sizeof *word.letters);
}

/* Who mistypes a word begins it right, or swaps its first two letters, or leaves out the first. */
static gboolean begins_alike(struct spelt word, struct spelt name)
{
	const gunichar first = word.letters[0];

	return first == name.letters[0] ||
	       (word.n > 1 && first == name.letters[1] && word.letters[1] == name.letters[0]) ||
	       is_rest(word, name);
}

static const char *begun(const char *word, const GPtrArray *names)
{
	for (guint i = 0; i < names->len && g_utf8_strlen(word, -1) >= FEWEST_LETTERS; i++)
		if (vocabulary_has_prefix(names->pdata[i], word))
			return names->pdata[i];
	return NULL;
}

static unsigned away(struct spelt word, const char *name)
{
	struct spelt other = spell(name);
	unsigned letters = other.n < FEWEST_LETTERS || !begins_alike(word, other)
				   ? G_MAXUINT
				   : distance(word, other);

	g_free(other.letters);
	return letters;
}

static char *nearest(const char *typed, const GPtrArray *names)
{
	const char *best = begun(typed, names);
	struct spelt word = spell(typed);
	const char *nearest_yet = NULL, *found;
	unsigned least = near(word) + 1;

	for (guint i = 0; !best && i < names->len; i++) {
		unsigned letters = away(word, names->pdata[i]);
		if (letters < least) {
			least = letters;
			nearest_yet = names->pdata[i];
		}
	}
	found = best ? best : nearest_yet;
	/* A word that is known is not mistyped. */
	if (found && !away(word, found))
		found = NULL;
	g_free(word.letters);
	return g_strdup(found);
}

const char *nearest_meaning(const char *word)
{
	static const struct {
		const char *word, *line;
	} meanings[] = {
		{"draw", "offer draw"}, {"where", "board"}, {"who", "turn"},
		{"how", "help"},	{"can", "moves"},
	};

	for (unsigned i = 0; i < G_N_ELEMENTS(meanings); i++)
		if (!g_ascii_strcasecmp(word, meanings[i].word))
			return meanings[i].line;
	return NULL;
}

/* Words separated by "|", the caller's to free with the array. */
static void add(GPtrArray *names, const char *words)
{
	g_auto(GStrv) each = g_strsplit(words, "|", 0);

	for (char **word = each; *word; word++)
		g_ptr_array_add(names, g_strdup(*word));
}

/* Words of the player's language that begin a line. */
static void add_translated(GPtrArray *names, const struct vocabulary_group *group)
{
	const char *words = vocabulary_words(group->kind, group->english);

	if (words && (group->kind == VOCABULARY_COMMAND || group->kind == VOCABULARY_TURN))
		add(names, words);
}

char *nearest_command(const char *word)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
	unsigned groups;
	const struct vocabulary_group *group = vocabulary_groups(&groups);

	for (unsigned i = 0; i < groups; i++)
		add_translated(names, &group[i]);
	for (unsigned i = 0; i < commands_count; i++)
		add(names, commands[i].name);
	add(names, "take|place|move|put|fly|capture|remove|slide");
	for (unsigned i = 0; i < commands_count; i++)
		if (commands[i].aliases)
			add(names, commands[i].aliases);
	return nearest(word, names);
}

char *nearest_setting(const char *word)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);

	for (unsigned i = 0; i < SETTINGS; i++)
		add(names, settings_rows[i].name);
	return nearest(word, names);
}

void nearest_ask(struct session *session, const char *line)
{
	session->question = SESSION_ASKS_SUGGESTED;
	g_free(session->suggested);
	session->suggested = g_strdup(line);
}

#include "ui/nearest.h"

#include "ui/commands.h"

#include <string.h>

/* How many letters must be changed, added, left out or swapped with their neighbour. */
static unsigned distance(const char *a, const char *b)
{
	unsigned rows[3][32];
	size_t n = strlen(a), m = strlen(b);

	if (n >= G_N_ELEMENTS(rows[0]) || m >= G_N_ELEMENTS(rows[0]))
		return G_MAXUINT;
	for (unsigned j = 0; j <= m; j++)
		rows[0][j] = j;
	for (unsigned i = 1; i <= n; i++) {
		unsigned *row = rows[i % 3], *above = rows[(i + 2) % 3], *two = rows[(i + 1) % 3];
		row[0] = i;
		for (unsigned j = 1; j <= m; j++) {
			unsigned differs = g_ascii_tolower(a[i - 1]) != b[j - 1];
			row[j] = MIN(MIN(above[j], row[j - 1]) + 1, above[j - 1] + differs);
			if (i > 1 && j > 1 && g_ascii_tolower(a[i - 1]) == b[j - 2] &&
			    g_ascii_tolower(a[i - 2]) == b[j - 1])
				row[j] = MIN(row[j], two[j - 2] + 1);
		}
	}
	return rows[n % 3][m];
}

/* A word of two letters is a letter away from too many. */
#define FEWEST_LETTERS 3

/* So many letters may differ. */
static unsigned near(const char *word)
{
	size_t length = strlen(word);

	return length < FEWEST_LETTERS ? 0 : length < 5 ? 1 : 2;
}

/* Who mistypes a word begins it right, or swaps its first two letters, or leaves out the first. */
static gboolean begins_alike(const char *word, const char *name)
{
	const char first = g_ascii_tolower(word[0]);

	return first == name[0] || (first == name[1] && g_ascii_tolower(word[1]) == name[0]) ||
	       !g_ascii_strcasecmp(word, name + 1);
}

static const char *begun(const char *word, const GPtrArray *names)
{
	size_t length = strlen(word);

	for (guint i = 0; i < names->len && length >= FEWEST_LETTERS; i++)
		if (!g_ascii_strncasecmp(names->pdata[i], word, length))
			return names->pdata[i];
	return NULL;
}

static char *nearest(const char *word, const GPtrArray *names)
{
	const char *best = begun(word, names);
	unsigned least = near(word) + 1;

	if (best)
		return g_strdup(best);
	for (guint i = 0; i < names->len; i++) {
		const char *name = names->pdata[i];
		unsigned away = strlen(name) < FEWEST_LETTERS || !begins_alike(word, name)
					? G_MAXUINT
					: distance(word, name);
		if (away >= least)
			continue;
		least = away;
		best = name;
	}
	return g_strdup(best);
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

char *nearest_command(const char *word)
{
	g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);

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

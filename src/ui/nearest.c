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

/* A word that may have been meant, and how it is said, if otherwise: in the player's language. */
struct candidate {
	char *word, *said;
};

static void free_candidate(gpointer data)
{
	struct candidate *candidate = data;

	g_free(candidate->word);
	g_free(candidate->said);
	g_free(candidate);
}

/* Words separated by "|". */
static void add(GPtrArray *candidates, const char *words, const char *said)
{
	g_auto(GStrv) each = g_strsplit(words, "|", 0);

	for (char **word = each; *word; word++) {
		struct candidate *candidate = g_new(struct candidate, 1);
		*candidate = (struct candidate){g_strdup(*word), g_strdup(said ? said : *word)};
		g_ptr_array_add(candidates, candidate);
	}
}

static const struct candidate *begun(const char *word, const GPtrArray *candidates)
{
	for (guint i = 0; i < candidates->len && g_utf8_strlen(word, -1) >= FEWEST_LETTERS; i++) {
		const struct candidate *candidate = candidates->pdata[i];
		if (vocabulary_has_prefix(candidate->word, word))
			return candidate;
	}
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

/* The nearest, and by how many letters it differs, 0 if it only begins so; NULL if none is near. */
static const struct candidate *nearest_of(const char *typed, struct spelt word,
					  const GPtrArray *candidates, unsigned *least)
{
	const struct candidate *found = begun(typed, candidates);

	*least = found ? 0 : near(word) + 1;
	for (guint i = 0; *least && i < candidates->len; i++) {
		const struct candidate *candidate = candidates->pdata[i];
		unsigned letters = away(word, candidate->word);
		if (letters < *least) {
			*least = letters;
			found = candidate;
		}
	}
	return found;
}

/* What is meant: a word of the player's language, unless an English one is nearer; it is said in
 * the player's language, too. A word that is known is not mistyped. */
static char *choose(const char *typed, const GPtrArray *own, const GPtrArray *english)
{
	struct spelt word = spell(typed);
	unsigned letters, others;
	const struct candidate *found = nearest_of(typed, word, own, &letters),
			       *other = nearest_of(typed, word, english, &others);

	if (other && (!found || MAX(others, 1) < letters))
		found = other;
	if (found && !away(word, found->word))
		found = NULL;
	g_free(word.letters);
	return found ? g_strdup(found->said) : NULL;
}

/* Words to choose from: the player's own, and English ones. */
struct choice {
	GPtrArray *own, *english;
};

/* English words, which are said in the player's language. */
static void add_english(struct choice *choice, enum vocabulary kind, const char *group,
			const char *words)
{
	add(choice->english, words,
	    vocabulary_words(kind, group) ? vocabulary_name(kind, group) : NULL);
}

/* A group of words, the English ones and the player's own; words are the English ones. */
static void add_group(struct choice *choice, enum vocabulary kind, const char *group,
		      const char *words)
{
	const char *translated = vocabulary_words(kind, group);

	if (translated)
		add(choice->own, translated, NULL);
	add_english(choice, kind, group, words);
}

static void add_commands(struct choice *choice)
{
	static const char *const verbs[][2] = {
		{"take|takes|capture|captures|remove|removes|taking|taken|captured|x",
		 "take|capture|remove"},
		{"place|put|places", "place|put"},
		{"move|slide|play", "move|slide"},
		{"fly", "fly"},
	};

	for (unsigned i = 0; i < commands_count; i++)
		add_group(choice, VOCABULARY_COMMAND, commands[i].name, commands[i].name);
	for (unsigned i = 0; i < G_N_ELEMENTS(verbs); i++)
		add_group(choice, VOCABULARY_TURN, verbs[i][0], verbs[i][1]);
	for (unsigned i = 0; i < commands_count; i++)
		if (commands[i].aliases)
			add_english(choice, VOCABULARY_COMMAND, commands[i].name,
				    commands[i].aliases);
}

static void add_settings(struct choice *choice)
{
	for (unsigned i = 0; i < SETTINGS; i++)
		add_group(choice, VOCABULARY_SETTING, settings_rows[i].name, settings_rows[i].name);
}

static char *nearest(const char *word, void (*add_all)(struct choice *choice))
{
	g_autoptr(GPtrArray) own = g_ptr_array_new_with_free_func(free_candidate);
	g_autoptr(GPtrArray) english = g_ptr_array_new_with_free_func(free_candidate);

	add_all(&(struct choice){own, english});
	return choose(word, own, english);
}

char *nearest_command(const char *word)
{
	return nearest(word, add_commands);
}

char *nearest_setting(const char *word)
{
	return nearest(word, add_settings);
}

char *nearest_meaning(const char *word)
{
	static const char draw[] = "draw|a draw";

	if (!vocabulary_is_text(VOCABULARY_ARGUMENT, draw, word))
		return NULL;
	return g_strdup_printf("%s %s", vocabulary_name(VOCABULARY_COMMAND, "offer"),
			       vocabulary_name(VOCABULARY_ARGUMENT, draw));
}

void nearest_ask(struct session *session, const char *line)
{
	session->question = SESSION_ASKS_SUGGESTED;
	g_free(session->suggested);
	session->suggested = g_strdup(line);
}

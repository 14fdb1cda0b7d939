#include "voice/lists.h"

#include "voice/points.h"

#include <glib/gi18n.h>

void lists_add(struct lists *list, const char *item)
{
	g_assert(list->n < LISTS_MOST);
	list->items[list->n++] = item;
}

static const char *join(struct sentences *s, const struct lists *list, unsigned n,
			const char *separator)
{
	GString *joined = g_string_new(NULL);

	for (unsigned i = 0; i < n; i++) {
		if (i)
			g_string_append(joined, separator);
		g_string_append(joined, list->items[i]);
	}
	return sentences_keep(s, g_string_free(joined, FALSE));
}

/* How many words from here on are numbers that follow each other. */
static unsigned count_run(char **words)
{
	const guint64 first = g_ascii_strtoull(*words, NULL, 10);
	unsigned n = 0;

	while (words[n] && g_ascii_isdigit(*words[n]) &&
	       g_ascii_strtoull(words[n], NULL, 10) == first + n)
		n++;
	return n;
}

struct lists lists_words(struct sentences *s, const char *text)
{
	g_auto(GStrv) words = g_strsplit_set(text ? text : "", "| ", -1);
	struct lists list = {.n = 0};

	for (char **word = words; *word; word++) {
		const unsigned run = count_run(word);

		if (run > 2)
			/* TRANSLATORS: all whole numbers from one to another. */
			lists_add(&list, sentences_format(s, C_("item", "%1$s to %2$s"), word[0],
							  word[run - 1]));
		else if (**word)
			lists_add(&list, sentences_keep(s, g_strdup(*word)));
		word += run > 2 ? run - 1 : 0;
	}
	return list;
}

const char *lists_as_heard(struct sentences *s, const char *words)
{
	const struct lists list = lists_words(s, words);

	return s->style->spoken ? lists_commas(s, &list) : join(s, &list, list.n, " ");
}

/* TRANSLATORS: between the items of a list, but for the last two. */
#define COMMA C_("item list", ", ")

const char *lists_commas(struct sentences *s, const struct lists *list)
{
	return join(s, list, list->n, COMMA);
}

const char *lists_spaces(struct sentences *s, const struct lists *list)
{
	return join(s, list, list->n, points_separator(s));
}

const char *lists_or(struct sentences *s, const struct lists *list)
{
	if (list->n < 2)
		return lists_commas(s, list);
	/* TRANSLATORS: the end of a list; the first is all but the last item. */
	return sentences_format(s, C_("item list", "%1$s or %2$s"),
				join(s, list, list->n - 1, COMMA), list->items[list->n - 1]);
}

const char *lists_and(struct sentences *s, const struct lists *list)
{
	if (list->n < 2)
		return lists_commas(s, list);
	/* TRANSLATORS: the end of a list; the first is all but the last item. */
	return sentences_format(s, C_("item list", "%1$s and %2$s"),
				join(s, list, list->n - 1, COMMA), list->items[list->n - 1]);
}

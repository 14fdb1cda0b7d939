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

struct lists lists_words(struct sentences *s, const char *text)
{
	g_auto(GStrv) words = g_strsplit_set(text ? text : "", "| ", -1);
	struct lists list = {.n = 0};

	for (char **word = words; *word; word++)
		if (**word)
			lists_add(&list, sentences_keep(s, g_strdup(*word)));
	return list;
}

const char *lists_as_heard(struct sentences *s, const char *words)
{
	struct lists list;

	if (!s->style->spoken)
		return words;
	list = lists_words(s, words);
	return lists_commas(s, &list);
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

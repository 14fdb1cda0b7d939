#include "voice/vocabulary.h"

#include "voice/language.h"
#include "voice/plain.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const contexts[VOCABULARY_KINDS] = {
	[VOCABULARY_COMMAND] = "item command",
	[VOCABULARY_TURN] = "item turn word",
	[VOCABULARY_NUMBER] = "item number",
	[VOCABULARY_WHERE] = "item where",
	[VOCABULARY_QUESTION] = "item question",
	[VOCABULARY_ARGUMENT] = "item argument",
	[VOCABULARY_GLOSSARY] = "item glossary",
	[VOCABULARY_LEVEL] = "item level",
	[VOCABULARY_NATO] = "item nato",
	[VOCABULARY_FIDE] = "item fide",
	[VOCABULARY_NATO_SPOKEN] = "item nato spoken",
	[VOCABULARY_PLACE] = "item place",
	[VOCABULARY_FIDE_SPOKEN] = "item fide spoken",
	[VOCABULARY_SETTING] = "item setting",
	[VOCABULARY_VALUE] = "item value",
};

/* By kind: English group to a GPtrArray of all that may be typed for it, folded. Made once for each
 * language. */
static GHashTable *made[VOCABULARY_KINDS];
static unsigned made_at;

static void forget(void)
{
	for (unsigned i = 0; i < VOCABULARY_KINDS; i++)
		g_clear_pointer(&made[i], g_hash_table_unref);
	made_at = language_changes();
}

/* What stands between the words of a phrase: a mark of any kind is a space. */
static size_t joint(const char *at)
{
	static const char apostrophe[] = "\xe2\x80\x99";

	if (*at && strchr(" \t,'-", *at))
		return 1;
	return strncmp(at, apostrophe, strlen(apostrophe)) ? 0 : strlen(apostrophe);
}

static char *join(char *text)
{
	char *to = text;
	size_t n;

	for (const char *at = text; *at;)
		if (!(n = joint(at)))
			*to++ = *at++;
		else if ((at += n), !joint(at))
			*to++ = ' ';
	*to = '\0';
	return text;
}

/* What is a word only with its accent is a column's letter without it. */
static gboolean is_column(const char *spelling, const char *word)
{
	return strlen(spelling) == 1 && strlen(word) > 1 && strchr("abcdefg", *spelling);
}

static void add_spellings(GPtrArray *forms, const char *word)
{
	char **spellings = plain_spellings(word);

	for (char **spelling = spellings; *spelling; spelling++)
		if (is_column(*spelling, word))
			g_free(*spelling);
		else
			g_ptr_array_add(forms, join(*spelling));
	g_free(spellings);
}

static GPtrArray *make_forms(enum vocabulary kind, const char *english)
{
	const char *words = vocabulary_words(kind, english);
	g_auto(GStrv) each = g_strsplit(words ? words : "", "|", -1);
	GPtrArray *forms = g_ptr_array_new_with_free_func(g_free);

	for (char **word = each; *word; word++)
		if (**word)
			add_spellings(forms, *word);
	return forms;
}

static const GPtrArray *forms_of(enum vocabulary kind, const char *english)
{
	GPtrArray *forms;

	if (made_at != language_changes())
		forget();
	if (!made[kind])
		made[kind] = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
						   (GDestroyNotify)g_ptr_array_unref);
	forms = g_hash_table_lookup(made[kind], english);
	if (!forms) {
		forms = make_forms(kind, english);
		g_hash_table_insert(made[kind], g_strdup(english), forms);
	}
	return forms;
}

const char *vocabulary_words(enum vocabulary kind, const char *english)
{
	const char *words = g_dpgettext2(NULL, contexts[kind], english);

	return words != english && strcmp(words, english) ? words : NULL;
}

const char *vocabulary_name(enum vocabulary kind, const char *english)
{
	const char *words = g_dpgettext2(NULL, contexts[kind], english);
	g_autofree char *first = g_strndup(words, strcspn(words, "|"));

	return g_intern_string(first);
}

static enum vocabulary kind_of_value(const char *english)
{
	return vocabulary_words(VOCABULARY_LEVEL, english) ? VOCABULARY_LEVEL : VOCABULARY_VALUE;
}

const char *vocabulary_value(const char *english)
{
	return vocabulary_name(kind_of_value(english), english);
}

gboolean vocabulary_is_english(const char *english, const char *typed, gsize length)
{
	for (const char *word = english; word; word = strchr(word, '|')) {
		word += *word == '|';
		if (strcspn(word, "|") == length && !g_ascii_strncasecmp(word, typed, length))
			return TRUE;
	}
	return FALSE;
}

/* What most lines begin with is soon seen to be another letter. */
static gboolean begins_alike(const char *form, const char *typed)
{
	return (guchar)*typed >= 0x80 || g_ascii_tolower(*typed) == *form;
}

static gboolean is_form(const char *form, const char *typed, gsize length)
{
	g_autofree char *folded = NULL;

	if (!length || !begins_alike(form, typed))
		return FALSE;
	folded = join(plain_fold(typed, (gssize)length));
	return !strcmp(folded, form);
}

gboolean vocabulary_is_own(enum vocabulary kind, const char *english, const char *typed,
			   gsize length)
{
	const GPtrArray *forms = forms_of(kind, english);

	for (guint i = 0; i < forms->len; i++)
		if (is_form(forms->pdata[i], typed, length))
			return TRUE;
	return FALSE;
}

gboolean vocabulary_is(enum vocabulary kind, const char *english, const char *typed, gsize length)
{
	return vocabulary_is_own(kind, english, typed, length) ||
	       vocabulary_is_english(english, typed, length);
}

gboolean vocabulary_is_text(enum vocabulary kind, const char *english, const char *typed)
{
	return vocabulary_is(kind, english, typed, strlen(typed));
}

gboolean vocabulary_is_value(const char *english, const char *typed)
{
	return vocabulary_is_text(kind_of_value(english), english, typed);
}

static gboolean ends_word(char c)
{
	return !c || strchr(" \t=.,;:!?", c);
}

/* The bytes of a line that have as many words as a form. Of names that stand beside each other, a
 * dash ends the first. */
static gsize extent(const char *line, const char *form, gboolean dash_ends)
{
	const char *at = line;

	for (;;) {
		const char *next = strchr(form, ' ');
		while (!ends_word(*at) && !(next ? joint(at) : dash_ends && *at == '-'))
			at++;
		if (!next)
			return (gsize)(at - line);
		form = next + 1;
		if (!joint(at))
			return 0;
		while (joint(at))
			at += joint(at);
	}
}

gsize vocabulary_begins(enum vocabulary kind, const char *english, const char *line)
{
	const GPtrArray *forms = forms_of(kind, english);
	gsize longest = 0;

	for (guint i = 0; i < forms->len; i++) {
		const char *form = forms->pdata[i];
		gsize length =
			begins_alike(form, line) ? extent(line, form, kind == VOCABULARY_PLACE) : 0;
		if (length > longest && is_form(form, line, length))
			longest = length;
	}
	return longest;
}

gboolean vocabulary_has_prefix(const char *text, const char *prefix)
{
	g_auto(GStrv) spellings = plain_spellings(text);
	g_autofree char *wanted = plain_fold(prefix, -1);

	for (char **spelling = spellings; *spelling; spelling++)
		if (g_str_has_prefix(*spelling, wanted))
			return TRUE;
	return FALSE;
}

#define _POSIX_C_SOURCE 200809L

#include "voice/language.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

#define DOMAIN "merels"
#define ENGLISH "en"

static char *catalogues;	     /* the folder that they are below */
static char *present, *at_the_start; /* codes */
static unsigned changes;

static gboolean is_there(const char *code)
{
	g_autofree char *file = g_build_filename(catalogues ? catalogues : "", code, "LC_MESSAGES",
						 DOMAIN ".mo", NULL);

	return *code && !strchr(code, '/') && g_file_test(file, G_FILE_TEST_IS_REGULAR);
}

static gint compare(gconstpointer a, gconstpointer b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Their codes in order, English among them. */
static GPtrArray *list(void)
{
	GPtrArray *codes = g_ptr_array_new_with_free_func(g_free);
	g_autoptr(GDir) dir = catalogues ? g_dir_open(catalogues, 0, NULL) : NULL;

	for (const char *code; dir && (code = g_dir_read_name(dir));)
		if (is_there(code) && strcmp(code, ENGLISH))
			g_ptr_array_add(codes, g_strdup(code));
	g_ptr_array_add(codes, g_strdup(ENGLISH));
	g_ptr_array_sort(codes, compare);
	return codes;
}

char *language_all(void)
{
	g_autoptr(GPtrArray) codes = list();

	g_ptr_array_add(codes, NULL);
	return g_strjoinv(" ", (char **)codes->pdata);
}

/* "pt-br" and "PT_BR.UTF-8" to "pt_BR". */
static char *spelt_as_a_code(const char *name)
{
	char *code = g_ascii_strdown(name, (gssize)strcspn(name, ".@"));
	char *at = strpbrk(code, "-_");

	if (at)
		*at = '_';
	for (; at && *at; at++)
		*at = g_ascii_toupper(*at);
	return code;
}

/* The catalogue for a language: of that country, else of any. NULL without one. */
static char *find(const char *name)
{
	g_autofree char *code = spelt_as_a_code(name);
	g_autofree char *bare = g_strndup(code, strcspn(code, "_"));
	g_autofree char *beginning = g_strconcat(bare, "_", NULL);
	g_autoptr(GPtrArray) codes = NULL;

	if (!strcmp(bare, ENGLISH))
		return g_strdup(ENGLISH);
	if (is_there(code))
		return g_steal_pointer(&code);
	if (is_there(bare))
		return g_steal_pointer(&bare);
	codes = list();
	for (guint i = 0; i < codes->len; i++)
		if (g_str_has_prefix(codes->pdata[i], beginning))
			return g_strdup(codes->pdata[i]);
	return NULL;
}

/* Each catalogue begins with a message that describes it. */
static gboolean is_read(void)
{
	return *gettext("") != '\0';
}

/* GNU's C library heeds LANGUAGE in any locale but C, and in its newer versions but those whose
 * name begins so. A locale of the game's own choice is only for messages. */
static gboolean let_it_be_read(void)
{
	static const char *const locales[] = {"C.UTF-8",     "/C.utf8",	    "/C.UTF-8",
					      "en_US.UTF-8", "en_GB.UTF-8", "en_US"};
	g_autofree char *before = g_strdup(setlocale(LC_MESSAGES, NULL));
	g_autoptr(GDir) dir = NULL;

	if (is_read())
		return TRUE;
	for (guint i = 0; i < G_N_ELEMENTS(locales); i++)
		if (setlocale(LC_MESSAGES, locales[i]) && is_read())
			return TRUE;
	dir = g_dir_open("/usr/lib/locale", 0, NULL);
	for (const char *name; dir && (name = g_dir_read_name(dir));)
		if (setlocale(LC_MESSAGES, name) && is_read())
			return TRUE;
	setlocale(LC_MESSAGES, before);
	return FALSE;
}

/* Messages that were looked up before are looked up anew after textdomain. */
static void ask_for(const char *code)
{
	g_setenv("LANGUAGE", code, TRUE);
	textdomain(DOMAIN);
}

enum language_outcome language_use(const char *name)
{
	g_autofree char *code = *name ? find(name) : g_strdup(at_the_start);

	if (!code)
		return *name ? LANGUAGE_UNKNOWN : LANGUAGE_USED;
	ask_for(code);
	if (strcmp(code, ENGLISH) && !let_it_be_read()) {
		ask_for(language_code());
		return LANGUAGE_BARRED;
	}
	g_free(present);
	present = g_steal_pointer(&code);
	changes++;
	return LANGUAGE_USED;
}

const char *language_code(void)
{
	return present ? present : ENGLISH;
}

unsigned language_changes(void)
{
	return changes;
}

/* What the environment says of a category, "" for nothing. */
static const char *named_by_environment(const char *category)
{
	const char *const names[] = {"LC_ALL", category, "LANG"};

	for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
		const char *value = g_getenv(names[i]);
		if (value && *value)
			return value;
	}
	return "";
}

static gboolean is_english(const char *locale)
{
	return !strcmp(locale, "C") || !strcmp(locale, "POSIX");
}

/* The languages that are wished for, the first one first. */
static char **wishes(void)
{
	const char *locale = named_by_environment("LC_MESSAGES"), *wished = g_getenv("LANGUAGE");

	if (is_english(locale))
		wished = ENGLISH;
	else if (!wished || !*wished)
		wished = g_str_has_prefix(locale, "C.") ? ENGLISH : locale;
	return g_strsplit(wished, ":", -1);
}

/* Of a locale that is not installed, at least the character set can be had, if it is UTF-8. */
static void set_locale(void)
{
	const char *wished = named_by_environment("LC_CTYPE"), *charset = strchr(wished, '.');

	if (setlocale(LC_ALL, ""))
		return;
	setlocale(LC_MESSAGES, "");
	if (!setlocale(LC_CTYPE, "") && charset &&
	    (!g_ascii_strncasecmp(charset, ".UTF-8", 6) ||
	     !g_ascii_strncasecmp(charset, ".UTF8", 5)))
		setlocale(LC_CTYPE, "C.UTF-8");
}

void language_begin(const char *folder)
{
	g_auto(GStrv) wished = wishes();
	gboolean done = FALSE;

	set_locale();
	catalogues = bindtextdomain(DOMAIN, folder);
	bind_textdomain_codeset(DOMAIN, "UTF-8");
	for (char **name = wished; *name && !done; name++)
		done = **name && language_use(is_english(*name) ? ENGLISH : *name) == LANGUAGE_USED;
	if (!done)
		language_use(ENGLISH);
	at_the_start = g_strdup(language_code());
}

/* language-words FOLDER LANGUAGE: what is wrong with the words that a translation lets a player
 * type, a line each on standard output: those that are no words, or that mean something else
 * already. */
#include "language-tool.h"

#include "ui/command.h"
#include "ui/entry.h"
#include "ui/words.h"
#include "voice/plain.h"
#include "voice/points.h"
#include "voice/vocabulary.h"

#include <stdio.h>
#include <string.h>

static void fault(const struct vocabulary_group *group, const char *word, const char *what)
{
	printf("%s, for %s: %s\n", word, group->english, what);
}

/* The words of a text as the game reads them. */
static struct word words[WORDS_MAX];

static size_t split(const char *text)
{
	return words_split(&board_nine, text, words);
}

/* Letters, with a single sign between words. */
static gboolean is_well_formed(const char *word, gunichar sign)
{
	gunichar before = sign;

	for (const char *at = word; *at; at = g_utf8_next_char(at)) {
		gunichar c = g_utf8_get_char(at);
		if (!g_unichar_isalpha(c) && !g_unichar_ismark(c) && !(c == sign && before != sign))
			return FALSE;
		before = c;
	}
	return before != sign;
}

static gboolean is_phrase(const char *word)
{
	return strchr(word, ' ') != NULL;
}

static gboolean is_point_letter(const char *word)
{
	return !word[1] && strchr("abcdefgABCDEFG", *word);
}

/* The command that a text is alone, or NULL. */
static const struct command *command_of(const char *text)
{
	g_autofree char *rest = NULL;
	const struct command *command = commands_find(text, &rest);

	return command && !*rest ? command : NULL;
}

static char *first_english(const struct vocabulary_group *group)
{
	return g_strndup(group->english, strcspn(group->english, "|"));
}

/* Whether a command may share its word with a group: where it shares an English one. */
static gboolean shares(const struct vocabulary_group *group, const struct command *command)
{
	g_auto(GStrv) english = g_strsplit(group->english, "|", -1);

	for (char **at = english; *at; at++)
		if (command_of(*at) == command)
			return TRUE;
	return FALSE;
}

/* Whether the line that was split begins with a word of a turn, and not with one of that kind. */
static gboolean begins_turn(enum word_kind kind)
{
	return words[0].kind != kind && words[0].kind != WORD_OTHER &&
	       words[0].kind != WORD_FILLER && words[0].verdict != VERDICT_PLACE_PART;
}

static void check_command(const struct vocabulary_group *group, const char *word)
{
	const struct command *command = command_of(word);
	enum setting setting = settings_find(word);
	struct entry entry;
	enum word_kind kind;

	split(group->english);
	kind = words[0].kind;
	split(word);
	if (!command || strcmp(command->name, group->english))
		fault(group, word, command ? "is another command" : "is read as something else");
	if (entry_read(&board_nine, word, &entry))
		fault(group, word, "is a turn");
	else if (begins_turn(kind))
		fault(group, word, "begins like a turn");
	if (setting != SETTINGS && strcmp(settings_rows[setting].name, group->english))
		fault(group, word, "is a setting");
}

/* Small words within a turn may be anything where nothing is before them, or nothing behind. */
static gboolean is_small(const struct vocabulary_group *group)
{
	return group->kind == VOCABULARY_TURN && (g_str_has_prefix(group->english, "to|") ||
						  g_str_has_prefix(group->english, "from|"));
}

static gboolean is_small_between(const char *word)
{
	g_autofree char *text = g_strdup_printf("a7 %s d7", word);

	return split(text) == 3 && (words[1].kind == WORD_FILLER || words[1].kind == WORD_TO);
}

static void check_turn(const struct vocabulary_group *group, const char *word)
{
	g_autofree char *english = first_english(group);
	enum word_kind kind;

	split(english);
	kind = words[0].kind;
	if (is_small(group) ? !is_small_between(word) : split(word) != 1 || words[0].kind != kind)
		fault(group, word, "is read as something else");
}

/* A column's name or a row's, read as that of a point. */
static void check_point(const struct vocabulary_group *group, const char *word, const char *text,
			const char *plainly)
{
	point p;
	enum verdict verdict;

	split(plainly);
	p = words[0].point;
	verdict = words[0].verdict;
	if (split(text) != 1 || words[0].point != p || words[0].verdict != verdict)
		fault(group, word, "is read as something else");
}

static void check_number(const struct vocabulary_group *group, const char *word)
{
	static const char *const numbers[] = {"one",  "two", "three", "four",
					      "five", "six", "seven"};

	for (unsigned i = 0; i < G_N_ELEMENTS(numbers); i++) {
		g_autofree char *text = g_strdup_printf("d %s", word);
		g_autofree char *plainly = g_strdup_printf("d%u", i + 1);
		if (!strcmp(group->english, numbers[i]))
			check_point(group, word, text, plainly);
	}
}

static void check_column(const struct vocabulary_group *group, const char *word)
{
	g_autofree char *text = g_strdup_printf("%s 4", word);
	g_autofree char *plainly = g_strdup_printf("%c4", g_ascii_tolower(*group->english));

	check_point(group, word, text, plainly);
}

static void check_place(const struct vocabulary_group *group, const char *word)
{
	point p;

	split(group->english);
	p = words[0].point;
	if (split(word) != 1 || words[0].kind != WORD_POINT || words[0].point != p)
		fault(group, word, "is no place, or another one");
}

static void check_where(const struct vocabulary_group *group, const char *word)
{
	if (split(word) != 1 || words[0].verdict != VERDICT_PLACE_PART)
		fault(group, word, "is read as something else");
}

static void check_level(const struct vocabulary_group *group, const char *word)
{
	enum player_level level, wanted;

	if (settings_find(word) != SETTINGS)
		fault(group, word, "is a setting");
	if (settings_player(group->english, &wanted) &&
	    (!settings_player(word, &level) || level != wanted))
		fault(group, word, "is read as something else");
}

/* Words that stand behind others, and alone are no line. */
static gboolean may_be_command(enum vocabulary kind)
{
	return kind == VOCABULARY_COMMAND || kind == VOCABULARY_ARGUMENT ||
	       kind == VOCABULARY_LEVEL || kind == VOCABULARY_SETTING || kind == VOCABULARY_VALUE ||
	       kind == VOCABULARY_WHERE || kind == VOCABULARY_QUESTION;
}

static void check_setting(const struct vocabulary_group *group, const char *word)
{
	enum setting setting = settings_find(word);
	enum word_kind kind;

	split(group->english);
	kind = words[0].kind;
	split(word);
	if (setting == SETTINGS || strcmp(settings_rows[setting].name, group->english))
		fault(group, word, "is another setting");
	if (begins_turn(kind))
		fault(group, word, "begins like a turn");
}

/* In each setting that has the value, it is read as such; and none is unset by a value. */
static void check_value(const struct vocabulary_group *group, const char *word)
{
	for (enum setting i = 0; i < SETTINGS; i++) {
		g_auto(GStrv) values = g_strsplit(settings_rows[i].values, "|", -1);
		g_autofree char *read = settings_value(i, word);
		if (!values[1])
			continue;
		if (g_strv_contains((const char *const *)values, group->english)
			    ? g_strcmp0(read, group->english)
			    : read && strchr(group->english, '|'))
			fault(group, word, "is read as something else");
	}
}

static void check_form(const struct vocabulary_group *group, const char *word)
{
	const struct command *command = command_of(word);

	if (is_point_letter(word) && !is_small(group)) {
		fault(group, word, "is a column");
		return;
	}
	if (command && is_small(group) && command->argument != COMMAND_PLAIN)
		fault(group, word, "is a command");
	if (command && !is_small(group) && !may_be_command(group->kind) && !shares(group, command))
		fault(group, word, "is a command");
	switch (group->kind) {
	case VOCABULARY_COMMAND:
		check_command(group, word);
		break;
	case VOCABULARY_TURN:
		check_turn(group, word);
		break;
	case VOCABULARY_NUMBER:
		check_number(group, word);
		break;
	case VOCABULARY_WHERE:
		check_where(group, word);
		break;
	case VOCABULARY_LEVEL:
		check_level(group, word);
		break;
	case VOCABULARY_SETTING:
		check_setting(group, word);
		break;
	case VOCABULARY_VALUE:
		check_value(group, word);
		break;
	case VOCABULARY_NATO:
	case VOCABULARY_FIDE:
	case VOCABULARY_NATO_SPOKEN:
	case VOCABULARY_FIDE_SPOKEN:
		check_column(group, word);
		break;
	case VOCABULARY_PLACE:
		check_place(group, word);
		break;
	case VOCABULARY_QUESTION:
	case VOCABULARY_ARGUMENT:
	case VOCABULARY_GLOSSARY:
	case VOCABULARY_KINDS:
		break;
	}
}

/* Forms seen so far, by kind, with their group. */
static GHashTable *seen[VOCABULARY_KINDS];

static void note(enum vocabulary kind, const char *form, const char *english)
{
	if (!seen[kind])
		seen[kind] = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
	g_hash_table_insert(seen[kind], g_strdup(form), (gpointer)english);
}

static void note_english(const struct vocabulary_group *group)
{
	g_auto(GStrv) each = g_strsplit(group->english, "|", -1);

	if (group->kind == VOCABULARY_QUESTION)
		return; /* is read in one language */
	for (char **word = each; *word; word++) {
		g_autofree char *folded = plain_fold(*word, -1);
		note(group->kind, folded, group->english);
	}
}

/* Verbs may say who, and look like other words: sono, zijn, esta. */
static gboolean is_verb(const char *english)
{
	return g_str_has_prefix(english, "is|") || g_str_has_prefix(english, "have|");
}

/* No two groups of a kind share a form, English ones among them; values do, of different settings.
 */
static void check_alone(const struct vocabulary_group *group, const char *form)
{
	GHashTable *noted = seen[group->kind];
	const char *other = noted ? g_hash_table_lookup(noted, form) : NULL;

	if (group->kind == VOCABULARY_VALUE)
		return;
	if (other && strcmp(other, group->english) &&
	    !(group->kind == VOCABULARY_QUESTION && (is_verb(other) || is_verb(group->english))))
		printf("%s, for %s: means %s, too\n", form, group->english, other);
	note(group->kind, form, group->english);
}

static gboolean may_be_phrase(enum vocabulary kind)
{
	return kind == VOCABULARY_COMMAND || kind == VOCABULARY_PLACE ||
	       kind == VOCABULARY_GLOSSARY || kind == VOCABULARY_ARGUMENT ||
	       kind == VOCABULARY_VALUE || kind == VOCABULARY_QUESTION;
}

static void check_word(const struct vocabulary_group *group, const char *word)
{
	g_auto(GStrv) spellings = plain_spellings(word);
	gunichar sign = group->kind == VOCABULARY_SETTING ? '-' : ' ';

	if (!is_well_formed(word, sign))
		fault(group, word, "is not made of letters and single spaces");
	else if (is_phrase(word) && !may_be_phrase(group->kind))
		fault(group, word, "is more than one word");
	else
		for (char **spelling = spellings; *spelling; spelling++) {
			if (is_point_letter(*spelling) && word[1])
				continue; /* is typed with its accent alone */
			check_alone(group, *spelling);
			check_form(group, *spelling);
		}
}

static void check_group(const struct vocabulary_group *group)
{
	const char *translated = vocabulary_words(group->kind, group->english);
	g_auto(GStrv) each = g_strsplit(translated ? translated : "", "|", -1);

	if (!translated)
		return;
	if (group->kind != VOCABULARY_PLACE && group->kind != VOCABULARY_VALUE &&
	    is_phrase(each[0]))
		fault(group, each[0], "stands first and is more than one word");
	for (char **word = each; *word; word++)
		check_word(group, *word);
}

/* Names that are said are typed, too. */
static void each_name(void (*act)(const struct vocabulary_group *))
{
	static const char *const names[2][7] = {
		{"alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf"},
		{"Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav"},
	};

	for (unsigned i = 0; i < 7; i++) {
		act(&(struct vocabulary_group){VOCABULARY_NATO, names[0][i]});
		act(&(struct vocabulary_group){VOCABULARY_FIDE, names[1][i]});
		act(&(struct vocabulary_group){VOCABULARY_NATO_SPOKEN, names[0][i]});
		act(&(struct vocabulary_group){VOCABULARY_FIDE_SPOKEN, names[1][i]});
	}
	for (point p = 0; p < board_nine.n_points; p++)
		act(&(struct vocabulary_group){VOCABULARY_PLACE,
					       points_place_english(&board_nine, p)});
}

static void each_group(void (*act)(const struct vocabulary_group *))
{
	unsigned n;
	const struct vocabulary_group *groups = vocabulary_groups(&n);

	for (unsigned i = 0; i < n; i++)
		act(&groups[i]);
	each_name(act);
}

/* What was added without its message cannot be translated. */
static void check_listed(enum vocabulary kind, const char *english)
{
	unsigned n;
	const struct vocabulary_group *groups = vocabulary_groups(&n);

	for (unsigned i = 0; i < n; i++)
		if ((groups[i].kind == kind ||
		     (kind == VOCABULARY_VALUE && groups[i].kind == VOCABULARY_LEVEL)) &&
		    !strcmp(groups[i].english, english))
			return;
	printf("%s is not in vocabulary-groups.c\n", english);
}

/* Numbers and the names of programs are the same in each language. */
static void check_values_listed(const char *values)
{
	g_auto(GStrv) each = g_strsplit(values, "|", -1);

	for (char **value = each; each[0] && each[1] && *value; value++)
		if (!g_ascii_isdigit(**value) && !strchr(*value, ':') && strcmp(*value, "espeak") &&
		    strcmp(*value, "speech-dispatcher"))
			check_listed(VOCABULARY_VALUE, *value);
}

static void check_all_listed(void)
{
	for (unsigned i = 0; i < commands_count; i++)
		check_listed(VOCABULARY_COMMAND, commands[i].name);
	for (unsigned i = 0; i < SETTINGS; i++) {
		check_listed(VOCABULARY_SETTING, settings_rows[i].name);
		check_values_listed(settings_rows[i].values);
	}
}

int main(int argc, char **argv)
{
	language_tool_begin(argc, argv);
	check_all_listed();
	each_group(note_english);
	each_group(check_group);
	for (unsigned i = 0; i < VOCABULARY_KINDS; i++)
		g_clear_pointer(&seen[i], g_hash_table_unref);
	return 0;
}

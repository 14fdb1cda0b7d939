#include "store/records.h"

#include "core/notation.h"
#include "core/options.h"
#include "store/records-text.h"

#include <string.h>

#define COLUMNS 79

/* Words filled into lines. */
struct filler {
	GString *out;
	glong column;
};

static void fill(struct filler *filler, const char *word)
{
	glong width = g_utf8_strlen(word, -1);

	if (filler->column && filler->column + 1 + width > COLUMNS) {
		g_string_append_c(filler->out, '\n');
		filler->column = 0;
	} else if (filler->column) {
		g_string_append_c(filler->out, ' ');
		filler->column++;
	}
	g_string_append(filler->out, word);
	filler->column += width;
}

static void fill_line_end(struct filler *filler)
{
	if (filler->column)
		g_string_append_c(filler->out, '\n');
	filler->column = 0;
}

/* As comments to the ends of lines of their own, which the reader makes one again. */
static void fill_lines(struct filler *filler, char *const *words)
{
	fill_line_end(filler);
	for (; *words; words++) {
		if (filler->column + 1 + g_utf8_strlen(*words, -1) > COLUMNS)
			fill_line_end(filler);
		if (!filler->column)
			fill(filler, ";");
		fill(filler, *words);
	}
	fill_line_end(filler);
}

/* A brace inside would end a comment in braces. */
static void fill_comment(struct filler *filler, const char *comment)
{
	GString *clean = g_string_new(NULL);
	char **words;
	bool braces;

	records_text_append_clean(clean, comment, strlen(comment));
	braces = !strchr(clean->str, '}');
	if (braces) {
		g_string_prepend_c(clean, '{');
		g_string_append_c(clean, '}');
	}
	words = g_strsplit(clean->str, " ", -1);
	if (!braces)
		fill_lines(filler, words);
	for (char **word = words; braces && *word; word++)
		fill(filler, *word);
	g_strfreev(words);
	g_string_free(clean, TRUE);
}

static void write_tag(GString *out, const char *name, const char *value)
{
	g_string_append_printf(out, "[%s \"", name);
	records_text_append_quoted(out, value);
	g_string_append(out, "\"]\n");
}

static const char *given(const GPtrArray *tags, const char *name)
{
	for (guint i = 0; tags && i < tags->len; i++) {
		const struct records_tag *tag = g_ptr_array_index(tags, i);

		if (!g_ascii_strcasecmp(tag->name, name))
			return tag->value;
	}
	return NULL;
}

static void write_given(GString *out, const GPtrArray *tags, const char *name, const char *value,
			const char *otherwise)
{
	if (!value)
		value = given(tags, name);
	write_tag(out, name, value ? value : otherwise);
}

static const char *result_of(const struct game *game)
{
	bool won = game->result == GAME_WHITE_WINS || game->result == GAME_BLACK_WINS;

	return notation_result(won ? game_winner(game) : SIDE_WHITE, game->reason);
}

/* The position under the name and in the form in which it was read, where that is still true. */
static void write_start(GString *out, const struct game *game, const GPtrArray *tags)
{
	const char *fen = given(tags, "FEN");
	char text[NOTATION_POSITION_SIZE];
	struct position read;

	if (fen && !notation_read_position(&game->rules, fen, &read) &&
	    position_equal(&read, &game->start)) {
		write_tag(out, "SetUp", "1");
		write_tag(out, "FEN", fen);
	} else if (game->set_up) {
		notation_write_position(game->rules.board, &game->start, text);
		write_tag(out, "Position", text);
	}
}

static bool is_own_word(const char *word)
{
	for (enum reason reason = REASON_NONE; reason <= REASON_DRAWN; reason++)
		if (!strcmp(word, notation_reason(reason)))
			return true;
	return false;
}

/* The word of the tags for an end that no rule gives, else one of this program's; none where no
 * reason is known. */
static void write_termination(GString *out, const struct game *game, const GPtrArray *tags)
{
	const char *word = given(tags, "Termination");

	if (game->reason != REASON_NONE && !game_is_claimed(game))
		word = NULL;
	if (word && *word && !is_own_word(word))
		write_tag(out, "Termination", word);
	else if (game->reason == REASON_TIME)
		write_tag(out, "Termination", "time forfeit");
	else if (game->reason != REASON_WON && game->reason != REASON_DRAWN)
		write_tag(out, "Termination", notation_reason(game->reason));
}

static void write_own_tags(GString *out, const struct game *game, const char *white,
			   const char *black, const GPtrArray *tags)
{
	GDateTime *now = g_date_time_new_now_local();
	char *today = now ? g_date_time_format(now, "%Y.%m.%d") : NULL;
	char text[OPTIONS_TEXT_SIZE];
	unsigned differing;

	write_given(out, tags, "Event", NULL, "?");
	write_given(out, tags, "Date", NULL, today ? today : "????.??.??");
	write_given(out, tags, "White", white, "?");
	write_given(out, tags, "Black", black, "?");
	write_tag(out, "Result", result_of(game));
	if (strcmp(options_nearest(&game->rules, &differing), options_presets[0]) || differing) {
		options_write(&game->rules, text);
		write_tag(out, "Rules", text);
	}
	write_start(out, game, tags);
	write_termination(out, game, tags);
	g_free(today);
	if (now)
		g_date_time_unref(now);
}

/* Tags that are written from the game itself, so that they are true; FEN and SetUp say the
 * position once more. */
static bool is_own(const char *name)
{
	static const char *const own[] = {"Event", "Date",     "White",	      "Black", "Result",
					  "Rules", "Position", "Termination", "FEN",   "SetUp"};

	for (unsigned i = 0; i < G_N_ELEMENTS(own); i++) {
		if (!g_ascii_strcasecmp(own[i], name))
			return true;
	}
	return false;
}

static bool is_name(const char *name)
{
	for (const char *p = name; *p; p++) {
		if (g_ascii_isspace(*p) || g_ascii_iscntrl(*p) || strchr("\"[]", *p))
			return false;
	}
	return *name && g_utf8_validate(name, -1, NULL);
}

static void write_further_tags(GString *out, const struct game *game, const GPtrArray *tags)
{
	for (guint i = 0; tags && i < tags->len; i++) {
		const struct records_tag *tag = g_ptr_array_index(tags, i);
		char count[16];

		if (is_own(tag->name) || !is_name(tag->name))
			continue;
		g_snprintf(count, sizeof(count), "%u", (unsigned)game->length);
		write_tag(out, tag->name,
			  g_ascii_strcasecmp(tag->name, "PlyCount") ? tag->value : count);
	}
}

static const char *comment_at(const GPtrArray *comments, guint i)
{
	const char *comment = comments && i < comments->len ? comments->pdata[i] : NULL;

	return comment && comment[strspn(comment, " \t\r\n")] ? comment : NULL;
}

static void write_ply(struct filler *filler, const struct game *game, uint32_t i, bool numbered)
{
	bool black = game->turns[i].before.to_move == SIDE_BLACK;
	unsigned number = (i + (game->start.to_move == SIDE_BLACK)) / 2 + 1;
	char ply[NOTATION_PLY_SIZE];
	char word[NOTATION_PLY_SIZE + 16];

	notation_write_ply(game->rules.board, &game->turns[i].ply, ply);
	if (!black)
		g_snprintf(word, sizeof(word), "%u. %s", number, ply);
	else if (numbered)
		g_snprintf(word, sizeof(word), "%u... %s", number, ply);
	else
		g_strlcpy(word, ply, sizeof(word));
	fill(filler, word);
}

char *records_write(const struct game *game, const char *white, const char *black,
		    const GPtrArray *tags, const GPtrArray *comments)
{
	GString *out = g_string_sized_new(512 + 8 * game->length);
	struct filler filler = {.out = out};
	const char *comment = comment_at(comments, 0);

	write_own_tags(out, game, white, black, tags);
	write_further_tags(out, game, tags);
	g_string_append_c(out, '\n');
	if (comment)
		fill_comment(&filler, comment);
	for (uint32_t i = 0; i < game->length; i++) {
		write_ply(&filler, game, i, i == 0 || comment);
		comment = comment_at(comments, i + 1);
		if (comment)
			fill_comment(&filler, comment);
	}
	fill(&filler, result_of(game));
	g_string_append(out, "\n\n");
	return g_string_free(out, FALSE);
}

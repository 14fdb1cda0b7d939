#include "ui/transfer.h"

#include "core/notation.h"
#include "core/options.h"
#include "store/files.h"
#include "ui/play.h"
#include "ui/replay.h"
#include "ui/say.h"
#include "ui/source.h"

#include <errno.h>
#include <string.h>

char *transfer_path(const char *name)
{
	if (!strncmp(name, "~/", 2) && g_get_home_dir())
		return g_build_filename(g_get_home_dir(), name + 2, NULL);
	return g_strdup(name);
}

char *transfer_unquoted(const char *words)
{
	const char *close = *words == '"' || *words == '\'' ? strrchr(words + 1, *words) : NULL;
	g_autofree char *name = NULL;

	if (!close || (close[1] && close[1] != ' '))
		return g_strdup(words);
	name = g_strndup(words + 1, (gsize)(close - words - 1));
	return g_strconcat(name, close + 1, NULL);
}

/* A file that cannot be read or written: said at the prompt, or on standard error. */
static void say_failure(struct session *session, enum fact_kind kind, const char *name,
			const char *reason, gboolean at_start)
{
	g_autofree char *shown = say_shown(name);

	if (at_start)
		SAY_ERROR(session, .kind = kind, .text = shown, .text2 = reason);
	else
		SAY(session, .kind = kind, .text = shown, .text2 = reason);
}

char *transfer_read(struct session *session, const char *name, gboolean at_start, gsize *length)
{
	g_autofree char *path = transfer_path(name);
	g_autoptr(GError) error = NULL;
	gboolean input = at_start && !strcmp(name, "-");
	char *text = input ? files_read_input(length, &error) : files_read(path, length, &error);

	if (g_error_matches(error, G_FILE_ERROR, G_FILE_ERROR_INVAL))
		say_failure(session, FACT_NOT_A_FILE, name, NULL, at_start);
	else if (!text)
		say_failure(session, FACT_CANNOT_READ, name, error->message, at_start);
	return text;
}

/* Reads a game of a text by its number; NULL with error->fault NONE if it has fewer. */
static struct record *read_game(const struct rules *fallback, const char *text, gsize length,
				unsigned number, struct records_error *error)
{
	struct records_reader *reader;
	struct record *record;

	*error = (struct records_error){.fault = RECORDS_FAULT_NONE};
	if (!number)
		return NULL;
	reader = records_reader_new(text, length, fallback);
	do
		record = records_next(reader, --number > 0, error);
	while (number && (record || error->game));
	records_reader_free(reader);
	return number ? NULL : record;
}

/* What a file holds, by its path: remembered of the file that the game was loaded from or saved
 * to, which undo may then shorten. */
static char *state_of(const char *path, const char *text, gsize length)
{
	g_autoptr(GChecksum) sum = g_checksum_new(G_CHECKSUM_SHA256);

	g_checksum_update(sum, (const guchar *)path, (gssize)strlen(path) + 1);
	g_checksum_update(sum, (const guchar *)text, (gssize)length);
	return g_strdup(g_checksum_get_string(sum));
}

static gboolean has_same_rules(const struct game *a, const struct game *b)
{
	char text[2][OPTIONS_TEXT_SIZE];

	options_write(&a->rules, text[0]);
	options_write(&b->rules, text[1]);
	return !strcmp(text[0], text[1]) && a->rules.pieces == b->rules.pieces;
}

/* Whether nothing of the old game is lost in the new one: its start, its turns, its end. */
static gboolean goes_on(const struct game *game, const struct game *old)
{
	if (!has_same_rules(game, old) || !position_equal(&game->start, &old->start) ||
	    game->length < old->length)
		return FALSE;
	for (uint32_t i = 0; i < old->length; i++)
		if (!ply_equal(&game->turns[i].ply, &old->turns[i].ply))
			return FALSE;
	return old->result == GAME_UNFINISHED ||
	       (game->length == old->length && game->result == old->result &&
		game->reason == old->reason);
}

/* Whether the one game of a text is an earlier state of the session's, or what the session itself
 * has loaded or saved there of it. */
static gboolean holds_this_game(const struct session *session, const char *path, const char *text,
				gsize length)
{
	const struct game *game = replay_whole(session);
	g_autofree char *state = state_of(path, text, length);
	struct records_error error;
	struct record *record;
	struct rules standard;
	gboolean same;

	if (!g_strcmp0(state, session->file_state))
		return TRUE;
	/* A record that names no rules is of these when it is save that wrote it. */
	options_preset(&standard, options_presets[0]);
	record = read_game(&standard, text, length, 1, &error);
	same = record && goes_on(game, record->game);
	record_free(record);
	return same;
}

/* A record takes the place of nothing or of the same game, in a folder that is there. */
static gboolean may_replace(struct session *session, const char *path, const char *name)
{
	enum fact_kind why = FACT_OTHER_GAME;
	g_autofree char *old = NULL, *folder = g_path_get_dirname(path);
	gsize length;
	int games;

	if (!g_file_test(folder, G_FILE_TEST_IS_DIR)) {
		say_failure(session, FACT_CANNOT_WRITE, name, g_strerror(ENOENT), FALSE);
		return FALSE;
	}
	if (!g_file_test(path, G_FILE_TEST_EXISTS))
		return TRUE;
	if (g_file_test(path, G_FILE_TEST_IS_REGULAR))
		old = files_read(path, &length, NULL);
	games = old ? records_count(old, length) : -1;
	if (games == 0 || (games == 1 && holds_this_game(session, path, old, length)))
		return TRUE;
	if (games != 1)
		why = games < 0 ? FACT_NOT_A_RECORD : FACT_SEVERAL_GAMES;
	say_failure(session, why, name, NULL, FALSE);
	return FALSE;
}

void transfer_save(struct session *session, const char *name)
{
	g_autofree char *path = transfer_path(name), *text = NULL, *shown = say_shown(name);
	const struct game *game = replay_whole(session);
	g_autoptr(GError) error = NULL;

	if (!may_replace(session, path, name))
		return;
	text = source_write(session, game);
	if (!files_replace(path, text, strlen(text), &error)) {
		say_failure(session, FACT_CANNOT_WRITE, name, error->message, FALSE);
		return;
	}
	g_free(session->file_state);
	session->file_state = state_of(path, text, strlen(text));
	SAY(session, .kind = FACT_SAVED, .text = shown, .game = game);
}

static enum fact_kind kind_of(enum records_fault fault)
{
	switch (fault) {
	case RECORDS_FAULT_AFTER_END:
		return FACT_RECORD_AFTER_END;
	case RECORDS_FAULT_RESULT:
		return FACT_RECORD_RESULT;
	case RECORDS_FAULT_RESULT_TAG:
		return FACT_RECORD_RESULT_TAG;
	case RECORDS_FAULT_RESULT_WORD:
		return FACT_RECORD_RESULT_WORD;
	case RECORDS_FAULT_RESULT_VALUE:
		return FACT_RECORD_RESULT_VALUE;
	case RECORDS_FAULT_TERMINATION:
		return FACT_RECORD_TERMINATION;
	case RECORDS_FAULT_NUMBERS:
		return FACT_RECORD_NUMBERS;
	case RECORDS_FAULT_GAP:
		return FACT_RECORD_GAP;
	case RECORDS_FAULT_AFTER_RESULT:
		return FACT_RECORD_AFTER_RESULT;
	case RECORDS_FAULT_SECOND_RESULT:
		return FACT_RECORD_SECOND_RESULT;
	case RECORDS_FAULT_LONE_RESULT:
		return FACT_RECORD_LONE_RESULT;
	case RECORDS_FAULT_BLACK_NUMBER:
		return FACT_RECORD_BLACK_NUMBER;
	case RECORDS_FAULT_UNFINISHED_TAKE:
		return FACT_RECORD_TAKE_OWED;
	case RECORDS_FAULT_BOARD:
		return FACT_RECORD_BOARD;
	case RECORDS_FAULT_RULES:
		return FACT_RECORD_RULES;
	case RECORDS_FAULT_TAG:
		return FACT_RECORD_TAG;
	case RECORDS_FAULT_TAGS:
		return FACT_RECORD_TAGS;
	case RECORDS_FAULT_COMMENT:
		return FACT_RECORD_COMMENT;
	case RECORDS_FAULT_EMPTY:
		return FACT_RECORD_EMPTY;
	case RECORDS_FAULT_BINARY:
		return FACT_RECORD_BINARY;
	case RECORDS_FAULT_TOO_LONG:
		return FACT_RECORD_TOO_LONG;
	case RECORDS_FAULT_PLY:
	case RECORDS_FAULT_POSITION:
	case RECORDS_FAULT_NONE:
	case RECORDS_FAULTS:
		break;
	}
	return FACT_RECORD_PLY;
}

/* The reason as one line without its newline. */
static char *reason_of(const struct session *session, const struct records_error *error)
{
	struct wording_style style = settings_print_style(&session->settings);
	struct game *game = g_new(struct game, 1);
	enum side winner = error->result == GAME_BLACK_WINS ? SIDE_BLACK : SIDE_WHITE;
	struct fact fact = {
		.kind = kind_of(error->fault),
		.game = game,
		.verdict = error->verdict,
		.ply = error->bad,
		.point = error->culprit,
		.number = error->missing,
		.text = error->token,
		.text2 = notation_result(winner, error->reason),
	};
	char *lines;

	game_init(game, &error->rules);
	game->position = error->position;
	game->result = error->result;
	game->reason = error->reason;
	if (error->verdict == VERDICT_TAKE_OWED && error->bad.to != POINT_NONE) {
		game->begun = error->bad;
		game->owed = 1;
	}
	if (error->fault == RECORDS_FAULT_RESULT_TAG) {
		fact.text = error->claim;
		fact.text2 = error->token;
	}
	if (error->fault == RECORDS_FAULT_TAGS)
		fact.text2 = error->claim;
	lines = wording_lines(&style, &fact);
	g_free(game);
	g_strchomp(lines);
	return g_strdelimit(lines, "\n", ' ');
}

/* A fault of a file as a whole (empty, binary) has no game, so no rules either. */
static char *reason(const struct session *session, const struct records_error *error)
{
	struct records_error whole = *error;

	if (!whole.rules.board)
		whole.rules = session->record_rules;
	return reason_of(session, &whole);
}

/* Says at the prompt why a record is refused. */
static void refuse(struct session *session, const char *name, const struct records_error *error)
{
	g_autofree char *why = reason(session, error), *token = say_shown(error->token);
	g_autofree char *shown = say_shown(name);

	if (!error->game)
		SAY(session, .kind = kind_of(error->fault), .text = shown);
	else
		SAY(session, .kind = FACT_RECORD_FAULT, .number = error->game, .first = error->ply,
		    .count = error->line, .text = token, .text2 = why);
}

void transfer_report(const struct session *session, const char *name,
		     const struct records_error *error)
{
	g_autofree char *why = reason(session, error), *file = g_filename_display_name(name);
	g_autoptr(GString) line = g_string_new(NULL);

	g_string_printf(line, "%s:%u: ", file, error->line);
	if (error->game)
		g_string_append_printf(line, "game %u", error->game);
	if (error->ply)
		g_string_append_printf(line, ", ply %u", error->ply);
	if (error->game)
		g_string_append(line, ": ");
	if (*error->token)
		g_string_append_printf(line, "%s: ", error->token);
	g_string_append_printf(line, "%s\n", why);
	say_error_line(line->str);
}

/* Who plays a loaded game: its tags, if both are players of this program, else who plays now. */
static void players_of(const struct session *session, const struct record *record,
		       gboolean players_given, enum player_level players[2])
{
	const char *white = record_tag(record, "White"), *black = record_tag(record, "Black");

	if (!players_given && white && black && settings_player(white, &players[SIDE_WHITE]) &&
	    settings_player(black, &players[SIDE_BLACK]))
		return;
	if (session->begun)
		memcpy(players, session->players, sizeof session->players);
	else
		settings_players(&session->settings, session->next_human, players);
}

unsigned transfer_count(const struct session *session, const char *text, gsize length)
{
	struct records_reader *reader = records_reader_new(text, length, &session->record_rules);
	struct records_error error;
	unsigned games = 0;

	while (records_next(reader, TRUE, &error) || error.fault != RECORDS_FAULT_NONE)
		games++;
	records_reader_free(reader);
	return games;
}

void transfer_say_game(struct session *session, const struct record *record, unsigned number,
		       unsigned games)
{
	g_autofree char *white = NULL, *black = NULL;
	const char *tag = record_tag(record, "White");

	white = tag ? say_shown(tag) : NULL;
	tag = record_tag(record, "Black");
	black = tag ? say_shown(tag) : NULL;
	SAY(session, .kind = FACT_REPLAY_GAME, .game = record->game, .number = number,
	    .count = games, .text = white, .text2 = black);
}

/* The file that "FILE" or "FILE NUMBER" means, and which of its games, if it has so many. */
static char *split(const char *words, unsigned *number)
{
	g_autofree char *whole = transfer_path(words);
	const char *space = strrchr(words, ' ');

	*number = 1;
	if (!space || g_file_test(whole, G_FILE_TEST_EXISTS) || !space[1] ||
	    space[1 + strspn(space + 1, "0123456789")])
		return g_strdup(words);
	*number = (unsigned)MIN(g_ascii_strtoull(space + 1, NULL, 10), G_MAXUINT);
	return g_strchomp(g_strndup(words, (gsize)(space - words)));
}

struct record *transfer_open(struct session *session, const char *words, gboolean at_start,
			     struct transfer_place *place)
{
	g_autofree char *name = split(words, &place->number), *text = NULL, *shown = NULL;
	struct records_error error;
	struct record *record;
	gsize length;

	text = transfer_read(session, name, at_start, &length);
	if (!text)
		return NULL;
	place->games = transfer_count(session, text, length);
	record = read_game(&session->record_rules, text, length, place->number, &error);
	if (record) {
		g_autofree char *path = transfer_path(name);
		place->state = state_of(path, text, length);
		return record;
	}
	shown = say_shown(name);
	if (error.fault == RECORDS_FAULT_NONE && at_start)
		SAY_ERROR(session, .kind = FACT_NO_SUCH_RECORD, .text = shown,
			  .number = place->games);
	else if (error.fault == RECORDS_FAULT_NONE)
		SAY(session, .kind = FACT_NO_SUCH_RECORD, .text = shown, .number = place->games);
	else if (at_start)
		transfer_report(session, name, &error);
	else
		refuse(session, name, &error);
	return NULL;
}

gboolean transfer_load(struct session *session, const char *name, gboolean players_given,
		       gboolean at_start)
{
	g_autofree char *shown = say_shown(name);
	enum player_level players[2];
	struct transfer_place place = {1, 1, NULL};
	struct record *record = transfer_open(session, name, at_start, &place);

	if (!record)
		return FALSE;
	play_make_room(session);
	players_of(session, record, players_given, players);
	play_adopt(session, record->game, players, FALSE, NULL);
	source_set(session, record);
	session->file_state = place.state;
	SAY(session, .kind = FACT_LOADED, .text = shown, .number = session->game->length);
	if (place.games > 1)
		transfer_say_game(session, record, place.number, place.games);
	return TRUE;
}

#include "ui/transfer.h"

#include "core/notation.h"
#include "store/files.h"
#include "ui/play.h"
#include "ui/replay.h"
#include "ui/say.h"

#include <errno.h>
#include <string.h>

char *transfer_path(const char *name)
{
	if (!strncmp(name, "~/", 2) && g_get_home_dir())
		return g_build_filename(g_get_home_dir(), name + 2, NULL);
	return g_strdup(name);
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
	char *text = files_read(path, length, &error);

	if (!text)
		say_failure(session, FACT_CANNOT_READ, name, error->message, at_start);
	return text;
}

/* A record takes the place of another or of nothing, in a folder that is there. */
static gboolean may_replace(struct session *session, const char *path, const char *name)
{
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
	if (games == 0 || games == 1)
		return TRUE;
	say_failure(session, games < 0 ? FACT_NOT_A_RECORD : FACT_SEVERAL_GAMES, name, NULL, FALSE);
	return FALSE;
}

void transfer_save(struct session *session, const char *name)
{
	g_autofree char *path = transfer_path(name), *text = NULL, *shown = say_shown(name);
	g_autoptr(GError) error = NULL;

	if (!may_replace(session, path, name))
		return;
	text = records_write(session->game, settings_player_word(session->players[SIDE_WHITE]),
			     settings_player_word(session->players[SIDE_BLACK]), NULL, NULL);
	if (files_replace(path, text, strlen(text), &error))
		SAY(session, .kind = FACT_SAVED, .text = shown, .number = session->game->length);
	else
		say_failure(session, FACT_CANNOT_WRITE, name, error->message, FALSE);
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
	case RECORDS_FAULT_UNFINISHED_TAKE:
		return FACT_RECORD_TAKE_OWED;
	case RECORDS_FAULT_BOARD:
		return FACT_RECORD_BOARD;
	case RECORDS_FAULT_RULES:
		return FACT_RECORD_RULES;
	case RECORDS_FAULT_TAG:
		return FACT_RECORD_TAG;
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
	return FACT_REFUSED;
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

void transfer_refuse(struct session *session, const struct records_error *error)
{
	g_autofree char *why = reason(session, error), *token = say_shown(error->token);

	SAY(session, .kind = FACT_RECORD_FAULT, .number = error->game, .first = error->ply,
	    .text = token, .text2 = why);
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

gboolean transfer_load(struct session *session, const char *name, gboolean players_given,
		       gboolean at_start)
{
	g_autofree char *text = NULL, *shown = say_shown(name);
	struct records_reader *reader;
	struct records_error error;
	struct record *record;
	enum player_level players[2];
	gsize length;

	text = transfer_read(session, name, at_start, &length);
	if (!text)
		return FALSE;
	reader = records_reader_new(text, length, &session->record_rules);
	record = records_next(reader, FALSE, &error);
	records_reader_free(reader);
	if (!record) {
		if (at_start)
			transfer_report(session, name, &error);
		else
			transfer_refuse(session, &error);
		return FALSE;
	}
	play_say_kept(session);
	replay_leave(session);
	players_of(session, record, players_given, players);
	play_adopt(session, record->game, players, FALSE, NULL);
	record_free(record);
	SAY(session, .kind = FACT_LOADED, .text = shown, .number = session->game->length);
	return TRUE;
}

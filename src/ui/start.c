#define _POSIX_C_SOURCE 200809L

#include "ui/start.h"

#include "core/notation.h"
#include "store/files.h"
#include "store/kept.h"
#include "store/paths.h"
#include "ui/building.h"
#include "ui/check.h"
#include "ui/command.h"
#include "ui/completion.h"
#include "ui/finish.h"
#include "ui/play.h"
#include "ui/question.h"
#include "ui/replay.h"
#include "ui/reviewing-file.h"
#include "ui/say.h"
#include "ui/speak.h"
#include "ui/terminal.h"
#include "ui/transfer.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

/* A disk that hangs must not hold the player at the end, nor with a device that hangs besides. */
#define SETTLE_MS 80

/* Records that name no rules follow the command line, not what somebody likes to play. */
static void find_record_rules(struct session *session, const struct arguments *arguments)
{
	struct settings settings;

	settings_init(&settings);
	settings_set_given(&settings, arguments->given);
	session->record_rules = settings_rules(&settings);
	settings_clear(&settings);
}

/* Without a name it is standard input. */
static int fail(struct session *session, enum fact_kind kind, const char *name, const char *reason)
{
	g_autofree char *shown = name ? say_shown(name) : NULL;

	SAY_ERROR(session, .kind = kind, .text = shown, .text2 = reason);
	return 1;
}

static void read_settings(struct session *session)
{
	for (unsigned i = 0; i < SETTINGS; i++) {
		g_autofree char *value = config_get(session->config, settings_rows[i].name);
		if (!value || settings_set(&session->settings, i, value))
			continue;
		g_autofree char *shown = say_shown(value);
		SAY(session, .kind = FACT_BAD_SETTING, .text = settings_rows[i].name,
		    .text2 = shown);
	}
}

/* Before anything is said. */
static void choose_language(struct session *session, const struct arguments *arguments)
{
	const char *given = arguments->given[SETTING_LANGUAGE];
	g_autofree char *kept =
		!given && session->config ? config_get(session->config, "language") : NULL;

	if (given || kept)
		speak_language(session, given ? given : kept);
}

/* 0, or the exit status: only a file that was named must be readable. */
static int open_config(struct session *session, const struct arguments *arguments)
{
	g_autofree char *set_aside = NULL;
	g_autoptr(GError) error = NULL;

	session->keeps = !arguments->no_config;
	if (session->keeps)
		session->config = config_load(arguments->config, &set_aside, &error);
	choose_language(session, arguments);
	if (!session->keeps)
		return 0;
	if (!session->config && arguments->config)
		return fail(session, FACT_CANNOT_READ, arguments->config, error->message);
	if (!session->config) {
		session->keeping_failed = TRUE;
		SAY(session, .kind = FACT_NO_HOME, .text2 = error->message);
		return 0;
	}
	if (set_aside)
		SAY(session, .kind = FACT_SET_ASIDE, .text = "merels.conf", .text2 = set_aside);
	read_settings(session);
	return 0;
}

static int open_log(struct session *session, const struct arguments *arguments)
{
	if (!arguments->log)
		return 0;
	session->log = g_fopen(arguments->log, "we");
	if (!session->log)
		return fail(session, FACT_CANNOT_WRITE, arguments->log, g_strerror(errno));
	return 0;
}

static int open_input(struct session *session, const struct arguments *arguments)
{
	g_autoptr(GError) error = NULL;

	if (arguments->no_input)
		return 0;
	session->input = input_new(arguments->script, &error);
	if (!session->input)
		return fail(session, FACT_CANNOT_READ,
			    g_strcmp0(arguments->script, "-") ? arguments->script : NULL,
			    error->message);
	return 0;
}

/* The first start ever is known by the history of lines, which every session at a terminal
 * leaves. */
static void welcome(struct session *session)
{
	g_autofree char *path = paths_state("history"), *folder = NULL;
	int fd;

	terminal_complete(completion_offer, session);
	terminal_listen(speak_key, speak_interrupted, session);
	if (!session->keeps || !path)
		return;
	folder = g_path_get_dirname(path);
	g_mkdir_with_parents(folder, 0700);
	fd = g_open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (fd >= 0)
		close(fd);
	if (fd >= 0 || errno != EEXIST)
		SAY(session, .kind = FACT_WELCOME);
	input_remember(session->input, path);
}

static void begin_new(struct session *session, const struct position *position)
{
	play_new(session, position);
	play_computers(session);
}

/* A game that was left is offered at a terminal, and announced elsewhere. */
static void begin_or_go_on(struct session *session, const struct arguments *arguments)
{
	struct kept *kept = NULL;

	if (session->keeps && session->input && !arguments_describe_game(arguments))
		kept = kept_find(NULL);
	if (kept && session_asks(session)) {
		session->offered = g_strdup(kept->name);
		question_offer(session);
	} else {
		if (kept)
			command_say_unfinished(session, kept);
		begin_new(session, NULL);
	}
	kept_free(kept);
}

static void say_wrong_position(struct session *session, enum verdict verdict, const char *shown)
{
	struct wording_style style = settings_print_style(&session->settings);
	struct fact fact = {.kind = FACT_REFUSED,
			    .verdict = verdict,
			    .game = session->game,
			    .point = POINT_NONE,
			    .text = shown};
	g_autofree char *lines = wording_lines(&style, &fact);

	arguments_say_wrong(g_strdelimit(g_strchomp(lines), "\n", ' '));
}

static int begin_at_position(struct session *session, const char *text)
{
	struct rules rules = settings_rules(&session->settings);
	g_autofree char *shown = say_shown(text);
	struct position position;
	enum verdict verdict = notation_read_position(&rules, text, &position);

	if (!verdict)
		verdict = rules_admit(&rules, &position);
	if (verdict) {
		say_wrong_position(session, verdict, shown);
		return 2;
	}
	begin_new(session, &position);
	return 0;
}

static gboolean players_given(const struct arguments *arguments)
{
	for (enum setting i = SETTING_OPPONENT; i <= SETTING_BLACK; i++)
		if (arguments->given[i])
			return TRUE;
	return FALSE;
}

/* The first game; 0, or the exit status if there is none to play. */
static int begin(struct session *session, const struct arguments *arguments)
{
	if (arguments->replay) {
		gboolean good = replay_tell(session, arguments->replay);
		session->status = good ? 0 : 1;
		return session->replay ? 0 : session->status;
	}
	if (arguments->file) {
		if (!transfer_load(session, arguments->file, players_given(arguments), TRUE))
			return 1;
		play_computers(session);
		return 0;
	}
	if (arguments->position)
		return begin_at_position(session, arguments->position);
	begin_or_go_on(session, arguments);
	return 0;
}

static int run(struct session *session, const struct arguments *arguments)
{
	int status = open_log(session, arguments);

	if (!status)
		status = open_config(session, arguments);
	settings_set_given(&session->settings, arguments->given);
	if (!status)
		status = open_input(session, arguments);
	if (status)
		return status;
	session->strict = arguments->strict;
	if (session->keeps) {
		kept_sweep();
		finish_left(session);
	}
	if (speak_open(session) && session->speech)
		speak_change(session, SETTING_VOICE);
	if (session_asks(session))
		welcome(session);
	status = begin(session, arguments);
	return status ? status : session_run(session);
}

/* What was said must have been written, whatever else went well. */
static int close_streams(struct session *session, const struct arguments *arguments, int status)
{
	if (!say_flush(session)) {
		const char *reason = g_strerror(errno);
		if (ferror(stdout))
			SAY_ERROR(session, .kind = FACT_NO_OUTPUT, .text2 = reason);
		else
			fail(session, FACT_CANNOT_WRITE, arguments->log, reason);
		status = 1;
	}
	if (session->log)
		fclose(session->log);
	speak_close(session);
	input_free(session->input);
	files_settle(SETTLE_MS);
	return status;
}

/* No file may take the place of a stream that is closed: what is said would go into it. What is
 * only open for reading still cannot be written. */
static void fill_streams(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0)
			return;
}

int start(const struct arguments *arguments)
{
	struct session session;
	int status;

	fill_streams();
	/* A reader that goes away is an error of writing, not an end without a word. */
	signal(SIGPIPE, SIG_IGN);
	session_init(&session);
	find_record_rules(&session, arguments);
	if (arguments->build_tables || arguments->check_tables) {
		settings_set_given(&session.settings, arguments->given);
		status = building_run(&session, arguments);
	} else if (arguments->review) {
		settings_set_given(&session.settings, arguments->given);
		status = reviewing_file(&session, arguments->review);
	} else if (arguments->check) {
		status = check_files(&session, (char *const *)arguments->check->pdata);
	} else {
		status = run(&session, arguments);
		status = close_streams(&session, arguments, status);
	}
	if (session.config)
		config_free(session.config);
	session_clear(&session);
	return status;
}

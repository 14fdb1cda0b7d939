#include "store/kept.h"
#include "ui/command.h"
#include "ui/play.h"
#include "ui/practice.h"
#include "ui/replay.h"
#include "ui/reviewing.h"
#include "ui/say.h"
#include "ui/transfer.h"
#include "voice/vocabulary.h"

#include <string.h>

/* Who hears what the turns of the game that is on were worth, is helped in it, whatever file or
 * kept game they were read from. */
static void count_as_help(struct session *session)
{
	const struct reviewing *reviewing = session->reviewing;

	if (!reviewing->away && reviewing_is_of(session))
		play_helped(session);
}

static void list(struct session *session, gboolean all)
{
	reviewing_work(session);
	reviewing_say(session, all);
	count_as_help(session);
}

/* A file, with the number of a game if it has several, or else a game that is kept. FALSE, and said
 * so, if there is none. */
static gboolean open_game(struct session *session, const char *name)
{
	g_autofree char *path = transfer_path(name);
	struct transfer_place place = {1, 1, NULL};
	struct record *record;
	struct kept *kept = NULL;

	if (!g_file_test(path, G_FILE_TEST_EXISTS))
		kept = command_find_kept(session, name);
	if (kept) {
		reviewing_set(session, kept->game, TRUE);
		kept_free(kept);
		return TRUE;
	}
	record = transfer_open(session, name, FALSE, &place);
	g_free(place.state);
	if (!record)
		return FALSE;
	if (place.games > 1)
		transfer_say_game(session, record, place.number, place.games);
	reviewing_set(session, record->game, TRUE);
	record_free(record);
	return TRUE;
}

/* The game that is on, if it has begun, unless something of another is on the board or still to be
 * judged. */
static void list_present(struct session *session)
{
	const struct reviewing *reviewing = session->reviewing;

	if (replay_whole(session)->length && !(reviewing && review_left(reviewing->review)))
		reviewing_forget(session, FALSE);
	if (reviewing_renew(session))
		list(session, FALSE);
}

static void practise(struct session *session)
{
	if (!reviewing_renew(session))
		return;
	if (!reviewing_work(session)) {
		reviewing_say(session, FALSE);
		return;
	}
	count_as_help(session);
	practice_begin(session);
}

static void show(struct session *session, const char *words)
{
	const struct review_point *turning;
	uint32_t turn;

	if (!reviewing_renew(session))
		return;
	turn = command_read_turn(&session->reviewing->game, words);
	if (!turn || turn > session->reviewing->game.length) {
		SAY(session, .kind = FACT_NEEDS_NUMBER, .text = "review",
		    .number = session->reviewing->game.length);
		return;
	}
	count_as_help(session);
	if (!reviewing_work(session) && turn <= review_left(session->reviewing->review)) {
		reviewing_say(session, FALSE);
		return;
	}
	turning = reviewing_point(session, turn);
	if (turning)
		reviewing_show(session, turning);
}

static gboolean is_turn(const char *words)
{
	const size_t digits = strspn(words, "0123456789");

	return digits && (!words[digits] || (strchr("wbWB", words[digits]) && !words[digits + 1]));
}

void command_review(struct session *session, const struct command *command, const char *rest)
{
	g_autofree char *words = transfer_unquoted(rest);
	gboolean all;

	(void)command;
	/* As dictation may send them. */
	if (g_str_has_suffix(words, ".") && !strchr(words, '/') && !words[strcspn(words, ".") + 1])
		words[strlen(words) - 1] = '\0';
	all = vocabulary_is_text(VOCABULARY_ARGUMENT, "all", words);
	if (!*words)
		list_present(session);
	else if (vocabulary_is_text(VOCABULARY_ARGUMENT, "practice|practise", words))
		practise(session);
	else if (is_turn(words))
		show(session, words);
	else if (all ? reviewing_renew(session) : open_game(session, words))
		list(session, all);
}

void command_leave(struct session *session, const struct command *command, const char *rest)
{
	if (!commands_too_much(session, command, rest) && !reviewing_return(session) &&
	    !replay_return(session) && !reviewing_forget(session, TRUE))
		SAY(session, .kind = FACT_NOTHING_TO_LEAVE);
}

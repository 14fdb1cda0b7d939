/* Every fact finds its sentences here. There is no default: a kind without a case is refused by the
 * compiler. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

static void say_begun(struct sentences *s, const struct game *game)
{
	struct wording_ply told;

	wording_ply_read(s, &game->rules, &game->position, &game->begun, &told);
	wording_event_begun(s, &told);
}

static void say_take(struct sentences *s, const struct game *game)
{
	struct position seen = game_seen(game);

	sentences_break(s);
	wording_take(s, &game->rules, &seen);
	if (sentences_full(s))
		wording_take_why(s, &game->rules, &seen);
}

static void say_took(struct sentences *s, const struct fact *fact)
{
	struct position seen = game_seen(fact->game);

	wording_event_taken(s, fact->side, fact->point,
			    rules_pieces_left(&seen, side_other(fact->side)));
}

/* While a taking is owed, the last turn is the one that it belongs to. */
static void say_last(struct sentences *s, const struct game *game)
{
	const struct ply *begun = &game->begun;
	const struct position seen = game_seen(game);
	const enum side side = (enum side)game->position.to_move;

	if (!game->owed) {
		wording_past(s, game);
		return;
	}
	say_begun(s, game);
	if (rules_takes(begun))
		wording_event_taken(s, side, begun->takes[0],
				    rules_pieces_left(&seen, side_other(side)));
}

static void say_turn(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_EMPTY_LINE && (fact->game->length || fact->game->owed))
		say_last(s, fact->game);
	wording_turn(s, fact->game);
	if (fact->kind == FACT_TURN && fact->game->result == GAME_UNFINISHED)
		wording_turn_you(s, fact->seats);
}

/* Spoken, nobody needs to be told of speech. */
static void say_welcome(struct sentences *s)
{
	sentences_say(s, _("Nine Men's Morris. Type learn for lessons, help for commands."));
	sentences_break(s);
	if (!s->style->spoken)
		sentences_say(s, _("Type speech on for a voice."));
}

static void say_comment(struct sentences *s, const char *text)
{
	unsigned columns = s->style->spoken ? SENTENCES_ANY_WIDTH : SENTENCES_COLUMNS - 1;
	const char *rest = sentences_quote(s, text, G_MAXUINT), *chunk;

	chunk = sentences_chunk(s, &rest, " ", s->style->spoken ? columns : columns - 15);
	if (chunk)
		/* TRANSLATORS: a comment of a record; at most 15 columns more. */
		sentences_say(s, _("Comment: %s"), chunk);
	while ((chunk = sentences_chunk(s, &rest, " ", columns))) {
		sentences_break(s);
		sentences_say(s, "%s", chunk);
	}
}

static void say_resumed(struct sentences *s, const char *name)
{
	if (name)
		/* TRANSLATORS: the name of a kept game. */
		sentences_say(s, _("Game %s goes on."), sentences_quote(s, name, G_MAXUINT));
	else
		sentences_say(s, _("The game goes on."));
}

static void say(struct sentences *s, const struct fact *fact)
{
	switch (fact->kind) {
	case FACTS:
		g_assert_not_reached();

	case FACT_WELCOME:
		say_welcome(s);
		break;
	case FACT_RESUMED:
		say_resumed(s, fact->text);
		break;
	case FACT_KEPT:
		sentences_say(s, _("Game kept."));
		break;
	case FACT_GOODBYE:
		sentences_say(s, _("Goodbye."));
		break;
	case FACT_WHAT_NEXT:
		wording_turn_next(s);
		break;
	case FACT_NO_LONGER_COUNTS:
		sentences_say(s, sentences_terse(s)
					 ? _("No longer counts for statistics.")
					 : _("This game no longer counts for your statistics."));
		break;
	case FACT_TYPE_QUIT:
		sentences_say(s, _("Type quit to leave."));
		break;
	case FACT_STOPPED:
		sentences_say(s, _("Stopped. An empty line goes on."));
		break;
	case FACT_DONE_NOTHING:
		sentences_say(s, _("Nothing done."));
		break;
	case FACT_NONE:
		sentences_say(s, _("None."));
		break;
	case FACT_NEW_GAME:
	case FACT_UNFINISHED:
	case FACT_TALLY:
	case FACT_STATS_SESSION:
	case FACT_STATS_LEVEL:
	case FACT_GAMES_ENTRY:
	case FACT_GAMES_BAD:
	case FACT_GAME_BAD:
	case FACT_GAMES_MORE:
	case FACT_KEPT_AS:
	case FACT_NEW_NAME:
	case FACT_DELETED:
	case FACT_DELETED_BAD:
	case FACT_REPLAY_STARTS:
	case FACT_REPLAY_START:
	case FACT_REPLAY_END:
	case FACT_REPLAY_AT:
	case FACT_REPLAY_GAME:
		wording_session(s, fact);
		break;

	case FACT_HAPPENING:
		wording_notice(s, fact, &fact->happening);
		break;
	case FACT_BEGUN:
		say_begun(s, fact->game);
		break;
	case FACT_TAKE:
		say_take(s, fact->game);
		break;
	case FACT_TOOK:
		say_took(s, fact);
		break;
	case FACT_ENDED:
		wording_notice_end(s, fact->game);
		break;
	case FACT_THINKING:
		wording_notice_thinking(s, fact);
		break;
	case FACT_UNDONE:
	case FACT_REDONE:
	case FACT_CANCELLED:
	case FACT_OFFERED:
	case FACT_ACCEPTED:
	case FACT_DECLINED:
		wording_again(s, fact);
		break;

	case FACT_TURN:
	case FACT_EMPTY_LINE:
		say_turn(s, fact);
		break;
	case FACT_LAST:
		say_last(s, fact->game);
		if (fact->game->owed)
			wording_turn_short(s, fact->game);
		break;
	case FACT_PIECES:
	case FACT_BOARD:
	case FACT_COUNT:
		wording_board(s, fact);
		break;
	case FACT_NEWS:
		wording_news(s, fact);
		break;
	case FACT_LOOK:
	case FACT_NEAR:
	case FACT_LINES:
	case FACT_ROW:
	case FACT_COLUMN:
	case FACT_RING:
		wording_answer(s, fact);
		break;
	case FACT_HELP_WALK:
	case FACT_HERE:
	case FACT_NO_LINE:
	case FACT_PICKED:
	case FACT_PUT_DOWN:
	case FACT_NOTHING_PICKED:
	case FACT_WALKING:
	case FACT_WALK_ENDS:
	case FACT_NO_KEYS:
	case FACT_NO_SUCH_KEY:
		wording_cursor(s, fact);
		break;
	case FACT_MOVES:
		wording_list_moves(s, fact->game);
		break;
	case FACT_MOVES_OF:
		wording_list_moves_of(s, fact->game, fact->point);
		break;
	case FACT_MILLS:
		wording_list_mills(s, fact->game);
		break;
	case FACT_THREATS:
		wording_list_threats(s, fact->game);
		break;
	case FACT_REPLY:
	case FACT_HINT:
	case FACT_WHY:
	case FACT_WHY_TURN:
		wording_reason(s, fact);
		break;
	case FACT_TRIED:
		wording_try(s, fact->game);
		break;
	case FACT_HISTORY:
		wording_history(s, fact);
		break;
	case FACT_REVIEWING:
	case FACT_REVIEW:
	case FACT_TURNING:
	case FACT_REVIEW_LEFT:
	case FACT_NO_TURNING:
		wording_review(s, fact);
		break;
	case FACT_PRACTICE:
	case FACT_PRACTICE_JUDGED:
	case FACT_PRACTICE_ANSWER:
	case FACT_PRACTICE_FAULT:
	case FACT_PRACTICE_DONE:
	case FACT_PRACTICE_NONE:
	case FACT_HELP_PRACTICE:
	case FACT_IN_REVIEW:
		wording_practice(s, fact);
		break;
	case FACT_DIAGRAM:
		wording_diagram(s, fact->game, fact->number == 2);
		break;
	case FACT_RULES:
		wording_rules(s, &fact->game->rules);
		break;
	case FACT_LESSONS:
	case FACT_LESSON_STEP:
	case FACT_LESSON_DONE:
	case FACT_COURSE_DONE:
		wording_lesson(s, fact);
		break;
	case FACT_LESSON_LEFT:
		sentences_say(s, _("Lesson left. Type learn to go on with it."));
		break;
	case FACT_DRILL:
		wording_drill(s, fact->drill, fact->first);
		break;
	case FACT_DRILL_RIGHT:
		wording_drill_right(s, fact);
		break;
	case FACT_QUESTION_BEFORE:
		sentences_say(s, _("That was the question before."));
		break;
	case FACT_DRILL_WRONG:
		wording_drill_wrong(s, fact);
		break;
	case FACT_DRILL_ANSWER:
		wording_drill_answer(s, fact->drill);
		break;
	case FACT_COMMENT:
		say_comment(s, fact->text);
		break;
	case FACT_HELP_NOW:
		wording_help_now(s, fact);
		break;
	case FACT_HELP_LESSON:
		wording_help_lesson(s, fact);
		break;
	case FACT_HELP_REPLAY:
	case FACT_HELP_FROM:
	case FACT_HELP_TO:
	case FACT_HELP_YES_NO:
	case FACT_HELP_WORD:
	case FACT_HELP_ALL:
		wording_help_facts(s, fact);
		break;

	case FACT_SAVED:
	case FACT_LOADED:
	case FACT_LEVELS:
	case FACT_SETTINGS:
	case FACT_SETTING:
	case FACT_SETTING_NEXT:
	case FACT_SPEECH_ON:
	case FACT_SPEECH_OFF:
	case FACT_SPEECH_NONE:
	case FACT_RATE_ENDS:
	case FACT_PRINTED:
	case FACT_SILENT:
		wording_done(s, fact);
		break;

	case FACT_WHICH_FROM:
	case FACT_WHERE_TO:
	case FACT_WARNING:
	case FACT_CONFIRM:
		wording_question(s, fact);
		break;

	case FACT_NOT_PLAYED:
		sentences_say(s,
			      sentences_terse(s) ? _("Not played.") : _("The turn is not played."));
		wording_refusal(s, fact);
		break;
	case FACT_REFUSED:
		wording_refusal(s, fact);
		break;
	case FACT_NO_MOVER:
		wording_refusal(s, &(struct fact){.verdict = VERDICT_NO_MOVER,
						  .game = fact->game,
						  .point = fact->point});
		break;
	case FACT_DRILL_FORM:
		wording_drill_form(s, fact->drill);
		break;
	case FACT_LEVEL_ALONE:
	case FACT_UNKNOWN_WORD:
	case FACT_UNKNOWN_COMMAND_HELP:
	case FACT_UNKNOWN_SETTING:
	case FACT_NEAR_SETTING:
	case FACT_NUMBER_ALONE:
	case FACT_SETTING_VALUE:
	case FACT_SETTINGS_CONTRADICT:
	case FACT_HELP_SETTING:
	case FACT_UNKNOWN_LEVEL:
	case FACT_UNKNOWN_RULES:
	case FACT_UNKNOWN_LANGUAGE:
	case FACT_LANGUAGE_BARRED:
	case FACT_NEEDS_POINT:
	case FACT_NEEDS_TURN:
	case FACT_NEEDS_NUMBER:
	case FACT_NEEDS_COLUMN:
	case FACT_NEEDS_RING:
	case FACT_NEEDS_FILE:
	case FACT_NEEDS_NAME:
	case FACT_TOO_MANY_WORDS:
	case FACT_NOTHING_SAID:
	case FACT_NO_SUCH_GAME:
	case FACT_NO_OTHER_GAME:
	case FACT_BAD_NAME:
	case FACT_NAME_IN_USE:
	case FACT_GAME_PLAYED:
	case FACT_GAME_ELSEWHERE:
	case FACT_KEEPS_NOTHING:
	case FACT_NO_GAME_YET:
	case FACT_NO_QUESTION:
	case FACT_NOT_A_HUMAN:
	case FACT_REPLAYING:
	case FACT_NOT_REPLAYING:
	case FACT_NO_REASON:
	case FACT_IN_LESSON:
	case FACT_NO_LESSON:
	case FACT_NOTHING_TO_LEAVE:
	case FACT_NO_SUCH_LESSON:
	case FACT_LINE_TOO_LONG:
		wording_mistake(s, fact);
		break;

	case FACT_LINE_REFUSED:
	case FACT_CANNOT_READ:
	case FACT_CANNOT_WRITE:
	case FACT_NOT_A_FILE:
	case FACT_NO_SUCH_RECORD:
	case FACT_NOT_A_RECORD:
	case FACT_SEVERAL_GAMES:
	case FACT_OTHER_GAME:
	case FACT_NO_HOME:
	case FACT_NO_OUTPUT:
	case FACT_SET_ASIDE:
	case FACT_BAD_SETTING:
	case FACT_SPEECH_FAILED:
		wording_trouble(s, fact);
		break;

	case FACT_TABLES_BEGINS:
	case FACT_TABLES_WAITS:
	case FACT_TABLES_PROVES:
	case FACT_TABLES_LEFT:
	case FACT_TABLES_AT:
	case FACT_TABLES_BAD:
	case FACT_TABLES_WRONG:
	case FACT_TABLES_DONE:
	case FACT_TABLES_MADE:
	case FACT_TABLES_ENDED:
	case FACT_TABLES_NO_MEMORY:
	case FACT_TABLES_NO_ROOM:
	case FACT_TABLES_TOO_LONG:
	case FACT_TABLES_FAILED:
	case FACT_TABLES_NONE:
	case FACT_TABLES_LIST:
	case FACT_TABLES_NUMBER:
		wording_tables(s, fact);
		break;

	case FACT_QUIZ:
	case FACT_QUIZ_RIGHT:
	case FACT_QUIZ_WRONG:
	case FACT_QUIZ_ANSWER:
	case FACT_QUIZ_LEFT:
	case FACT_HELP_QUIZ:
	case FACT_IN_QUIZ:
	case FACT_QUIZ_LEVELS:
	case FACT_QUIZ_NONE:
		wording_quiz(s, fact);
		break;

	case FACT_RECORD_AFTER_END:
	case FACT_RECORD_RESULT:
	case FACT_RECORD_RESULT_TAG:
	case FACT_RECORD_RESULT_WORD:
	case FACT_RECORD_RESULT_VALUE:
	case FACT_RECORD_TERMINATION:
	case FACT_RECORD_NUMBERS:
	case FACT_RECORD_GAP:
	case FACT_RECORD_AFTER_RESULT:
	case FACT_RECORD_SECOND_RESULT:
	case FACT_RECORD_LONE_RESULT:
	case FACT_RECORD_BLACK_NUMBER:
	case FACT_RECORD_PLY:
	case FACT_RECORD_TAKE_OWED:
	case FACT_RECORD_BOARD:
	case FACT_RECORD_RULES:
	case FACT_RECORD_TAG:
	case FACT_RECORD_TAGS:
	case FACT_RECORD_COMMENT:
	case FACT_RECORD_EMPTY:
	case FACT_RECORD_BINARY:
	case FACT_RECORD_TOO_LONG:
	case FACT_RECORD_FAULT:
		wording_trouble_record(s, fact);
		break;
	}
}

char *wording_lines(const struct wording_style *style, const struct fact *fact)
{
	struct sentences s;

	sentences_init(&s, style, fact->game ? fact->game->rules.board : &board_nine);
	say(&s, fact);
	return sentences_lines(&s);
}

bool wording_is_spoken(enum fact_kind kind)
{
	return kind != FACT_DIAGRAM && kind != FACT_SILENT;
}

const char *wording_prompt(const struct wording_style *style, enum wording_prompt prompt,
			   enum side side)
{
	switch (prompt) {
	case WORDING_PROMPT_MOVE:
		if (style->verbosity == WORDING_TERSE)
			return SIDED(side, _("W: "), _("B: "));
		return SIDED(side, _("White: "), _("Black: "));
	case WORDING_PROMPT_TAKE:
		return _("Take: ");
	case WORDING_PROMPT_OVER:
		return _("Game over: ");
	case WORDING_PROMPT_REPLAY:
		return _("Replay: ");
	case WORDING_PROMPT_LESSON:
		return _("Lesson: ");
	case WORDING_PROMPT_REVIEW:
		return _("Review: ");
	case WORDING_PROMPT_PRACTICE:
		return _("Practice: ");
	case WORDING_PROMPT_QUIZ:
		return _("Quiz: ");
	case WORDING_PROMPT_GO_ON:
		return _("Go on? ");
	case WORDING_PROMPT_RESIGN:
		return _("Resign? yes or no: ");
	case WORDING_PROMPT_YES_NO:
		return _("Yes or no: ");
	}
	g_assert_not_reached();
}

char *wording_prompt_delete(const char *name)
{
	/* TRANSLATORS: the name of a kept game. */
	return __extension__ g_strdup_printf(_("Delete %s? yes or no: "), name);
}

#include "ui/entry.h"

#include "core/threats.h"
#include "ui/learn.h"
#include "ui/play.h"
#include "ui/quiz.h"
#include "ui/say.h"
#include "ui/speak.h"

/* One word after another; TRUE while the line can still be an entry. */
static gboolean add(struct entry *entry, const struct word *word, enum word_kind *last)
{
	gboolean taking = *last == WORD_TAKE || entry->takings;

	switch (word->kind) {
	case WORD_POINT:
		if (taking && entry->takings == 2)
			entry->fault = VERDICT_TAKE_TOO_MANY;
		else if (taking)
			entry->takes[entry->takings++] = word->point;
		else if (entry->points == 2)
			entry->fault = VERDICT_THREE_POINTS;
		else
			entry->at[entry->points++] = word->point;
		break;
	case WORD_DASH:
	case WORD_TO:
		entry->moving = TRUE;
		if (taking)
			entry->fault = VERDICT_MOVE_AFTER_TAKE;
		else if (*last == WORD_DASH && word->kind == WORD_DASH)
			entry->fault = VERDICT_SEPARATOR_TWICE;
		else if (entry->points == 2)
			entry->fault = VERDICT_THREE_POINTS;
		else if (word->kind == WORD_DASH && !entry->points)
			entry->fault = VERDICT_FROM_MISSING;
		break;
	case WORD_TAKE:
		if (*last == WORD_DASH || *last == WORD_TO)
			entry->fault = VERDICT_TO_MISSING;
		break;
	case WORD_PLACE:
		entry->placing = TRUE;
		return TRUE;
	case WORD_MOVE:
		entry->moving = TRUE;
		return TRUE;
	case WORD_FILLER:
		return TRUE;
	case WORD_FAULT:
	case WORD_OTHER:
		return FALSE;
	}
	*last = word->kind;
	return TRUE;
}

gboolean entry_read(const struct board *board, const char *line, struct entry *entry)
{
	struct word words[WORDS_MAX];
	size_t n = words_split(board, line, words);
	enum word_kind last = WORD_FILLER;
	gboolean any = FALSE;

	*entry = (struct entry){.fault = VERDICT_OK};
	for (size_t i = 0; i < n; i++) {
		if (!add(entry, &words[i], &last))
			return FALSE;
		any |= words[i].kind == WORD_POINT || words[i].kind == WORD_TAKE ||
		       words[i].kind == WORD_DASH;
		if (entry->fault)
			return TRUE;
	}
	if (last == WORD_DASH || last == WORD_TO)
		entry->fault = VERDICT_TO_MISSING;
	else if (last == WORD_TAKE)
		entry->fault = VERDICT_TAKE_MISSING;
	return any;
}

void entry_refuse(struct session *session, enum verdict verdict, const char *typed)
{
	g_autofree char *shown = say_shown(typed);

	SAY(session, .kind = FACT_REFUSED, .verdict = verdict, .point = POINT_NONE,
	    .ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}}, .text = shown);
}

static void refuse_ply(struct session *session, enum verdict verdict, const struct ply *ply,
		       point culprit)
{
	/* Of a whole turn it must be said that it was not played without its taking either. */
	gboolean whole = !session->game->owed && ply->to != POINT_NONE &&
			 verdict >= VERDICT_NO_MILL && verdict <= VERDICT_TAKE_TOO_MANY;

	SAY(session, .kind = whole ? FACT_NOT_PLAYED : FACT_REFUSED, .verdict = verdict,
	    .ply = *ply, .point = culprit, .text = "");
}

static void enter_now(struct session *session, const struct ply *ply)
{
	point culprit;
	enum verdict verdict = game_enter(session->game, ply, &culprit);

	if (verdict)
		refuse_ply(session, verdict, ply, culprit);
	else
		play_entered(session);
}

/* Where a legal ply lets a mill through, if the player is to be warned of that. */
static point_set warning(const struct session *session, const struct ply *ply)
{
	const struct game *game = session->game;

	if (!settings_is(&session->settings, SETTING_WARN, "on"))
		return 0;
	return threats_let_through(&game->rules, &game->position, &game->begun, ply);
}

/* Asks before a ply is played, if the player wants to be asked and can be; a warning is said
 * anyway. FALSE if nothing was asked. */
static gboolean ask(struct session *session, const struct ply *ply)
{
	point_set points = warning(session, ply);
	gboolean asks = session_asks(session);

	if (points) {
		play_helped(session);
		SAY(session, .kind = FACT_WARNING, .ply = *ply, .points = points, .number = asks);
	} else if (!asks || !settings_is(&session->settings, SETTING_CONFIRM, "on")) {
		return FALSE;
	} else {
		SAY(session, .kind = FACT_CONFIRM, .ply = *ply);
	}
	if (!asks)
		return FALSE;
	session->question = points ? SESSION_ASKS_WARNED : SESSION_ASKS_CONFIRM;
	session->asked = *ply;
	speak_question(session, WORDING_PROMPT_YES_NO);
	return TRUE;
}

/* Says what a legal ply would lead to, on another board. */
static void tell_of(struct session *session, const struct ply *ply)
{
	g_autofree struct game *tried = g_memdup2(session->game, sizeof(*tried));

	game_cancel(tried);
	game_enter(tried, ply, NULL);
	SAY(session, .kind = FACT_TRIED, .game = tried);
	play_helped(session);
}

static void enter(struct session *session, const struct ply *ply)
{
	const struct game *game = session->game;
	point culprit;
	enum verdict verdict = rules_judge(&game->rules, &game->position, ply, &culprit);

	if (session->learn && !session->trying)
		learn_turn(session, ply);
	else if (verdict && verdict != VERDICT_TAKE_OWED)
		refuse_ply(session, verdict, ply, culprit);
	else if (session->trying)
		tell_of(session, ply);
	else if (session->quiz)
		quiz_turn(session, ply);
	else if (!ask(session, ply))
		enter_now(session, ply);
}

/* Own pieces that can go to a point. */
static point_set movers(const struct game *game, point to)
{
	const struct position *position = &game->position;
	point_set own = position->pieces[position->to_move], can = 0;

	for (point from; points_next(&own, &from);)
		if (point_in(rules_targets(&game->rules, position, from, position->to_move), to))
			can |= point_bit(from);
	return can;
}

/* Of several movers the only one whose ply may take what is typed, if there is one. */
static point_set chosen_by_takings(const struct game *game, const struct ply *known, point_set from)
{
	struct ply ply = *known;
	point_set can = 0;

	if (!rules_takes(known))
		return from;
	for (point_set left = from; points_next(&left, &ply.from);) {
		enum verdict verdict = rules_judge(&game->rules, &game->position, &ply, NULL);
		if (!verdict || verdict == VERDICT_TAKE_OWED)
			can |= point_bit(ply.from);
	}
	return point_count(can) == 1 ? can : from;
}

static void pick(struct session *session, const struct ply *known, point from)
{
	const struct game *game = session->game;
	enum side side = game->position.to_move;
	point_set targets = rules_targets(&game->rules, &game->position, from, side);
	struct ply ply = *known;

	ply.from = from;
	ply.to = POINT_NONE;
	if (!targets) {
		refuse_ply(session, VERDICT_SHUT_IN, &ply, from);
		return;
	}
	session->question = SESSION_ASKS_TO;
	session->asked = ply;
	session->choices = targets;
	SAY(session, .kind = FACT_WHERE_TO, .point = from, .points = targets);
}

/* While moving, one point alone: an empty one is reached by the only piece that can go there, an
 * own piece is picked. */
static void move_by_one_point(struct session *session, const struct ply *known)
{
	const struct game *game = session->game;
	const struct position *position = &game->position;
	enum side side = position->to_move;
	struct ply ply = *known;
	point_set from;

	if (point_in(position->pieces[side], ply.to)) {
		pick(session, known, ply.to);
		return;
	}
	if (point_in(position->pieces[side_other(side)], ply.to)) {
		ply.from = ply.to;
		refuse_ply(session, VERDICT_FROM_ENEMY, &ply, ply.from);
		return;
	}
	from = chosen_by_takings(game, known, movers(game, ply.to));
	if (!from) {
		SAY(session, .kind = FACT_NO_MOVER, .point = ply.to);
	} else if (from & (from - 1)) {
		session->question = SESSION_ASKS_FROM;
		session->asked = ply;
		session->choices = from;
		SAY(session, .kind = FACT_WHICH_FROM, .point = ply.to, .points = from);
	} else {
		ply.from = point_first(from);
		enter(session, &ply);
	}
}

static void take_now(struct session *session, const point *takes, unsigned takings)
{
	for (unsigned i = 0; i < takings; i++) {
		game_take(session->game, takes[i], NULL);
		play_taken(session, takes[i], i + 1 == takings);
	}
}

/* Pieces to take, for a ply begun: all of the line's, or none. */
static void take(struct session *session, const struct entry *entry, const point *takes,
		 unsigned takings)
{
	const struct game *game = session->game;
	struct ply ply = game->begun;
	unsigned made = rules_takes(&ply);
	point culprit = entry->takings ? entry->takes[0] : POINT_NONE;
	enum verdict verdict = VERDICT_OK;

	if (made + takings > 2)
		verdict = VERDICT_TAKE_TOO_MANY;
	for (unsigned i = 0; !verdict && i < takings; i++)
		ply.takes[made + i] = takes[i];
	if (!verdict && session->learn && !session->trying) {
		learn_turn(session, &ply);
		return;
	}
	if (!verdict)
		verdict = rules_judge(&game->rules, &game->position, &ply, &culprit);
	if (verdict && verdict != VERDICT_TAKE_OWED) {
		refuse_ply(session, verdict, &ply, culprit);
		return;
	}
	if (session->trying)
		tell_of(session, &ply);
	else if (session->quiz)
		quiz_turn(session, &ply);
	else if (!ask(session, &ply))
		take_now(session, takes, takings);
}

void entry_confirmed(struct session *session)
{
	const struct game *game = session->game;
	struct ply ply = session->asked;
	unsigned made = rules_takes(&game->begun);

	if (game->owed)
		take_now(session, ply.takes + made, rules_takes(&ply) - made);
	else
		enter_now(session, &ply);
}

/* Whether an entry is the ply begun with its takings, as moves notation lists it; those already
 * made are dropped from it. */
static gboolean repeats_begun(const struct game *game, struct entry *entry)
{
	const struct ply *begun = &game->begun;
	unsigned made = rules_takes(begun);
	gboolean same = entry->points == 2
				? entry->at[0] == begun->from && entry->at[1] == begun->to
				: entry->points == 1 && begun->from == POINT_NONE &&
					  entry->at[0] == begun->to;

	if (!same || entry->takings <= made || (made && entry->takes[0] != begun->takes[0]))
		return FALSE;
	entry->takings -= made;
	if (made)
		entry->takes[0] = entry->takes[1];
	return TRUE;
}

static void play_owed(struct session *session, struct entry *entry)
{
	if (!entry->points && entry->takings)
		take(session, entry, entry->takes, entry->takings);
	else if (entry->points == 1 && !entry->takings && !entry->placing && !entry->moving)
		take(session, entry, entry->at, 1);
	else if (repeats_begun(session->game, entry))
		take(session, entry, entry->takes, entry->takings);
	else
		refuse_ply(session, VERDICT_TAKE_OWED, &session->game->begun, POINT_NONE);
}

static void play_whole(struct session *session, const struct entry *entry)
{
	const struct position *position = &session->game->position;
	struct ply ply = {POINT_NONE, POINT_NONE, {POINT_NONE, POINT_NONE}};

	for (unsigned i = 0; i < entry->takings; i++)
		ply.takes[i] = entry->takes[i];
	if (!entry->points) {
		refuse_ply(session, VERDICT_NO_MILL, &ply, ply.takes[0]);
	} else if (entry->points == 2) {
		ply.from = entry->at[0];
		ply.to = entry->at[1];
		enter(session, &ply);
	} else {
		ply.to = entry->at[0];
		if (position->in_hand[position->to_move] || entry->placing)
			enter(session, &ply);
		else
			move_by_one_point(session, &ply);
	}
}

/* "take" alone, where it is known that something is to be taken. */
static gboolean asks_takings(const struct entry *entry)
{
	return entry->fault == VERDICT_TAKE_MISSING && !entry->points && !entry->takings;
}

void entry_play(struct session *session, const struct entry *entry, const char *line)
{
	const struct game *game = session->game;
	struct entry copy = *entry;

	if (session->replay && !session->trying)
		SAY(session, .kind = FACT_REPLAYING);
	else if (game->result != GAME_UNFINISHED)
		entry_refuse(session, VERDICT_GAME_OVER, line);
	else if (game->owed && asks_takings(entry))
		SAY(session, .kind = FACT_MOVES);
	else if (entry->fault == VERDICT_TAKE_MISSING && !entry->points)
		entry_refuse(session, game->owed ? VERDICT_TAKE_OWED : VERDICT_NO_MILL, line);
	else if (entry->fault)
		entry_refuse(session, entry->fault, line);
	else if (game->owed)
		play_owed(session, &copy);
	else
		play_whole(session, entry);
}

/* What was asked about stays so until the question is answered. */
static void end_trying(struct session *session)
{
	if (session->question == SESSION_ASKS_NOTHING)
		session->trying = FALSE;
}

void entry_try(struct session *session, const struct entry *entry, const char *line)
{
	session->trying = TRUE;
	entry_play(session, entry, line);
	end_trying(session);
}

gboolean entry_answer(struct session *session, const struct entry *entry, const char *line)
{
	struct ply ply = session->asked;
	struct entry whole = *entry;

	if (entry->fault || entry->points != 1 || entry->placing)
		return FALSE;
	if (session->question == SESSION_ASKS_FROM) {
		if (!point_in(session->choices, entry->at[0]))
			return FALSE;
		whole.at[0] = entry->at[0];
		whole.at[1] = ply.to;
	} else {
		const struct position *position = &session->game->position;
		gboolean only = entry->at[0] == ply.from && point_count(session->choices) == 1;
		if (!only && point_in(position->pieces[position->to_move], entry->at[0]))
			return FALSE;
		whole.at[0] = ply.from;
		whole.at[1] = only ? point_first(session->choices) : entry->at[0];
	}
	whole.points = 2;
	for (unsigned i = 0; i < rules_takes(&ply) && !entry->takings; i++)
		whole.takes[whole.takings++] = ply.takes[i];
	session->question = SESSION_ASKS_NOTHING;
	entry_play(session, &whole, line);
	end_trying(session);
	return TRUE;
}

#include "ui/cursor.h"

#include "ui/entry.h"
#include "ui/learn.h"
#include "ui/say.h"

static gboolean is_placing(const struct session *session)
{
	const struct position *position = &session->game->position;

	return position->in_hand[position->to_move] > 0;
}

static gboolean is_own(const struct session *session, point p)
{
	const struct position *position = &session->game->position;

	return point_in(position->pieces[position->to_move], p);
}

static gboolean is_moving(const struct session *session)
{
	return session->game->result == GAME_UNFINISHED && !session->replay &&
	       !session->game->owed && !is_placing(session);
}

point cursor_picked(const struct session *session)
{
	point p = session->picked;

	return p != POINT_NONE && is_moving(session) && is_own(session, p) ? p : POINT_NONE;
}

void cursor_put_down(struct session *session)
{
	SAY(session, .kind = FACT_PUT_DOWN, .point = session->picked);
	session->picked = POINT_NONE;
}

void cursor_here(struct session *session)
{
	point picked = cursor_picked(session);

	SAY(session, .kind = FACT_HERE, .point = session->cursor,
	    .points = picked == POINT_NONE ? 0 : point_bit(picked),
	    .number = !learn_takes_turns(session));
}

/* The piece that is picked is not named at each step. */
void cursor_go(struct session *session, point p)
{
	session->cursor = session->looked = p;
	SAY(session, .kind = FACT_HERE, .point = p, .number = !learn_takes_turns(session));
}

void cursor_step(struct session *session, enum board_direction direction)
{
	point next = board_neighbour(session->game->rules.board, session->cursor, direction);

	if (next == POINT_NONE)
		SAY(session, .kind = FACT_NO_LINE);
	else
		cursor_go(session, next);
}

static void refuse(struct session *session, enum verdict verdict)
{
	SAY(session, .kind = FACT_REFUSED, .verdict = verdict, .point = session->cursor,
	    .ply = {session->cursor, POINT_NONE, {POINT_NONE, POINT_NONE}}, .text = "");
}

void cursor_pick(struct session *session)
{
	const struct game *game = session->game;
	const struct position *position = &game->position;
	point_set targets = rules_targets(&game->rules, position, session->cursor,
					  (enum side)position->to_move);
	struct entry take = {.takes = {session->cursor}, .takings = 1};

	if (game->owed || game->result != GAME_UNFINISHED || session->replay) {
		entry_play(session, &take, "");
	} else if (is_placing(session)) {
		refuse(session, VERDICT_MUST_PLACE);
	} else if (!is_own(session, session->cursor)) {
		gboolean enemy =
			point_in(position->pieces[side_other(position->to_move)], session->cursor);
		refuse(session, enemy ? VERDICT_FROM_ENEMY : VERDICT_FROM_EMPTY);
	} else if (!targets) {
		refuse(session, VERDICT_SHUT_IN);
	} else {
		session->picked = session->cursor;
		SAY(session, .kind = FACT_PICKED, .point = session->cursor, .points = targets);
	}
}

void cursor_drop(struct session *session)
{
	struct entry entry = {.at = {session->cursor}, .points = 1, .placing = TRUE};
	gboolean moving = is_moving(session);
	point picked = cursor_picked(session);

	if (moving && picked == POINT_NONE) {
		SAY(session, .kind = FACT_NOTHING_PICKED);
		return;
	}
	if (moving)
		entry = (struct entry){.at = {picked, session->cursor}, .points = 2};
	entry_play(session, &entry, "");
	if (!session->refused)
		session->picked = POINT_NONE;
}

void cursor_act(struct session *session)
{
	gboolean picked = cursor_picked(session) != POINT_NONE;

	if (session->game->owed ||
	    (!is_placing(session) && (!picked || is_own(session, session->cursor))))
		cursor_pick(session);
	else
		cursor_drop(session);
}

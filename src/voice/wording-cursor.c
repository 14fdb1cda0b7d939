/* The cursor on the board: where it is, what can be done there, and the piece it has picked. */
#include "voice/wording-parts.h"

#include <glib/gi18n.h>

/* A flier's points are counted and not named. */
#define MOST_TARGETS 4

static void say_point_alone(struct sentences *s, const struct position *seen, point p)
{
	const char *name = points_name(s, p);

	if (point_in(seen->pieces[SIDE_WHITE], p))
		sentences_say(s, sentences_brief(s) ? _("%s W.") : _("%s, White."), name);
	else if (point_in(seen->pieces[SIDE_BLACK], p))
		sentences_say(s, sentences_brief(s) ? _("%s B.") : _("%s, Black."), name);
	else
		sentences_say(s, sentences_brief(s) ? _("%s empty.") : _("%s, empty."), name);
}

static void say_point(struct sentences *s, const struct position *seen, point p)
{
	const char *name = points_name(s, p), *place = points_place(s, p);

	if (point_in(seen->pieces[SIDE_WHITE], p))
		/* TRANSLATORS: a point, its place and what stands there: "d6, middle top, White."
		 */
		sentences_say(s, _("%1$s, %2$s, White."), name, place);
	else if (point_in(seen->pieces[SIDE_BLACK], p))
		sentences_say(s, _("%1$s, %2$s, Black."), name, place);
	else
		sentences_say(s, _("%1$s, %2$s, empty."), name, place);
}

static point_set movers(const struct game *game, point to)
{
	const struct position *position = &game->position;
	enum side side = (enum side)position->to_move;
	point_set own = position->pieces[side], can = 0;

	for (point from; points_next(&own, &from);)
		if (point_in(rules_targets(&game->rules, position, from, side), to))
			can |= point_bit(from);
	return can;
}

/* "d5 b6" where there is no room for "d5 or b6". */
static const char *any_of(struct sentences *s, point_set set)
{
	return sentences_brief(s) ? points_list(s, set) : points_or(s, set);
}

static void say_goals(struct sentences *s, point_set to)
{
	if (!to)
		sentences_say(s, _("Shut in."));
	else if (point_count(to) > MOST_TARGETS)
		wording_list_any(s, point_count(to));
	else
		/* TRANSLATORS: the points to which the piece here can go. */
		sentences_say(s, sentences_terse(s) ? _("To %s.") : _("Can go to %s."),
			      any_of(s, to));
}

static void say_goals_of(struct sentences *s, const struct game *game, point p)
{
	enum side side = (enum side)game->position.to_move;
	point_set to = rules_targets(&game->rules, &game->position, p, side);

	say_goals(s, to);
	if (sentences_full(s))
		wording_list_closing(s, game, p, to);
}

static void say_empty(struct sentences *s, const struct game *game, point p)
{
	enum side side = (enum side)game->position.to_move;
	point_set from = movers(game, p);

	if (rules_phase(&game->rules, &game->position, side) == PHASE_PLACING) {
		if (!sentences_terse(s))
			sentences_say(s, _("A piece can be placed."));
		if (sentences_full(s))
			wording_list_closing(s, game, POINT_NONE, point_bit(p));
	} else if (from) {
		/* TRANSLATORS: the points from which a piece can come here. */
		sentences_say(s,
			      sentences_terse(s) ? _("From %s.") : _("A piece can come from %s."),
			      any_of(s, from));
	}
}

/* Nothing, where nothing can be done. */
static void say_what_can_be_done(struct sentences *s, const struct game *game, point p)
{
	struct position seen = game_seen(game);
	enum side side = (enum side)seen.to_move, victim = side_other(side);

	if (game->result != GAME_UNFINISHED)
		return;
	if (game->owed) {
		if (point_in(rules_takeable(&game->rules, &seen, victim), p))
			sentences_say(s, _("Can be taken."));
		else if (point_in(seen.pieces[victim], p))
			sentences_say(s, _("Stands in a mill."));
	} else if (!point_in(seen.pieces[SIDE_WHITE] | seen.pieces[SIDE_BLACK], p)) {
		say_empty(s, game, p);
	} else if (point_in(seen.pieces[side], p) &&
		   rules_phase(&game->rules, &seen, side) != PHASE_PLACING) {
		say_goals_of(s, game, p);
	}
}

static void say_here(struct sentences *s, const struct fact *fact)
{
	struct position seen = game_seen(fact->game);

	if (sentences_terse(s) || points_placed(s))
		say_point_alone(s, &seen, fact->point);
	else
		say_point(s, &seen, fact->point);
	if (!fact->number)
		say_what_can_be_done(s, fact->game, fact->point);
	if (fact->points)
		sentences_say(s, _("%s is picked."), points_name(s, point_first(fact->points)));
}

static void say_picked(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("%s picked."), points_name(s, fact->point));
	say_goals(s, fact->points);
}

static void say_keys(struct sentences *s)
{
	sentences_say(s, _("Arrow keys go along the lines."));
	sentences_say(s, _("Enter or Space places, picks, drops and takes."));
	sentences_break(s);
	sentences_say(s, _("Letters: b black, k look, l last, m moves, n near, p board, w white."));
	sentences_break(s);
	sentences_say(s, _("More: h history, r repeat, t turn, u undo, q quit."));
	sentences_say(s, _("Escape ends the walk."));
}

void wording_cursor(struct sentences *s, const struct fact *fact)
{
	if (fact->kind == FACT_HERE)
		say_here(s, fact);
	else if (fact->kind == FACT_PICKED)
		say_picked(s, fact);
	else if (fact->kind == FACT_PUT_DOWN)
		sentences_say(s, _("%s is put down."), points_name(s, fact->point));
	else if (fact->kind == FACT_HELP_WALK)
		say_keys(s);
	else if (fact->kind == FACT_NO_SUCH_KEY)
		sentences_say(s, s->style->spoken ? C_("spoken",
						       "No such key. Question mark tells the keys.")
						  : _("No such key. ? tells the keys."));
	else if (fact->kind == FACT_NO_LINE)
		sentences_say(s, _("No line that way."));
	else if (fact->kind == FACT_NOTHING_PICKED)
		sentences_say(s, _("No piece is picked. Go to one of yours and type pick."));
	else if (fact->kind == FACT_WALKING)
		sentences_say(s, sentences_terse(s)
					 ? _("Walking. Escape ends.")
					 : _("Walking. Arrow keys move, Enter acts, Escape ends."));
	else if (fact->kind == FACT_WALK_ENDS)
		sentences_say(s, sentences_terse(s) ? _("Walk ends.") : _("The walk ends."));
	else
		sentences_say(
			s,
			_("Walk needs a terminal. Type go and a point, or left, right, up, down."));
}

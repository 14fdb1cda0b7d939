/* Every verdict its sentence: what is wrong, then what is expected instead. */
#include "voice/wording-parts.h"

#include "core/options.h"

#include <glib/gi18n.h>

#include <string.h>

/* What was typed, as far as it is worth hearing. */
#define MOST_QUOTED 40

static const struct position *standing(const struct fact *fact)
{
	return &fact->game->position;
}

/* The position in which the taking that was refused would have happened. */
static struct position at_taking(const struct fact *fact)
{
	struct ply so_far = fact->ply;

	if (fact->game->owed)
		return game_seen(fact->game);
	for (unsigned i = 0; i < 2; i++)
		if (so_far.takes[i] == fact->point)
			so_far.takes[i] = so_far.takes[1] = POINT_NONE;
	return rules_preview(standing(fact), &so_far);
}

/* Who types is told what could be typed instead; of a record the fault alone. */
static bool advises(const struct fact *fact)
{
	return fact->kind != FACT_RECORD_PLY;
}

bool wording_example(const struct fact *fact, struct ply *ply)
{
	struct ply plies[RULES_MAX_PLIES];

	if (fact->example)
		*ply = *fact->example;
	else if (game_plies(fact->game, plies))
		*ply = plies[0];
	else
		return false;
	return true;
}

static void say_example(struct sentences *s, const struct fact *fact)
{
	struct ply ply;

	if (!wording_example(fact, &ply))
		return;
	if (ply.from == POINT_NONE)
		sentences_say(s, _("Type a point, such as %s."), points_name(s, ply.to));
	else
		sentences_say(s, _("Type from and to, such as %s."),
			      points_move(s, ply.from, ply.to));
}

static void say_occupied(struct sentences *s, const struct fact *fact)
{
	enum side side =
		point_in(standing(fact)->pieces[SIDE_WHITE], fact->point) ? SIDE_WHITE : SIDE_BLACK;

	sentences_say(s, SIDED(side, _("White is on %s."), _("Black is on %s.")),
		      points_name(s, fact->point));
	if (advises(fact))
		sentences_say(s, _("Choose an empty point."));
}

static void say_hand_empty(struct sentences *s, const struct fact *fact)
{
	struct ply ply;

	sentences_say(s, SIDED(standing(fact)->to_move, _("White has no piece in hand."),
			       _("Black has no piece in hand.")));
	if (advises(fact) && wording_example(fact, &ply) && ply.from != POINT_NONE)
		sentences_say(s, _("Move one: from %s."), points_move(s, ply.from, ply.to));
}

/* Where the other side flies already, the player may have taken flying for granted. */
static void say_not_neighbours(struct sentences *s, const struct fact *fact)
{
	const struct rules *rules = &fact->game->rules;
	enum side side = standing(fact)->to_move;

	sentences_say(s, _("%1$s is not next to %2$s."), points_name(s, fact->ply.to),
		      points_name(s, fact->ply.from));
	if (rules_phase(rules, standing(fact), side_other(side)) == PHASE_FLYING)
		sentences_say(s, SIDED(side, _("White flies only with 3 pieces."),
				       _("Black flies only with 3 pieces.")));
	else if (advises(fact))
		wording_list_targets(s, fact->game, fact->ply.from);
}

static void say_same_point(struct sentences *s, const struct fact *fact)
{
	sentences_say(s, _("%s is where the piece stands."), points_name(s, fact->ply.to));
	if (advises(fact))
		wording_list_targets(s, fact->game, fact->ply.to);
}

static void say_take_none(struct sentences *s, const struct fact *fact)
{
	struct position at = at_taking(fact);
	enum side victim = side_other(at.to_move);

	wording_take_none(s, victim, !at.pieces[victim]);
}

/* What is wrong with the piece is said by the caller. */
static void say_take_another(struct sentences *s, const struct fact *fact)
{
	struct position at = at_taking(fact);

	if (advises(fact))
		wording_take(s, &fact->game->rules, &at);
}

static void say_take_own(struct sentences *s, const struct fact *fact)
{
	if (!advises(fact)) {
		sentences_say(s, _("The piece to take is of the same side."));
	} else if (fact->point == POINT_NONE) {
		sentences_say(s, _("That takes your own piece."));
	} else {
		sentences_say(s, _("%s is your own piece."), points_name(s, fact->point));
		say_take_another(s, fact);
	}
}

static void say_must_place(struct sentences *s, const struct fact *fact)
{
	enum side side = standing(fact)->to_move;
	unsigned hand = standing(fact)->in_hand[side];

	if (advises(fact))
		sentences_say(s,
			      SIDED(side, _("White has %u in hand. Place one."),
				    _("Black has %u in hand. Place one.")),
			      hand);
	else
		sentences_say(s,
			      SIDED(side, _("White has %u in hand."), _("Black has %u in hand.")),
			      hand);
}

static void say_take_owed(struct sentences *s, const struct fact *fact)
{
	struct position at = at_taking(fact);

	if (advises(fact))
		wording_take_first(s, &fact->game->rules, &at);
	else
		sentences_say(s, _("A taking is missing."));
}

static void say_names(struct sentences *s, const char *const *names, unsigned n)
{
	struct lists list = {.n = 0};

	for (unsigned i = 0; i < n; i++)
		lists_add(&list, names[i]);
	/* TRANSLATORS: names of rules, as they are typed. */
	sentences_say(s, _("Known: %s."), lists_commas(s, &list));
}

/* The point that was meant, if the row was a digit and the column a letter. */
static point swapped_point(const struct board *board, const char *typed)
{
	const size_t length = strlen(typed);
	const char last = length ? g_ascii_tolower(typed[length - 1]) : 0;
	const int row = typed[0] - '0', column = last - 'a' + 1;

	if (length < 2 || (length > 2 && typed[length - 2] != ' ') || row < 1 ||
	    row > board->size || column < 1 || column > board->size)
		return POINT_NONE;
	return board_point_at(board, column, row);
}

static void say_column_first(struct sentences *s, const char *typed)
{
	const point p = swapped_point(s->board, typed ? typed : "");

	if (p != POINT_NONE)
		sentences_say(s, _("Column first: %s."), points_name(s, p));
	else
		sentences_say(s, _("Column first, then row."));
}

void wording_refusal(struct sentences *s, const struct fact *fact)
{
	const char *typed = sentences_quote(s, fact->text, MOST_QUOTED);
	/* What could be no turn anywhere is refused before it is a ply. */
	bool named = fact->point != POINT_NONE;

	switch (fact->verdict) {
	case VERDICT_OK:
	case VERDICTS:
		g_assert_not_reached();
	case VERDICT_NO_PLY:
		sentences_say(s, _("That is no turn."));
		if (advises(fact))
			say_example(s, fact);
		break;
	case VERDICT_NO_COLUMN:
		wording_grid_columns(s);
		break;
	case VERDICT_NO_ROW:
		wording_grid_rows(s);
		break;
	case VERDICT_ROW_MISSING:
		sentences_say(s, _("The row is missing."));
		wording_grid_rows(s);
		break;
	case VERDICT_COLUMN_MISSING:
		sentences_say(s, _("The column is missing."));
		wording_grid_columns(s);
		break;
	case VERDICT_ROW_FIRST:
		say_column_first(s, fact->text);
		break;
	case VERDICT_NO_NUMBER:
		sentences_say(s, _("Points by number run from 1 to %u."),
			      (unsigned)fact->game->rules.board->n_points);
		break;
	case VERDICT_CENTRE:
		wording_grid_centre(s);
		break;
	case VERDICT_OFF_LINES:
		wording_grid_off_lines(s, fact->text);
		break;
	case VERDICT_PLACE_PART:
		sentences_say(s, _("That is a part of a place, such as outer top left."));
		break;
	case VERDICT_FROM_MISSING:
		sentences_say(s, _("The point to move from is missing."));
		break;
	case VERDICT_TO_MISSING:
		sentences_say(s, _("The point to move to is missing."));
		break;
	case VERDICT_TAKE_MISSING:
		sentences_say(s, _("The piece to take is missing."));
		break;
	case VERDICT_SEPARATOR_TWICE:
		sentences_say(s, _("Two dashes stand in a row. One is enough."));
		break;
	case VERDICT_THREE_POINTS:
		sentences_say(s, _("Three points are too many. A turn goes from one to another."));
		break;
	case VERDICT_MOVE_AFTER_TAKE:
		sentences_say(s, _("The taking comes last, the move before it."));
		break;
	case VERDICT_TEXT_AFTER_PLY:
		sentences_say(s, _("Something follows the turn, which must stand alone."));
		break;
	case VERDICT_SAME_POINT:
		if (named)
			say_same_point(s, fact);
		else
			sentences_say(s, _("From and to are the same point."));
		break;
	case VERDICT_OCCUPIED:
		say_occupied(s, fact);
		break;
	case VERDICT_MUST_PLACE:
		say_must_place(s, fact);
		break;
	case VERDICT_HAND_EMPTY:
		say_hand_empty(s, fact);
		break;
	case VERDICT_FROM_EMPTY:
		sentences_say(s, _("%s is empty."), points_name(s, fact->point));
		break;
	case VERDICT_FROM_ENEMY:
		sentences_say(s,
			      SIDED(side_other(standing(fact)->to_move), _("White is on %s."),
				    _("Black is on %s.")),
			      points_name(s, fact->point));
		break;
	case VERDICT_NOT_NEIGHBOURS:
		say_not_neighbours(s, fact);
		break;
	case VERDICT_NO_MOVER:
		sentences_say(s,
			      SIDED(standing(fact)->to_move, _("No white piece can go to %s."),
				    _("No black piece can go to %s.")),
			      points_name(s, fact->point));
		break;
	case VERDICT_SHUT_IN:
		sentences_say(s, _("%s is shut in."), points_name(s, fact->point));
		break;
	case VERDICT_NO_MILL:
		sentences_say(s, _("No mill was closed; nothing is taken."));
		break;
	case VERDICT_TAKE_EMPTY:
		if (!named) {
			sentences_say(s, _("No piece is there to take by then."));
			break;
		}
		sentences_say(s, _("%s is empty."), points_name(s, fact->point));
		say_take_another(s, fact);
		break;
	case VERDICT_TAKE_OWN:
		say_take_own(s, fact);
		break;
	case VERDICT_TAKE_PROTECTED:
		sentences_say(s, _("%s stands in a mill."), points_name(s, fact->point));
		say_take_another(s, fact);
		break;
	case VERDICT_TAKE_NONE:
		say_take_none(s, fact);
		break;
	case VERDICT_TAKE_TOO_MANY:
		if (named)
			sentences_say(s,
				      _("%s is one piece too many. The turn is whole without it."),
				      points_name(s, fact->point));
		else
			sentences_say(s, _("A turn takes at most two pieces."));
		break;
	case VERDICT_TAKE_OWED:
		say_take_owed(s, fact);
		break;
	case VERDICT_GAME_OVER:
		wording_turn_over(s, fact->game);
		wording_turn_next(s);
		break;
	case VERDICT_NOTHING_TO_UNDO:
		sentences_say(s, _("Nothing to undo."));
		break;
	case VERDICT_NOTHING_TO_REDO:
		sentences_say(s, _("Nothing to redo."));
		break;
	case VERDICT_NOTHING_TO_CANCEL:
		sentences_say(s, _("Nothing to cancel."));
		break;
	case VERDICT_FINISHED_NO_UNDO:
		sentences_say(s, _("A finished game cannot be undone."));
		wording_turn_next(s);
		break;
	case VERDICT_OFFER_STANDS:
		sentences_say(s, SIDED(standing(fact)->to_move,
				       _("White has offered a draw already. Black may accept."),
				       _("Black has offered a draw already. White may accept.")));
		break;
	case VERDICT_NO_OFFER:
		sentences_say(s, _("No draw is offered."));
		break;
	case VERDICT_GAME_TOO_LONG:
		sentences_say(s, _("The game is too long: %u turns are the most."),
			      (unsigned)GAME_MAX_PLIES);
		break;
	case VERDICT_POSITION_FORM:
		sentences_say(s,
			      _("A position has 24 characters, the side to move and two hands."));
		break;
	case VERDICT_POSITION_MISSING:
		sentences_say(s, _("A field is missing."));
		sentences_say(s,
			      _("A position has 24 characters, the side to move and two hands."));
		break;
	case VERDICT_POSITION_RINGS:
		sentences_say(s, _("A field is missing."));
		sentences_say(s, _("Rings are followed by side, phase, action and six numbers."));
		break;
	case VERDICT_POSITION_POINTS:
		sentences_say(s,
			      s->style->spoken
				      ? C_("spoken",
					   "A position has 24 points, each white, black or empty.")
				      : _("A position has 24 points, each W, B or a dot."));
		break;
	case VERDICT_POSITION_SIDE:
		sentences_say(s, _("The side to move is w or b."));
		break;
	case VERDICT_POSITION_HANDS:
		sentences_say(s, _("Each hand is a number from 0 to 9."));
		break;
	case VERDICT_POSITION_TOO_MANY:
		sentences_say(s, _("A side has at most %u pieces, those in hand included."),
			      fact->game->rules.pieces);
		break;
	case VERDICT_POSITION_TOO_FEW:
		sentences_say(s, _("Both sides have fewer than 3 pieces; one must have more."));
		break;
	case VERDICT_POSITION_COUNTS:
		sentences_say(s, _("The numbers of pieces differ from those on the board."));
		break;
	case VERDICT_POSITION_PHASE:
		sentences_say(s, _("The phase contradicts the hands."));
		break;
	case VERDICT_POSITION_OWED:
		sentences_say(s, _("A piece is still to be taken. Give the position after it."));
		break;
	case VERDICT_NO_OPTION:
		sentences_say(s, _("Unknown rule %s."), typed);
		say_names(s, options_names, OPTIONS);
		break;
	case VERDICT_OPTION_VALUE:
		sentences_say(s, _("A rule has no value %s."), typed);
		if (advises(fact))
			sentences_say(s, _("Type help and the name of the rule."));
		break;
	case VERDICT_NO_PRESET:
		sentences_say(s, _("Unknown rules %s."), typed);
		say_names(s, options_presets, OPTIONS_PRESETS);
		break;
	}
}

/* Which mills a side could complete with its next ply, and whether that can be prevented.
 *
 * Of a side that is not to move it is asked as if it were. Nothing here looks at draws.
 */
#ifndef MERELS_CORE_THREATS_H
#define MERELS_CORE_THREATS_H

#include "core/rules.h"

/* Lines as a set: bit N is line number N. */
typedef uint32_t line_set;

/* Empty points on which the side could complete a mill. */
point_set threats_points(const struct rules *rules, const struct position *position,
			 enum side side);

/* Points on which a side could complete a mill, by where the piece for it comes from. */
struct threats_sources {
	point_set from[BOARD_MAX_POINTS];
	point_set hand;
};

void threats_sources(const struct rules *rules, const struct position *position, enum side side,
		     struct threats_sources *sources);

/* The same once the takings that begun owes are made: those that one choice or another leaves.
 * Taking may free a point, end the game, or break the lines of whose piece it is and let it fly. */
void threats_sources_taken(const struct rules *rules, const struct position *before,
			   const struct ply *begun, enum side side,
			   struct threats_sources *sources);

/* The lines that it could complete by going to p. */
line_set threats_lines(const struct rules *rules, const struct position *position, enum side side,
		       point p);

/* Whether after every answer to a ply the side that played it can still complete one of the lines
 * on one of the goals. after is the position that the ply led to; it must not be over. */
bool threats_stand(const struct rules *rules, const struct position *after, point_set goals,
		   line_set lines);

/* Where the side that led from before to after by a ply can close, if there are two such points or
 * more, one of them new, and no answer stops them all; else the empty set. */
point_set threats_double(const struct rules *rules, const struct position *before,
			 const struct position *after);

/* Where the enemy can close a mill after the ply though that need not be: after each way to go on
 * with the ply it can, and after another legal ply it could close nothing, or the ply brings the
 * threat about and another would not. The empty set otherwise. The ply may lack its takings; begun
 * is what of it is on the board already, as in struct game. */
point_set threats_let_through(const struct rules *rules, const struct position *before,
			      const struct ply *begun, const struct ply *ply);

#endif

#include "ui/waiting.h"

#include "ui/replay.h"

void waiting_begin(struct session *session, struct waiting *waiting)
{
	waiting->game = session->game;
	session->game = g_new(struct game, 1);
	game_init(session->game, &waiting->game->rules);
	waiting->replay = g_steal_pointer(&session->replay);
	waiting->kept = g_steal_pointer(&session->kept);
	waiting->counts = session->counts;
	session->counts = FALSE;
	waiting->news = session->news;
	news_forget(&session->news);
	for (enum side side = SIDE_WHITE; side <= SIDE_BLACK; side++) {
		waiting->players[side] = session->players[side];
		session->players[side] = PLAYER_LEVELS;
	}
	session->picked = POINT_NONE;
}

void waiting_end(struct session *session, struct waiting *waiting)
{
	replay_leave(session);
	g_free(session->game);
	session->game = waiting->game;
	session->replay = waiting->replay;
	session->kept = waiting->kept;
	session->counts = waiting->counts;
	session->news = waiting->news;
	session->players[SIDE_WHITE] = waiting->players[SIDE_WHITE];
	session->players[SIDE_BLACK] = waiting->players[SIDE_BLACK];
	session->picked = POINT_NONE;
}

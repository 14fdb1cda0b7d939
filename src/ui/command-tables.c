#include "ui/command.h"

#include "store/tables.h"
#include "ui/building.h"
#include "ui/say.h"

static void list_tables(struct session *session)
{
	const struct rules rules = settings_rules(&session->settings);
	unsigned most = 0;
	uint64_t bytes = 0;

	for (unsigned pieces = INDEX_FEWEST; pieces <= INDEX_MOST; pieces++) {
		uint64_t more = 0;

		if (!tables_stand(&rules, pieces, &more))
			break;
		most = pieces;
		bytes = more;
	}
	SAY(session, .kind = FACT_TABLES_LIST, .number = most,
	    .numbers = {(unsigned)((bytes + (1 << 20) - 1) >> 20)});
}

void command_tables(struct session *session, const struct command *command, const char *rest)
{
	guint64 most;

	(void)command;
	if (!*rest)
		list_tables(session);
	else if (!g_ascii_string_to_unsigned(rest, 10, INDEX_FEWEST, INDEX_MOST, &most, NULL))
		SAY(session, .kind = FACT_TABLES_NUMBER);
	else
		building_in_session(session, (unsigned)most);
}

#include "ui/command.h"

#include "store/tables.h"
#include "ui/building.h"
#include "ui/probing.h"
#include "ui/say.h"

#include <errno.h>

/* So many bad tables are told of by name. */
#define MOST_BAD 3

struct list {
	const struct rules *rules;
	unsigned bad;
	uint64_t bytes; /* of what is good */
};

/* Whether a class can be used, as far as its head tells and what was asked of it has shown. */
static bool stands(struct session *session, struct list *list, unsigned own, unsigned other)
{
	uint64_t bytes;
	enum tables_file_fault fault = tables_look(list->rules, own, other, &bytes);
	const int number = errno;

	if (fault == TABLES_FILE_GOOD)
		fault = probing_fault(session, list->rules, own, other);
	list->bytes += bytes;
	if (fault != TABLES_FILE_GOOD && fault != TABLES_FILE_MISSING && ++list->bad <= MOST_BAD)
		building_say_bad(session, list->rules, own, other, fault, number);
	return fault == TABLES_FILE_GOOD;
}

/* All classes whose greater side has so many pieces. */
static bool all_stand(struct session *session, struct list *list, unsigned pieces)
{
	bool good = stands(session, list, pieces, pieces);

	for (unsigned fewer = INDEX_FEWEST; fewer < pieces; fewer++) {
		good = stands(session, list, fewer, pieces) && good;
		good = stands(session, list, pieces, fewer) && good;
	}
	return good;
}

static void list_tables(struct session *session)
{
	const struct rules rules = settings_rules(&session->settings);
	const unsigned most = tables_most(&rules, INDEX_FEWEST);
	struct list list = {&rules, 0, 0};
	unsigned reach = 0;
	uint64_t bytes = 0;
	bool whole = true;

	for (unsigned pieces = INDEX_FEWEST; pieces <= most; pieces++) {
		whole = all_stand(session, &list, pieces) && whole;
		if (!whole)
			continue;
		reach = pieces;
		bytes = list.bytes;
	}
	SAY(session, .kind = FACT_TABLES_LIST, .number = reach,
	    .numbers = {(unsigned)((bytes + (1 << 20) - 1) >> 20)},
	    .count = list.bad - MIN(list.bad, MOST_BAD));
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

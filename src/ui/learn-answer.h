/* Typed lines to answers of a drill, but for turns, which ui/entry.h reads. */
#ifndef MERELS_UI_LEARN_ANSWER_H
#define MERELS_UI_LEARN_ANSWER_H

#include "lessons/drill.h"

#include <glib.h>

/* FALSE if the line is no answer of the drill's form. A line of points of which one is none gives
 * its verdict and, in *culprit, the text of it (caller frees). */
gboolean learn_answer_read(const struct drill *drill, const char *line, struct drill_answer *answer,
			   enum verdict *verdict, char **culprit);

/* Whether who types it does not know the answer, and says so. */
gboolean learn_answer_gives_up(const char *line);

/* Whether a line names a point by its place, such as outer top left. */
gboolean learn_answer_is_place(const struct drill *drill, const char *line);

/* Whether a point that is not free was taken for one: that is no try. */
gboolean learn_answer_is_slip(const struct drill *drill, const struct drill_fault *fault);

#endif

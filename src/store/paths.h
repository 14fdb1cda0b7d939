/* Where files live (XDG Base Directory Specification), and how they are written.
 *
 * A variable that is unset, empty or relative is ignored, as the specification says, and the
 * default below HOME is taken; without an absolute HOME there is no place, and NULL is returned.
 */
#ifndef MERELS_STORE_PATHS_H
#define MERELS_STORE_PATHS_H

#include <glib.h>

/* "$XDG_CONFIG_HOME/merels/NAME" and so on; the caller frees. Nothing is created. */
char *paths_config(const char *name);
char *paths_data(const char *name);
char *paths_state(const char *name);

#endif

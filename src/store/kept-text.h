/* What the file of a kept game says besides the game. */
#ifndef MERELS_STORE_KEPT_TEXT_H
#define MERELS_STORE_KEPT_TEXT_H

#include "store/kept.h"

/* The caller frees. */
char *kept_text_write(const struct kept_game *game);

/* Likewise without what is for such a file alone, as the archive has it. */
char *kept_text_archived(const struct kept_game *game);

/* Takes the record over, and sets all of kept that its text tells. */
void kept_text_read(struct kept *kept, struct record *record);

#endif

/* From the command line to the first prompt, and from the last line to the exit status. */
#ifndef MERELS_UI_START_H
#define MERELS_UI_START_H

#include "ui/arguments.h"

/* Runs the program as the arguments say; the exit status. */
int start(const struct arguments *arguments);

#endif

#include "language-tool.h"

#include "voice/language.h"

#include <stdlib.h>

void language_tool_begin(int argc, char **argv)
{
	if (argc != 3)
		exit(2);
	language_begin(argv[1]);
	if (language_use(argv[2]) != LANGUAGE_USED)
		exit(1);
}

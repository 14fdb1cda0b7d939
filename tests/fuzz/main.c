/* Gives the files named to a target, for builds without libFuzzer. */
#include "fuzz.h"

#include <glib.h>
#include <stdio.h>

int main(int argc, char **argv)
{
	LLVMFuzzerInitialize(&argc, &argv);
	for (int i = 1; i < argc; i++) {
		gsize length;
		char *bytes;

		if (!g_file_get_contents(argv[i], &bytes, &length, NULL))
			return 1;
		LLVMFuzzerTestOneInput((const uint8_t *)bytes, length);
		g_free(bytes);
	}
	return 0;
}

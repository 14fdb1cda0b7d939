#include "ui/start.h"
#include "voice/language.h"

int main(int argc, char **argv)
{
	struct arguments arguments;
	int status = 2;

	language_begin(LOCALEDIR);
	switch (arguments_read(&arguments, argc, argv)) {
	case ARGUMENTS_GO:
		status = start(&arguments);
		break;
	case ARGUMENTS_DONE:
		status = 0;
		break;
	case ARGUMENTS_FAILED:
		status = 1;
		break;
	case ARGUMENTS_WRONG:
		break;
	}
	arguments_clear(&arguments);
	return status;
}

#include "ui/start.h"

#include <libintl.h>
#include <locale.h>

int main(int argc, char **argv)
{
	struct arguments arguments;
	int status = 2;

	setlocale(LC_ALL, "");
	bindtextdomain("merels", LOCALEDIR);
	bind_textdomain_codeset("merels", "UTF-8");
	textdomain("merels");
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

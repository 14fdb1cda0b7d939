/* The keys that are typed, as they are echoed. */
#include "voice/wording.h"

#include <glib/gi18n.h>

const char *wording_key(int key)
{
	switch (key) {
	case ' ':
		return C_("item key", "space");
	case '-':
		return C_("item key", "dash");
	case '.':
		return C_("item key", "dot");
	case ',':
		return C_("item key", "comma");
	case ':':
		return C_("item key", "colon");
	case '?':
		return C_("item key", "question mark");
	case '=':
		return C_("item key", "equals");
	case '/':
		return C_("item key", "slash");
	case '_':
		return C_("item key", "underscore");
	case '\t':
		return C_("item key", "tab");
	case '\r':
	case '\n':
		return C_("item key", "enter");
	}
	return NULL;
}

/* The programs that look at one translation, called with the folder of catalogues and a language.
 */
#ifndef MERELS_TESTS_LANGUAGE_TOOL_H
#define MERELS_TESTS_LANGUAGE_TOOL_H

/* From here on the program speaks the language. Ends it, with a status that is not 0, where it was
 * called otherwise or has no such language. */
void language_tool_begin(int argc, char **argv);

#endif

/* What each target of a fuzzer is: tests/fuzz/NAME.c takes any bytes and never ends otherwise than
 * by returning 0. libFuzzer calls it, or main.c with the files of its corpus. */
#ifndef MERELS_TESTS_FUZZ_H
#define MERELS_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What main.c and libFuzzer call before the first input, where a target has it. */
int LLVMFuzzerInitialize(int *argc, char ***argv);

#endif

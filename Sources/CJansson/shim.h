#ifndef TAIJI_CJANSSON_SHIM_H
#define TAIJI_CJANSSON_SHIM_H

#include <jansson.h>

/* The error's text is an array, which Swift imports as a tuple. */
static inline const char *taiji_json_error_text(const json_error_t *error) { return error->text; }

#endif

#ifndef TAIJI_CHOST_OPTIONS_H
#define TAIJI_CHOST_OPTIONS_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// An option that the program knows, without its two dashes.
typedef struct {
    const char *name;
    bool takes_argument;
} CHostOption;

// What one step through the arguments found.
typedef enum __attribute__((enum_extensibility(closed))) {
    CHostFoundOption,              // `option` is its index, `text` its argument or null
    CHostFoundOperand,             // `text` is the operand
    CHostFoundUnknown,             // `text` is the whole argument; an ambiguous abbreviation counts as unknown
    CHostFoundMissingArgument,     // `option` wants an argument and none is left
    CHostFoundUnexpectedArgument,  // `option` takes none, `text` is the whole argument
} CHostFinding;

typedef struct {
    CHostFinding finding;
    int option;        // index into the known options, -1 where there is none
    const char *text;  // points into the arguments
} CHostArgument;

// Goes through argv[1] … argv[argc - 1] with getopt_long, in the order in which they were written, and
// stops at the first mistake. `found` must have room for `argc` entries; the number of entries used is
// returned, or -1 where memory ran out. getopt's state is global to the process: a lock guards it, so
// that any thread may call this.
int chost_scan_arguments(
    int argc, char *const *argv, const CHostOption *options, int option_count, CHostArgument *found);

#ifdef __cplusplus
}
#endif

#endif

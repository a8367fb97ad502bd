#include "CHostOptions.h"

#include <getopt.h>
#include <pthread.h>
#include <stdlib.h>

// Above every character, so that a long option's value cannot be taken for a short option's letter.
enum { first_value = 256 };

static pthread_mutex_t getopt_lock = PTHREAD_MUTEX_INITIALIZER;

static CHostArgument next_argument(int answer, const char *element) {
    if (answer == 1) return (CHostArgument){CHostFoundOperand, -1, optarg};
    if (answer >= first_value) return (CHostArgument){CHostFoundOption, answer - first_value, optarg};
    // ':' is a missing argument. '?' with an option's value is an argument that it does not take, and
    // without one an unknown or ambiguous name.
    int option = optopt >= first_value ? optopt - first_value : -1;
    if (option < 0) return (CHostArgument){CHostFoundUnknown, -1, element};
    CHostFinding finding = answer == ':' ? CHostFoundMissingArgument : CHostFoundUnexpectedArgument;
    return (CHostArgument){finding, option, element};
}

int chost_scan_arguments(
    int argc, char *const *argv, const CHostOption *options, int option_count, CHostArgument *found) {
    struct option *known = calloc((size_t)option_count + 1, sizeof *known);
    if (!known) return -1;
    for (int i = 0; i < option_count; i++) {
        known[i].name = options[i].name;
        known[i].has_arg = options[i].takes_argument ? required_argument : no_argument;
        known[i].val = first_value + i;
    }

    int count = 0;
    pthread_mutex_lock(&getopt_lock);
    optind = 0;  // glibc: start anew, also where the last scan stopped inside an argument
    opterr = 0;
    while (count < argc) {
        int current = optind > 0 ? optind : 1;
        // '-': operands in their place, whatever POSIXLY_CORRECT says. ':': tell a missing argument from an
        // unknown option.
        int answer = getopt_long(argc, argv, "-:", known, NULL);
        if (answer == -1) {
            for (int i = optind; i < argc && count < argc; i++) {  // what follows "--"
                found[count++] = (CHostArgument){CHostFoundOperand, -1, argv[i]};
            }
            break;
        }
        found[count++] = next_argument(answer, current < argc ? argv[current] : NULL);
        if (found[count - 1].finding > CHostFoundOperand) break;
    }
    pthread_mutex_unlock(&getopt_lock);
    free(known);
    return count;
}

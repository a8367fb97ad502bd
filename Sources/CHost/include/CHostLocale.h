#ifndef TAIJI_CHOST_LOCALE_H
#define TAIJI_CHOST_LOCALE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// How a locale writes numbers.
typedef struct {
    char decimal_sign[16];   // in UTF-8
    char group[16];          // in UTF-8; empty where it has none
    unsigned char sizes[8];  // of groups of digits from the decimal sign on; the last goes on
    size_t size_count;       // 0 where digits are not grouped
} CHostSeparators;

// The separators of the locale `name`, as setlocale(3) calls it. The process's own locale stays as it is, and any
// thread may call this. 0, or the errno of what failed: ENOENT where there is no such locale.
int chost_number_separators(const char *_Nonnull name, CHostSeparators *_Nonnull separators);

#ifdef __cplusplus
}
#endif

#endif

#define _GNU_SOURCE
#include "CHostLocale.h"

#include <errno.h>
#include <limits.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

// The text in the encoding of the thread's locale, as UTF-8; empty where it is none or does not fit.
static void copy_as_utf8(char *result, size_t size, const char *text) {
    mbstate_t state = {0};
    size_t length = 0, left = strlen(text);
    while (left > 0) {
        // glibc's and musl's wide characters are code points.
        wchar_t wide = 0;
        size_t used = mbrtowc(&wide, text, left, &state);
        if (used == 0 || used > left || length + 5 > size) {
            length = 0;
            break;
        }
        unsigned code = (unsigned)wide;
        int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        static const unsigned char first[] = {0, 0xc0, 0xe0, 0xf0};
        result[length++] = (char)(first[more] | code >> 6 * more);
        while (more-- > 0) result[length++] = (char)(0x80 | (code >> 6 * more & 0x3f));
        text += used;
        left -= used;
    }
    result[length] = 0;
}

int chost_number_separators(const char *name, CHostSeparators *separators) {
    // The encoding belongs to it: a separator may be a character beyond ASCII.
    locale_t locale = newlocale(LC_NUMERIC_MASK | LC_CTYPE_MASK, name, (locale_t)0);
    if (locale == (locale_t)0) return errno;
    locale_t usual = uselocale(locale);
    const struct lconv *found = localeconv();
    memset(separators, 0, sizeof *separators);
    copy_as_utf8(separators->decimal_sign, sizeof separators->decimal_sign, found->decimal_point);
    copy_as_utf8(separators->group, sizeof separators->group, found->thousands_sep);
    // A size for each group from the right; 0 has the one before it go on, CHAR_MAX ends grouping.
    for (const char *size = found->grouping; *size > 0 && *size != CHAR_MAX; size++) {
        if (separators->size_count == sizeof separators->sizes) break;
        separators->sizes[separators->size_count++] = (unsigned char)*size;
    }
    uselocale(usual);
    freelocale(locale);
    return 0;
}

#ifndef TAIJI_CHOST_STREAMS_H
#define TAIJI_CHOST_STREAMS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// Once, before anything else: a write to a pipe whose reader has gone answers EPIPE instead of ending the
// process, and descriptors 0, 1 and 2 are taken even where the caller closed them, so that no file opened
// later can get the number of a standard stream.
void chost_prepare_standard_streams(void);

// Writes all bytes, however many calls that takes. 0, or the errno of the call that failed.
int chost_write_all(int descriptor, const char *bytes, size_t count);

// The system's words for an errno; they stay until the same thread asks again.
const char *chost_error_text(int error);

#ifdef __cplusplus
}
#endif

#endif

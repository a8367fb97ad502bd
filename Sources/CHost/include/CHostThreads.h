#ifndef TAIJI_CHOST_THREADS_H
#define TAIJI_CHOST_THREADS_H

#ifdef __cplusplus
extern "C" {
#endif

// Starts a thread that nobody waits for: it may be held up by a stream, and then ends with the process. It
// has all signals blocked, since those are for the main thread; so a write of its own to a pipe without a
// reader answers EPIPE whatever the process does about SIGPIPE. 0, or the errno of what failed; `body` is
// not called then.
int chost_start_thread(void *_Nullable (*_Nonnull body)(void *_Nullable argument), void *_Nullable argument);

#ifdef __cplusplus
}
#endif

#endif

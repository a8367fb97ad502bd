#ifndef TAIJI_CHOST_COMMANDS_H
#define TAIJI_CHOST_COMMANDS_H

#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

// Starts `/bin/sh -c command` and does not wait for it. It has this process's environment, in which `settings`
// (each `NAME=value`) take the place of what has the same name; an empty standard input; the standard error as
// standard output, too, since the output is this program's own; and no signal blocked or ignored. 0 and the
// process in `child`, or the errno of what failed.
int chost_start_command(
    const char *_Nonnull command, const char *_Nonnull const *_Nonnull settings, size_t setting_count,
    pid_t *_Nonnull child);

// Waits until `child` has ended, and takes its remains from the system. What a shell would say of it: its exit
// status, or 128 and the signal that ended it; -1 where it is no child of ours.
int chost_await_command(pid_t child);

#ifdef __cplusplus
}
#endif

#endif

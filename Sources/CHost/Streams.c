#define _GNU_SOURCE
#include "CHostStreams.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void chost_prepare_standard_streams(void) {
    signal(SIGPIPE, SIG_IGN);
    for (int descriptor = 0; descriptor < 3; descriptor++) {
        if (fcntl(descriptor, F_GETFD) == -1 && errno == EBADF) {
            // The lowest free number is this one. Input gets one that cannot be read and output one that
            // cannot be written, so that using a closed stream is still an error.
            open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
        }
    }
}

int chost_write_all(int descriptor, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written >= 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            // A stream shared with another program may have been made non-blocking by it.
            struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
            if (poll(&ready, 1, -1) == -1 && errno != EINTR) return errno;
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

const char *chost_error_text(int error) {
    static _Thread_local char text[256];
    char buffer[sizeof text];
    // GNU's strerror_r may answer with a text of its own in place of the buffer.
    snprintf(text, sizeof text, "%s", strerror_r(error, buffer, sizeof buffer));
    return text;
}

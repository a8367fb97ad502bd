#include "Bell.h"

#include <poll.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "CX11.h"

static atomic_int bell = -1;

bool bell_open(void) {
    if (bell == -1) bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    return bell != -1;
}

void bell_wait(int descriptor, int milliseconds) {
    struct pollfd watched[] = {{.fd = descriptor, .events = POLLIN}, {.fd = bell, .events = POLLIN}};
    if (poll(watched, 2, milliseconds) <= 0 || watched[1].revents == 0) return;
    uint64_t count;
    // Never blocks; that there was nothing to read would be just as well.
    if (read(bell, &count, sizeof count) < 0) return;
}

void cx11_wake(void) {
    if (bell == -1) return;
    uint64_t once = 1;
    // Fails only where it has been rung some quintillion times, and rings then anyway.
    if (write(bell, &once, sizeof once) < 0) return;
}

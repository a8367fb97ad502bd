#ifndef TAIJI_CX11_BELL_H
#define TAIJI_CX11_BELL_H

#include <stdbool.h>

// Makes the bell of cx11_wake, once for the process; false where the system has none.
bool bell_open(void);

// Sleeps until there is something to read from `descriptor`, the bell rings, a signal comes or the time is over.
void bell_wait(int descriptor, int milliseconds);

#endif

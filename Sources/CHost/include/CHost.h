#ifndef TAIJI_CHOST_H
#define TAIJI_CHOST_H

// What the program needs of the host's C library and Swift cannot import: getopt_long (its option type
// and its globals) and the standard streams.

#include "CHostOptions.h"
#include "CHostStreams.h"

#endif

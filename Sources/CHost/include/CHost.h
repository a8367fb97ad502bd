#ifndef TAIJI_CHOST_H
#define TAIJI_CHOST_H

// What the program needs of the host's C library and Swift cannot import, or only in many unsafe steps:
// getopt_long (its option type and its globals), the standard streams, threads for streams that may block, commands,
// how a locale writes numbers.

#include "CHostCommands.h"
#include "CHostLocale.h"
#include "CHostOptions.h"
#include "CHostStreams.h"
#include "CHostThreads.h"

#endif

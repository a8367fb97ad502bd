#ifndef TAIJI_CPNG_SHIM_H
#define TAIJI_CPNG_SHIM_H

#include <png.h>

#endif

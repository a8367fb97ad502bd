#ifndef TAIJI_CFONTCONFIG_SHIM_H
#define TAIJI_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif

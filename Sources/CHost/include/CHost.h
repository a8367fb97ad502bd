#ifndef TAIJI_CHOST_H
#define TAIJI_CHOST_H

#endif

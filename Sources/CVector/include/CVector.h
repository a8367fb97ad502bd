#ifndef TAIJI_CVECTOR_H
#define TAIJI_CVECTOR_H

#endif

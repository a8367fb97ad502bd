#pragma once

/// How often this thread has asked the C library for memory so far: malloc, calloc, realloc and their aligned
/// kin, whoever called them.
unsigned long allocation_count(void);

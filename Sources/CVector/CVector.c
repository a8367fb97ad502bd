#include "CVector.h"

bool taiji_cpu_has_v3(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("fma") && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("movbe")
        && __builtin_cpu_supports("f16c");
#else
    return false;
#endif
}

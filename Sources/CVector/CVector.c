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

bool taiji_cpu_has_v4(void) {
#if defined(__x86_64__)
    return taiji_cpu_has_v3() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq")
        && __builtin_cpu_supports("avx512vl");
#else
    return false;
#endif
}

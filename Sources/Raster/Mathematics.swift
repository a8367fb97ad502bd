#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The C library's functions that curves and shadows need, in one place.

/// The number whose cube is `number`.
func cubeRoot(_ number: Double) -> Double { cbrt(number) }

/// e to the power of `x`.
func exponential(_ x: Double) -> Double { exp(x) }

/// The error function.
func errorFunction(_ x: Double) -> Double { erf(x) }

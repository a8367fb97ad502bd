#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The C library's functions that Geometry does not offer, under names of our own: the only file of this
// room that knows where they come from.

/// 2 to the power `exponent`.
@inline(__always) func powerOfTwo(_ exponent: Double) -> Double { exp2(exponent) }

/// e to the power `exponent`.
@inline(__always) func exponential(_ exponent: Double) -> Double { exp(exponent) }

/// The natural logarithm.
@inline(__always) func naturalLogarithm(_ number: Double) -> Double { log(number) }

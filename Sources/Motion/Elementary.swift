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

/// The number that is `share` of the way from `a` to `b`, also where the way is longer than a number can hold.
@inline(__always) func mixed(_ a: Double, _ b: Double, _ share: Double) -> Double {
    let way = b - a
    return way.isFinite ? a + way * share : a * (1 - share) + b * share
}

/// The natural logarithm.
@inline(__always) func naturalLogarithm(_ number: Double) -> Double { log(number) }

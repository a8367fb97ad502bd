#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The C library's functions that Geometry does not offer, under names of our own: the only file of this
// room that knows where they come from.

/// `base` to the power `exponent`; NaN for a base below 0.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The number whose cube is `number`.
func cubeRoot(_ number: Double) -> Double { cbrt(number) }

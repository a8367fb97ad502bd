#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The C library's functions that scales and decays need, under names of our own: the only file of this room
// that knows where they come from.

/// The natural logarithm.
func naturalLogarithm(_ number: Double) -> Double { log(number) }

/// e to the power `exponent`.
func exponential(_ exponent: Double) -> Double { exp(exponent) }

/// 2 to the power `exponent`.
func powerOfTwo(_ exponent: Double) -> Double { exp2(exponent) }

/// `base` to the power `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The inverse of the hyperbolic sine: near `number` where that is small, near ±ln 2|`number`| where it is large.
func inverseHyperbolicSine(_ number: Double) -> Double { asinh(number) }

/// The hyperbolic sine.
func hyperbolicSine(_ number: Double) -> Double { sinh(number) }

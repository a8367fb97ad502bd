#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// The C library's functions under names of our own, so that one file knows where they come from and
// nothing else imports the C library for them.

/// The sine of `angle` radians.
public func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of `angle` radians.
public func cosine(_ angle: Double) -> Double { cos(angle) }

/// The tangent of `angle` radians.
public func tangent(_ angle: Double) -> Double { tan(angle) }

/// The angle of the vector (`x`, `y`) in radians, in −π…π.
public func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The angle in −π/2…π/2 whose sine is `sine`; NaN outside −1…1.
public func arcSine(_ sine: Double) -> Double { asin(sine) }

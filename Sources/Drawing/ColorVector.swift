import TaijiMotion

/// A colour as a vector: what is animated in place of a `Color`, which, being held to 0…1, has no differences
/// and no overshoot.
///
/// The three types that adopt it differ in what "halfway" means: `SRGBColor`, `LinearColor`, `OklabColor`. All
/// of them hold their three coordinates multiplied by alpha, so that a colour that fades to `Color.clear`
/// keeps its hue, and of two colours the more opaque one counts for more (CSS Color Level 4, "Interpolating
/// with Alpha").
///
/// A tween or spring of them is asked for its value's `color`:
///
///     var fill = Tween(OklabColor(.white))
///     try fill.retarget(to: OklabColor(Color(hex: 0x339EB8)), at: 0, duration: 0.3, easing: .easeInOut)
///     let now = fill.value(at: 0.1).color
public protocol ColorVector: Animatable, Hashable {
    /// The three coordinates, each multiplied by alpha, and alpha. Any numbers: a difference or an overshoot
    /// lies outside of what a colour may have.
    var components: SIMD4<Double> { get set }

    /// The vector of those components, as they are.
    init(components: SIMD4<Double>)

    /// The vector that stands for `color`. Of a colour without alpha nothing is left but the zero vector.
    init(_ color: Color)

    /// The colour that the vector stands for: its coordinates divided by alpha. What lies outside of sRGB is
    /// held at its nearest component, what has no alpha, or one below 0, is `Color.clear`.
    var color: Color { get }
}

extension ColorVector {
    /// The sum of all components.
    @inlinable public static func + (a: Self, b: Self) -> Self {
        Self(components: a.components + b.components)
    }
    /// The difference of all components.
    @inlinable public static func - (a: Self, b: Self) -> Self {
        Self(components: a.components - b.components)
    }
    /// All components scaled.
    @inlinable public static func * (a: Self, k: Double) -> Self { Self(components: a.components * k) }
    /// Euclid's length of the four components.
    @inlinable public var magnitude: Double { components.magnitude }
    /// Whether all components are finite.
    @inlinable public var isFinite: Bool { components.isFinite }

    /// The vector of three coordinates that alpha has still to be multiplied into.
    init(_ coordinates: SIMD3<Double>, alpha: Double) {
        self.init(components: SIMD4(coordinates * alpha, alpha))
    }

    /// The coordinates with alpha divided out; nil where nothing would be seen.
    var coordinates: SIMD3<Double>? {
        let alpha = components.w
        return alpha > 0 ? SIMD3(components.x, components.y, components.z) / alpha : nil
    }
}

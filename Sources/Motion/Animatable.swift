import TaijiGeometry

/// A value that can be animated: a vector over the real numbers, with a length. A type of your own joins by
/// giving these members.
///
/// Numbers of any finite size are answered exactly as long as the answer is a number; a motion whose way,
/// velocity or swing no number can hold is refused by an error when it is asked for.
///
/// The length is what a tween weighs a velocity by, and what paced keyframes measure their way in; it is any
/// norm of the space (Euclid's, where nothing speaks against it).
public protocol Animatable: Equatable, Sendable {
    /// The sum of two values.
    static func + (a: Self, b: Self) -> Self
    /// The difference of two values.
    static func - (a: Self, b: Self) -> Self
    /// A value scaled by a number.
    static func * (a: Self, k: Double) -> Self
    /// The length of the vector, 0 or more, in the unit of its components.
    var magnitude: Double { get }
    /// Whether every component is finite.
    var isFinite: Bool { get }
}

extension Double: Animatable {}

extension Point: Animatable {
    /// The distance from the origin.
    @inlinable public var magnitude: Double { SIMD2(x, y).magnitude }
}

extension Animatable {
    /// The value that is `progress` of the way to `other`: exactly `self` at 0 and exactly `other` at 1, beyond
    /// them outside.
    @inlinable public func interpolated(to other: Self, at progress: Double) -> Self {
        if progress == 1 { return other }
        if progress == 0 { return self }
        let way = other - self
        if way.isFinite { return self + way * progress }
        // From -1e308 to 1e308: half of it all is as far as numbers go.
        let half = self * 0.5
        return (half + (other * 0.5 - half) * progress) * 2
    }
}

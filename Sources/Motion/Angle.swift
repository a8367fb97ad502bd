/// An angle, animated as the number it is: 3π is one and a half turns. `TurnWay` finds the target for the
/// shorter way round.
public struct Angle: Animatable, Hashable, Comparable {
    /// The angle in radians, clockwise on the screen.
    public var radians: Double

    /// The angle of `radians`.
    @inlinable public init(radians: Double) { self.radians = radians }

    /// The angle of `degrees`.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// The angle in degrees.
    @inlinable public var degrees: Double { radians * (180 / .pi) }

    /// The angle without its whole turns: 0 or more, below one turn.
    public var withoutWholeTurns: Angle {
        Angle(radians: radians.isFinite ? WholeTurns.off(radians) : 0)
    }

    /// The sum.
    @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference.
    @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The multiple.
    @inlinable public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
    /// Whether `a` is the smaller number.
    @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// The angle's size.
    @inlinable public var magnitude: Double { radians.magnitude }
    /// Whether it is finite.
    @inlinable public var isFinite: Bool { radians.isFinite }
}

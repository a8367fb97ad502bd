/// How a value gets to a new target.
public enum Movement: Hashable, Sendable {
    /// At once.
    case jump
    /// By an easing within that many seconds, from the value and the velocity it has.
    case easing(Easing, duration: Double)
    /// By an easing within that many seconds, added to what is under way: UIKit's additive style.
    case additive(Easing, duration: Double)
    /// By a spring, from the value and the velocity it has.
    case spring(Spring)

    /// The movement that a text describes: an easing's name or CSS text, which takes `duration` seconds, or a
    /// spring, which takes its own time:
    ///
    /// * `spring()`, `smooth`, `snappy`, `bouncy`: SwiftUI's presets; `spring()` is `smooth`
    /// * `spring(mass, stiffness, damping)`: three numbers, commas or white space between them
    /// * `spring(duration: 0.5, bounce: 0.3)`, `spring(response: 0.5, dampingRatio: 0.8)`,
    ///   `spring(mass: 1, stiffness: 100, damping: 10)`: by name, in any order; what is left out has the
    ///   defaults of `Spring`
    ///
    /// Throws `MotionError.unreadable`, or what `Spring`, the easing or the duration refuse.
    public init(text: String, duration: Double) throws(MotionError) {
        try MotionError.checkLength(duration, "duration")
        if let spring = try Spring(text: text) {
            self = .spring(spring)
        } else {
            self = .easing(try Easing(text: text), duration: duration)
        }
    }

    /// The same movement for somebody who wants things to stand still: a jump.
    public func reduced(_ isReduced: Bool) -> Movement { isReduced ? .jump : self }
}

/// A spring with a mass and a damper: m x″ + c x′ + k x = 0, x being the distance from the rest.
///
/// Evaluated in closed form, so that the value at a time does not depend on the steps by which one gets
/// there. With a = c/2m, ω² = k/m and s = a² − ω² the solution is
///
///     x(t) = x₀ C(t) + (v₀ + a x₀) S(t),  v(t) = v₀ C(t) − (a v₀ + ω² x₀) S(t)
///
/// with C = e^(−at) cosh(√s t) and S = e^(−at) sinh(√s t)/√s, which for s < 0 are e^(−at) cos(√−s t) and
/// e^(−at) sin(√−s t)/√−s, and for s = 0 e^(−at) and t e^(−at) (any textbook of mechanics: the damped
/// harmonic oscillator).
public struct Spring: Hashable, Sendable {
    /// The mass m, above 0.
    public let mass: Double
    /// The stiffness k, above 0: force per length.
    public let stiffness: Double
    /// The damping c, 0 or more: force per speed. A spring without damping never comes to rest.
    public let damping: Double

    /// a = c/2m, per second.
    @usableFromInline let decay: Double
    /// ω² = k/m.
    @usableFromInline let square: Double
    /// √|a² − ω²|.
    @usableFromInline let root: Double
    /// The two rates at which an overdamped spring comes to rest, the slow one first; computed without
    /// cancellation.
    @usableFromInline let slowRate: Double
    @usableFromInline let fastRate: Double

    private init(uncheckedMass mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        decay = damping / mass / 2
        square = stiffness / mass
        let frequency = square.squareRoot()
        // (a − ω)(a + ω) keeps the digits that a² − ω² loses near critical damping.
        root = ((decay - frequency) * (decay + frequency)).magnitude.squareRoot()
        fastRate = decay + root
        slowRate = decay > frequency ? square / fastRate : decay
    }

    /// A spring of that mass, stiffness and damping, as Core Animation's `CASpringAnimation` has them; its
    /// defaults are 1, 100 and 10.
    ///
    /// Throws `MotionError.notFinite` or `.outOfRange` unless mass and stiffness are above 0, the damping is 0
    /// or more, and √(k/m) and, where there is a damping, c/2m lie between 1e-100 and 1e100 per second: what
    /// is slower or faster than that could not be reckoned with.
    public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) throws(MotionError) {
        try Spring.check(mass, "mass", above: true)
        try Spring.check(stiffness, "stiffness", above: true)
        try Spring.check(damping, "damping", above: false)
        self.init(uncheckedMass: mass, stiffness: stiffness, damping: damping)
        let isAllowed = Spring.rates ~= square.squareRoot() && (damping == 0 || Spring.rates ~= decay)
        guard isAllowed else {
            throw .outOfRange(
                argument: "spring", found: "mass \(mass), stiffness \(stiffness), damping \(damping)",
                allowed: "a frequency and a decay (unless 0) of 1e-100 to 1e100 per second")
        }
    }

    /// The frequencies and decays that a spring may have, per second.
    private static let rates = 1e-100...1e100

    /// A spring by how long it takes to be felt as settled and how much it bounces, as SwiftUI has it: mass
    /// 1, k = (2π/duration)², damping ratio 1 − bounce, for a bounce below 0 1/(1 + bounce).
    ///
    /// `duration` is above 0, in seconds; `bounce` is above −1 (sluggish) and at most 1 (never at rest), 0
    /// being critically damped. Throws `MotionError.notFinite` or `.outOfRange` otherwise.
    public init(duration: Double, bounce: Double = 0) throws(MotionError) {
        try Spring.check(duration, "duration", above: true)
        try MotionError.check(bounce, "bounce")
        guard bounce > -1, bounce <= 1 else {
            throw .outOfRange(argument: "bounce", found: "\(bounce)", allowed: "above -1 and at most 1")
        }
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        try self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// A spring by its response (the period of the undamped spring, in seconds, above 0) and its damping
    /// ratio (0 or more, 1 being critically damped), as `UISpringTimingParameters` and SwiftUI have them.
    ///
    /// Throws `MotionError.notFinite` or `.outOfRange` otherwise.
    public init(response: Double, dampingRatio: Double) throws(MotionError) {
        try Spring.check(response, "response", above: true)
        try Spring.check(dampingRatio, "damping ratio", above: false)
        let frequency = 2 * Double.pi / response
        try self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    /// SwiftUI's `smooth`: half a second, no bounce.
    public static let smooth = preset(bounce: 0)
    /// SwiftUI's `snappy`: half a second, a bounce of 0.15.
    public static let snappy = preset(bounce: 0.15)
    /// SwiftUI's `bouncy`: half a second, a bounce of 0.3.
    public static let bouncy = preset(bounce: 0.3)

    private static func preset(bounce: Double) -> Spring {
        let frequency = 4 * Double.pi
        return Spring(
            uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * (1 - bounce) * frequency)
    }

    /// ζ, the damping as a share of the critical one: below 1 the spring swings over its rest.
    public var dampingRatio: Double { decay / square.squareRoot() }

    /// The period of the undamped spring, in seconds: what `init(duration:bounce:)` calls the duration.
    public var duration: Double { 2 * .pi / square.squareRoot() }

    /// What `init(duration:bounce:)` calls the bounce.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private static func check(_ number: Double, _ argument: String, above: Bool) throws(MotionError) {
        try MotionError.check(number, argument)
        guard above ? number > 0 : number >= 0 else {
            throw .outOfRange(
                argument: argument, found: "\(number)", allowed: above ? "more than 0" : "0 or more")
        }
    }
}

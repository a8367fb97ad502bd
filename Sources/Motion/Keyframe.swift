/// A value that an animation has at a certain progress in time.
public struct Keyframe<Value: Animatable>: Equatable, Sendable {
    /// The value.
    public var value: Value
    /// The progress in time, 0…1; nil lies evenly between its neighbours.
    public var offset: Double?
    /// How the time is spent from here to the next keyframe.
    public var easing: Easing
    /// How the value goes together with the one beneath the animation.
    public var composite: Composite
    /// How the curve passes through the value, in the cubic modes.
    public var bend: Bend

    /// How tightly a cubic curve passes through a keyframe: Kochanek and Bartels, "Interpolating Splines with
    /// Local Tension, Continuity, and Bias Control", SIGGRAPH 1984; Core Animation's `tensionValues`,
    /// `continuityValues` and `biasValues`. All 0 is the Catmull-Rom spline.
    public struct Bend: Hashable, Sendable {
        /// 1 is tight, −1 is round.
        public var tension: Double
        /// Other than 0 makes a corner: −1 inwards, 1 outwards.
        public var continuity: Double
        /// 1 shoots over the value, −1 turns before it.
        public var bias: Double

        /// Tension, continuity and bias; 0 where nothing else is said.
        public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            self.tension = tension
            self.continuity = continuity
            self.bias = bias
        }
    }

    /// The keyframe of `value`; the rest as the properties say.
    public init(
        _ value: Value, at offset: Double? = nil, easing: Easing = .linear, composite: Composite = .replace,
        bend: Bend = Bend()
    ) {
        self.value = value
        self.offset = offset
        self.easing = easing
        self.composite = composite
        self.bend = bend
    }
}

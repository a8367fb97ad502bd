import TaijiGeometry

extension Spring {
    /// C and S of the closed form at `time` seconds, 0 or more.
    @usableFromInline func factors(at time: Double) -> (c: Double, s: Double) {
        let angle = root * time
        if angle < 1e-4 {
            // Near critical damping, or near the start: cosh z ≈ 1 + z²/2, sinh z/z ≈ 1 + z²/6, z² of either
            // sign; the next terms are below 1e-17.
            let z = isUnderdamped ? -angle * angle : angle * angle
            let fading = exponential(-decay * time)
            return (fading * (1 + z / 2), fading * time * (1 + z / 6))
        }
        if isUnderdamped {
            let fading = exponential(-decay * time)
            // So late that its number of swings is none: as good as at a turning point, faded or not.
            guard angle.isFinite else { return (fading, 0) }
            return (fading * cosine(angle), fading * sine(angle) / root)
        }
        // Two fading exponentials rather than a fading one times growing ones.
        let slow = exponential(-slowRate * time)
        let fast = exponential(-fastRate * time)
        return ((slow + fast) / 2, (slow - fast) / (2 * root))
    }

    private var isUnderdamped: Bool { square > decay * decay }

    /// The distance from the rest `time` seconds after it was `distance` and the velocity was `velocity`.
    /// Before that moment it is `distance`.
    public func distance(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
        guard time > 0 else { return distance }
        guard time < .infinity else { return 0 }
        let (c, s) = factors(at: time)
        return distance * (c + decay * s) + velocity * s
    }

    /// The velocity at the same moment, per second.
    public func velocity(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
        guard time > 0 else { return velocity }
        guard time < .infinity else { return 0 }
        let (c, s) = factors(at: time)
        return velocity * (c - decay * s) - distance * (square * s)
    }

    /// How far on the way from 0 to 1 the spring is `time` seconds after it was let go: 0 at 0, and swinging
    /// over 1 where it bounces. `velocity` is its initial velocity towards 1, per second.
    public func value(at time: Double, velocity: Double = 0) -> Double {
        1 + distance(at: time, from: -1, velocity: velocity)
    }
}

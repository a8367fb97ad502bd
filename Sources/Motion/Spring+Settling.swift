import TaijiGeometry

extension Spring {
    /// The last time at which the spring is further than `tolerance` from its rest, in seconds after it was
    /// `distance` away with the velocity `velocity`: from then on it is as good as at rest. 0 where it never
    /// is that far; infinite where it never rests (no damping).
    ///
    /// Throws `MotionError.notFinite`, or `.outOfRange` for a tolerance that is not above 0 or is less than
    /// 1e-290 of the distance, or of the velocity's swing.
    public func settlingTime(
        from distance: Double = 1, velocity: Double = 0, tolerance: Double = 0.001
    ) throws(MotionError) -> Double {
        try MotionError.check(distance, "distance")
        try MotionError.check(velocity, "velocity")
        try Spring.checkTolerance(tolerance)
        // In units of the swing, in which nothing leaves the range of numbers.
        let swing = swing(distance: distance.magnitude, velocity: velocity.magnitude)
        guard swing > 0 else { return 0 }
        guard swing.isFinite, tolerance / swing >= 1e-290 else {
            throw .outOfRange(
                argument: "tolerance", found: "\(tolerance)", allowed: "1e-290 of the spring's swing or more")
        }
        return settlingTime(distance / swing, velocity / swing, tolerance / swing)
    }

    private func settlingTime(_ distance: Double, _ velocity: Double, _ tolerance: Double) -> Double {
        let bound = settlingBound(distance: distance.magnitude, velocity: velocity.magnitude, tolerance)
        guard bound > 0, bound < .infinity else { return bound }

        // Where the velocity is 0 the distance has an extremum, and between two of them it runs one way: the
        // last extremum beyond the tolerance comes before the crossing, the next one after it.
        var early = 0.0
        var late = bound
        let first = firstExtremum(distance, velocity)
        if decay < square.squareRoot(), root * bound >= 1e-4 {
            // Half a period apart, each smaller than the one before it by the same factor.
            let half = Double.pi / root
            let highest = self.distance(at: first, from: distance, velocity: velocity).magnitude
            let last = (naturalLogarithm(highest / tolerance) / (decay * half)).rounded(.down)
            if last >= 0 {
                early = first + half * last
                late = first + half * (last + 1)
            } else {
                late = first
            }
        } else if first > 0, first < bound {
            if self.distance(at: first, from: distance, velocity: velocity).magnitude > tolerance {
                early = first
            } else {
                late = first
            }
        }
        if early == 0, distance.magnitude <= tolerance { return 0 }
        // Halved until only rounding is left.
        for _ in 0..<80 where late - early > 1e-15 * late {
            let middle = (early + late) / 2
            let isBeyond = self.distance(at: middle, from: distance, velocity: velocity).magnitude > tolerance
            if isBeyond { early = middle } else { late = middle }
        }
        return late
    }

    static func checkTolerance(_ tolerance: Double) throws(MotionError) {
        try MotionError.check(tolerance, "tolerance")
        guard tolerance > 0 else {
            throw .outOfRange(argument: "tolerance", found: "\(tolerance)", allowed: "more than 0")
        }
    }

    /// What distance and velocity come to: the distance, or how far the velocity would carry in one swing.
    @usableFromInline func swing(distance: Double, velocity: Double) -> Double {
        max(distance, velocity / square.squareRoot())
    }

    /// A time from which on the spring is certainly within `tolerance`: by the lengths of distance and
    /// velocity only, so that it also holds for points and other vectors. All three in units of the swing;
    /// infinite for a spring without damping that swings beyond the tolerance.
    @usableFromInline func settlingBound(distance: Double, velocity: Double, _ tolerance: Double) -> Double {
        guard distance > 0 || velocity > 0 else { return 0 }
        guard decay > 0 else {
            let reach = velocity / square.squareRoot()
            return (distance * distance + reach * reach).squareRoot() <= tolerance ? 0 : .infinity
        }
        let push = velocity + decay * distance
        // |x| ≤ |x₀| C + |v₀ + a x₀| S, and C ≤ e^(−rt), S ≤ min(t, 1/√|s|) e^(−rt) with the slow rate r: at
        // the time t it is within the tolerance if t is `enough(t)` or more.
        func enough(_ time: Double) -> Double {
            let amplitude = distance + push * (root * time > 1 ? 1 / root : time)
            return naturalLogarithm(amplitude / tolerance) / slowRate
        }
        // A time that is certainly late enough, and from there down to the bound itself.
        var time = 1 / slowRate
        while enough(time) > time, time < .infinity { time *= 2 }
        for _ in 0..<100 {
            let next = enough(time)
            if next >= time * (1 - 1e-6) { break }
            if next <= 0 { return 0 }
            time = next
        }
        return time
    }

    /// The first time above 0 at which the velocity is 0; 0 where there is none.
    private func firstExtremum(_ distance: Double, _ velocity: Double) -> Double {
        // v₀ C = (a v₀ + ω² x₀) S.
        let pull = decay * velocity + square * distance
        let frequency = square.squareRoot()
        if decay < frequency, root > 1e-9 * frequency {
            // tan(wt) = v₀ w/pull.
            let time = arcTangent(velocity * root, pull) / root
            return time > 0 ? time : time + .pi / root
        }
        if root <= 1e-9 * frequency { return pull == 0 ? 0 : max(0, velocity / pull) }
        // tanh(wt) = v₀ w/pull, by its logarithm.
        let ratio = velocity * root / pull
        guard ratio > 0, ratio < 1 else { return 0 }
        return naturalLogarithm((1 + ratio) / (1 - ratio)) / (2 * root)
    }
}

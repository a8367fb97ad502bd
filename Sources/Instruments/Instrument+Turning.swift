import TaijiMotion

extension Instrument {
    /// The disc's phase at `time`, in radians.
    public func phase(at time: Double) -> Double {
        configuration.fixedPhase ?? turning.phase(at: Swift.min(time, freezing))
    }

    /// Turns at `speed` from now on; the change itself eases.
    public mutating func setSpeed(_ speed: TurningSpeed, at time: Double) {
        if speed != .paused { speedBeforePause = speed }
        self.speed = speed
        applySpeed(at: time)
    }

    /// Turns the other way round.
    public mutating func reverse(at time: Double) {
        isReversed.toggle()
        applySpeed(at: time)
    }

    /// Stops the turning, or goes on as before the stop.
    public mutating func togglePause(at time: Double) {
        setSpeed(speed == .paused ? speedBeforePause : .paused, at: time)
    }

    mutating func applySpeed(at time: Double) {
        setNeedsDisplay()
        turn(at: meantRate, time)
    }

    /// Turns at `rate` radians a second, eased within `duration` seconds. While motion is reduced, `Turning` only
    /// notes it.
    mutating func turn(at rate: Double, _ time: Double, duration: Double = Instrument.speedChangeDuration) {
        // A disc that stands still for want of data goes on with the new speed at once when it goes on.
        let duration = isFrozen(at: time) ? 0 : duration
        thaw(at: time)
        do {
            try turning.setSpeed(rate, at: time, duration: duration)
        } catch {
            assertionFailure("a finite speed was refused: \(error)")
        }
    }

    /// Switches reduced motion on or off. On, everything that moves is where it was going at once: values jump
    /// from then on, and the disc stands still. Whatever speed the keys ask for meanwhile is only noted; off,
    /// the disc takes it up, eased.
    public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) {
        guard isReduced != configuration.reducesMotion else { return }
        configuration.reducesMotion = isReduced
        setNeedsDisplay()
        thaw(at: time)
        adaptMarks(at: time)
        do {
            try turning.setReducedMotion(isReduced, at: time)
            try shown.setReducedMotion(isReduced, at: time)
            try balance.setReducedMotion(isReduced, at: time)
            guard isReduced else { return }
            try help.jump(to: help.target, at: time)
            catchUp = Tween(0)
        } catch {
            assertionFailure("the time is not finite: \(error)")
        }
    }

    /// The disc goes on from the phase that it had at `moment`, at once with the speed that it is meant to have.
    mutating func restartTurning(from moment: Double, at time: Double) {
        turning = .turning(
            phase: turning.phase(at: moment), speed: turning.wantedSpeed,
            isReduced: configuration.reducesMotion, at: time)
    }

    /// The seconds in which a change of speed is eased.
    static let speedChangeDuration = 0.3
}

extension Turning {
    /// A phase that turns at `speed` from `time` on, or only notes that speed while motion is reduced.
    static func turning(phase: Double, speed: Double, isReduced: Bool, at time: Double) -> Turning {
        var turning = Turning(phase: phase, speed: speed, at: time)
        // It throws for a time that is none, at which there is nothing to stop.
        try? turning.setReducedMotion(isReduced, at: time)
        return turning
    }
}

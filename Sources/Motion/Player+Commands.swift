extension Player {
    /// Plays on from where it is; from the start, where it is finished, has been cancelled or is outside of
    /// its time (running backwards: from the end). With reduced motion the run is over at once. Throws `MotionError.impossible` where that is an infinite
    /// end, and `.notFinite` for the time.
    public mutating func play(at time: Double) throws(MotionError) {
        let now = try checked(time)
        let current = currentTime(at: now)
        let wasOver = current.map(isOver) ?? true
        if rate >= 0 {
            if current == nil || current.map({ $0 < 0 || $0 >= end }) == true { hold = 0 }
        } else if current == nil || current.map({ $0 <= 0 || $0 > end }) == true {
            guard end < .infinity else { throw Player.endless("play backwards") }
            hold = end
        }
        if wasOver { owesReport = true }
        wasCancelled = false
        resume(now)
        latest = now
        if isReduced { land(now) }
    }

    /// Stands still where it is; a cancelled one at the start (running backwards: at the end). Throws as
    /// `play(at:)` does.
    public mutating func pause(at time: Double) throws(MotionError) {
        let now = try checked(time)
        if let current = currentTime(at: now) {
            hold = current
        } else if rate >= 0 {
            hold = 0
        } else {
            guard end < .infinity else { throw Player.endless("pause at the end") }
            hold = end
        }
        start = nil
        latest = now
    }

    /// Goes to `target` in its own time, which may lie outside of it. Playing or paused as before; one that is
    /// finished plays on if `target` is before its end; a cancelled one is paused there. Throws
    /// `MotionError.notFinite`.
    public mutating func seek(to target: Double, at time: Double) throws(MotionError) {
        try MotionError.check(target, "time to seek")
        let now = try checked(time)
        let wasOver = currentTime(at: now).map(isOver) ?? true
        move(to: target, now)
        if wasOver, !isOver(target) { owesReport = true }
        latest = now
    }

    /// Runs at `rate` from now on, from where it is. Throws `MotionError.notFinite`.
    public mutating func setRate(_ rate: Double, at time: Double) throws(MotionError) {
        try MotionError.check(rate, "rate")
        let now = try checked(time)
        let current = currentTime(at: now)
        let wasOver = current.map(isOver) ?? true
        self.rate = rate
        if let current {
            move(to: current, now)
            if wasOver, !isOver(current) { owesReport = true }
        }
        latest = now
    }

    /// Turns round and plays: at the same speed the other way, from where it is. Throws as `play(at:)` does;
    /// nothing is changed then.
    public mutating func reverse(at time: Double) throws(MotionError) {
        var turned = self
        try turned.setRate(-rate, at: time)
        try turned.play(at: time)
        self = turned
    }

    /// Goes to the end, or, running backwards, to the start, and is finished. Throws `MotionError.impossible`
    /// where there is no end, or no direction.
    public mutating func finish(at time: Double) throws(MotionError) {
        let now = try checked(time)
        guard rate != 0 else {
            throw .impossible(action: "finish", reason: "the rate is 0, so there is no end to go to")
        }
        guard rate < 0 || end < .infinity else { throw Player.endless("finish") }
        let limit = rate > 0 ? end : 0
        start = now - limit / rate
        hold = limit
        wasCancelled = false
        latest = now
    }

    /// Gives it up: idle, without a current time.
    public mutating func cancel() {
        start = nil
        hold = nil
        wasCancelled = owesReport
    }

    /// Whether the run that was under way has come to its end, once for every run: true when it is finished at
    /// `time`, false when it has been cancelled, nil when there is nothing to report (any more).
    public mutating func takeReport(at time: Double) -> Bool? {
        guard owesReport else { return nil }
        if wasCancelled {
            owesReport = false
            wasCancelled = false
            return false
        }
        guard state(at: time) == .finished else { return nil }
        owesReport = false
        return true
    }

    /// Switches reduced motion on or off. On, a run that is under way is over at once, and reported as
    /// finished; one without end stands still instead. Throws `MotionError.notFinite` for the time.
    public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) throws(MotionError) {
        let now = try checked(time)
        if isReduced, state(at: now) == .running { land(now) }
        self.isReduced = isReduced
        latest = now
    }

    /// Ends the run, or, where there is no end to go to, lets it stand.
    private mutating func land(_ now: Double) {
        guard rate != 0, rate < 0 || end < .infinity else {
            hold = currentTime(at: now)
            start = nil
            return
        }
        let limit = rate > 0 ? end : 0
        start = now - limit / rate
        hold = limit
    }
}

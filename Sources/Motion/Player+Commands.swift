extension Player {
    /// Plays on from where it is; from the start, where it is finished, has been cancelled or is outside of
    /// its time (running backwards: from the end). Throws `MotionError.impossible` where that is an infinite
    /// end, and `.notFinite` for the time.
    public mutating func play(at time: Double) throws(MotionError) {
        try command(at: time, begins: true) { (player, now) throws(MotionError) in try player.goOn(now) }
    }

    /// Stands still where it is; a cancelled one at the start (running backwards: at the end). Throws as
    /// `play(at:)` does.
    public mutating func pause(at time: Double) throws(MotionError) {
        try command(at: time) { (player, now) throws(MotionError) in
            if let current = player.currentTime(at: now) {
                player.place = current
            } else if player.rate >= 0 {
                player.place = 0
            } else {
                guard player.end < .infinity else { throw Player.endless("pause at the end") }
                player.place = player.end
            }
            player.anchor = nil
            player.waits = false
        }
    }

    /// Goes to `target` in its own time, which may lie outside of it. Playing or paused as before; one that is
    /// finished plays on if `target` is before its end; a cancelled one is paused there. Throws
    /// `MotionError.notFinite`.
    public mutating func seek(to target: Double, at time: Double) throws(MotionError) {
        try MotionError.check(target, "time to seek")
        try command(at: time) { (player, now) throws(MotionError) in player.move(to: target, now) }
    }

    /// Runs at `rate` from now on, from where it is. Throws `MotionError.notFinite`.
    public mutating func setRate(_ rate: Double, at time: Double) throws(MotionError) {
        try MotionError.check(rate, "rate")
        try command(at: time) { (player, now) throws(MotionError) in player.turn(to: rate, now) }
    }

    /// Turns round and plays: at the same speed the other way, from where it is. Throws as `play(at:)` does.
    public mutating func reverse(at time: Double) throws(MotionError) {
        try command(at: time, begins: true) { (player, now) throws(MotionError) in
            player.turn(to: -player.rate, now)
            try player.goOn(now)
        }
    }

    /// Goes to the end, or, running backwards, to the start, and is finished. Throws `MotionError.impossible`
    /// where there is no end, or no direction.
    public mutating func finish(at time: Double) throws(MotionError) {
        let isFinished = state(at: time) == .finished
        try command(at: time, begins: !isFinished) { (player, now) throws(MotionError) in
            guard player.rate != 0 else {
                throw .impossible(action: "finish", reason: "the rate is 0, so there is no end to go to")
            }
            guard let limit = player.limit else { throw Player.endless("finish") }
            player.place = limit
            player.anchor = now
            player.waits = false
        }
    }

    /// Gives it up: idle, without a current time. A run that is under way is reported as not finished; one
    /// that has come to its end by then, as finished. Throws `MotionError.notFinite` for the time.
    public mutating func cancel(at time: Double) throws(MotionError) {
        try command(at: time) { (player, _) throws(MotionError) in
            player.place = nil
            player.anchor = nil
            player.waits = false
            if player.isUnderWay { player.pending.append(false) }
            player.isUnderWay = false
        }
    }

    /// The oldest report that has come up until `time` and has not been taken yet; nil where there is none
    /// (any more). Every run is reported exactly once, in the order of the runs: true when it has come to its
    /// end, false when it has been cancelled.
    ///
    /// A run is under way as long as the player is running or paused. It begins with the player itself, with
    /// `play(at:)` and `reverse(at:)` where none is under way, and with every other command that sets a
    /// finished or cancelled player going or pauses it.
    public mutating func takeReport(at time: Double) -> Bool? {
        settle(time)
        return pending.isEmpty ? nil : pending.removeFirst()
    }

    /// Switches reduced motion on or off. On, whatever is or comes under way goes to its end at once, and is
    /// reported as finished; one without end stands still instead, and goes on when it is switched off. One
    /// that is paused stays so. Throws `MotionError.notFinite` for the time.
    public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) throws(MotionError) {
        try command(at: time) { (player, now) throws(MotionError) in
            player.isReduced = isReduced
            if !isReduced, player.waits {
                player.waits = false
                player.anchor = now
            }
        }
    }

    /// A command: what is over by then is noted first; where it throws, nothing is changed. `begins` says that
    /// a run begins with it in any case, also one that is over at once.
    private mutating func command(
        at time: Double, begins: Bool = false,
        _ body: (inout Player, Double) throws(MotionError) -> Void
    ) throws(MotionError) {
        try MotionError.check(time, "time")
        var next = self
        next.settle(time)
        // On an earlier clock it goes on from what the last command left.
        if time < next.latest, let current = next.currentTime(at: time) { next.move(to: current, time) }
        next.latest = time
        try body(&next, time)
        let state = next.state(at: time)
        if begins || state == .running || state == .paused { next.isUnderWay = true }
        if next.isReduced, state == .running || next.waits { next.land(time) }
        self = next
    }

    /// Notes that the run under way has come to its end, if it has.
    private mutating func settle(_ time: Double) {
        guard isUnderWay, state(at: time) == .finished else { return }
        pending.append(true)
        isUnderWay = false
        // What has been reported stays so, whatever the clock does: it does not go back before that moment.
        if let place, !isOver(place), let moment = finishMoment { latest = max(latest, moment) }
    }

    /// Web Animations' "play an animation".
    private mutating func goOn(_ now: Double) throws(MotionError) {
        let current = currentTime(at: now)
        if rate >= 0 {
            place = current.flatMap { $0 < 0 || $0 >= end ? nil : $0 } ?? 0
        } else if let current, current > 0, current <= end {
            place = current
        } else {
            guard end < .infinity else { throw Player.endless("play backwards") }
            place = end
        }
        anchor = now
        waits = false
    }

    private mutating func move(to target: Double, _ now: Double) {
        place = target
        if anchor != nil { anchor = now }
    }

    private mutating func turn(to rate: Double, _ now: Double) {
        if let current = currentTime(at: now) { move(to: current, now) }
        self.rate = rate
    }

    /// Ends the run, or, where there is no end to go to, lets it stand.
    private mutating func land(_ now: Double) {
        place = limit ?? currentTime(at: now)
        anchor = limit == nil ? nil : now
        waits = limit == nil
    }
}

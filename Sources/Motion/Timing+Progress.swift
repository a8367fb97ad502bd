extension Timing {
    /// What a motion shows at a moment.
    public struct Progress: Hashable, Sendable {
        /// The progress within the iteration, eased and in the iteration's direction.
        public var progress: Double
        /// The number of the iteration, from 0 on; infinite at the end of endlessly many.
        public var iteration: Double
        /// CSS's before-flag: whether a jump at exactly this moment is still to come. For the easings of
        /// keyframes.
        public var isBefore: Bool
    }

    /// The phase at `time`. `backwards` says that the time runs backwards (a player with a negative rate):
    /// then the moments of change belong to the other side.
    public func phase(at time: Double, backwards: Bool = false) -> Phase {
        let end = self.end
        let activeStart = max(min(delay, end), 0)
        let activeEnd = max(min(delay + activeDuration, end), 0)
        if time < activeStart || backwards && time == activeStart { return .before }
        if time > activeEnd || !backwards && time == activeEnd { return .after }
        return .active
    }

    /// What the motion shows at `time`, or nil where it shows nothing: outside its active time, unless it
    /// fills. A time that is NaN shows nothing.
    public func progress(at time: Double, backwards: Bool = false) -> Progress? {
        guard time == time else { return nil }
        let phase = phase(at: time, backwards: backwards)
        guard let active = activeTime(at: time, phase) else { return nil }

        // Overall progress: in iterations. The quotient may be off by a rounding error, and must not seem to
        // have gone beyond the last of them: its start would be shown in place of the end.
        let passed: Double =
            if duration == 0 {
                phase == .before ? 0 : iterations
            } else if duration == .infinity {
                0
            } else {
                // Before it begins there is nothing to hold: Web Animations lets a delay below 0 and an end
                // before its start run into iterations that there are not.
                phase == .before
                    ? active / duration
                    : active == activeDuration ? iterations : min(active / duration, iterations)
            }
        let overall = passed + iterationStart
        let isOver =
            phase != .before && iterations != 0 && (passed == iterations || active == activeDuration)

        // Simple iteration progress. The end of the last iteration is its end, not the start of a next one.
        var simple =
            overall == .infinity
            ? iterationStart.truncatingRemainder(dividingBy: 1) : overall.truncatingRemainder(dividingBy: 1)
        if simple == 0, isOver { simple = 1 }

        let iteration: Double
        if phase == .after, iterations == .infinity {
            iteration = .infinity
        } else if simple == 1 {
            // At the infinite end of an endless iteration none has passed.
            iteration = max(overall.rounded(.down) - 1, 0)
        } else {
            iteration = overall.rounded(.down)
        }

        let isForwards =
            switch direction {
            case .normal: true
            case .reverse: false
            case .alternate: Timing.isEven(iteration)
            case .alternateReverse: !Timing.isEven(iteration)
            }
        let directed = isForwards ? simple : 1 - simple
        let isBefore = isForwards ? phase == .before : phase == .after
        return Progress(
            progress: easing.value(at: directed, before: isBefore), iteration: iteration, isBefore: isBefore)
    }

    /// Whether anything is shown in that phase.
    func isShown(in phase: Phase) -> Bool {
        switch phase {
        case .before: fill == .backwards || fill == .both
        case .active: true
        case .after: fill == .forwards || fill == .both
        }
    }

    /// The time since the active time began, held at its ends where the motion fills.
    private func activeTime(at time: Double, _ phase: Phase) -> Double? {
        guard isShown(in: phase) else { return nil }
        return switch phase {
        case .before: max(time - delay, 0)
        case .active: time - delay
        // The end itself, not what is left of it when the delay has been added and taken off again.
        case .after:
            time >= delay + activeDuration ? activeDuration : max(min(time - delay, activeDuration), 0)
        }
    }

    /// Endlessly many count as even, as Web Animations has it.
    private static func isEven(_ iteration: Double) -> Bool {
        iteration == .infinity || iteration.truncatingRemainder(dividingBy: 2) == 0
    }
}

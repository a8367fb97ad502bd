/// When and how often a motion runs: the timing model of Web Animations (W3C, sections "Timing model" and
/// "Calculating progress").
///
/// Times are in seconds of the motion's own, local, time. A motion waits for its delay, is active for
/// `duration` · `iterations`, and is over. All times may be infinite where nothing else is said.
public struct Timing: Hashable, Sendable {
    /// Which way the iterations run.
    public enum Direction: Hashable, Sendable, CaseIterable {
        /// From start to end.
        case normal
        /// From end to start.
        case reverse
        /// To and fro, the first from start to end.
        case alternate
        /// To and fro, the first from end to start.
        case alternateReverse
    }

    /// What a motion shows before and after its active time.
    public enum Fill: Hashable, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// Its end, afterwards.
        case forwards
        /// Its start, before.
        case backwards
        /// Either.
        case both
    }

    /// Where in its life a motion is.
    public enum Phase: Hashable, Sendable, CaseIterable {
        /// Not begun (or, running backwards, over).
        case before
        /// Running.
        case active
        /// Over (or, running backwards, not begun).
        case after
    }

    /// The time before it begins; below 0 it begins in its middle. Finite.
    public let delay: Double
    /// The time after it, until its end counts; below 0 it ends early. Finite.
    public let endDelay: Double
    /// The time one iteration takes, 0 or more.
    public let duration: Double
    /// How often it runs, 0 or more, fractions included.
    public let iterations: Double
    /// The iteration at which it begins, 0 or more, fractions included. Finite.
    public let iterationStart: Double
    /// Which way the iterations run.
    public let direction: Direction
    /// What it shows before and after.
    public let fill: Fill
    /// How each iteration spends its time.
    public let easing: Easing

    /// A timing by its parts. Throws `MotionError.notFinite`, `.negative` or `.outOfRange` for a number that
    /// its property does not allow.
    public init(
        duration: Double, delay: Double = 0, endDelay: Double = 0, iterations: Double = 1,
        iterationStart: Double = 0, direction: Direction = .normal, fill: Fill = .none,
        easing: Easing = .linear
    ) throws(MotionError) {
        try MotionError.check(delay, "delay")
        try MotionError.check(endDelay, "end delay")
        try Timing.checkSpan(duration, "duration")
        try Timing.checkSpan(iterations, "number of iterations")
        try MotionError.checkLength(iterationStart, "iteration start")
        self.init(
            unchecked: duration, delay: delay, endDelay: endDelay, iterations: iterations,
            iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
    }

    init(
        unchecked duration: Double, delay: Double, endDelay: Double, iterations: Double,
        iterationStart: Double, direction: Direction, fill: Fill, easing: Easing
    ) {
        self.delay = delay
        self.endDelay = endDelay
        self.duration = duration
        self.iterations = iterations
        self.iterationStart = iterationStart
        self.direction = direction
        self.fill = fill
        self.easing = easing
    }

    /// The same, with each iteration running back as well: Core Animation's `autoreverses`. Twice as many
    /// iterations, to and fro.
    public var autoreversed: Timing {
        let direction: Direction =
            switch self.direction {
            case .normal, .alternate: .alternate
            case .reverse, .alternateReverse: .alternateReverse
            }
        return Timing(
            unchecked: duration, delay: delay, endDelay: endDelay, iterations: 2 * iterations,
            iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
    }

    /// The same with another duration; for groups, whose duration is that of what they hold.
    func lasting(_ duration: Double) -> Timing {
        Timing(
            unchecked: duration, delay: delay, endDelay: endDelay, iterations: iterations,
            iterationStart: iterationStart, direction: direction, fill: fill, easing: easing)
    }

    /// How long it is active: duration · iterations, and 0 where either is 0.
    public var activeDuration: Double { duration == 0 || iterations == 0 ? 0 : duration * iterations }

    /// When it ends: delay + active duration + end delay, but not before 0.
    public var end: Double { max(delay + activeDuration + endDelay, 0) }

    private static func checkSpan(_ number: Double, _ argument: String) throws(MotionError) {
        guard number == number else { throw .notFinite(argument: argument, found: "\(number)") }
        guard number >= 0 else { throw .negative(argument: argument, found: number) }
    }
}

extension Easing {
    /// Where a staircase jumps, in the words of CSS.
    public enum Jump: String, Hashable, Sendable, CaseIterable {
        /// At the start of every interval; the older word for `jumpStart`.
        case start
        /// At the end of every interval; the older word for `jumpEnd`.
        case end
        /// At the start of every interval: the first jump is at 0.
        case jumpStart = "jump-start"
        /// At the end of every interval: the last jump is at 1. Kept as `end`.
        case jumpEnd = "jump-end"
        /// At neither 0 nor 1: it rests at both.
        case jumpNone = "jump-none"
        /// At 0 and at 1 as well.
        case jumpBoth = "jump-both"

        /// The least number of intervals.
        var leastCount: Int { self == .jumpNone ? 2 : 1 }
    }

    /// A point of `linear(_:)`: a progress on the way, and the progress in time at which it is reached.
    public struct Stop: Hashable, Sendable {
        /// The progress on the way; any finite number.
        public var output: Double
        /// The progress in time; nil lies evenly between its neighbours.
        public var input: Double?

        /// The progress `output`, reached at `input`.
        public init(_ output: Double, at input: Double? = nil) {
            self.output = output
            self.input = input
        }
    }

    /// A staircase of `count` intervals of time: CSS `steps()`. Its slope is 0 everywhere.
    ///
    /// `count` is 1 or more, with `jumpNone` 2 or more; otherwise `MotionError.outOfRange` is thrown.
    public static func steps(_ count: Int, _ jump: Jump = .end) throws(MotionError) -> Easing {
        guard count >= jump.leastCount else {
            throw .outOfRange(
                argument: "number of steps", found: "\(count)", allowed: "\(jump.leastCount) or more")
        }
        // Two words for one and the same, of which CSS writes neither.
        return Easing(.steps(StepCurve(count: count, jump: jump == .jumpEnd ? .end : jump)))
    }

    /// Straight lines from stop to stop: CSS `linear()`. The first stop without an input is at 0, the last at
    /// 1, others lie evenly between their neighbours; an input below an earlier one is raised to it, so that
    /// two stops at one input make a jump. Beyond the stops the outermost lines go on.
    ///
    /// Two stops or more, all numbers finite, inputs at most 1.7e306 (their percentages are numbers, too);
    /// otherwise `MotionError.outOfRange` or `.notFinite` is thrown.
    public static func linear(_ stops: [Stop]) throws(MotionError) -> Easing {
        guard stops.count >= 2 else {
            throw .outOfRange(argument: "number of stops", found: "\(stops.count)", allowed: "2 or more")
        }
        for stop in stops {
            try MotionError.check(stop.output, "stop's output")
            guard let input = stop.input else { continue }
            try MotionError.check(input, "stop's input")
            guard input.magnitude <= largestInput else {
                throw .outOfRange(
                    argument: "stop's input", found: "\(input)",
                    allowed: "-\(largestInput) to \(largestInput), whose percentage is a number,")
            }
        }
        return Easing(.stops(StopCurve(stops)))
    }

    private static let largestInput = 1.7e306

    /// CSS `step-start`: there at once.
    public static let stepStart = Easing(.steps(StepCurve(count: 1, jump: .start)))
    /// CSS `step-end`: there at the very end.
    public static let stepEnd = Easing(.steps(StepCurve(count: 1, jump: .end)))
}

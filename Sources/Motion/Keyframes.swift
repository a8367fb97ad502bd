/// A value that goes through keyframes as time goes from 0 to 1.
public struct Keyframes<Value: Animatable>: Equatable, Sendable {
    /// How the values between the keyframes come about: Core Animation's `CAAnimationCalculationMode`, SVG's
    /// `calcMode`.
    public enum Mode: Hashable, Sendable, CaseIterable {
        /// Straight from one keyframe to the next.
        case linear
        /// Each value stays until the next one.
        case discrete
        /// Straight, at the same speed all the way; offsets and easings do not count.
        case paced
        /// Along a smooth curve through the values.
        case cubic
        /// Along that curve, at the same speed all the way; offsets and easings do not count.
        case cubicPaced
    }

    /// The keyframes, with all offsets filled in.
    public let frames: [Keyframe<Value>]
    /// How the values between them come about.
    public let mode: Mode

    /// The progress in time at each keyframe.
    @usableFromInline let times: [Double]
    /// The curve's derivative by the share of the interval, leaving and arriving, for each interval.
    @usableFromInline let tangents: [(leaving: Value, arriving: Value)]
    /// How far along the curve each interval's sixteenths end, in shares of the interval's length.
    @usableFromInline let lengths: [Double]

    /// Keyframes in the order of their offsets.
    ///
    /// Offsets that are nil are filled in evenly: in the discrete mode the n-th of N values begins at n/N, in
    /// the others the first is at 0 and the last at 1. Two keyframes at one offset make a jump there.
    ///
    /// Throws `MotionError.outOfRange` where there is no keyframe, or offsets fall or leave 0…1, and
    /// `.notFinite` for a value, offset or bend that is NaN or infinite, and, in the cubic modes, for a curve
    /// that no number can hold: values and tangents above about 1e307.
    public init(_ frames: [Keyframe<Value>], mode: Mode = .linear) throws(MotionError) {
        guard !frames.isEmpty else {
            throw .outOfRange(argument: "number of keyframes", found: "0", allowed: "1 or more")
        }
        for frame in frames { try Keyframes.check(frame) }
        var times = try Keyframes.times(of: frames, mode: mode)
        if mode == .paced { times = Keyframes.pacedTimes(of: frames) }
        var tangents: [(leaving: Value, arriving: Value)] = []
        var lengths: [Double] = []
        if mode == .cubic {
            tangents = Keyframes.tangents(of: frames, times: times)
            try Keyframes.check(frames, tangents)
        } else if mode == .cubicPaced {
            // The curve itself takes no notice of offsets: it is the one through evenly timed keyframes.
            let count = Double(max(frames.count - 1, 1))
            tangents = Keyframes.tangents(of: frames, times: frames.indices.map { Double($0) / count })
            try Keyframes.check(frames, tangents)
            (times, lengths) = Keyframes.measure(frames, tangents)
        }
        self.frames = zip(frames, times).map { frame, time in
            var frame = frame
            frame.offset = time
            return frame
        }
        self.mode = mode
        self.times = times
        self.tangents = tangents
        self.lengths = lengths
    }

    /// Keyframes of `values`, at `offsets` or evenly spread.
    ///
    /// `easings` are those of the intervals: one for all of them, or one less than there are values. Throws
    /// as `init(_:mode:)` does, and `MotionError.outOfRange` where the numbers do not fit.
    public init(
        _ values: [Value], offsets: [Double]? = nil, easings: [Easing] = [], mode: Mode = .linear
    ) throws(MotionError) {
        if let offsets, offsets.count != values.count {
            throw .outOfRange(
                argument: "number of offsets", found: "\(offsets.count)", allowed: "\(values.count)")
        }
        guard easings.count <= 1 || easings.count == values.count - 1 else {
            throw .outOfRange(
                argument: "number of easings", found: "\(easings.count)", allowed: "1 or \(values.count - 1)")
        }
        let frames = values.indices.map { index in
            Keyframe(
                values[index], at: offsets?[index],
                easing: easings.count == 1 ? easings[0] : index < easings.count ? easings[index] : .linear)
        }
        try self.init(frames, mode: mode)
    }

    /// Two sets of keyframes are the same if they were made of the same ones.
    public static func == (a: Keyframes, b: Keyframes) -> Bool { a.frames == b.frames && a.mode == b.mode }

    /// The value at `progress` in time. Outside 0…1 the first or last interval goes on (a curve straight on
    /// along its tangent), unless several keyframes are at that end: then the outermost one is held (Web
    /// Animations, "effect value of a keyframe effect").
    ///
    /// `before` is CSS's before-flag, for staircases. `base` is the value beneath the animation, for keyframes
    /// that are added to it; where the first keyframe is not at 0 or the last one not at 1, the way from or to
    /// it is made as well. Without a base that keyframe is held there.
    @inlinable public func value(
        at progress: Double, before: Bool = false, over base: Value? = nil
    ) -> Value {
        if let value = margin(at: progress, base) { return value }
        guard let (index, share) = place(at: progress) else { return composed(edge(progress), base) }
        switch mode {
        case .discrete: return composed(share >= 1 ? index + 1 : index, base)
        case .linear:
            let from = composed(index, base)
            let eased = frames[index].easing.value(at: share, before: before)
            return from.interpolated(to: composed(index + 1, base), at: eased)
        case .paced:
            let from = composed(index, base)
            return from.interpolated(to: composed(index + 1, base), at: share)
        case .cubic: return curve(index, frames[index].easing.value(at: share, before: before), base)
        case .cubicPaced: return curve(index, parameter(index, share), base)
        }
    }

    /// The value at `progress` of the iteration `iteration` (from 0 on), where each iteration continues where
    /// the one before it ended: SVG's `accumulate="sum"`, Web Animations' `iterationComposite`.
    @inlinable public func accumulatedValue(
        at progress: Double, iteration: Double, before: Bool = false, over base: Value? = nil
    ) -> Value {
        let value = value(at: progress, before: before, over: base)
        // Endlessly many iterations lead nowhere.
        return iteration.isFinite ? value + frames[frames.count - 1].value * iteration : value
    }

    /// The value before the first keyframe where that is not at 0, and after the last one where that is not
    /// at 1.
    @inlinable func margin(at progress: Double, _ base: Value?) -> Value? {
        guard mode != .discrete else { return nil }
        let last = times.count - 1
        if progress < times[0], times[0] > 0 {
            guard let base else { return frames[0].value }
            return base.interpolated(to: composed(0, base), at: Keyframes.bounded(progress / times[0]))
        }
        if progress > times[last], times[last] < 1 {
            guard let base else { return frames[last].value }
            let from = composed(last, base)
            let share = Keyframes.bounded((progress - times[last]) / (1 - times[last]))
            return from.interpolated(to: base, at: frames[last].easing.value(at: share))
        }
        return nil
    }

    /// The interval of `progress` and the share of it that has passed; nil at an end that is held.
    @inlinable func place(at progress: Double) -> (index: Int, share: Double)? {
        guard times.count > 1, progress == progress else { return nil }
        if progress < 0, times[1] == 0, times[0] == 0 { return nil }
        let last = times.count - 1
        if progress >= 1, times[last] == 1, times[last - 1] == 1 { return nil }
        if mode == .discrete, progress < times[0] || progress >= times[last] { return nil }
        // The last keyframe at or before the progress that is not the last of all, nor at 1.
        var low = 0
        var high = last
        while low < high {
            let middle = (low + high + 1) / 2
            if middle < last, times[middle] <= progress, times[middle] < 1 {
                low = middle
            } else {
                high = middle - 1
            }
        }
        // Before all of them: from the last one of those at the first offset.
        while low < last - 1, times[low + 1] == times[0] { low += 1 }
        let start = times[low]
        let length = times[low + 1] - start
        let share = Keyframes.bounded((progress - start) / length)
        return (low, length > 0 ? share : progress < start ? 0 : 1)
    }

    /// A share as far as numbers go: where an interval is short or the progress infinite, a level line is
    /// still level.
    @inlinable static func bounded(_ share: Double) -> Double {
        max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, share))
    }

    /// The keyframe that is held where `place(at:)` finds no interval.
    @inlinable func edge(_ progress: Double) -> Int {
        progress >= times[times.count - 1] || progress != progress ? times.count - 1 : 0
    }

    @inlinable func composed(_ index: Int, _ base: Value?) -> Value {
        guard let base else { return frames[index].value }
        return frames[index].composite.value(frames[index].value, over: base)
    }
}

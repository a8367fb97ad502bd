/// Motions in relation to one another: side by side, one after another, each with its own timing, nested up
/// to 256 deep. The group effects of Web Animations Level 2.
///
/// Every motion (a span) carries a tag by which its progress is asked for. A group lasts as long as what it
/// holds; its timing says what is done with that as a whole: delayed, repeated, run to and fro, eased.
public struct Timeline<Tag: Hashable & Sendable>: Hashable, Sendable {
    /// What a timeline consists of.
    public enum Content: Hashable, Sendable {
        /// A single motion.
        case span(Tag)
        /// Several that begin together.
        case parallel([Timeline])
        /// Several of which each begins when the one before it ends, end delay included.
        case sequence([Timeline])
    }

    /// What it consists of.
    public let content: Content
    /// Its timing; the duration of a group is that of its content.
    public let timing: Timing
    /// How fast its local time runs; 1 is the speed of what it is part of, below 0 backwards, 0 stands still.
    public let speed: Double
    /// The local time at which it begins, in seconds.
    public let timeOffset: Double
    private let length: Double
    /// How many groups are nested in one another at most.
    private let depth: Int

    /// As deep as may be, so that no timeline exhausts the stack.
    private static var deepest: Int { 256 }

    /// A single motion. Its local time is `timeOffset` + `speed` · (time since its start), as in Core
    /// Animation's `CAMediaTiming`. Throws `MotionError.notFinite` for a speed or an offset that is.
    public static func span(
        _ tag: Tag, _ timing: Timing, speed: Double = 1, timeOffset: Double = 0
    ) throws(MotionError) -> Timeline {
        try Timeline(.span(tag), timing, speed, timeOffset)
    }

    /// Several that begin together. `timing` says what is done with them as a whole; its duration does not
    /// count. Without one they run once and fill as each of them does.
    ///
    /// Throws as `span` does, and `MotionError.outOfRange` beyond 256 nested groups.
    public static func parallel(
        _ children: [Timeline], _ timing: Timing? = nil, speed: Double = 1, timeOffset: Double = 0
    ) throws(MotionError) -> Timeline {
        let duration = children.reduce(0) { max($0, $1.end) }
        return try Timeline(
            .parallel(children), group(timing, duration), speed, timeOffset)
    }

    /// Several, one after another; the rest as for `parallel`.
    public static func sequence(
        _ children: [Timeline], _ timing: Timing? = nil, speed: Double = 1, timeOffset: Double = 0
    ) throws(MotionError) -> Timeline {
        let duration = children.reduce(0) { $0 + $1.end }
        return try Timeline(
            .sequence(children), group(timing, duration), speed, timeOffset)
    }

    /// The same motion for each of `tags`, begun one after another as `stagger` says.
    public static func staggered(
        _ tags: [Tag], _ timing: Timing, by stagger: Stagger
    ) throws(MotionError) -> Timeline {
        var children: [Timeline] = []
        for (index, tag) in tags.enumerated() {
            let delay = stagger.delay(of: index, among: tags.count)
            let timing = try Timing(
                duration: timing.duration, delay: timing.delay + delay, endDelay: timing.endDelay,
                iterations: timing.iterations, iterationStart: timing.iterationStart,
                direction: timing.direction, fill: timing.fill, easing: timing.easing)
            children.append(try span(tag, timing))
        }
        return try parallel(children)
    }

    private init(
        _ content: Content, _ timing: Timing, _ speed: Double, _ timeOffset: Double
    ) throws(MotionError) {
        try MotionError.check(speed, "speed")
        try MotionError.check(timeOffset, "time offset")
        switch content {
        case .span: depth = 0
        case .parallel(let children), .sequence(let children):
            depth = 1 + children.reduce(0) { max($0, $1.depth) }
        }
        guard depth <= Timeline.deepest else {
            throw .outOfRange(
                argument: "depth of nested groups", found: "\(depth)", allowed: "\(Timeline.deepest) at most")
        }
        self.content = content
        self.timing = timing
        self.speed = speed
        self.timeOffset = timeOffset
        length =
            if speed > 0 {
                max((timing.end - timeOffset) / speed, 0)
            } else if speed < 0 {
                // Back to the start of its local time.
                max(timeOffset / -speed, 0)
            } else {
                .infinity
            }
    }

    private static func group(_ timing: Timing?, _ duration: Double) -> Timing {
        guard let timing else {
            return Timing(
                unchecked: duration, delay: 0, endDelay: 0, iterations: 1, iterationStart: 0,
                direction: .normal, fill: .both, easing: .linear)
        }
        return timing.lasting(duration)
    }

    /// How long it takes in the time of what it is part of, in seconds: until its end, or, running backwards,
    /// until its start. Infinite where it stands still.
    public var end: Double { length }

    /// The progress of the span with that tag at `time` seconds since the start of the whole; nil where it
    /// shows nothing, or there is no such span. Of several with the same tag the last one that shows
    /// something counts.
    public func progress(of tag: Tag, at time: Double, backwards: Bool = false) -> Timing.Progress? {
        var found: Timing.Progress?
        forEach(at: time, backwards: backwards) { candidate, progress in
            if candidate == tag, let progress { found = progress }
        }
        return found
    }

    /// Calls `body` for every span with its progress at `time` seconds since the start of the whole.
    public func forEach(at time: Double, backwards: Bool = false, _ body: (Tag, Timing.Progress?) -> Void) {
        visit(time, backwards, body)
    }

    /// `time` is nil where the group shows nothing, and so do its parts.
    private func visit(_ time: Double?, _ backwards: Bool, _ body: (Tag, Timing.Progress?) -> Void) {
        // A time that stands still does so at an infinite one as well.
        let local = time.map { speed == 0 ? timeOffset : $0 * speed + timeOffset }
        let backwards = speed < 0 ? !backwards : backwards
        switch content {
        case .span(let tag): body(tag, local.flatMap { timing.progress(at: $0, backwards: backwards) })
        case .parallel(let children):
            let (inner, turned) = childTime(local, backwards)
            for child in children { child.visit(inner, turned, body) }
        case .sequence(let children):
            let (inner, turned) = childTime(local, backwards)
            var start = 0.0
            for child in children {
                child.visit(inner.map { $0 - start }, turned, body)
                start += child.end
            }
        }
    }

    /// The time within the group, and whether it runs backwards.
    private func childTime(_ local: Double?, _ backwards: Bool) -> (time: Double?, backwards: Bool) {
        guard let local else { return (nil, backwards) }
        let isPlain =
            timing.iterations == 1 && timing.iterationStart == 0 && timing.direction == .normal
            && timing.easing == .linear
        if isPlain {
            // No detour by the progress, which would round the time and knows no endless duration.
            let phase = timing.phase(at: local, backwards: backwards)
            guard timing.isShown(in: phase) else { return (nil, backwards) }
            let inner = local - timing.delay
            switch phase {
            case .before:
                // Nothing bounds the time before a motion that would be over before it begins: it is taken
                // as one of a next iteration, as `Timing.progress` does.
                let held =
                    timing.duration > 0 ? max(inner, 0).truncatingRemainder(dividingBy: timing.duration) : 0
                return (held, backwards || held == 0)
            case .after where inner >= timing.duration: return (.infinity, false)
            case .after where inner <= 0: return (0, false)
            case .active, .after: return (inner, backwards)
            }
        }
        guard let progress = timing.progress(at: local, backwards: backwards) else { return (nil, backwards) }
        let isReversed: Bool =
            switch timing.direction {
            case .normal: false
            case .reverse: true
            case .alternate: progress.iteration.truncatingRemainder(dividingBy: 2) == 1
            case .alternateReverse: progress.iteration.truncatingRemainder(dividingBy: 2) != 1
            }
        let time = timing.duration == .infinity ? local - timing.delay : progress.progress * timing.duration
        let isActive = timing.phase(at: local, backwards: backwards) == .active
        if isActive || progress.progress > 0 && progress.progress < 1 {
            return (time, isReversed != backwards)
        }
        // Where it has not begun or is over, so it is with its parts, whichever way the time runs: at their
        // start as if seen running backwards, at their end for good, whatever rounding makes of the sum of
        // their durations.
        return (progress.progress == 1 ? .infinity : time, progress.isBefore)
    }
}

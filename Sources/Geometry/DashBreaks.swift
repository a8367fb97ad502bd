/// The parts of a subpath, by length, in which caps that close a gap elsewhere do not: its corners, and where it bends
/// too much. In order and apart from each other. A mark that reaches into one is drawn by itself, since its
/// neighbours' caps may reach out beyond its joins.
struct DashBreaks: Sendable {
    private(set) var ranges: [(from: Double, to: Double)] = []
    /// How long they are together.
    private(set) var length = 0.0
    private var parameters = ParameterRanges()
    private var visits = 0
    /// The smooth corners.
    private var turns: [(place: Double, angle: Double)] = []
    /// More pieces of a curve are not looked at; what is left of it then counts as bent.
    private static let visitLimit = 1 << 9

    init() {}

    mutating func clear() {
        ranges.removeAll(keepingCapacity: true)
        length = 0
    }

    /// Finds the breaks that may be seen, those in `seen`, for a pattern that has closed gaps. With `bends` false, those
    /// at corners only.
    mutating func find(
        _ subpath: Subpath, _ ends: [Double], seen: DashRanges, _ pattern: DashPattern, _ drawn: DashDrawing,
        bends: Bool
    ) {
        clear()
        let (gap, whole) = (pattern.closedGap, ends.last ?? 0)
        guard gap > 0, pattern.canCount(to: whole) else { return }
        turns.removeAll(keepingCapacity: true)
        let (smoothTurn, turnLength) = (drawn.smoothTurn(gap: gap), drawn.turnLength(gap: gap))
        let steepest = drawn.steepestBend(gap: gap)
        // What lengths are off by; not so much that marks would be between.
        let slack = Swift.min(1e-12 * whole, pattern.period / 8)
        var passed = 0
        let segments = subpath.segments
        // Here the first mark and the last one may be one.
        var closes = false
        if subpath.isClosed, let a = segments.last?.endDirection, let b = segments.first?.startDirection {
            closes = a.dot(b) <= 0 || abs(a.cross(b)) > smoothTurn
        }
        if closes { add(0, slack, seen, &passed) }
        // Of the corners that are near, those before this one are too far back by now.
        var (near, turn) = (0, 0.0)
        var arriving: Point?
        var start = 0.0
        for (segment, end) in zip(segments, ends) {
            defer { start = end }
            guard end > start, let leaving = segment.startDirection else { continue }
            if let arriving {
                let sine = abs(arriving.cross(leaving))
                let angle = arriving.dot(leaving) > 0 ? sine : 2
                if angle > smoothTurn {
                    add(start - slack, start + slack, seen, &passed)
                } else if angle > 0 {
                    // A curve may be given as a polyline.
                    turns.append((start, angle))
                    turn += angle
                    while turns[near].place < start - turnLength {
                        turn -= turns[near].angle
                        near += 1
                    }
                    if turn > smoothTurn {
                        let first = bends ? turns[near].place : start
                        add(first - slack, start + slack, seen, &passed)
                    }
                }
            }
            arriving = segment.endDirection
            if bends { addBends(of: segment, from: start, to: end, steepest, gap, seen, &passed) }
        }
        if closes { add(whole - slack, whole, seen, &passed) }
        length = ranges.reduce(0) { $0 + ($1.to - $1.from) }
    }

    /// Adds what is seen of a range; `passed` ranges lie before it.
    private mutating func add(_ from: Double, _ to: Double, _ seen: DashRanges, _ passed: inout Int) {
        while passed < seen.ranges.count, seen.ranges[passed].to < from { passed += 1 }
        var index = passed
        while index < seen.ranges.count, seen.ranges[index].from <= to {
            let (low, high) = (
                Swift.max(from, seen.ranges[index].from), Swift.min(to, seen.ranges[index].to)
            )
            if let last = ranges.last, low <= last.to {
                ranges[ranges.count - 1].from = Swift.min(last.from, low)
                ranges[ranges.count - 1].to = Swift.max(last.to, high)
            } else {
                ranges.append((low, high))
            }
            index += 1
        }
    }

    private mutating func addBends(
        of segment: Segment, from start: Double, to end: Double, _ steepest: Double, _ gap: Double,
        _ seen: DashRanges, _ passed: inout Int
    ) {
        switch segment {
        case .line: return
        case .arc(let arc):
            if let radius = arc.circleRadius {
                if radius * steepest < 1 { add(start, end, seen, &passed) }
                return
            }
        case .quad, .cubic: break
        }
        parameters.removeAll()
        visits = 0
        findBends(of: segment, 0, 1, steepest, gap)
        for range in parameters.ranges {
            let from = range.from > 0 ? segment.length(from: 0, to: range.from) : 0
            let length = segment.length(from: range.from, to: range.to)
            add(start + from, Swift.min(start + from + length, end), seen, &passed)
        }
    }

    private mutating func findBends(
        of segment: Segment, _ t0: Double, _ t1: Double, _ steepest: Double, _ gap: Double
    ) {
        visits += 1
        let (bend, length) = segment.part(from: t0, to: t1).bendBound
        if bend <= steepest { return }
        if length <= gap || visits > DashBreaks.visitLimit {
            parameters.append(from: t0, to: t1)
            return
        }
        let middle = (t0 + t1) / 2
        findBends(of: segment, t0, middle, steepest, gap)
        findBends(of: segment, middle, t1, steepest, gap)
    }
}

extension Segment {
    /// No less than its greatest curvature and than its length; infinite where it cannot be told.
    fileprivate var bendBound: (bend: Double, length: Double) {
        switch self {
        case .line(let a, let b): return (0, a.distance(to: b))
        case .quad(let a, let c, let b):
            return Segment.cubic(a, control1: mix(a, c, 2 / 3), control2: mix(b, c, 2 / 3), b).bendBound
        case .cubic(let a, let c, let d, let b):
            // The first derivative is a mean of three times the legs, the second one of six times their
            // differences; the speed is no less than what it has along the chord.
            let legs = (c - a, d - c, b - d)
            let length = legs.0.length + legs.1.length + legs.2.length
            guard let chord = (b - a).normalized else { return (.infinity, length) }
            let speed = Swift.min(legs.0.dot(chord), legs.1.dot(chord), legs.2.dot(chord))
            guard speed > 0 else { return (.infinity, length) }
            let (first, second) = (legs.1 - legs.0, legs.2 - legs.1)
            var cross = 0.0
            for leg in [legs.0, legs.1, legs.2] {
                cross = Swift.max(cross, abs(leg.cross(first)), abs(leg.cross(second)))
            }
            return (cross / (1.5 * speed) / speed / speed, length)
        case .arc(let arc):
            // By the angle: the speed changes no faster than the longer radius.
            let middle = arc.derivative(at: arc.startAngle + arc.sweep / 2).length
            let speed = middle - arc.longerRadius * abs(arc.sweep) / 2
            let length = arc.longerRadius * abs(arc.sweep)
            guard speed > 0 else { return (.infinity, length) }
            return (abs(arc.xAxis.cross(arc.yAxis)) / speed / speed / speed, length)
        }
    }
}

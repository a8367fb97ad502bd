/// The parts of a subpath, by length, in which marks may be seen: in order, apart from each other, the start and
/// the end always among them.
struct DashRanges: Sendable {
    private(set) var ranges: [(from: Double, to: Double)] = []
    /// How long they are together.
    private(set) var length = 0.0
    private var parameters = ParameterRanges()
    private var visits = 0
    /// More pieces of a curve are not looked at; what is left of it then counts as seen.
    private static let visitLimit = 1 << 12

    init() {}

    /// Finds the ranges of a subpath whose segments end at the lengths `ends`, as far as a trim leaves them.
    mutating func find(_ subpath: Subpath, _ ends: [Double], _ drawn: DashDrawing?, in span: DashSpan) {
        findAll(subpath, ends, drawn)
        if !span.isWhole {
            for index in ranges.indices {
                ranges[index].from = Swift.min(Swift.max(ranges[index].from, span.from), span.to)
                ranges[index].to = Swift.min(Swift.max(ranges[index].to, span.from), span.to)
            }
        }
        length = ranges.reduce(0) { $0 + ($1.to - $1.from) }
    }

    private mutating func findAll(_ subpath: Subpath, _ ends: [Double], _ drawn: DashDrawing?) {
        ranges.removeAll(keepingCapacity: true)
        let whole = ends.last ?? 0
        if let drawn, let clip = drawn.clip {
            add(0, 0)
            for (index, segment) in subpath.segments.enumerated() {
                let start = index > 0 ? ends[index - 1] : 0
                find(segment, from: start, to: ends[index], whole: whole, drawn, clip)
                let end = segment.end
                if !clip.misses(end, end, end, end, round: drawn.round) { add(ends[index], ends[index]) }
            }
            add(whole, whole)
        } else {
            add(0, whole)
        }
    }

    private mutating func add(_ from: Double, _ to: Double) {
        if let last = ranges.last, from <= last.to {
            ranges[ranges.count - 1].to = Swift.max(last.to, to)
        } else {
            ranges.append((from, to))
        }
    }

    private mutating func find(
        _ segment: Segment, from start: Double, to end: Double, whole: Double, _ drawn: DashDrawing,
        _ clip: StrokeClip
    ) {
        // What lengths are off by, and more.
        let slack = (segment.isMeasuredExactly ? 1e-14 : 1e-9) * whole
        func place(_ length: Double, _ more: Double) -> Double {
            Swift.min(Swift.max(start + length + more, start), end)
        }
        if case .line(let a, let b) = segment {
            guard let range = clip.range(a, b, half: drawn.half, ahead: drawn.ahead) else { return }
            add(place(range.from * (end - start), -slack), place(range.to * (end - start), slack))
            return
        }
        parameters.removeAll()
        visits = 0
        find(segment, 0, 1, drawn, clip, depth: 0)
        for range in parameters.ranges {
            let from = range.from > 0 ? segment.length(from: 0, to: range.from) : 0
            add(place(from, -slack), place(from + segment.length(from: range.from, to: range.to), slack))
        }
    }

    private mutating func find(
        _ segment: Segment, _ t0: Double, _ t1: Double, _ drawn: DashDrawing, _ clip: StrokeClip, depth: Int
    ) {
        visits += 1
        let polygon = segment.part(from: t0, to: t1).controlPolygon
        if let (a, c, d, b) = polygon {
            if clip.misses(a, c, d, b, half: drawn.half, ahead: drawn.ahead, round: drawn.round) { return }
            let length = a.distance(to: c) + c.distance(to: d) + d.distance(to: b)
            if length <= Swift.max(clip.extent / 8, drawn.ahead / 4) || depth >= 48
                || visits > DashRanges.visitLimit
            {
                parameters.append(from: t0, to: t1)
                return
            }
        }
        let middle = (t0 + t1) / 2
        find(segment, t0, middle, drawn, clip, depth: depth + 1)
        find(segment, middle, t1, drawn, clip, depth: depth + 1)
    }
}

extension Segment {
    /// Whether the length is a product, not a sum over pieces of the curve.
    var isMeasuredExactly: Bool {
        switch self {
        case .line: true
        case .arc(let arc): arc.circleRadius != nil
        case .quad, .cubic: false
        }
    }

    /// Four points round the segment, from its start to its end along its tangents there; nil for an arc that turns
    /// too far.
    var controlPolygon: (Point, Point, Point, Point)? {
        switch self {
        case .line(let a, let b): return (a, a, b, b)
        case .quad(let a, let c, let b): return (a, c, c, b)
        case .cubic(let a, let c, let d, let b): return (a, c, d, b)
        case .arc(let arc):
            guard let tip = arc.controlPoint else { return nil }
            return (arc.start, tip, tip, arc.end)
        }
    }
}

/// Cuts a path into the parts that a trim and a dash pattern leave of it. Keeps its scratch memory.
struct DashCutter: Sendable {
    private var part = Subpath()
    /// The length from the subpath's start to the end of each of its segments.
    private var ends: [Double] = []
    private var ranges = DashRanges()
    private var breaks = DashBreaks()

    /// A pattern is made no coarser than this many times where it is not known what can be seen.
    private static let coarsest = 4.0

    /// Calls `body` with each part in turn, of those that cannot be seen when they are `drawn` some left out. A subpath
    /// of which nothing is cut away comes as it is, closed if it was. Where a mark runs over the start of a closed
    /// subpath it is one part, not two.
    mutating func forEachPart(
        of path: Path, dash: [Double], phase: Double, from trimStart: Double, to trimEnd: Double,
        drawn: DashDrawing?, using scratch: inout Subpath, _ body: (Subpath) -> Void
    ) {
        var pattern = dash.isEmpty ? nil : DashPattern(dash, phase: phase)
        let (start, end) = (DashCutter.clamp(trimStart), DashCutter.clamp(trimEnd))
        // A butt has no dots.
        if let drawn, let pattern, drawn.cap == .butt, pattern.isDots { return }
        let isTrimmed = start > 0 || end < 1
        guard isTrimmed || pattern != nil else {
            path.forEachSubpath(using: &scratch) { body($0) }
            return
        }
        guard start < end else { return }
        let trim = (start: start, end: end, total: isTrimmed ? path.length : 0)
        var bends = true
        if let asked = pattern {
            (pattern, bends) = fitted(asked, path, trim, drawn, using: &scratch)
        }
        forEachSpan(of: path, trim, using: &scratch) { cutter, subpath, span in
            if let pattern {
                cutter.find(subpath, span, pattern, drawn, bends: bends)
                cutter.cut(subpath, span, pattern, body)
            } else if span.isWhole {
                body(subpath)
            } else {
                let (index, t) = subpath.locate(span.from, cutter.ends)
                cutter.part.begin(at: subpath.segments[index].point(at: t))
                cutter.part.append(subpath, (index, t), subpath.locate(span.to, cutter.ends))
                body(cutter.part)
            }
        }
    }

    private static func clamp(_ share: Double) -> Double { share > 0 ? Swift.min(share, 1) : 0 }

    /// Calls `body` with each subpath of which the trim leaves something, its segments measured.
    private mutating func forEachSpan(
        of path: Path, _ trim: (start: Double, end: Double, total: Double), using scratch: inout Subpath,
        _ body: (inout DashCutter, Subpath, DashSpan) -> Void
    ) {
        var before = 0.0
        path.forEachSubpath(using: &scratch) { subpath in
            let length = measure(subpath)
            guard length > 0, length.isFinite else { return }
            let from = trim.start > 0 ? trim.start * trim.total - before : 0
            let to = trim.end < 1 ? trim.end * trim.total - before : length
            before += length
            // What rounding leaves at the border between two subpaths is not a part.
            let slack = 1e-12 * Swift.max(trim.total, length)
            guard from < length - slack, to > slack, to - from > 0 else { return }
            let span = DashSpan(
                length: length, isClosed: subpath.isClosed, from: Swift.max(from, 0),
                to: Swift.min(to, length), slack: slack)
            body(&self, subpath, span)
        }
    }

    /// The pattern that is drawn: the one asked for; where it has too many marks that are drawn, one that looks much
    /// the same; nil where a solid line does. And whether bends keep gaps open that are closed on a straight line.
    private mutating func fitted(
        _ asked: DashPattern, _ path: Path, _ trim: (start: Double, end: Double, total: Double),
        _ drawn: DashDrawing?, using scratch: inout Subpath
    ) -> (DashPattern?, Bool) {
        var pattern = asked.joined(drawn)
        let finest = DashPattern.finest * (drawn?.tolerance ?? 0)
        if drawn?.clip != nil, !pattern.isBand, pattern.period < finest {
            guard let coarse = pattern.enlarged(to: finest, drawn) else { return (nil, true) }
            pattern = coarse
        }
        // Where nobody knows what is seen, most marks cost their time for nothing.
        let most = DashPattern.maximumCount / (drawn?.clip == nil ? 2 : 1)
        // Mostly there are few marks, and nothing is to be measured twice.
        if path.lengthBound / pattern.period * Double(pattern.markCount) <= most { return (pattern, true) }
        var (seen, open) = (0.0, 0.0)
        forEachSpan(of: path, trim, using: &scratch) { cutter, subpath, span in
            cutter.find(subpath, span, pattern, drawn, bends: true)
            seen += cutter.ranges.length
            open += cutter.breaks.length
        }
        if seen / pattern.period * Double(pattern.runCount) > most {
            let longer = Swift.max(seen / most * Double(pattern.markCount), finest)
            if drawn?.clip == nil, longer > Swift.max(DashCutter.coarsest * pattern.period, finest) {
                return (nil, true)
            }
            return (pattern.enlarged(to: longer, drawn), true)
        }
        return (pattern, open / pattern.period * Double(pattern.markCount) <= most)
    }

    /// Finds what is seen of a subpath, and where gaps stay open in it.
    private mutating func find(
        _ subpath: Subpath, _ span: DashSpan, _ pattern: DashPattern, _ drawn: DashDrawing?, bends: Bool
    ) {
        ranges.find(subpath, ends, drawn, in: span)
        if let drawn {
            breaks.find(subpath, ends, seen: ranges, pattern, drawn, bends: bends)
        } else {
            breaks.clear()
        }
    }

    private mutating func cut(
        _ subpath: Subpath, _ span: DashSpan, _ pattern: DashPattern, _ body: (Subpath) -> Void
    ) {
        // The end of a piece that begins at the start of a closed subpath, until the last piece is known.
        var held: Double?
        var lastPiece: (from: Double, to: Double)?
        func emit(_ piece: (from: Double, to: Double), wrappingTo wrapped: Double?) {
            let (index, t) = subpath.locate(piece.from, ends)
            part.begin(at: subpath.segments[index].point(at: t))
            if piece.to > piece.from {
                part.append(subpath, (index, t), subpath.locate(piece.to, ends))
                if let wrapped { part.append(subpath, (0, 0), subpath.locate(wrapped, ends)) }
            } else {
                part.dotDirection = subpath.segments[index].direction(at: t)
                if part.dotDirection == nil { return }
            }
            body(part)
        }
        // A dot at the start does not run over it.
        let beginning = pattern.mark(pattern.place(at: 0), in: span)
        let wraps = subpath.isClosed && span.isWhole && beginning.map { $0.to > $0.from } == true
        pattern.forEachPiece(of: span, in: ranges, breaks: breaks) { from, to in
            if wraps, from == 0, to > 0, held == nil, lastPiece == nil {
                if to >= span.length {
                    body(subpath)
                } else {
                    held = to
                }
                return
            }
            if let lastPiece { emit(lastPiece, wrappingTo: nil) }
            lastPiece = (from, to)
        }
        if let piece = lastPiece {
            let runsOver = held != nil && piece.to >= span.length - span.slack && piece.to > piece.from
            emit(piece, wrappingTo: runsOver ? held : nil)
            if runsOver { held = nil }
        }
        if let held { emit((0, held), wrappingTo: nil) }
    }

    private mutating func measure(_ subpath: Subpath) -> Double {
        ends.removeAll(keepingCapacity: true)
        var length = 0.0
        for segment in subpath.segments {
            length += segment.length
            ends.append(length)
        }
        return length
    }
}

extension Subpath {
    /// The segment that holds the place `length` along the subpath, and the parameter there.
    fileprivate func locate(_ length: Double, _ ends: [Double]) -> (index: Int, t: Double) {
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < length { low = middle + 1 } else { high = middle }
        }
        let before = low > 0 ? ends[low - 1] : 0
        return (low, segments[low].parameter(atLength: length - before, whole: ends[low] - before))
    }

    /// Adds what lies between two places.
    fileprivate mutating func append(
        _ subpath: Subpath, _ first: (index: Int, t: Double), _ last: (index: Int, t: Double)
    ) {
        for index in first.index...Swift.max(first.index, last.index) {
            let t0 = index == first.index ? first.t : 0
            let t1 = index == last.index ? last.t : 1
            if t1 > t0 { segments.append(subpath.segments[index].part(from: t0, to: t1)) }
        }
    }
}

extension Path {
    /// No less than the length, nor much more; not a number where that is not finite.
    fileprivate var lengthBound: Double {
        var sum = 0.0
        var (point, start) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let to): start = to
            case .line(let to): sum += point.distance(to: to)
            case .quad(let c, let to): sum += point.distance(to: c) + c.distance(to: to)
            case .cubic(let c, let d, let to):
                sum += point.distance(to: c) + c.distance(to: d) + d.distance(to: to)
            case .arc(let arc): sum += arc.longerRadius * abs(arc.sweep)
            case .close: sum += point.distance(to: start)
            }
            switch element {
            case .move(let to), .line(let to): point = to
            case .quad(_, let to), .cubic(_, _, let to): point = to
            case .arc(let arc): point = arc.end
            case .close: point = start
            }
        }
        return sum
    }
}

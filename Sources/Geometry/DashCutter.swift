/// Cuts a path into the parts that a trim and a dash pattern leave of it. Keeps its scratch memory.
struct DashCutter: Sendable {
    private var part = Subpath()
    /// The length from the subpath's start to the end of each of its segments.
    private var ends: [Double] = []
    private var ranges = DashRanges()

    /// Calls `body` with each part in turn, of those that cannot be seen when they are `drawn` some left out. A subpath of which nothing is cut away comes as it is, closed if
    /// it was. Where a mark runs over the start of a closed subpath it is one part, not two.
    mutating func forEachPart(
        of path: Path, dash: [Double], phase: Double, from trimStart: Double, to trimEnd: Double,
        drawn: DashDrawing?, using scratch: inout Subpath, _ body: (Subpath) -> Void
    ) {
        let pattern = dash.isEmpty ? nil : DashPattern(dash, phase: phase)
        let (start, end) = (DashCutter.clamp(trimStart), DashCutter.clamp(trimEnd))
        let isTrimmed = start > 0 || end < 1
        guard isTrimmed || pattern != nil else {
            path.forEachSubpath(using: &scratch) { body($0) }
            return
        }
        guard start < end else { return }
        let total = isTrimmed ? path.length : 0
        var before = 0.0
        path.forEachSubpath(using: &scratch) { subpath in
            let length = measure(subpath)
            guard length > 0, length.isFinite else { return }
            let from = start > 0 ? start * total - before : 0
            let to = end < 1 ? end * total - before : length
            before += length
            // What rounding leaves at the border between two subpaths is not a part.
            let slack = 1e-12 * Swift.max(total, length)
            guard from < length - slack, to > slack, to - from > 0 else { return }
            cut(subpath, length, Swift.max(from, 0), Swift.min(to, length), slack, pattern, drawn, body)
        }
    }

    private static func clamp(_ share: Double) -> Double { share > 0 ? Swift.min(share, 1) : 0 }

    private mutating func cut(
        _ subpath: Subpath, _ length: Double, _ from: Double, _ to: Double, _ slack: Double,
        _ pattern: DashPattern?, _ drawn: DashDrawing?, _ body: (Subpath) -> Void
    ) {
        let isWhole = from <= slack && to >= length - slack
        // A butt has no dots.
        if let drawn, let pattern, drawn.cap == .butt, pattern.isDots { return }
        if pattern != nil { ranges.find(subpath, ends, drawn) }
        guard
            let pattern = pattern?.drawn(in: ranges, segmentCount: subpath.segments.count, drawn)
        else {
            if isWhole {
                body(subpath)
            } else {
                part.begin(at: subpath, from, ends)
                part.append(subpath, from, to, ends)
                body(part)
            }
            return
        }
        // The end of a mark that begins at the start of a closed subpath, until the last mark is known.
        var held: Double?
        var lastMark: (from: Double, to: Double)?
        func emit(_ mark: (from: Double, to: Double), wrappingTo wrapped: Double?) {
            part.begin(at: subpath, mark.from, ends)
            if mark.to > mark.from {
                part.append(subpath, mark.from, mark.to, ends)
                if let wrapped { part.append(subpath, 0, wrapped, ends) }
            } else {
                part.dotDirection = subpath.direction(atLength: mark.from, ends)
                if part.dotDirection == nil { return }
            }
            body(part)
        }
        let wraps = subpath.isClosed && isWhole
        pattern.forEachMark(length: length, isClosed: subpath.isClosed, in: ranges) { markFrom, markTo in
            let cutFrom = Swift.max(markFrom, from)
            let cutTo = Swift.min(markTo, to)
            // A mark that the trim cuts down to nothing is gone; one that never had a length stays.
            guard cutTo > cutFrom || (markFrom == markTo && cutFrom == cutTo) else { return }
            if wraps, markFrom == 0, markTo > 0, held == nil, lastMark == nil {
                if markTo >= length {
                    body(subpath)
                } else {
                    held = markTo
                }
                return
            }
            if let lastMark { emit(lastMark, wrappingTo: nil) }
            lastMark = (cutFrom, cutTo)
        }
        if let mark = lastMark {
            let runsOver = held != nil && mark.to >= length - slack && mark.to > mark.from
            emit(mark, wrappingTo: runsOver ? held : nil)
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

    fileprivate func direction(atLength length: Double, _ ends: [Double]) -> Point? {
        let (index, t) = locate(length, ends)
        return segments[index].direction(at: t)
    }

    fileprivate mutating func begin(at subpath: Subpath, _ length: Double, _ ends: [Double]) {
        let (index, t) = subpath.locate(length, ends)
        begin(at: subpath.segments[index].point(at: t))
    }

    /// Adds what lies between two lengths.
    fileprivate mutating func append(_ subpath: Subpath, _ from: Double, _ to: Double, _ ends: [Double]) {
        let (firstIndex, firstT) = subpath.locate(from, ends)
        let (lastIndex, lastT) = subpath.locate(to, ends)
        for index in firstIndex...Swift.max(firstIndex, lastIndex) {
            let t0 = index == firstIndex ? firstT : 0
            let t1 = index == lastIndex ? lastT : 1
            if t1 > t0 { segments.append(subpath.segments[index].part(from: t0, to: t1)) }
        }
    }
}

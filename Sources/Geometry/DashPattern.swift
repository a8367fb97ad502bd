/// Marks and gaps along a length.
///
/// Gaps that the caps close (`DashDrawing.closes`) join marks to a run, which is drawn in one piece where the path
/// is straight enough; a pattern without other gaps is a band.
struct DashPattern {
    /// A mark: the number of its period and its number in it.
    struct Place: Comparable {
        var cycle: Double
        var index: Int

        static func < (a: Place, b: Place) -> Bool {
            a.cycle != b.cycle ? a.cycle < b.cycle : a.index < b.index
        }
    }

    /// Where each mark begins within a period, how long it is, and how long the gap behind it.
    private var marks: [(offset: Double, length: Double, gap: Double)] = []
    private(set) var period = 0.0
    private var phase = 0.0
    /// How many marks back a run's first one is, and how many on its last one.
    private var runs: [(back: Int, on: Int)] = []
    /// How many gaps of a period stay open; each ends a run.
    private(set) var runCount = 0
    /// The longest gap that is closed.
    private(set) var closedGap = 0.0

    /// More marks than this are not made of a stroke, beside a few for each segment of the path: a line of 8000 pixels at
    /// the finest period has so many. In an outline they take about 50 MB. Without a clip half as many.
    static let maximumCount = 131_072.0

    /// The shortest period, in tolerances, that is drawn as it is where it is known what can be seen. One below it
    /// gives way to one of this length: 0.064 pixels. The marks of a period P cover their share of a pixel give or
    /// take P/4, a 64th then, and nothing in the mean; but as it is, a pattern finer than the steps in which a picture
    /// counts places would come out as anything.
    static let finest = 16.0

    /// Nil where the lengths break the rules: the stroke is then solid.
    init?(_ lengths: [Double], phase: Double) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        for index in stride(from: 0, to: lengths.count, by: 2) {
            marks.append((period, lengths[index], lengths[index + 1]))
            period += lengths[index] + lengths[index + 1]
        }
        // Without gaps there is nothing to cut.
        guard period > 0, period.isFinite, marks.contains(where: { $0.gap > 0 }) else { return nil }
        let rest = phase.truncatingRemainder(dividingBy: period)
        self.phase = rest < 0 ? rest + period : rest
        runs = Array(repeating: (0, 0), count: marks.count)
        runCount = marks.count
    }

    var markCount: Int { marks.count }
    /// Whether no mark has a length.
    var isDots: Bool { marks.allSatisfy { $0.length == 0 } }
    /// Whether no gap stays open.
    var isBand: Bool { runCount == 0 }

    /// The pattern with its runs.
    func joined(_ drawing: DashDrawing?) -> DashPattern {
        guard let drawing else { return self }
        let closed = marks.map { $0.gap == 0 || drawing.closes(gap: $0.gap) }
        var result = self
        result.closedGap = zip(marks, closed).reduce(0) { $1.1 ? Swift.max($0, $1.0.gap) : $0 }
        result.runCount = closed.count { !$0 }
        if result.isBand { return result }
        // Twice round: a run may begin in the period before.
        let count = marks.count
        for step in 1..<2 * count where closed[(step - 1) % count] {
            result.runs[step % count].back = result.runs[(step - 1) % count].back + 1
        }
        for step in (0..<2 * count - 1).reversed() where closed[step % count] {
            result.runs[step % count].on = result.runs[(step + 1) % count].on + 1
        }
        return result
    }

    /// The pattern with a longer period, whose marks with their caps have the same share; nil where they leave
    /// nothing open.
    func enlarged(to longer: Double, _ drawing: DashDrawing?) -> DashPattern? {
        let capLength = drawing?.capLength ?? 0
        var lengths: [Double] = []
        for mark in marks {
            let gap = Swift.max(mark.gap - capLength, 0) / period * longer
            let whole = (mark.length + mark.gap) / period * longer
            lengths.append(Swift.max(whole - gap - capLength, 0))
            lengths.append(gap > 0 ? gap + capLength : 0)
        }
        return DashPattern(lengths, phase: phase / period * longer)?.joined(drawing)
    }

    // MARK: Places

    /// Whether so many periods can be told apart.
    func canCount(to length: Double) -> Bool { length / period < 0x1p50 }

    /// The last mark that begins at or before `length`, as far as rounding lets it be told.
    func place(at length: Double) -> Place {
        // Beyond 2⁵³ periods adding one changes nothing.
        let cycle = Swift.max(-0x1p60, Swift.min(((length + phase) / period).rounded(.down), 0x1p60))
        let rest = length + phase - cycle * period
        var (low, high) = (0, marks.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if marks[middle].offset <= rest { low = middle } else { high = middle - 1 }
        }
        return Place(cycle: cycle, index: low)
    }

    /// The mark `count` marks on, or back; the same one where periods can no longer be told apart.
    func place(_ place: Place, on count: Int) -> Place {
        let index = place.index + count
        let periods = (Double(index) / Double(marks.count)).rounded(.down)
        return Place(cycle: place.cycle + periods, index: index - Int(periods) * marks.count)
    }

    /// The first and the last mark of the run to which a mark belongs.
    func run(_ place: Place) -> (first: Place, last: Place) {
        let run = runs[place.index]
        return (self.place(place, on: -run.back), self.place(place, on: run.on))
    }

    /// What a span has of a mark; nil for nothing. Its place is computed from its number, not added up.
    ///
    /// Of a mark that is cut, a rest below a billionth of the length is left out: it comes from rounding, and its
    /// caps would be seen; one that the trim cuts down to nothing is gone. A mark without length is kept; at the
    /// very end of an open subpath too, so that five dots with four gaps between them are five, whatever the
    /// rounding. That is no matter of more than a quarter of the period, in which a long path has many dots.
    func mark(_ place: Place, in span: DashSpan) -> (from: Double, to: Double)? {
        let slack = Swift.min(1e-9 * span.length, period / 4)
        let start = place.cycle * period - phase + marks[place.index].offset
        let length = marks[place.index].length
        if length == 0 {
            guard start >= -slack, start <= span.length + (span.isClosed ? -slack : slack) else { return nil }
            let place = Swift.max(0, Swift.min(start, span.length))
            return place >= span.from && place <= span.to ? (place, place) : nil
        }
        let (from, to) = (Swift.max(start, 0), Swift.min(start + length, span.length))
        guard to - from > Swift.min(slack, length / 2) else { return nil }
        let (cutFrom, cutTo) = (Swift.max(from, span.from), Swift.min(to, span.to))
        return cutTo > cutFrom ? (cutFrom, cutTo) : nil
    }

    // MARK: Pieces

    /// Calls `body` with every piece that is drawn of a span, by length and in order: the runs, apart at `breaks`. Of
    /// those that lie outside of `ranges` some are left out.
    func forEachPiece(
        of span: DashSpan, in ranges: DashRanges, breaks: DashBreaks,
        _ body: (_ from: Double, _ to: Double) -> Void
    ) {
        var passed = 0
        if isBand {
            if canCount(to: span.length) {
                let (first, last) = (place(place(at: span.from), on: -1), place(place(at: span.to), on: 1))
                emit(first, last, of: span, breaks, &passed, body)
            } else {
                body(span.from, span.to)
            }
            return
        }
        var next: Place?
        for range in ranges.ranges {
            // One before, for what rounding does.
            var first = run(place(place(at: range.from), on: -1)).first
            if let next, first < next { first = next }
            let end = place(place(at: range.to), on: 1)
            while first <= end {
                let last = run(first).last
                emit(first, last, of: span, breaks, &passed, body)
                let following = place(last, on: 1)
                next = following
                if following <= first { return }
                first = following
            }
        }
    }

    /// The pieces of one run.
    private func emit(
        _ first: Place, _ last: Place, of span: DashSpan, _ breaks: DashBreaks, _ passed: inout Int,
        _ body: (_ from: Double, _ to: Double) -> Void
    ) {
        if first == last {
            if let mark = mark(first, in: span) { body(mark.from, mark.to) }
            return
        }
        guard let head = firstMark(from: first, through: last, in: span),
            let tail = lastMark(from: head, through: last, in: span), var start = mark(head, in: span)?.from,
            let end = mark(tail, in: span)?.to
        else { return }
        var begun = head
        while passed < breaks.ranges.count, breaks.ranges[passed].to < start { passed += 1 }
        while passed < breaks.ranges.count, breaks.ranges[passed].from < end {
            let gap = breaks.ranges[passed]
            var next = begun
            let before = Swift.min(place(at: gap.from), tail)
            if before >= begun, let mark = mark(before, in: span) {
                if mark.to < gap.from {
                    body(start, mark.to)
                    next = place(before, on: 1)
                } else {
                    if before > begun, let last = self.mark(place(before, on: -1), in: span) {
                        body(start, last.to)
                    }
                    next = before
                }
            }
            // Marks that reach into the break come one by one.
            while next <= tail {
                if let mark = mark(next, in: span) {
                    if mark.from > gap.to { break }
                    body(mark.from, mark.to)
                }
                let following = place(next, on: 1)
                if following <= next { return }
                next = following
            }
            guard next <= tail, let mark = mark(next, in: span) else { return }
            (begun, start) = (next, mark.from)
            passed += 1
        }
        body(start, end)
    }

    /// The first of these marks of which the span has anything.
    private func firstMark(from first: Place, through last: Place, in span: DashSpan) -> Place? {
        var place = Swift.max(first, self.place(self.place(at: span.from), on: -1))
        let last = Swift.min(last, self.place(self.place(at: span.to), on: 1))
        while place <= last {
            if mark(place, in: span) != nil { return place }
            let following = self.place(place, on: 1)
            if following <= place { break }
            place = following
        }
        return nil
    }

    /// The last of them.
    private func lastMark(from first: Place, through last: Place, in span: DashSpan) -> Place? {
        var place = Swift.min(last, self.place(self.place(at: span.to), on: 1))
        while place >= first {
            if mark(place, in: span) != nil { return place }
            let preceding = self.place(place, on: -1)
            if preceding >= place { break }
            place = preceding
        }
        return nil
    }
}

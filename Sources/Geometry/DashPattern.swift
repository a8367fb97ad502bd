/// Marks and gaps along a length.
struct DashPattern {
    /// Where each mark begins within a period, how long it is, and how long the gap behind it.
    private var marks: [(offset: Double, length: Double, gap: Double)] = []
    private var period = 0.0
    private var phase = 0.0

    /// More marks than this are not made of a subpath; where only those that can be seen count, not more than twice as
    /// many of each of its segments: that is a line of 8000 pixels at the finest period.
    static let maximumCount = 65_536.0

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
    }

    /// The pattern that is drawn in `ranges` of a subpath of `segmentCount` segments: this one; where it has too many
    /// marks, one that looks the same; nil where a solid line does, or where nothing does.
    func drawn(in ranges: DashRanges, segmentCount: Int, _ drawing: DashDrawing?) -> DashPattern? {
        let isSeen = drawing?.clip != nil
        let most = DashPattern.maximumCount * (isSeen ? Double(2 * segmentCount) : 1)
        let least = ranges.length / most * Double(marks.count)
        let finest = DashPattern.finest * (drawing?.tolerance ?? 0)
        if period >= least, !isSeen || period >= finest { return self }
        guard let drawing, least <= finest, !marks.allSatisfy({ drawing.closes(gap: $0.gap) }) else {
            return nil
        }
        return enlarged(to: finest, capLength: drawing.capLength)
    }

    /// The pattern with a longer period, whose marks with their caps have the same share; nil where they leave
    /// nothing open.
    private func enlarged(to longer: Double, capLength: Double) -> DashPattern? {
        var lengths: [Double] = []
        for mark in marks {
            let gap = Swift.max(mark.gap - capLength, 0) / period * longer
            let whole = (mark.length + mark.gap) / period * longer
            lengths.append(Swift.max(whole - gap - capLength, 0))
            lengths.append(gap > 0 ? gap + capLength : 0)
        }
        return DashPattern(lengths, phase: phase / period * longer)
    }

    /// Whether no mark has a length.
    var isDots: Bool { marks.allSatisfy { $0.length == 0 } }

    /// Calls `body` with every mark that touches 0…`length`, cut to it, in order; of those that lie outside of
    /// `ranges` some are left out. Places are computed from the mark's number, not added up.
    ///
    /// Of a mark that is cut, a rest below a billionth of the length is left out: it comes from rounding, and
    /// its caps would be seen. A mark without length is kept; at the very end of an open subpath too, so
    /// that five dots with four gaps between them are five, whatever the rounding.
    func forEachMark(
        length: Double, isClosed: Bool, in ranges: DashRanges, _ body: (_ from: Double, _ to: Double) -> Void
    ) {
        let slack = 1e-9 * length
        var cycle = 0.0
        for range in ranges.ranges {
            // One before, for what rounding does.
            cycle = Swift.max(cycle, ((range.from + phase) / period).rounded(.down) - 1)
            let end = range.to < length ? range.to : length + slack
            while cycle * period - phase <= end {
                for mark in marks {
                    let start = cycle * period - phase + mark.offset
                    let (from, to) = (Swift.max(start, 0), Swift.min(start + mark.length, length))
                    if mark.length == 0 {
                        if start >= -slack, start <= (isClosed ? length - slack : length + slack) {
                            let place = Swift.min(from, length)
                            body(place, place)
                        }
                    } else if to - from > Swift.min(slack, mark.length / 2) {
                        body(from, to)
                    }
                }
                // Beyond 2⁵³ cycles adding one changes nothing.
                let next = cycle + 1
                if next == cycle { break }
                cycle = next
            }
        }
    }
}

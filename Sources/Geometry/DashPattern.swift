/// Marks and gaps along a length.
struct DashPattern {
    /// Where each mark begins within a period, and how long it is.
    private let marks: [(offset: Double, length: Double)]
    private let period: Double
    private let phase: Double

    /// More marks than this on one subpath are no pattern that one could see: it is stroked solid.
    static let maximumCount = 65_536.0

    /// Nil where the lengths break the rules: the stroke is then solid.
    init?(_ lengths: [Double], phase: Double) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        var marks: [(Double, Double)] = []
        var offset = 0.0
        var gaps = 0.0
        for index in stride(from: 0, to: lengths.count, by: 2) {
            marks.append((offset, lengths[index]))
            offset += lengths[index] + lengths[index + 1]
            gaps += lengths[index + 1]
        }
        // Without gaps there is nothing to cut.
        guard offset > 0, offset.isFinite, gaps > 0 else { return nil }
        self.marks = marks
        period = offset
        let rest = phase.truncatingRemainder(dividingBy: offset)
        self.phase = rest < 0 ? rest + offset : rest
    }

    /// Whether a line of this length would have more marks than can be drawn.
    func isTooFine(for length: Double) -> Bool {
        !(length / period * Double(marks.count) <= DashPattern.maximumCount)
    }

    /// Calls `body` with every mark that touches 0…`length`, cut to it, in order. Places are computed from
    /// the mark's number, not added up.
    ///
    /// Of a mark that is cut, a rest below a billionth of the length is left out: it comes from rounding, and
    /// its caps would be seen. A mark without length is kept; at the very end of an open subpath too, so
    /// that five dots with four gaps between them are five, whatever the rounding.
    func forEachMark(length: Double, isClosed: Bool, _ body: (_ from: Double, _ to: Double) -> Void) {
        let slack = 1e-9 * length
        var cycle = 0.0
        while cycle * period - phase <= length + slack {
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
            cycle += 1
        }
    }
}

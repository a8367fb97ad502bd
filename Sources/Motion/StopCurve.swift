/// Straight lines from stop to stop: CSS Easing Functions Level 2, `linear()`.
struct StopCurve: Hashable, Sendable {
    struct Point: Hashable, Sendable {
        var input: Double
        var output: Double
    }

    /// Two points or more, whose inputs never fall.
    let points: [Point]

    /// At an input that several points share, the last one counts. Beyond the points, the first or last line
    /// goes on; where it stands upright, its outer end is held.
    func value(at x: Double) -> Double {
        guard x == x else { return x }
        let (a, b, isExact) = line(at: x)
        if isExact || b.input <= a.input { return a.output }
        let value = mixed(a.output, b.output, x.fraction(from: a.input, to: b.input))
        // A line that goes on beyond its stops ends where numbers end.
        return max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, value))
    }

    func slope(at x: Double) -> Double {
        guard x == x else { return x }
        let (a, b, isExact) = line(at: x)
        if isExact, let next = points.first(where: { $0.input > a.input }) {
            return StopCurve.slope(a, next)
        }
        if b.input <= a.input { return 0 }
        return StopCurve.slope(a, b)
    }

    private static func slope(_ a: Point, _ b: Point) -> Double {
        let (rise, run) = (b.output - a.output, b.input - a.input)
        if rise.isFinite, run.isFinite { return rise / run }
        return (b.output / 2 - a.output / 2) / (b.input / 2 - a.input / 2)
    }

    /// The two points whose line goes through `x`; or the point at exactly `x`, twice.
    private func line(at x: Double) -> (Point, Point, isExact: Bool) {
        // The first point beyond x, by halving.
        var low = 0
        var high = points.count
        while low < high {
            let middle = (low + high) / 2
            if points[middle].input > x { high = middle } else { low = middle + 1 }
        }
        if low > 0, points[low - 1].input == x { return (points[low - 1], points[low - 1], true) }
        if low == 0 { return (points[0], points[1], false) }
        if low < points.count { return (points[low - 1], points[low], false) }
        let last = points[points.count - 1]
        let previous = points[points.count - 2]
        return previous.input < last.input ? (previous, last, false) : (last, last, true)
    }

    /// The points of `stops`, with the inputs filled in that were left out: the first 0, the last 1, others
    /// evenly between their neighbours; and raised where they would fall.
    init(_ stops: [Easing.Stop]) {
        var inputs: [Double?] = stops.map(\.input)
        if inputs[0] == nil { inputs[0] = 0 }
        if inputs[inputs.count - 1] == nil { inputs[inputs.count - 1] = 1 }
        var largest = -Double.infinity
        for (index, input) in inputs.enumerated() {
            guard let input else { continue }
            largest = max(largest, input)
            inputs[index] = largest
        }
        var points: [Point] = []
        var known = 0
        for (index, input) in inputs.enumerated() {
            guard let input else { continue }
            if index > known + 1, let start = inputs[known] {
                for between in known + 1..<index {
                    let share = Double(between - known) / Double(index - known)
                    points.append(
                        Point(input: mixed(start, input, share), output: stops[between].output))
                }
            }
            points.append(Point(input: input, output: stops[index].output))
            known = index
        }
        self.points = points
    }
}

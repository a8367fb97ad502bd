/// One side of a stroke while it is being built: points and arcs, each beginning where the one before it
/// ends. Kept apart from ``Path`` because one of the two sides is written out backwards.
struct OffsetChain {
    enum Item {
        case line(to: Point)
        case arc(Arc)

        var end: Point {
            switch self {
            case .line(let point): point
            case .arc(let arc): arc.end
            }
        }
    }

    private(set) var start = Point.zero
    private(set) var items: [Item] = []

    var end: Point { items.last?.end ?? start }

    mutating func begin(at point: Point) {
        items.removeAll(keepingCapacity: true)
        start = point
    }

    mutating func addLine(to point: Point) {
        if point != end { items.append(.line(to: point)) }
    }

    mutating func addArc(_ arc: Arc) { items.append(.arc(arc)) }

    /// Moves the end of the line that comes last.
    mutating func replaceEnd(by point: Point) {
        if case .line? = items.last {
            items[items.count - 1] = .line(to: point)
        } else {
            addLine(to: point)
        }
    }

    mutating func replaceStart(by point: Point) { start = point }

    /// Continues `path`, whose current point is the chain's start.
    func write(to path: inout Path) {
        for item in items {
            switch item {
            case .line(let point): path.appendLine(point)
            case .arc(let arc): path.appendArc(arc)
            }
        }
    }

    /// Continues `path`, whose current point is the chain's end, back to its start.
    func writeReversed(to path: inout Path) {
        for index in items.indices.reversed() {
            switch items[index] {
            case .line: path.appendLine(index > 0 ? items[index - 1].end : start)
            case .arc(let arc): path.appendArc(arc.reversed)
            }
        }
    }
}

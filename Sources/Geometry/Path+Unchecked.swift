/// Steps that are known to be finite, or that the caller checks as a whole afterwards with ``Path/isFinite``:
/// what is derived from a path (its outline, its parts) is built with these.
extension Path {
    mutating func appendMove(_ point: Point) {
        elements.append(.move(point))
        currentPoint = point
        subpathStart = point
        isClosed = false
    }

    mutating func appendLine(_ point: Point) {
        elements.append(.line(point))
        currentPoint = point
    }

    /// The arc itself, without a line to its first point: for arcs that begin at the current point but for
    /// rounding.
    mutating func appendArc(_ arc: Arc) {
        elements.append(.arc(arc))
        currentPoint = arc.end
    }

    mutating func append(_ segment: Segment) {
        switch segment {
        case .line(_, let end): elements.append(.line(end))
        case .quad(_, let control, let end): elements.append(.quad(control: control, end: end))
        case .cubic(_, let control1, let control2, let end):
            elements.append(.cubic(control1: control1, control2: control2, end: end))
        case .arc(let arc): elements.append(.arc(arc))
        }
        currentPoint = segment.end
    }

    mutating func append(_ subpath: Subpath) {
        appendMove(subpath.start)
        for (index, segment) in subpath.segments.enumerated() {
            // The line that closes the subpath is the `close` itself.
            if subpath.isClosed, index > 0, index == subpath.segments.count - 1,
                case .line(_, subpath.start) = segment
            {
                break
            }
            append(segment)
        }
        if subpath.isClosed { close() }
    }

    /// Whether every number in the path is finite: true of every path that a caller can hold.
    var isFinite: Bool { elements.allSatisfy(\.isFinite) }

    /// Where a step after the first `elementCount` is not finite, takes all of them away.
    mutating func keepFinite(elementCount: Int, _ point: Point?) {
        if elements[elementCount...].allSatisfy(\.isFinite) { return }
        elements.removeSubrange(elementCount...)
        currentPoint = point
        subpathStart = point ?? .zero
        isClosed = point != nil
    }
}

extension Path.Element {
    /// Whether every number is finite, an arc's points included.
    var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): point.isFinite
        case .quad(let control, let end): control.isFinite && end.isFinite
        case .cubic(let control1, let control2, let end):
            control1.isFinite && control2.isFinite && end.isFinite
        case .arc(let arc):
            arc.isFinite && (abs(arc.center.x) + abs(arc.xAxis.x) + abs(arc.yAxis.x)).isFinite
                && (abs(arc.center.y) + abs(arc.xAxis.y) + abs(arc.yAxis.y)).isFinite
        case .close: true
        }
    }
}

/// A connected piece of a path: its segments in order, each beginning where the one before it ends.
public struct Subpath: Hashable, Sendable {
    /// Where the subpath begins.
    public internal(set) var start = Point.zero
    /// The segments in order; where the subpath is closed the closing line is among them, unless it has no
    /// length.
    public internal(set) var segments: [Segment] = []
    /// Whether the end is joined to the start.
    public internal(set) var isClosed = false
    /// The direction of a dash without length, of length 1; nil for everything else.
    var dotDirection: Point?

    init() {}

    mutating func begin(at point: Point) {
        start = point
        segments.removeAll(keepingCapacity: true)
        isClosed = false
        dotDirection = nil
    }

    /// Where the subpath ends.
    public var end: Point { isClosed ? start : segments.last?.end ?? start }
}

extension Path {
    /// The path's connected pieces in order.
    public var subpaths: [Subpath] {
        var result: [Subpath] = []
        var scratch = Subpath()
        forEachSubpath(using: &scratch) { result.append($0) }
        return result
    }

    /// Calls `body` with each connected piece in turn, all built in `scratch`, whose memory is kept.
    func forEachSubpath(using scratch: inout Subpath, _ body: (inout Subpath) -> Void) {
        var point = Point.zero
        var isOpen = false
        for element in elements {
            switch element {
            case .move(let to):
                if isOpen { body(&scratch) }
                scratch.begin(at: to)
                isOpen = true
                point = to
            case .line(let end):
                scratch.segments.append(.line(point, end))
                point = end
            case .quad(let control, let end):
                scratch.segments.append(.quad(point, control: control, end))
                point = end
            case .cubic(let control1, let control2, let end):
                scratch.segments.append(.cubic(point, control1: control1, control2: control2, end))
                point = end
            case .arc(let arc):
                scratch.segments.append(.arc(arc))
                point = arc.end
            case .close:
                if point != scratch.start { scratch.segments.append(.line(point, scratch.start)) }
                point = scratch.start
                scratch.isClosed = true
                body(&scratch)
                isOpen = false
            }
        }
        if isOpen { body(&scratch) }
    }
}

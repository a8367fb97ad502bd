import TaijiGeometry

/// A way along a path at constant speed: the place and the direction at every share of its length.
///
/// Subpaths follow one another; from the end of one to the start of the next there is no way, but a jump.
public struct AlongPath: Hashable, Sendable {
    /// The path's length in its own unit, closing lines included.
    public let length: Double

    /// Pieces short enough for their arc length to be nearly even.
    private let pieces: [Segment]
    /// The length from the start of the path to the end of each piece.
    private let ends: [Double]
    /// Where a path without length is.
    private let start: Point

    /// The way along `path`. Throws `MotionError.outOfRange` for a path that has no point.
    public init(_ path: Path) throws(MotionError) {
        let subpaths = path.subpaths
        guard let first = subpaths.first else {
            throw .outOfRange(
                argument: "path", found: "an empty one", allowed: "a path with a point at least")
        }
        var pieces: [Segment] = []
        var ends: [Double] = []
        var sum = 0.0
        for segment in subpaths.flatMap(\.segments) {
            for piece in AlongPath.pieces(of: segment) {
                let length = piece.length
                guard length > 0, (sum + length).isFinite else { continue }
                sum += length
                pieces.append(piece)
                ends.append(sum)
            }
        }
        start = first.start
        length = sum
        self.pieces = pieces
        self.ends = ends
    }

    /// The place at `progress`, 0 at the start of the path and 1 at its end, which are held beyond them.
    public func point(at progress: Double) -> Point { point(atLength: progress * length) }

    /// The place at a length from the start of the path; its ends are held beyond them.
    public func point(atLength length: Double) -> Point {
        guard let (piece, parameter) = place(length) else { return start }
        // The end points themselves, not what rounding makes of them.
        return parameter <= 0 ? piece.start : parameter >= 1 ? piece.end : piece.point(at: parameter)
    }

    /// The direction of travel at `progress`, of length 1; (1, 0) for a path without length. At a corner it is
    /// the direction in which the way goes on; `backwards` is for a way that is made from the end to the
    /// start.
    public func direction(at progress: Double, backwards: Bool = false) -> Point {
        guard let (piece, parameter) = place(progress * length) else { return Point(1, 0) }
        let forwards: Point?
        if parameter <= 0 {
            forwards = piece.startDirection
        } else if parameter >= 1 {
            forwards = piece.endDirection
        } else {
            let derivative = piece.derivative(at: parameter)
            forwards = derivative.length > 0 ? derivative * (1 / derivative.length) : piece.startDirection
        }
        let direction = forwards ?? Point(1, 0)
        // Adding 0 makes 0 of −0, whose angle would be −π where π is meant.
        return (backwards ? -direction : direction) + .zero
    }

    /// The direction of travel at `progress` as an angle in radians, clockwise on the screen from +x, in −π…π.
    public func angle(at progress: Double, backwards: Bool = false) -> Double {
        direction(at: progress, backwards: backwards).angle
    }

    private func place(_ length: Double) -> (piece: Segment, parameter: Double)? {
        guard let last = pieces.last, length == length else { return pieces.first.map { ($0, 0) } }
        guard length < self.length else { return (last, 1) }
        guard length > 0 else { return (pieces[0], 0) }
        // The first piece that ends beyond the length.
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > length { high = middle } else { low = middle + 1 }
        }
        let before = low > 0 ? ends[low - 1] : 0
        return (pieces[low], pieces[low].parameter(atLength: length - before))
    }

    private static func pieces(of segment: Segment) -> [Segment] {
        switch segment {
        case .line: return [segment]
        case .arc(let arc) where arc.xAxis.dot(arc.yAxis) == 0 && arc.xAxis.length == arc.yAxis.length:
            return [segment]
        default:
            let count = 8
            return (0..<count).map {
                segment.part(from: Double($0) / Double(count), to: Double($0 + 1) / Double(count))
            }
        }
    }
}

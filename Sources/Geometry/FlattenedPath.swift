/// A path as polygons: the form in which a rasteriser takes it.
///
/// All points lie in one array and every contour is a range of it. A buffer that is emptied by
/// ``removeAll()`` and filled again keeps its memory, so that a steady animation allocates nothing:
///
///     buffer.removeAll()
///     buffer.append(path, transform: userToPixels)
///     for contour in buffer.contours {
///         let points = buffer.points[contour.range]
///     }
///
/// The ends of every segment are exact, and a full turn ends in the very point in which it began.
public struct FlattenedPath: Hashable, Sendable {
    /// A polygon or a line of chords.
    public struct Contour: Hashable, Sendable {
        /// Which of the points, two or more. The last point of a closed contour may or may not repeat the
        /// first.
        public var range: Range<Int>
        /// Whether the end is joined to the start. Filling closes every contour.
        public var isClosed: Bool
    }

    /// All points of all contours.
    public internal(set) var points: [Point] = []
    /// The contours in the path's order. A `move` with nothing after it makes none.
    public private(set) var contours: [Contour] = []
    /// Where the contour that is being built begins.
    private var first = 0

    /// A buffer with nothing in it.
    public init() {}

    /// `path` as polygons; see ``append(_:transform:tolerance:clip:)``.
    public init(
        _ path: Path, transform: Transform = .identity, tolerance: Double = Flattening.tolerance,
        clip: Rect? = nil
    ) {
        append(path, transform: transform, tolerance: tolerance, clip: clip)
    }

    /// Takes everything away and keeps the memory.
    public mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        contours.removeAll(keepingCapacity: true)
        first = 0
    }

    /// Adds `path`, mapped by `transform`.
    ///
    /// - Parameters:
    ///   - tolerance: how far a chord may lie from its curve after the map, in pixels; above 0.
    ///   - clip: where it matters what the path looks like, after the map. Outside of it a curve is
    ///     replaced by fewer chords, in such a way that the winding number of every point inside stays what
    ///     it is. With it a huge curve costs what is seen of it; without, the count stops at
    ///     ``Flattening/maximumChords`` a segment.
    ///
    /// A path that `transform` takes out of the finite numbers adds nothing.
    public mutating func append(
        _ path: Path, transform: Transform = .identity, tolerance: Double = Flattening.tolerance,
        clip: Rect? = nil
    ) {
        let (pointCount, contourCount) = (points.count, contours.count)
        let chords = ChordWriter(tolerance: tolerance > 0 ? tolerance : Flattening.tolerance, clip: clip)
        var finite = true
        var point = Point.zero
        first = points.count
        for element in path.elements {
            switch element {
            case .move(let to):
                finish(closed: false)
                point = transform.apply(to: to)
                points.append(point)
            case .line(let to):
                point = transform.apply(to: to)
                points.append(point)
            case .quad(let control, let to):
                let (c, b) = (transform.apply(to: control), transform.apply(to: to))
                finite = finite && c.isFinite
                chords.write(point, c, b, into: &points)
                point = b
            case .cubic(let control1, let control2, let to):
                let (c, d, b) = (
                    transform.apply(to: control1), transform.apply(to: control2), transform.apply(to: to)
                )
                finite = finite && c.isFinite && d.isFinite
                chords.write(point, c, d, b, into: &points)
                point = b
            case .arc(let arc):
                let mapped = arc.applying(transform)
                finite = finite && mapped.isFinite
                chords.write(mapped, into: &points)
                point = mapped.end
            case .close: finish(closed: true)
            }
            finite = finite && point.isFinite
            if !finite { break }
        }
        finish(closed: false)
        if !finite {
            points.removeSubrange(pointCount...)
            contours.removeSubrange(contourCount...)
            first = pointCount
        }
    }

    private mutating func finish(closed: Bool) {
        if points.count - first > 1 {
            contours.append(Contour(range: first..<points.count, isClosed: closed))
        } else {
            points.removeSubrange(first...)
        }
        first = points.count
    }
}

/// Neighbouring pieces of a bend on whose inner side the normals cross: half the width is more than the radius,
/// and the side runs backwards.
///
/// Each piece leaves a triangle beyond the crossing of its two normals. Neighbours have a normal in common, so
/// their triangles together are one polygon: along the side, and back along the crossings, which are the curve's
/// evolute. One by one they would send two lines for every piece across all of the stroke.
struct BackwardSide: Sendable {
    private var points: [Point] = []
    private var crossings: [Point] = []
    private var isClockwise = false

    init() {}

    /// Whether a piece that begins at `point` and turns this way goes on.
    func continues(at point: Point, clockwise: Bool) -> Bool {
        clockwise == isClockwise && points.last == point
    }

    /// Adds a piece that runs from `start` to `end`; where it does not go on, what was there has been written.
    mutating func add(from start: Point, to end: Point, over crossing: Point, clockwise: Bool) {
        if points.isEmpty {
            points.append(start)
            isClockwise = clockwise
        }
        points.append(end)
        crossings.append(crossing)
    }

    /// Writes the polygon and is empty again.
    mutating func write(to outline: inout Path) {
        guard !points.isEmpty else { return }
        outline.appendMove(crossings[0])
        if isClockwise {
            for point in points { outline.appendLine(point) }
            for index in crossings.indices.dropFirst().reversed() { outline.appendLine(crossings[index]) }
        } else {
            for crossing in crossings.dropFirst() { outline.appendLine(crossing) }
            for point in points.reversed() { outline.appendLine(point) }
        }
        outline.close()
        points.removeAll(keepingCapacity: true)
        crossings.removeAll(keepingCapacity: true)
    }
}

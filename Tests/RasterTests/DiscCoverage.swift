import TaijiGeometry

/// The exact share of pixels that a disc covers, in closed form.
struct DiscCoverage {
    let center: Point
    let radius: Double

    /// The covered share of the pixel in column `x` of row `y`, by inclusion and exclusion of quadrants.
    func share(_ x: Int, _ y: Int) -> Double {
        let (left, top) = (Double(x) - center.x, Double(y) - center.y)
        let share =
            quadrant(left + 1, top + 1) - quadrant(left, top + 1) - quadrant(left + 1, top)
            + quadrant(left, top)
        return min(1, max(0, share))
    }

    /// Whether the circle runs near the pixel; elsewhere the share is 0 or 1.
    func isNearEdge(_ x: Int, _ y: Int) -> Bool {
        let middle = Point(Double(x) + 0.5, Double(y) + 0.5)
        return abs(middle.distance(to: center) - radius) < 0.75
    }

    /// The area of the disc left of `x` and above `y`, both counted from the centre: the integral over the
    /// chords, each cut at `y`.
    private func quadrant(_ x: Double, _ y: Double) -> Double {
        let (x, y) = (min(max(x, -radius), radius), min(max(y, -radius), radius))
        // Beyond ±corner the whole chord lies on one side of y.
        let corner = (radius * radius - y * y).squareRoot()
        let (start, end) = (min(x, -corner), min(x, corner))
        // Within it the chord is cut: from −s up to y.
        var area = halfChords(end) - halfChords(start) + y * (end - start)
        if y > 0 { area += 2 * (halfChords(start) - halfChords(-radius) + halfChords(x) - halfChords(end)) }
        return area
    }

    /// The integral of √(r² − x²) from 0 to `x`.
    private func halfChords(_ x: Double) -> Double {
        let height = max(0, radius * radius - x * x).squareRoot()
        return (x * height + radius * radius * arcTangent(x, height)) / 2
    }
}

import TaijiDrawing
import TaijiGeometry
import TestSupport
import Testing

/// Expects that a path covers its exact area in every pixel, by both rules; `name` is that of the pictures that are
/// left behind where it does not.
func expectExactArea(
    _ path: Path, width: Int, height: Int, name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    for rule in [FillRule.winding, .evenOdd] {
        let found = renderedCoverage(path, rule: rule, width: width, height: height)
        let expected = ReferenceCoverage(path, rule: rule, width: width, height: height).values
        let comparison = PictureComparison(found: found, expected: expected, width: width)
        let holds = comparison.holds(
            RandomPathTests.tolerance, found: found, expected: expected, width: width, name: "\(name)-\(rule)"
        )
        #expect(
            holds, "\(name), \(rule): off by \(comparison.largest) at \(comparison.place)",
            sourceLocation: sourceLocation)
    }
}

/// The polygon with the given corners, at least one.
func closedPolygon(_ points: [Point]) -> Path {
    Path.drawing { path throws(GeometryError) in
        try path.move(to: points[0])
        for point in points.dropFirst() { try path.addLine(to: point) }
        path.close()
    }
}

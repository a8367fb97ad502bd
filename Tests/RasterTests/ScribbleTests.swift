import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Paths with far more edges than pixels: the work must grow with the edges, not with their square. Rows are
/// sampled there, at 128 × 64 places a pixel.
@Suite struct ScribbleTests {
    /// Where parity changes thousands of times in a pixel, its coverage is a mean over 8,192 places that are as
    /// good as random: 1.4/255 is the deviation of that, and of the reference's mean as well.
    static let tolerance = 10.0

    private func scribble(vertices: Int, side: Int) -> Path {
        var random = SeededRandom(seed: 42)
        return .drawing { (path) throws(GeometryError) in
            try path.move(to: random.point(0...Double(side)))
            for _ in 1..<vertices { try path.addLine(to: random.point(0...Double(side))) }
            path.close()
        }
    }

    @Test(arguments: [FillRule.winding, .evenOdd])
    func coverageIsRightToTheSampling(rule: FillRule) {
        let path = scribble(vertices: 4000, side: 32)
        let found = renderedCoverage(path, rule: rule, width: 32, height: 32)
        let expected = ReferenceCoverage(path, rule: rule, width: 32, height: 32).values
        let comparison = PictureComparison(found: found, expected: expected, width: 32)
        #expect(comparison.largest <= Self.tolerance, "off by \(comparison.largest) at \(comparison.place)")
    }

    @Test func tensOfThousandsOfLinesAreDrawn() {
        let found = renderedCoverage(
            scribble(vertices: 30_000, side: 64), rule: .winding, width: 64, height: 64)
        // Every pixel is wound round many times over, but for gaps and the outermost.
        #expect(found.reduce(0) { $0 + Int($1) } > 64 * 64 * 240)
    }
}

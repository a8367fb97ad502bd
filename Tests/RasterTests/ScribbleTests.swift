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

    /// Found by the fuzzer: what lies to the left of the picture still changes the winding along its left edge, and
    /// tens of thousands of changes in one row were looked through for each of its 128 bands.
    @Test func aHundredThousandDashesToTheLeftAreDrawn() {
        let dashes = Path.drawing { path throws(GeometryError) in
            for index in 0..<100_000 {
                let x = -10 - 3 * Double(index)
                let y = 5.25 + 0.5 * Double(index % 64) / 64
                try path.move(to: Point(x, y))
                try path.addLine(to: Point(x + 2, y))
                try path.addLine(to: Point(x + 2, y + 0.25))
                try path.addLine(to: Point(x, y + 0.25))
                path.close()
            }
            try path.addRect(Rect(x: -5, y: 2, width: 9.5, height: 8))
        }
        let found = renderedCoverage(dashes, width: 16, height: 16)
        for y in 2..<10 { #expect(found[y * 16 + 3] == 255 && found[y * 16 + 4] == 128) }
        #expect(found[5 * 16 + 5] == 0)
    }

    /// Rows through which hundreds of edges run side by side are exact, not sampled.
    @Test func hundredsOfStripsInAPixelAreExact() {
        let pitch = 0.046875
        let strips = Path.drawing { path throws(GeometryError) in
            for index in 0..<640 {
                let x = 1 + pitch * Double(index)
                try path.move(to: Point(x, -1))
                try path.addLine(to: Point(x + pitch / 4, -1))
                try path.addLine(to: Point(x + pitch / 4, 33))
                try path.addLine(to: Point(x, 33))
                path.close()
            }
        }
        for rule in [FillRule.winding, .evenOdd] {
            let found = renderedCoverage(strips, rule: rule, width: 32, height: 32)
            let expected = ReferenceCoverage(strips, rule: rule, width: 32, height: 32, lines: 256).values
            let comparison = PictureComparison(found: found, expected: expected, width: 32)
            #expect(comparison.largest <= 0.6, "off by \(comparison.largest) at \(comparison.place)")
        }
    }
}

import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// The arcs of a dashboard gauge, stroked by the library, against rings cut to sectors put together here.
@Suite struct GaugeArcTests {
    /// A ring's part from `start` over `sweep`, with discs at its ends where they are round.
    private func sector(
        _ center: Point, radius: Double, width: Double, start: Double, sweep: Double, isRound: Bool
    ) -> Path {
        .drawing { path throws(GeometryError) in
            let (inner, outer) = (radius - width / 2, radius + width / 2)
            try path.addArc(Arc(center: center, radius: outer, startAngle: start, sweep: sweep))
            try path.addArc(Arc(center: center, radius: inner, startAngle: start + sweep, sweep: -sweep))
            path.close()
            guard isRound else { return }
            for angle in [start, start + sweep] {
                try path.addCircle(center: center + radius * Point.unit(at: angle), radius: width / 2)
            }
        }
    }

    /// Lines a row of the reference: across a flat part of an edge it is then off by a quarter of a level.
    private static let lines = 512

    @Test(arguments: [(512, 512), (320, 180)], [0.013, 0.37, 0.5, 0.842, 1])
    func strokedArcsAreExact(size: (Int, Int), share: Double) {
        let (width, height) = size
        let scale = Double(min(width, height)) / 512
        let center = Point(Double(width) / 2, Double(height) / 2)
        let start = 0.75 * Double.pi
        let sweep = 1.5 * Double.pi * share
        var whole = CoverageError()
        for (radius, line, isRound) in [(230.0, 2.0, false), (205, 14, false), (180, 14, true)] {
            let arc = Path.drawing { path throws(GeometryError) in
                try path.addArc(
                    Arc(center: center, radius: radius * scale, startAngle: start, sweep: sweep))
            }
            let found = renderedCoverage(
                arc.stroked(StrokeStyle(width: line * scale, cap: isRound ? .round : .butt)), width: width,
                height: height)
            let form = sector(
                center, radius: radius * scale, width: line * scale, start: start, sweep: sweep,
                isRound: isRound)
            let expected = ReferenceCoverage(form, width: width, height: height, lines: Self.lines).values
            for index in found.indices { whole.add(found[index], expected: expected[index], place: index) }
        }
        #expect(whole.rootMeanSquare <= Quality.rootMeanSquare, "\(whole)")
        #expect(whole.largest <= Quality.largest, "\(whole)")
        #expect(whole.edgePixels > 40)
    }
}

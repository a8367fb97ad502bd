import TaijiGeometry
import TestSupport
import Testing

/// Areas of polygons that stand in for circles of some tens of pixels at a tolerance of 1e-6.
private let areaTolerance = 1e-3

@Suite struct StrokeShapeTests {
    private func line(_ points: Point..., closed: Bool = false) throws -> Path {
        var path = Path()
        for point in points { try path.addLine(to: point) }
        if closed { path.close() }
        return path
    }

    private func area(_ path: Path) -> Double { signedArea(FlattenedPath(path, tolerance: 1e-6)) }

    @Test func capsOfALine() throws {
        let path = try line(Point(10, 10), Point(30, 10))
        let butt = path.stroked(StrokeStyle(width: 4))
        #expect(butt.bounds == Rect(minX: 10, minY: 8, maxX: 30, maxY: 12))
        #expect(area(butt) == 80)
        let square = path.stroked(StrokeStyle(width: 4, cap: .square))
        #expect(square.bounds == Rect(minX: 8, minY: 8, maxX: 32, maxY: 12))
        #expect(area(square) == 96)
        let round = path.stroked(StrokeStyle(width: 4, cap: .round))
        #expect(round.bounds == Rect(minX: 8, minY: 8, maxX: 32, maxY: 12))
        #expect(abs(area(round) - (80 + 4 * .pi)) < areaTolerance)
        #expect(round.arcs.count == 2)
    }

    @Test func joinsOfARightAngle() throws {
        let path = try line(Point(0, 0), Point(20, 0), Point(20, 20))
        func stroke(_ join: LineJoin, _ limit: Double = 10) -> Path {
            path.stroked(StrokeStyle(width: 4, join: join, miterLimit: limit))
        }
        #expect(area(stroke(.miter)) == 160)
        #expect(area(stroke(.bevel)) == 158)
        #expect(abs(area(stroke(.round)) - (156 + .pi)) < areaTolerance)
        // A right angle's miter is √2 widths long.
        #expect(area(stroke(.miter, 1.4143)) == 160)
        #expect(area(stroke(.miter, 1.4142)) == 158)
        #expect(area(stroke(.miter, .nan)) == 158)
    }

    @Test func aClosedSubpathIsJoinedAndAnOpenOneCapped() throws {
        let closed = try line(Point(0, 0), Point(20, 0), Point(20, 20), Point(0, 20), closed: true)
            .stroked(StrokeStyle(width: 4, cap: .square))
        #expect(closed.bounds == Rect(minX: -2, minY: -2, maxX: 22, maxY: 22))
        #expect(closed.subpathCount == 2)
        #expect(area(closed) == 24 * 24 - 16 * 16)
        let open = try line(Point(0, 0), Point(20, 0), Point(20, 20), Point(0, 20), Point(0, 0))
            .stroked(StrokeStyle(width: 4))
        #expect(open.subpathCount == 1)
        // The start's cap is cut off square at (0, 0): the corner's outer quarter is missing.
        #expect(windingNumber(FlattenedPath(open), Point(-1, -1)) == 0)
        #expect(windingNumber(FlattenedPath(closed), Point(-1, -1)) == 1)
    }

    @Test func aUTurnHasARoundTipOrNone() throws {
        let path = try line(Point(0, 0), Point(20, 0), Point(0, 0))
        let bounds = { (join: LineJoin) -> Rect? in path.stroked(StrokeStyle(width: 4, join: join)).bounds }
        #expect(bounds(.miter) == Rect(minX: 0, minY: -2, maxX: 20, maxY: 2))
        #expect(bounds(.bevel) == Rect(minX: 0, minY: -2, maxX: 20, maxY: 2))
        #expect(bounds(.round) == Rect(minX: 0, minY: -2, maxX: 22, maxY: 2))
    }

    @Test func aFullCircleIsTwoCircles() throws {
        for clockwise in [true, false] {
            var path = Path()
            try path.addArc(
                center: Point(50, 50), radius: 20, startAngle: 1, endAngle: 1 + (clockwise ? 2 : -2) * .pi,
                clockwise: clockwise)
            for _ in 0..<2 {
                let outline = path.stroked(StrokeStyle(width: 6, cap: .round))
                #expect(outline.arcs.compactMap(\.circleRadius) == [23, 17])
                #expect(!outline.arcs.contains { !$0.isFullTurn })
                #expect(outline.subpathCount == 2)
                #expect(abs(area(outline) - .pi * (23 * 23 - 17 * 17)) < areaTolerance)
                path.close()
            }
        }
    }

    /// LVGL#1379: an arc of a full turn left a gap. Here neither a full turn nor one that is a billionth
    /// short of it does.
    @Test func anArcOfAFullTurnLeavesNoGap() throws {
        for short in [0, 1e-9, 1e-6] {
            var path = Path()
            try path.addArc(
                center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi - short, clockwise: true)
            let flat = FlattenedPath(path.stroked(StrokeStyle(width: 10)))
            for step in -20...20 {
                let point = 100 * Point.unit(at: Double(step) * 1e-3 + 1e-4)
                #expect(windingNumber(flat, point) == 1)
            }
        }
    }

    @Test func aStrokedArcIsMadeOfArcs() throws {
        var path = Path()
        try path.addArc(
            center: Point(5, 5), radius: 40, startAngle: 5 * .pi / 6, endAngle: .pi / 6, clockwise: true)
        let butt = path.stroked(StrokeStyle(width: 8))
        #expect(butt.arcs.compactMap(\.circleRadius) == [44, 36])
        #expect(butt.elements.count == 5)
        #expect(abs(area(butt) - 2 * .pi / 3 * (44 * 44 - 36 * 36)) < areaTolerance)
        let round = path.stroked(StrokeStyle(width: 8, cap: .round))
        #expect(round.arcs.compactMap(\.circleRadius).map { ($0 * 1e9).rounded() / 1e9 } == [44, 4, 36, 4])
        // Nothing but arcs: no hair-thin lines between them.
        #expect(round.elements.count == 6)
    }

    /// blend2d#189: a stroke of an arc wider than twice its radius.
    @Test func anArcTighterThanHalfTheWidthIsSweptPastItsCentre() throws {
        let center = Point(50, 50)
        for (sweep, clockwise) in [(1.0, true), (4.0, true), (-4.0, false), (6.2, true)] {
            var path = Path()
            try path.addArc(
                center: center, radius: 10, startAngle: 0, endAngle: sweep, clockwise: clockwise)
            let flat = FlattenedPath(path.stroked(StrokeStyle(width: 30)))
            var random = SeededRandom(seed: 3)
            for _ in 0..<2000 {
                let angle = Double.random(in: 0.01...0.99, using: &random) * sweep
                let reach = Double.random(in: -4.99...24.99, using: &random)
                #expect(windingNumber(flat, center + reach * Point.unit(at: angle)) > 0, "\(sweep)")
            }
            #expect(windingNumber(flat, center + 25.1 * Point.unit(at: sweep / 2)) == 0)
        }
        var full = Path()
        try full.addCircle(center: center, radius: 10)
        let disc = full.stroked(StrokeStyle(width: 30))
        #expect(disc.arcs.compactMap(\.circleRadius) == [25])
    }

    /// The same for curves that are offset piece by piece: where the inner side runs backwards it must not
    /// cancel what lies under it.
    @Test func aBendTighterThanHalfTheWidthCancelsNothing() throws {
        for sweep in [2.0, 4, -4, 5.5] {
            var path = Path()
            // No circle, by a thousandth: its axes are not of one length.
            try path.addArc(
                Arc(
                    center: Point(50, 50), xAxis: Point(10, 0), yAxis: Point(0, 10.01), startAngle: 0,
                    sweep: sweep))
            let outline = path.stroked(StrokeStyle(width: 30))
            let flat = FlattenedPath(outline)
            #expect(outline.arcs.isEmpty)
            var random = SeededRandom(seed: 4)
            for _ in 0..<2000 {
                let angle = Double.random(in: 0.01...0.99, using: &random) * sweep
                let reach = Double.random(in: -4.95...24.95, using: &random)
                #expect(windingNumber(flat, Point(50, 50) + reach * Point.unit(at: angle)) > 0, "\(sweep)")
            }
        }
    }

    @Test func innerCornersOfLongLinesAreCutShort() throws {
        let outline = try line(Point(0, 0), Point(40, 0), Point(40, 40)).stroked(StrokeStyle(width: 4))
        #expect(outline.elements.count == 7)
        #expect(outline.elements.contains(.line(Point(38, 2))))
    }

    /// ThorVG#1785: a shape was left out though its stroke was to be seen.
    @Test func boundsOfAStrokeHoldTheStroke() throws {
        let outline = try line(Point(-5, 10), Point(-5, 90)).stroked(StrokeStyle(width: 20))
        #expect(outline.bounds == Rect(minX: -15, minY: 10, maxX: 5, maxY: 90))
    }

    @Test func widthsThatAreNoWidthsStrokeNothing() throws {
        let path = try line(Point(0, 0), Point(20, 0))
        for width: Double in [0, -1, .nan, .infinity, -.infinity] {
            #expect(path.stroked(StrokeStyle(width: width)).isEmpty)
        }
        #expect(try line(Point(1e308, 0), Point(1e308, 1e308)).stroked(StrokeStyle(width: 1.7e308)).isEmpty)
    }

    @Test func aStrokerWritesAfterWhatIsThere() throws {
        let path = try line(Point(0, 0), Point(20, 0))
        let alone = path.stroked(StrokeStyle(width: 2))
        var stroker = Stroker()
        var outline = try line(Point(100, 0), Point(120, 0), Point(110, 9), closed: true)
        let before = outline
        stroker.stroke(path, StrokeStyle(width: 2), into: &outline)
        var expected = before
        expected.append(alone)
        #expect(outline == expected)
        stroker.stroke(
            try line(Point(1e308, 0), Point(1e308, 1e308)), StrokeStyle(width: 1.7e308), into: &outline)
        #expect(outline == expected)
    }

    @Test func mirroredAndTurnedCirclesAreOffsetToArcs() throws {
        var path = Path()
        try path.addArc(center: .zero, radius: 10, startAngle: 0.5, endAngle: 3, clockwise: true)
        let mirror = Transform(a: -0.6, b: 0.8, c: 0.8, d: 0.6, tx: 5, ty: 6)
        let outline = path.applying(mirror).stroked(StrokeStyle(width: 2))
        #expect(outline.arcs.compactMap(\.circleRadius).map { $0.rounded() } == [9, 11])
        #expect(area(outline) > 0)
        let straight = FlattenedPath(path.stroked(StrokeStyle(width: 2)), transform: mirror)
        var random = SeededRandom(seed: 21)
        for _ in 0..<500 {
            let point = random.point(-20...20)
            #expect(
                (windingNumber(FlattenedPath(outline), point) != 0) == (windingNumber(straight, point) != 0))
        }
    }

    @Test func aCuspIsJoinedLikeACorner() throws {
        // The curve runs to the right, stops, and comes back on itself.
        var path = Path()
        try path.move(to: Point(0, 0))
        try path.addCubic(to: Point(0, 0), control1: Point(40, 0), control2: Point(40, 0))
        let tip = try #require(path.bounds).maxX
        let flat = FlattenedPath(path.stroked(StrokeStyle(width: 10, join: .round)))
        #expect(windingNumber(flat, Point(tip + 4.9, 0)) != 0)
        #expect(windingNumber(flat, Point(tip + 5.1, 0)) == 0)
        let cut = FlattenedPath(path.stroked(StrokeStyle(width: 10, join: .bevel)))
        #expect(windingNumber(cut, Point(tip + 0.1, 1)) == 0)
        #expect(windingNumber(cut, Point(tip - 0.1, 1)) != 0)
    }
}

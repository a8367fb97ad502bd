import TaijiGeometry
import Testing

@Suite struct TrimTests {
    private func gauge() throws -> Path {
        try Path(
            arcCenter: Point(100, 100), radius: 80, startAngle: 5 * .pi / 6, endAngle: .pi / 6,
            clockwise: true)
    }

    @Test func aTrimmedArcIsAnArcExactly() throws {
        let path = try gauge()
        for share in [0.1, 0.25, 0.5, 0.999] {
            let arcs = path.trimmed(from: 0, to: share).arcs
            #expect(arcs.count == 1)
            #expect(arcs[0].startAngle == 5 * .pi / 6)
            #expect(abs(arcs[0].sweep - share * 4 * .pi / 3) < 1e-14)
        }
        let middle = path.trimmed(from: 0.25, to: 0.75).arcs[0]
        #expect(abs(middle.startAngle - (5 * .pi / 6 + .pi / 3)) < 1e-14)
        #expect(abs(middle.endAngle - (5 * .pi / 6 + .pi)) < 1e-14)
    }

    @Test func theEndsAreClampedAndZeroIsEmpty() throws {
        let path = try gauge()
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: -3, to: 7) == path)
        for (start, end) in [(0.0, 0.0), (0, -1), (1, 1), (0.7, 0.3), (2, 3), (0, .nan)] {
            #expect(path.trimmed(from: start, to: end).isEmpty)
            for cap in [LineCap.butt, .round, .square] {
                let style = StrokeStyle(width: 9, cap: cap, trimStart: start, trimEnd: end)
                #expect(path.stroked(style).isEmpty, "no stray cap")
            }
        }
        #expect(path.trimmed(from: .nan, to: 1) == path.trimmed(from: 0, to: 1))
    }

    @Test func subpathsCountTogether() throws {
        var path = Path()
        for y in [0.0, 10, 20] {
            try path.move(to: Point(0, y))
            try path.addLine(to: Point(10, y))
        }
        #expect(path.trimmed(from: 0, to: 0.5).bounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 10))
        #expect(path.trimmed(from: 0, to: 0.5).subpaths.map(\.end) == [Point(10, 0), Point(5, 10)])
        #expect(path.trimmed(from: 0.5, to: 1).subpaths.map(\.start) == [Point(5, 10), Point(0, 20)])
        // A border between two subpaths is no part of either.
        #expect(path.trimmed(from: 1 / 3.0, to: 2 / 3.0).subpathCount == 1)
    }

    @Test func whatIsWholeStaysClosed() throws {
        var path = Path()
        try path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        try path.addRect(Rect(x: 50, y: 0, width: 10, height: 10))
        let parts = path.trimmed(from: 0, to: 0.75).subpaths
        #expect(parts.map(\.isClosed) == [true, false])
        #expect(parts[1].end == Point(60, 10))
    }

    @Test func dashesKeepTheirPhaseWhileTheyAreTrimmed() throws {
        let path = try gauge()
        let dash = [12.0, 5.0]
        let whole = path.stroked(StrokeStyle(width: 6, dash: dash, dashPhase: 3))
        let wholeFlat = FlattenedPath(whole, tolerance: 1e-4)
        for (start, end) in [(0.0, 0.4), (0.3, 0.8), (0.55, 1.0)] {
            let part = path.stroked(
                StrokeStyle(width: 6, dash: dash, dashPhase: 3, trimStart: start, trimEnd: end))
            let flat = FlattenedPath(part, tolerance: 1e-4)
            for step in 0..<2000 {
                let share = (Double(step) + 0.37) / 2000
                let point = path.arcs[0].point(at: 5 * .pi / 6 + share * 4 * .pi / 3)
                let expected = share > start && share < end && windingNumber(wholeFlat, point) != 0
                #expect((windingNumber(flat, point) != 0) == expected)
            }
        }
    }

    /// A value arc that grows lies on its background at every moment.
    @Test func theTrimIsLinearInLength() throws {
        var path = Path()
        try path.move(to: .zero)
        try path.addCubic(to: Point(90, 40), control1: Point(70, -60), control2: Point(-10, 80))
        try path.addLine(to: Point(120, 90))
        try path.addArc(
            Arc(center: Point(120, 50), xAxis: Point(0, 40), yAxis: Point(20, 0), startAngle: 0, sweep: 5))
        let length = path.length
        for step in 1..<40 {
            let share = Double(step) / 40
            #expect(abs(path.trimmed(from: 0, to: share).length - share * length) < 1e-8)
            #expect(abs(path.trimmed(from: share, to: 1).length - (1 - share) * length) < 1e-8)
        }
    }
}

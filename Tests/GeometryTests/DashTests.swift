import TaijiGeometry
import Testing

/// What is left of a coordinate of some hundreds after a few roundings.
private let rounding = 1e-10

@Suite struct DashTests {
    private func line(_ length: Double) throws -> Path {
        var path = Path()
        try path.move(to: .zero)
        try path.addLine(to: Point(length, 0))
        return path
    }

    /// Where the marks on a horizontal line begin and end.
    private func marks(_ path: Path) -> [[Double]] {
        path.subpaths.map { [$0.start.x, $0.end.x] }
    }

    @Test func marksAndGapsTakeTurns() throws {
        #expect(marks(try line(20).dashed([6, 2])) == [[0, 6], [8, 14], [16, 20]])
        #expect(marks(try line(20).dashed([5])) == [[0, 5], [10, 15]])
        #expect(
            marks(try line(20).dashed([1, 2, 3])) == [
                [0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20],
            ])
    }

    @Test func thePhaseShiftsThePattern() throws {
        #expect(marks(try line(20).dashed([6, 2], phase: 3)) == [[0, 3], [5, 11], [13, 19]])
        #expect(marks(try line(20).dashed([6, 2], phase: 7)) == [[1, 7], [9, 15], [17, 20]])
        #expect(marks(try line(20).dashed([6, 2], phase: -3)) == [[0, 1], [3, 9], [11, 17], [19, 20]])
        #expect(try line(20).dashed([6, 2], phase: -3) == line(20).dashed([6, 2], phase: 5))
        #expect(try line(20).dashed([6, 2], phase: 8e6) == line(20).dashed([6, 2]))
    }

    @Test func aPatternThatBreaksTheRulesIsSolid() throws {
        let path = try line(20)
        for dash in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [3, 0], [1, -1]] {
            #expect(path.dashed(dash) == path)
            #expect(path.stroked(StrokeStyle(width: 2, dash: dash)) == path.stroked(StrokeStyle(width: 2)))
        }
        #expect(path.dashed([1, 1], phase: .nan) == path)
        // A pattern too fine to be drawn must not take for ever.
        #expect(path.dashed([1e-30, 1e-30]) == path)
    }

    @Test func dashesOfAnArcAreArcsExactly() throws {
        var path = Path()
        try path.addArc(center: Point(3, 4), radius: 10, startAngle: 1, endAngle: 4, clockwise: true)
        let dashed = path.dashed([10, 5])
        #expect(dashed.arcs.count == 2)
        for (index, arc) in dashed.arcs.enumerated() {
            #expect(arc.circleRadius == 10)
            #expect(abs(arc.startAngle - (1 + 1.5 * Double(index))) < 1e-15)
            #expect(abs(arc.sweep - 1) < 1e-15)
        }
    }

    @Test func everySubpathBeginsThePatternAnew() throws {
        var path = try line(10)
        try path.move(to: Point(100, 0))
        try path.addLine(to: Point(110, 0))
        #expect(marks(path.dashed([6, 3])) == [[0, 6], [9, 10], [100, 106], [109, 110]])
    }

    @Test func aMarkOverTheStartOfAClosedSubpathIsOne() throws {
        var path = Path()
        try path.addRect(Rect(x: 0, y: 0, width: 10, height: 10))
        // 40 round: marks at −2…3, 8…13, 18…23, 28…33, and 38…43 is the first again.
        let parts = path.dashed([5, 5], phase: 2).subpaths
        #expect(parts.count == 4)
        let over = try #require(parts.first { $0.segments.count == 2 && $0.segments[0].end == .zero })
        #expect(over.start.distance(to: Point(0, 2)) < rounding)
        #expect(over.end == Point(3, 0))
        // A mark as long as the whole leaves it closed.
        #expect(path.dashed([50, 5]) == path)
    }

    @Test func dashesWithoutLengthPaintTheirCaps() throws {
        let path = try line(16)
        let round = path.stroked(StrokeStyle(width: 4, cap: .round, dash: [0, 5]))
        #expect(round.arcs.filter(\.isFullTurn).map(\.center.x) == [0, 5, 10, 15])
        let square = path.stroked(StrokeStyle(width: 4, cap: .square, dash: [0, 5]))
        #expect(square.subpathCount == 4)
        #expect(signedArea(FlattenedPath(square)) == 64)
        #expect(path.stroked(StrokeStyle(width: 4, dash: [0, 5])).isEmpty)
        // Five dots with four gaps between them, whatever the rounding.
        for length in [1.0, 0.1, 1 / 3.0, 7.7, 1e6] {
            let dots = try line(length).stroked(
                StrokeStyle(width: length / 100, cap: .round, dash: [0, length / 4]))
            #expect(dots.arcs.count == 5)
        }
    }

    @Test func roundingLeavesNoDotAtTheEnd() throws {
        for index in 1...50 {
            let length = Double(index) * 0.1
            let marks = try line(length).dashed([length / 20, length / 20])
            #expect(marks.subpathCount == 10)
        }
    }

    @Test func dashesOfCurvesHaveTheirLengths() throws {
        var path = Path()
        try path.move(to: .zero)
        try path.addCubic(to: Point(200, 0), control1: Point(10, 150), control2: Point(150, -90))
        try path.addArc(
            Arc(center: Point(240, 0), xAxis: Point(-40, 0), yAxis: Point(0, 15), startAngle: 0, sweep: 4))
        let parts = path.dashed([7, 3]).subpaths
        for part in parts.dropLast() {
            let length = part.segments.reduce(0) { $0 + $1.length }
            #expect(abs(length - 7) < 1e-8)
        }
        #expect(parts.count == Int((path.length / 10).rounded(.up)))
    }
}

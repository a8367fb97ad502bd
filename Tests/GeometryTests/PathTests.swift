import TaijiGeometry
import TestSupport
import Testing

@Suite struct PathTests {
    private func mixed() throws -> Path {
        var path = Path()
        try path.move(to: Point(1, 2))
        try path.addLine(to: Point(30, 5))
        try path.addQuad(to: Point(50, 60), control: Point(80, -20))
        try path.addCubic(to: Point(10, 70), control1: Point(20, 10), control2: Point(-40, 90))
        try path.addArc(center: Point(0, 40), radius: 14, startAngle: 1, endAngle: 5, clockwise: false)
        path.close()
        try path.move(to: Point(100, 100))
        try path.addLine(to: Point(110, 130))
        return path
    }

    @Test func boundsAreTheTrueExtremes() throws {
        var random = SeededRandom(seed: 9)
        for _ in 0..<300 {
            let segments: [Segment] = [
                .quad(random.point(-50...50), control: random.point(-50...50), random.point(-50...50)),
                .cubic(
                    random.point(-50...50), control1: random.point(-50...50),
                    control2: random.point(-50...50),
                    random.point(-50...50)),
                .arc(
                    Arc(
                        center: random.point(-50...50), xAxis: random.point(-30...30),
                        yAxis: random.point(-30...30),
                        startAngle: Double.random(in: -9...9, using: &random),
                        sweep: Double.random(in: -6.28...6.28, using: &random))),
            ]
            for segment in segments {
                let bounds = segment.bounds
                let samples = (0...2000).map { segment.point(at: Double($0) / 2000) }
                let x = samples.map(\.x)
                let y = samples.map(\.y)
                // Nothing outside; and the samples, 1/2000 apart, come within a sagitta of every side.
                let outside = 1e-12
                let inside = 1e-3
                #expect(x.min()! >= bounds.minX - outside && x.min()! <= bounds.minX + inside)
                #expect(x.max()! <= bounds.maxX + outside && x.max()! >= bounds.maxX - inside)
                #expect(y.min()! >= bounds.minY - outside && y.min()! <= bounds.minY + inside)
                #expect(y.max()! <= bounds.maxY + outside && y.max()! >= bounds.maxY - inside)
            }
        }
    }

    @Test func boundsOfACircleAreExact() throws {
        var path = Path()
        try path.addCircle(center: Point(10, 20), radius: 5)
        #expect(path.bounds == Rect(minX: 5, minY: 15, maxX: 15, maxY: 25))
    }

    @Test func whatHasNoSegmentHasNoBounds() throws {
        var path = Path()
        #expect(path.bounds == nil)
        try path.move(to: Point(4, 4))
        #expect(path.bounds == nil)
        try path.move(to: Point(7, 7))
        try path.addLine(to: Point(8, 8))
        #expect(path.bounds == Rect(minX: 7, minY: 7, maxX: 8, maxY: 8))
    }

    @Test func aMappedPathHasTheMappedPoints() throws {
        let path = try mixed()
        let transform = Transform(a: 0.8, b: 0.3, c: -0.5, d: 1.2, tx: 10, ty: -3)
        let mapped = path.applying(transform)
        #expect(mapped.arcs.count == 1)
        for (before, after) in zip(path.subpaths, mapped.subpaths) {
            for (a, b) in zip(before.segments, after.segments) {
                for step in 0...10 {
                    let t = Double(step) / 10
                    #expect(transform.apply(to: a.point(at: t)).distance(to: b.point(at: t)) < 1e-12)
                }
            }
        }
        #expect(path.applying(.identity) == path)
    }

    @Test func reversedTwiceIsThePath() throws {
        let path = try mixed()
        let reversed = path.reversed
        #expect(reversed.subpaths.map(\.isClosed) == [false, true])
        #expect(reversed.subpaths[0].start == Point(110, 130))
        #expect(abs(reversed.length - path.length) < 1e-9)
        let (once, back) = (FlattenedPath(path), FlattenedPath(reversed))
        #expect(abs(signedArea(once) + signedArea(back)) < 1e-2 * abs(signedArea(once)))
        let again = reversed.reversed
        #expect(again.subpathCount == path.subpathCount)
        for (a, b) in zip(path.subpaths, again.subpaths) {
            #expect(a.start == b.start)
            #expect(zip(a.segments, b.segments).allSatisfy { $0.end.distance(to: $1.end) < 1e-12 })
        }
    }

    @Test func aReversedFigureEndsWhereItBegan() throws {
        var circle = Path()
        try circle.addCircle(center: Point(1, 1), radius: 3)
        #expect(circle.reversed.subpaths.map(\.isClosed) == [true])
        #expect(circle.reversed.arcs.map(\.sweep) == [-2 * .pi])
        var rect = Path()
        try rect.addRect(Rect(x: 0, y: 0, width: 3, height: 2))
        #expect(
            rect.reversed.elements == [
                .move(.zero), .line(Point(0, 2)), .line(Point(3, 2)), .line(Point(3, 0)), .close,
            ])
    }

    @Test func anAppendedPathIsNotConnected() throws {
        var path = try mixed()
        let other = try mixed().applying(.translation(x: 300, y: 0))
        let count = path.subpathCount
        path.append(other)
        #expect(path.subpathCount == 2 * count)
        #expect(path.currentPoint == other.currentPoint)
        path.append(Path())
        #expect(path.currentPoint == other.currentPoint)
    }

    @Test func partsOfCurvesLieOnThem() {
        var random = SeededRandom(seed: 13)
        for _ in 0..<200 {
            let curve = Segment.cubic(
                random.point(0...9), control1: random.point(0...9), control2: random.point(0...9),
                random.point(0...9))
            let quad = Segment.quad(random.point(0...9), control: random.point(0...9), random.point(0...9))
            let (t0, t1) = (
                Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
            )
            for segment in [curve, quad] {
                let part = segment.part(from: t0, to: t1)
                for step in 0...8 {
                    let t = Double(step) / 8
                    #expect(part.point(at: t).distance(to: segment.point(at: t0 + t * (t1 - t0))) < 1e-13)
                }
            }
        }
    }

    @Test func aSweepBeyondATurnIsATurn() throws {
        var path = Path()
        try path.addArc(Arc(center: .zero, radius: 1, startAngle: 0, sweep: 20))
        #expect(path.arcs.map(\.sweep) == [2 * .pi])
    }
}

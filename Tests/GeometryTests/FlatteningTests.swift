import Testing

import TaijiGeometry
import TestSupport

@Suite struct FlatteningTests {
    @Test func circleCountsAreTheFewestThatHoldTheTolerance() throws {
        let reference = try #require(
            try Vectors.load("reference.json")["flattening_chords"] as? [String: Any])
        let rows = Vectors.rows(reference["rows"])
        #expect(rows.count == 20)
        for row in rows {
            let radius = try #require(Vectors.number(row["radius"]))
            let tolerance = try #require(Vectors.number(row["tol"]))
            let expected = try #require(Vectors.number(row["chords_full_circle"]))
            #expect(Flattening.chords(radius: radius, sweep: 2 * .pi, tolerance: tolerance) == Int(expected))
        }
    }

    /// Every chord's middle lies within the tolerance of its curve, and every vertex on it.
    @Test(arguments: [0.01, 1, 37, 1000, 1e6]) func arcsStayWithinTheTolerance(radius: Double) throws {
        let center = Point(12, -7)
        // What rounding leaves of a coordinate.
        let rounding = 1e-14 * (radius + 12)
        for sweep: Double in [2 * .pi, -2 * .pi, 1, -0.3, 5] {
            var path = Path()
            try path.addArc(Arc(center: center, radius: radius, startAngle: 0.4, sweep: sweep))
            for tolerance in [0.25, 0.004] {
                let points = FlattenedPath(path, tolerance: tolerance).points
                #expect(points.last == path.currentPoint)
                let off = points.map { abs($0.distance(to: center) - radius) }
                #expect(try #require(off.max()) <= rounding)
                let sagittas = zip(points, points.dropFirst()).map { a, b in
                    radius - (0.5 * (a + b)).distance(to: center)
                }
                #expect(try #require(sagittas.max()) <= tolerance + rounding)
                #expect(try #require(sagittas.min()) >= -rounding)
            }
        }
    }

    @Test func aFullTurnClosesExactly() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<1000 {
            var path = Path()
            let start = Double.random(in: -100...100, using: &random)
            try path.addArc(
                center: random.point(-500...500), radius: Double.random(in: 0.1...400, using: &random),
                startAngle: start, endAngle: start + 2 * .pi, clockwise: Bool.random(using: &random))
            let flat = FlattenedPath(path)
            #expect(flat.contours.count == 1)
            #expect(flat.points.first == flat.points.last)
        }
    }

    @Test(arguments: [UInt64](1...8)) func curvesStayWithinTheTolerance(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var path = Path()
        try path.move(to: random.point(-200...200))
        try path.addCubic(
            to: random.point(-200...200), control1: random.point(-200...200),
            control2: random.point(-200...200))
        try path.addQuad(to: random.point(-200...200), control: random.point(-200...200))
        try path.addArc(
            Arc(
                center: random.point(-200...200), xAxis: random.point(-100...100),
                yAxis: random.point(-100...100),
                startAngle: 1, sweep: Double.random(in: -6...6, using: &random)))
        let transform = Transform(a: 1.3, b: 0.4, c: -0.7, d: 0.9, tx: 5, ty: -8)
        for tolerance in [0.5, 0.004] {
            let flat = FlattenedPath(path, transform: transform, tolerance: tolerance)
            for segment in path.applying(transform).subpaths[0].segments {
                for step in 0...200 {
                    // 1e-9: rounding of coordinates of some hundreds.
                    let point = segment.point(at: Double(step) / 200)
                    #expect(distance(flat, point) <= tolerance + 1e-9, "seed \(seed)")
                }
            }
        }
    }

    @Test func segmentEndsAreExact() throws {
        var path = Path()
        try path.move(to: Point(0.1, 0.2))
        try path.addQuad(to: Point(10.3, 0.7), control: Point(5.1, 9.9))
        try path.addCubic(to: Point(-3.3, 8.1), control1: Point(20.2, 1.1), control2: Point(7.7, -5.5))
        try path.addArc(center: Point(-8, 8), radius: 3.7, startAngle: 0.3, endAngle: 2, clockwise: false)
        let points = FlattenedPath(path).points
        for segment in path.subpaths[0].segments {
            #expect(points.contains(segment.end))
        }
    }

    @Test func contoursAreRangesAndKnowWhetherTheyAreClosed() throws {
        var path = Path()
        try path.move(to: Point(9, 9))
        try path.addRect(Rect(x: 0, y: 0, width: 2, height: 2))
        try path.move(to: Point(5, 5))
        try path.addLine(to: Point(6, 5))
        try path.move(to: Point(7, 7))
        let flat = FlattenedPath(path)
        #expect(flat.contours.map(\.isClosed) == [true, false])
        #expect(flat.contours.map(\.range) == [0..<4, 4..<6])
        #expect(flat.points.count == 6)
    }

    @Test func aBufferThatIsFilledAgainKeepsItsMemory() throws {
        var path = Path()
        try path.addCircle(center: .zero, radius: 100)
        var buffer = FlattenedPath(path)
        let capacity = buffer.points.capacity
        for _ in 0..<10 {
            buffer.removeAll()
            buffer.append(path)
        }
        #expect(buffer.points.capacity == capacity)
        #expect(buffer == FlattenedPath(path))
    }

    @Test(arguments: [1e6, 1e9, 1e15, 1e30, 1e150, 1e300]) func hugeCurvesAreBounded(size: Double) throws {
        var path = Path()
        try path.addArc(Arc(center: Point(size, 0), radius: size, startAngle: 1, sweep: 2 * .pi))
        try path.addCubic(to: Point(100, 90), control1: Point(-size, size), control2: Point(size, size))
        try path.addQuad(to: Point(0, 0), control: Point(size, -size))
        let limit = 3 * Flattening.maximumChords + 10
        #expect(FlattenedPath(path).points.count <= limit)
        let clip = Rect(x: 0, y: 0, width: 4000, height: 2000)
        // Less than the screen's outline has pixels.
        #expect(FlattenedPath(path, clip: clip).points.count <= 12_000)
    }

    /// What lies outside the clip may be replaced, but no winding number inside may change.
    @Test(arguments: [UInt64](1...30)) func theClipChangesNothingInside(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let reach = [100.0, 3000, 1e5][Int(seed % 3)]
        var path = Path()
        try path.move(to: random.point(-reach...reach))
        for _ in 0..<3 {
            try path.addCubic(
                to: random.point(-reach...reach), control1: random.point(-reach...reach),
                control2: random.point(-reach...reach))
            let radius = Double.random(in: 1...reach, using: &random)
            let place = Point.unit(at: Double.random(in: 0...6, using: &random))
            try path.addArc(
                center: Point(50, 50) + (radius + Double.random(in: -60...60, using: &random)) * place,
                radius: radius, startAngle: 0, endAngle: Double.random(in: -6...6, using: &random),
                clockwise: true)
            try path.addQuad(to: random.point(-reach...reach), control: random.point(-reach...reach))
        }
        let clip = Rect(x: 0, y: 0, width: 100, height: 100)
        let whole = FlattenedPath(path, tolerance: 0.01)
        let clipped = FlattenedPath(path, tolerance: 0.01, clip: clip)
        #expect(clipped.points.count <= whole.points.count * 2)
        for _ in 0..<200 {
            let point = random.point(0...100)
            if distance(whole, point) < 0.03 { continue }
            #expect(windingNumber(whole, point) == windingNumber(clipped, point), "seed \(seed)")
        }
    }

    @Test func aTransformOutOfTheNumbersAddsNothing() throws {
        var path = Path()
        try path.addCircle(center: .zero, radius: 100)
        var flat = FlattenedPath(path)
        let before = flat
        flat.append(path, transform: .scale(x: .infinity, y: 1))
        flat.append(path, transform: .translation(x: .nan, y: 1))
        #expect(flat == before)
        #expect(path.applying(.scale(x: 1e308, y: 1e308)).isEmpty)
    }

    @Test func tinyAndDegenerateCirclesStayShapes() throws {
        var path = Path()
        try path.addCircle(center: .zero, radius: 1e-30)
        #expect(FlattenedPath(path).points.count >= 4)
        #expect(signedArea(FlattenedPath(path)) > 0)
    }
}

import TaijiGeometry
import TaijiMotion
import TestSupport
import Testing

@Suite struct KeyframesTests {
    @Test(arguments: Keyframes<Double>.Mode.allCases)
    func everyModePassesItsKeyframesAtTheirOffsets(mode: Keyframes<Double>.Mode) throws {
        let values = [3.0, -1, 7, 7, 2]
        let keyframes = try Keyframes(values, mode: mode)
        #expect(keyframes.frames.compactMap(\.offset).count == 5)
        for frame in keyframes.frames {
            let offset = try #require(frame.offset)
            #expect(abs(keyframes.value(at: offset) - frame.value) < 1e-12, "\(mode) at \(offset)")
        }
        #expect(keyframes.value(at: 0) == 3)
        #expect(keyframes.value(at: 1) == 2)
        #expect(keyframes.value(at: .nan) == 2)
        // 0.1 + (0.3 − 0.1) is not 0.3 in every order of rounding: the last value is the one asked for.
        let seed = seed(42)
        var random = SeededRandom(seed: seed)
        for _ in 0..<1000 {
            let pair = [Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)]
            #expect(try Keyframes(pair, mode: mode).value(at: 1) == pair[1], "seed \(seed): \(pair)")
        }
    }

    @Test func offsetsAreFilledInEvenly() throws {
        let keyframes = try Keyframes([
            Keyframe(0.0), Keyframe(1), Keyframe(2, at: 0.8), Keyframe(3), Keyframe(4),
        ])
        #expect(keyframes.frames.map(\.offset) == [0, 0.4, 0.8, 0.9, 1])
        #expect(try Keyframes([5.0]).frames[0].offset == 1)
        let discrete = try Keyframes([1.0, 2, 3, 4], mode: .discrete)
        #expect(discrete.frames.map(\.offset) == [0, 0.25, 0.5, 0.75])
        #expect([0, 0.24, 0.25, 0.99, 1].map { discrete.value(at: $0) } == [1, 1, 2, 4, 4])
    }

    @Test func cubicIsTheCatmullRomSpline() throws {
        // Catmull and Rom's formula for four values, in the middle interval, u being the share of it.
        let p = [1.0, 4, -2, 5]
        let keyframes = try Keyframes(p, mode: .cubic)
        for step in 0...20 {
            let u = Double(step) / 20
            let expected =
                0.5
                * (2 * p[1] + (p[2] - p[0]) * u + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * u * u
                    + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * u * u * u)
            #expect(abs(keyframes.value(at: (1 + u) / 3) - expected) < 1e-12)
        }
    }

    @Test func cubicHasNoCornerAtKeyframesEvenWhereTheyAreUnevenlySpaced() throws {
        let keyframes = try Keyframes([0.0, 3, 1, 8, 2], offsets: [0, 0.1, 0.5, 0.6, 1], mode: .cubic)
        for offset in [0.1, 0.5, 0.6] {
            let h = 1e-7
            let before = (keyframes.value(at: offset) - keyframes.value(at: offset - h)) / h
            let after = (keyframes.value(at: offset + h) - keyframes.value(at: offset)) / h
            // Half the second derivative, up to some 10^4, by h, and rounding.
            #expect(abs(before - after) < 0.01, "at \(offset)")
        }
    }

    @Test func tensionContinuityAndBiasBendAsInTheirPaper() throws {
        func slopes(_ bend: Keyframe<Double>.Bend) throws -> (Double, Double) {
            let keyframes = try Keyframes(
                [Keyframe(0.0), Keyframe(1, bend: bend), Keyframe(4)], mode: .cubic)
            let h = 1e-6
            return (
                (keyframes.value(at: 0.5) - keyframes.value(at: 0.5 - h)) / h / 2,
                (keyframes.value(at: 0.5 + h) - keyframes.value(at: 0.5)) / h / 2
            )
        }
        // Steps of 1 and 3: Catmull-Rom's tangent is 2.
        for (bend, incoming, outgoing) in [
            (Keyframe<Double>.Bend(), 2.0, 2.0), (.init(tension: 1), 0, 0), (.init(tension: -1), 4, 4),
            (.init(bias: 1), 1, 1), (.init(bias: -1), 3, 3), (.init(continuity: -1), 1, 3),
            (.init(continuity: 1), 3, 1),
        ] {
            let found = try slopes(bend)
            #expect(abs(found.0 - incoming) < 1e-4, "\(bend)")
            #expect(abs(found.1 - outgoing) < 1e-4, "\(bend)")
        }
    }

    @Test func pacedModesKeepTheirSpeed() throws {
        let points = [Point(0, 0), Point(10, 0), Point(10, 30), Point(-5, 12), Point(-5, 13)]
        for mode in [Keyframes<Point>.Mode.paced, .cubicPaced] {
            let keyframes = try Keyframes(points, mode: mode)
            let count = 20_000
            let steps = (0..<count).map { step in
                keyframes.value(at: Double(step) / Double(count))
                    .distance(to: keyframes.value(at: Double(step + 1) / Double(count)))
            }
            let average = steps.reduce(0, +) / Double(count)
            // A chord across a corner is shorter, and there are three of them; on the curve they are bends
            // so narrow that some chords in each are.
            let uneven = steps.filter { abs($0 - average) > 1e-4 * average }
            let corners = mode == .paced ? 3 : 20
            #expect(uneven.count <= corners, "\(mode): \(uneven.count) of \(count)")
            #expect(keyframes.value(at: 1) == Point(-5, 13))
        }
    }

    @Test func cubicPacedKeepsItsSpeedRoundASharpTurn() throws {
        // The curve all but stops where it turns round.
        let points = [Point(1.75, 0.45), Point(-3.98, 8.39), Point(0.79, 2.01)]
        let keyframes = try Keyframes(points, mode: .cubicPaced)
        let count = 20_000
        let steps = (0..<count).map { step in
            keyframes.value(at: Double(step) / Double(count))
                .distance(to: keyframes.value(at: Double(step + 1) / Double(count)))
        }
        let average = steps.reduce(0, +) / Double(count)
        // No chord is longer than its piece of the curve; in the turn they are shorter, which lowers the average.
        #expect(steps.allSatisfy { $0 < 1.001 * average }, "\((steps.max() ?? 0) / average)")
    }

    @Test func twoKeyframesAtOneOffsetJump() throws {
        let keyframes = try Keyframes([0.0, 1, 5, 6], offsets: [0, 0.5, 0.5, 1])
        #expect(keyframes.value(at: 0.5.nextDown) < 1.001)
        #expect(keyframes.value(at: 0.5) == 5)
        for mode in [Keyframes<Double>.Mode.cubic, .paced, .cubicPaced, .discrete] {
            let values = try Keyframes([0.0, 1, 5, 6], offsets: [0, 0.5, 0.5, 1], mode: mode)
            for step in -5...25 { #expect(values.value(at: Double(step) / 20).isFinite) }
        }
        let still = try Keyframes([2.0, 2, 2], mode: .cubicPaced)
        #expect(still.value(at: 0.3) == 2)
    }

    @Test func outsideTheEndsTheLastIntervalGoesOn() throws {
        let keyframes = try Keyframes([0.0, 1, 5])
        #expect(keyframes.value(at: 1.5) == 9)
        #expect(keyframes.value(at: -0.5) == -1)
    }

    @Test func whereNoKeyframeIsAtAnEndTheWayIsFromTheValueBeneath() throws {
        let keyframes = try Keyframes([20.0, 30], offsets: [0.25, 0.75])
        #expect(keyframes.value(at: 0) == 20)
        #expect(keyframes.value(at: 1) == 30)
        #expect(keyframes.value(at: 0, over: 10) == 10)
        #expect(keyframes.value(at: 0.125, over: 10) == 15)
        #expect(keyframes.value(at: 0.875, over: 10) == 20)
    }

    @Test func keyframesThatAreNoneAreRefused() {
        #expect(throws: MotionError.self) { try Keyframes([Double]()) }
        #expect(throws: MotionError.self) { try Keyframes([1.0, .nan]) }
        #expect(throws: MotionError.self) { try Keyframes([1.0, 2], offsets: [0.5, 0.2]) }
        #expect(throws: MotionError.self) { try Keyframes([1.0, 2], offsets: [0, 1.2]) }
        #expect(throws: MotionError.self) { try Keyframes([1.0, 2], offsets: [0]) }
        #expect(throws: MotionError.self) { try Keyframes([1.0, 2, 3], easings: [.ease, .ease, .ease]) }
        #expect(throws: MotionError.self) {
            try Keyframes([Keyframe(1.0, bend: .init(tension: .infinity)), Keyframe(2)])
        }
    }
}

@Suite struct AlongPathTests {
    @Test func placesOnCurvesAreThoseOfTheOracle() throws {
        for row in try #require(try Vectors.object("reference.json")["bezier_arc_length"]?.array) {
            let points = try (Replay.need(row, "points").array ?? []).map { point in
                let c = Replay.numbers(point).map { $0 ?? .nan }
                return Point(c[0], c[1])
            }
            guard points.count == 4 else { continue }
            var path = Path()
            try path.move(to: points[0])
            try path.addCubic(to: points[3], control1: points[1], control2: points[2])
            let way = try AlongPath(path)
            // Geometry's own bound, 1e-10 of the control polygon; 1e-6 at cusps, 13 digits in the oracle.
            let tolerance = 1e-6 * max(1, way.length / 100)
            #expect(
                abs(try way.length - Replay.number(row, "length")) < tolerance, "\(row["name"]?.string ?? "")"
            )
            for place in row["constant_speed"]?.array ?? [] {
                let point = way.point(at: try Replay.number(place, "s"))
                #expect(
                    abs(try point.x - Replay.number(place, "x")) < tolerance, "\(row["name"]?.string ?? "")")
                #expect(
                    abs(try point.y - Replay.number(place, "y")) < tolerance, "\(row["name"]?.string ?? "")")
            }
        }
    }

    @Test func theDirectionIsThatOfTravel() throws {
        let way = try AlongPath(
            Path.drawing { (path) throws(GeometryError) in
                try path.move(to: Point(0, 0))
                try path.addLine(to: Point(10, 0))
                try path.addArc(
                    center: Point(10, 10), radius: 10, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
                try path.addQuad(to: Point(0, 30), control: Point(20, 30))
            })
        #expect(way.direction(at: 0) == Point(1, 0))
        #expect(way.direction(at: 0, backwards: true) == Point(-1, 0))
        let count = 500
        for step in 1..<count {
            let progress = Double(step) / Double(count)
            let h = 1e-6
            let chord = way.point(at: progress + h) - way.point(at: progress - h)
            let direction = way.direction(at: progress)
            #expect(abs(direction.length - 1) < 1e-12)
            // The chord turns by the curvature, a tenth a pixel, over its length.
            #expect(abs(direction.cross(chord) / chord.length) < 1e-4, "at \(progress)")
            #expect(direction.dot(chord) > 0)
            // And constant speed: the chord is as long as the way.
            #expect(abs(chord.length - 2 * h * way.length) < 1e-4 * h * way.length)
        }
        #expect(abs(way.angle(at: 1) - .pi) < 1e-12)
    }

    @Test func pathsOfNoLengthAndNoPoint() throws {
        #expect(throws: MotionError.self) { try AlongPath(Path()) }
        var path = Path()
        try path.move(to: Point(4, 5))
        let way = try AlongPath(path)
        #expect(way.length == 0)
        #expect(way.point(at: 0.5) == Point(4, 5))
        #expect(way.direction(at: 0.5) == Point(1, 0))
        try path.addLine(to: Point(4, 9))
        try path.move(to: Point(100, 0))
        try path.addLine(to: Point(104, 0))
        let two = try AlongPath(path)
        #expect(two.length == 8)
        #expect(two.point(at: 0.75) == Point(102, 0))
        #expect(two.point(at: .nan) == Point(4, 5))
        #expect(two.point(at: -3) == Point(4, 5))
        #expect(two.point(at: 3) == Point(104, 0))
    }
}

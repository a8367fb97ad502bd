import TaijiMotion
import TestSupport
import Testing

@Suite struct EasingTests {
    /// The oracle has 18 digits; the functions lose at most a few last bits of a Double.
    static let pennerTolerance = 1e-14

    /// What the issue asks of cubic Bézier curves.
    static let bezierTolerance = 1e-9

    static let pennerNames: [String: Easing] = {
        var names: [String: Easing] = ["linear": .linear]
        for family in [
            "sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce",
        ] {
            for (side, prefix) in [("in", "in"), ("out", "out"), ("in-out", "inOut")] {
                names[prefix + family.prefix(1).uppercased() + family.dropFirst()] =
                    Easing.named("\(family)-\(side)")
            }
        }
        return names
    }()

    @Test func pennersFunctionsAgreeWithTheirFormulasIn18Digits() throws {
        let functions = try #require(try Vectors.object("reference.json")["penner_31"]?["functions"])
        #expect(functions.keys.count == 31)
        var compared = 0
        for name in functions.keys {
            let easing = try #require(Self.pennerNames[name], "no easing for \(name)")
            let function = try #require(functions[name])
            for key in ["samples_x_y", "near_ends"] {
                for sample in try #require(function[key]?.array) {
                    let pair = try #require(sample.array).map { $0.number ?? .nan }
                    let value = easing.value(at: pair[0])
                    #expect(
                        abs(value - pair[1]) <= Self.pennerTolerance,
                        "\(name) at \(pair[0]): \(value), expected \(pair[1])")
                    compared += 1
                }
            }
        }
        #expect(compared > 31 * 20)
    }

    @Test(arguments: Easing.allNamed) func endsAreExact(easing: Easing) {
        #expect(easing.value(at: 0) == 0)
        #expect(easing.value(at: 1) == 1)
        #expect(easing.value(at: .nan).isNaN)
    }

    @Test(arguments: Easing.allNamed.filter { !["back", "elastic", "bounce"].contains($0.family) })
    func monotoneEasingsAreMonotone(easing: Easing) {
        let steps = 20_000
        var last = 0.0
        for step in 0...steps {
            let value = easing.value(at: Double(step) / Double(steps))
            // The last bit of a Double just below 1.
            #expect(value >= last - 1.2e-16, "\(easing.name) falls at \(step)/\(steps)")
            last = value
        }
    }

    @Test(arguments: Easing.allNamed) func slopeIsTheDerivative(easing: Easing) {
        // Half-way between the points where bounce has its corners.
        for step in 1..<200 {
            let x = (Double(step) + 0.37) / 200.5
            let h = 1e-6
            let before = easing.slope(at: x - h)
            let after = easing.slope(at: x + h)
            // A corner or an upright place between the two points is not compared.
            guard abs(before - after) < 0.01 * max(1, abs(before)) else { continue }
            let secant = (easing.value(at: x + h) - easing.value(at: x - h)) / (2 * h)
            // The secant's own error: the cube of h by the third derivative, and rounding by 1/h.
            #expect(abs(easing.slope(at: x) - secant) < 1e-5 * max(1, abs(secant)), "\(easing.name) at \(x)")
        }
    }

    @Test(arguments: Easing.allNamed) func beyondTheEndsItGoesOnStraight(easing: Easing) {
        for (end, value) in [(0.0, 0.0), (1.0, 1.0)] {
            let outward = end == 0 ? -1.0 : 1.0
            let one = (easing.value(at: end + outward * 0.25) - value) * outward
            let two = (easing.value(at: end + outward * 0.5) - value) * outward
            #expect(abs(two - 2 * one) < 1e-12 * max(1, abs(two)), "\(easing.name) beyond \(end)")
            #expect(one.isFinite)
            let slope = easing.slope(at: end)
            #expect(abs(one - (slope.isFinite ? slope / 4 : 0)) < 1e-12 * max(1, abs(one)), "\(easing.name)")
        }
    }

    @Test func cubicBezierCurvesAreSolvedTo1e9() throws {
        let vectors = try #require(try Vectors.object("motion.json")["vectors"])
        for group in ["cubic_bezier", "cubic_bezier_high_precision"] {
            for row in try #require(vectors[group]?.array) {
                let easing = try Self.bezier(row)
                let x = try #require(row["x"]?.number)
                let value = easing.value(at: x)
                let tolerance = try #require(row["tol"]?.number)
                #expect(abs(value - (row["y"]?.number ?? .nan)) <= tolerance, "\(row["id"]?.string ?? "")")
                if let exact = row["hp"]?.number {
                    #expect(abs(value - exact) <= Self.bezierTolerance, "\(row["id"]?.string ?? "")")
                }
            }
        }
    }

    @Test func cubicBezierSlopesAndHugeControlPoints() throws {
        let vectors = try #require(try Vectors.object("motion.json")["vectors"])
        for row in try #require(vectors["cubic_bezier_slope"]?.array) {
            let slope = try Self.bezier(row).slope(at: row["x"]?.number ?? .nan)
            let tolerance = try #require(row["tol"]?.number)
            #expect(abs(slope - (row["dy_dx"]?.number ?? .nan)) <= tolerance, "\(row["id"]?.string ?? "")")
        }
        for row in try #require(vectors["cubic_bezier_must_be_finite"]?.array) {
            let easing = try Self.bezier(row)
            for step in 0...20 {
                #expect(easing.value(at: Double(step) / 20).isFinite, "\(row["id"]?.string ?? "")")
            }
        }
    }

    @Test func everyCurveIsSolvedToItsDefinition() throws {
        let seed = seed(11)
        var random = SeededRandom(seed: seed)
        for _ in 0..<20_000 {
            // Many control points in the corners, where Newton's method alone goes astray.
            let p = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
                .map { $0 < 0.15 ? 0 : $0 > 0.85 ? 1 : $0 }
            let t = Double.random(in: 0...1, using: &random)
            let s = 1 - t
            let x = 3 * s * s * t * p[0] + 3 * s * t * t * p[2] + t * t * t
            let y = 3 * s * s * t * p[1] + 3 * s * t * t * p[3] + t * t * t
            let easing = try Easing.cubicBezier(p[0], p[1], p[2], p[3])
            let slope = abs(easing.slope(at: x))
            // x itself is rounded: by that much times the slope no solver can know y.
            let tolerance = 1e-12 + 4e-16 * (slope.isFinite ? slope : 1e16)
            #expect(abs(easing.value(at: x) - y) <= tolerance, "seed \(seed): \(p) at t = \(t)")
        }
    }

    @Test func controlPointsThatAreNoneAreRefused() {
        #expect(throws: MotionError.outOfRange(argument: "x1", found: "-0.1", allowed: "0 to 1")) {
            try Easing.cubicBezier(-0.1, 0, 1, 1)
        }
        #expect(throws: MotionError.outOfRange(argument: "x2", found: "1.5", allowed: "0 to 1")) {
            try Easing.cubicBezier(0, 0, 1.5, 1)
        }
        #expect(throws: MotionError.notFinite(argument: "y1", found: "nan")) {
            try Easing.cubicBezier(0, .nan, 1, 1)
        }
    }

    @Test func namesLeadBackToTheirEasings() {
        #expect(Easing.allNamed.count == 35)
        #expect(Set(Easing.allNamed.map(\.name)).count == 35)
        for easing in Easing.allNamed { #expect(Easing.named(easing.name) == easing) }
        #expect(Easing.named("ease-in-out") == .easeInOut)
        #expect(Easing.named("sine-in") == .sineIn)
        #expect(Easing.named("bounce-in-out") == .bounceInOut)
        #expect(Easing.named("Linear") == nil)
        #expect(Easing.named("sine") == nil)
        #expect(Easing.named("") == nil)
    }

    static func bezier(_ row: JSON) throws -> Easing {
        let p = try #require(row["p"]?.array).map { $0.number ?? .nan }
        return try Easing.cubicBezier(p[0], p[1], p[2], p[3])
    }
}

extension Easing {
    /// The name without its side.
    var family: String { name.split(separator: "-").first.map(String.init) ?? name }
}

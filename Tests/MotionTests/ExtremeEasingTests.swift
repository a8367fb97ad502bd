import TaijiMotion
import TestSupport
import Testing

/// Easings made of numbers as large and as small as they get.
@Suite struct ExtremeEasingTests {
    private static let numbers = [
        0, Double.leastNonzeroMagnitude, 2000 * Double.leastNonzeroMagnitude, 1e-200, 1e-16, 0.3, 1, 7, 1e16,
        1e200, 1e304, 1e306, 1e308,
        Double.greatestFiniteMagnitude,
    ]

    private static func number(_ random: inout SeededRandom) -> Double {
        (numbers.randomElement(using: &random) ?? 0) * (Bool.random(using: &random) ? 1 : -1)
    }

    @Test func theRangeOfAPolygonWithTheLargestNumbers() throws {
        let wide = try Easing.linear([.init(-1e308, at: -0.5), .init(1e308, at: 1.5)])
        // A quarter and three quarters of the way.
        #expect(wide.range == -0.5e308...0.5e308)
        #expect(wide.value(at: 0.5) == 0)
        #expect(wide.slope(at: 0.5) == 1e308)
        let long = try Easing.linear([.init(0, at: -1.7e306), .init(1, at: 1.7e306)])
        #expect(long.value(at: 0) == 0.5)
        #expect(long.range == 0.5...0.5)
    }

    @Test func theRangeOfABezierWithTheLargestNumbers() throws {
        // y = 3 t (1 − t)² Y − 3 t² (1 − t) Y: ±√3/6 Y at t = 1/2 ∓ √3/6.
        let bezier = try Easing.cubicBezier(0.3, 1e308, 0.7, -1e308)
        let extreme = 1e308 * 3.0.squareRoot() / 6
        #expect(abs(bezier.range.upperBound / extreme - 1) < 1e-12)
        #expect(abs(bezier.range.lowerBound / extreme + 1) < 1e-12)
    }

    @Test func noValueIsNaNAndNoneLeavesTheRange() throws {
        let seed = seed(81)
        var random = SeededRandom(seed: seed)
        let places = [0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 0.25, 0.5, 0.999, 1.0.nextDown, 1]
        let outside = [
            -Double.infinity, -1e308, -1, -2000 * Double.leastNonzeroMagnitude, 1.0.nextUp, 2, 1e200, 1e308,
            .infinity,
        ]
        for round in 0..<5_000 {
            let easing: Easing
            switch Int.random(in: 0...2, using: &random) {
            case 0:
                easing = try .cubicBezier(
                    Double.random(in: 0...1, using: &random), Self.number(&random),
                    [0, Double.leastNonzeroMagnitude, 0.5, 1].randomElement(using: &random) ?? 0,
                    Self.number(&random))
            case 1:
                easing = try .steps(
                    [2, 3, 1 << 40, Int.max].randomElement(using: &random) ?? 2,
                    Easing.Jump.allCases.randomElement(using: &random) ?? .end)
            default:
                let stops = (0..<Int.random(in: 2...5, using: &random)).map { _ in
                    let input = Self.number(&random)
                    return Easing.Stop(
                        Self.number(&random), at: input.magnitude > 1.7e306 ? nil : input)
                }
                easing = try .linear(stops)
            }
            let range = easing.range
            // Rounding of sums of three terms.
            let slack = 1e-12 * max(range.lowerBound.magnitude, range.upperBound.magnitude)
            for x in places {
                let value = easing.value(at: x)
                #expect(
                    value >= range.lowerBound - slack && value <= range.upperBound + slack,
                    "seed \(seed), round \(round): \(easing) at \(x): \(value) in \(range)")
                #expect(!easing.slope(at: x).isNaN, "seed \(seed), round \(round): \(easing) at \(x)")
            }
            for x in outside {
                #expect(!easing.value(at: x).isNaN, "seed \(seed), round \(round): \(easing) at \(x)")
                #expect(!easing.slope(at: x).isNaN, "seed \(seed), round \(round): \(easing) at \(x)")
            }
        }
        for easing in Easing.allNamed {
            for x in outside { #expect(!easing.value(at: x).isNaN, "\(easing) at \(x)") }
        }
    }

    @Test func whatIsWrittenReadsBackAsTheSameEasing() throws {
        let seed = seed(82)
        var random = SeededRandom(seed: seed)
        for round in 0..<5000 {
            let easing: Easing
            switch Int.random(in: 0...2, using: &random) {
            case 0:
                easing = try .cubicBezier(
                    Double.random(in: 0...1, using: &random), Self.number(&random),
                    Double.random(in: 0...1, using: &random), Self.number(&random))
            case 1:
                easing = try .steps(
                    Int.random(in: 2...Int.max, using: &random),
                    Easing.Jump.allCases.randomElement(using: &random) ?? .end)
            default:
                // Percentages with up to six decimals, or so large that they have none.
                easing = try .linear(
                    (0..<Int.random(in: 2...5, using: &random)).map { _ in
                        let millionths = Int.random(in: -900_000_000...900_000_000, using: &random)
                        let large = Self.number(&random)
                        return Easing.Stop(
                            Self.number(&random),
                            at: large.magnitude > 1e10 ? large * 0.9 / 100 : Double(millionths) / 1e6 / 100)
                    })
            }
            let text = easing.css
            let again = try Easing(css: text)
            #expect(again == easing, "seed \(seed), round \(round): \(text)")
            #expect(again.css == text, "seed \(seed), round \(round)")
        }
        for easing in Easing.allNamed {
            #expect(try Easing(text: easing.name) == easing)
            #expect(try Easing(css: easing.css).css == easing.css)
        }
    }

    @Test func longPercentagesAreWrittenAsNumbers() throws {
        #expect(try Easing(css: "linear(0, 1 1e304%)").css == "linear(0 0%, 1 1e+304%)")
        #expect(try Easing(css: "linear(0, 1 1.7e308%)").css == "linear(0 0%, 1 1.7e+308%)")
        #expect(try Easing(css: "steps(3, jump-end)") == Easing.steps(3))
        #expect(try Easing.steps(3, .jumpEnd).css == "steps(3)")
        #expect(throws: MotionError.self) { try Easing.linear([.init(0), .init(1, at: 1e307)]) }
        for text in ["linear(0, /* no */ 1)", "cubic-bezier(calc(1/0), 0, 1, 1)", "linear(0, 1 1e309%)"] {
            #expect(throws: MotionError.self) { try Easing(css: text) }
        }
    }
}

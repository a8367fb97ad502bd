import TaijiMotion
import TestSupport
import Testing

@Suite struct EasingTextTests {
    @Test(arguments: [
        ("EASE-IN-OUT", "ease-in-out"), ("  linear  ", "linear"),
        ("Steps(3,JUMP-NONE)", "steps(3, jump-none)"),
        ("cubic-bezier(.1,+.2, 8e-1 ,1)", "cubic-bezier(0.1, 0.2, 0.8, 1)"),
        ("cubic-bezier(.42,0,.58,1)", "ease-in-out"),
        ("cubic-bezier(0, -0, 1, 1)", "cubic-bezier(0, 0, 1, 1)"),
        ("steps(4, end)", "steps(4)"), ("linear(0, 50% .5, 1)", "linear(0 0%, 0.5 50%, 1 100%)"),
        ("linear(0,25% 75% .5,1)", "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%)"),
        ("linear(0 calc(0%), 0 calc(100%))", "linear(0 0%, 0 100%)"),
        ("linear(0 calc(50% - 50%), 0 calc(50% + 50%))", "linear(0 0%, 0 100%)"),
        ("linear(0 calc(min(50%, 60%)), 1 100%)", "linear(0 50%, 1 100%)"),
        ("cubic-bezier(calc(-2), calc(0.7 / 2), calc(1.5), calc(0))", "cubic-bezier(0, 0.35, 1, 0)"),
        (
            "cubic-bezier(clamp(0, .3, 1), MAX(1, 2, 3), calc(2 * (1 - .5) / 2), calc(1 + -1))",
            "cubic-bezier(0.3, 3, 0.5, 0)"
        ),
        ("steps(calc(5 / 2), start)", "steps(3, start)"), ("steps(calc(-10), start)", "steps(1, start)"),
        ("steps(calc(1), jump-none)", "steps(2, jump-none)"),
        ("\tlinear(\n0,\t1 )\r\n", "linear(0 0%, 1 100%)"),
    ])
    func cssIsReadAndWrittenCanonically(text: String, canonical: String) throws {
        let easing = try Easing(css: text)
        #expect(easing.css == canonical)
        #expect(try Easing(css: easing.css) == easing)
    }

    @Test(arguments: [
        "linear (0, 1)", "steps (2)", "steps(2) 1", "steps(2.0)", "steps(2,)", "cubic-bezier(0,0,1,1",
        "cubic-bezier(0 0 1 1)", "cubic-bezier(0%,0,1,1)", "linear(0, 1 1. )", "linear(0,,1)",
        "linear(0, 1,)",
        "ease()", "linear(0 10% 20% 30%, 1)", "spring(1)", "ease-", "steps(99999999999999999999)",
        "ease\u{0}",
        "cubic-bezier(0,1e999,1,1)", "sine-in", "é", "steps(calc(50%))", "cubic-bezier(calc(1+1),0,0,0)",
        "linear(0 calc(1), 1)", "cubic-bezier(calc(1/0),0,1,1)", "cubic-bezier(calc(),0,1,1)",
        "linear(calc(0, 1), 1)",
        "cubic-bezier(" + String(repeating: "calc(", count: 100_000) + "0", "steps(9223372036854775808)",
    ])
    func whatIsNoCSSIsRefusedWithItsPlace(text: String) {
        do throws(MotionError) {
            let easing = try Easing(css: text)
            Issue.record("\(text) was read as \(easing)")
        } catch {
            #expect(!error.description.isEmpty)
        }
    }

    @Test func everyNameAndEveryCSSTextIsAnEasing() throws {
        for easing in Easing.allNamed { #expect(try Easing(text: easing.name) == easing) }
        #expect(try Easing(text: "steps(2)") == .steps(2))
        #expect(throws: MotionError.self) { try Easing(text: "wobble") }
    }

    @Test func randomTextsNeitherTrapNorReadDifferentlyTwice() throws {
        let seed = seed(31)
        var random = SeededRandom(seed: seed)
        let words = [
            "linear", "steps", "cubic-bezier", "(", ")", ",", " ", "0", "1", "-1", ".5", "%", "100%", "1e3",
            "ease",
            "in", "-", "calc(", " + ", "*", "max(", "jump-none", "start", "+", ".", "e",
        ]
        var read = 0
        for _ in 0..<200_000 {
            let count = Int.random(in: 1...9, using: &random)
            let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            guard let easing = try? Easing(css: text) else { continue }
            read += 1
            #expect(try Easing(css: easing.css) == easing, "seed \(seed): \(text)")
        }
        #expect(read > 1000)
    }

    @Test func pennersCurvesAreWrittenAsPolygons() throws {
        for easing in Easing.allNamed {
            let written = try Easing(css: easing.css)
            let isRough = ["elastic", "bounce", "circ"].contains(easing.family)
            for step in 0...1000 {
                let x = Double(step) / 1000
                // What the documentation of `css` promises.
                #expect(
                    abs(written.value(at: x) - easing.value(at: x)) < (isRough ? 0.05 : 0.004),
                    "\(easing.name) at \(x)")
            }
        }
    }

    @Test func rangesAreWhatTheCurvesReach() throws {
        let seed = seed(32)
        var random = SeededRandom(seed: seed)
        var easings = Easing.allNamed
        for _ in 0..<50 {
            easings.append(
                try .cubicBezier(
                    Double.random(in: 0...1, using: &random), Double.random(in: -2...3, using: &random),
                    Double.random(in: 0...1, using: &random), Double.random(in: -2...3, using: &random)))
        }
        easings.append(try Easing(css: "linear(0.2, 1.4, -0.3 60%, 2 200%)"))
        easings.append(try Easing(css: "steps(3, jump-both)"))
        for easing in easings {
            let values = (0...20_000).map { easing.value(at: Double($0) / 20_000) }
            let (low, high) = (values.min() ?? .nan, values.max() ?? .nan)
            // Between two samples a smooth curve rises by its curvature over the square of their distance.
            #expect(abs(easing.range.lowerBound - low) < 2e-6, "\(easing): \(easing.range) and \(low)")
            #expect(abs(easing.range.upperBound - high) < 2e-6, "\(easing): \(easing.range) and \(high)")
        }
    }

    @Test func staircasesAndPolygonsRefuseTooLittle() throws {
        #expect(throws: MotionError.outOfRange(argument: "number of steps", found: "0", allowed: "1 or more"))
        {
            try Easing.steps(0)
        }
        #expect(throws: MotionError.self) { try Easing.steps(1, .jumpNone) }
        for jump in Easing.Jump.allCases {
            #expect(try Easing.steps(.max, jump).value(at: 0.5) == 0.5)
            #expect(throws: MotionError.self) { try Easing.steps(.min, jump) }
        }
        #expect(throws: MotionError.self) { try Easing.linear([Easing.Stop(1)]) }
        #expect(throws: MotionError.self) { try Easing.linear([Easing.Stop(1), Easing.Stop(.nan)]) }
        #expect(throws: MotionError.self) {
            try Easing.linear([Easing.Stop(1), Easing.Stop(1, at: .infinity)])
        }
    }

    @Test func stepsAtPlacesThatRoundingSpoils() throws {
        for count in 1...200 {
            let easing = try Easing.steps(count)
            for step in 0...count {
                let expected = Double(step) / Double(count)
                #expect(easing.value(at: expected) == expected, "\(step) of \(count)")
                #expect(easing.value(at: expected, before: true) == Double(max(step - 1, 0)) / Double(count))
            }
        }
    }

    @Test func movementsAreReadFromText() throws {
        #expect(try Movement(text: "ease", duration: 2) == .easing(.ease, duration: 2))
        #expect(try Movement(text: "bounce-out", duration: 0) == .easing(.bounceOut, duration: 0))
        #expect(try Movement(text: "steps(3)", duration: 1) == .easing(.steps(3), duration: 1))
        #expect(try Movement(text: "bouncy", duration: 1) == .spring(.bouncy))
        #expect(try Movement(text: "spring()", duration: 1) == .spring(.smooth))
        #expect(try Movement(text: "spring(1 100 10)", duration: 1) == .spring(Spring()))
        #expect(
            try Movement(text: "spring(2, 180, 12)", duration: 1)
                == .spring(Spring(mass: 2, stiffness: 180, damping: 12)))
        #expect(try Movement(text: "spring(bounce: .3)", duration: 1) == .spring(.bouncy))
        #expect(try Movement(text: "spring(bounce: 0.3, duration: 0.5)", duration: 1) == .spring(.bouncy))
        #expect(
            try Movement(text: "spring(response: 1, dampingRatio: 0.5)", duration: 1)
                == .spring(Spring(response: 1, dampingRatio: 0.5)))
        #expect(try Movement(text: "Spring(damping: 20)", duration: 1) == .spring(Spring(damping: 20)))
        for text in [
            "spring", "spring(1)", "spring(1, 2)", "spring(mass: 1, bounce: 2)",
            "spring(bounce: 1, bounce: 1)",
            "spring(1 2 3 4)", "spring(weight: 1)", "spring(0 1 1)", "spring(1 100 10", "spring(bounce 1)",
            "wobbly", "", "spring() x",
        ] {
            #expect(throws: MotionError.self, "\(text)") { try Movement(text: text, duration: 1) }
        }
        #expect(throws: MotionError.self) { try Movement(text: "ease", duration: -1) }
        #expect(throws: MotionError.self) { try Movement(text: "spring()", duration: .nan) }
    }
}

import TaijiInstruments
import TestSupport
import Testing

@Suite struct ScaleCurveTests {
    private static let curves: [(Double, Double, ScaleCurve)] = [
        (0, 100, .linear), (-11, 11, .linear), (1, 1e6, .logarithmic), (-1e3, -0.01, .logarithmic),
        (1e-300, 1e300, .logarithmic), (1000, 1001, .logarithmic), (0, 240, .power(0.5)), (-5, 5, .power(3)),
        (-1e4, 1e5, .symmetricLogarithmic(linearWithin: 1)), (5, 9, .symmetricLogarithmic(linearWithin: 0.1)),
    ]

    /// A fraction comes back from its value to this: a logarithm of numbers that share their first digits loses
    /// as many (1000…1001 is the worst here).
    private static let fractionTolerance = 1e-11

    @Test(arguments: [false, true]) func aValueIsWhereItsFractionIs(isReversed: Bool) throws {
        for (low, high, curve) in Self.curves {
            let scale = try GaugeScale(
                start: isReversed ? high : low, end: isReversed ? low : high, curve: curve)
            #expect(scale.isReversed == isReversed && scale.minimum == low && scale.maximum == high)
            #expect(scale.fraction(of: scale.start) == 0 && scale.fraction(of: scale.end) == 1)
            #expect(scale.value(at: 0) == scale.start && scale.value(at: 1) == scale.end)
            #expect(scale.fraction(of: isReversed ? -.infinity : .infinity) == 1)
            #expect(scale.fraction(of: isReversed ? .infinity : -.infinity) == 0)
            #expect(scale.fraction(of: .nan) == 0)
            var previous = scale.start
            for index in 1..<200 {
                let fraction = Double(index) / 200
                let value = scale.value(at: fraction)
                #expect(isReversed ? value < previous : value > previous, "\(scale) at \(fraction)")
                #expect(abs(scale.fraction(of: value) - fraction) < Self.fractionTolerance, "\(scale)")
                previous = value
            }
        }
    }

    @Test func curvesAreWhatTheirNamesSay() throws {
        let decades = try GaugeScale(start: 1, end: 1000, curve: .logarithmic)
        #expect(abs(decades.fraction(of: 10) - 1.0 / 3) < 1e-15)
        let mirrored = try GaugeScale(start: -1000, end: -1, curve: .logarithmic)
        #expect(abs(mirrored.fraction(of: -10) - 2.0 / 3) < 1e-15)
        let root = try GaugeScale(start: 0, end: 100, curve: .power(0.5))
        #expect(root.fraction(of: 25) == 0.5)
        let both = try GaugeScale(
            start: -100, end: 100, curve: .symmetricLogarithmic(linearWithin: 1))
        #expect(both.fraction(of: 0) == 0.5)
        #expect(abs(both.fraction(of: 10) + both.fraction(of: -10) - 1) < 1e-15)
        // Far from 0 ten times as much is one way further, near 0 twice as much is.
        let far = both.fraction(of: 100) - both.fraction(of: 50)
        #expect(abs(far - (both.fraction(of: 50) - both.fraction(of: 25))) < 2e-4)
        #expect(abs(2 * (both.fraction(of: 0.01) - 0.5) - (both.fraction(of: 0.02) - 0.5)) < 1e-6)
    }

    @Test func refusesCurvesThatDoNotSuitTheRange() {
        func refusal(_ start: Double, _ end: Double, _ curve: ScaleCurve, wraps: Bool = false) -> ScaleError?
        {
            do throws(ScaleError) {
                _ = try GaugeScale(start: start, end: end, curve: curve, wraps: wraps)
                return nil
            } catch {
                return error
            }
        }
        #expect(refusal(0, 10, .logarithmic) == .logarithmOfZero(minimum: 0, maximum: 10))
        #expect(refusal(10, -1, .logarithmic) == .logarithmOfZero(minimum: -1, maximum: 10))
        #expect(refusal(0, 1, .power(0)) == .badExponent(0))
        #expect(refusal(0, 1, .power(.infinity)) == .badExponent(.infinity))
        #expect(
            refusal(0, 1, .symmetricLogarithmic(linearWithin: 0)) == .badLinearPart(0))
        #expect(refusal(0, 1e300, .symmetricLogarithmic(linearWithin: 1e-10)) == .badLinearPart(1e-10))
        #expect(refusal(1, 100, .logarithmic, wraps: true) == .bentCompass)
        #expect(refusal(5, 5, .linear) == .badRange(minimum: 5, maximum: 5))
        #expect(refusal(1e308, -1e308, .linear) == .badRange(minimum: 1e308, maximum: -1e308))
        #expect(refusal(360, 0, .linear, wraps: true) == nil)
    }

    @Test(arguments: [false, true]) func aCompassGoesRound(isReversed: Bool) throws {
        let scale = try GaugeScale(
            start: isReversed ? 360 : 0, end: isReversed ? 0 : 360, wraps: true)
        for (value, place) in [(0.0, 0.0), (359.5, 359.5), (360, 0), (370, 10), (-10, 350), (-720, 0)] {
            #expect(scale.wrapped(value) == place)
            let fraction = isReversed && place > 0 ? 1 - place / 360 : place / 360
            #expect(abs(scale.fraction(of: value) - fraction) < 1e-15, "\(value)")
        }
        #expect(scale.wrapped(-1e-18) == 0)
        #expect(scale.value(at: 0) == 0 && scale.value(at: 1) == 0 && scale.value(at: 0.5) == 180)
    }
}

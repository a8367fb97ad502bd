import TaijiMotion
import Testing

@Suite struct FractionTests {
    @Test(arguments: [-1e308, -3, 0, 5, 1e308]) func aRangeOfNoLengthGivesZero(end: Double) {
        for value in [-1e308, -3, 0, end, 7, 1e308] { #expect(value.fraction(from: end, to: end) == 0) }
    }

    @Test func itIsTheOtherWayRoundOfInterpolating() {
        #expect(30.0.fraction(from: 20, to: 40) == 0.5)
        #expect(10.0.fraction(from: 20, to: 40) == -0.5)
        #expect(25.0.fraction(from: 40, to: 20) == 0.75)
        #expect(40.0.fraction(from: 20, to: 40) == 1)
        #expect(0.0.fraction(from: -1e308, to: 1e308) == 0.5)
        #expect(1e308.fraction(from: -1e308, to: 1e308) == 1)
        #expect((-1e308).fraction(from: 0, to: .leastNonzeroMagnitude) == -.greatestFiniteMagnitude)
        for value in [-7.0, 0, 3.25, 11] {
            let shown = (-7.0).interpolated(to: 11, at: value.fraction(from: -7, to: 11))
            #expect(abs(shown - value) < 1e-14)
        }
    }
}

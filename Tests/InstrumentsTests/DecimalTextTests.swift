import Testing

import TaijiInstruments
import TestSupport

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0.0, 0, "0"), (-0.0, 0, "0"), (-0.4, 0, "0"), (0.5, 0, "1"), (-0.5, 0, "-1"), (64, 0, "64"),
        (1.005, 2, "1.01"), (0.1 + 0.2, 1, "0.3"), (99.95, 1, "100.0"), (9.999, 2, "10.00"),
        (1e21, 0, "1000000000000000000000"),
        (1.5e-7, 9, "0.000000150"), (1e-300, 3, "0.000"), (123.456, 5, "123.45600"), (-12.345, 2, "-12.35"),
        (0.05, 1, "0.1"), (0.04, 1, "0.0"), (-0.04, 1, "0.0"),
    ])
    func writesFixedDecimals(value: Double, decimals: Int, text: String) {
        #expect(DecimalText.fixed(value, decimals: decimals) == text)
    }

    @Test(arguments: [(1.25e12, 2, "1.25e12"), (0, 3, "0"), (9.99e5, 1, "1.0e6"), (-3e-7, 0, "-3e-7")])
    func writesPowersOfTen(value: Double, decimals: Int, text: String) {
        #expect(DecimalText.scientific(value, decimals: decimals) == text)
    }

    @Test func agreesWithTheNearestDoubleWhereThereIsNoTie() throws {
        var generator = SeededRandom(seed: 7)
        for _ in 0..<20_000 {
            let magnitude = Double.random(in: -12...12, using: &generator)
            let value = Double.random(in: -1...1, using: &generator) * power(10, magnitude)
            for decimals in [0, 1, 3, 9] {
                let text = DecimalText.fixed(value, decimals: decimals)
                let read = try #require(Double(text), "\(text)")
                let half = 0.5 * power(10, -Double(decimals))
                #expect(abs(read - value) <= half * (1 + 1e-12) + abs(value) * 1e-15, "\(value) → \(text)")
            }
        }
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (64, "64"), (-2.5, "-2.5"), (1e-05, "0.00001"), (1.25e-7, "0.000000125"),
        (1e21, "1000000000000000000000"), (123456789.125, "123456789.125"), (100, "100"), (0.1, "0.1"),
    ])
    func numbersAreWrittenPlainly(number: Double, text: String) {
        #expect(DecimalText.plain(number) == text)
    }

    @Test func plainNumbersReadBackExactly() throws {
        for exponent in stride(from: -300.0, through: 300, by: 7) {
            for mantissa in [1, 1.1, 3.3333333333333335, -9.87654321] {
                let number = mantissa * power(10, exponent)
                #expect(Double(DecimalText.plain(number)) == number)
            }
        }
    }

    @Test(arguments: [(5.0, 0), (0.25, 2), (1e-9, 9), (1e20, 0), (0.1, 1), (12.5, 1), (0, 0)])
    func countsTheDecimalsThatAreNeeded(value: Double, decimals: Int) {
        #expect(DecimalText.decimalsNeeded(value) == decimals)
    }
}

private func power(_ base: Double, _ exponent: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(abs(exponent)) { result *= base }
    return exponent < 0 ? 1 / result : result
}

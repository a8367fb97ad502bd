/// The settable values of a logarithmic scale: all numbers of so many significant digits, such as 1, 1.1 … 9.9,
/// 10, 11 … 99, 100. Where the scale is linear round 0, the numbers there are as far apart as at the linear part's
/// edge.
///
/// Each has an index, so that steps are counted and never added up.
struct DigitGrid: Hashable {
    /// The significant digits, at least 1.
    let digits: Int
    /// The power of ten from which on digits are counted; below it the distance stays the same. Nil: down to 0.
    let lowestPower: Int?

    /// The grid for a scale from `minimum` to `maximum`, with at least ``leastCount`` steps: two digits, on a short
    /// scale more.
    ///
    /// - Parameter linearWithin: the extent of the linear part round 0, above 0; nil where there is none, and
    ///   both ends lie on one side of 0.
    init(minimum: Double, maximum: Double, linearWithin: Double?) {
        let lowest = linearWithin.map(DigitGrid.power)
        var grid = DigitGrid(digits: 2, lowestPower: lowest)
        while grid.digits < 15, grid.position(of: maximum) - grid.position(of: minimum) < DigitGrid.leastCount
        {
            grid = DigitGrid(digits: grid.digits + 1, lowestPower: lowest)
        }
        self = grid
    }

    private init(digits: Int, lowestPower: Int?) {
        self.digits = digits
        self.lowestPower = lowestPower
    }

    /// Fewer steps are too few to set anything with.
    private static let leastCount = 50.0

    /// How many numbers each power of ten has.
    private var countPerPower: Double { 9 * DigitGrid.powerOfTen(digits - 1) }

    /// The index of `value` (not 0 where there is no linear part); between two numbers something between their two
    /// indices.
    func position(of value: Double) -> Double {
        let magnitude = abs(value)
        let power = DigitGrid.power(magnitude)
        let first = DigitGrid.powerOfTen(digits - 1)
        let position: Double
        if let lowestPower {
            position =
                magnitude == 0 || power < lowestPower
                ? DigitGrid.scaled(magnitude, by: digits - 1 - lowestPower)
                : first + Double(power - lowestPower) * countPerPower
                    + (DigitGrid.scaled(magnitude, by: digits - 1 - power) - first)
        } else {
            position =
                Double(power) * countPerPower + (DigitGrid.scaled(magnitude, by: digits - 1 - power) - first)
        }
        return value < 0 ? -position : position
    }

    /// The number of the whole `index`, for the side of 0 on which `sign` lies where there is no linear part.
    func value(at index: Double, sign: Double) -> Double {
        let isNegative = lowestPower == nil ? sign < 0 : index < 0
        let first = DigitGrid.powerOfTen(digits - 1)
        var count = isNegative ? -index : index
        var power = 0
        if let lowestPower {
            if count < first { return signed(count, power: lowestPower - (digits - 1), isNegative) }
            count -= first
            power = lowestPower
        }
        let powers = (count / countPerPower).rounded(.down)
        power += Int(powers)
        return signed(first + (count - powers * countPerPower), power: power - (digits - 1), isNegative)
    }

    private func signed(_ count: Double, power: Int, _ isNegative: Bool) -> Double {
        // From its decimal text, so that it is the very number that a person would type.
        let magnitude = Double("\(Int(count))e\(power)") ?? 0
        return isNegative && magnitude != 0 ? -magnitude : magnitude
    }

    /// The power of ten at or below `magnitude`, from its decimal text: no logarithm, no rounding.
    private static func power(_ magnitude: Double) -> Int {
        let text = DecimalText.scientific(magnitude, decimals: 17)
        return text.split(separator: "e").last.flatMap { Int($0) } ?? 0
    }

    /// `magnitude` · 10^`power`.
    private static func scaled(_ magnitude: Double, by power: Int) -> Double {
        // In two parts, since 10^±330 is no Double.
        let half = power / 2
        return magnitude * (Double("1e\(half)") ?? 1) * (Double("1e\(power - half)") ?? 1)
    }

    private static func powerOfTen(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}

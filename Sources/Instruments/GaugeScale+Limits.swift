/// How wide a scale must be, and how fine its steps may be, for a hand to set its values one by one.
extension GaugeScale {
    /// The widest range: a hundredth of it is still a normal number.
    package static let widestRange = 1e300

    /// The least range of a scale whose ends have the given magnitude: a hundred steps must be told apart at either
    /// end. A Double holds 4,500 numbers within a relative 1e-12.
    package static func leastRange(magnitude: Double) -> Double { Swift.max(1e-12 * magnitude, 1e-300) }

    /// The least step likewise: it must be told apart from the next one anywhere on the scale, with some room for
    /// rounding.
    package static func leastStep(magnitude: Double) -> Double { Swift.max(1e-14 * magnitude, 1e-303) }

    /// What makes this scale one that no hand could set; nil where nothing does.
    package var fault: String? {
        let magnitude = Swift.max(abs(start), abs(end))
        if range > GaugeScale.widestRange {
            return "found a range of \(range), expected at most \(GaugeScale.widestRange)"
        }
        if range < GaugeScale.leastRange(magnitude: magnitude) {
            return "found a range of \(range), expected one in which a hundred steps can be told apart"
        }
        if step > range {
            return "found a step of \(DecimalText.plain(step)), expected at most the range, which is "
                + DecimalText.plain(range)
        }
        let least = GaugeScale.leastStep(magnitude: magnitude)
        if step < least {
            return "found a step of \(step), expected at least \(least), so that steps can be told apart"
        }
        return nil
    }
}

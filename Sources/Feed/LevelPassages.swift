/// Tells which of the values that come lie elsewhere, among some levels, than the one before: above instead of below,
/// or on a level.
///
/// Whoever judges values by comparing them with these levels learns from those alone all that it would learn from
/// every one, however many come between two looks.
package struct LevelPassages {
    /// The levels in rising order, each once.
    private let levels: [Double]
    /// The levels between which the last value lay; both are the one on which it lay. At first nothing lies between
    /// them.
    private var below = Double.infinity
    private var above = -Double.infinity

    /// The values once round, where they go round: what is a turn further is the same value.
    private let turn: Range<Double>?

    /// Passages of `levels`, in any order; NaN is none. Where values go round, `turn` has each of them once, and an
    /// infinity lies nowhere.
    package init(levels: [Double], around turn: Range<Double>? = nil) {
        self.turn = turn
        self.levels = Set(levels.filter { !$0.isNaN }).sorted()
    }

    /// Whether `value` lies elsewhere than the one before; NaN lies nowhere, and counts as not there.
    package mutating func take(_ value: Double) -> Bool {
        let value = place(of: value)
        if below < value && value < above || value == below && value == above { return false }
        guard !value.isNaN, !levels.isEmpty else { return false }
        if let level = levels.first(where: { $0 == value }) {
            (below, above) = (level, level)
        } else {
            below = levels.last { $0 < value } ?? -.infinity
            above = levels.first { $0 > value } ?? .infinity
        }
        return true
    }

    /// The value of the turn that is the same as `value`; NaN for none.
    private func place(of value: Double) -> Double {
        guard let turn, !turn.isEmpty, !turn.contains(value) else { return value }
        guard value.isFinite else { return .nan }
        let range = turn.upperBound - turn.lowerBound
        let beyond = (value - turn.lowerBound).truncatingRemainder(dividingBy: range)
        let place = turn.lowerBound + (beyond < 0 ? beyond + range : beyond)
        return turn.contains(place) ? place : turn.lowerBound
    }
}

extension GaugeScale {
    /// How near to a whole number of steps counts as one: far above the rounding of a division, far below
    /// what anybody could set.
    private static let indexTolerance = 1e-9

    /// The settable values of a scale that was given no step and is logarithmic: equal steps would be coarse at
    /// one end and useless at the other. Nil where the steps are equal.
    private var digitGrid: DigitGrid? {
        guard hasDigitSteps else { return nil }
        switch curve {
        case .logarithmic: return DigitGrid(minimum: minimum, maximum: maximum, linearWithin: nil)
        case .symmetricLogarithmic(let extent):
            return DigitGrid(minimum: minimum, maximum: maximum, linearWithin: extent)
        case .linear, .power: return nil
        }
    }

    /// The number of whole steps in the range, one more where a shorter one is left: the index of `maximum`.
    private var lastIndex: Double {
        let exact = range / step
        let whole = exact.rounded()
        // Beyond 2^53 steps an index is no longer exact; every value is as good as on the grid there.
        return abs(exact - whole) <= GaugeScale.indexTolerance * Swift.max(1, whole)
            ? Swift.max(1, whole) : exact.rounded(.up)
    }

    /// The value of step number `index`, computed from the index, so that steps never add up errors, and
    /// freed from binary noise: three steps of 0.1 are 0.3. Held at the ends.
    private func value(ofStep index: Double) -> Double {
        if index >= lastIndex { return maximum }
        guard index > 0 else { return minimum }
        let exact = minimum + index * step
        let clean = Double(DecimalText.fixed(exact, decimals: valueDecimals)) ?? exact
        return abs(clean - exact) <= GaugeScale.indexTolerance * step
            ? Swift.min(maximum, Swift.max(minimum, clean)) : Swift.min(maximum, exact)
    }

    /// The value of a grid's number `index`, held at the ends.
    private func value(ofDigits index: Double, in grid: DigitGrid) -> Double {
        if index >= grid.position(of: maximum) { return maximum }
        if index <= grid.position(of: minimum) { return minimum }
        return Swift.min(maximum, Swift.max(minimum, grid.value(at: index, sign: maximum)))
    }

    /// The digits after the dot that every settable value needs.
    private var valueDecimals: Int {
        Swift.max(DecimalText.decimalsNeeded(step), DecimalText.decimalsNeeded(minimum))
    }

    /// The settable values on both sides of `value`, which lies within the scale.
    private func neighbours(of value: Double) -> (below: Double, above: Double) {
        if let grid = digitGrid {
            let index = grid.position(of: value).rounded(.down)
            return (self.value(ofDigits: index, in: grid), self.value(ofDigits: index + 1, in: grid))
        }
        let index = ((value - minimum) / step).rounded(.down)
        return (self.value(ofStep: index), self.value(ofStep: index + 1))
    }

    /// The settable value nearest to `value`; `minimum` for NaN. On a scale that goes round, the end is the start.
    public func snapped(_ value: Double) -> Double {
        let held = wrapped(value)
        if held >= maximum { return maximum }
        guard held > minimum else { return minimum }
        let (below, above) = neighbours(of: held)
        return wrapped(held - below < above - held ? below : above)
    }

    /// The settable value `count` steps above `value` (below, where negative), held at the ends; on a scale that
    /// goes round, on past them. A value between two steps counts as the one it leaves behind. Where steps are
    /// finer than numbers can be, the next number.
    public func stepped(_ value: Double, by count: Int) -> Double {
        guard count != 0 else { return value }
        let place = value.isNaN ? minimum : wrapped(value)
        let held = Swift.min(maximum, Swift.max(minimum, place))
        let next: Double
        if let grid = digitGrid {
            next = self.value(
                ofDigits: leaving(grid.position(of: held), by: count) + Double(count), in: grid)
        } else {
            let exact = held == maximum ? lastIndex : (held - minimum) / step
            let index = leaving(exact, by: count) + Double(count)
            if wraps {
                let turns = (index / lastIndex).rounded(.down)
                next = wrapped(self.value(ofStep: index - turns * lastIndex))
            } else {
                next = self.value(ofStep: index)
            }
        }
        guard next == held else { return next }
        return count > 0 ? Swift.min(maximum, held.nextUp) : Swift.max(minimum, held.nextDown)
    }

    /// The whole index from which steps are counted that leave the place `exact` upwards or downwards.
    private func leaving(_ exact: Double, by count: Int) -> Double {
        let nearest = exact.rounded()
        let isOnStep = abs(exact - nearest) <= GaugeScale.indexTolerance * Swift.max(1, abs(nearest))
        return isOnStep ? nearest : exact.rounded(count > 0 ? .down : .up)
    }

    /// A settable value as other programs read it: a dot, no exponent, no more digits than needed, never "-0".
    public func text(_ value: Double) -> String { DecimalText.plain(value) }
}

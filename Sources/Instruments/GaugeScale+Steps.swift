extension GaugeScale {
    /// How near to a whole number of steps counts as one: far above the rounding of a division, far below
    /// what anybody could set.
    private static let indexTolerance = 1e-9

    /// The index of `maximum`: the number of whole steps in the range, one more where a shorter one is left.
    private var lastIndex: Double {
        let exact = range / step
        let whole = exact.rounded()
        // Beyond 2^53 steps an index is no longer exact; every value is as good as on the grid there.
        return abs(exact - whole) <= GaugeScale.indexTolerance * Swift.max(1, whole)
            ? Swift.max(1, whole) : exact.rounded(.up)
    }

    /// The value of step number `index`, computed from the index, so that steps never add up errors, and
    /// freed from binary noise: three steps of 0.1 are 0.3.
    private func value(ofStep index: Double) -> Double {
        if index >= lastIndex { return maximum }
        guard index > 0 else { return minimum }
        let exact = minimum + index * step
        let clean = Double(DecimalText.fixed(exact, decimals: valueDecimals)) ?? exact
        return abs(clean - exact) <= GaugeScale.indexTolerance * step
            ? Swift.min(maximum, Swift.max(minimum, clean)) : Swift.min(maximum, exact)
    }

    /// The digits after the dot that every settable value needs.
    private var valueDecimals: Int {
        Swift.max(DecimalText.decimalsNeeded(step), DecimalText.decimalsNeeded(minimum))
    }

    /// The settable value nearest to `value`; `minimum` for NaN.
    public func snapped(_ value: Double) -> Double {
        if value >= maximum { return maximum }
        guard value > minimum else { return minimum }
        let index = (value - minimum) / step
        let below = self.value(ofStep: index.rounded(.down))
        let above = self.value(ofStep: index.rounded(.down) + 1)
        return value - below < above - value ? below : above
    }

    /// The settable value `count` steps above `value` (below, where negative), held at the ends. A value
    /// between two steps counts as the one it leaves behind.
    public func stepped(_ value: Double, by count: Int) -> Double {
        guard count != 0 else { return value }
        let held = Swift.min(maximum, Swift.max(minimum, value.isNaN ? minimum : value))
        let exact = held == maximum ? lastIndex : (held - minimum) / step
        let nearest = exact.rounded()
        let isOnStep = abs(exact - nearest) <= GaugeScale.indexTolerance * Swift.max(1, nearest)
        let base = isOnStep ? nearest : exact.rounded(count > 0 ? .down : .up)
        return self.value(ofStep: base + Double(count))
    }

    /// A settable value as other programs read it: a dot, no exponent, no more digits than needed, never "-0".
    public func text(_ value: Double) -> String { DecimalText.plain(value) }
}

extension GaugeScale {
    /// As many digits as a readout needs to tell one settable value from the next: the decimals that the step and the
    /// lower end have, but no more than two significant digits of the step. Where that would be more than six, and on a
    /// scale whose steps are digits, significant digits.
    public var readoutDigits: NumberFormat.Digits {
        if hasDigitSteps { return .significant(3) }
        let typed = Swift.max(DecimalText.decimalsNeeded(step), DecimalText.decimalsNeeded(minimum))
        // The first significant digit of 0.025 is the second decimal.
        let enough = Swift.max(0, 2 - DecimalDigits(step).exponent)
        let decimals = Swift.min(typed, enough)
        return decimals > 6 ? .significant(4) : .decimals(decimals)
    }
}

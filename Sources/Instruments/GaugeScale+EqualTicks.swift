extension GaugeScale {
    /// Ticks that cut the arc into `major` equal parts, and each of them into `minor`.
    func equalTicks(major: Int, minor: Int, labelLength: Int) -> [ScaleTick] {
        let majors = Swift.min(1000, Swift.max(1, major))
        let parts = Swift.min(100, Swift.max(1, minor))
        let whole = majors * parts
        let values = (0...whole).map { round(value(at: Double($0) / Double(whole))) }
        // On a scale that goes round the last is the first once more.
        let indices = isReversed ? Array((0...whole).reversed()) : Array(0...whole)
        var seen: Double?
        var ticks: [ScaleTick] = []
        for index in indices where !(wraps && index == whole) {
            if let seen, values[index] <= seen { continue }
            seen = values[index]
            ticks.append(ScaleTick(value: values[index], isMajor: index % parts == 0))
        }
        return labelled(ticks, length: labelLength)
    }

    /// Ticks at the multiples of `major`, each part cut into `minor`; nil where that is no number above 0, or gives
    /// more than a thousand.
    func stepTicks(major: Double, minor: Int, labelLength: Int) -> [ScaleTick]? {
        guard major.isFinite, major > 0 else { return nil }
        let parts = Swift.min(100, Swift.max(1, minor))
        let slack = 1e-9
        let first = (minimum / major * Double(parts) - slack).rounded(.up)
        let last = (maximum / major * Double(parts) + slack).rounded(.down)
        guard first.isFinite, last.isFinite, (last - first) / Double(parts) <= 1000 else { return nil }
        guard first <= last else { return [] }
        let decimals = DecimalText.decimalsNeeded(major)
        var ticks: [ScaleTick] = []
        for offset in 0...Int(last - first) {
            let index = first + Double(offset)
            let isMajor = index.truncatingRemainder(dividingBy: Double(parts)) == 0
            let exact = index * major / Double(parts)
            // A multiple has no more decimals than the step; what is beyond them is binary noise.
            let clean = isMajor ? Double(DecimalText.fixed(exact, decimals: decimals)) ?? exact : exact
            let value = Swift.min(maximum, Swift.max(minimum, clean))
            if let previous = ticks.last, previous.value >= value { continue }
            ticks.append(ScaleTick(value: value, isMajor: isMajor, rank: isMajor ? 0 : 1))
        }
        return labelled(ticks, length: labelLength)
    }

    /// `ticks` with the numbers of the long ones.
    private func labelled(_ ticks: [ScaleTick], length: Int) -> [ScaleTick] {
        let values = ticks.filter(\.isMajor).map(\.value)
        var texts: ArraySlice<String>
        switch curve {
        case .linear, .power: texts = TickNumbers.texts(of: values, length: length)[...]
        // Numbers of many sizes, each with digits of its own.
        case .logarithmic, .symmetricLogarithmic:
            texts = numbers(TickNumbers.rounded(values), length: length)[...]
        }
        return ticks.map { tick in
            var tick = tick
            if tick.isMajor { tick.label = texts.popFirst() }
            return tick
        }
    }

    /// `value` with twelve significant digits where that is the same number but for binary noise.
    private func round(_ value: Double) -> Double {
        let clean = Double(DecimalText.scientific(value, decimals: 11)) ?? value
        guard abs(clean - value) <= 1e-14 * abs(value) + 1e-14 * range else { return value }
        return Swift.min(maximum, Swift.max(minimum, clean))
    }
}

extension TextScanner {
    /// A number or a percentage, and whether a math function computed it: CSS then brings it into its range
    /// instead of refusing it.
    struct Quantity {
        var value: Double
        var isPercentage: Bool
        var isComputed = false
    }

    /// Functions nested deeper than this are not read, so that no text can exhaust the stack.
    private static let deepest = 32

    /// A number, a percentage, or one of CSS's math functions `calc()`, `min()`, `max()` and `clamp()`, and
    /// the white space after it; nil, and nothing is read, where there is none.
    mutating func quantity() -> Quantity? {
        let start = self
        if let value = number() {
            let isPercentage = takeMark("%")
            skipSpace()
            return Quantity(value: value, isPercentage: isPercentage)
        }
        guard let computed = function(depth: 0), computed.value.isFinite else {
            self = start
            return nil
        }
        return Quantity(value: computed.value, isPercentage: computed.isPercentage, isComputed: true)
    }

    private mutating func function(depth: Int) -> Quantity? {
        guard depth < TextScanner.deepest, let word = word(), word.isFunction else { return nil }
        guard let first = sum(depth: depth + 1) else { return nil }
        var arguments = [first]
        while take(",") {
            guard let next = sum(depth: depth + 1), next.isPercentage == first.isPercentage else {
                return nil
            }
            arguments.append(next)
        }
        guard take(")") else { return nil }
        let values = arguments.map(\.value)
        let value: Double
        switch (word.name, values.count) {
        case ("calc", 1): value = values[0]
        case ("min", _): value = values.dropFirst().reduce(values[0], min)
        case ("max", _): value = values.dropFirst().reduce(values[0], max)
        case ("clamp", 3): value = max(values[0], min(values[1], values[2]))
        default: return nil
        }
        return Quantity(value: value, isPercentage: first.isPercentage)
    }

    /// Products between `+` and `-`, which need white space on both sides.
    private mutating func sum(depth: Int) -> Quantity? {
        guard var sum = product(depth: depth) else { return nil }
        while isNext("+") || isNext("-") {
            guard followsSpace else { return nil }
            let isSum = isNext("+")
            _ = takeMark(isSum ? "+" : "-")
            guard isSpaceNext else { return nil }
            skipSpace()
            guard let next = product(depth: depth), next.isPercentage == sum.isPercentage else { return nil }
            sum.value += isSum ? next.value : -next.value
        }
        return sum
    }

    private mutating func product(depth: Int) -> Quantity? {
        guard var product = factor(depth: depth) else { return nil }
        while true {
            if take("*") {
                guard let next = factor(depth: depth), !(next.isPercentage && product.isPercentage) else {
                    return nil
                }
                product.value *= next.value
                product.isPercentage = product.isPercentage || next.isPercentage
            } else if take("/") {
                guard let next = factor(depth: depth), !next.isPercentage else { return nil }
                product.value /= next.value
            } else {
                return product
            }
        }
    }

    private mutating func factor(depth: Int) -> Quantity? {
        guard depth < TextScanner.deepest else { return nil }
        if take("(") {
            guard let inner = sum(depth: depth + 1), take(")") else { return nil }
            return inner
        }
        if let value = number() {
            let isPercentage = takeMark("%")
            skipSpace()
            return Quantity(value: value, isPercentage: isPercentage)
        }
        return function(depth: depth)
    }
}

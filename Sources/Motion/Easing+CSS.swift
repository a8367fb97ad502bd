extension Easing {
    /// The easing that a CSS text describes: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`,
    /// `step-start`, `step-end`, `cubic-bezier(x1, y1, x2, y2)`, `steps(n)` or `steps(n, where)`,
    /// `linear(…)`; letters of either case, white space as CSS has it, and `calc()`, `min()`, `max()` and
    /// `clamp()` for numbers, whose results are brought into the range of their place. CSS Easing Functions
    /// Levels 1 and 2, CSS Values and Units Level 4. Comments and results that are not finite (`calc(1/0)`)
    /// are not read.
    ///
    /// `linear()` takes two stops or more, as browsers do. Throws `MotionError.unreadable` with the place and
    /// what is expected there, or the error of the constructor where a number is out of its range.
    public init(css text: String) throws(MotionError) {
        var scanner = TextScanner(text)
        self = try Easing(scanning: &scanner)
        try scanner.expectEnd()
    }

    /// The easing of that name (see `named(_:)`), or the one that a CSS text describes.
    ///
    /// Throws as `init(css:)` does.
    public init(text: String) throws(MotionError) {
        if let named = Easing.named(text) {
            self = named
        } else {
            self = try Easing(css: text)
        }
    }

    /// The canonical CSS text: the keywords for CSS's own curves, otherwise the function with its numbers
    /// written as short as they read back. Every stop of `linear()` has its percentage, to 6 decimals: but for
    /// stops at places with more than that (a third), and Penner's curves, what is read back is the same easing.
    ///
    /// CSS has no word for Penner's curves; they are written as `linear()` through 65 points, which is within
    /// 0.004 of the smooth ones and within 0.05 of elastic, bounce and circ.
    public var css: String {
        switch curve {
        case .linear: "linear"
        case .bezier: name
        case .steps(let steps): steps.css
        case .stops(let stops): stops.css
        case .penner(let penner):
            StopCurve(
                (0...64).map { index in
                    let x = Double(index) / 64
                    return Stop((penner.value(at: x) * 1e6).rounded() / 1e6, at: x)
                }
            ).css
        }
    }

    private init(scanning scanner: inout TextScanner) throws(MotionError) {
        guard let (word, isFunction) = scanner.word() else {
            throw scanner.error(expected: "an easing's name")
        }
        switch (word, isFunction) {
        case ("linear", false): self = .linear
        case ("ease", false): self = .ease
        case ("ease-in", false): self = .easeIn
        case ("ease-out", false): self = .easeOut
        case ("ease-in-out", false): self = .easeInOut
        case ("step-start", false): self = .stepStart
        case ("step-end", false): self = .stepEnd
        case ("cubic-bezier", true):
            let x1 = try scanner.argument(in: 0...1)
            try scanner.expect(",")
            let y1 = try scanner.argument()
            try scanner.expect(",")
            let x2 = try scanner.argument(in: 0...1)
            try scanner.expect(",")
            let y2 = try scanner.argument()
            try scanner.expect(")")
            self = try .cubicBezier(x1, y1, x2, y2)
        case ("steps", true): self = try Easing.steps(scanning: &scanner)
        case ("linear", true): self = try Easing.stops(scanning: &scanner)
        default: throw scanner.error(expected: "an easing of CSS", found: word + (isFunction ? "(" : ""))
        }
    }

    private static func steps(scanning scanner: inout TextScanner) throws(MotionError) -> Easing {
        guard let count = scanner.integer() else { throw scanner.error(expected: "a whole number of steps") }
        var jump = Jump.end
        if scanner.take(",") {
            guard let word = scanner.word(), !word.isFunction, let named = Jump(rawValue: word.name) else {
                throw scanner.error(expected: Jump.allCases.map(\.rawValue).joined(separator: ", "))
            }
            jump = named
        }
        try scanner.expect(")")
        return try .steps(count.isComputed ? max(count.value, jump.leastCount) : count.value, jump)
    }

    /// The stops: `<number> && <percentage>{0,2}`, separated by commas.
    private static func stops(scanning scanner: inout TextScanner) throws(MotionError) -> Easing {
        var stops: [Stop] = []
        repeat {
            var percentages: [Double] = []
            while percentages.count < 2, let percentage = scanner.percentage() {
                percentages.append(percentage)
            }
            let output = try scanner.argument()
            if percentages.isEmpty {
                while percentages.count < 2, let percentage = scanner.percentage() {
                    percentages.append(percentage)
                }
            }
            if percentages.isEmpty {
                stops.append(Stop(output))
            } else {
                stops += percentages.map { Stop(output, at: $0 / 100) }
            }
            // A single stop with two percentages would be two points, but is one stop, which is too few.
            if percentages.count == 2, stops.count == 2, !scanner.isNext(",") {
                throw .outOfRange(argument: "number of stops", found: "1", allowed: "2 or more")
            }
        } while scanner.take(",")
        try scanner.expect(")")
        return try .linear(stops)
    }
}

extension CubicBezier {
    var css: String {
        "cubic-bezier(\([x1, y1, x2, y2].map(TextScanner.text(of:)).joined(separator: ", ")))"
    }
}

extension StepCurve {
    var css: String {
        jump == .end ? "steps(\(count))" : "steps(\(count), \(jump.rawValue))"
    }
}

extension StopCurve {
    var css: String {
        let stops = points.map { point in
            TextScanner.text(of: point.output) + " " + TextScanner.text(of: percentage(point.input)) + "%"
        }
        return "linear(\(stops.joined(separator: ", ")))"
    }

    /// `input` as a percentage: to six decimals, as browsers write them; a number too large for decimals such
    /// that it reads back as it is, where there is one.
    private func percentage(_ input: Double) -> Double {
        let percentage = min(max(input * 100, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
        // Times a million, whole numbers are exact up to here.
        guard percentage.magnitude < 9e9 else {
            let neighbours = [
                percentage, percentage.nextUp, percentage.nextDown, percentage.nextUp.nextUp,
                percentage.nextDown.nextDown,
            ]
            return neighbours.first { $0 / 100 == input } ?? percentage
        }
        return (percentage * 1e6).rounded() / 1e6
    }
}

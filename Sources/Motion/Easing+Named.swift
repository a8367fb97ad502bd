extension Easing {
    /// The identity: the same speed all the way.
    public static let linear = Easing(.linear)
    /// CSS `ease`, cubic-bezier(.25, .1, .25, 1); Core Animation's `default`.
    public static let ease = Easing(.bezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)))
    /// CSS `ease-in`, cubic-bezier(.42, 0, 1, 1).
    public static let easeIn = Easing(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    /// CSS `ease-out`, cubic-bezier(0, 0, .58, 1).
    public static let easeOut = Easing(.bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    /// CSS `ease-in-out`, cubic-bezier(.42, 0, .58, 1).
    public static let easeInOut = Easing(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

    /// `sine-in`: a quarter of a sine wave, gentle at the start.
    public static let sineIn = Easing(.penner(PennerCurve(family: .sine, side: .in)))
    /// `sine-out`: a quarter of a sine wave, gentle at the end.
    public static let sineOut = Easing(.penner(PennerCurve(family: .sine, side: .out)))
    /// `sine-in-out`: a quarter of a sine wave, gentle at both ends.
    public static let sineInOut = Easing(.penner(PennerCurve(family: .sine, side: .inOut)))
    /// `quad-in`: x², gentle at the start.
    public static let quadIn = Easing(.penner(PennerCurve(family: .quad, side: .in)))
    /// `quad-out`: x², gentle at the end.
    public static let quadOut = Easing(.penner(PennerCurve(family: .quad, side: .out)))
    /// `quad-in-out`: x², gentle at both ends.
    public static let quadInOut = Easing(.penner(PennerCurve(family: .quad, side: .inOut)))
    /// `cubic-in`: x³, gentle at the start.
    public static let cubicIn = Easing(.penner(PennerCurve(family: .cubic, side: .in)))
    /// `cubic-out`: x³, gentle at the end.
    public static let cubicOut = Easing(.penner(PennerCurve(family: .cubic, side: .out)))
    /// `cubic-in-out`: x³, gentle at both ends.
    public static let cubicInOut = Easing(.penner(PennerCurve(family: .cubic, side: .inOut)))
    /// `quart-in`: x⁴, gentle at the start.
    public static let quartIn = Easing(.penner(PennerCurve(family: .quart, side: .in)))
    /// `quart-out`: x⁴, gentle at the end.
    public static let quartOut = Easing(.penner(PennerCurve(family: .quart, side: .out)))
    /// `quart-in-out`: x⁴, gentle at both ends.
    public static let quartInOut = Easing(.penner(PennerCurve(family: .quart, side: .inOut)))
    /// `quint-in`: x⁵, gentle at the start.
    public static let quintIn = Easing(.penner(PennerCurve(family: .quint, side: .in)))
    /// `quint-out`: x⁵, gentle at the end.
    public static let quintOut = Easing(.penner(PennerCurve(family: .quint, side: .out)))
    /// `quint-in-out`: x⁵, gentle at both ends.
    public static let quintInOut = Easing(.penner(PennerCurve(family: .quint, side: .inOut)))
    /// `expo-in`: 2^(10x − 10), gentle at the start.
    public static let expoIn = Easing(.penner(PennerCurve(family: .expo, side: .in)))
    /// `expo-out`: 2^(10x − 10), gentle at the end.
    public static let expoOut = Easing(.penner(PennerCurve(family: .expo, side: .out)))
    /// `expo-in-out`: 2^(10x − 10), gentle at both ends.
    public static let expoInOut = Easing(.penner(PennerCurve(family: .expo, side: .inOut)))
    /// `circ-in`: a quarter of a circle, gentle at the start.
    public static let circIn = Easing(.penner(PennerCurve(family: .circ, side: .in)))
    /// `circ-out`: a quarter of a circle, gentle at the end.
    public static let circOut = Easing(.penner(PennerCurve(family: .circ, side: .out)))
    /// `circ-in-out`: a quarter of a circle, gentle at both ends.
    public static let circInOut = Easing(.penner(PennerCurve(family: .circ, side: .inOut)))
    /// `back-in`: a swing back by a tenth, gentle at the start.
    public static let backIn = Easing(.penner(PennerCurve(family: .back, side: .in)))
    /// `back-out`: a swing back by a tenth, gentle at the end.
    public static let backOut = Easing(.penner(PennerCurve(family: .back, side: .out)))
    /// `back-in-out`: a swing back by a tenth, gentle at both ends.
    public static let backInOut = Easing(.penner(PennerCurve(family: .back, side: .inOut)))
    /// `elastic-in`: a ringing string, gentle at the start.
    public static let elasticIn = Easing(.penner(PennerCurve(family: .elastic, side: .in)))
    /// `elastic-out`: a ringing string, gentle at the end.
    public static let elasticOut = Easing(.penner(PennerCurve(family: .elastic, side: .out)))
    /// `elastic-in-out`: a ringing string, gentle at both ends.
    public static let elasticInOut = Easing(.penner(PennerCurve(family: .elastic, side: .inOut)))
    /// `bounce-in`: a bouncing ball, gentle at the start.
    public static let bounceIn = Easing(.penner(PennerCurve(family: .bounce, side: .in)))
    /// `bounce-out`: a bouncing ball, gentle at the end.
    public static let bounceOut = Easing(.penner(PennerCurve(family: .bounce, side: .out)))
    /// `bounce-in-out`: a bouncing ball, gentle at both ends.
    public static let bounceInOut = Easing(.penner(PennerCurve(family: .bounce, side: .inOut)))

    /// The timing curve between (0, 0) and (1, 1) with the control points (`x1`, `y1`) and (`x2`, `y2`).
    ///
    /// `x1` and `x2` lie in 0…1, otherwise time would run backwards somewhere; `y1` and `y2` are any finite
    /// numbers. Throws `MotionError.notFinite` or `.outOfRange`.
    public static func cubicBezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) throws(MotionError) -> Easing {
        try MotionError.check(x1, "x1")
        try MotionError.check(y1, "y1")
        try MotionError.check(x2, "x2")
        try MotionError.check(y2, "y2")
        guard 0...1 ~= x1 else { throw .outOfRange(argument: "x1", found: "\(x1)", allowed: "0 to 1") }
        guard 0...1 ~= x2 else { throw .outOfRange(argument: "x2", found: "\(x2)", allowed: "0 to 1") }
        return Easing(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    /// Every easing that has a name, in an order fit for going through them: `linear`, the four of CSS,
    /// then family by family in, out, in-out.
    public static let allNamed: [Easing] =
        [.linear, .ease, .easeIn, .easeOut, .easeInOut]
        + PennerCurve.Family.allCases.flatMap { family in
            PennerCurve.Side.allCases.map { Easing(.penner(PennerCurve(family: family, side: $0))) }
        }

    /// The easing of that name: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, or a family and a
    /// side, `sine-in` … `bounce-in-out`. Nil for any other text; capitals count.
    public static func named(_ name: String) -> Easing? {
        allNamed.first { $0.name == name }
    }

    /// Core Animation's named timing function: `linear`, `easeIn`, `easeOut`, `easeInEaseOut`, `default`; nil
    /// for any other text.
    public static func coreAnimation(_ name: String) -> Easing? {
        switch name {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "easeInEaseOut": .easeInOut
        case "default": .ease
        default: nil
        }
    }

    /// The name that `named(_:)` takes; for a curve without one, its CSS text.
    public var name: String {
        switch curve {
        case .linear: "linear"
        case .bezier(let bezier):
            switch self {
            case .ease: "ease"
            case .easeIn: "ease-in"
            case .easeOut: "ease-out"
            case .easeInOut: "ease-in-out"
            default: bezier.css
            }
        case .penner(let penner): "\(penner.family)-\(penner.side.word)"
        case .steps(let steps): steps.css
        case .stops(let stops): stops.css
        }
    }
}

extension Easing: CustomStringConvertible {
    /// The name, or CSS text.
    public var description: String { name }
}

extension PennerCurve.Side {
    /// The side as it stands in an easing's name.
    fileprivate var word: String {
        switch self {
        case .in: "in"
        case .out: "out"
        case .inOut: "in-out"
        }
    }
}

/// How many chords stand in for a curve.
///
/// Every count is a proven bound: the curve and its chord at the same parameter are nowhere further apart
/// than the tolerance.
public enum Flattening {
    /// How far a chord may lie from its curve, in pixels, where nothing else is asked for.
    ///
    /// A pixel's coverage changes by at most the area between chord and curve inside it. An edge crosses a
    /// pixel over at most √2, so 0.004 px changes it by at most 0.004·√2 = 0.0057, 1.4 steps of 255, where
    /// a single chord is at its worst along the whole pixel; on average a chord is off by two thirds of
    /// its greatest distance, and by less than one step.
    public static let tolerance = 0.004

    /// The most chords in one curve where no clip bounds them: enough for a circle of radius 3.4 million
    /// at the default tolerance, and a limit to what huge coordinates cost.
    public static let maximumChords = 1 << 16

    /// The chords for an arc of radius `radius` (the longer one of an ellipse) that turns by `sweep`
    /// radians: a chord over the angle δ leaves r(1 − cos(δ/2)) = 2r·sin²(δ/4) to the arc, hence
    /// δ = 4·asin(√(tolerance/2r)), the form that keeps its digits where the tolerance is small. On an
    /// ellipse, the affine image of a circle, the distance is stretched by no more than the longer radius.
    ///
    /// At least one chord a quarter turn, so that a tiny circle is still a square and not a line.
    public static func chords(radius: Double, sweep: Double, tolerance: Double = tolerance) -> Int {
        let ratio = tolerance / (2 * abs(radius))
        // Beyond a half turn a chord there is no more to gain; a NaN ends here too.
        let step = ratio < 0.5 ? 4 * arcSine(ratio.squareRoot()) : .pi
        return count(Swift.max(abs(sweep) / step, abs(sweep) / (.pi / 2) - 1e-9))
    }

    /// The chords for a quadratic Bézier curve: over a parameter step h a chord leaves at most h²·|B″|/8,
    /// and B″ = 2(p₀ − 2p₁ + p₂) is constant.
    static func chords(_ a: Point, _ c: Point, _ b: Point, tolerance: Double) -> Int {
        count((secondDifference(a, c, b) / (4 * tolerance)).squareRoot())
    }

    /// The chords for a cubic Bézier curve: as above with |B″| ≤ 6·max(|p₀ − 2p₁ + p₂|, |p₁ − 2p₂ + p₃|),
    /// which is Wang's formula (G. Wang, "The subdivision method for finding the intersection between two
    /// Bézier curves or surfaces", 1984).
    static func chords(_ a: Point, _ c: Point, _ d: Point, _ b: Point, tolerance: Double) -> Int {
        let most = Swift.max(secondDifference(a, c, d), secondDifference(c, d, b))
        return count((0.75 * most / tolerance).squareRoot())
    }

    /// The greatest count, for numbers that no count can hold.
    static let unbounded = 1 << 40

    private static func secondDifference(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (a - 2 * b + c).length
    }

    private static func count(_ chords: Double) -> Int {
        guard chords > 1 else { return 1 }
        return chords < Double(unbounded) ? Int(chords.rounded(.up)) : unbounded
    }
}

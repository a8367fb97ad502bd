extension Path {
    /// The outline of the path's stroke, to be filled by the winding rule: trimmed and dashed as `style`
    /// says, with the ends and corners it asks for.
    ///
    /// * Lines and circles' arcs are offset exactly, to lines and arcs. Other curves are offset by chords
    ///   that lie within `tolerance`, in the path's units, of the true offset.
    /// * A full turn is two circles. Closed subpaths are joined where they close, open ones capped.
    /// * What has no length paints nothing, with whatever cap, as the HTML canvas has it ("zero-length line
    ///   segments are removed"): a `move` alone, a line to the same point, a closed point, an arc of radius
    ///   or sweep 0, and a subpath shorter than a hundred-millionth of the width (with a `clip`, of what can be
    ///   seen of the width). SVG, Skia and Cairo paint
    ///   a dot for some of these. A *dash* without length has a direction and paints its caps: a disc or a
    ///   square.
    /// * An arc tighter than half the width is swept past its centre, as the pen would.
    ///
    /// Empty where the width is 0, negative or not finite, or the outline leaves the finite numbers.
    ///
    /// - Parameters:
    ///   - tolerance: how far the outline may lie from the true one, in the path's units; above 0. It also says
    ///     what a pixel is for dashes: see ``StrokeStyle/dash``.
    ///   - clip: where it matters what the stroke looks like, in the path's units: the picture, mapped back. With
    ///     it a stroke costs what is seen of it, however wide it is, however far it reaches and however many
    ///     dashes lie elsewhere; outside, the outline may be anything. Without it curves are offset to within a
    ///     ten-millionth of the width, where that is more than the tolerance.
    public func stroked(
        _ style: StrokeStyle, tolerance: Double = Flattening.tolerance, clip: Rect? = nil
    ) -> Path {
        var outline = Path()
        var stroker = Stroker()
        stroker.stroke(self, style, tolerance: tolerance, clip: clip, into: &outline)
        return outline
    }

    /// The marks of a dash pattern along the path, each an open subpath of the same kinds of segments: dashes
    /// of an arc are arcs. See ``StrokeStyle/dash`` for the pattern; one that breaks its rules leaves the
    /// path as it is. Where a mark runs over the start of a closed subpath it stays in one piece. Marks
    /// without length come out as lines without length, which have lost their direction: to paint them,
    /// give the pattern to ``stroked(_:tolerance:clip:)``. There are no more than 65,536, beside one or two of each
    /// subpath: a pattern that comes to more is made up to four times as coarse, and one that is finer yet leaves the path
    /// as it is.
    public func dashed(_ dash: [Double], phase: Double = 0) -> Path {
        guard DashPattern(dash, phase: phase) != nil else { return self }
        return parts(dash: dash, phase: phase, from: 0, to: 1)
    }

    /// The part of the path between two shares of its length, each clamped to 0…1 (a NaN is 0): all subpaths
    /// count together, one after the other, and what is cut is open. Parts of arcs are arcs. Empty where
    /// `end` is not above `start`; the path itself from 0 to 1.
    ///
    /// A dash pattern would begin anew on the trimmed path: to keep its phase, trim by
    /// ``StrokeStyle/trimStart`` and ``StrokeStyle/trimEnd``.
    public func trimmed(from start: Double, to end: Double) -> Path {
        if start <= 0, end >= 1 { return self }
        return parts(dash: [], phase: 0, from: start, to: end)
    }

    private func parts(dash: [Double], phase: Double, from start: Double, to end: Double) -> Path {
        var result = Path()
        var scratch = Subpath()
        var cutter = DashCutter()
        cutter.forEachPart(
            of: self, dash: dash, phase: phase, from: start, to: end, drawn: nil, using: &scratch
        ) { part in
            result.append(part)
            if part.dotDirection != nil { result.appendLine(part.start) }
        }
        return result
    }
}

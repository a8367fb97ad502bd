import TaijiGeometry

extension Canvas {
    /// Keeps a copy of the state: transform, clip, colours, line style, alpha and shadow, not the path.
    public mutating func saveGState() { saved.append(state) }

    /// Takes the last kept state back; without one, or across the beginning of a transparency layer, nothing.
    public mutating func restoreGState() {
        guard saved.count > transparencyDepths.last ?? 0, let last = saved.popLast() else { return }
        state = last
    }

    // MARK: Transform

    /// The current transform from the caller's space to pixels.
    public var ctm: Transform { state.transform }

    /// Moves the origin.
    public mutating func translateBy(x: Double, y: Double) {
        concatenate(.translation(x: x, y: y), "translateBy")
    }

    /// Scales what is drawn from here on.
    public mutating func scaleBy(x: Double, y: Double) { concatenate(.scale(x: x, y: y), "scaleBy") }

    /// Turns what is drawn from here on by `angle` radians, clockwise on the screen.
    public mutating func rotate(by angle: Double) { concatenate(.rotation(angle), "rotate") }

    /// Maps what is drawn from here on by `transform` first and by the current transform then.
    public mutating func concatenate(_ transform: Transform) { concatenate(transform, "concatenate") }

    private mutating func concatenate(_ transform: Transform, _ call: String) {
        setTransform(state.transform.applied(after: transform), call)
    }

    /// Replaces the current transform, as the HTML canvas' `setTransform`.
    public mutating func setTransform(_ transform: Transform) { setTransform(transform, "setTransform") }

    private mutating func setTransform(_ transform: Transform, _ call: String) {
        for (name, value) in [
            ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
            ("tx", transform.tx),
            ("ty", transform.ty),
        ] where !accepts(value, name, call) { return }
        state.transform = transform
    }

    // MARK: Colours

    /// The colour that fills.
    public mutating func setFillColor(_ color: Color) { state.fillPaint = .solid(color) }
    /// The colour that strokes.
    public mutating func setStrokeColor(_ color: Color) { state.strokePaint = .solid(color) }
    /// The colour that fills, by components of 0…1, each clamped.
    public mutating func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
        setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The colour that strokes, by components of 0…1, each clamped.
    public mutating func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
        setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The grey that fills, 0 black … 1 white.
    public mutating func setFillColor(gray: Double, alpha: Double) {
        setFillColor(Color(gray: gray, alpha: alpha))
    }
    /// The grey that strokes, 0 black … 1 white.
    public mutating func setStrokeColor(gray: Double, alpha: Double) {
        setStrokeColor(Color(gray: gray, alpha: alpha))
    }
    /// What fills, a colour or a gradient; a gradient's points are in the space that holds when it is used.
    public mutating func setFillPaint(_ paint: Paint) { state.fillPaint = paint }
    /// What strokes, as ``setFillPaint(_:)``.
    public mutating func setStrokePaint(_ paint: Paint) { state.strokePaint = paint }

    /// Fades all that is drawn from here on: 0 (nothing) … 1, clamped.
    public mutating func setAlpha(_ alpha: Double) {
        if accepts(alpha, "alpha", "setAlpha") { state.alpha = Swift.max(0, Swift.min(alpha, 1)) }
    }

    /// Draws a soft shadow beneath every path from here on, in pixels whatever the transform: `blur` is twice
    /// the Gaussian's standard deviation, as in the HTML canvas. Masks of text cast none.
    public mutating func setShadow(offset: Size, blur: Double, color: Color = Color(gray: 0, alpha: 1.0 / 3))
    {
        guard accepts(offset.width, "offset width", "setShadow"),
            accepts(offset.height, "offset height", "setShadow"),
            accepts(blur, "blur", "setShadow", negative: false)
        else { return }
        state.shadow = CanvasShadow(
            offset: Point(offset.width, offset.height), sigma: blur / 2, color: color)
    }

    /// Draws no shadows from here on.
    public mutating func removeShadow() { state.shadow = nil }

    // MARK: Lines

    /// The stroke's style as it is now, its lengths in the caller's space.
    public var strokeStyle: StrokeStyle { state.stroke }

    /// The stroke's width in the caller's space, 0 or more; 0 strokes nothing.
    public mutating func setLineWidth(_ width: Double) {
        if accepts(width, "width", "setLineWidth", negative: false) { state.stroke.width = width }
    }
    /// The shape of free ends.
    public mutating func setLineCap(_ cap: LineCap) { state.stroke.cap = cap }
    /// The shape of corners.
    public mutating func setLineJoin(_ join: LineJoin) { state.stroke.join = join }
    /// The longest miter as a multiple of the width.
    public mutating func setMiterLimit(_ limit: Double) {
        if accepts(limit, "miter limit", "setMiterLimit", negative: false) { state.stroke.miterLimit = limit }
    }
    /// Lengths of marks and gaps in turn, and how far into the pattern a path begins; none is a solid line.
    public mutating func setLineDash(phase: Double, lengths: [Double]) {
        guard accepts(phase, "phase", "setLineDash") else { return }
        for length in lengths where !accepts(length, "dash length", "setLineDash", negative: false) { return }
        state.stroke.dash = lengths
        state.stroke.dashPhase = phase
    }
}

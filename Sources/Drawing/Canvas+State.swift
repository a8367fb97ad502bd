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
        guard accepts(x, "x", "translateBy"), accepts(y, "y", "translateBy") else { return }
        concatenate(.translation(x: x, y: y), "translateBy")
    }

    /// Scales what is drawn from here on.
    public mutating func scaleBy(x: Double, y: Double) {
        guard accepts(x, "x", "scaleBy"), accepts(y, "y", "scaleBy") else { return }
        concatenate(.scale(x: x, y: y), "scaleBy")
    }

    /// Turns what is drawn from here on by `angle` radians, clockwise on the screen.
    public mutating func rotate(by angle: Double) {
        if accepts(angle, "angle", "rotate") { concatenate(.rotation(angle), "rotate") }
    }

    /// Maps what is drawn from here on by `transform` first and by the current transform then.
    public mutating func concatenate(_ transform: Transform) {
        if accepts(transform, "", "concatenate") { concatenate(transform, "concatenate") }
    }

    private mutating func concatenate(_ transform: Transform, _ call: String) {
        let product = state.transform.applied(after: transform)
        if accepts(product, "current transform's ", call) { state.transform = product }
    }

    /// Replaces the current transform, as the HTML canvas' `setTransform`.
    public mutating func setTransform(_ transform: Transform) {
        if accepts(transform, "", "setTransform") { state.transform = transform }
    }

    private mutating func accepts(_ transform: Transform, _ owner: String, _ call: String) -> Bool {
        guard let (name, value) = transform.fault else { return true }
        return accepts(value, owner + name, call)
    }

    // MARK: Colours

    /// The colour that fills.
    public mutating func setFillColor(_ color: Color) { state.fillPaint = .solid(color) }
    /// The colour that strokes.
    public mutating func setStrokeColor(_ color: Color) { state.strokePaint = .solid(color) }
    /// The colour that fills, by components of 0…1, each clamped.
    public mutating func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
        guard accepts([("red", red), ("green", green), ("blue", blue), ("alpha", alpha)], "setFillColor")
        else { return }
        setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The colour that strokes, by components of 0…1, each clamped.
    public mutating func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
        guard accepts([("red", red), ("green", green), ("blue", blue), ("alpha", alpha)], "setStrokeColor")
        else { return }
        setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The grey that fills, 0 black … 1 white, clamped.
    public mutating func setFillColor(gray: Double, alpha: Double) {
        guard accepts([("gray", gray), ("alpha", alpha)], "setFillColor") else { return }
        setFillColor(Color(gray: gray, alpha: alpha))
    }
    /// The grey that strokes, 0 black … 1 white, clamped.
    public mutating func setStrokeColor(gray: Double, alpha: Double) {
        guard accepts([("gray", gray), ("alpha", alpha)], "setStrokeColor") else { return }
        setStrokeColor(Color(gray: gray, alpha: alpha))
    }
    /// What fills, a colour or a gradient; a gradient's points are in the space that holds when it is used.
    public mutating func setFillPaint(_ paint: Paint) {
        if accepts(paint, "setFillPaint") { state.fillPaint = paint }
    }
    /// What strokes, as ``setFillPaint(_:)``.
    public mutating func setStrokePaint(_ paint: Paint) {
        if accepts(paint, "setStrokePaint") { state.strokePaint = paint }
    }

    private mutating func accepts(_ numbers: [(name: String, value: Double)], _ call: String) -> Bool {
        for (name, value) in numbers where !accepts(value, name, call) { return false }
        return true
    }

    private mutating func accepts(_ paint: Paint, _ call: String) -> Bool {
        guard case .gradient(let gradient) = paint, let reason = gradient.fault else { return true }
        refuse(call, reason)
        return false
    }

    /// Fades all that is drawn from here on: 0 (nothing) … 1, clamped.
    public mutating func setAlpha(_ alpha: Double) {
        if accepts(alpha, "alpha", "setAlpha") { state.alpha = Swift.max(0, Swift.min(alpha, 1)) }
    }

    /// Draws a soft shadow beneath every path from here on, in pixels whatever the transform: `blur` is twice
    /// the Gaussian's standard deviation, as in the HTML canvas. Masks of text, gradients that are drawn by
    /// themselves and transparency layers cast none.
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

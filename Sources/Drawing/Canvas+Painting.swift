import TaijiGeometry

/// Which parts of a path are painted.
public enum PathDrawingMode: Hashable, Sendable {
    /// The inside by the winding rule.
    case fill
    /// The inside by the even-odd rule.
    case eoFill
    /// The stroke.
    case stroke
    /// The inside by the winding rule, then the stroke.
    case fillStroke
    /// The inside by the even-odd rule, then the stroke.
    case eoFillStroke
}

extension Canvas {
    /// Fills the current path and uses it up.
    public mutating func fillPath(using rule: FillRule = .winding) {
        let path = takePath()
        paint(path, rule, state.fillPaint)
    }

    /// Strokes the current path and uses it up.
    public mutating func strokePath() {
        paintStroke(takePath())
    }

    /// Fills, strokes or both, and uses the current path up.
    public mutating func drawPath(using mode: PathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: paint(path, .winding, state.fillPaint)
        case .eoFill, .eoFillStroke: paint(path, .evenOdd, state.fillPaint)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: paintStroke(path)
        case .fill, .eoFill: break
        }
    }

    /// Lets what is drawn from here on show only inside the current path, which is used up; inside all earlier
    /// clips as well. A path without an inside hides everything.
    public mutating func clip(using rule: FillRule = .winding) {
        clip(to: takePath(), rule)
    }

    /// Lets what is drawn from here on show only inside `rect`; the current path stays.
    public mutating func clip(to rect: Rect) {
        if let path = ownPath("clip", [rect]) { clip(to: path, .winding) }
    }

    /// Lets what is drawn from here on show only where one of `rects` is at least; the current path stays. Without
    /// any, everything is hidden.
    public mutating func clip(to rects: [Rect]) {
        if let path = ownPath("clip", rects) { clip(to: path, .winding) }
    }

    /// Fills a path of its own, in the caller's space; the current path stays.
    public mutating func fill(_ path: Path, using rule: FillRule = .winding) {
        let path = ownPath("fill") { own throws(GeometryError) in own = path }
        if let path { paint(path, rule, state.fillPaint) }
    }

    /// Strokes a path of its own, in the caller's space; the current path stays.
    public mutating func stroke(_ path: Path) {
        paintStroke(ownPath("stroke") { own throws(GeometryError) in own = path })
    }

    /// Fills a rectangle; the current path stays.
    public mutating func fill(_ rect: Rect) {
        fill([rect])
    }

    /// Fills rectangles as one shape; the current path stays.
    public mutating func fill(_ rects: [Rect]) {
        if let path = ownPath("fill", rects) { paint(path, .winding, state.fillPaint) }
    }

    /// Strokes a rectangle; the current path stays.
    public mutating func stroke(_ rect: Rect) {
        paintStroke(ownPath("stroke", [rect]))
    }

    /// Strokes a rectangle with a line `width` wide, in units of the caller's space; the current path and the line width
    /// stay.
    public mutating func stroke(_ rect: Rect, width: Double) {
        guard accepts(width, "width", "stroke", negative: false) else { return }
        let kept = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = kept
    }

    /// Fills the ellipse in a rectangle; the current path stays.
    public mutating func fillEllipse(in rect: Rect) {
        let path = ownPath("fillEllipse") { path throws(GeometryError) in try path.addEllipse(in: rect) }
        if let path { paint(path, .winding, state.fillPaint) }
    }

    /// Strokes the ellipse in a rectangle; the current path stays.
    public mutating func strokeEllipse(in rect: Rect) {
        paintStroke(ownPath("strokeEllipse") { path throws(GeometryError) in try path.addEllipse(in: rect) })
    }

    /// Strokes separate lines, each between two points in turn; the current path stays. The last one of an odd number
    /// of points is left out.
    public mutating func strokeLineSegments(between points: [Point]) {
        paintStroke(
            ownPath("strokeLineSegments") { path throws(GeometryError) in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    try path.move(to: points[index])
                    try path.addLine(to: points[index + 1])
                }
            })
    }

    /// Takes away all that was drawn inside `rect`, within the clips that hold, down to the background.
    ///
    /// What lies wholly inside is forgotten, and what lies outside stays as it is; the rest is clipped to the outside.
    public mutating func clear(_ rect: Rect) {
        guard let path = ownPath("clear", [rect]) else { return }
        let hole = CanvasHole(path, within: state.clips)
        recorder.replaceAll { layers in hole.cut(from: layers) }
    }

    /// What is drawn until ``endTransparencyLayer()`` is composited by itself first and then once, with the
    /// alpha and the clip that hold now; a shadow that was set before
    /// is cast neither by it nor in it.
    public mutating func beginTransparencyLayer() {
        recorder.beginTransparency(opacity: state.alpha, clips: state.clips)
        saved.append(state)
        transparencyDepths.append(saved.count)
        state.alpha = 1
        state.shadow = nil
    }

    /// Ends the last transparency layer and takes the state back in which it began; without one, nothing.
    public mutating func endTransparencyLayer() {
        guard let depth = transparencyDepths.popLast() else { return }
        recorder.endTransparency()
        state = saved[depth - 1]
        saved.removeSubrange((depth - 1)...)
    }

    // MARK: Recording

    private mutating func ownPath(_ call: String, _ rects: [Rect]) -> Path? {
        ownPath(call) { path throws(GeometryError) in
            for rect in rects { try path.addRect(rect) }
        }
    }

    /// Adds a clip, which is in pixels.
    private mutating func clip(to path: Path, _ rule: FillRule) {
        clipCount += 1
        state.clips.append(CanvasClip(number: clipCount, path: path, rule: rule))
    }

    /// Strokes a path that is in pixels, where there is one.
    private mutating func paintStroke(_ path: Path?) {
        if let path { paint(strokeOutline(path), .winding, state.strokePaint) }
    }

    /// Records a fill of `path`, which is in pixels; what cannot be seen is left out.
    mutating func paint(_ path: Path, _ rule: FillRule, _ paint: Paint) {
        guard !path.isEmpty, state.alpha > 0, let mapped = paint.mapped(by: ctm) else { return }
        if let shadow = state.shadow {
            var color = shadow.color
            if case .solid(let own) = mapped { color = color.opacity(own.alpha) }
            let cast = path.applying(.translation(x: shadow.offset.x, y: shadow.offset.y))
            record(Layer(.shadow(cast, rule: rule, sigma: shadow.sigma, color: color), opacity: state.alpha))
        }
        record(Layer(.fill(path, rule: rule, paint: mapped), opacity: state.alpha))
    }

    mutating func record(_ layer: Layer) { recorder.record(layer, clips: state.clips) }

    /// The plane as far as any picture reaches.
    static let everywhere = Rect(x: -0x1p24, y: -0x1p24, width: 0x1p25, height: 0x1p25)
}

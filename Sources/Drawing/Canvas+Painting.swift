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
        let path = takePath()
        paint(strokeOutline(path), .winding, state.strokePaint)
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
        case .stroke, .fillStroke, .eoFillStroke: paint(strokeOutline(path), .winding, state.strokePaint)
        case .fill, .eoFill: break
        }
    }

    /// Lets what is drawn from here on show only inside the current path, which is used up; inside all earlier
    /// clips as well. A path without an inside hides everything.
    public mutating func clip(using rule: FillRule = .winding) {
        let path = takePath()
        clipCount += 1
        state.clips.append(CanvasClip(number: clipCount, path: path, rule: rule))
    }

    /// Lets what is drawn from here on show only inside `rect`.
    public mutating func clip(to rect: Rect) {
        let kept = takePath()
        addRect(rect)
        clip()
        devicePath = kept
    }

    /// Fills a path of its own, in the caller's space; the current path stays.
    public mutating func fill(_ path: Path, using rule: FillRule = .winding) {
        withPath(path) { canvas in canvas.fillPath(using: rule) }
    }

    /// Strokes a path of its own, in the caller's space; the current path stays.
    public mutating func stroke(_ path: Path) {
        withPath(path) { canvas in canvas.strokePath() }
    }

    /// Fills a rectangle; the current path stays.
    public mutating func fill(_ rect: Rect) {
        withRect(rect) { canvas in canvas.fillPath() }
    }

    /// Strokes a rectangle; the current path stays.
    public mutating func stroke(_ rect: Rect) {
        withRect(rect) { canvas in canvas.strokePath() }
    }

    /// Fills the ellipse in a rectangle; the current path stays.
    public mutating func fillEllipse(in rect: Rect) {
        let kept = takePath()
        addEllipse(in: rect)
        fillPath()
        devicePath = kept
    }

    /// Strokes the ellipse in a rectangle; the current path stays.
    public mutating func strokeEllipse(in rect: Rect) {
        let kept = takePath()
        addEllipse(in: rect)
        strokePath()
        devicePath = kept
    }

    /// Strokes separate lines, each between two points in turn; the current path stays.
    public mutating func strokeLineSegments(between points: [Point]) {
        let kept = takePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
        devicePath = kept
    }

    /// Takes away all that was drawn inside `rect`, within the clips that hold, down to the background.
    ///
    /// What was drawn so far becomes a group that is clipped to the outside of the rectangle.
    public mutating func clear(_ rect: Rect) {
        let kept = takePath()
        addRect(rect)
        let hole = takePath()
        devicePath = kept
        guard !hole.isEmpty else { return }
        let clips = state.clips
        recorder.replaceAll { layers in
            guard !layers.isEmpty else { return [] }
            var result = [Layer.group(layers, clip: Canvas.outside(hole), rule: .evenOdd)]
            // What lies inside the rectangle but outside one of the clips stays too: outside the first, then
            // inside the first and outside the second, and so on.
            var inside = [(path: hole, rule: FillRule.winding)]
            for clip in clips {
                var layer = Layer.group(layers, clip: Canvas.outside(clip.path), rule: .evenOdd)
                for (path, rule) in inside.reversed() { layer = .group([layer], clip: path, rule: rule) }
                result.append(layer)
                inside.append((clip.path, clip.rule))
            }
            return result
        }
    }

    /// What is drawn until ``endTransparencyLayer()`` is composited by itself first and then once, with the
    /// alpha and the clip that hold now.
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

    private mutating func takePath() -> Path {
        var path = Path()
        swap(&path, &devicePath)
        return path
    }

    private mutating func withPath(_ path: Path, _ body: (inout Canvas) -> Void) {
        let kept = takePath()
        addPath(path)
        body(&self)
        devicePath = kept
    }

    private mutating func withRect(_ rect: Rect, _ body: (inout Canvas) -> Void) {
        let kept = takePath()
        addRect(rect)
        body(&self)
        devicePath = kept
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

    /// All but the inside of `path`, by the even-odd rule.
    private static func outside(_ path: Path) -> Path {
        var result = path
        result.append(Path.drawing { all throws(GeometryError) in try all.addRect(everywhere) })
        return result
    }
}

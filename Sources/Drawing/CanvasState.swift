import TaijiGeometry

/// What `saveGState` keeps: everything but the path.
struct CanvasState {
    var transform = Transform.identity
    var fillPaint = Paint.solid(.black)
    var strokePaint = Paint.solid(.black)
    var stroke = StrokeStyle(width: 1)
    var alpha = 1.0
    var shadow: CanvasShadow?
    /// The clips in the order in which they were set: what is drawn shows inside all of them.
    var clips: [CanvasClip] = []
}

/// A soft copy of what is drawn, beneath it. In pixels, whatever the transform.
struct CanvasShadow {
    var offset: Point
    var sigma: Double
    var color: Color
}

/// A path outside of which nothing shows, in pixels.
struct CanvasClip {
    /// What tells one clip from another: equal paths set twice are two clips.
    var number: Int
    var path: Path
    var rule: FillRule
}

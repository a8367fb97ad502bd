import TaijiGeometry

extension Canvas {
    /// Takes the current path away.
    public mutating func beginPath() { devicePath.removeAll() }

    /// Begins a subpath.
    public mutating func move(to point: Point) {
        attempt("move") { canvas throws(GeometryError) in
            try canvas.devicePath.move(to: canvas.toPixels(point))
        }
    }

    /// A straight line; in an empty path a `move`.
    public mutating func addLine(to point: Point) {
        attempt("addLine") { canvas throws(GeometryError) in
            try canvas.devicePath.addLine(to: canvas.toPixels(point))
        }
    }

    /// Straight lines through all points, from the first one.
    public mutating func addLines(between points: [Point]) {
        add("addLines") { path throws(GeometryError) in
            for (index, point) in points.enumerated() {
                if index == 0 { try path.move(to: point) } else { try path.addLine(to: point) }
            }
        }
    }

    /// A quadratic Bézier curve.
    public mutating func addQuadCurve(to end: Point, control: Point) {
        attempt("addQuadCurve") { canvas throws(GeometryError) in
            try canvas.devicePath.addQuad(
                to: canvas.toPixels(end), control: canvas.toPixels(control, "control point"))
        }
    }

    /// A cubic Bézier curve.
    public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
        attempt("addCurve") { canvas throws(GeometryError) in
            try canvas.devicePath.addCubic(
                to: canvas.toPixels(end), control1: canvas.toPixels(control1, "first control point"),
                control2: canvas.toPixels(control2, "second control point"))
        }
    }

    /// An arc of a circle, `clockwise` as seen on the screen: UIKit's spelling. Core Graphics' own in Swift has
    /// the opposite `clockwise`; the table at ``TaijiGeometry/Path/addArc(center:radius:startAngle:endAngle:clockwise:)``
    /// has all spellings.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        addArc("addArc") { path throws(GeometryError) in
            try path.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise)
        }
    }

    /// An arc of a circle as `CGContextAddArc` in C has it: `clockwise` 0 is clockwise on the screen.
    public mutating func addArc(
        x: Double, y: Double, radius: Double, startAngle: Double, endAngle: Double, clockwise: Int32
    ) {
        addArc("addArc") { path throws(GeometryError) in
            try path.addArc(
                x: x, y: y, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// An arc of an ellipse, as the HTML canvas' `ellipse`.
    public mutating func addEllipticalArc(
        center: Point, radiusX: Double, radiusY: Double, rotation: Double, startAngle: Double,
        endAngle: Double,
        clockwise: Bool
    ) {
        addArc("addEllipticalArc") { path throws(GeometryError) in
            try path.addEllipticalArc(
                center: center, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
                startAngle: startAngle,
                endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Builds an arc in the caller's space, where its numbers are checked, and adds it in pixels.
    private mutating func addArc(_ call: String, _ body: (inout Path) throws(GeometryError) -> Void) {
        attempt(call) { canvas throws(GeometryError) in
            var path = Path()
            try body(&path)
            for element in path.elements {
                switch element {
                case .arc(let arc): try canvas.devicePath.addArc(arc.applying(canvas.ctm))
                // An arc without length is the point.
                case .move(let point) where path.elements.count == 1:
                    try canvas.devicePath.addLine(to: canvas.toPixels(point))
                default: break
                }
            }
        }
    }

    /// An arc that touches the line to `tangent1End` and the one from there to `tangent2End`: the HTML canvas'
    /// `arcTo`. Under a transform that squeezes the plane to a line, a straight line to `tangent1End`.
    public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
        attempt("addArc") { canvas throws(GeometryError) in
            var path = Path()
            let map = canvas.ctm
            if let current = canvas.devicePath.currentPoint {
                try path.move(to: map.inverse?.apply(to: current) ?? tangent1End)
            }
            try path.addArc(tangentTo: tangent1End, tangent2End, radius: radius)
            // The line that leads to an arc must not be there without it.
            if case .arc(let arc) = path.elements.last {
                var trial = Path()
                try trial.addArc(arc.applying(map))
            }
            for element in path.elements {
                switch element {
                case .line(let point): try canvas.devicePath.addLine(to: canvas.toPixels(point))
                case .arc(let arc):
                    let arc = arc.applying(map)
                    try canvas.devicePath.addConnectedArc(arc, to: arc.end)
                case .move(let point) where path.elements.count == 1:
                    try canvas.devicePath.addLine(to: canvas.toPixels(point))
                default: break
                }
            }
        }
    }

    /// A rectangle as a subpath of its own.
    public mutating func addRect(_ rect: Rect) {
        add("addRect") { path throws(GeometryError) in try path.addRect(rect) }
    }

    /// Rectangles as subpaths of their own.
    public mutating func addRects(_ rects: [Rect]) {
        add("addRects") { path throws(GeometryError) in
            for rect in rects { try path.addRect(rect) }
        }
    }

    /// The ellipse in a rectangle as a subpath of its own.
    public mutating func addEllipse(in rect: Rect) {
        add("addEllipse") { path throws(GeometryError) in try path.addEllipse(in: rect) }
    }

    /// A rectangle with rounded corners as a subpath of its own.
    public mutating func addRoundedRect(_ rect: Rect, cornerRadius: Double) {
        add("addRoundedRect") { path throws(GeometryError) in
            try path.addRoundedRect(rect, cornerRadius: cornerRadius)
        }
    }

    /// A rectangle with rounded corners, as the HTML canvas' `roundRect`.
    public mutating func addRoundedRect(
        x: Double, y: Double, width: Double, height: Double, radii: CornerRadii
    ) {
        add("addRoundedRect") { path throws(GeometryError) in
            try path.addRoundedRect(x: x, y: y, width: width, height: height, radii: radii)
        }
    }

    /// The subpaths of `path`, which is in the caller's space.
    public mutating func addPath(_ path: Path) {
        add("addPath") { added throws(GeometryError) in added = path }
    }

    /// Adds what `body` draws in the caller's space, all of it or, where it throws, nothing.
    @discardableResult
    private mutating func add(_ call: String, _ body: (inout Path) throws(GeometryError) -> Void) -> Bool {
        attempt(call) { canvas throws(GeometryError) in
            var path = Path()
            try body(&path)
            try canvas.append(path)
        }
    }

    /// What `body` draws in the caller's space as a path of its own in pixels; the current path stays. Nil where it
    /// throws: then the call counts as ignored.
    mutating func ownPath(_ call: String, _ body: (inout Path) throws(GeometryError) -> Void) -> Path? {
        let kept = takePath()
        let isAdded = add(call, body)
        let path = takePath()
        devicePath = kept
        return isAdded ? path : nil
    }

    /// The current path, which is used up.
    mutating func takePath() -> Path {
        var path = Path()
        swap(&path, &devicePath)
        return path
    }

    /// Adds the subpaths of `path` in pixels; of a path that a step of it cannot be added, nothing.
    private mutating func append(_ path: Path) throws(GeometryError) {
        // Mapped by itself first: to take steps back, all that is there would have to be copied each time.
        var mapped = Path()
        for element in path.elements {
            switch element {
            case .move(let point): try mapped.move(to: toPixels(point))
            case .line(let point): try mapped.addLine(to: toPixels(point))
            case .quad(let control, let end):
                try mapped.addQuad(to: toPixels(end), control: toPixels(control))
            case .cubic(let control1, let control2, let end):
                try mapped.addCubic(
                    to: toPixels(end), control1: toPixels(control1), control2: toPixels(control2))
            case .arc(let arc):
                let arc = arc.applying(ctm)
                try mapped.addConnectedArc(arc, to: arc.end)
            case .close: mapped.close()
            }
        }
        devicePath.append(mapped)
    }

    /// Where a point of the caller's space lies in pixels. A transform may take it out of the numbers: it then
    /// stays at their end, so far as squares of it are still numbers, as in the browsers.
    private func toPixels(_ point: Point, _ argument: String = "point") throws(GeometryError) -> Point {
        if !point.x.isFinite { throw .notFinite(argument: argument + " x", found: point.x) }
        if !point.y.isFinite { throw .notFinite(argument: argument + " y", found: point.y) }
        let mapped = ctm.apply(to: point)
        func clamped(_ value: Double) -> Double { Swift.max(-1e150, Swift.min(value, 1e150)) }
        return Point(clamped(mapped.x), clamped(mapped.y))
    }

    /// Whether the current path has no step at all.
    public var isPathEmpty: Bool { devicePath.isEmpty }

    /// Where the next step begins, in the caller's space; the origin for an empty path, as in Core Graphics, and where
    /// the transform cannot be undone.
    public var currentPointOfPath: Point {
        guard let point = devicePath.currentPoint, let inverse = ctm.inverse else { return .zero }
        return inverse.apply(to: point)
    }

    /// The smallest rectangle of the caller's space that holds every point of the current path: true extremes, where
    /// Core Graphics takes control points in. Nil where the path has no segment, or the transform cannot be undone.
    public var boundingBoxOfPath: Rect? {
        guard let inverse = ctm.inverse else { return nil }
        return devicePath.applying(inverse).bounds
    }

    /// A straight line back to where the subpath began, and a join there.
    public mutating func closePath() { devicePath.close() }

    /// Whether the current path would paint `point`, which is in the caller's space, edges included.
    public func pathContains(_ point: Point, rule: FillRule = .winding) -> Bool {
        devicePath.contains(ctm.apply(to: point), rule: rule)
    }

    /// Makes the outline of the current path's stroke the current path.
    public mutating func replacePathWithStrokedPath() { devicePath = strokeOutline(devicePath) }

    /// The outline of the stroke of `path`, both in pixels, for a pen that the current transform shapes.
    mutating func strokeOutline(_ path: Path) -> Path {
        var outline = Path()
        let map = ctm
        var style = state.stroke
        if let scale = map.similarityScale {
            // A round pen stays round: the stroke can be made where the path is, and its arcs stay circles'.
            style.width *= scale
            style.dash = style.dash.map { $0 * scale }
            style.dashPhase *= scale
            stroker.stroke(path, style, into: &outline)
            return outline
        }
        guard let inverse = map.inverse else { return outline }
        stroker.stroke(
            path.applying(inverse), style, tolerance: Flattening.tolerance / map.greatestScale, into: &outline
        )
        outline.apply(map)
        return outline
    }
}

extension Transform {
    /// The factor by which all lengths grow, where it is the same in every direction (turned or mirrored or
    /// not) and above 0; else nil.
    var similarityScale: Double? {
        let (x, y) = (Point(a, b), Point(c, d))
        let (first, second) = (x.length, y.length)
        guard first > 0, first.isFinite, abs(first - second) <= 1e-12 * first,
            abs(x.dot(y)) <= 1e-12 * first * second
        else { return nil }
        return first
    }

    /// The greatest factor by which a length grows.
    var greatestScale: Double {
        Arc(center: .zero, xAxis: Point(a, b), yAxis: Point(c, d), startAngle: 0, sweep: 0).longerRadius
    }
}

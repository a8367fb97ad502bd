import TaijiGeometry

/// Whether a gradient that is drawn by itself goes on past its ends.
public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: Int
    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = GradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = GradientDrawingOptions(rawValue: 2)
}

extension Canvas {
    /// Paints a linear gradient over all that the clip leaves.
    public mutating func drawLinearGradient(
        _ stops: [Gradient.Stop], start: Point, end: Point, options: GradientDrawingOptions = []
    ) {
        draw(.linear(from: start, to: end), stops, options, "drawLinearGradient")
    }

    /// Paints a gradient from circle to circle over all that the clip leaves.
    public mutating func drawRadialGradient(
        _ stops: [Gradient.Stop], startCenter: Point, startRadius: Double, endCenter: Point,
        endRadius: Double,
        options: GradientDrawingOptions = []
    ) {
        draw(
            .radial(
                startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius
            ),
            stops, options, "drawRadialGradient")
    }

    /// Paints a gradient round `center` over all that the clip leaves, clockwise from `angle`.
    public mutating func drawConicGradient(_ stops: [Gradient.Stop], center: Point, angle: Double) {
        draw(
            .conic(center: center, startAngle: angle), stops,
            [.drawsBeforeStartLocation, .drawsAfterEndLocation], "drawConicGradient")
    }

    private mutating func draw(
        _ kind: Gradient.Kind, _ stops: [Gradient.Stop], _ options: GradientDrawingOptions, _ call: String
    ) {
        var gradient = Gradient(kind, stops: stops)
        if let reason = gradient.fault {
            refuse(call, reason)
            return
        }
        // Past an end that is not drawn the colour fades to nothing at once; up to there it is that of the next stop.
        if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
            gradient.stops.insert(
                contentsOf: [Gradient.Stop(0, first.color.opacity(0)), Gradient.Stop(0, first.color)], at: 0)
        }
        if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
            gradient.stops += [Gradient.Stop(1, last.color), Gradient.Stop(1, last.color.opacity(0))]
        }
        let everything = Path.drawing { path throws(GeometryError) in try path.addRect(Canvas.everywhere) }
        // Its shadow would be that of the whole plane, also where the gradient leaves off.
        let shadow = state.shadow
        state.shadow = nil
        paint(everything, .winding, .gradient(gradient))
        state.shadow = shadow
    }
}

extension Gradient {
    /// The first number that no gradient can have.
    var fault: GeometryError? {
        if let fault = kind.fault { return fault }
        for stop in stops where !stop.offset.isFinite {
            return .notFinite(argument: "stop's offset", found: stop.offset)
        }
        return transform.fault.map { .notFinite(argument: "transform's " + $0.name, found: $0.value) }
    }

    /// The stops with the offsets at which they stand: held to 0…1, and none before the last one.
    fileprivate var placedStops: [Stop] {
        var offset = 0.0
        return stops.map { stop in
            if stop.offset > offset { offset = Swift.min(stop.offset, 1) }
            return Stop(offset, stop.color)
        }
    }
}

extension Gradient.Kind {
    /// The first number that no gradient can have.
    var fault: GeometryError? {
        let numbers: [(String, Double)] =
            switch self {
            case .linear(let from, let to):
                [("start x", from.x), ("start y", from.y), ("end x", to.x), ("end y", to.y)]
            case .radial(let c0, let r0, let c1, let r1):
                [
                    ("start x", c0.x), ("start y", c0.y), ("start radius", r0), ("end x", c1.x),
                    ("end y", c1.y),
                    ("end radius", r1),
                ]
            case .conic(let center, let angle):
                [("centre x", center.x), ("centre y", center.y), ("start angle", angle)]
            }
        for (name, value) in numbers {
            if !value.isFinite { return .notFinite(argument: name, found: value) }
            if name.hasSuffix("radius"), value < 0 { return .negative(argument: name, found: value) }
        }
        return nil
    }

    /// Whether the kind paints nothing: a line or two circles of which the second is the first, as the HTML
    /// canvas has it.
    var isNothing: Bool {
        switch self {
        case .linear(let from, let to): from == to
        case .radial(let c0, let r0, let c1, let r1): c0 == c1 && r0 == r1
        case .conic: false
        }
    }

    /// The gradient under an affine map, where it is one of the same kind; nil where it is not.
    ///
    /// A linear gradient always is: its position t(p) = g·(p − from) with g = (to − from)/|to − from|² is
    /// linear in p, and stays so under the inverse map, with g′ = M⁻ᵀg; the new end lies at g′/|g′|². Circles
    /// stay circles, and turns even, under similarities only.
    func mapped(by map: Transform) -> Gradient.Kind? {
        if map == .identity { return self }
        guard let inverse = map.inverse else { return nil }
        let scale = abs(map.determinant).squareRoot()
        switch self {
        case .linear(let from, let to):
            let step = to - from
            let gradient = step * (1 / step.dot(step))
            let mapped = Point(
                inverse.a * gradient.x + inverse.b * gradient.y,
                inverse.c * gradient.x + inverse.d * gradient.y)
            let start = map.apply(to: from)
            return .linear(from: start, to: start + mapped * (1 / mapped.dot(mapped)))
        case .radial(let c0, let r0, let c1, let r1):
            guard map.isSimilarity else { return nil }
            return .radial(
                startCenter: map.apply(to: c0), startRadius: scale * r0, endCenter: map.apply(to: c1),
                endRadius: scale * r1)
        case .conic(let center, let angle):
            guard map.isSimilarity else { return nil }
            return .conic(
                center: map.apply(to: center), startAngle: map.apply(toVector: Point.unit(at: angle)).angle)
        }
    }
}

extension Paint {
    /// The paint in pixels for a shape drawn under `map`; nil where it paints nothing.
    func mapped(by map: Transform) -> Paint? {
        switch self {
        case .solid(let color): return color.alpha > 0 ? self : nil
        case .gradient(var gradient):
            guard !gradient.stops.isEmpty, gradient.kind.fault == nil, !gradient.kind.isNothing,
                map.inverse != nil
            else { return nil }
            guard gradient.transform == .identity, let kind = gradient.kind.mapped(by: map) else {
                gradient.transform = map.applied(after: gradient.transform)
                return .gradient(gradient)
            }
            if kind.fault != nil { return nil }
            // A mirrored conic gradient runs the other way round.
            if case .conic = kind, map.determinant < 0 {
                gradient.stops = gradient.placedStops.reversed().map {
                    Gradient.Stop(1 - $0.offset, $0.color)
                }
            }
            gradient.kind = kind
            return .gradient(gradient)
        }
    }
}

extension Transform {
    /// The first coefficient that is not finite, and its name.
    var fault: (name: String, value: Double)? {
        if isFinite { return nil }
        return [("a", a), ("b", b), ("c", c), ("d", d), ("tx", tx), ("ty", ty)].first { !$0.1.isFinite }
    }

    /// Whether circles stay circles, to within what rounding makes of a turn and a scale.
    fileprivate var isSimilarity: Bool {
        let (x, y) = (Point(a, b), Point(c, d))
        let size = x.dot(x) + y.dot(y)
        return abs(x.dot(y)) <= 1e-12 * size && abs(x.dot(x) - y.dot(y)) <= 1e-12 * size
    }
}

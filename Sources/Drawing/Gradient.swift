import TaijiGeometry

/// Colours that change over the plane.
public struct Gradient: Hashable, Sendable {
    /// What the position along the stops depends on.
    public enum Kind: Hashable, Sendable {
        /// 0 at the first point, 1 at the second, constant across the line between them.
        case linear(from: Point, to: Point)
        /// 0 on the first circle, 1 on the second, as in the HTML canvas (two-point conical).
        case radial(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
        /// The angle round `center`, clockwise on the screen: 0 at `startAngle`, 1 a whole turn later.
        case conic(center: Point, startAngle: Double)
    }

    /// A colour at a position.
    public struct Stop: Hashable, Sendable {
        /// The position, 0…1.
        public var offset: Double
        /// The colour there.
        public var color: Color

        /// The colour `color` at `offset`.
        public init(_ offset: Double, _ color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    /// What happens outside 0…1.
    public enum Spread: Hashable, Sendable {
        /// The end colours go on.
        case pad
        /// The colours begin again.
        case `repeat`
        /// The colours run back and forth.
        case reflect
    }

    /// What the position along the stops depends on.
    public var kind: Kind
    /// The colours, by offset in rising order; two at the same offset make a sharp edge.
    public var stops: [Stop]
    /// What happens outside 0…1.
    public var spread: Spread
    /// From the space of the kind's points to the scene's pixels: what makes ellipses of a radial gradient's
    /// circles. One that has no inverse paints nothing.
    public var transform: Transform

    /// A gradient of the given kind through `stops`.
    public init(_ kind: Kind, stops: [Stop], spread: Spread = .pad, transform: Transform = .identity) {
        self.kind = kind
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }
}

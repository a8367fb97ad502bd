/// The shape of a stroke's free ends.
public enum LineCap: Hashable, Sendable {
    /// Cut off square at the end point.
    case butt
    /// A half-disc round the end point.
    case round
    /// Cut off square, half the width past the end point.
    case square
}

/// The shape of a stroke's corners.
public enum LineJoin: Hashable, Sendable {
    /// The outer edges run on until they meet; a bevel where the tip would be too far.
    case miter
    /// A disc round the corner.
    case round
    /// The outer corners joined by a straight line.
    case bevel
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
    /// The width in the path's units, 0 or more; 0 strokes nothing.
    public var width: Double
    /// The shape of the free ends.
    public var cap: LineCap
    /// The shape of the corners.
    public var join: LineJoin
    /// The longest miter, as a multiple of the width, as in SVG and PostScript; 10 is Core Graphics' default.
    public var miterLimit: Double
    /// Lengths of marks and gaps in turn, in the path's units, each 0 or more and not all 0; empty is a solid
    /// stroke. An odd number of lengths is run through twice.
    public var dash: [Double]
    /// How far into the pattern the path begins.
    public var dashPhase: Double

    /// A stroke of the given width; all else as Core Graphics has it by default.
    public init(
        width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

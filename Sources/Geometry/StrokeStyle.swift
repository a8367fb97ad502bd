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
    /// stroke, and so is a pattern that breaks these rules, as in SVG. An odd number of lengths is run
    /// through twice. The pattern begins anew with every subpath.
    ///
    /// More than 65,536 marks on one subpath are not made; where the stroke is given a clip, those on each segment
    /// that can be seen count, up to twice as many. A pattern that is finer than 16 tolerances (0.064 pixels) then
    /// gives way to one of that period, which covers as much of every pixel to within a 64th, or to a solid line
    /// where caps close its gaps. A line of more dashes that are longer than that is solid: give it a clip.
    public var dash: [Double]
    /// How far into the pattern every subpath begins; may be negative.
    public var dashPhase: Double
    /// Where along the path the stroke begins, as a share of the length of all its subpaths together, clamped
    /// to 0…1: Core Animation's `strokeStart`. The dashes stay where they are on the whole path.
    public var trimStart: Double
    /// Where along the path the stroke ends, likewise: `strokeEnd`. Nothing is drawn where it is not above
    /// `trimStart`.
    public var trimEnd: Double

    /// A stroke of the given width; all else as Core Graphics has it by default.
    public init(
        width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0, trimStart: Double = 0, trimEnd: Double = 1
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.trimStart = trimStart
        self.trimEnd = trimEnd
    }
}

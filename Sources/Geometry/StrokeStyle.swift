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
    /// Marks whose caps close the gap between them, to within the tolerance, are drawn in one piece: dots are a band
    /// where they are nearer than √(3.5·r·tolerance), r being half the width, squares on a line where they touch.
    /// Where such a gap has a corner in it, or a bend so sharp that the gap shows at the outer rim, they are apart.
    ///
    /// A stroke has no more than 65,536 marks then, beside a few for each segment of the path; where it is given a clip,
    /// those that can be seen count, up to twice as many. A pattern that comes to more gives way to a coarser one, which
    /// covers as much in the mean, or to a solid line where the caps leave nothing but notches open. With a clip a
    /// pattern finer than 16 tolerances (0.064 pixels) likewise gives way to one of that period, which covers as much
    /// of every pixel to within a 64th. Without a clip a line whose marks would have to be more than four times as long
    /// is solid: give it a clip.
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

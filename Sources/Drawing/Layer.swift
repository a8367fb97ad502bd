import TaijiGeometry

/// One thing that is painted over what lies beneath it.
public struct Layer: Hashable, Sendable {
    /// What is painted.
    public enum Content: Hashable, Sendable {
        /// The inside of a path.
        case fill(Path, rule: FillRule, paint: Paint)
        /// Masks in one paint.
        case glyphs([PlacedGlyph], paint: Paint)
        /// The inside of a path blurred by a Gaussian of standard deviation `sigma` pixels.
        case shadow(Path, rule: FillRule, sigma: Double, color: Color)
        /// Layers composited among themselves first, then once, through a clip.
        case group(Group)
    }

    /// What is painted.
    public var content: Content
    /// By how much everything is faded, 0 (not painted at all) … 1.
    public var opacity: Double

    /// A layer of the given content.
    public init(_ content: Content, opacity: Double = 1) {
        self.content = content
        self.opacity = opacity
    }

    /// The inside of `path` in one colour.
    public static func fill(_ path: Path, _ color: Color, rule: FillRule = .winding) -> Layer {
        Layer(.fill(path, rule: rule, paint: .solid(color)))
    }

    /// The inside of `path` in a paint.
    public static func fill(_ path: Path, paint: Paint, rule: FillRule = .winding) -> Layer {
        Layer(.fill(path, rule: rule, paint: paint))
    }

    /// Text masks in one colour.
    public static func glyphs(_ glyphs: [PlacedGlyph], _ color: Color) -> Layer {
        Layer(.glyphs(glyphs, paint: .solid(color)))
    }

    /// The soft shadow of `path`.
    public static func shadow(_ path: Path, sigma: Double, _ color: Color) -> Layer {
        Layer(.shadow(path, rule: .winding, sigma: sigma, color: color))
    }

    /// Layers composited once through the antialiased inside of `clip`.
    public static func group(_ layers: [Layer], clip: Path, rule: FillRule = .winding) -> Layer {
        Layer(.group(Group(layers: layers, clip: clip, clipRule: rule)))
    }

    /// Layers whose shapes are parts of `clip`, composited once: see ``Group/isPartition``.
    public static func partition(of clip: Path, _ layers: [Layer]) -> Layer {
        Layer(.group(Group(layers: layers, clip: clip, isPartition: true)))
    }
}

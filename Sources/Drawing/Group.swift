import TaijiGeometry

/// Layers that are composited among themselves on a transparent ground and then once, as one picture,
/// through a clip: shapes in it that share an edge and together fill the clip show nothing of what lies
/// beneath.
public struct Group: Hashable, Sendable {
    /// The layers, the lowest first.
    public var layers: [Layer]
    /// The path outside of which nothing shows; nil clips nothing.
    public var clip: Path?
    /// Which points are inside the clip.
    public var clipRule: FillRule
    /// Whether the layers' shapes are parts of the clip's: in a pixel that the clip covers in part, a layer
    /// then covers the share of that part which its own coverage is of the clip's, at most all of it, where
    /// otherwise it covers the share of the whole pixel. A shape that lies wholly within the clip and shares
    /// its edge shows exactly as much of each pixel as it covers, with what lies beneath it in the group in
    /// the rest of the clip.
    public var isPartition: Bool

    /// A group of `layers`.
    public init(
        layers: [Layer], clip: Path? = nil, clipRule: FillRule = .winding, isPartition: Bool = false
    ) {
        self.layers = layers
        self.clip = clip
        self.clipRule = clipRule
        self.isPartition = isPartition
    }
}

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

    /// A group of `layers`.
    public init(layers: [Layer], clip: Path? = nil, clipRule: FillRule = .winding) {
        self.layers = layers
        self.clip = clip
        self.clipRule = clipRule
    }
}

/// A picture as a value: a background and the layers over it, the lowest first. It has no size and no time;
/// two scenes that are equal look the same.
public struct Scene: Hashable, Sendable {
    /// The colour beneath everything.
    public var background: Color
    /// The layers, the lowest first.
    public var layers: [Layer]
    /// In which numbers colours are mixed.
    public var blending: Blending

    /// A scene of `layers` over `background`.
    public init(background: Color, layers: [Layer] = [], blending: Blending = .sRGB) {
        self.background = background
        self.layers = layers
        self.blending = blending
    }
}

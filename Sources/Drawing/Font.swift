/// Which of a typeface's fonts, and how large.
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are.
    public enum Weight: Hashable, Sendable, CaseIterable {
        /// The weight of running text.
        case regular
        /// The heavy weight of a readout.
        case bold
    }

    /// The height of the em square in pixels.
    public var size: Double
    /// How heavy the strokes are.
    public var weight: Weight

    /// A font of `size` pixels.
    public init(size: Double, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }
}

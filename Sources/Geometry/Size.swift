/// A width and a height.
public struct Size: Hashable, Sendable {
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// The size `width` × `height`.
    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The shorter of the two sides.
    @inlinable public var shorterSide: Double { Swift.min(width, height) }
}

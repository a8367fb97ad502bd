/// How far the corners of a rectangle are rounded, along x and y.
public struct CornerRadii: Hashable, Sendable {
    /// The upper left corner's radii.
    public var upperLeft: Size
    /// The upper right corner's radii.
    public var upperRight: Size
    /// The lower right corner's radii.
    public var lowerRight: Size
    /// The lower left corner's radii.
    public var lowerLeft: Size

    /// Four corners with radii of their own.
    public init(upperLeft: Size, upperRight: Size, lowerRight: Size, lowerLeft: Size) {
        self.upperLeft = upperLeft
        self.upperRight = upperRight
        self.lowerRight = lowerRight
        self.lowerLeft = lowerLeft
    }

    /// Four corners of circles with the same radius.
    public init(_ radius: Double) {
        let size = Size(width: radius, height: radius)
        self.init(upperLeft: size, upperRight: size, lowerRight: size, lowerLeft: size)
    }

    /// The radii, all scaled by the same factor, at which no two of them overlap along a side of a
    /// rectangle of this size (CSS Backgrounds and Borders 3, section 4.5; the HTML canvas' `roundRect`).
    public func fitting(width: Double, height: Double) -> CornerRadii {
        var factor = 1.0
        for (side, sum) in [
            (width, upperLeft.width + upperRight.width), (height, upperRight.height + lowerRight.height),
            (width, lowerRight.width + lowerLeft.width), (height, upperLeft.height + lowerLeft.height),
        ] where sum > side {
            factor = Swift.min(factor, side / sum)
        }
        guard factor < 1 else { return self }
        func scaled(_ size: Size) -> Size { Size(width: size.width * factor, height: size.height * factor) }
        return CornerRadii(
            upperLeft: scaled(upperLeft), upperRight: scaled(upperRight), lowerRight: scaled(lowerRight),
            lowerLeft: scaled(lowerLeft))
    }
}

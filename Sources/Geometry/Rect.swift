/// A rectangle with sides along the axes, given by its upper left corner and its size. Neither extent is
/// negative.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The extent along x, never negative.
    public var width: Double
    /// The extent along y, never negative.
    public var height: Double

    /// The rectangle with the corner (`x`, `y`) and the given extents; a negative extent turns the
    /// rectangle round, so that (10, 0, −4, 2) is (6, 0, 4, 2).
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = width < 0 ? x + width : x
        self.y = height < 0 ? y + height : y
        self.width = abs(width)
        self.height = abs(height)
    }

    /// The rectangle between two x and two y.
    @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The rectangle of the given size round `center`.
    @inlinable public init(center: Point, width: Double, height: Double) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The left edge.
    @inlinable public var minX: Double { x }
    /// The upper edge.
    @inlinable public var minY: Double { y }
    /// The right edge.
    @inlinable public var maxX: Double { x + width }
    /// The lower edge.
    @inlinable public var maxY: Double { y + height }
    /// The middle.
    @inlinable public var center: Point { Point(x + width / 2, y + height / 2) }
    /// The upper left corner.
    @inlinable public var origin: Point { Point(x, y) }
    /// Width and height.
    @inlinable public var size: Size { Size(width: width, height: height) }
    /// Whether the rectangle has no area.
    @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Whether `point` lies inside or on the left or upper edge.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether `other` lies wholly inside.
    @inlinable public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The smallest rectangle that holds both.
    @inlinable public func union(_ other: Rect) -> Rect {
        Rect(
            minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
            maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
    }

    /// What both have in common; nil where they do not meet.
    @inlinable public func intersection(_ other: Rect) -> Rect? {
        let left = Swift.max(minX, other.minX)
        let right = Swift.min(maxX, other.maxX)
        let top = Swift.max(minY, other.minY)
        let bottom = Swift.min(maxY, other.maxY)
        guard left < right, top < bottom else { return nil }
        return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// The rectangle with every edge moved inwards by `distance` (outwards where negative); empty at its
    /// centre where nothing is left.
    @inlinable public func inset(by distance: Double) -> Rect {
        Rect(
            center: center, width: Swift.max(0, width - 2 * distance),
            height: Swift.max(0, height - 2 * distance))
    }
}

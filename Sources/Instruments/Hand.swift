import TaijiGeometry

/// What the pointer has hold of.
enum Hand: Hashable, Sendable {
    /// A button is down but the pointer has not gone far enough for a drag: releasing it is a press.
    case pressed(GaugePart, at: Point)
    /// The dot follows the pointer.
    case dragging(GaugeDrag)

    /// How far the pointer goes before a press becomes a drag, in units of the window system.
    static let dragDistance = 3.0
}

import TaijiGeometry

/// What the pointer has hold of.
enum Hand: Hashable, Sendable {
    /// A button is down but the pointer has not gone far enough for a drag: releasing it is a press, or the
    /// second of a double click. The fraction is what was under the pointer then: the dot's, or the place on
    /// the band.
    case pressed(GaugePart, at: Point, fraction: Double, clicks: Int)
    /// The dot follows the pointer.
    case dragging(GaugeDrag)
    /// A button is down on a gauge that can only be read, or has no value from outside.
    case refused

    /// How far the pointer goes before a press becomes a drag, in units of the window system.
    static let dragDistance = 3.0

    /// Whether the dot is held: values from outside wait.
    var holdsDot: Bool {
        switch self {
        case .pressed(let part, _, _, _): part == .dot
        case .dragging: true
        case .refused: false
        }
    }
}

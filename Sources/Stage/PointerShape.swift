/// What the mouse pointer looks like.
public enum PointerShape: Hashable, Sendable {
    /// The usual arrow.
    case arrow
    /// A hand, over something that can be grabbed or clicked.
    case hand
}

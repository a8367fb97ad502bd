/// What the mouse pointer looks like, by what it can do where it is.
public enum PointerShape: Hashable, Sendable, CaseIterable {
    /// The usual arrow.
    case arrow
    /// A hand, over something that can be grabbed or clicked.
    case hand
    /// A crossed circle, while something is held that nobody may move.
    case forbidden
}

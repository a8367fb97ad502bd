/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case solid(Color)
    /// A gradient.
    case gradient(Gradient)
}

/// Which points are inside a path that crosses or repeats itself.
public enum FillRule: Hashable, Sendable {
    /// Inside where the path winds round the point a number of times other than 0.
    case winding
    /// Inside where a ray from the point crosses the path an odd number of times.
    case evenOdd
}

/// Where a scale has its ticks.
public enum TickRule: Hashable, Sendable {
    /// At round values: at most about so many labelled ones.
    case nice(count: Int)
    /// The arc is cut into so many equal parts by labelled ticks, and each part into so many by short ones.
    case count(major: Int, minor: Int)
    /// At the multiples of `major` (above 0), each part cut into `minor` by short ones.
    case step(major: Double, minor: Int)
    /// No ticks and no labels.
    case none
}

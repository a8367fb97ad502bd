/// How fast a taiji turns.
public enum TurningSpeed: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case paused
    /// A quarter of the normal speed.
    case slow
    /// A turn in ten seconds.
    case normal
    /// Four times the normal speed.
    case fast
    /// Sixteen times the normal speed.
    case veryFast = "very-fast"

    /// The normal speed in radians a second: 36 degrees.
    public static let normalRate = 0.2 * Double.pi

    /// The speed in radians a second.
    public var rate: Double {
        switch self {
        case .paused: 0
        case .slow: TurningSpeed.normalRate / 4
        case .normal: TurningSpeed.normalRate
        case .fast: TurningSpeed.normalRate * 4
        case .veryFast: TurningSpeed.normalRate * 16
        }
    }

    /// What people call it.
    var words: String { self == .veryFast ? "very fast" : rawValue }

    /// The next speed up, or itself at the top.
    public var faster: TurningSpeed { neighbour(1) }
    /// The next speed down, or itself at the bottom.
    public var slower: TurningSpeed { neighbour(-1) }

    private func neighbour(_ distance: Int) -> TurningSpeed {
        let all = TurningSpeed.allCases
        let index = (all.firstIndex(of: self) ?? 0) + distance
        return all[Swift.min(all.count - 1, Swift.max(0, index))]
    }
}

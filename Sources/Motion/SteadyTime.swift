/// Makes a time that never goes back out of the readings of a clock that may.
///
/// A clock that goes backwards holds: the time stands still for that step and goes on with the next one. A
/// clock that leaps ahead (the machine was suspended) lands where the clock says, or goes on where it
/// stopped, by choice.
public struct SteadyTime: Hashable, Sendable {
    /// What a leap ahead does.
    public enum Leap: Hashable, Sendable {
        /// The time goes along: motions land where they would be.
        case follow
        /// A step longer than that many seconds counts as nothing: motions go on where they stopped.
        case hold(beyond: Double)
    }

    /// What a leap ahead does.
    public var leap: Leap
    /// The time at the last reading, in seconds; 0 before the first one.
    public private(set) var time = 0.0
    private var reading: Double?

    /// A time that begins at 0 with the first reading.
    public init(leap: Leap = .follow) { self.leap = leap }

    /// Takes a reading of the clock, in seconds, and gives the time. A reading that is not finite counts as
    /// none.
    public mutating func read(_ clock: Double) -> Double {
        guard clock.isFinite else { return time }
        defer { reading = clock }
        guard let reading, clock > reading else { return time }
        let step = clock - reading  // May be infinite: from -1e308 to 1e308.
        if case .hold(let limit) = leap, step > limit { return time }
        // Where the clock says is as far as a number goes.
        time = min(time + step, .greatestFiniteMagnitude)
        return time
    }
}

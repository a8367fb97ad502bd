import TaijiMotion

/// The highest (or lowest) value so far: held for a while, then falling back towards the value.
struct HeldExtreme: Equatable, Sendable {
    private let isHighest: Bool
    private let hold: Double
    private let halfLife: Double
    private var isReduced: Bool
    /// The extreme, as it moves to where it is held.
    private var shown: ShownValue
    /// Until when it is held.
    private var holdEnd: Double
    /// What it falls back to.
    private var value: Double

    /// It begins at the first value. Seconds that are NaN or below 0 count as 0.
    init(
        isHighest: Bool, hold: Double, halfLife: Double, value: Double, scale: GaugeScale, isReduced: Bool,
        at time: Double
    ) {
        self.isHighest = isHighest
        self.hold = hold > 0 ? hold : 0
        self.halfLife = halfLife > 0 ? halfLife : 0
        self.isReduced = isReduced
        self.value = value
        shown = ShownValue(value, scale: scale, isReduced: isReduced)
        holdEnd = time + self.hold
    }

    /// A value has come. It moves the extreme by `movement`.
    mutating func take(_ value: Double, at time: Double, by movement: Movement) {
        let extreme = time < holdEnd ? shown.target : self.value(at: time)
        let isNew = isHighest ? value >= extreme : value <= extreme
        if isNew || time >= holdEnd {
            let now = self.value(at: time)
            if time >= holdEnd { shown = ShownValue(now, scale: shown.scale, isReduced: isReduced) }
            holdEnd = time
        }
        if isNew {
            shown.ease(to: value, at: time, by: movement)
            holdEnd = Swift.max(time + hold, shown.arrival)
        }
        self.value = value
    }

    /// Goes on along another scale, with reduced motion or without.
    mutating func adapt(to scale: GaugeScale, isReduced: Bool) {
        self.isReduced = isReduced
        guard scale != shown.scale || isReduced != shown.isReduced else { return }
        shown = ShownValue(shown.target, scale: scale, isReduced: isReduced)
    }

    /// Shows at once what it is on its way to.
    mutating func finish(at time: Double) { shown.jump(to: shown.target, at: time) }

    /// Where the extreme is shown at `time`.
    func value(at time: Double) -> Double {
        guard time >= holdEnd, halfLife < .infinity else { return shown.value(at: time) }
        let left = way * share(after: time - holdEnd)
        guard abs(left) > leastWay else { return value }
        let scale = shown.scale
        return scale.value(ofCoordinate: scale.coordinate(of: value) + left)
    }

    /// The next moment after `time` at which it is elsewhere; nil where it stays.
    func nextChange(after time: Double) -> Double? {
        if shown.isRunning(at: time) { return time }
        guard halfLife < .infinity, way != 0 else { return nil }
        if time < holdEnd { return holdEnd < .infinity ? holdEnd : nil }
        return abs(way * share(after: time - holdEnd)) > leastWay ? time : nil
    }

    /// The way that it has to fall, in the scale's coordinates.
    private var way: Double { shown.scale.coordinate(of: shown.target) - shown.scale.coordinate(of: value) }

    /// A way that nobody sees.
    private var leastWay: Double { 1e-4 * (shown.scale.curve == .linear ? shown.scale.range : 1) }

    private func share(after seconds: Double) -> Double {
        isReduced || halfLife == 0 ? 0 : powerOfTwo(-seconds / halfLife)
    }
}

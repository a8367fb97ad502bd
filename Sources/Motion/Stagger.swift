/// Delays for many motions that are to begin one after another.
public struct Stagger: Hashable, Sendable {
    /// Where the first one begins.
    public enum Origin: Hashable, Sendable {
        /// At the first: the delays grow with the index.
        case first
        /// At the last.
        case last
        /// In the middle, outwards.
        case center
        /// At both ends, inwards.
        case edges
        /// At that index, both ways.
        case index(Int)
    }

    /// The time from one to the next, in seconds; below 0 the other way round.
    public let interval: Double
    /// Where the first one begins.
    public let origin: Origin
    /// How the delays are spread over the whole time; `linear` is evenly.
    public let easing: Easing

    /// Delays of `interval` seconds from one to the next. Throws `MotionError.notFinite`.
    public init(
        interval: Double, from origin: Origin = .first, easing: Easing = .linear
    ) throws(MotionError) {
        try MotionError.check(interval, "interval")
        self.interval = interval
        self.origin = origin
        self.easing = easing
    }

    /// The delay of number `index` (from 0) among `count`, in seconds.
    public func delay(of index: Int, among count: Int) -> Double {
        let last = max(Double(count) - 1, 0)
        let place = Double(index)
        let (distance, farthest): (Double, Double) =
            switch origin {
            case .first: (place, last)
            case .last: (last - place, last)
            case .center: ((place - last / 2).magnitude, last / 2)
            case .edges: (last / 2 - (place - last / 2).magnitude, last / 2)
            case .index(let origin):
                (
                    (place - Double(origin)).magnitude,
                    max(Double(origin).magnitude, (last - Double(origin)).magnitude)
                )
            }
        guard farthest > 0, easing != .linear else { return Stagger.bounded(interval * distance) }
        let places = Stagger.bounded(farthest * easing.value(at: distance / farthest))
        return Stagger.bounded(interval * places)
    }

    /// As far as numbers go.
    private static func bounded(_ number: Double) -> Double {
        max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, number))
    }
}

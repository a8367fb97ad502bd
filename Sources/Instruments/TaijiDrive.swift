/// What a value does to the disc. A property that is nil is not driven.
public struct TaijiDrive: Hashable, Sendable {
    /// A property's values at the scale's two ends, linear in the scale's fraction between them.
    public struct Range: Hashable, Sendable {
        /// At the start of the scale.
        public var start: Double
        /// At its end.
        public var end: Double

        /// From `start` to `end`.
        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }

        /// The property where the value is at `fraction` of the scale, 0…1; both ends exactly.
        public func value(at fraction: Double) -> Double {
            fraction >= 1 ? end : start + fraction * (end - start)
        }
    }

    /// The turning speed in radians a second, negative counter-clockwise: what it would be at the speed that is called
    /// normal. Other speeds, a pause and the other way round are applied to it.
    public var speed: Range?
    /// The light colour's share of the disc, 0…1; one half is the balanced taiji.
    public var share: Range?

    /// A drive of the given properties.
    public init(speed: Range? = nil, share: Range? = nil) {
        self.speed = speed
        self.share = share
    }
}

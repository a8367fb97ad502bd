import TaijiGeometry

/// Random numbers that can be had again: SplitMix64 (Steele, Lea and Flood 2014).
public struct SeededRandom: RandomNumberGenerator {
    /// What the sequence follows from; print it where a test fails.
    public let seed: UInt64
    private var state: UInt64

    /// The sequence that follows from `seed`.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// A number in `range`.
    public mutating func double(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// A whole number in `range`.
    public mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True once in `n` times.
    public mutating func oneIn(_ n: Int) -> Bool { int(1...n) == 1 }

    /// A point with both coordinates in `range`.
    public mutating func point(_ range: ClosedRange<Double>) -> Point {
        Point(double(range), double(range))
    }
}

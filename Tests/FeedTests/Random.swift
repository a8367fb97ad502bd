/// Numbers by a seed (Knuth's MMIX constants), the same on every run.
struct Random {
    var state: UInt64

    /// A whole number from 0 up to, but not including, `bound`.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

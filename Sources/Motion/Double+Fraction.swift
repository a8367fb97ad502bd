extension Double {
    /// Where the number lies on the way from `start` (0) to `end` (1), outside of them below 0 or above 1: what
    /// `interpolated(to:at:)` undoes.
    ///
    /// 0 where `start` is `end`, for there is no way to be on; a way longer than a number can hold is measured
    /// all the same. Finite for finite numbers.
    public func fraction(from start: Double, to end: Double) -> Double {
        guard start != end else { return 0 }
        let (way, step) = (end - start, self - start)
        let fraction =
            way.isFinite && step.isFinite ? step / way : (self / 2 - start / 2) / (end / 2 - start / 2)
        guard isFinite else { return fraction }
        return max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, fraction))
    }
}

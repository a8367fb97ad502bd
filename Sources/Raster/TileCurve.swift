import CVector

/// A line or circle through a tile: see `taiji_curve`, of which this makes values.
typealias TileCurve = taiji_curve

extension taiji_curve {
    /// Whether it is certain on which side of the curve the tile's upper left corner lies.
    var isClearOfCorner: Bool {
        abs(unsafe withUnsafePointer(to: self) { unsafe taiji_curve_at_corner($0) }) > 0.001
    }

    /// Whether all bits are the same.
    @inline(__always)
    func hasBits(of other: taiji_curve) -> Bool {
        let (a, b) = (bits, other.bits)
        return (a.0 ^ b.0) | (a.1 ^ b.1) == 0
    }

    @inline(__always)
    private var bits: (UInt64, UInt64) {
        (
            UInt64(distance.bitPattern) | UInt64(normal_x.bitPattern) << 32,
            UInt64(normal_y.bitPattern) | UInt64(bend.bitPattern) << 32
        )
    }
}

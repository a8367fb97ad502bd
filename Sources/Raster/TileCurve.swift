import CVector

/// A line or circle through a tile: see `taiji_curve`, of which this makes values.
typealias TileCurve = taiji_curve

extension taiji_curve {
    init(distance: Float, normal: (Float, Float), bend: Float) {
        self.init(distance: distance, normal_x: normal.0, normal_y: normal.1, bend: bend)
    }

    /// The line from one place of a tile to another, in 1/2048 pixel from its upper left corner. Downwards, the
    /// winding is higher by one to its right.
    init(line x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        let (dx, dy) = (Double(x1 &- x0), Double(y1 &- y0))
        let inverse = 1 / (dx * dx + dy * dy).squareRoot()
        let distance = (dy * Double(16384 &- x0) - dx * Double(16384 &- y0)) * (inverse / TileGrid.steps)
        self.init(
            distance: Float(distance), normal: (Float(-dy * inverse), Float(dx * inverse)), bend: 0)
    }

    /// Whether it is certain on which side of the curve the tile's upper left corner lies.
    var isClearOfCorner: Bool {
        abs(unsafe withUnsafePointer(to: self) { unsafe taiji_curve_at_corner($0) }) > 0.001
    }

    static func != (a: taiji_curve, b: taiji_curve) -> Bool { !(a == b) }

    static func == (a: taiji_curve, b: taiji_curve) -> Bool {
        a.distance == b.distance && a.normal_x == b.normal_x && a.normal_y == b.normal_y && a.bend == b.bend
    }
}

/// How much of each pixel of a tile's row is covered, added up edge by edge.
struct RowCover {
    /// The share that lies to the right of the tile's left border.
    var whole = 0.0
    private var sums = (SIMD8<Double>.zero, SIMD8<Double>.zero)

    /// The covered share of a pixel, but for rounding 0…1.
    func share(_ column: Int) -> Double {
        whole + (column < 8 ? sums.0[column] : sums.1[column - 8])
    }

    /// Adds `share` to one pixel.
    mutating func add(_ share: Double, to column: Int) {
        if column < 8 { sums.0[column] += share } else { sums.1[column - 8] += share }
    }

    /// Adds `share` times what lies to the right of an edge from `x0` to `x1`.
    mutating func add(_ x0: Double, _ x1: Double, _ share: Double) {
        let low = min(x0, x1)
        let width = max(max(x0, x1) - low, 1e-9)
        for column in 0..<16 {
            let near = Double(column + 1) - low
            // The mean of a ramp over the edge; see `taiji_edge8`.
            let part: Double
            if near <= 0 {
                part = 0
            } else if near - width >= 1 {
                part = 1
            } else {
                let (a, b) = (min(near, 1), min(max(near - width, 0), 1))
                let steps = max(near, 1) - max(near - width, 1)
                part = ((a - b) * (a + b) / 2 + steps) / width
            }
            if column < 8 { sums.0[column] += share * part } else { sums.1[column - 8] += share * part }
        }
    }
}

import CVector

/// The coverage of a tile through which one curve runs.
@safe
struct CurveCells {
    private let tables: UnsafePointer<taiji_curve_tables>
    private let bend: Float
    private let flip: Int32
    /// As in `EdgeCells`, as are both functions.
    let touched: UInt32
    /// The cells on the curve's higher side.
    private let higher: UInt32
    /// What is covered on the lower side, and on the higher one.
    private let flats: (Int32, Int32)

    /// - Parameter scratch: Memory for the curve's tables.
    @inline(__always)
    init(
        _ curve: UnsafePointer<taiji_curve>, backdrop: Int32, evenOdd: Bool,
        scratch: UnsafeMutablePointer<Float>
    ) {
        let tables = unsafe UnsafeMutableRawPointer(scratch).assumingMemoryBound(
            to: taiji_curve_tables.self)
        unsafe taiji_curve_prepare(curve, tables)
        let cells = unsafe taiji_curve_find_cells(curve, tables)
        let lowest = unsafe taiji_curve_holds_corner(curve) ? backdrop &- 1 : backdrop
        let mask: Int32 = evenOdd ? 1 : -1
        let (lower, upper) = (lowest & mask != 0, (lowest &+ 1) & mask != 0)
        unsafe self.tables = UnsafePointer(tables)
        unsafe bend = curve.pointee.bend
        flip = lower ? .min : 0
        flats = (lower ? 32767 : 0, upper ? 32767 : 0)
        // Where both sides are covered the curve is not to be seen.
        touched = lower && upper ? 0 : cells.touched
        higher = cells.higher
    }

    @inline(__always)
    func flat(row: Int, half: Int) -> Int32 {
        higher &>> UInt32(truncatingIfNeeded: row &* 2 &+ half) & 1 == 0 ? flats.0 : flats.1
    }

    @inline(__always)
    func cover(row: Int, half: Int) -> taiji_i32x8 {
        unsafe taiji_curve_cover8(
            taiji_curve_share8(
                tables, bend, Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: half)), flip)
    }
}

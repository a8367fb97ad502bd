import CVector

/// The coverage of a tile through which two curves run that bound a shape which covers nothing twice.
@safe
struct CurvePairCells {
    private let tables: UnsafePointer<taiji_curve_tables>
    private let bends: (Float, Float)
    /// The winding on the lower side of both curves, in 32767ths, and half of them for each curve more.
    private let lowest: Float
    /// As in `EdgeCells`, as are both functions.
    let touched: UInt32
    /// The cells on the higher side of the first curve, and of the second.
    private let higher: (UInt32, UInt32)
    /// What is covered on the higher side of none of the curves, of one, of both.
    private let flats: (Int32, Int32, Int32)

    /// - Parameter scratch: Memory for two curves' tables.
    @inline(__always)
    init(_ curves: UnsafePointer<taiji_curve>, backdrop: Int32, scratch: UnsafeMutablePointer<Float>) {
        let tables = unsafe UnsafeMutableRawPointer(scratch).assumingMemoryBound(
            to: taiji_curve_tables.self)
        unsafe taiji_curve_prepare(curves, tables)
        unsafe taiji_curve_prepare(curves + 1, tables + 1)
        let first = unsafe taiji_curve_find_cells(curves, tables)
        let second = unsafe taiji_curve_find_cells(curves + 1, tables + 1)
        var winding = backdrop
        if unsafe taiji_curve_holds_corner(curves) { winding &-= 1 }
        if unsafe taiji_curve_holds_corner(curves + 1) { winding &-= 1 }
        unsafe self.tables = UnsafePointer(tables)
        unsafe bends = (curves[0].bend, curves[1].bend)
        lowest = Float(winding &* 32767 &+ 32767)
        touched = first.touched | second.touched
        higher = (first.higher, second.higher)
        flats = (
            winding == 0 ? 0 : 32767, winding == -1 ? 0 : 32767, winding == -2 ? 0 : 32767
        )
    }

    @inline(__always)
    func flat(row: Int, half: Int) -> Int32 {
        let cell = UInt32(truncatingIfNeeded: row &* 2 &+ half)
        let count = higher.0 &>> cell & 1 &+ higher.1 &>> cell & 1
        return count == 0 ? flats.0 : count == 1 ? flats.1 : flats.2
    }

    @inline(__always)
    func cover(row: Int, half: Int) -> taiji_i32x8 {
        let (row, half) = (Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: half))
        let shares = unsafe taiji_add8(
            taiji_curve_share8(tables, bends.0, row, half),
            taiji_curve_share8(tables + 1, bends.1, row, half))
        return taiji_curve_pair_cover8(taiji_add8(shares, taiji_splat8(lowest)))
    }
}

import CVector

/// The coverage that follows from the windings which `accumulate` found.
@safe
struct EdgeCells {
    private let windings: UnsafePointer<Float>
    private let flat: UnsafePointer<Int32>
    /// A bit for each cell whose pixels may differ from each other, row by row; the first is the lowest.
    let touched: UInt32
    private let evenOdd: Bool

    /// - Parameter touched: What `accumulate` returned of the cells.
    @inline(__always)
    init(_ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool) {
        // What untouched cells cover, sixteen numbers for the left ones and sixteen for the right ones.
        let flat = unsafe UnsafeMutableRawPointer(windings + 504).assumingMemoryBound(to: Int32.self)
        for part in 0..<4 {
            let winding = unsafe taiji_loadf8(windings + 256 + part * 8)
            unsafe taiji_storei8(
                flat + part * 8, evenOdd ? taiji_even_odd8(winding) : taiji_winding8(winding))
        }
        unsafe self.windings = UnsafePointer(windings)
        unsafe self.flat = UnsafePointer(flat)
        self.touched = touched
        self.evenOdd = evenOdd
    }

    /// The coverage 0…32767 of a cell that is not touched.
    @inline(__always)
    func flat(row: Int, half: Int) -> Int32 { unsafe flat[half &* 16 &+ row] }

    /// The coverage of a cell's eight pixels.
    @inline(__always)
    func cover(row: Int, half: Int) -> taiji_i32x8 {
        let sums = unsafe taiji_loadf8(windings + (row &* 16 &+ half &* 8))
        let border = unsafe windings[256 &+ half &* 16 &+ row]
        let winding = taiji_add8(taiji_sub8(sums, taiji_shifted8(sums)), taiji_splat8(border))
        return evenOdd ? taiji_even_odd8(winding) : taiji_winding8(winding)
    }
}

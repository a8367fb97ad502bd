import CVector

extension Kernels {
    /// The coverage of a touched cell's eight pixels.
    @inline(__always)
    static func cover(_ windings: UnsafePointer<Float>, row: Int, half: Int, evenOdd: Bool) -> taiji_i32x8 {
        let sums = unsafe taiji_loadf8(windings + (row &* 16 &+ half &* 8))
        let border = unsafe windings[256 &+ half &* 16 &+ row]
        let winding = taiji_add8(taiji_sub8(sums, taiji_shifted8(sums)), taiji_splat8(border))
        return evenOdd ? taiji_even_odd8(winding) : taiji_winding8(winding)
    }

    /// What untouched cells cover, as sixteen numbers for the left ones and sixteen for the right ones; they are
    /// put into the scratch of `windings`.
    @inline(__always)
    static func flatCover(_ windings: UnsafeMutablePointer<Float>, evenOdd: Bool) -> UnsafePointer<Int32> {
        let cover = unsafe UnsafeMutableRawPointer(windings + 504).assumingMemoryBound(to: Int32.self)
        for part in 0..<4 {
            let winding = unsafe taiji_loadf8(windings + 256 + part * 8)
            unsafe taiji_storei8(
                cover + part * 8, evenOdd ? taiji_even_odd8(winding) : taiji_winding8(winding))
        }
        return unsafe UnsafePointer(cover)
    }

    /// The coverage that follows from the windings.
    ///
    /// - Parameter touched: What `accumulate` returned of the cells.
    /// - Returns: A bit for each cell in which anything may be covered, as in `touched`.
    public static func resolve(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool,
        into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        let flat = unsafe flatCover(windings, evenOdd: evenOdd)
        var covered = touched
        for row in 0..<16 {
            for half in 0..<2 {
                let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: row &* 2 &+ half)
                var values: taiji_i32x8
                if touched & bit != 0 {
                    values = unsafe cover(windings, row: row, half: half, evenOdd: evenOdd)
                } else {
                    let one = unsafe flat[half &* 16 &+ row]
                    if one != 0 { covered |= bit }
                    values = taiji_integers8(one)
                }
                unsafe taiji_stores8(coverage + (row &* 16 &+ half &* 8), taiji_shorts8(values))
            }
        }
        return covered
    }

    /// A mask's bytes as coverage.
    public static func expand(_ mask: UnsafePointer<UInt8>, into coverage: UnsafeMutablePointer<Int16>) {
        for part in 0..<32 {
            unsafe taiji_stores8(coverage + part * 8, taiji_coverage32767(taiji_load8(mask + part * 8)))
        }
    }

    /// Multiplies a tile's coverage by `factor`/32768, rounded; `factor` is 0…32768.
    public static func fade(_ coverage: UnsafeMutablePointer<Int16>, by factor: Int32) {
        for part in 0..<32 {
            let place = unsafe coverage + part * 8
            unsafe taiji_stores8(place, taiji_fade8(taiji_loads8(place), factor))
        }
    }
}

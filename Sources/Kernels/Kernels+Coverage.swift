import CVector

extension Kernels {
    /// The coverage of a row's pixels from column `column` on that follows from the windings.
    @inline(__always)
    static func cover(
        _ windings: UnsafePointer<Float>, row: Int, column: Int32, evenOdd: Bool
    ) -> taiji_integers {
        let mean = unsafe taiji_mean_windings(windings + row &* 16, column, windings[256 &+ row])
        return evenOdd ? taiji_even_odd_cover(mean) : taiji_winding_cover(mean)
    }

    /// What rows cover that no edge touches, sixteen numbers; they are put into the scratch of `windings`.
    @inline(__always)
    static func flatCover(_ windings: UnsafeMutablePointer<Float>, evenOdd: Bool) -> UnsafePointer<Int32> {
        let cover = unsafe UnsafeMutableRawPointer(windings + 448).assumingMemoryBound(to: Int32.self)
        var row: Int32 = 0
        while row < 16 {
            let winding = unsafe taiji_load_floats(windings + Int(256 &+ row))
            unsafe taiji_store_integers(
                cover + Int(row), evenOdd ? taiji_even_odd_cover(winding) : taiji_winding_cover(winding))
            row &+= taiji_lane_count()
        }
        return unsafe UnsafePointer(cover)
    }

    /// The coverage that follows from the windings.
    ///
    /// - Parameter touched: What `accumulate` returned of the rows.
    /// - Returns: A bit for each cell, eight pixels of a row, in which anything is covered, row by row.
    public static func resolve(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool,
        into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        let flat = unsafe flatCover(windings, evenOdd: evenOdd)
        var covered = taiji_covered()
        for row in 0..<16 {
            let isTouched = touched &>> UInt32(truncatingIfNeeded: row) & 1 != 0
            var column: Int32 = 0
            while column < 16 {
                let values =
                    isTouched
                    ? unsafe cover(windings, row: row, column: column, evenOdd: evenOdd)
                    : unsafe taiji_all_integers(flat[row])
                unsafe taiji_put_cover(coverage, &covered, Int32(truncatingIfNeeded: row), column, values)
                column &+= taiji_lane_count()
            }
        }
        return unsafe taiji_covered_cells(&covered)
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

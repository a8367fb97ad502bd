import CVector

extension Kernels {
    /// The coverage that follows from the windings.
    ///
    /// - Parameter touched: What `accumulate` returned of the cells.
    /// - Returns: A bit for each cell in which anything may be covered, as in `touched`.
    public static func resolve(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool,
        into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        let cells = unsafe EdgeCells(windings, touched: touched, evenOdd: evenOdd)
        return unsafe resolve(cells.touched, cells.flat, cells.cover, into: coverage)
    }

    /// The coverage of a tile through which one or two curves run from border to border.
    ///
    /// - Parameters:
    ///   - backdrop: The winding at the tile's upper left corner.
    ///   - scratch: 192 floats.
    /// - Returns: As ``resolve(_:touched:evenOdd:into:)``.
    public static func resolveCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        scratch: UnsafeMutablePointer<Float>, into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        if count == 2 {
            let cells = unsafe CurvePairCells(curves, backdrop: backdrop, scratch: scratch)
            return unsafe resolve(cells.touched, cells.flat, cells.cover, into: coverage)
        }
        let cells = unsafe CurveCells(curves, backdrop: backdrop, evenOdd: evenOdd, scratch: scratch)
        return unsafe resolve(cells.touched, cells.flat, cells.cover, into: coverage)
    }

    /// Cells come as functions, not by a protocol, whose witnesses would be weak symbols.
    @inline(__always)
    private static func resolve(
        _ touched: UInt32, _ flat: (_ row: Int, _ half: Int) -> Int32,
        _ cover: (_ row: Int, _ half: Int) -> taiji_i32x8, into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        var covered = touched
        for row in 0..<16 {
            for half in 0..<2 {
                let cell = row &* 2 &+ half
                var values: taiji_i32x8
                if touched &>> UInt32(truncatingIfNeeded: cell) & 1 != 0 {
                    values = cover(row, half)
                } else {
                    let one = flat(row, half)
                    if one != 0 { covered |= 1 &<< UInt32(truncatingIfNeeded: cell) }
                    values = taiji_integers8(one)
                }
                unsafe taiji_stores8(coverage + cell &* 8, taiji_shorts8(values))
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

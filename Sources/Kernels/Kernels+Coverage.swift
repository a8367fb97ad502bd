import CVector

extension Kernels {
    /// What the edges of a tile cover, by exact areas, as sums up to pixel borders.
    ///
    /// For every row that an edge crosses, what it covers up to all sixteen pixels' right borders is added at
    /// once (see `taiji_edge8`), so that there is no running sum along x and nothing to transpose. `backdrop`
    /// is the winding at the tile's upper left corner. Where the outline crosses the tile's left border at y
    /// the winding along the border changes from there on: that is what an edge with an end on the border
    /// says, and makes a tile depend on nothing but its own edges and its backdrop.
    ///
    /// - Parameters:
    ///   - finds: Whether to find the rows in which the mean winding may not say how much is covered.
    ///   - windings: 1040 floats, two banks of 384 and then each row's mean winding along the left border; the
    ///     rest is scratch. In a bank a row takes 24: seven that are not used, a zero, and the sums up to the
    ///     right borders of its sixteen pixels; the caller has set the zeros once. A pixel's mean winding is
    ///     that of the border plus the difference of the sums at its two sides, of both banks together: edges
    ///     go to the banks in turn, because two that follow each other mostly meet in a row, and the second
    ///     would have to wait for the first one's sums. Eight edges are taken at a time, the first row of each,
    ///     then the second of those that have one, and so on.
    /// - Returns: One bit for each crowded row, the first the lowest.
    public static func accumulate(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, findsCrowdedRows finds: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt32 {
        let (steps, stepped) = unsafe leftBorder(
            edges: edges, count: count, backdrop: backdrop, into: windings + 768)
        for row in 0..<32 {
            unsafe taiji_storef8(windings + row * 24 + 8, taiji_splat8(0))
            unsafe taiji_storef8(windings + row * 24 + 16, taiji_splat8(0))
        }
        if !finds {
            unsafe addAll(edges, count, to: windings, rows: nil)
            return 0
        }
        let rows = unsafe windings + 784
        for half in 0..<4 {
            let place = unsafe rows + (half & 1) * 8 + (half >> 1) * 80
            unsafe taiji_storef8(place, taiji_splat8(0))
            unsafe taiji_storef8(place + 16, taiji_splat8(99))
            unsafe taiji_storef8(place + 32, taiji_splat8(-99))
            unsafe taiji_storef8(place + 48, taiji_splat8(99))
            unsafe taiji_storef8(place + 64, taiji_splat8(-99))
        }
        unsafe addAll(edges, count, to: windings, rows: rows)
        let first = unsafe UInt32(taiji_crowded_rows8(rows, rows + 80, 0, steps))
        let second = unsafe UInt32(taiji_crowded_rows8(rows + 8, rows + 88, 8, steps >> 8))
        return stepped | first | second << 8
    }

    /// The mean winding along the left border in each of the sixteen rows. Returned is a bit for each row in
    /// which it changes, and one for each in which it does so more than once, or without an edge that goes on
    /// from there into the row.
    @inline(__always)
    private static func leftBorder(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, into rows: UnsafeMutablePointer<Float>
    ) -> (steps: UInt32, stepped: UInt32) {
        var (steps, stepped): (UInt32, UInt32) = (0, 0)
        var upper = taiji_splat8(Float(backdrop))
        var lower = upper
        let upperBottoms = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let lowerBottoms = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        for index in 0..<count {
            let edge = unsafe edges[index]
            // An end in the corner is no crossing of the left border: the backdrop already knows it.
            if edge & 0xffff == 0, edge & 0xffff_0000 != 0 {
                let place = UInt32(truncatingIfNeeded: edge >> 16) & 0xffff
                note(place, isLevel: place == UInt32(truncatingIfNeeded: edge >> 48), &steps, &stepped)
                let y = Float(Int32(bitPattern: place)) * (1 / 2048)
                upper = taiji_sub8(upper, taiji_below8(upperBottoms, y))
                lower = taiji_sub8(lower, taiji_below8(lowerBottoms, y))
            }
            if edge & 0xffff_0000_0000 == 0, edge >> 48 != 0 {
                let place = UInt32(truncatingIfNeeded: edge >> 48)
                note(
                    place, isLevel: place == UInt32(truncatingIfNeeded: edge >> 16) & 0xffff, &steps, &stepped
                )
                let y = Float(Int32(bitPattern: place)) * (1 / 2048)
                upper = taiji_add8(upper, taiji_below8(upperBottoms, y))
                lower = taiji_add8(lower, taiji_below8(lowerBottoms, y))
            }
        }
        unsafe taiji_storef8(rows, upper)
        unsafe taiji_storef8(rows + 8, lower)
        return (steps, stepped)
    }

    /// Notes that the winding along the left border changes at `place`.
    @inline(__always)
    private static func note(_ place: UInt32, isLevel: Bool, _ steps: inout UInt32, _ stepped: inout UInt32) {
        let bit: UInt32 = place & 2047 == 0 ? 0 : 1 << (place >> 11)
        stepped |= steps & bit
        if isLevel { stepped |= bit }
        steps |= bit
    }

    @inline(__always)
    static func addAll(
        _ edges: UnsafePointer<UInt64>, _ count: Int, to windings: UnsafeMutablePointer<Float>,
        rows: UnsafeMutablePointer<Float>?
    ) {
        var index = 0
        while index &+ 8 <= count {
            unsafe addEight(edges + index, to: windings, rows: rows)
            index &+= 8
        }
        if index == count { return }
        // The last few, filled up with edges of no height.
        var last = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
        unsafe withUnsafeMutableBytes(of: &last) { bytes in
            let packed = unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt64.self)
            unsafe packed.update(from: edges + index, count: count &- index)
            unsafe addEight(packed, to: windings, rows: rows)
        }
    }

    /// Adds eight edges to the windings of the rows that they cross, and to what is noted of each row.
    @inline(__always)
    private static func addEight(
        _ packed: UnsafePointer<UInt64>, to windings: UnsafeMutablePointer<Float>,
        rows: UnsafeMutablePointer<Float>?
    ) {
        let leftHalf = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let rightHalf = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        let edges = unsafe windings + 944
        let pieces = unsafe windings + 992
        unsafe taiji_unpack_edges8(packed, edges)
        var below: Int32 = 0
        while true {
            var active = unsafe taiji_pieces_in_row8(edges, below, pieces)
            if active == 0 { return }
            while active != 0 {
                let lane = active.trailingZeroBitCount
                active &= active &- 1
                let (left, width, steepness) = unsafe (pieces[lane], pieces[8 &+ lane], pieces[16 &+ lane])
                let row = unsafe Int(pieces[24 &+ lane].bitPattern)
                let sums = unsafe windings + ((lane & 1) &* 384 &+ row &* 24 &+ 8)
                // Nothing is covered left of an edge; the half of the row there is left alone.
                if left < 8 {
                    unsafe taiji_storef8(
                        sums, taiji_add8(taiji_loadf8(sums), taiji_edge8(leftHalf, left, width, steepness)))
                }
                unsafe taiji_storef8(
                    sums + 8,
                    taiji_add8(taiji_loadf8(sums + 8), taiji_edge8(rightHalf, left, width, steepness)))
                if let rows = unsafe rows {
                    let place = unsafe rows + (steepness > 0 ? row : row &+ 80)
                    unsafe note(left, left + width, pieces[32 &+ lane], pieces[40 &+ lane], in: place)
                }
            }
            below &+= 1
        }
    }

    /// Notes a piece of an edge in its row, among those of its direction.
    @inline(__always)
    private static func note(
        _ left: Float, _ right: Float, _ upper: Float, _ lower: Float, in row: UnsafeMutablePointer<Float>
    ) {
        unsafe row[0] += lower - upper
        unsafe row[16] = left < row[16] ? left : row[16]
        unsafe row[32] = right > row[32] ? right : row[32]
        unsafe row[48] = upper < row[48] ? upper : row[48]
        unsafe row[64] = lower > row[64] ? lower : row[64]
    }

    /// The coverage of eight pixels, the first or the second half of a row.
    @inline(__always)
    static func cover(
        _ windings: UnsafePointer<Float>, row: Int, half: Int, evenOdd: Bool
    ) -> taiji_i32x8 {
        let sums = unsafe windings + (row * 24 + 8 + half * 8)
        let right = unsafe taiji_add8(taiji_loadf8(sums), taiji_loadf8(sums + 384))
        let left = unsafe taiji_add8(taiji_loadf8(sums - 1), taiji_loadf8(sums + 383))
        let winding = unsafe taiji_add8(taiji_sub8(right, left), taiji_splat8(windings[768 + row]))
        return evenOdd ? taiji_even_odd8(winding) : taiji_winding8(winding)
    }

    /// The coverage that follows from the windings.
    public static func resolve(
        _ windings: UnsafePointer<Float>, evenOdd: Bool, into coverage: UnsafeMutablePointer<Int16>
    ) {
        for row in 0..<16 {
            let place = unsafe coverage + row * 16
            unsafe taiji_stores8(
                place, taiji_shorts8(cover(windings, row: row, half: 0, evenOdd: evenOdd)))
            unsafe taiji_stores8(
                place + 8, taiji_shorts8(cover(windings, row: row, half: 1, evenOdd: evenOdd)))
        }
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

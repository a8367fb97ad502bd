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
    ///   - windings: 816 floats, two banks of 384 and then each row's mean winding along the left border; the
    ///     rest is scratch. In a bank a row takes 24: seven that are not used, a zero, and the sums up to the
    ///     right borders of its sixteen pixels; the caller has set the zeros once. A pixel's mean winding is
    ///     that of the border plus the difference of the sums at its two sides, of both banks together: edges
    ///     go to the banks in turn, because two that follow each other mostly meet in a row, and the second
    ///     would have to wait for the first one's sums.
    /// - Returns: One bit for each crowded row, the first the lowest.
    public static func accumulate(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, findsCrowdedRows finds: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt32 {
        let stepped = unsafe leftBorder(edges: edges, count: count, backdrop: backdrop, into: windings + 768)
        for row in 0..<32 {
            unsafe taiji_storef8(windings + row * 24 + 8, taiji_splat8(0))
            unsafe taiji_storef8(windings + row * 24 + 16, taiji_splat8(0))
        }
        if !finds {
            for index in 0..<count {
                unsafe add(edge: edges[index], to: windings + (index & 1) * 384, heights: nil)
            }
            return 0
        }
        for part in 0..<4 { unsafe taiji_storef8(windings + 784 + part * 8, taiji_splat8(0)) }
        for index in 0..<count {
            unsafe add(edge: edges[index], to: windings + (index & 1) * 384, heights: windings + 784)
        }
        let upper = unsafe taiji_crowded_rows8(taiji_loadf8(windings + 784), taiji_loadf8(windings + 800))
        let lower = unsafe taiji_crowded_rows8(taiji_loadf8(windings + 792), taiji_loadf8(windings + 808))
        return UInt32(upper) | UInt32(lower) << 8 | stepped
    }

    /// The mean winding along the left border in each of the sixteen rows. Returned is a bit for each row in
    /// which it changes more than once, or without an edge that goes on from there into the row.
    @inline(__always)
    private static func leftBorder(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, into rows: UnsafeMutablePointer<Float>
    ) -> UInt32 {
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
        return stepped
    }

    /// Notes that the winding along the left border changes at `place`.
    @inline(__always)
    private static func note(_ place: UInt32, isLevel: Bool, _ steps: inout UInt32, _ stepped: inout UInt32) {
        let bit: UInt32 = place & 2047 == 0 ? 0 : 1 << (place >> 11)
        stepped |= steps & bit
        if isLevel { stepped |= bit }
        steps |= bit
    }

    /// Adds one edge to the windings of the rows that it crosses, and its height in each to the row's sums.
    @inline(__always)
    private static func add(
        edge: UInt64, to bank: UnsafeMutablePointer<Float>, heights: UnsafeMutablePointer<Float>?
    ) {
        var x0 = Int32(truncatingIfNeeded: edge) & 0xffff
        var y0 = Int32(truncatingIfNeeded: edge >> 16) & 0xffff
        var x1 = Int32(truncatingIfNeeded: edge >> 32) & 0xffff
        var y1 = Int32(truncatingIfNeeded: edge >> 48)
        if y0 == y1 { return }
        var sign: Float = 1
        if y0 > y1 {
            swap(&x0, &x1)
            swap(&y0, &y1)
            sign = -1
        }
        let top = Float(y0) * (1 / 2048)
        let bottom = Float(y1) * (1 / 2048)
        let start = Float(x0) * (1 / 2048)
        let slope = Float(x1 &- x0) / Float(y1 &- y0)
        var row = y0 >> 11
        let lastRow = (y1 &- 1) >> 11
        var upperY = top
        var upperX = start
        let leftHalf = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let rightHalf = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        while row <= lastRow {
            let rowBottom = Float(row &+ 1)
            let lowerY = rowBottom < bottom ? rowBottom : bottom
            let lowerX = start + (lowerY - top) * slope
            let span = taiji_row_span(upperX, lowerX)
            let height = (lowerY - upperY) * sign
            let steepness = height * 0.5 / span.y
            let pixels = unsafe bank + (Int(row) * 24 + 8)
            // Nothing is covered left of the edge; the half of the row there is left alone.
            if span.x < 8 {
                unsafe taiji_storef8(
                    pixels, taiji_add8(taiji_loadf8(pixels), taiji_edge8(leftHalf, span.x, span.y, steepness))
                )
            }
            unsafe taiji_storef8(
                pixels + 8,
                taiji_add8(taiji_loadf8(pixels + 8), taiji_edge8(rightHalf, span.x, span.y, steepness)))
            if let heights = unsafe heights {
                unsafe heights[Int(row)] += height < 0 ? -height : height
                unsafe heights[16 + Int(row)] += height
            }
            upperY = lowerY
            upperX = lowerX
            row &+= 1
        }
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

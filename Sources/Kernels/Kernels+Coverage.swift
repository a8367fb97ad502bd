import CVector

extension Kernels {
    /// The exact-area coverage of a tile by a shape.
    ///
    /// For every row that an edge crosses, its contribution to all sixteen pixels is added at once (see
    /// `taiji_edge8`), so that there is no running sum along x and nothing to transpose. `backdrop` is the
    /// winding at the tile's upper left corner. Where the outline crosses the tile's left border at y the
    /// winding along the border changes from there on: that is what an edge with an end on the border says,
    /// and makes a tile depend on nothing but its own edges and its backdrop.
    ///
    /// - Parameter scratch: room for 272 floats.
    public static func coverage(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, evenOdd: Bool,
        scratch: UnsafeMutablePointer<Float>, into coverage: UnsafeMutablePointer<UInt8>
    ) {
        let winding = unsafe scratch
        let rows = unsafe scratch + 256
        unsafe leftBorder(edges: edges, count: count, backdrop: backdrop, into: rows)
        for row in 0..<16 {
            let start = unsafe taiji_splat8(rows[row])
            unsafe taiji_storef8(winding + row * 16, start)
            unsafe taiji_storef8(winding + row * 16 + 8, start)
        }
        for index in 0..<count {
            unsafe add(edge: edges[index], to: winding)
        }
        if evenOdd {
            for eighth in 0..<32 {
                unsafe taiji_store8(
                    coverage + eighth * 8, taiji_even_odd8(taiji_loadf8(winding + eighth * 8)))
            }
        } else {
            for eighth in 0..<32 {
                unsafe taiji_store8(
                    coverage + eighth * 8, taiji_winding8(taiji_loadf8(winding + eighth * 8)))
            }
        }
    }

    /// The mean winding along the left border in each of the sixteen rows.
    @inline(__always)
    private static func leftBorder(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, into rows: UnsafeMutablePointer<Float>
    ) {
        var upper = taiji_splat8(Float(backdrop))
        var lower = upper
        let upperBottoms = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let lowerBottoms = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        for index in 0..<count {
            let edge = unsafe edges[index]
            // An end in the corner is no crossing of the left border: the backdrop already knows it.
            if edge & 0xffff == 0, edge & 0xffff_0000 != 0 {
                let y = Float(Int32(truncatingIfNeeded: edge >> 16) & 0xffff) * (1 / 2048)
                upper = taiji_sub8(upper, taiji_below8(upperBottoms, y))
                lower = taiji_sub8(lower, taiji_below8(lowerBottoms, y))
            }
            if edge & 0xffff_0000_0000 == 0, edge >> 48 != 0 {
                let y = Float(Int32(truncatingIfNeeded: edge >> 48)) * (1 / 2048)
                upper = taiji_add8(upper, taiji_below8(upperBottoms, y))
                lower = taiji_add8(lower, taiji_below8(lowerBottoms, y))
            }
        }
        unsafe taiji_storef8(rows, upper)
        unsafe taiji_storef8(rows + 8, lower)
    }

    /// Adds one edge to the windings of the rows that it crosses.
    @inline(__always)
    private static func add(edge: UInt64, to winding: UnsafeMutablePointer<Float>) {
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
        let upperHalf = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let lowerHalf = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        while row <= lastRow {
            let rowBottom = Float(row &+ 1)
            let lowerY = rowBottom < bottom ? rowBottom : bottom
            let lowerX = start + (lowerY - top) * slope
            let span = taiji_row_span(upperX, lowerX)
            let steepness = (lowerY - upperY) * sign / span.y
            let pixels = unsafe winding + Int(row) * 16
            unsafe taiji_storef8(
                pixels, taiji_add8(taiji_loadf8(pixels), taiji_edge8(upperHalf, span.x, span.y, steepness)))
            unsafe taiji_storef8(
                pixels + 8,
                taiji_add8(taiji_loadf8(pixels + 8), taiji_edge8(lowerHalf, span.x, span.y, steepness)))
            upperY = lowerY
            upperX = lowerX
            row &+= 1
        }
    }
}

import CVector

extension Kernels {
    /// Fills runs of a row of tiles with their colours; `stride` is the distance between rows in pixels.
    ///
    /// One row of pixels after another, all runs of each: the processor fetches ahead along a row, and a run's next
    /// row lies in another page. Run by run this took twice as long where a frame is larger than the caches.
    public static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int,
        runs: UnsafePointer<taiji_run>, count: Int
    ) {
        for row in 0..<height {
            let line = unsafe target + row &* stride
            for index in 0..<count {
                let run = unsafe runs[index]
                unsafe fill(line + Int(run.left), Int(run.width), run.color)
            }
        }
    }

    @inline(__always)
    private static func fill(_ line: UnsafeMutablePointer<UInt32>, _ width: Int, _ color: UInt32) {
        if width < 8 {
            for x in 0..<width { unsafe line[x] = color }
            return
        }
        let eight = taiji_pixels8(color)
        var x = 0
        while x &+ 32 <= width {
            unsafe taiji_store32(line + x, eight)
            unsafe taiji_store32(line + (x &+ 8), eight)
            unsafe taiji_store32(line + (x &+ 16), eight)
            unsafe taiji_store32(line + (x &+ 24), eight)
            x &+= 32
        }
        while x &+ 8 <= width {
            unsafe taiji_store32(line + x, eight)
            x &+= 8
        }
        // The last store overlaps the one before instead of a loop over single pixels.
        unsafe taiji_store32(line + (width &- 8), eight)
    }

    /// Writes a tile to a framebuffer, of which the rest may be cut off.
    ///
    /// - Parameter compares: Whether what differs from what was there is found.
    /// - Returns: The first and last changed row and the first and last changed column in the four bytes
    ///   from the lowest up; `UInt32.max` where nothing was found to differ.
    public static func store(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int,
        height: Int, compares: Bool
    ) -> UInt32 {
        if !compares {
            for row in 0..<height {
                let (from, to) = unsafe (pixels + row &* 16, target + row &* stride)
                if width == 16 {
                    unsafe taiji_store32(to, taiji_load32(from))
                    unsafe taiji_store32(to + 8, taiji_load32(from + 8))
                } else {
                    for x in 0..<width { unsafe to[x] = from[x] }
                }
            }
            return .max
        }
        if width == 16 {
            return unsafe storeWide(pixels, to: target, stride: stride, height: height)
        }
        var top: UInt32 = 255
        var bottom: UInt32 = 0
        var left: UInt32 = 255
        var right: UInt32 = 0
        for row in 0..<height {
            for x in 0..<width {
                let pixel = unsafe pixels[row * 16 + x]
                if unsafe target[row * stride + x] == pixel { continue }
                unsafe target[row * stride + x] = pixel
                top = min(top, UInt32(row))
                bottom = UInt32(row)
                left = min(left, UInt32(x))
                right = max(right, UInt32(x))
            }
        }
        return top == 255 ? .max : top | bottom << 8 | left << 16 | right << 24
    }

    /// All rows of whole tiles are written: branches that skip those that have not changed are guessed wrongly too
    /// often. The comparison only finds what did.
    @inline(__always)
    private static func storeWide(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) -> UInt32 {
        var (rows, columns): (UInt32, UInt32) = (0, 0)
        for part in 0..<16 / taiji_lane_count() {
            let left = part &* taiji_lane_count()
            var changed: UInt32 = 0
            unsafe write(
                target + Int(left), stride, 0, Int32(truncatingIfNeeded: height), compares: true, &rows,
                &changed
            ) { unsafe taiji_load_pixels(pixels + Int($0 &* 16 &+ left)) }
            columns |= changed &<< UInt32(bitPattern: left)
        }
        return packed(rows: rows, columns: columns)
    }

    /// Writes a vector of pixels in the rows `first`..<`end`, and notes in which rows and columns something changed if
    /// it `compares`.
    @inline(__always)
    static func write(
        _ place: UnsafeMutablePointer<UInt32>, _ stride: Int, _ first: Int32, _ end: Int32, compares: Bool,
        _ rows: inout UInt32, _ columns: inout UInt32, _ pixels: (_ row: Int32) -> taiji_pixels
    ) {
        if !compares {
            for row in first..<end { unsafe taiji_store_pixels(place + Int(row) &* stride, pixels(row)) }
            return
        }
        for row in first..<end {
            let line = unsafe place + Int(row) &* stride
            let new = pixels(row)
            let changed = unsafe taiji_changed(new, taiji_load_pixels(line))
            unsafe taiji_store_pixels(line, new)
            columns |= changed
            rows |= (changed == 0 ? 0 : 1) &<< UInt32(bitPattern: row)
        }
    }

    /// What `store` returns, from a bit for each row and column in which something changed.
    @inline(__always)
    static func packed(rows: UInt32, columns: UInt32) -> UInt32 {
        if rows == 0 { return .max }
        return UInt32(rows.trailingZeroBitCount) | UInt32(31 - rows.leadingZeroBitCount) << 8
            | UInt32(columns.trailingZeroBitCount) << 16 | UInt32(31 - columns.leadingZeroBitCount) << 24
    }

    /// A tile in which one opaque colour lies over another through a shape: blended and written at once, to the
    /// same bytes as by `resolve`, `blendOpaque` and `store`.
    ///
    /// - Parameters:
    ///   - touched: What `accumulate` returned of the rows.
    ///   - compares: Whether what differs from what was there is found.
    /// - Returns: As ``store(_:to:stride:width:height:compares:)``.
    public static func storeMix(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, from: UInt32, to: UInt32,
        target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        let flat = unsafe flatCover(windings, evenOdd: evenOdd)
        var (rows, columns): (UInt32, UInt32) = (0, 0)
        let (below, above) = (taiji_one_pixel(from), taiji_one_pixel(to))
        func pixels(_ row: Int, _ column: Int32) -> taiji_pixels {
            if touched &>> UInt32(truncatingIfNeeded: row) & 1 != 0 {
                return unsafe taiji_mix_pixels(
                    below, above, cover(windings, row: row, column: column, evenOdd: evenOdd))
            }
            let one = unsafe flat[row]
            if one == 0 { return below }
            return one == 32767 ? above : taiji_mix_pixels(below, above, taiji_all_integers(one))
        }
        for part in 0..<16 / taiji_lane_count() {
            let left = part &* taiji_lane_count()
            let place = unsafe target + Int(left)
            var changed: UInt32 = 0
            unsafe write(
                place, stride, 0, Int32(truncatingIfNeeded: height), compares: compares, &rows, &changed
            ) { pixels(Int($0), left) }
            columns |= changed &<< UInt32(bitPattern: left)
        }
        return packed(rows: rows, columns: columns)
    }
}

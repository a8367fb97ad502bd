import CVector

extension Kernels {
    /// Fills a rectangle of a framebuffer; `stride` is the distance between rows in pixels.
    public static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, color: UInt32
    ) {
        let eight = taiji_pixels8(color)
        for row in 0..<height {
            let line = unsafe target + row * stride
            if width >= 8 {
                var x = 0
                while x <= width - 8 {
                    unsafe taiji_store32(line + x, eight)
                    x += 8
                }
                // The last store overlaps the one before instead of a loop over single pixels.
                unsafe taiji_store32(line + (width - 8), eight)
            } else {
                for x in 0..<width { unsafe line[x] = color }
            }
        }
    }

    /// Writes the rows of a tile that differ from what a framebuffer holds.
    ///
    /// - Returns: The first and last changed row and the first and last changed column in the four bytes
    ///   from the lowest up; `UInt32.max` where nothing differed.
    public static func store(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int,
        height: Int
    ) -> UInt32 {
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

    @inline(__always)
    static func storeWide(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) -> UInt32 {
        var changes = Changes()
        for row in 0..<height {
            unsafe changes.write(
                taiji_load32(pixels + row * 16), taiji_load32(pixels + row * 16 + 8),
                to: target + row * stride, row: UInt32(row))
        }
        return changes.packed
    }

    /// A tile in which one opaque colour lies over another through a shape: blended and written at once, to the
    /// same bytes as by `resolve`, `blendOpaque` and `store`.
    ///
    /// - Returns: As ``store(_:to:stride:width:height:)``.
    public static func storeMix(
        _ windings: UnsafePointer<Float>, evenOdd: Bool, from: UInt32, to: UInt32,
        target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) -> UInt32 {
        let below = taiji_unpack_first(taiji_pixels8(from))
        let step = taiji_mix_step(below, taiji_unpack_first(taiji_pixels8(to)))
        let start = taiji_mix_start(below)
        var changes = Changes()
        for row in 0..<height {
            let left = unsafe cover(windings, row: row, half: 0, evenOdd: evenOdd)
            let right = unsafe cover(windings, row: row, half: 1, evenOdd: evenOdd)
            unsafe changes.write(
                taiji_pack(
                    taiji_mix(step, start, taiji_wide_channels_first(left)),
                    taiji_mix(step, start, taiji_wide_channels_second(left))),
                taiji_pack(
                    taiji_mix(step, start, taiji_wide_channels_first(right)),
                    taiji_mix(step, start, taiji_wide_channels_second(right))),
                to: target + row * stride, row: UInt32(row))
        }
        return changes.packed
    }

    /// Which pixels of a tile were written with another value than they had.
    private struct Changes {
        private var left = taiji_pixels8(0)
        private var right = taiji_pixels8(0)
        private var rows: UInt32 = 0

        /// Writes a row of sixteen pixels unless they are there already.
        @inline(__always)
        mutating func write(
            _ newLeft: taiji_u8x32, _ newRight: taiji_u8x32, to line: UnsafeMutablePointer<UInt32>,
            row: UInt32
        ) {
            let differenceLeft = unsafe taiji_xor32(newLeft, taiji_load32(line))
            let differenceRight = unsafe taiji_xor32(newRight, taiji_load32(line + 8))
            if taiji_any(taiji_or32(differenceLeft, differenceRight)) {
                unsafe taiji_store32(line, newLeft)
                unsafe taiji_store32(line + 8, newRight)
                left = taiji_or32(left, differenceLeft)
                right = taiji_or32(right, differenceRight)
                rows |= 1 << row
            }
        }

        /// The first and last changed row and column in the four bytes from the lowest up; `UInt32.max` where
        /// nothing changed.
        @inline(__always)
        var packed: UInt32 {
            if rows == 0 { return .max }
            let columns = UInt32(taiji_changed_pixels(left)) | UInt32(taiji_changed_pixels(right)) << 8
            return UInt32(rows.trailingZeroBitCount) | UInt32(31 - rows.leadingZeroBitCount) << 8
                | UInt32(columns.trailingZeroBitCount) << 16 | UInt32(31 - columns.leadingZeroBitCount) << 24
        }
    }
}

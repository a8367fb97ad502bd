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

    private static func storeWide(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) -> UInt32 {
        var changedLeft = taiji_pixels8(0)
        var changedRight = changedLeft
        var top: UInt32 = 255
        var bottom: UInt32 = 0
        for row in 0..<height {
            let line = unsafe target + row * stride
            let newLeft = unsafe taiji_load32(pixels + row * 16)
            let newRight = unsafe taiji_load32(pixels + row * 16 + 8)
            let differenceLeft = unsafe taiji_xor32(newLeft, taiji_load32(line))
            let differenceRight = unsafe taiji_xor32(newRight, taiji_load32(line + 8))
            if taiji_any(taiji_or32(differenceLeft, differenceRight)) {
                unsafe taiji_store32(line, newLeft)
                unsafe taiji_store32(line + 8, newRight)
                changedLeft = taiji_or32(changedLeft, differenceLeft)
                changedRight = taiji_or32(changedRight, differenceRight)
                top = min(top, UInt32(row))
                bottom = UInt32(row)
            }
        }
        if top == 255 { return .max }
        let columns =
            UInt32(taiji_changed_pixels(changedLeft)) | UInt32(taiji_changed_pixels(changedRight)) << 8
        let left = UInt32(columns.trailingZeroBitCount)
        let right = UInt32(31 - columns.leadingZeroBitCount)
        return top | bottom << 8 | left << 16 | right << 24
    }
}

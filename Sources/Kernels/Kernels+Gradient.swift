import CVector

extension Kernels {
    /// A tile of a gradient as premultiplied pixels; (`x`, `y`) is the centre of its upper left pixel.
    ///
    /// Colours are computed from the position, not looked up: a gradient has no steps of its own. First come the
    /// positions of all pixels; mostly they lie between the same two stops.
    ///
    /// - Parameter positions: Room for 256 floats.
    public static func gradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, positions: UnsafeMutablePointer<Float>,
        into pixels: UnsafeMutablePointer<UInt32>
    ) {
        let left = taiji_add8(taiji_splat8(x), taiji_f32x8(0, 1, 2, 3, 4, 5, 6, 7))
        let right = taiji_add8(left, taiji_splat8(8))
        var least = taiji_splat8(.infinity)
        var greatest = taiji_splat8(-.infinity)
        for row in 0..<16 {
            let line = y + Float(row)
            let a = unsafe taiji_gradient_position8(gradient, left, line)
            let b = unsafe taiji_gradient_position8(gradient, right, line)
            unsafe taiji_storef8(positions + row * 16, a)
            unsafe taiji_storef8(positions + row * 16 + 8, b)
            least = taiji_min8(taiji_min8(least, a), b)
            greatest = taiji_max8(taiji_max8(greatest, a), b)
        }
        let count = unsafe Int(gradient.pointee.part_count)
        let parts = unsafe gradient.pointee.parts.unsafelyUnwrapped
        var (first, last) = (0, count - 1)
        // Where some pixels may have no position, no part is left out.
        if unsafe gradient.pointee.has_gaps == 0 {
            let (low, high) = (taiji_least8(least), taiji_greatest8(greatest))
            while first + 1 < count, unsafe parts[first + 1].offset <= low { first += 1 }
            while last > first, unsafe parts[last].offset > high { last -= 1 }
            if first == last {
                for part in 0..<32 {
                    unsafe taiji_storeu8(
                        pixels + part * 8,
                        taiji_gradient_pixels8(parts + first, taiji_loadf8(positions + part * 8)))
                }
                return
            }
        }
        for part in 0..<32 {
            let position = unsafe taiji_loadf8(positions + part * 8)
            var found = unsafe taiji_gradient_select8(parts + first, position, taiji_zero_pixels())
            for index in (first + 1)..<(last + 1) {
                found = unsafe taiji_gradient_select8(parts + index, position, found)
            }
            unsafe taiji_storeu8(pixels + part * 8, found)
        }
    }
}

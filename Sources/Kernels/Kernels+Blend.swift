import CVector

extension Kernels {
    /// A tile of one premultiplied colour over `pixels` through `coverage`.
    public static func blendSolid(
        _ color: UInt32, coverage: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let source = taiji_pixels8(color)
        let wide = taiji_widen_low(source)
        let alpha = taiji_widen_low(taiji_spread_alpha(source))
        for eighth in 0..<32 {
            let place = unsafe pixels + eighth * 8
            let mask = unsafe taiji_spread(taiji_load8(coverage + eighth * 8))
            unsafe taiji_store32(place, taiji_over_solid(taiji_load32(place), mask, wide, alpha))
        }
    }

    /// A tile of premultiplied pixels over `pixels` through `coverage`.
    public static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for eighth in 0..<32 {
            let place = unsafe pixels + eighth * 8
            let mask = unsafe taiji_spread(taiji_load8(coverage + eighth * 8))
            unsafe taiji_store32(
                place, taiji_over_pixels(taiji_load32(place), mask, taiji_load32(source + eighth * 8)))
        }
    }

    /// Multiplies a tile's coverage by `factor`/255, rounded.
    public static func fade(_ coverage: UnsafeMutablePointer<UInt8>, by factor: UInt8) {
        for part in 0..<8 {
            let place = unsafe coverage + part * 32
            unsafe taiji_store32(place, taiji_scale32(taiji_load32(place), UInt16(factor)))
        }
    }
}

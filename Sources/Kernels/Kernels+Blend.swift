import CVector

extension Kernels {
    /// A tile of one opaque colour over `pixels` through `coverage`.
    public static func blendOpaque(
        _ color: UInt32, coverage: UnsafePointer<Int16>, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let to = taiji_unpack_first(taiji_pixels8(color))
        for part in 0..<32 {
            let place = unsafe pixels + part * 8
            let cover = unsafe taiji_loads8(coverage + part * 8)
            let target = unsafe taiji_load32(place)
            let first = taiji_unpack_first(target)
            let second = taiji_unpack_second(target)
            unsafe taiji_store32(
                place,
                taiji_pack(
                    taiji_mix(taiji_mix_step(first, to), taiji_mix_start(first), taiji_channels_first(cover)),
                    taiji_mix(
                        taiji_mix_step(second, to), taiji_mix_start(second), taiji_channels_second(cover))))
        }
    }

    /// A tile of one premultiplied colour over `pixels` through `coverage`.
    public static func blendSolid(
        _ color: UInt32, coverage: UnsafePointer<Int16>, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let source = taiji_pixels8(color)
        let wide = taiji_unpack_first(source)
        let alpha = taiji_unpack_first(taiji_spread_alpha(source))
        for part in 0..<32 {
            let place = unsafe pixels + part * 8
            let cover = unsafe taiji_loads8(coverage + part * 8)
            let target = unsafe taiji_load32(place)
            unsafe taiji_store32(
                place,
                taiji_pack(
                    taiji_over(wide, alpha, taiji_unpack_first(target), taiji_channels_first(cover)),
                    taiji_over(wide, alpha, taiji_unpack_second(target), taiji_channels_second(cover))))
        }
    }

    /// A tile of premultiplied pixels over `pixels` through `coverage`.
    public static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for part in 0..<32 {
            let place = unsafe pixels + part * 8
            let cover = unsafe taiji_loads8(coverage + part * 8)
            let target = unsafe taiji_load32(place)
            let over = unsafe taiji_load32(source + part * 8)
            let alpha = taiji_spread_alpha(over)
            unsafe taiji_store32(
                place,
                taiji_pack(
                    taiji_over(
                        taiji_unpack_first(over), taiji_unpack_first(alpha), taiji_unpack_first(target),
                        taiji_channels_first(cover)),
                    taiji_over(
                        taiji_unpack_second(over), taiji_unpack_second(alpha), taiji_unpack_second(target),
                        taiji_channels_second(cover))))
        }
    }
}

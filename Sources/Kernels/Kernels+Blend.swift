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
                    taiji_mix(taiji_subs16(to, first), first, taiji_channels_first(cover)),
                    taiji_mix(
                        taiji_subs16(to, second), second, taiji_channels_second(cover))))
        }
    }

    /// A tile of one opaque colour over `pixels` through a shape: the same bytes as by `resolve` and `blendOpaque`.
    public static func blendShape(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, color: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let flat = unsafe flatCover(windings, evenOdd: evenOdd)
        let full = taiji_pixels8(color)
        let to = taiji_unpack_first(full)
        var cells = touched
        for row in 0..<16 {
            for half in 0..<2 {
                let place = unsafe pixels + (row &* 16 &+ half &* 8)
                defer { cells &>>= 1 }
                var covered: taiji_i32x8
                if cells & 1 == 0 {
                    let one = unsafe flat[half &* 16 &+ row]
                    if one == 0 { continue }
                    if one == 32767 {
                        unsafe taiji_store32(place, full)
                        continue
                    }
                    covered = taiji_integers8(one)
                } else {
                    covered = unsafe cover(windings, row: row, half: half, evenOdd: evenOdd)
                }
                let target = unsafe taiji_load32(place)
                let (first, second) = (taiji_unpack_first(target), taiji_unpack_second(target))
                unsafe taiji_store32(
                    place,
                    taiji_pack(
                        taiji_mix(taiji_subs16(to, first), first, taiji_wide_channels_first(covered)),
                        taiji_mix(taiji_subs16(to, second), second, taiji_wide_channels_second(covered))))
            }
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

    /// Opaque pixels over `pixels` through `coverage` in the cells of a tile that are marked in `cells`.
    public static func mixPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>, cells: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        var open = cells
        while open != 0 {
            let cell = open.trailingZeroBitCount
            open &= open &- 1
            let place = unsafe pixels + cell &* 8
            let cover = unsafe taiji_loads8(coverage + cell &* 8)
            let to = unsafe taiji_load32(source + cell &* 8)
            let target = unsafe taiji_load32(place)
            let (first, second) = (taiji_unpack_first(target), taiji_unpack_second(target))
            unsafe taiji_store32(
                place,
                taiji_pack(
                    taiji_mix(
                        taiji_subs16(taiji_unpack_first(to), first), first,
                        taiji_channels_first(cover)),
                    taiji_mix(
                        taiji_subs16(taiji_unpack_second(to), second), second,
                        taiji_channels_second(cover))))
        }
    }

    /// Premultiplied pixels over `pixels` through `coverage` in the cells of a tile that are marked in `cells`.
    public static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>, cells: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        var open = cells
        while open != 0 {
            let cell = open.trailingZeroBitCount
            open &= open &- 1
            let place = unsafe pixels + cell &* 8
            let cover = unsafe taiji_loads8(coverage + cell &* 8)
            let target = unsafe taiji_load32(place)
            let over = unsafe taiji_load32(source + cell &* 8)
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

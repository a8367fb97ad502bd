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
    ///
    /// - Parameter touched: What `accumulate` returned of the rows.
    public static func blendShape(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, color: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let flat = unsafe flatCover(windings, evenOdd: evenOdd)
        let full = taiji_one_pixel(color)
        for row in 0..<16 {
            let isTouched = touched &>> UInt32(truncatingIfNeeded: row) & 1 != 0
            let one = unsafe flat[row]
            if !isTouched, one == 0 { continue }
            var column: Int32 = 0
            while column < 16 {
                let place = unsafe pixels + (row &* 16 &+ Int(column))
                let covered =
                    isTouched
                    ? unsafe cover(windings, row: row, column: column, evenOdd: evenOdd)
                    : taiji_all_integers(one)
                unsafe taiji_store_pixels(place, taiji_mix_pixels(taiji_load_pixels(place), full, covered))
                column &+= taiji_lane_count()
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

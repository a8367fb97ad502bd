import CVector

extension Kernels {
    /// The cells of a tile of a gradient that are marked in `cells`, and maybe others, as premultiplied pixels;
    /// (`x`, `y`) is the centre of the tile's upper left pixel.
    ///
    /// Colours are computed from the position, not looked up: a gradient has no steps of its own. Most tiles of linear
    /// and conic gradients lie between two stops and far from what is special (`taiji_gradient_tile`). For others the
    /// positions of all pixels come first.
    ///
    /// - Parameter positions: Room for 256 floats.
    public static func gradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, cells: UInt32,
        positions: UnsafeMutablePointer<Float>, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        var tile = unsafe taiji_gradient_find_tile(gradient, x, y)
        if !tile.is_found { return unsafe generalGradient(gradient, x, y, cells, positions, pixels) }
        eachVector(16) { row, part, mask in
            if cells & mask == 0 { return }
            let shares = unsafe taiji_gradient_shares(&tile, row, part)
            unsafe taiji_store_pixels(
                pixels + Int(row &* 16 &+ part &* taiji_lane_count()),
                taiji_pack_channels(taiji_gradient_low(&tile, shares), taiji_gradient_high(&tile, shares)))
        }
    }

    /// An opaque gradient over `pixels` through `coverage`: the bytes that `gradient` and `mixPixels` make.
    ///
    /// - Parameters:
    ///   - cells: Those in which anything may be covered.
    ///   - source: Room for 256 pixels.
    public static func mixGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>,
        cells: UInt32, positions: UnsafeMutablePointer<Float>, source: UnsafeMutablePointer<UInt32>,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        var tile = unsafe taiji_gradient_find_tile(gradient, x, y)
        if !tile.is_found {
            unsafe generalGradient(gradient, x, y, cells, positions, source)
            return unsafe mixPixels(source, coverage: coverage, cells: cells, over: pixels)
        }
        eachVector(16) { row, part, mask in
            if cells & mask == 0 { return }
            let place = Int(row &* 16 &+ part &* taiji_lane_count())
            let shares = unsafe taiji_gradient_shares(&tile, row, part)
            unsafe taiji_store_pixels(
                pixels + place,
                taiji_mix_wide(
                    taiji_load_pixels(pixels + place), taiji_gradient_low(&tile, shares),
                    taiji_gradient_high(&tile, shares), taiji_load_cover(coverage + place)))
        }
    }

    /// A tile in which an opaque gradient lies over one opaque colour, written at once: the same bytes as by
    /// `mixGradient` and `store`.
    ///
    /// - Parameters:
    ///   - coverage: Nil where the gradient covers the tile.
    ///   - cells: Those in which anything may be covered.
    ///   - source: Room for 256 pixels.
    public static func storeGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>?,
        cells: UInt32, from: UInt32, positions: UnsafeMutablePointer<Float>,
        source: UnsafeMutablePointer<UInt32>, target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) {
        let beneath = taiji_one_pixel(from)
        var tile = unsafe taiji_gradient_find_tile(gradient, x, y)
        if !tile.is_found { unsafe generalGradient(gradient, x, y, cells, positions, source) }
        eachVector(Int32(truncatingIfNeeded: height)) { row, part, mask in
            let left = Int(part &* taiji_lane_count())
            let place = unsafe target + (Int(row) &* stride &+ left)
            if cells & mask == 0 { return unsafe taiji_store_pixels(place, beneath) }
            let index = Int(row) &* 16 &+ left
            var (low, high): (taiji_channels, taiji_channels)
            if tile.is_found {
                let shares = unsafe taiji_gradient_shares(&tile, row, part)
                low = unsafe taiji_gradient_low(&tile, shares)
                high = unsafe taiji_gradient_high(&tile, shares)
            } else {
                let pixels = unsafe taiji_load_pixels(source + index)
                low = taiji_unpack_low(pixels)
                high = taiji_unpack_high(pixels)
            }
            guard let coverage = unsafe coverage else {
                return unsafe taiji_store_pixels(place, taiji_pack_channels(low, high))
            }
            unsafe taiji_store_pixels(
                place, taiji_mix_wide(beneath, low, high, taiji_load_cover(coverage + index)))
        }
    }

    /// Hands on each vector of pixels in a tile's first `height` rows, with the bits of its cells.
    @inline(__always)
    private static func eachVector(
        _ height: Int32, _ body: (_ row: Int32, _ part: Int32, _ mask: UInt32) -> Void
    ) {
        let count = taiji_lane_count()
        var mask: UInt32 = count == 16 ? 3 : 1
        for row in 0..<height {
            for part in 0..<(16 / count) {
                body(row, part, mask)
                mask = mask &<< UInt32(bitPattern: count &>> 3)
            }
        }
    }
}

/// Any gradient, in a function of its own: it is long, and seldom needed. A static one would become a weak symbol.
@inline(never)
func generalGradient(
    _ gradient: UnsafePointer<taiji_gradient>, _ x: Float, _ y: Float, _ cells: UInt32,
    _ positions: UnsafeMutablePointer<Float>, _ pixels: UnsafeMutablePointer<UInt32>
) {
    let left = taiji_add8(taiji_splat8(x), taiji_f32x8(0, 1, 2, 3, 4, 5, 6, 7))
    let right = taiji_add8(left, taiji_splat8(8))
    var least = taiji_splat8(.infinity)
    var greatest = taiji_splat8(-.infinity)
    var open = cells
    while open != 0 {
        let cell = open.trailingZeroBitCount
        open &= open &- 1
        let line = y + Float(Int32(truncatingIfNeeded: cell &>> 1))
        let position = unsafe taiji_gradient_position8(gradient, cell & 1 == 0 ? left : right, line)
        unsafe taiji_storef8(positions + cell &* 8, position)
        least = taiji_min8(least, position)
        greatest = taiji_max8(greatest, position)
    }
    open = cells
    let count = unsafe Int(gradient.pointee.part_count)
    let parts = unsafe gradient.pointee.parts.unsafelyUnwrapped
    var (first, last) = (0, count - 1)
    // Where some pixels may have no position, no part is left out.
    if unsafe gradient.pointee.has_gaps == 0 {
        let (low, high) = (taiji_least8(least), taiji_greatest8(greatest))
        while first + 1 < count, unsafe parts[first + 1].offset <= low { first += 1 }
        while last > first, unsafe parts[last].offset > high { last -= 1 }
        if first == last {
            while open != 0 {
                let cell = open.trailingZeroBitCount
                open &= open &- 1
                unsafe taiji_storeu8(
                    pixels + cell &* 8,
                    taiji_gradient_pixels8(parts + first, taiji_loadf8(positions + cell &* 8)))
            }
            return
        }
    }
    while open != 0 {
        let cell = open.trailingZeroBitCount
        open &= open &- 1
        let position = unsafe taiji_loadf8(positions + cell &* 8)
        var found = unsafe taiji_gradient_select8(parts + first, position, taiji_zero_pixels())
        for index in (first + 1)..<(last + 1) {
            found = unsafe taiji_gradient_select8(parts + index, position, found)
        }
        unsafe taiji_storeu8(pixels + cell &* 8, found)
    }
}

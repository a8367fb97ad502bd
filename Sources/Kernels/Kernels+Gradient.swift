import CVector

extension Kernels {
    /// The cells of a tile of a gradient that are marked in `cells`, as premultiplied pixels; (`x`, `y`) is the centre
    /// of the tile's upper left pixel.
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
        if tile.is_found {
            var open = cells
            while open != 0 {
                let cell = open.trailingZeroBitCount
                open &= open &- 1
                let share = unsafe taiji_gradient_share8(&tile, Int32(truncatingIfNeeded: cell))
                unsafe taiji_store32(
                    pixels + cell &* 8,
                    taiji_pack(
                        taiji_gradient_channels(&tile, taiji_wide_channels_first(share)),
                        taiji_gradient_channels(&tile, taiji_wide_channels_second(share))))
            }
            return
        }
        unsafe generalGradient(gradient, x, y, cells, positions, pixels)
    }

    /// The same of an opaque gradient over `pixels` through `coverage`: the bytes that `gradient` and `mixPixels` make.
    ///
    /// - Parameter source: Room for 256 pixels.
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
        var open = cells
        while open != 0 {
            let cell = open.trailingZeroBitCount
            open &= open &- 1
            let place = unsafe pixels + cell &* 8
            let share = unsafe taiji_gradient_share8(&tile, Int32(truncatingIfNeeded: cell))
            let cover = unsafe taiji_loads8(coverage + cell &* 8)
            let target = unsafe taiji_load32(place)
            let (first, second) = (taiji_unpack_first(target), taiji_unpack_second(target))
            unsafe taiji_store32(
                place,
                taiji_pack(
                    taiji_mix(
                        taiji_subs16(
                            taiji_gradient_channels(&tile, taiji_wide_channels_first(share)), first),
                        first, taiji_channels_first(cover)),
                    taiji_mix(
                        taiji_subs16(
                            taiji_gradient_channels(&tile, taiji_wide_channels_second(share)), second),
                        second, taiji_channels_second(cover))))
        }
    }

    /// A tile in which an opaque gradient lies over one opaque colour, written at once: the same bytes as by
    /// `mixGradient` and `store`.
    ///
    /// - Parameters:
    ///   - coverage: Nil where the gradient covers the tile.
    ///   - source: Room for 256 pixels.
    public static func storeGradient(
        _ gradient: UnsafePointer<taiji_gradient>, x: Float, y: Float, coverage: UnsafePointer<Int16>?,
        cells: UInt32, from: UInt32, positions: UnsafeMutablePointer<Float>,
        source: UnsafeMutablePointer<UInt32>, target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) {
        var tile = unsafe taiji_gradient_find_tile(gradient, x, y)
        if tile.is_found {
            return unsafe storeGradient(
                coverage, cells, from, target, stride, height,
                { unsafe taiji_gradient_channels(&tile, taiji_wide_channels_first($0)) },
                { unsafe taiji_gradient_channels(&tile, taiji_wide_channels_second($0)) },
                { unsafe taiji_gradient_share8(&tile, $0) })
        }
        unsafe generalGradient(gradient, x, y, cells, positions, source)
        unsafe storeGradient(
            coverage, cells, from, target, stride, height, { taiji_unpack_first($0) },
            { taiji_unpack_second($0) }, { unsafe taiji_load32(source + Int($0 &* 8)) })
    }

    /// Writes a tile whose cells' channels come in two steps, the second of which is done for halves.
    @inline(__always)
    private static func storeGradient<Cell>(
        _ coverage: UnsafePointer<Int16>?, _ cells: UInt32, _ from: UInt32,
        _ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ height: Int,
        _ first: (Cell) -> taiji_i16x16, _ second: (Cell) -> taiji_i16x16, _ cell: (Int32) -> Cell
    ) {
        let beneath = taiji_pixels8(from)
        let channels = taiji_unpack_first(beneath)
        var line = unsafe target
        for row in 0..<Int32(truncatingIfNeeded: height) {
            for half in Int32(0)..<2 {
                let index = row &* 2 &+ half
                let place = unsafe line + Int(half &* 8)
                if cells &>> UInt32(bitPattern: index) & 1 == 0 {
                    unsafe taiji_store32(place, beneath)
                    continue
                }
                let found = cell(index)
                guard let coverage = unsafe coverage else {
                    unsafe taiji_store32(place, taiji_pack(first(found), second(found)))
                    continue
                }
                let cover = unsafe taiji_loads8(coverage + Int(index &* 8))
                unsafe taiji_store32(
                    place,
                    taiji_pack(
                        taiji_mix(
                            taiji_subs16(first(found), channels), channels, taiji_channels_first(cover)),
                        taiji_mix(
                            taiji_subs16(second(found), channels), channels, taiji_channels_second(cover))))
            }
            unsafe line += stride
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

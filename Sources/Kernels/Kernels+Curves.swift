import CVector

// Tiles through which one or two curves run from border to border: see `taiji_curve`.
//
// A vector of columns is worked on from the top down. Above the first row that a curve touches and below the last one
// each row is covered wholly or not at all, so that there are three loops without a choice to make in each row; where
// nearly all rows are touched all of them are mixed, since how often such short loops run is guessed wrongly. What
// differs between one curve and two comes as functions, not in a type of their own, whose copying would be a weak
// symbol.
extension Kernels {
    /// The coverage of a tile through which one or two curves run.
    ///
    /// - Parameter backdrop: The winding at the tile's upper left corner.
    /// - Returns: A bit for each cell, eight pixels of a row, in which anything is covered, row by row.
    public static func resolveCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        into coverage: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        var covered = taiji_covered()
        unsafe eachPart(curves, count, backdrop, evenOdd) { part, span, cover in
            let left = part &* taiji_lane_count()
            // Three loops instead of choices that are guessed well took longer here.
            for row in Int32(0)..<16 {
                var values = taiji_all_integers(0)
                if row >= span.first, row < span.end {
                    values = cover(row)
                } else if row < span.first ? span.covers_above : span.covers_below {
                    values = taiji_all_integers(32767)
                }
                unsafe taiji_put_cover(coverage, &covered, row, left, values)
            }
        }
        return unsafe taiji_covered_cells(&covered)
    }

    /// A tile of one opaque colour over `pixels` through one or two curves: the same bytes as by `resolveCurves` and
    /// `blendOpaque`.
    public static func blendCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool, color: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let full = taiji_one_pixel(color)
        unsafe eachPart(curves, count, backdrop, evenOdd) { part, span, cover in
            let place = unsafe pixels + Int(part &* taiji_lane_count())
            if span.covers_above { unsafe fill(place, 16, 0, span.first, full) }
            for row in span.first..<span.end {
                let target = unsafe place + Int(row &* 16)
                unsafe taiji_store_pixels(
                    target, taiji_mix_pixels(taiji_load_pixels(target), full, cover(row)))
            }
            if span.covers_below { unsafe fill(place, 16, span.end, 16, full) }
        }
    }

    /// A tile in which one opaque colour lies over another through one or two curves: blended and written at once, to
    /// the same bytes as by `resolveCurves`, `blendOpaque` and `store`.
    ///
    /// - Parameter compares: Whether what differs from what was there is found.
    /// - Returns: As ``store(_:to:stride:width:height:compares:)``.
    public static func storeMixCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool, from: UInt32,
        to: UInt32, target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        let (below, above) = (taiji_one_pixel(from), taiji_one_pixel(to))
        return unsafe store(
            curves, count, backdrop, evenOdd, inside: above, outside: below, target, stride, height, compares
        ) { taiji_mix_pixels(below, above, $0) }
    }

    /// A tile in which colours lie over each other and over `from` where one or two curves cover it, and where they do
    /// not. Shapes that abut share an edge, of which the coverage is worked out once.
    ///
    /// - Parameter compares: Whether what differs from what was there is found.
    /// - Returns: As ``store(_:to:stride:width:height:compares:)``.
    public static func mixLayers(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        layers: UnsafePointer<taiji_layer>, layerCount: Int, from: UInt32,
        target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        var (covered, uncovered) = (from, from)
        for index in 0..<layerCount {
            let layer = unsafe layers[index]
            if layer.flip == 0 { covered = layer.color } else { uncovered = layer.color }
        }
        let (inside, outside) = (taiji_one_pixel(covered), taiji_one_pixel(uncovered))
        let (low, high) = (taiji_unpack_low(taiji_one_pixel(from)), taiji_unpack_high(taiji_one_pixel(from)))
        return unsafe store(
            curves, count, backdrop, evenOdd, inside: inside, outside: outside, target, stride, height,
            compares
        ) { cover in
            var (low, high) = (low, high)
            for index in 0..<layerCount {
                let layer = unsafe layers[index]
                let (color, share) = (taiji_one_pixel(layer.color), taiji_flipped(cover, layer.flip))
                low = taiji_mix_toward(low, taiji_unpack_low(color), taiji_spread_low(share))
                high = taiji_mix_toward(high, taiji_unpack_high(color), taiji_spread_high(share))
            }
            return taiji_pack_channels(low, high)
        }
    }

    /// Writes a tile: what is all `inside` the curves or all `outside` of them, and what is `mixed` by coverage.
    @inline(__always)
    private static func store(
        _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
        inside: taiji_pixels, outside: taiji_pixels, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int,
        _ height: Int, _ compares: Bool, mixed: (_ cover: taiji_integers) -> taiji_pixels
    ) -> UInt32 {
        var (rows, columns): (UInt32, UInt32) = (0, 0)
        let end = Int32(truncatingIfNeeded: height)
        unsafe eachPart(curves, count, backdrop, evenOdd) { part, span, cover in
            let left = part &* taiji_lane_count()
            let place = unsafe target + Int(left)
            var (first, last) = (min(span.first, end), min(span.end, end))
            if isNearlyAll(last &- first) { (first, last) = (0, end) }
            let (top, bottom) = (span.covers_above ? inside : outside, span.covers_below ? inside : outside)
            var changed: UInt32 = 0
            unsafe write(place, stride, 0, first, compares: compares, &rows, &changed) { _ in top }
            unsafe write(place, stride, first, last, compares: compares, &rows, &changed) { mixed(cover($0)) }
            unsafe write(place, stride, last, end, compares: compares, &rows, &changed) { _ in bottom }
            columns |= changed &<< UInt32(bitPattern: left)
        }
        return packed(rows: rows, columns: columns)
    }

    /// Whether so many of a tile's rows are touched that to mix the others too is faster than to tell them apart: a turning
    /// taiji takes 1 to 2 % less so, and 3 to 7 % more where all rows are always mixed.
    @inline(__always)
    private static func isNearlyAll(_ rows: Int32) -> Bool { rows >= 10 }

    /// Hands on each vector of columns, what of it is to be worked out, and a row's coverage.
    @inline(__always)
    private static func eachPart(
        _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32, _ evenOdd: Bool,
        _ body: (_ part: Int32, _ span: taiji_curve_span, _ cover: (_ row: Int32) -> taiji_integers) -> Void
    ) {
        let parts = 16 / taiji_lane_count()
        if count == 2 {
            var pair = taiji_curve_pair()
            unsafe taiji_curve_find_pair(curves, backdrop, &pair)
            for part in 0..<parts {
                var (one, other) = (taiji_curve_columns(), taiji_curve_columns())
                unsafe taiji_curve_find_columns(curves, part, &one)
                unsafe taiji_curve_find_columns(curves + 1, part, &other)
                body(part, unsafe taiji_curve_pair_span(&pair, &one, &other)) {
                    unsafe taiji_curve_pair_cover(&pair, &one, &other, $0)
                }
            }
        } else {
            var sides = taiji_curve_sides()
            unsafe taiji_curve_find_sides(curves, backdrop, evenOdd, &sides)
            for part in 0..<parts {
                var columns = taiji_curve_columns()
                unsafe taiji_curve_find_columns(curves, part, &columns)
                body(part, unsafe taiji_curve_sides_span(&sides, &columns)) {
                    unsafe taiji_curve_sides_cover(&sides, &columns, $0)
                }
            }
        }
    }

    @inline(__always)
    private static func fill(
        _ place: UnsafeMutablePointer<UInt32>, _ stride: Int, _ first: Int32, _ end: Int32,
        _ pixels: taiji_pixels
    ) {
        for row in first..<end { unsafe taiji_store_pixels(place + Int(row) &* stride, pixels) }
    }
}

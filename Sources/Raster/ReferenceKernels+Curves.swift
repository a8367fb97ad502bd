import CVector

/// Tiles through which one or two curves run, in plain loops.
extension ReferenceKernels {
    private static func fine(_ value: Float) -> Float { (value + 192) - 192 }

    /// How far pixel `place` is from a curve, and what this cuts off it: see `taiji_curve_find_reach`.
    private static func reach(_ curve: taiji_curve, _ place: Int) -> (distance: Float, cut: Float) {
        let (u, v) = (Float(place % 16) - 7.5, Float(place / 16) - 7.5)
        let bow = unsafe withUnsafePointer(to: curve) { unsafe taiji_curve_find_bow($0) }
        let across = fine(curve.distance - u * (u * curve.bend + curve.normal_x))
        let mean = fine(curve.bend * bow.mean)
        let down = fine(0 - v * (v * curve.bend + curve.normal_y))
        let halfX = fine(max(abs(u * curve.bend + curve.normal_x * 0.5), 1 / 2048))
        let halfY = fine(max(abs(v * curve.bend + curve.normal_y * 0.5), 1 / 2048))
        let along = (across - mean) + down
        let distance = along - along * along * (curve.bend * (1 - bow.square))
        let depth = abs(distance)
        let outer = max(halfX + halfY - depth, 0)
        let inner = max(abs(halfX - halfY) - depth, 0)
        return (distance, ((outer - inner) * (outer + inner)) * ((0.5 / halfX) * (32767 / 4 / halfY)))
    }

    /// How many 32767ths of pixel `place` are on a curve's higher side, less half of them: see `taiji_curve_share`.
    private static func share(_ curve: taiji_curve, _ place: Int) -> Float {
        let (distance, cut) = reach(curve, place)
        return distance.sign == .minus ? -(16383.5 - cut) : 16383.5 - cut
    }

    /// The winding on the lower side of all curves.
    private static func lowest(_ curves: UnsafePointer<taiji_curve>, _ count: Int, _ backdrop: Int32) -> Int32
    {
        var lowest = backdrop
        for index in 0..<count where unsafe taiji_curve_holds_corner(curves + index) { lowest -= 1 }
        return lowest
    }

    private static func coverage(
        _ curves: UnsafePointer<taiji_curve>, _ count: Int, _ lowest: Int32, _ place: Int, evenOdd: Bool
    ) -> Int16 {
        if count == 2 {
            let winding =
                unsafe (share(curves[0], place) + share(curves[1], place)) + Float((lowest + 1) * 32767)
            return Int16(min(abs(winding), 32767) + 0.5)
        }
        func isCovered(_ winding: Int32) -> Bool { evenOdd ? winding & 1 != 0 : winding != 0 }
        let (lower, higher) = (isCovered(lowest), isCovered(lowest + 1))
        if lower == higher { return lower ? 32767 : 0 }
        let (distance, cut) = unsafe reach(curves[0], place)
        // From 2²³ on a float's last bit is a one: the sum is rounded once, to a whole number.
        let isInside = distance.sign == .minus ? lower : higher
        let rounded: Float = isInside ? (0x1p23 + 32767) - cut : 0x1p23 + cut
        return Int16(rounded - 0x1p23)
    }

    /// See `Kernels.resolveCurves`.
    package static func resolveCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        into cover: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        let lowest = unsafe lowest(curves, count, backdrop)
        var covered: UInt32 = 0
        for place in 0..<256 {
            unsafe cover[place] = coverage(curves, count, lowest, place, evenOdd: evenOdd)
            if unsafe cover[place] != 0 { covered |= 1 << UInt32(place / 8) }
        }
        return covered
    }

    /// See `Kernels.blendCurves`.
    package static func blendCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        color: UInt32, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let lowest = unsafe lowest(curves, count, backdrop)
        for place in 0..<256 {
            unsafe pixels[place] = Pixel.mix(
                pixels[place], color, coverage(curves, count, lowest, place, evenOdd: evenOdd))
        }
    }

    /// See `Kernels.storeMixCurves`.
    package static func storeMixCurves(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        from: UInt32, to: UInt32, target: UnsafeMutablePointer<UInt32>,
        stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        let lowest = unsafe lowest(curves, count, backdrop)
        return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tile in
            let pixels = unsafe tile.baseAddress.unsafelyUnwrapped
            for place in 0..<256 {
                unsafe (pixels + place).initialize(
                    to: Pixel.mix(from, to, coverage(curves, count, lowest, place, evenOdd: evenOdd)))
            }
            return unsafe store(
                pixels, to: target, stride: stride, width: 16, height: height, compares: compares)
        }
    }

    /// See `Kernels.mixLayers`.
    package static func mixLayers(
        _ curves: UnsafePointer<taiji_curve>, count: Int, backdrop: Int32, evenOdd: Bool,
        layers: UnsafePointer<taiji_layer>, layerCount: Int, from: UInt32,
        target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        let lowest = unsafe lowest(curves, count, backdrop)
        return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tile in
            let pixels = unsafe tile.baseAddress.unsafelyUnwrapped
            for place in 0..<256 {
                let cover = unsafe coverage(curves, count, lowest, place, evenOdd: evenOdd)
                var pixel = from
                for index in 0..<layerCount {
                    let layer = unsafe layers[index]
                    pixel = Pixel.mix(pixel, layer.color, layer.flip == 0 ? cover : 32767 - cover)
                }
                unsafe (pixels + place).initialize(to: pixel)
            }
            return unsafe store(
                pixels, to: target, stride: stride, width: 16, height: height, compares: compares)
        }
    }
}

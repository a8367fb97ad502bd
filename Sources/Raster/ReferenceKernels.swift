/// The kernels as plain loops: what the vectors must agree with to the last bit. Slow, and only for tests
/// and for `SIMDLevel.scalar`.
@safe
package enum ReferenceKernels {
    private struct Edge {
        var x0: Float
        var y0: Float
        var x1: Float
        var y1: Float

        init(_ packed: UInt64) {
            func part(_ index: UInt64) -> Float { Float(packed >> (16 * index) & 0xffff) / 2048 }
            (x0, y0, x1, y1) = (part(0), part(1), part(2), part(3))
        }
    }

    private static func clamp(_ value: Float) -> Float { min(max(value, 0), 1) }

    /// See `Kernels.accumulate`.
    package static func accumulate(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, findsCrowdedRows finds: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt32 {
        let rows = unsafe windings + 768
        for row in 0..<16 { unsafe rows[row] = Float(backdrop) }
        for index in 0..<count {
            let edge = unsafe Edge(edges[index])
            for row in 0..<16 {
                let bottom = Float(row + 1)
                if edge.x0 == 0, edge.y0 != 0 { unsafe rows[row] -= clamp(bottom - edge.y0) }
                if edge.x1 == 0, edge.y1 != 0 { unsafe rows[row] += clamp(bottom - edge.y1) }
            }
        }
        var (steps, crowded): (UInt32, UInt32) = (0, 0)
        func note(_ edge: Edge, _ x: Float, _ y: Float) {
            if x != 0 || y == y.rounded(.down) { return }
            let bit: UInt32 = 1 << UInt32(y)
            if steps & bit != 0 || edge.y0 == edge.y1 { crowded |= bit }
            steps |= bit
        }
        for index in 0..<count {
            let edge = unsafe Edge(edges[index])
            note(edge, edge.x0, edge.y0)
            note(edge, edge.x1, edge.y1)
        }
        for row in 0..<32 {
            for x in 0..<16 { unsafe windings[row * 24 + 8 + x] = 0 }
        }
        let notes = unsafe windings + 784
        for place in 0..<160 {
            let kind = place / 16 % 5
            unsafe notes[place] = kind == 0 ? 0 : kind % 2 == 1 ? 99 : -99
        }
        // In the vectors' order: eight edges at a time, the first row of each, then the second of each.
        for first in stride(from: 0, to: count, by: 8) {
            for below in 0..<16 {
                for index in first..<min(first + 8, count) {
                    unsafe add(
                        Edge(edges[index]), below: below, to: windings + (index & 1) * 384, notes: notes)
                }
            }
        }
        if !finds { return 0 }
        for row in 0..<16 where unsafe isCrowded(notes + row, row, isStepped: steps >> UInt32(row) & 1 != 0) {
            crowded |= 1 << UInt32(row)
        }
        return crowded
    }

    /// See `taiji_crowded_rows8`.
    private static func isCrowded(_ notes: UnsafePointer<Float>, _ row: Int, isStepped: Bool) -> Bool {
        let (down, up) = unsafe (notes, notes + 80)
        let (isDown, isUp) = unsafe (down[0] > 0, up[0] > 0)
        if isDown, unsafe down[0] != down[64] - down[48] { return true }
        if isUp, unsafe up[0] != up[64] - up[48] { return true }
        guard isDown, isUp else { return unsafe isStepped && (down[0] >= 1 || up[0] >= 1) }
        let downFirst = unsafe down[32] <= up[16]
        guard unsafe downFirst || up[32] <= down[16] else { return true }
        let (left, right) = unsafe downFirst ? (down, up) : (up, down)
        var (least, greatest) = unsafe (left[48], left[64])
        if isStepped {
            let (fromAbove, toBelow) = (least == Float(row), greatest == Float(row + 1))
            if fromAbove == toBelow { return true }
            if toBelow { least = Float(row) } else { greatest = Float(row + 1) }
        }
        return unsafe right[48] < least || right[64] > greatest
    }

    /// Adds what an edge does in the row `below` rows under the one in which it begins.
    private static func add(
        _ edge: Edge, below: Int, to bank: UnsafeMutablePointer<Float>, notes: UnsafeMutablePointer<Float>
    ) {
        let isDown = edge.y0 < edge.y1
        let (top, bottom) = isDown ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
        let (start, end) = isDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
        let slope = (end - start) / (bottom - top)
        let row = Int(top) + below
        let (upperY, lowerY) = (max(top, Float(row)), min(bottom, Float(row) + 1))
        let height = lowerY - upperY
        if height <= 0 { return }
        let upperX = start + (upperY - top) * slope
        let lowerX = start + (lowerY - top) * slope
        let (low, high) = (min(upperX, lowerX), max(upperX, lowerX))
        let wide = max(high - low, 1 / 1024)
        let left = ((low + high - wide) * 0.5 + 128) - 128
        let width = (wide + 128) - 128
        let steepness = height * (isDown ? 0.5 : -0.5) / width
        for x in 0..<16 {
            let distance = Float(x + 1) - left
            let (near, far) = (max(distance, 0), max(distance - width, 0))
            unsafe bank[row * 24 + 8 + x] += ((near - far) * (near + far)) * steepness
        }
        let place = unsafe notes + (isDown ? row : row + 80)
        unsafe place[0] += height
        unsafe place[16] = min(left, place[16])
        unsafe place[32] = max(left + width, place[32])
        unsafe place[48] = min(upperY, place[48])
        unsafe place[64] = max(lowerY, place[64])
    }

    /// The coverage of pixel `place` that follows from the windings.
    private static func coverage(_ windings: UnsafePointer<Float>, _ place: Int, evenOdd: Bool) -> Int16 {
        let (row, x) = (place / 16, place % 16)
        let sums = unsafe windings + row * 24 + 8
        let (right, left) = unsafe (sums[x] + sums[x + 384], sums[x - 1] + sums[x + 383])
        let a = unsafe abs((right - left) + windings[768 + row])
        let inside = evenOdd ? abs(a - (a * 0.5 + 0.5).rounded(.down) * 2) : min(a, 1)
        return Int16(inside * 32767 + 0.5)
    }

    /// See `Kernels.resolve`.
    package static func resolve(
        _ windings: UnsafePointer<Float>, evenOdd: Bool, into cover: UnsafeMutablePointer<Int16>
    ) {
        for place in 0..<256 { unsafe cover[place] = coverage(windings, place, evenOdd: evenOdd) }
    }

    /// See `Kernels.expand`.
    package static func expand(_ mask: UnsafePointer<UInt8>, into cover: UnsafeMutablePointer<Int16>) {
        for place in 0..<256 { unsafe cover[place] = Int16(mask[place]) << 7 + Int16(mask[place]) >> 1 }
    }

    /// See `Kernels.fade`.
    package static func fade(_ cover: UnsafeMutablePointer<Int16>, by factor: Int32) {
        for place in 0..<256 { unsafe cover[place] = Int16((Int32(cover[place]) * factor + 16384) >> 15) }
    }

    /// See `Kernels.blendOpaque`.
    package static func blendOpaque(
        _ color: UInt32, coverage: UnsafePointer<Int16>, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 { unsafe pixels[place] = Pixel.mix(pixels[place], color, coverage[place]) }
    }

    /// See `Kernels.blendSolid`.
    package static func blendSolid(
        _ color: UInt32, coverage: UnsafePointer<Int16>, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 { unsafe pixels[place] = Pixel.over(color, pixels[place], coverage[place]) }
    }

    /// See `Kernels.blendPixels`.
    package static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 {
            unsafe pixels[place] = Pixel.over(source[place], pixels[place], coverage[place])
        }
    }

    /// See `Kernels.fill`.
    package static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, color: UInt32
    ) {
        for row in 0..<height {
            for x in 0..<width { unsafe target[row * stride + x] = color }
        }
    }

    /// See `Kernels.store`.
    package static func store(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int,
        height: Int
    ) -> UInt32 {
        var (top, bottom, left, right) = (255, 0, 255, 0)
        for row in 0..<height {
            for x in 0..<width where unsafe target[row * stride + x] != pixels[row * 16 + x] {
                unsafe target[row * stride + x] = pixels[row * 16 + x]
                (top, bottom) = (min(top, row), row)
                (left, right) = (min(left, x), max(right, x))
            }
        }
        return top == 255 ? .max : UInt32(top | bottom << 8 | left << 16 | right << 24)
    }

    /// See `Kernels.storeMix`.
    package static func storeMix(
        _ windings: UnsafePointer<Float>, evenOdd: Bool, from: UInt32, to: UInt32,
        target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int
    ) -> UInt32 {
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tile in
            let pixels = unsafe tile.baseAddress.unsafelyUnwrapped
            for place in 0..<256 {
                unsafe (pixels + place).initialize(
                    to: Pixel.mix(from, to, coverage(windings, place, evenOdd: evenOdd)))
            }
            return unsafe store(pixels, to: target, stride: stride, width: 16, height: height)
        }
    }
}

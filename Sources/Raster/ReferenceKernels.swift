/// The kernels as plain loops: what the vectors must agree with to the last bit. Slow, and only for tests
/// and for `SIMDLevel.scalar`.
@safe
enum ReferenceKernels {
    /// See `Kernels.coverage`.
    static func coverage(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, evenOdd: Bool,
        scratch: UnsafeMutablePointer<Float>, into coverage: UnsafeMutablePointer<UInt8>
    ) {
        let rows = unsafe scratch + 256
        for row in 0..<16 { unsafe rows[row] = Float(backdrop) }
        for index in 0..<count {
            let edge = unsafe Edge(edges[index])
            for row in 0..<16 {
                let bottom = Float(row + 1)
                if edge.x0 == 0, edge.y0 != 0 { unsafe rows[row] -= clamp(bottom - edge.y0) }
                if edge.x1 == 0, edge.y1 != 0 { unsafe rows[row] += clamp(bottom - edge.y1) }
            }
        }
        for place in 0..<256 { unsafe scratch[place] = rows[place / 16] }
        for index in 0..<count {
            unsafe add(Edge(edges[index]), to: scratch)
        }
        for place in 0..<256 {
            let winding = unsafe abs(scratch[place])
            let inside =
                evenOdd ? abs(winding - (winding * 0.5 + 0.5).rounded(.down) * 2) : Swift.min(winding, 1)
            unsafe coverage[place] = UInt8(inside * 255 + 0.5)
        }
    }

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

    private static func clamp(_ value: Float) -> Float { Swift.min(Swift.max(value, 0), 1) }

    private static func add(_ edge: Edge, to winding: UnsafeMutablePointer<Float>) {
        if edge.y0 == edge.y1 { return }
        let isDown = edge.y0 < edge.y1
        let (top, bottom) = isDown ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
        let (start, end) = isDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
        let sign: Float = isDown ? 1 : -1
        let slope = (end - start) / (bottom - top)
        var (upperY, upperX) = (top, start)
        for row in Int(top)..<Int(bottom.rounded(.up)) {
            let lowerY = Swift.min(Float(row + 1), bottom)
            let lowerX = start + (lowerY - top) * slope
            let (low, high) = (Swift.min(upperX, lowerX), Swift.max(upperX, lowerX))
            let width = Swift.max(high - low, 1 / 1024)
            let left = ((low + high - width) * 0.5 + 128) - 128
            let rounded = (width + 128) - 128
            let steepness = (lowerY - upperY) * sign / rounded
            for x in 0..<16 {
                let near = Float(x + 1) - left
                let far = near - rounded
                let square = (clamp(near) - clamp(far)) * (clamp(near) + clamp(far))
                let step = Swift.max(near, 1) - Swift.max(far, 1)
                unsafe winding[row * 16 + x] += (square * 0.5 + step) * steepness
            }
            (upperY, upperX) = (lowerY, lowerX)
        }
    }

    /// See `Kernels.blendSolid`.
    static func blendSolid(
        _ color: UInt32, coverage: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 {
            unsafe pixels[place] = Pixel.over(color, pixels[place], coverage: coverage[place])
        }
    }

    /// See `Kernels.blendPixels`.
    static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 {
            unsafe pixels[place] = Pixel.over(source[place], pixels[place], coverage: coverage[place])
        }
    }

    /// See `Kernels.fade`.
    static func fade(_ coverage: UnsafeMutablePointer<UInt8>, by factor: UInt8) {
        for place in 0..<256 {
            unsafe coverage[place] = UInt8(Pixel.div255(UInt32(coverage[place]) * UInt32(factor)))
        }
    }

    /// See `Kernels.fill`.
    static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, color: UInt32
    ) {
        for row in 0..<height {
            for x in 0..<width { unsafe target[row * stride + x] = color }
        }
    }

    /// See `Kernels.store`.
    static func store(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int,
        height: Int
    ) -> UInt32 {
        var (top, bottom, left, right) = (255, 0, 255, 0)
        for row in 0..<height {
            for x in 0..<width where unsafe target[row * stride + x] != pixels[row * 16 + x] {
                unsafe target[row * stride + x] = pixels[row * 16 + x]
                (top, bottom) = (Swift.min(top, row), row)
                (left, right) = (Swift.min(left, x), Swift.max(right, x))
            }
        }
        return top == 255 ? .max : UInt32(top | bottom << 8 | left << 16 | right << 24)
    }
}

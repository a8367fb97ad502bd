import CVector

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
        for place in 0..<256 { unsafe windings[place] = 0 }
        let borders = unsafe windings + 256
        for row in 0..<16 { unsafe borders[row] = Float(backdrop) }
        for index in 0..<count {
            let edge = unsafe Edge(edges[index])
            for row in 0..<16 {
                let bottom = Float(row + 1)
                if edge.x0 == 0, edge.y0 != 0 { unsafe borders[row] -= clamp(bottom - edge.y0) }
                if edge.x1 == 0, edge.y1 != 0 { unsafe borders[row] += clamp(bottom - edge.y1) }
            }
        }
        var (steps, crowded, touched): (UInt32, UInt32, UInt32) = (0, 0, 0)
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
        let notes = unsafe windings + 272
        for place in 0..<160 {
            let kind = place / 16 % 5
            unsafe notes[place] = kind == 0 ? 0 : kind % 2 == 1 ? 99 : -99
        }
        for first in stride(from: 0, to: count, by: 8) {
            let group = (first..<min(first + 8, count)).map { unsafe Edge(edges[$0]) }
            for piece in pieces(of: group) {
                unsafe piece.add(to: windings, notes: notes)
                touched |= 1 << UInt32(piece.row)
            }
        }
        if !finds { return touched }
        for row in 0..<16 where unsafe isCrowded(notes + row, row, isStepped: steps >> UInt32(row) & 1 != 0) {
            crowded |= 1 << UInt32(row)
        }
        return touched | crowded << 16
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

    /// The pieces of up to eight edges in the vectors' order: one edge's rows, then the next one's, or the first row
    /// of each edge, then the second row of each, whichever takes fewer steps.
    private static func pieces(of edges: [Edge]) -> [Piece] {
        let rows = edges.map {
            $0.y0 == $0.y1 ? 0 : Int(max($0.y0, $0.y1).rounded(.up)) - Int(min($0.y0, $0.y1))
        }
        let steps = rows.reduce(0) { $0 + ($1 + 7) / 8 }
        var pieces: [Piece] = []
        if steps < rows.max() ?? 0 {
            for edge in edges {
                for below in 0..<16 { if let piece = Piece(edge, below: below) { pieces.append(piece) } }
            }
        } else {
            for below in 0..<16 {
                for edge in edges { if let piece = Piece(edge, below: below) { pieces.append(piece) } }
            }
        }
        return pieces
    }

    /// What an edge does in a row of pixels.
    private struct Piece {
        var row: Int
        var left: Float
        var width: Float
        var steepness: Float
        var upper: Float
        var lower: Float

        /// The piece of `edge` in the row `below` rows under the one in which it begins; nil where there is none.
        init?(_ edge: Edge, below: Int) {
            let isDown = edge.y0 < edge.y1
            let (top, bottom) = isDown ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
            let (start, end) = isDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
            let slope = (end - start) / (bottom - top)
            row = Int(top) + below
            (upper, lower) = (max(top, Float(row)), min(bottom, Float(row) + 1))
            if lower <= upper { return nil }
            let upperX = start + (upper - top) * slope
            let lowerX = start + (lower - top) * slope
            let (low, high) = (min(upperX, lowerX), max(upperX, lowerX))
            let wide = max(high - low, 1 / 1024)
            left = ((low + high - wide) * 0.5 + 128) - 128
            width = (wide + 128) - 128
            steepness = (lower - upper) * (isDown ? 0.5 : -0.5) / width
        }

        /// What is covered up to a border.
        private func covered(_ border: Int) -> Float {
            let distance = Float(border) - left
            let (near, far) = (max(distance, 0), max(distance - width, 0))
            return ((near - far) * (near + far)) * steepness
        }

        /// Adds the piece to its row.
        func add(to windings: UnsafeMutablePointer<Float>, notes: UnsafeMutablePointer<Float>) {
            for x in 0..<16 { unsafe windings[row * 16 + x] += covered(x + 1) }
            let place = unsafe notes + (steepness > 0 ? row : row + 80)
            unsafe place[0] += lower - upper
            unsafe place[16] = min(left, place[16])
            unsafe place[32] = max(left + width, place[32])
            unsafe place[48] = min(upper, place[48])
            unsafe place[64] = max(lower, place[64])
        }
    }

    /// The coverage of pixel `place` that follows from the windings.
    private static func coverage(_ windings: UnsafePointer<Float>, _ place: Int, evenOdd: Bool) -> Int16 {
        let (row, x) = (place / 16, place % 16)
        let before = unsafe x == 0 ? 0 : windings[place - 1]
        let a = unsafe abs((windings[place] - before) + windings[256 + row])
        let inside = evenOdd ? abs(a - (a * 0.5 + 0.5).rounded(.down) * 2) : min(a, 1)
        return Int16(inside * 32767 + 0.5)
    }

    /// See `Kernels.resolve`.
    package static func resolve(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool,
        into cover: UnsafeMutablePointer<Int16>
    ) -> UInt32 {
        var covered: UInt32 = 0
        for place in 0..<256 {
            unsafe cover[place] = coverage(windings, place, evenOdd: evenOdd)
            if unsafe cover[place] != 0 { covered |= 1 << UInt32(place / 8) }
        }
        return covered
    }

    /// See `Kernels.expand`.
    package static func expand(_ mask: UnsafePointer<UInt8>, into cover: UnsafeMutablePointer<Int16>) {
        for place in 0..<256 { unsafe cover[place] = Int16(mask[place]) << 7 + Int16(mask[place]) >> 1 }
    }

    /// See `Kernels.fade`.
    package static func fade(_ cover: UnsafeMutablePointer<Int16>, by factor: Int32) {
        for place in 0..<256 { unsafe cover[place] = Int16((Int32(cover[place]) * factor + 16384) >> 15) }
    }

    /// See `Kernels.blendShape`.
    package static func blendShape(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, color: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 {
            unsafe pixels[place] = Pixel.mix(
                pixels[place], color, coverage(windings, place, evenOdd: evenOdd))
        }
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

    /// See `Kernels.mixPixels`.
    package static func mixPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>, cells: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 where cells >> UInt32(place / 8) & 1 != 0 {
            unsafe pixels[place] = Pixel.mix(pixels[place], source[place], coverage[place])
        }
    }

    /// See `Kernels.blendPixels`.
    package static func blendPixels(
        _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<Int16>, cells: UInt32,
        over pixels: UnsafeMutablePointer<UInt32>
    ) {
        for place in 0..<256 where cells >> UInt32(place / 8) & 1 != 0 {
            unsafe pixels[place] = Pixel.over(source[place], pixels[place], coverage[place])
        }
    }

    /// See `Kernels.fill`.
    package static func fill(
        _ target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int,
        runs: UnsafePointer<taiji_run>, count: Int
    ) {
        for index in 0..<count {
            let run = unsafe runs[index]
            for row in 0..<height {
                for x in Int(run.left)..<Int(run.left + run.width) {
                    unsafe target[row * stride + x] = run.color
                }
            }
        }
    }

    /// See `Kernels.store`.
    package static func store(
        _ pixels: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, stride: Int, width: Int,
        height: Int, compares: Bool
    ) -> UInt32 {
        var (top, bottom, left, right) = (255, 0, 255, 0)
        for row in 0..<height {
            for x in 0..<width where unsafe !compares || target[row * stride + x] != pixels[row * 16 + x] {
                unsafe target[row * stride + x] = pixels[row * 16 + x]
                (top, bottom) = (min(top, row), row)
                (left, right) = (min(left, x), max(right, x))
            }
        }
        return top == 255 || !compares ? .max : UInt32(top | bottom << 8 | left << 16 | right << 24)
    }

    /// See `Kernels.storeMix`.
    package static func storeMix(
        _ windings: UnsafeMutablePointer<Float>, touched: UInt32, evenOdd: Bool, from: UInt32, to: UInt32,
        target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { tile in
            let pixels = unsafe tile.baseAddress.unsafelyUnwrapped
            for place in 0..<256 {
                unsafe (pixels + place).initialize(
                    to: Pixel.mix(from, to, coverage(windings, place, evenOdd: evenOdd)))
            }
            return unsafe store(
                pixels, to: target, stride: stride, width: 16, height: height, compares: compares)
        }
    }
}

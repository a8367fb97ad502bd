import CVector
import TaijiDrawing
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Tiles of linear and conic gradients at every level, near what is special in them and far from it.
@Suite struct GradientKernelTests {
    private static let levels: [SIMDLevel] = [.scalar, .baseline, .v3, .v4]

    /// From stop to stop, opaque, and how it goes on behind the last.
    private static func parts(_ random: inout SeededRandom) -> [taiji_gradient_part] {
        var offset: Float = 0
        var parts: [taiji_gradient_part] = []
        while offset < 1 {
            var part = taiji_gradient_part()
            let next = offset + Float(random.double(0.1...0.9))
            part.offset = parts.isEmpty ? -.greatestFiniteMagnitude : offset
            part.origin = offset
            func channel() -> (base: Float, slope: Float) {
                let (from, to) = (random.int(0...255), random.int(0...255))
                return (Float(from), Float(to - from) / (next - offset))
            }
            let (b, g, r) = (channel(), channel(), channel())
            part.base = (b.base, g.base, r.base, 255)
            part.slope = (b.slope, g.slope, r.slope, 0)
            parts.append(part)
            offset = next
        }
        return parts
    }

    private static func gradient(_ random: inout SeededRandom) -> taiji_gradient {
        var gradient = unsafe taiji_gradient()
        func number(_ range: ClosedRange<Double>) -> Float { Float(random.double(range)) }
        if random.oneIn(2) {
            unsafe gradient.kind = taiji_conic
            let start = Point.unit(at: random.double(0...6))
            unsafe gradient.a = (number(-300...300), number(-300...300), Float(start.x), Float(start.y), 1, 0)
        } else {
            unsafe gradient.kind = taiji_linear
            unsafe gradient.a = (number(-0.01...0.01), number(-0.01...0.01), number(0...1), 0, 0, 0)
        }
        if random.oneIn(3) {
            unsafe gradient.is_mapped = 1
            unsafe gradient.map = (
                number(0.5...1.5), number(-0.5...0.5), number(-9...9), number(-0.5...0.5), number(0.5...1.5),
                number(-9...9)
            )
        }
        return unsafe gradient
    }

    @Test(arguments: 0..<300) func levelsAgreeAndMixingAtOnceIsPaintingAndMixing(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let parts = Self.parts(&random)
        var gradient = unsafe Self.gradient(&random)
        let target = (0..<256).map { _ in 0xff00_0000 | UInt32(random.int(0...0xffffff)) }
        let cells = random.oneIn(2) ? UInt32.max : UInt32(random.int(0...Int(UInt32.max)))
        let cover = (0..<256).map {
            cells >> UInt32($0 / 8) & 1 == 0 ? 0 : Int16(random.int(0...32767))
        }
        let (x, y) = (Float(random.int(0...9)) * 16 + 0.5, Float(random.int(0...9)) * 16 + 0.5)
        var (painted, mixed, expected): ([[UInt32]], [[UInt32]], [[UInt32]]) = ([], [], [])
        unsafe parts.withUnsafeBufferPointer { parts in
            unsafe gradient.part_count = Int32(parts.count)
            unsafe gradient.parts = parts.baseAddress
            for level in Self.levels {
                let kernels = KernelTable.at(level)
                var positions = [Float](repeating: 0, count: 256)
                var (one, other, both) = (target, target, target)
                unsafe kernels.gradient(&gradient, x, y, cells, &positions, &one)
                // What is in other cells is nobody's concern.
                painted.append((0..<256).map { cells >> UInt32($0 / 8) & 1 == 0 ? 0 : one[$0] })
                unsafe kernels.mixPixels(one, cover, cells, &both)
                expected.append(both)
                unsafe kernels.mixGradient(&gradient, x, y, cover, cells, &positions, &one, &other)
                mixed.append(other)
            }
        }
        #expect(painted.allSatisfy { $0 == painted[0] })
        #expect(mixed == expected)
    }

    @Test(arguments: 0..<200) func overOneColorAtOnceIsPaintingAndMixing(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 1000)
        let parts = Self.parts(&random)
        var gradient = unsafe Self.gradient(&random)
        unsafe gradient.part_count = Int32(parts.count)
        let cells = random.oneIn(2) ? UInt32.max : UInt32(random.int(0...Int(UInt32.max)))
        let cover = (0..<256).map {
            cells >> UInt32($0 / 8) & 1 == 0 ? 0 : Int16(random.int(0...32767))
        }
        let (x, y) = (Float(random.int(0...9)) * 16 + 0.5, Float(random.int(0...9)) * 16 + 0.5)
        let color = 0xff00_0000 | UInt32(random.int(0...0xffffff))
        let flat = [UInt32](repeating: color, count: 256)
        unsafe parts.withUnsafeBufferPointer { parts in
            unsafe gradient.parts = parts.baseAddress
            for level in Self.levels {
                let kernels = KernelTable.at(level)
                var positions = [Float](repeating: 0, count: 256)
                var (source, whole, other, frame) = (flat, flat, flat, [UInt32](repeating: 7, count: 400))
                unsafe kernels.gradient(&gradient, x, y, .max, &positions, &whole)
                unsafe kernels.mixPixels(whole, cover, cells, &other)
                for isCovered in [false, true] {
                    unsafe cover.withUnsafeBufferPointer { cover in
                        unsafe kernels.storeGradient(
                            &gradient, x, y, isCovered ? nil : cover.baseAddress, isCovered ? .max : cells,
                            color, &positions,
                            &source, &frame, 25, 13)
                    }
                    for place in 0..<400 {
                        let (column, row) = (place % 25, place / 25)
                        let index = row * 16 + column
                        let isMarked = cells >> UInt32(index / 8 % 32) & 1 != 0
                        let expected: UInt32 =
                            column >= 16 || row >= 13
                            ? 7 : isCovered ? whole[index] : isMarked ? other[index] : color
                        if frame[place] != expected { Issue.record("(\(column), \(row))") }
                    }
                }
            }
        }
    }

    /// Where a tile is painted from its middle, channels are rounded as well as by the position of each pixel, and
    /// nothing shows where such tiles meet others.
    @Test(arguments: [0, 1, 2.4, 4.1])
    func ringsOfAConicGradientFollowTheAngle(start: Double) {
        let center = Point(500, 470)
        let everything = Path.drawing { path throws(GeometryError) in
            try path.addRect(Rect(x: 0, y: 0, width: 1000, height: 1000))
        }
        let stops: [Gradient.Stop] = [
            .init(0, .black), .init(0.4, .white), .init(0.4, .black), .init(0.7, Color(hex: 0x808080)),
        ]
        let gradient = Gradient(.conic(center: center, startAngle: start), stops: stops)
        let picture = Framebuffer(width: 1000, height: 1000)
        _ = SceneRenderer().render(
            Scene(background: .black, layers: [.fill(everything, paint: .gradient(gradient))]), into: picture)
        var worst = 0.0
        for y in stride(from: 1, to: 1000, by: 3) {
            for x in 0..<1000 {
                let place = Point(Double(x) + 0.5, Double(y) + 0.5) - center
                let turns = (arcTangent(place.y, place.x) - start) / (2 * .pi)
                let t = turns - turns.rounded(.down)
                // Neither the start nor the jump between two stops.
                if min(abs(t - 0.4), 1 - t) * 2 * .pi * place.length < 1.1 { continue }
                let expected = t < 0.4 ? t / 0.4 * 255 : min((t - 0.4) / 0.3, 1) * 128
                worst = max(worst, abs(Double(picture[x, y] & 255) - expected))
            }
        }
        #expect(worst < 0.51)
    }
}

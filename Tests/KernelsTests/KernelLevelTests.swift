import CVector
import TaijiKernels
import TestSupport
import Testing

#if arch(x86_64)
    import TaijiKernelsV3

    /// The two compiled levels against each other, on numbers at random; against the plain reference they are
    /// held by the tests of the rasteriser.
    @Suite(.enabled(if: taiji_cpu_has_v3())) struct KernelLevelTests {
        typealias Baseline = TaijiKernels.Kernels
        typealias V3 = TaijiKernelsV3.Kernels

        /// Edges as an outline may leave them in a tile: also on the borders, level and upright.
        static func edges(_ random: inout SeededRandom, _ count: Int) -> [UInt64] {
            (0..<count).map { _ in
                var edge: UInt64 = 0
                for place in 0..<4 {
                    let value: Int =
                        switch random.int(0...5) {
                        case 0: 0
                        case 1: 32768
                        case 2: 2048 * random.int(0...16)
                        default: random.int(0...32768)
                        }
                    edge |= UInt64(value) << UInt64(16 * place)
                }
                return random.oneIn(6)
                    ? edge & 0xffff_0000_ffff | (edge & 0xffff_0000) << 32 | edge & 0xffff_0000 : edge
            }
        }

        @Test(arguments: 0..<40) func bothLevelsFindTheSameCoverage(seed: Int) {
            var random = SeededRandom(seed: UInt64(seed))
            let edges = Self.edges(&random, random.int(0...30))
            let backdrop = Int32(random.int(-2...2))
            let evenOdd = random.oneIn(2)
            let finds = random.oneIn(2)
            var one = [Float](repeating: 0, count: 2176)
            var other = one
            let found = unsafe Baseline.accumulate(
                edges: edges, count: edges.count, backdrop: backdrop, findsCrowdedRows: finds, windings: &one)
            let otherFound = unsafe V3.accumulate(
                edges: edges, count: edges.count, backdrop: backdrop, findsCrowdedRows: finds,
                windings: &other)
            #expect(found == otherFound, "seed \(seed)")
            var cover = [Int16](repeating: 0, count: 256)
            var otherCover = cover
            let touched = found & 0xffff
            let cells = unsafe Baseline.resolve(&one, touched: touched, evenOdd: evenOdd, into: &cover)
            let otherCells = unsafe V3.resolve(
                &other, touched: touched, evenOdd: evenOdd, into: &otherCover)
            #expect(cells == otherCells, "seed \(seed)")
            #expect(cover == otherCover, "seed \(seed)")
            #expect(cover.allSatisfy { $0 >= 0 }, "seed \(seed)")
        }

        @Test(arguments: 0..<20) func bothLevelsBlendTheSame(seed: Int) {
            var random = SeededRandom(seed: UInt64(seed))
            let cover = (0..<256).map { _ in
                Int16(random.oneIn(4) ? random.int(0...1) * 32767 : random.int(0...32767))
            }
            func pixels(_ opaque: Bool) -> [UInt32] {
                (0..<256).map { _ in
                    let alpha = opaque ? 255 : random.int(0...255)
                    return UInt32(alpha) << 24 | UInt32(random.int(0...alpha)) << 16
                        | UInt32(random.int(0...alpha)) << 8 | UInt32(random.int(0...alpha))
                }
            }
            let target = pixels(random.oneIn(2))
            let source = pixels(false)
            let opaque = pixels(true)[0]
            var (a, b) = (target, target)
            unsafe Baseline.blendOpaque(opaque, coverage: cover, over: &a)
            unsafe V3.blendOpaque(opaque, coverage: cover, over: &b)
            #expect(a == b)
            (a, b) = (target, target)
            unsafe Baseline.blendSolid(source[0], coverage: cover, over: &a)
            unsafe V3.blendSolid(source[0], coverage: cover, over: &b)
            #expect(a == b)
            (a, b) = (target, target)
            let cells = UInt32(random.int(0...Int(UInt32.max)))
            unsafe Baseline.blendPixels(source, coverage: cover, cells: cells, over: &a)
            unsafe V3.blendPixels(source, coverage: cover, cells: cells, over: &b)
            #expect(a == b)
            (a, b) = (target, target)
            unsafe Baseline.mixPixels(target, coverage: cover, cells: cells, over: &a)
            unsafe V3.mixPixels(target, coverage: cover, cells: cells, over: &b)
            #expect(a == b)
        }
    }
#endif

import TaijiRaster
import TestSupport
import Testing

/// What blending must hold, on every pair of a source and a target channel, at every level.
@Suite struct KernelReferenceTests {
    static let levels: [SIMDLevel] = [.scalar, .baseline, .v3, .v4]

    func blendSolid(_ level: SIMDLevel, _ color: UInt32, _ cover: [Int16], _ target: [UInt32]) -> [UInt32] {
        var pixels = target
        let kernels = KernelTable.at(level)
        if color >= 0xff00_0000 {
            unsafe kernels.blendOpaque(color, cover, &pixels)
        } else {
            unsafe kernels.blendSolid(color, cover, &pixels)
        }
        return pixels
    }

    @Test(arguments: levels) func opaqueOverAnythingIsExactlyTheColor(level: SIMDLevel) {
        let full = [Int16](repeating: 32767, count: 256)
        for value in UInt32(0)...255 {
            let color = 0xff00_0000 | value << 16 | (255 - value) << 8 | value
            let target = (UInt32(0)..<256).map { 0xff00_0000 | $0 << 16 | $0 << 8 | (255 - $0) }
            #expect(blendSolid(level, color, full, target) == [UInt32](repeating: color, count: 256))
        }
    }

    @Test(arguments: levels) func nothingChangesWhereNothingIsCoveredOrTheColorIsClear(level: SIMDLevel) {
        let target = (UInt32(0)..<256).map { 0xff00_0000 | $0 << 16 | $0 << 8 | (255 - $0) }
        let none = [Int16](repeating: 0, count: 256)
        #expect(blendSolid(level, 0xff12_3456, none, target) == target)
        #expect(blendSolid(level, 0x8012_3456, none, target) == target)
        let full = [Int16](repeating: 32767, count: 256)
        #expect(blendSolid(level, 0, full, target) == target)
    }

    /// Half a step by rounding; a translucent source adds what 64ths and 32nds leave.
    static let opaqueTolerance = 0.51
    static let translucentTolerance = 0.56

    @Test(arguments: levels) func blendingIsRoundedToTheNearest(level: SIMDLevel) {
        var random = SeededRandom(seed: 5)
        for _ in 0..<200 {
            let alpha = random.oneIn(2) ? 255 : random.int(0...254)
            let color = UInt32(alpha) << 24 | UInt32(random.int(0...alpha)) * 0x10101
            let cover = (0..<256).map { _ in Int16(random.int(0...32767)) }
            let target = (UInt32(0)..<256).map { 0xff00_0000 | $0 * 0x10101 }
            let found = blendSolid(level, color, cover, target)
            for index in 0..<256 {
                let c = Double(cover[index]) / 32767
                let (s, a) = (Double(color & 255), Double(alpha) / 255)
                let expected = s * c + Double(index) * (1 - a * c)
                let tolerance = alpha == 255 ? Self.opaqueTolerance : Self.translucentTolerance
                #expect(abs(Double(found[index] & 255) - expected) <= tolerance)
                #expect(found[index] >> 24 == 255, "an opaque target stays opaque")
            }
        }
    }

    @Test func compiledLevelsAgreeWithTheReferenceOnWindings() {
        var random = SeededRandom(seed: 77)
        for round in 0..<200 {
            let edges = (0..<random.int(0...12)).map { _ in
                (0..<4).reduce(UInt64(0)) { edge, place in
                    edge | UInt64(random.oneIn(5) ? 2048 * random.int(0...16) : random.int(0...32768))
                        << UInt64(16 * place)
                }
            }
            let backdrop = Int32(random.int(-2...2))
            var results: [[Int16]] = []
            var masks: [[UInt32]] = []
            for level in Self.levels {
                let kernels = KernelTable.at(level)
                var windings = [Float](repeating: 0, count: 2176)
                var cover = [Int16](repeating: 0, count: 256)
                let found = unsafe kernels.accumulate(edges, edges.count, backdrop, true, &windings)
                let cells = unsafe kernels.resolve(&windings, found & 0xffff, round % 2 == 0, &cover)
                masks.append([found, cells])
                results.append(cover)
            }
            #expect(results.allSatisfy { $0 == results[0] }, "round \(round)")
            #expect(masks.allSatisfy { $0 == masks[0] }, "round \(round)")
        }
    }
}

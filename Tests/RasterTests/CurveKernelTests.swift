import CVector
import TaijiGeometry
import TaijiRaster
import TestSupport
import Testing

/// Tiles through which one or two curves run, at every level.
@Suite struct CurveKernelTests {
    static let levels: [SIMDLevel] = [.scalar, .baseline, .v3, .v4]

    /// A line, or a circle of 32 pixels or more (less than the least that is drawn so), near the tile or far away.
    static func curve(_ random: inout SeededRandom) -> taiji_curve {
        let angle = random.oneIn(4) ? Double(random.int(0...3)) * .pi / 2 : random.double(0...6.28)
        let bend = random.oneIn(3) ? 0 : (random.oneIn(2) ? 1 : -1) / random.double(64...9000)
        return taiji_curve(
            distance: Float(random.oneIn(8) ? random.double(-20...20) : random.double(-8...8)),
            normal_x: Float(cosine(angle)), normal_y: Float(sine(angle)), bend: Float(bend))
    }

    /// What every level makes of a tile: its coverage, its cells, and three pictures.
    struct Outcome: Equatable {
        var cover = [Int16](repeating: -1, count: 256)
        var cells: UInt32
        var blended: [UInt32]
        var stored: [UInt32]
        var layered: [UInt32]
        var changes: UInt32
        var mixed: UInt32

        init(
            _ level: SIMDLevel, _ curves: [taiji_curve], backdrop: Int32, evenOdd: Bool, over tile: [UInt32],
            height: Int, compares: Bool
        ) {
            let kernels = KernelTable.at(level)
            (blended, stored, layered) = (tile, tile, tile)
            cells = unsafe kernels.resolveCurves(curves, curves.count, backdrop, evenOdd, &cover)
            unsafe kernels.blendCurves(
                curves, curves.count, backdrop, evenOdd, 0xff12_c0fe, &blended)
            changes = unsafe kernels.storeMixCurves(
                curves, curves.count, backdrop, evenOdd, 0xff00_1020, 0xffa0_b0c0, &stored, 16,
                height,
                compares)
            let layers = Self.layers
            mixed = unsafe kernels.mixLayers(
                curves, curves.count, backdrop, evenOdd, layers, layers.count, 0xff70_8090, &layered, 16,
                height, compares)
        }

        static let layers = [
            taiji_layer(color: 0xffff_ffff, flip: 0), taiji_layer(color: 0xff00_1020, flip: 32767),
            taiji_layer(color: 0xffc0_30a0, flip: 32767), taiji_layer(color: 0xff05_0607, flip: 0),
        ]
    }

    @Test(
        .enabled(
            if: taiji_cpu_has_v4(), "without AVX-512 in this processor its kernels are not among those tested"
        ))
    func theBestLevelIsUsed() {
        #expect(SIMDLevel.automatic.available == .v4)
        #expect(SIMDLevel.v4.available == .v4)
    }

    @Test(arguments: 0..<300) func allLevelsAgree(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let curves = (0..<random.int(1...2)).map { _ in Self.curve(&random) }
        let backdrop = Int32(random.int(-2...2))
        let evenOdd = random.oneIn(2)
        let tile = (0..<256).map { _ in
            random.oneIn(3) ? 0xff00_1020 : 0xff00_0000 | UInt32(random.int(0...0xff_ffff))
        }
        let (height, compares) = (random.int(1...16), random.oneIn(2))
        let outcomes = Self.levels.map {
            Outcome(
                $0, curves, backdrop: backdrop, evenOdd: evenOdd, over: tile, height: height,
                compares: compares)
        }
        #expect(outcomes.allSatisfy { $0 == outcomes[0] }, "seed \(seed)")
        let outcome = outcomes[0]
        #expect(outcome.cover.allSatisfy { $0 >= 0 }, "seed \(seed)")
        #expect(outcome.stored[(16 * height)...] == tile[(16 * height)...], "seed \(seed)")
        #expect(outcome.layered[(16 * height)...] == tile[(16 * height)...], "seed \(seed)")
        for place in 0..<256 where outcome.cells >> UInt32(place / 8) & 1 == 0 {
            #expect(outcome.cover[place] == 0, "seed \(seed): a cell that is covered is not named")
        }
    }

    /// Colours beside one curve are what each of them is by itself, over those before it. (Where a pixel's middle lies on the
    /// curve, the half of it may be rounded the other way.)
    @Test(arguments: 0..<60) func layersAreWhatTheirCoverageMakesOfThem(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let curve = Self.curve(&random)
        let reverse = Self.reverse(curve)
        let outcome = Outcome(
            .automatic, [curve], backdrop: Self.corner(curve), evenOdd: false,
            over: [UInt32](repeating: 0, count: 256), height: 16, compares: false)
        let kernels = KernelTable.at(.automatic)
        var expected = [UInt32](repeating: 0xff70_8090, count: 256)
        for layer in Outcome.layers {
            let own = layer.flip == 0 ? curve : reverse
            unsafe kernels.blendCurves([own], 1, Self.corner(own), false, layer.color, &expected)
        }
        for place in 0..<256 {
            for shift in stride(from: UInt32(0), through: 24, by: 8) {
                let (one, other) = (outcome.layered[place] >> shift & 255, expected[place] >> shift & 255)
                #expect(one.distance(to: other).magnitude <= 1, "seed \(seed), \(place)")
            }
        }
        let equal = (0..<256).count { outcome.layered[$0] == expected[$0] }
        #expect(equal >= 240, "seed \(seed): \(equal) of 256")
    }

    static func reverse(_ curve: taiji_curve) -> taiji_curve {
        taiji_curve(
            distance: -curve.distance, normal_x: -curve.normal_x, normal_y: -curve.normal_y, bend: -curve.bend
        )
    }

    @Test func aCurveRunsAlongItselfAndItsReverseOnly() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<200 {
            let (one, other) = (Self.curve(&random), Self.curve(&random))
            #expect(Self.along(one, one) == 1)
            #expect(Self.along(one, Self.reverse(one)) == -1)
            #expect(Self.along(one, other) == 0)
            var bent = one
            bent.bend += 0.01
            #expect(Self.along(one, bent) == 0)
            var mirrored = one
            mirrored.distance = -one.distance
            #expect(Self.along(one, mirrored) == 0)
        }
    }

    private static func along(_ one: taiji_curve, _ other: taiji_curve) -> Int32 {
        unsafe withUnsafePointer(to: one) { one in
            unsafe withUnsafePointer(to: other) { unsafe taiji_curve_along(one, $0) }
        }
    }

    /// The winding at the tile's upper left corner where it is 0 on the curve's lower side.
    static func corner(_ curve: taiji_curve) -> Int32 {
        unsafe withUnsafePointer(to: curve) { unsafe taiji_curve_holds_corner($0) } ? 1 : 0
    }

    /// A line's coverage is its exact area, to a sixteenth of a level.
    static let lineTolerance = 0.0625 / 255

    @Test(arguments: 0..<60) func aLineCoversItsExactArea(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var curve = Self.curve(&random)
        curve.bend = 0
        let outcome = Outcome(
            .scalar, [curve], backdrop: Self.corner(curve), evenOdd: false,
            over: [UInt32](repeating: 0, count: 256), height: 16, compares: false)
        for place in 0..<256 {
            let (u, v) = (Double(place % 16) - 7.5, Double(place / 16) - 7.5)
            let middle = Double(curve.distance) - u * Double(curve.normal_x) - v * Double(curve.normal_y)
            let expected = Self.area(middle, Double(curve.normal_x), Double(curve.normal_y))
            #expect(
                abs(Double(outcome.cover[place]) / 32767 - expected) < Self.lineTolerance,
                "seed \(seed), \(place)")
        }
    }

    /// The share of a unit square on the side of a line where its distance is positive, by the strips that are cut
    /// off at each height.
    static func area(_ middle: Double, _ x: Double, _ y: Double) -> Double {
        let strips = 20_000
        var sum = 0.0
        for strip in 0..<strips {
            let height = (Double(strip) + 0.5) / Double(strips) - 0.5
            let there = middle - height * y
            sum += abs(x) < 1e-9 ? (there > 0 ? 1 : 0) : min(1, max(0, there / abs(x) + 0.5))
        }
        return sum / Double(strips)
    }

    /// A tile's curve and the same curve the other way round cover the tile once.
    @Test(arguments: 0..<60) func aCurveAndItsReverseShareATile(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let curve = Self.curve(&random)
        let covers = [curve, Self.reverse(curve)].map {
            Outcome(
                .automatic, [$0], backdrop: Self.corner($0), evenOdd: false,
                over: [UInt32](repeating: 0, count: 256), height: 16, compares: false
            ).cover
        }
        for place in 0..<256 {
            let sum = Int(covers[0][place]) + Int(covers[1][place])
            #expect((32766...32768).contains(sum), "seed \(seed), \(place)")
        }
    }
}

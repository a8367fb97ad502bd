import TaijiDrawing
import TaijiMotion
import TestSupport
import Testing

/// What every space has to do, and what only its own formula does. Reference values are computed with the
/// published formulas and matrices by another program (NumPy, in double precision).
@Suite struct ColorVectorTests {
    /// There and back: some ten operations of half a last bit each, magnified by at most 8 in Oklab's matrix
    /// and by 13 in the steepest part of sRGB's curve.
    static let roundTripTolerance = 1e-13
    /// Oklab's published matrices have ten digits and do not quite keep a grey; ours, which do, differ by
    /// 5e-8 at most.
    static let publishedTolerance = 1e-6

    private let seed = UInt64.random(in: 0 ... .max)

    @Test func everyColorComesBack() {
        comesBack(SRGBColor.self)
        comesBack(LinearColor.self)
        comesBack(OklabColor.self)
    }

    private func comesBack<Space: ColorVector>(_ space: Space.Type) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<20_000 {
            // Many at the ends, where clamping would hide or make an error, and at sRGB's corner.
            let parts = (0..<4).map { _ in
                switch random.int(0...5) {
                case 0: 0.0
                case 1: 1.0
                case 2: 0.04045 + random.double(-1e-9...1e-9)
                default: random.double(0...1)
                }
            }
            let color = Color(
                red: parts[0], green: parts[1], blue: parts[2], alpha: random.oneIn(2) ? 1 : parts[3])
            let back = Space(color).color
            if color.alpha == 0 {
                #expect(back == .clear)
            } else {
                #expect(
                    isNear(back, color, ColorVectorTests.roundTripTolerance),
                    "\(space): \(color) gives \(back), seed \(seed)")
            }
        }
    }

    @Test func everyByteComesBack() {
        for byte in UInt32(0)...255 {
            for hex in [byte << 16, byte << 8 | 0xFF00FF, byte, byte * 0x010101] {
                let color = Color(hex: hex)
                #expect(SRGBColor(color).color.rgba8 == color.rgba8)
                #expect(LinearColor(color).color.rgba8 == color.rgba8)
                #expect(OklabColor(color).color.rgba8 == color.rgba8)
            }
        }
    }

    @Test func endsAreExact() {
        var random = SeededRandom(seed: seed)
        for _ in 0..<1000 {
            let (a, b) = (randomColor(&random), randomColor(&random))
            for color in [
                a.interpolated(to: b, at: 0, in: SRGBColor.self),
                a.interpolated(to: b, at: 0, in: LinearColor.self),
                a.interpolated(to: b, at: 0, in: OklabColor.self),
            ] { #expect(color == a, "seed \(seed)") }
            for color in [
                a.interpolated(to: b, at: 1, in: SRGBColor.self),
                a.interpolated(to: b, at: 1, in: LinearColor.self),
                a.interpolated(to: b, at: 1, in: OklabColor.self),
            ] { #expect(color == b, "seed \(seed)") }
        }
    }

    @Test func aGreyStaysExactlyGrey() {
        var random = SeededRandom(seed: seed)
        for _ in 0..<10_000 {
            let from = Color(gray: random.double(0...1), alpha: random.double(0.01...1))
            let to = Color(gray: random.double(0...1), alpha: random.double(0.01...1))
            let progress = random.double(-0.5...1.5)
            for color in [
                from.interpolated(to: to, at: progress, in: SRGBColor.self),
                from.interpolated(to: to, at: progress, in: LinearColor.self),
                from.interpolated(to: to, at: progress, in: OklabColor.self),
            ] { #expect(color.red == color.green && color.green == color.blue, "seed \(seed)") }
        }
    }

    @Test func fadingToClearKeepsTheHue() {
        let color = Color(hex: 0xD04020)
        for progress in [0.1, 0.5, 0.9, 0.999] {
            let expected = color.opacity(1 - progress)
            for faded in [
                color.interpolated(to: .clear, at: progress, in: SRGBColor.self),
                color.interpolated(to: .clear, at: progress, in: LinearColor.self),
                color.interpolated(to: .clear, at: progress, in: OklabColor.self),
            ] { #expect(isNear(faded, expected, ColorVectorTests.roundTripTolerance)) }
        }
    }

    @Test func coordinatesAreTheReferences() {
        expectComponents(LinearColor(Color(hex: 0x339EB8)), [0.033104767, 0.341914425, 0.479320183, 1])
        expectComponents(OklabColor(Color(hex: 0xFF0000)), [0.627955361, 0.224863061, 0.125846299, 1])
        expectComponents(OklabColor(Color(hex: 0x00FF00)), [0.866439612, -0.233887574, 0.179498480, 1])
        expectComponents(OklabColor(Color(hex: 0x0000FF)), [0.452013718, -0.032456984, -0.311528148, 1])
        expectComponents(OklabColor(Color(hex: 0x339EB8)), [0.650415310, -0.080330820, -0.061900716, 1])
        expectComponents(OklabColor(.white), [1, 0, 0, 1])
        expectComponents(SRGBColor(Color(hex: 0xFF0000).opacity(0.5)), [0.5, 0, 0, 0.5])
    }

    private func expectComponents(_ vector: some ColorVector, _ expected: SIMD4<Double>) {
        let distance = (vector.components - expected).magnitude
        #expect(distance < ColorVectorTests.publishedTolerance, "\(vector)")
    }

    @Test func pointsOnTheWayAreTheReferences() {
        let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
        expect(red, blue, 0.5, SRGBColor.self, [0.5, 0, 0.5, 1])
        expect(red, blue, 0.5, LinearColor.self, [0.735356983, 0, 0.735356983, 1])
        expect(red, blue, 0.5, OklabColor.self, [0.550441062, 0.325620683, 0.636500700, 1])
        let (yellow, azure) = (Color(hex: 0xFFFF00), Color(hex: 0x0066FF))
        expect(yellow, azure, 0.5, SRGBColor.self, [0.5, 0.7, 0.5, 1])
        expect(yellow, azure, 0.5, LinearColor.self, [0.735356983, 0.777526485, 0.735356983, 1])
        expect(yellow, azure, 0.5, OklabColor.self, [0.527398877, 0.747589242, 0.757740760, 1])
        expect(.black, .white, 0.5, LinearColor.self, [0.735356983, 0.735356983, 0.735356983, 1])
        expect(.black, .white, 0.5, OklabColor.self, [0.388572859, 0.388572859, 0.388572859, 1])
        let (rust, mint) = (Color(hex: 0xD04020).opacity(0.8), Color(hex: 0x20C0A0).opacity(0.4))
        expect(rust, mint, 0.25, SRGBColor.self, [0.717086835, 0.322689076, 0.197198880, 0.7])
        expect(rust, mint, 0.25, LinearColor.self, [0.762817714, 0.379950191, 0.277524238, 0.7])
        expect(rust, mint, 0.25, OklabColor.self, [0.775988543, 0.357583219, 0.219922828, 0.7])
    }

    private func expect<Space: ColorVector>(
        _ from: Color, _ to: Color, _ progress: Double, _ space: Space.Type, _ expected: [Double]
    ) {
        let expected = Color(red: expected[0], green: expected[1], blue: expected[2], alpha: expected[3])
        let color = from.interpolated(to: to, at: progress, in: space)
        #expect(isNear(color, expected, ColorVectorTests.publishedTolerance), "\(space): \(color)")
    }

    @Test func tweensSpringsAndKeyframesTakeColors() throws {
        let (white, teal) = (OklabColor(.white), OklabColor(Color(hex: 0x339EB8)))
        var tween = Tween(white)
        try tween.retarget(to: teal, at: 0, duration: 1, easing: .linear)
        let half = Color.white.interpolated(to: Color(hex: 0x339EB8), at: 0.5, in: OklabColor.self)
        #expect(isNear(tween.value(at: 0.5).color, half, ColorVectorTests.roundTripTolerance))
        #expect(tween.value(at: 1) == teal)

        var spring = SpringMotion(white)
        try spring.retarget(to: teal, at: 0, spring: .bouncy)
        #expect(spring.value(at: spring.arrival) == teal)

        let frames = try Keyframes([white, teal, white])
        #expect(isNear(frames.value(at: 0.25).color, half, ColorVectorTests.roundTripTolerance))
    }

    @Test func anOvershootEndsAtTheNearestColor() {
        let lighter = Color(gray: 0.5).interpolated(to: .white, at: 1.5, in: SRGBColor.self)
        #expect(lighter == .white)
        let clearer = Color.white.interpolated(to: .clear, at: 1.5, in: OklabColor.self)
        #expect(clearer == .clear)
        let opaque = Color.clear.interpolated(to: Color(hex: 0xD04020), at: 1.5, in: LinearColor.self)
        #expect(isNear(opaque, Color(hex: 0xD04020), ColorVectorTests.roundTripTolerance))
    }

    @Test func aProgressThatIsNoneGivesAColor() {
        let color = Color(hex: 0xD04020)
        #expect(color.interpolated(to: .white, at: .nan, in: OklabColor.self) == color)
        for progress in [Double.infinity, -.infinity, 1e300, -1e300] {
            let far = color.interpolated(to: .white, at: progress, in: OklabColor.self)
            #expect(far.rgba8.alpha == 255 || far == .clear)
        }
    }

    private func randomColor(_ random: inout SeededRandom) -> Color {
        Color(
            red: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
            alpha: random.double(0...1))
    }

    private func isNear(_ a: Color, _ b: Color, _ tolerance: Double) -> Bool {
        [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha].allSatisfy {
            $0.magnitude <= tolerance
        }
    }
}

import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// Fish of unequal sizes.
@Suite struct TaijiShareTests {
    private static let shares = [0.02, 0.1, 0.25, 1.0 / 3, 0.5, 0.618, 0.8, 0.95, 0.99]
    private static let center = Point(100.3, 99.6)
    private static let radius = 96.4

    private func drawn(
        share: Double, eye: Double = 1.0 / 7, style: Taiji.Style = .seamless, phase: Double,
        light: Color = .white,
        dark: Color = .black, on ground: Color = .black
    ) -> Framebuffer {
        picture(
            of: Taiji(style: style, light: light, dark: dark, eye: eye, share: share), center: Self.center,
            radius: Self.radius, phase: phase, background: ground, width: 200, height: 200)
    }

    /// The light that there is in the picture is the share of the disc's area, eyes and all: by the pixels.
    @Test(arguments: shares) func theShareIsOneOfArea(share: Double) {
        let area = Double.pi * Self.radius * Self.radius
        // An eye of one half is as large as its head: two edges in the same pixels, which no blending parts.
        for eye in [0, 1.0 / 7, 1.0 / 4, 0.45] {
            for phase in [0, 0.7, 2, 4.5] {
                let light = drawn(share: share, eye: eye, phase: phase).levels.reduce(0) {
                    $0 + Double($1) / 255
                }
                // Coverage has 15 bits and colours 8: some thousand pixels on edges, each off by at most half a
                // level, now one way and now the other; and arcs that are cut to chords.
                #expect(abs(light / area - share) < 2e-4, "\(light / area), eye \(eye), phase \(phase)")
            }
        }
    }

    /// Straight from the form: which pixels are light, where no edge is near.
    @Test(arguments: shares, Taiji.Style.allCases) func everyPixelHasItsColour(
        share: Double, style: Taiji.Style
    ) {
        let (light, dark, ground) = (Color(hex: 0xEDEBE0), Color(hex: 0x13161A), Color(hex: 0x336699))
        for phase in [0, 0.4, 2.5, 4] {
            let found = drawn(
                share: share, style: style, phase: phase, light: light, dark: dark, on: ground)
            let axis = Point.unit(at: phase)
            let (lightRadius, darkRadius) = (share * Self.radius, (1 - share) * Self.radius)
            let eye = 2.0 / 7 * min(lightRadius, darkRadius)
            var wrong = 0
            for y in 0..<200 {
                for x in 0..<200 {
                    let way = Point(Double(x) + 0.5, Double(y) + 0.5) - Self.center
                    let (along, side) = (way.dot(axis), axis.cross(way))
                    let fromLight = Point(along - darkRadius, side).length
                    let fromDark = Point(along + lightRadius, side).length
                    let edges = [
                        way.length - Self.radius, fromLight - lightRadius, fromDark - darkRadius,
                        fromLight - eye,
                        fromDark - eye,
                    ]
                    // Along the axis the classic style has its seams, and the radii that hide most of them.
                    guard edges.allSatisfy({ abs($0) > 0.75 }), style == .seamless || abs(side) > 1.25 else {
                        continue
                    }
                    let isLight =
                        fromLight < eye
                        ? false
                        : fromDark < eye
                            ? true : fromLight < lightRadius ? true : fromDark < darkRadius ? false : side > 0
                    let color = way.length > Self.radius ? ground : isLight ? light : dark
                    if found[x, y] & 0xff_ffff != color.hex { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(wrong) pixels at phase \(phase)")
        }
    }

    /// Inside the disc nothing of the ground shows through, and round each fish runs no rim of the other's colour.
    @Test(arguments: shares) func noSeamShows(share: Double) {
        var random = SeededRandom(seed: 3)
        for _ in 0..<12 {
            let phase = random.double(0...(2 * .pi))
            let onMagenta = drawn(share: share, phase: phase, on: Color(hex: 0xFF00FF))
            let onGreen = drawn(share: share, phase: phase, on: Color(hex: 0x00FF00))
            var shining = 0
            for y in 0..<200 {
                for x in 0..<200 {
                    let way = Point(Double(x) + 0.5, Double(y) + 0.5) - Self.center
                    if way.length <= Self.radius - 1, onMagenta[x, y] != onGreen[x, y] { shining += 1 }
                }
            }
            #expect(shining == 0, "phase \(phase), seed \(random.seed)")
            // Black and white on their like: a disc of one colour has no other in its rim.
            let dark = drawn(share: share, phase: phase, dark: .white, on: .white)
            let isPlain = dark.levels.allSatisfy { $0 == 255 }
            #expect(isPlain, "phase \(phase)")
        }
    }

    @Test(arguments: Taiji.Style.allCases) func atTheEndsOneColourIsLeft(style: Taiji.Style) {
        for (share, color) in [(0.0, UInt32(0)), (-3, 0), (1, 0xffffff), (7, 0xffffff)] {
            let found = drawn(share: share, style: style, phase: 1, on: Color(hex: 0x808080))
            #expect(found[100, 100] & 0xff_ffff == color && found[30, 60] & 0xff_ffff == color)
            #expect(Set((40..<160).map { found[$0, 100] & 0xff_ffff }) == [color], "no eye")
        }
        #expect(Taiji(share: .nan).share == 0.5)
        // As near to an end as can be is nearly that.
        for share in [1e-12, 1e-5, 1 - 1e-12] {
            let light = drawn(share: share, phase: 0.3).levels.reduce(0) { $0 + Double($1) / 255 }
            #expect(abs(light / (.pi * Self.radius * Self.radius) - share) < 2e-4, "\(share)")
        }
    }
}

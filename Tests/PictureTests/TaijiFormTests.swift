import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

@Suite struct TaijiFormTests {
    /// A pixel whose centre is farther than this from every edge lies wholly on one side: half a pixel's
    /// diagonal, and what flattening may add.
    private static let clear = 0.75
    private static let phases = [0, 0.4, .pi / 2, 2, 3, .pi, -.pi / 2, 4, 5.5, 2 * .pi, -1e4, 1e6]
    private let light = Color(hex: 0xEDEBE0)
    private let dark = Color(hex: 0x13161A)
    private let ground = Color(hex: 0x336699)

    /// Every pixel that no edge runs through has exactly the one colour it must have.
    @Test(arguments: Taiji.Style.allCases, phases)
    func everyPixelHasItsColour(style: Taiji.Style, phase: Double) {
        for (center, radius, eye) in [
            (Point(100.5, 100.5), 96.0, 1.0 / 4), (Point(97.3, 101.9), 90.25, 1.0 / 7),
        ] {
            let taiji = Taiji(style: style, light: light, dark: dark, eye: eye)
            let found = picture(
                of: taiji, center: center, radius: radius, phase: phase, background: ground, width: 200,
                height: 203)
            let form = TaijiForm(center: center, radius: radius, phase: phase, eye: eye)
            var wrong = 0
            for y in 0..<found.height {
                for x in 0..<found.width {
                    let point = Point(Double(x) + 0.5, Double(y) + 0.5)
                    guard form.distanceToEdge(point) > Self.clear else { continue }
                    // Along the axis the classic style has its seams, and the radii that hide most of them.
                    if style == .classic, form.distanceToAxis(point) < Self.clear + 0.5 { continue }
                    let color =
                        point.distance(to: center) > radius ? ground : form.isLight(point) ? light : dark
                    if found[x, y] & 0xff_ffff != color.hex { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(wrong) pixels, radius \(radius)")
        }
    }

    /// The form said in words, so that it does not rest on `TaijiForm` alone.
    @Test(arguments: Taiji.Style.allCases)
    func atPhase0TheLowerHalfIsLightAndTheDarkHeadIsOnTheLeft(style: Taiji.Style) {
        let found = picture(
            of: Taiji(style: style, eye: 1.0 / 4), center: Point(50.5, 50.5), radius: 50, phase: 0,
            background: ground, width: 101, height: 101)
        let places: [(x: Int, y: Int, color: UInt32)] = [
            (50, 98, 0xffffff), (50, 2, 0), (40, 95, 0xffffff), (60, 5, 0),  // the halves of the rim
            (25, 50, 0xffffff), (75, 50, 0),  // the eyes
            (25, 67, 0), (25, 33, 0), (75, 67, 0xffffff), (75, 33, 0xffffff),  // the heads round them
            (5, 50, 0), (95, 50, 0xffffff),  // and along the axis
            (1, 1, ground.hex), (99, 99, ground.hex),
        ]
        for place in places { #expect(found[place.x, place.y] & 0xff_ffff == place.color, "\(place)") }
    }

    @Test(arguments: Taiji.Style.allCases)
    func aQuarterTurnGoesClockwise(style: Taiji.Style) {
        let found = picture(
            of: Taiji(style: style), center: Point(50.5, 50.5), radius: 50, phase: .pi / 2,
            background: ground, width: 101, height: 101)
        // What was below is on the left, what was on the left is above.
        #expect(found[2, 50] & 255 == 255)
        #expect(found[98, 50] & 255 == 0)
        #expect(found[50, 25] & 255 == 255)
        #expect(found[50, 75] & 255 == 0)
    }

    /// Rounding of two blends, and edges that are cut to chords in other places.
    private static let turned = 2

    @Test(arguments: Taiji.Style.allCases, [0.3, 1, 2.2, 4])
    func aTurnedPhaseIsATurnedPicture(style: Taiji.Style, phase: Double) {
        let side = 121
        let middle = Point(60.5, 60.5)
        func drawn(_ taiji: Taiji, _ phase: Double) -> Framebuffer {
            picture(
                of: taiji, center: middle, radius: 57.3, phase: phase, background: ground, width: side,
                height: side)
        }
        let taiji = Taiji(style: style, light: light, dark: dark)
        let start = drawn(taiji, phase)
        let quarter = drawn(taiji, phase + .pi / 2)
        let half = drawn(taiji, phase + .pi)
        let whole = drawn(taiji, phase + 2 * .pi)
        var largest = (quarter: 0, half: 0, whole: 0)
        for y in 0..<side {
            for x in 0..<side {
                let color = start[x, y]
                largest.quarter = max(largest.quarter, distance(color, quarter[side - 1 - y, x]))
                largest.half = max(largest.half, distance(color, half[side - 1 - x, side - 1 - y]))
                largest.whole = max(largest.whole, distance(color, whole[x, y]))
            }
        }
        #expect(largest.quarter <= Self.turned)
        #expect(largest.half <= Self.turned)
        #expect(largest.whole <= Self.turned)
    }

    /// Half a turn later the light is where the dark was.
    @Test(arguments: [0, 0.3, 1, 2.2, 4]) func halfATurnSwapsLightAndDark(phase: Double) {
        let (width, height) = (130, 121)
        let center = Point(64.7, 61.2)
        func drawn(_ taiji: Taiji, _ phase: Double) -> Framebuffer {
            picture(
                of: taiji, center: center, radius: 57.3, phase: phase, background: ground, width: width,
                height: height)
        }
        let turned = drawn(Taiji(light: light, dark: dark), phase + .pi)
        let swapped = drawn(Taiji(light: dark, dark: light), phase)
        let largest = zip(turned.allPixels, swapped.allPixels).map { distance($0, $1) }.max() ?? 0
        #expect(largest <= Self.turned)
    }

    @Test func eyesAreHeldWithinTheirHeads() {
        #expect(Taiji(eye: 3).eye == 0.5)
        for eye in [0, -1, .nan] {
            let found = picture(
                of: Taiji(eye: eye), center: Point(50.5, 50.5), radius: 50, phase: 0, background: ground,
                width: 101, height: 101)
            #expect(found[25, 50] & 255 == 0)
            #expect(found[75, 50] & 255 == 255)
        }
    }
}

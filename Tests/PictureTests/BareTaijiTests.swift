import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// `--show taiji`: the disc alone.
@Suite struct BareTaijiTests {
    @Test(arguments: [(900, 900), (301, 200), (64, 99), (17, 16)], ["dark", "paper"])
    func isPureWhiteAndBlackAtTheExactCentre(size: (Int, Int), name: String) throws {
        let theme = try #require(Theme.named(name))
        let (width, height) = size
        let radius = 0.48 * Double(min(width, height))
        let center = Point(Double(width) / 2, Double(height) / 2)
        for phase in [0, 0.7, 3.9] {
            let found = picture(
                of: restingInstrument(width: width, height: height) {
                    $0.show = .taiji
                    $0.theme = theme
                    $0.fixedPhase = phase
                })
            let alone = picture(
                of: Taiji(light: .white, dark: .black, eye: 1.0 / 4), center: center, radius: radius,
                phase: phase, background: theme.background, width: width, height: height)
            #expect(found.isIdentical(to: alone), "\(found.firstDifference(from: alone))")
            let form = TaijiForm(center: center, radius: radius, phase: phase, eye: 1.0 / 4)
            var wrong = 0
            for y in 0..<height {
                for x in 0..<width {
                    let point = Point(Double(x) + 0.5, Double(y) + 0.5)
                    guard form.distanceToEdge(point) > 0.75 else { continue }
                    // No rim and no shadow: right beside the disc there is the ground.
                    let isInside = point.distance(to: center) < radius
                    let color =
                        isInside ? form.isLight(point) ? 0xffffff : 0 : theme.background.hex
                    if found[x, y] & 0xff_ffff != color { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(wrong) pixels at phase \(phase)")
        }
    }

    /// The rim runs as far from each side of the picture.
    @Test func liesInTheMiddle() {
        for (width, height) in [(200, 200), (201, 201), (150, 95)] {
            let found = picture(
                of: restingInstrument(width: width, height: height) {
                    $0.show = .taiji
                    $0.light = .white
                    $0.dark = .white
                    $0.background = .black
                })
            for y in 0..<height {
                for x in 0..<width {
                    let level = found[x, y]
                    // A chord lies a hair inside its arc, and the chords are not laid symmetrically.
                    #expect(distance(level, found[width - 1 - x, y]) <= 1)
                    #expect(distance(level, found[x, height - 1 - y]) <= 1)
                }
            }
        }
    }

    @Test func ownColoursAndEyesAreTaken() {
        let found = picture(
            of: restingInstrument(width: 101, height: 101) {
                $0.show = .taiji
                $0.light = Color(hex: 0x00FF00)
                $0.dark = Color(hex: 0x0000FF)
                $0.background = Color(hex: 0xFF0000)
                $0.eye = 0.1
            })
        #expect(found[50, 95] & 0xff_ffff == 0x00FF00)
        #expect(found[50, 5] & 0xff_ffff == 0x0000FF)
        #expect(found[0, 0] & 0xff_ffff == 0xFF0000)
        #expect(found[26, 50] & 0xff_ffff == 0x00FF00)
        #expect(found[26, 57] & 0xff_ffff == 0x0000FF)
    }
}

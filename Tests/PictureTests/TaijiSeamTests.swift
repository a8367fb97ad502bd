import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// The seamless taiji shows nothing of its ground and nothing that is not of its form.
@Suite struct TaijiSeamTests {
    static let sizes = [17, 18, 33, 64, 101, 256, 431, 900]
    static let colors: [(light: Color, dark: Color)] = [
        (.white, .black), (Color(hex: 0xEDEBE0), Color(hex: 0x13161A)),
        (Color(hex: 0xFCFAF2), Color(hex: 0x1F1B1A)), (Color(hex: 0x00FF00), Color(hex: 0x0000FF)),
        (Color(hex: 0x804020), Color(hex: 0x80A0C0)),
    ]
    /// The seed of the phases that are not round.
    static let seed: UInt64 = 20

    /// Round phases, at which edges run along pixels, and others.
    static func phases(_ count: Int) -> [Double] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { $0 % 4 == 0 ? Double($0) * .pi / 32 : random.double(0...2 * .pi) }
    }

    /// Drawn on magenta and on its complement, the disc is the same byte by byte inside of radius R − 1; and
    /// where no edge runs, each pixel is one of the two colours, exactly: no line along the diameter.
    @Test(arguments: sizes) func noGroundShowsInside(size: Int) {
        let (magenta, green) = (Color(hex: 0xFF00FF), Color(hex: 0x00FF00))
        let radius = 0.48 * Double(size)
        let center = Point(Double(size) / 2 + 0.13, Double(size) / 2 - 0.29)
        // Two renderers that go on from frame to frame, as in a window.
        let (first, second) = (SceneRenderer(), SceneRenderer())
        let onMagenta = Framebuffer(width: size, height: size)
        let onGreen = Framebuffer(width: size, height: size)
        for (index, phase) in Self.phases(64).enumerated() {
            let pair = Self.colors[index % Self.colors.count]
            let taiji = Taiji(light: pair.light, dark: pair.dark, eye: index % 2 == 0 ? 1.0 / 7 : 1.0 / 4)
            let layers = taiji.layers(center: center, radius: radius, phase: phase)
            _ = first.render(Scene(background: magenta, layers: layers), into: onMagenta)
            _ = second.render(Scene(background: green, layers: layers), into: onGreen)
            let form = TaijiForm(center: center, radius: radius, phase: phase, eye: taiji.eye)
            let (light, dark) = (pair.light.hex, pair.dark.hex)
            var (ground, wrong) = (0, 0)
            for y in 0..<size {
                for x in 0..<size {
                    let point = Point(Double(x) + 0.5, Double(y) + 0.5)
                    guard point.distance(to: center) <= radius - 1 else { continue }
                    let color = onMagenta[x, y]
                    if color != onGreen[x, y] { ground += 1 }
                    let isLight = form.isLight(point)
                    if color & 0xff_ffff != (isLight ? light : dark), form.distanceToEdge(point) > 0.75 {
                        wrong += 1
                    }
                }
            }
            #expect(ground == 0 && wrong == 0, "phase \(phase), seed \(Self.seed)")
        }
    }

    /// Along the dark half's rim there is dark and ground and nothing of the light, and the other way round.
    @Test(arguments: sizes) func noRimRunsRoundEitherHalf(size: Int) {
        let grounds = [Color.black, Color(hex: 0x0F1216), Color(hex: 0xF4EEE3), Color(hex: 0xFF00FF)]
        let radius = 0.48 * Double(size)
        let center = Point(Double(size) / 2 - 0.41, Double(size) / 2 + 0.07)
        // From here on a tail is thicker than two pixels: at a way s from the tip it is s²/2R thick.
        let tail = 2 * radius.squareRoot() + 2
        let renderer = SceneRenderer()
        let found = Framebuffer(width: size, height: size)
        var seen = 0
        for (index, phase) in Self.phases(64).enumerated() {
            let pair = Self.colors[index % 3]
            let ground = grounds[index / 3 % grounds.count]
            let taiji = Taiji(light: pair.light, dark: pair.dark)
            let layers = taiji.layers(center: center, radius: radius, phase: phase)
            _ = renderer.render(Scene(background: ground, layers: layers), into: found)
            let form = TaijiForm(center: center, radius: radius, phase: phase, eye: taiji.eye)
            var wrong = 0
            for y in 0..<size {
                for x in 0..<size {
                    let point = Point(Double(x) + 0.5, Double(y) + 0.5)
                    guard abs(point.distance(to: center) - radius) < 1.5, form.distanceToTip(point) > tail
                    else { continue }
                    seen += 1
                    let own = form.isLight(point) ? pair.light : pair.dark
                    if !Self.isBlend(found[x, y], own.hex, ground.hex) { wrong += 1 }
                }
            }
            #expect(wrong == 0, "phase \(phase), \(pair) on \(ground), seed \(Self.seed)")
        }
        #expect(size < 30 || seen > 64 * size)
    }

    /// Whether every component lies between those of the two colours.
    private static func isBlend(_ color: UInt32, _ a: UInt32, _ b: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { shift in
            let (low, high) = (
                min(a >> shift & 255, b >> shift & 255), max(a >> shift & 255, b >> shift & 255)
            )
            return (low...high).contains(color >> shift & 255)
        }
    }
}

import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// Frames drawn by what changed since the last one, while a hand plays with the instrument.
@Suite struct InstrumentFrameTests {
    struct Play: CustomTestStringConvertible {
        var seed: UInt64
        var show: Show
        var width: Int
        var height: Int
        var format = PixelFormat.xrgb8888
        /// Whether the gauge is of any kind, with any of the parts that there are.
        var isOfAnyKind = false
        var frames = 300
        var testDescription: String { "seed \(seed), \(show), \(width)×\(height)" }
    }

    static let plays = [
        Play(seed: 1, show: .both, width: 300, height: 300),
        Play(seed: 2, show: .both, width: 129, height: 240, format: .argb8888Premultiplied),
        Play(seed: 3, show: .both, width: 64, height: 64),
        Play(seed: 4, show: .gauge, width: 211, height: 150),
        Play(seed: 5, show: .taiji, width: 257, height: 190),
        Play(seed: 6, show: .both, width: 420, height: 333, format: .abgr8888Premultiplied),
    ]
    /// Instruments of every kind.
    static let playsOfAnyKind = (100..<130).map { seed in
        Play(
            seed: seed, show: [.both, .gauge, .taiji][Int(seed % 3)], width: 170 + Int(seed % 7) * 10,
            height: 180,
            isOfAnyKind: true, frames: 60)
    }

    /// Each frame has the bytes of one drawn whole, its damage holds every pixel that changed and lies inside
    /// the picture, and drawing the same once more changes nothing.
    @Test(arguments: plays + playsOfAnyKind) func incrementalEqualsWhole(play: Play) {
        var storm = EventStorm(
            seed: play.seed, show: play.show,
            size: Size(width: Double(play.width), height: Double(play.height)), ofAnyKind: play.isOfAnyKind)
        let renderer = SceneRenderer()
        var framebuffer = Framebuffer(width: play.width, height: play.height, format: play.format)
        var before: [UInt32] = []
        for frame in 0..<play.frames {
            storm.advance()
            let (scene, width, height) = storm.takeScene()
            let isFresh = scene == storm.sceneMadeAnew()
            #expect(isFresh, "frame \(frame) at \(storm.time) shows something of an earlier one")
            if width != framebuffer.width || height != framebuffer.height {
                framebuffer = Framebuffer(width: width, height: height, format: play.format)
                before = []
            }
            let damage = renderer.render(scene, into: framebuffer)
            let whole = picture(of: scene, width: width, height: height, format: play.format)
            let isSame = framebuffer.isIdentical(to: whole)
            #expect(isSame, "frame \(frame) at \(storm.time): \(framebuffer.firstDifference(from: whole))")
            guard isSame else { return }
            let isInside = damage.rects.allSatisfy {
                $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= width && $0.y + $0.height <= height
            }
            #expect(isInside, "frame \(frame): \(damage.rects)")
            if !before.isEmpty {
                let missed = firstChange(before, framebuffer, outside: damage)
                #expect(missed == nil, "frame \(frame): \(missed ?? "") is not reported")
            }
            before = framebuffer.allPixels
            if frame % 10 == 0 {
                #expect(renderer.render(storm.takeScene().scene, into: framebuffer).isEmpty)
            }
        }
    }

    /// The first pixel that is not as before and lies in none of the damage's rectangles.
    private func firstChange(_ before: [UInt32], _ now: Framebuffer, outside damage: Damage) -> String? {
        var isReported = [Bool](repeating: false, count: before.count)
        for rect in damage.rects {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { isReported[y * now.width + x] = true }
            }
        }
        for y in 0..<now.height {
            for x in 0..<now.width where !isReported[y * now.width + x] {
                if before[y * now.width + x] != now[x, y] { return "(\(x), \(y))" }
            }
        }
        return nil
    }

    @Test(arguments: Show.allCases) func atRestNothingIsWritten(show: Show) {
        var instrument = restingInstrument(width: 200, height: 170) { $0.show = show }
        let renderer = SceneRenderer()
        let framebuffer = Framebuffer(width: 200, height: 170)
        _ = renderer.render(instrument.takeScene(at: 0), into: framebuffer)
        for frame in 1...50 {
            let damage = renderer.render(instrument.takeScene(at: Double(frame) / 7), into: framebuffer)
            #expect(damage.isEmpty)
        }
        #expect(instrument.nextChange(after: 8) == nil)
    }

    /// What a turning disc changes lies inside it.
    @Test(arguments: [(300, 300), (451, 270), (900, 900)], Taiji.Style.allCases)
    func aTurningFrameIsDamagedInsideTheDiscOnly(size: (Int, Int), style: Taiji.Style) throws {
        let (width, height) = size
        for show in [Show.both, .taiji] {
            var instrument = restingInstrument(width: width, height: height) {
                $0.show = show
                $0.style = style
                $0.fixedPhase = nil
            }
            let disc = try #require(instrument.layout.taiji)
            // The butt ends of the classic style's dividing radii lie half a pixel beside the axis.
            let reach = disc.radius + (style == .classic ? 0.5 : 0)
            let renderer = SceneRenderer()
            let framebuffer = Framebuffer(width: width, height: height)
            _ = renderer.render(instrument.takeScene(at: 0), into: framebuffer)
            for frame in 1...60 {
                let damage = renderer.render(instrument.takeScene(at: Double(frame) / 60), into: framebuffer)
                #expect(!damage.isEmpty)
                let isInside = damage.rects.allSatisfy {
                    Double($0.x) >= (disc.center.x - reach).rounded(.down)
                        && Double($0.y) >= (disc.center.y - reach).rounded(.down)
                        && Double($0.x + $0.width) <= (disc.center.x + reach).rounded(.up)
                        && Double($0.y + $0.height) <= (disc.center.y + reach).rounded(.up)
                }
                #expect(isInside, "frame \(frame): \(damage.rects)")
            }
        }
    }
}

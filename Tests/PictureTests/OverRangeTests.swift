import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

@Suite struct OverRangeTests {
    private static let side = 400
    private let form = GaugeForm(width: side, height: side)

    private func arc(_ value: Double, _ theme: Theme = .valueProbe) -> Framebuffer {
        picture(
            of: restingInstrument(value: value, width: Self.side, height: Self.side) { $0.theme = theme })
    }

    /// The directions, as fractions of the scale's sweep past the start, of all pixels that differ.
    private func differences(_ a: Framebuffer, _ b: Framebuffer) -> [(fraction: Double, radius: Double)] {
        var places: [(Double, Double)] = []
        for y in 0..<Self.side {
            for x in 0..<Self.side where a[x, y] != b[x, y] {
                let way = Point(Double(x) + 0.5, Double(y) + 0.5) - form.center
                var angle = (way.angle - GaugeForm.start).truncatingRemainder(dividingBy: 2 * .pi)
                if angle < 0 { angle += 2 * .pi }
                places.append((angle / GaugeForm.sweep, way.length / form.side))
            }
        }
        return places
    }

    /// On a full turn that does not wrap, the point lies on the band's other end: it stands out from it.
    @Test(arguments: [Theme.dark, .paper, .light]) func onAFullTurnTheMarkStandsOutFromTheBandItLiesOn(
        theme: Theme
    ) {
        func drawn(_ value: Double) -> Framebuffer {
            picture(
                of: restingInstrument(value: value, width: Self.side, height: Self.side) {
                    $0.theme = theme
                    $0.show = .gauge
                    $0.gauge.arc = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)
                    $0.gauge.format.mappedTexts = [MappedText(from: -1e300, to: 1e300, text: " ")]
                })
        }
        for (inside, outside) in [(100.0, 101.0), (0, -1)] {
            let (full, beyond) = (drawn(inside), drawn(outside))
            let own = theme.readout.hex
            var (ground, mark) = (0, 0)
            for y in 0..<Self.side {
                for x in 0..<Self.side {
                    let was = full[x, y] & 0xff_ffff
                    if beyond[x, y] & 0xff_ffff == theme.background.hex, was != theme.background.hex {
                        ground += 1
                    }
                    if beyond[x, y] & 0xff_ffff == own, was != own { mark += 1 }
                }
            }
            #expect(mark > 30, "\(mark) pixels of the mark of \(outside)")
            #expect(ground > 8, "\(ground) pixels of the ground beside it")
        }
    }

    /// With no value there is no arc: its colours are nowhere in the picture, not even as a cap.
    @Test func atTheMinimumNoPixelHasTheArcsColour() {
        for style in [0.0, -0.0] {
            let (red, green) = (Color(hex: 0xFF0000), Color(hex: 0x00FF00))
            var (first, second) = (Theme.dark, Theme.dark)
            first.value = [red]
            second.value = [green]
            #expect(differences(arc(style, first), arc(style, second)).isEmpty)
            #expect(!differences(arc(1, first), arc(1, second)).isEmpty)
        }
    }

    /// How far the arrow reaches past the band's end, as a fraction of the sweep, and from the band's middle, as a
    /// share of the side.
    private static let reach = 0.055
    private static let half = 0.025

    @Test func theMarkAppearsBeyondTheMaximumOnly() {
        let theme = Theme.probe(\.readout)
        let full = dial(100, theme)
        let beyond = differences(full, dial(100.001, theme))
        #expect(
            beyond.allSatisfy {
                $0.fraction > 1 && $0.fraction < 1 + Self.reach && abs($0.radius - 0.384) < Self.half
            })
        #expect(differences(dial(100.001, theme), dial(1e12, theme)).isEmpty)
        #expect(differences(dial(99.999_999, theme), full).isEmpty, "no mark below the end")
    }

    @Test func theMarkAppearsBelowTheMinimumOnly() {
        let none = arc(0)
        #expect(none.levels.allSatisfy { $0 == 0 })
        let theme = Theme.probe(\.readout)
        let beyond = differences(dial(0, theme), dial(-0.001, theme))
        let turn = 2 * Double.pi / GaugeForm.sweep
        #expect(
            beyond.allSatisfy { $0.fraction > turn - Self.reach && abs($0.radius - 0.384) < Self.half })
        #expect(differences(dial(-0.001, theme), dial(-1e12, theme)).isEmpty)
    }

    /// The dial without its readout.
    private func dial(_ value: Double, _ theme: Theme) -> Framebuffer {
        picture(
            of: restingInstrument(value: value, width: Self.side, height: Self.side) {
                $0.theme = theme
                $0.gauge.format.mappedTexts = [MappedText(from: -1e300, to: 1e300, text: " ")]
            })
    }

    /// The mark is as large and as bright at either end, in every theme, with every cap: nobody overlooks it.
    @Test(arguments: Theme.builtIn, BandStyle.Cap.allCases)
    func bothEndsAreMarkedAlikeAndUnmistakably(theme: Theme, cap: BandStyle.Cap) {
        let side = 300
        func dial(_ value: Double) -> Framebuffer {
            picture(
                of: restingInstrument(value: value, width: side, height: side) {
                    $0.theme = theme
                    $0.gauge.band.cap = cap
                    $0.gauge.band.background = .solid
                    $0.gauge.showsDot = false
                    $0.gauge.format.mappedTexts = [MappedText(from: -1e300, to: 1e300, text: " ")]
                })
        }
        let ink = theme.readout.hex
        func marked(_ beyond: Double, _ end: Double) -> [(x: Int, y: Int)] {
            let (with, without) = (dial(beyond), dial(end))
            var places: [(Int, Int)] = []
            for y in 0..<side {
                for x in 0..<side where with[x, y] != without[x, y] && with[x, y] & 0xff_ffff == ink {
                    places.append((x, y))
                }
            }
            return places
        }
        let (over, under) = (marked(101, 100), marked(-1, 0))
        // A tick has some ten pixels at this size.
        #expect(over.count > 50, "\(theme.name): \(over.count)")
        // One is the other's mirror image, but for pixels on the edge.
        let mirrored = Set(under.map { [side - 1 - $0.x, $0.y] })
        let common = over.count { mirrored.contains([$0.x, $0.y]) }
        #expect(
            common >= over.count - 4 && common >= under.count - 4,
            "\(theme.name): \(over.count), \(under.count)")
    }

    /// Nothing of the band differs: no fringe round its cap, no other colour.
    @Test(arguments: BandStyle.Cap.allCases) func theBandIsAsItIsAtItsEnd(cap: BandStyle.Cap) {
        func dial(_ value: Double) -> Framebuffer {
            picture(
                of: restingInstrument(value: value, width: Self.side, height: Self.side) {
                    $0.theme = .paper
                    $0.gauge.band.cap = cap
                    $0.gauge.band.background = .solid
                    $0.gauge.band.fill = .zone
                    $0.gauge.zones = [Zone(from: 50, to: 100, ink: .role(.normal))]
                    $0.gauge.format.mappedTexts = [MappedText(from: -1e300, to: 1e300, text: " ")]
                })
        }
        let tip = cap == .round ? 0.024 / 2 / 0.384 / GaugeForm.sweep : 0
        let places = differences(dial(100), dial(150))
        #expect(places.count > 80)
        #expect(places.allSatisfy { $0.fraction > 1 + tip }, "nothing before the end of the band's cap")
    }
}

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
                })
        }
        for (inside, outside) in [(100.0, 101.0), (0, -1)] {
            let (full, beyond) = (drawn(inside), drawn(outside))
            // Of the colour of its own end, on the other end's.
            let own = (outside > 0 ? theme.value.last : theme.value.first)?.hex
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

    @Test func theMarkAppearsBeyondTheMaximumOnly() {
        let full = arc(100)
        let beyond = differences(full, arc(100.001))
        #expect(beyond.count > 4)
        // The arc's last row of pixels may be shared with the mark's foot; the rest is in the gap, by the end.
        #expect(
            beyond.allSatisfy { $0.fraction > 0.995 && $0.fraction < 1.04 && abs($0.radius - 0.384) < 0.016 })
        #expect(differences(arc(100.001), arc(1e12)).isEmpty)
        #expect(differences(arc(99.999_999), full).count < 12, "no mark below the end")
    }

    @Test func theMarkAppearsBelowTheMinimumOnly() {
        let none = arc(0)
        #expect(none.levels.allSatisfy { $0 == 0 })
        let beyond = differences(none, arc(-0.001))
        #expect(beyond.count > 4)
        let turn = 2 * Double.pi / GaugeForm.sweep
        #expect(
            beyond.allSatisfy {
                ($0.fraction > turn - 0.04 || $0.fraction < 0.005) && abs($0.radius - 0.384) < 0.016
            })
        #expect(differences(arc(-0.001), arc(-1e12)).isEmpty)
    }
}

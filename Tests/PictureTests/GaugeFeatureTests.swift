import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// The pictures of gauges with zones, marks, caps, trails and scales of every kind.
@Suite struct GaugeFeatureTests {
    private static let side = 170

    private func instrument(_ gauge: Gauge, _ value: Double, show: Show) -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.gauge = gauge
        configuration.show = show
        configuration.startValue = value
        configuration.fixedPhase = 0
        return Instrument(
            configuration, typeface: BlockTypeface(),
            size: Size(width: Double(Self.side), height: Double(Self.side)))
    }

    /// Each frame has the bytes of one drawn whole, while values of every kind come and go.
    @Test(arguments: [Show.both, .gauge]) func incrementalEqualsWholeForEveryFeature(show: Show) throws {
        var random = SeededRandom(seed: 52)
        for sample in try GaugeSamples.all() {
            var instrument = instrument(sample.gauge, sample.value, show: show)
            let renderer = SceneRenderer()
            let framebuffer = Framebuffer(width: Self.side, height: Self.side)
            let scale = sample.gauge.scale
            var time = 0.0
            for frame in 0..<40 {
                time += [0, 0.016, 0.016, 0.1, 0.4][random.int(0...4)]
                if random.oneIn(4) {
                    let value = scale.value(at: random.double(0...1))
                    instrument.setValue(
                        random.oneIn(5) ? value + 2 * scale.range : random.oneIn(9) ? .nan : value, at: time)
                }
                let scene = instrument.takeScene(at: time)
                _ = renderer.render(scene, into: framebuffer)
                let whole = picture(of: scene, width: Self.side, height: Self.side)
                let isSame = framebuffer.isIdentical(to: whole)
                #expect(
                    isSame,
                    "\(sample.name), frame \(frame) at \(time): \(framebuffer.firstDifference(from: whole))")
                guard isSame else { return }
            }
        }
    }

    private static let ground: UInt32 = 0x000000

    private func ring(_ change: (inout Gauge) -> Void, value: Double) -> Framebuffer {
        var gauge = Gauge()
        gauge.arc = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)
        gauge.ticks = .none
        gauge.showsDot = false
        gauge.format = NumberFormat()
        gauge.band.background = .solid
        change(&gauge)
        var theme = Theme.dark
        theme.background = Color(hex: Self.ground)
        theme.segments = Color(hex: 0xFF00FF)
        theme.value = [Color(hex: 0x00FF00)]
        theme.normal = Color(hex: 0x00FF00)
        theme.warning = Color(hex: 0x00FF00)
        return picture(
            of: restingInstrument(value: value, width: 400, height: 400) {
                $0.show = .gauge
                $0.gauge = gauge
                $0.theme = theme
            })
    }

    /// How much magenta there is in the ring within `reach` pixels of its start at the top.
    private func magenta(_ picture: Framebuffer, in gauge: GaugeLayout, reach: Double) -> Int {
        var most = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let point = Point(Double(x) + 0.5, Double(y) + 0.5) - gauge.center
                guard abs(point.length - gauge.bandRadius) < gauge.bandWidth / 2 - 1, point.y < 0,
                    abs(point.x) < reach
                else { continue }
                let level = picture[x, y]
                most = max(most, Int(min(level >> 16 & 255, level & 255)))
            }
        }
        return most
    }

    @Test(arguments: [BandStyle.Cap.butt, .round]) func aFullTurnHasNoSeamAndZeroNoSliver(
        cap: BandStyle.Cap
    ) throws {
        let layout = try #require(
            restingInstrument(width: 400, height: 400) {
                $0.show = .gauge
                $0.gauge.arc = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)
                $0.gauge.showsDot = false
            }.layout.gauge)
        let full = ring({ $0.band.cap = cap }, value: 100)
        #expect(magenta(full, in: layout, reach: 1000) == 0)
        let empty = ring({ $0.band.cap = cap }, value: 0)
        let unfilled = ring({ $0.band.isFilled = false }, value: 0)
        let isSame = empty.isIdentical(to: unfilled)
        #expect(isSame, "\(empty.firstDifference(from: unfilled))")
        // A little more than nothing is a little more to see.
        let little = ring({ $0.band.cap = cap }, value: 0.01)
        let changed = zip(little.allPixels, empty.allPixels).count { $0 != $1 }
        #expect(changed < 60, "\(changed) pixels for a ten-thousandth of the ring")
    }

    /// Two zones that meet hide what lies beneath them, also where the last one meets the first.
    @Test func zonesThatMeetShowNoSeam() throws {
        let layout = try #require(
            restingInstrument(width: 400, height: 400) {
                $0.show = .gauge
                $0.gauge.arc = GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2)
                $0.gauge.showsDot = false
            }.layout.gauge)
        let zones = (0..<37).map { index -> Zone in
            let from = Double(index) / 37 * 100
            let ink = Ink.role(index % 2 == 0 ? .normal : .warning)
            return Zone(from: from, to: Double(index + 1) / 37 * 100, ink: ink)
        }
        let found = ring(
            {
                $0.zones = zones
                $0.band.isFilled = false
            }, value: 50)
        #expect(magenta(found, in: layout, reach: 1000) == 0)
    }
}

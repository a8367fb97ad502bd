import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// Arc, dot and readout tell one value.
@Suite struct ShownValueTests {
    private static let side = 300
    private let form = GaugeForm(width: side, height: side)

    /// An instrument on its way from 0 to 64, of which `theme` shows one part.
    private func moving(_ theme: Theme) -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.theme = theme
        configuration.fixedPhase = 0
        configuration.gauge.format.digits = .decimals(1)
        return Instrument(
            configuration, typeface: BlockTypeface(),
            size: Size(width: Double(Self.side), height: Double(Self.side)))
    }

    /// The fraction of the scale's sweep at the centre of what is white.
    private func direction(_ found: Framebuffer) -> Double {
        var sum = Point.zero
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let way = Point(Double(x) + 0.5, Double(y) + 0.5) - form.center
                sum = sum + Double(found[x, y] & 255) * way
            }
        }
        var angle = (sum.angle - GaugeForm.start).truncatingRemainder(dividingBy: 2 * .pi)
        if angle < 0 { angle += 2 * .pi }
        return angle / GaugeForm.sweep
    }

    private func covered(_ found: Framebuffer) -> Double {
        found.levels.reduce(0) { $0 + Double($1) / 255 }
    }

    /// The text of the readout's number, by the masks that are placed.
    private func number(_ scene: Scene) -> String {
        for layer in scene.layers {
            if case .glyphs(let glyphs, paint: .solid(.white)) = layer.content {
                return glyphs.map(\.mask.key.text).joined()
            }
        }
        return ""
    }

    /// Measured in the pixels, in the middle of a tween: the arc's length by its area, the dot by its centre.
    @Test func arcDotAndReadoutAgreeWhileTheyMove() {
        let arc = moving(.valueProbe)
        let dot = moving(.probe(\.dot))
        var readout = moving(.probe(\.readout))
        let whole = covered(
            picture(
                of: restingInstrument(value: 100, width: Self.side, height: Self.side) {
                    $0.theme = .valueProbe
                }))
        var seen: [Double] = []
        for step in 1...20 {
            let time = Double(step) / 20
            let value = arc.shownValue(at: time)
            seen.append(value)
            // A thousandth of the sweep is half a pixel of the arc; eight-bit rounding takes less than that.
            let byArc = covered(picture(of: arc, at: time)) / whole
            let byDot = direction(picture(of: dot, at: time))
            #expect(abs(byArc - value / 100) < 1e-3, "\(time)")
            #expect(abs(byDot - value / 100) < 1e-3, "\(time)")
            #expect(number(readout.takeScene(at: time)) == arc.configuration.gauge.readoutText(value))
        }
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
        #expect(seen.last == 64)
    }

    /// A picture depends on the shown value, not on how it was come by.
    @Test func onTheWayThePictureIsThatOfTheValueAtRest() {
        let instrument = moving(.dark)
        for time in [0, 0.13, 0.5, 0.77, 1.3] {
            let value = instrument.shownValue(at: time)
            let resting = restingInstrument(value: value, width: Self.side, height: Self.side) {
                $0.gauge.format.digits = .decimals(1)
            }
            let (found, expected) = (picture(of: instrument, at: time), picture(of: resting))
            #expect(found.isIdentical(to: expected), "\(found.firstDifference(from: expected))")
        }
    }

    /// While the dot is dragged, too.
    @Test func draggedPartsAgree() throws {
        var instrument = restingInstrument(value: 30, width: Self.side, height: Self.side)
        let start = try #require(instrument.description().dot)
        _ = instrument.handle(.pointerPressed(start, clicks: 1, modifiers: []), at: 1)
        for step in 1...20 {
            let place = form.point(at: 0.3 + Double(step) * 0.021, radius: 0.422 - 0.01 * Double(step % 3))
            _ = instrument.handle(.pointerMoved(place, modifiers: []), at: 1 + Double(step) / 30)
            let time = 1 + Double(step) / 30
            let value = instrument.shownValue(at: time)
            #expect(abs(value - (30 + 2.1 * Double(step))) < 1e-6)
            let resting = restingInstrument(value: value, width: Self.side, height: Self.side)
            let (found, expected) = (picture(of: instrument, at: time), picture(of: resting))
            #expect(found.isIdentical(to: expected), "\(found.firstDifference(from: expected))")
        }
    }
}

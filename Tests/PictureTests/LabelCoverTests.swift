import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster
import TestSupport
import Testing

/// What passes over the labels: they are readable as a whole, or not there.
@Suite struct LabelCoverTests {
    private static let side = 420
    /// How far a level may be off where a label lies on a plate that lets a little of the needle through.
    private static let shine = 40

    private func instrument(_ change: (inout InstrumentConfiguration) -> Void) -> Instrument {
        restingInstrument(value: 60, width: Self.side, height: Self.side) {
            $0.theme = .probe(\.labels)
            change(&$0)
        }
    }

    private func levels(_ picture: Framebuffer, _ frame: Rect) -> [Int] {
        (Int(frame.minY.rounded())..<Int(frame.maxY.rounded())).flatMap { y in
            (Int(frame.minX.rounded())..<Int(frame.maxX.rounded())).map { Int(picture[$0, y] & 255) }
        }
    }

    @Test(arguments: [Show.both, .gauge]) func aGhostHidesALabelWholeOrNotAtAll(show: Show) throws {
        for decimals in [0, 2, 8] {
            var plain = instrument {
                $0.show = show
                $0.gauge.format.digits = .decimals(decimals)
            }
            let before = picture(of: plain)
            let (rooms, gauge) = (try #require(plain.textRooms(at: 0)), try #require(plain.layout.gauge))
            for percent in stride(from: 1, through: 99, by: 2) {
                let angle = gauge.arc.angle(at: Double(percent) / 100)
                _ = plain.handle(
                    .pointerMoved(gauge.center + gauge.bandRadius * Point.unit(at: angle), modifiers: []),
                    at: 0)
                let after = picture(of: plain)
                for label in rooms.labels {
                    let (old, new) = (levels(before, label.frame), levels(after, label.frame))
                    let isWhole = old == new
                    let isGone = new.allSatisfy { $0 == 0 }
                    #expect(
                        isWhole || isGone, "\(label.text) while \(percent) is told with \(decimals) decimals")
                }
            }
        }
    }

    /// However many decimals it has, the ghost's number keeps clear of the disc.
    @Test func aGhostKeepsClearOfTheDisc() throws {
        var instrument = restingInstrument(value: 60, width: Self.side, height: Self.side) {
            $0.theme = .probe(\.readout)
            $0.gauge.format.digits = .decimals(8)
        }
        let (gauge, disc) = (try #require(instrument.layout.gauge), try #require(instrument.layout.taiji))
        let before = picture(of: instrument)
        for percent in stride(from: 1, through: 99, by: 2) {
            let angle = gauge.arc.angle(at: Double(percent) / 100)
            _ = instrument.handle(
                .pointerMoved(gauge.center + gauge.bandRadius * Point.unit(at: angle), modifiers: []), at: 0)
            let after = picture(of: instrument)
            var told = 0
            for y in 0..<Self.side {
                for x in 0..<Self.side where before[x, y] != after[x, y] {
                    let way = Point(Double(x) + 0.5, Double(y) + 0.5).distance(to: disc.center)
                    #expect(way > disc.radius - 1, "\(percent): a pixel at \(x), \(y)")
                    told += 1
                }
            }
            #expect(told > 20, "\(percent) is told")
        }
    }

    @Test(arguments: [Show.both, .gauge]) func aNeedlePassesBeneathTheLabels(show: Show) throws {
        for value in stride(from: 0.0, through: 100, by: 5) {
            func dial(_ marks: [GaugeMark]) -> (Framebuffer, TextRooms?) {
                let instrument = instrument {
                    $0.show = show
                    $0.gauge.marks = marks
                }
                return (picture(of: instrument), instrument.textRooms(at: 0))
            }
            // Under a needle alone the gauge has another layout: the other one points elsewhere.
            let far = value < 50 ? 100.0 : 0
            let (without, rooms) = dial([GaugeMark(.needle, .fixed(far), ink: .color(.black))])
            let (with, _) = dial([GaugeMark(.needle, .fixed(value), ink: .color(.white))])
            for label in try #require(rooms).labels {
                let pairs = zip(levels(without, label.frame), levels(with, label.frame))
                let off = pairs.map { abs($0 - $1) }.max() ?? 0
                #expect(off <= Self.shine, "\(label.text) under a needle at \(value)")
            }
        }
    }
}

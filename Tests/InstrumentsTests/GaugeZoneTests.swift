import TaijiInstruments
import TestSupport
import Testing

/// Which part of the arc is in which colour, and which is filled.
@Suite struct GaugeZoneTests {
    private let green = Ink.role(.normal)
    private let red = Ink.role(.alarm)

    @Test func aLaterZoneCoversAnEarlierOne() {
        var gauge = Gauge()
        gauge.zones = [
            Zone(from: -50, to: 60, ink: green), Zone(from: 50, to: 40, ink: red),
            Zone(from: 90, to: 90, ink: red),
            Zone(from: .nan, to: 3, ink: red), Zone(from: 80, to: .infinity, ink: red),
        ]
        #expect(
            gauge.zoneSpans == [
                ZoneSpan(from: 0, to: 0.4, ink: green), ZoneSpan(from: 0.4, to: 0.5, ink: red),
                ZoneSpan(from: 0.5, to: 0.6, ink: green), ZoneSpan(from: 0.8, to: 1, ink: red),
            ])
        #expect(
            gauge.zoneInk(of: 45) == red && gauge.zoneInk(of: 10) == green && gauge.zoneInk(of: 70) == nil)
        #expect(gauge.zoneInk(of: 1000) == red)
    }

    @Test func aZoneRunsPastTheEndOfACompass() throws {
        var gauge = Gauge(scale: try GaugeScale(start: 0, end: 360, wraps: true))
        gauge.zones = [Zone(from: 270, to: 90, ink: green)]
        #expect(
            gauge.zoneSpans == [
                ZoneSpan(from: 0, to: 0.25, ink: green), ZoneSpan(from: 0.75, to: 1, ink: green),
            ])
        #expect(gauge.zoneInk(of: 359) == green && gauge.zoneInk(of: 180) == nil)
    }

    /// Whatever turn its ends are given in.
    @Test(arguments: [
        (-30.0, 30.0, [330.0, 360, 0, 30]), (330, 390, [330, 360, 0, 30]), (350, 370, [350, 360, 0, 10]),
        (-90, -60, [270, 300]), (-60, 0, [300, 360]), (300, 360, [300, 360]), (360, 400, [0, 40]),
        (-360, 0, [0, 360]), (0, 360, [0, 360]), (-1000, 1000, [0, 360]), (90, .infinity, [90, 360]),
    ]) func aZoneOfACompassLiesWhereItsEndsLie(from: Double, to: Double, ends: [Double]) throws {
        for isReversed in [false, true] {
            var gauge = Gauge(
                scale: try GaugeScale(start: isReversed ? 360 : 0, end: isReversed ? 0 : 360, wraps: true))
            gauge.zones = [Zone(from: from, to: to, ink: green)]
            let spans = gauge.zoneSpans.map { span in
                isReversed ? [360 - 360 * span.to, 360 - 360 * span.from] : [360 * span.from, 360 * span.to]
            }
            let found = spans.sorted { $0[0] > $1[0] }.flatMap { $0.map { $0.rounded() } }
            #expect(found == ends, "reversed: \(isReversed)")
            for value in stride(from: 5.0, to: 360, by: 10) {
                let isHeld = stride(from: 0, to: ends.count, by: 2).contains {
                    ends[$0] < value && value < ends[$0 + 1]
                }
                #expect((gauge.zoneInk(of: value) != nil) == isHeld, "\(value)")
            }
        }
    }

    @Test func theBandIsFilledFromTheOrigin() throws {
        var gauge = Gauge(scale: try GaugeScale(start: -11, end: 11))
        #expect(gauge.filledSpan(0.83).from == 0)
        gauge.origin = 0
        let span = gauge.filledSpan(0.83)
        #expect(span.from == 0.5 && abs(span.to - span.from - 0.83 / 22) < 1e-15)
        #expect(gauge.filledSpan(-11).from == 0 && gauge.filledSpan(-11).to == 0.5)
        gauge.origin = 400
        #expect(gauge.filledSpan(11).from == 1 && gauge.restingValue == 11)
        var compass = Gauge(scale: try GaugeScale(start: 0, end: 360, wraps: true))
        compass.origin = 350
        let way = compass.filledSpan(20)
        #expect(abs(way.from - 350.0 / 360) < 1e-12 && abs(way.to - 380.0 / 360) < 1e-12)
    }
}

import TaijiGeometry
import Testing

import TaijiInstruments

@Suite struct GaugeHitTests {
    private func layout(_ side: Double, scale: Double = 1) throws -> GaugeLayout {
        try #require(Layout(size: Size(width: side, height: side), scale: scale, show: .both).gauge)
    }

    private func onBand(_ layout: GaugeLayout, _ fraction: Double, off: Double = 0) -> Point {
        layout.center + (layout.bandRadius + off) * Point.unit(at: layout.arc.angle(at: fraction))
    }

    @Test func bandAndDotAreHitAtLeast24UnitsAcross() throws {
        let small = try layout(200)
        #expect(small.part(at: onBand(small, 0.3, off: -11.9), dotFraction: 0.9) == .band)
        #expect(small.part(at: onBand(small, 0.3, off: -12.1), dotFraction: 0.9) == nil)
        let dot = small.dot(at: 0.9)
        #expect(small.part(at: Point(dot.x + 11.9, dot.y), dotFraction: 0.9) == .dot)
        let dense = try layout(200, scale: 2)
        #expect(dense.part(at: onBand(dense, 0.3, off: -23), dotFraction: 0.9) == .band)
    }

    @Test func theDotLiesOnTopOfTheBand() throws {
        let layout = try layout(150)
        #expect(layout.part(at: onBand(layout, 0.5, off: 5), dotFraction: 0.5) == .dot)
    }

    @Test func inTheGapNothingIsHit() throws {
        let layout = try layout(900)
        let below = Point(layout.center.x, layout.center.y + layout.bandRadius)
        #expect(layout.part(at: below, dotFraction: 0.5) == nil)
        #expect(layout.part(at: layout.center, dotFraction: 0.5) == nil)
    }

    @Test func theFractionUnderAPlaceIsTheNearerEndInTheGap() throws {
        let layout = try layout(900)
        for fraction in stride(from: 0.0, through: 1.0, by: 0.125) {
            #expect(abs(layout.fraction(at: onBand(layout, fraction)) - fraction) < 1e-9)
        }
        let down = Double.pi / 2
        #expect(layout.fraction(at: layout.center + 100 * Point.unit(at: down - 0.1)) == 1)
        #expect(layout.fraction(at: layout.center + 100 * Point.unit(at: down + 0.1)) == 0)
    }

    @Test func proportionsAreThoseOfTheDefaultLook() throws {
        let layout = Layout(size: Size(width: 900, height: 900), show: .both)
        let gauge = try #require(layout.gauge)
        let taiji = try #require(layout.taiji)
        #expect(gauge.center.distance(to: Point(450, 471.6)) < 1e-9)
        #expect(abs(gauge.trackRadius - 379.8) < 1e-9)
        #expect(abs(gauge.bandRadius - 345.6) < 1e-9)
        #expect(abs(gauge.bandWidth - 21.6) < 1e-9)
        #expect(abs(taiji.radius - 224.1) < 1e-9)
        let alone = try #require(Layout(size: Size(width: 640, height: 480), show: .taiji).taiji)
        #expect(alone.center == Point(320, 240))
        #expect(abs(alone.radius - 0.48 * 480) < 1e-9)
    }

    @Test func aGaugeThatEndsWhereItStartsIsAFullTurn() {
        #expect(GaugeArc(startAngle: 1, endAngle: 1).sweep == 2 * .pi)
        #expect(abs(GaugeArc.standard.sweep - 4 * .pi / 3) < 1e-12)
        #expect(GaugeArc(startAngle: 1, endAngle: 1, isClockwise: false).sweep == -2 * .pi)
        #expect(GaugeArc(startAngle: 1, endAngle: 1 + 2 * .pi).isFullTurn)
    }

    @Test func anArcRunsCounterClockwiseToo() {
        let arc = GaugeArc(startAngle: .pi / 6, endAngle: 5 * .pi / 6, isClockwise: false)
        #expect(abs(arc.sweep + 4 * .pi / 3) < 1e-12 && abs(arc.extent - 4 * .pi / 3) < 1e-12)
        for fraction in [0.0, 0.25, 1] {
            #expect(abs(arc.offset(of: arc.angle(at: fraction)) - fraction * arc.extent) < 1e-12)
        }
        #expect(arc.offset(of: .pi / 2) > arc.extent)
    }
}

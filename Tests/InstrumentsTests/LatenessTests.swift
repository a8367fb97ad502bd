import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// Dials that are small, and the disc alone, say as plainly that they may be wrong.
@Suite struct LatenessTests {
    private static let arcs = [
        GaugeArc.standard, GaugeArc(startAngle: -.pi / 2, endAngle: -.pi / 2),
        GaugeArc(startAngle: .pi, endAngle: 0),
    ]

    /// A fed instrument that heard of 64 at 0 and is late from 2 s, dead from 60 s on.
    private func fed(
        _ side: Double, _ show: Show, _ arc: GaugeArc = .standard,
        _ change: (inout InstrumentConfiguration) -> Void = { _ in }
    ) -> Instrument {
        var configuration = InstrumentConfiguration()
        configuration.gauge.arc = arc
        configuration.gauge.title = "LOAD"
        configuration.gauge.freshness = Freshness(lateAfter: 2, deadAfter: 60)
        configuration.movement = .jump
        configuration.fixedPhase = 0
        configuration.isFed = true
        configuration.show = show
        change(&configuration)
        return Instrument(
            configuration, typeface: BlockTypeface(), size: Size(width: side, height: side))
    }

    private func colors(_ instrument: Instrument, at time: Double) -> [Color] {
        var copy = instrument
        return copy.takeScene(at: time).layers.flatMap(LatenessTests.colors)
    }

    private static func colors(_ layer: Layer) -> [Color] {
        switch layer.content {
        case .glyphs(_, .solid(let color)), .fill(_, _, .solid(let color)): [color]
        case .group(let group): group.layers.flatMap(colors)
        default: []
        }
    }

    /// The line under the number says it; where there is no room for one, brackets in the number's first colour do.
    @Test(arguments: [Show.both, .gauge], arcs) func theSmallestDialTellsThatItsValueIsLate(
        show: Show, arc: GaugeArc
    ) throws {
        for side in [120.0, 130, 160, 300] {
            let instrument = fed(side, show, arc)
            let fresh = try #require(instrument.textRooms(at: 1.9))
            let late = try #require(instrument.textRooms(at: 9))
            let mark = colors(instrument, at: 9).filter { $0 == Theme.dark.readout }.count
            #expect(mark == 1, "\(side): the age, or the brackets, and nothing else")
            if let line = late.secondLine {
                #expect(fresh.secondLine != line)
                #expect(line.height >= 5 && line.maxY <= side && line.minX >= 0 && line.maxX <= side)
                #expect(line.minY > (late.readout?.maxY ?? 0), "clear of the number")
            }
        }
        // The standard arc has room for the age itself.
        if arc == .standard { #expect(fed(120, show).textRooms(at: 9)?.secondLine != nil) }
    }

    /// Where there is room for the age at one moment and not at another, the brackets come and go with it.
    @Test func bracketsFollowTheAge() {
        for arc in LatenessTests.arcs {
            for side in [60.0, 100, 130, 200] {
                var instrument = fed(side, .gauge, arc) { $0.gauge.freshness = Freshness(lateAfter: 2) }
                for time in [3.0, 70, 40_000] {
                    let isRight = instrument.takeScene(at: time) == instrument.sceneMadeAnew(at: time)
                    #expect(isRight, "\(side) at \(time)")
                }
            }
        }
    }

    @Test func anAlarmsNameCanBeReadOnTheSmallestDial() throws {
        let instrument = fed(120, .both) {
            $0.gauge.alarms = [Alarm(name: "hot", side: .high, onset: 60, release: 50)]
        }
        #expect(try #require(instrument.textRooms(at: 1)).secondLine != nil)
        #expect(fed(120, .both).textRooms(at: 1)?.secondLine == nil, "there is no title")
    }

    // MARK: - The disc alone

    @Test func theDiscAloneIsGreyWhileItsValueCannotBeReliedOn() {
        var instrument = fed(300, .taiji)
        #expect(colors(instrument, at: 1.9).contains(.white))
        _ = instrument.takeScene(at: 1)
        #expect(instrument.nextChange(after: 1) == 2, "it sleeps until the value is late")
        for time in [2.0, 59, 61] {
            let found = colors(instrument, at: time)
            #expect(found.contains(Theme.dark.muted) && !found.contains(.white), "\(time)")
        }
        _ = instrument.takeScene(at: 2)
        #expect(instrument.nextChange(after: 2) == 60, "how old it is it does not tell")
        #expect(colors(instrument, at: 61).contains(Theme.dark.alarm), "the cross")
        _ = instrument.takeScene(at: 61)
        #expect(instrument.nextChange(after: 61) == nil)
        instrument.setValue(3, at: 70)
        #expect(colors(instrument, at: 70).contains(.white))
        instrument.setValue(.nan, at: 71)
        #expect(!colors(instrument, at: 71).contains(.white))
    }

    @Test func theDiscOfTwoColoursLosesBoth() throws {
        let instrument = fed(300, .taiji) {
            $0.light = Color(hex: 0xffcc00)
            $0.dark = Color(hex: 0x0033cc)
        }
        for color in colors(instrument, at: 9).dropFirst(0) where color.alpha > 0 {
            let spread = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
            #expect(spread < 0.15, "\(color)")
        }
    }

    @Test func aDiscThatNobodyFeedsIsNeverGrey() {
        var configuration = InstrumentConfiguration()
        configuration.show = .taiji
        configuration.startValue = nil
        configuration.gauge.freshness = Freshness(lateAfter: 1)
        let instrument = Instrument(
            configuration, typeface: BlockTypeface(), size: Size(width: 300, height: 300))
        #expect(colors(instrument, at: 100).contains(.white))
    }

    private static let hot = Alarm(name: "hot", side: .high, onset: 60, release: 50)
    private static let warm = Alarm(name: "warm", side: .high, onset: 60, release: 50, severity: .warning)

    /// The layers over the disc.
    private func rings(_ instrument: Instrument, at time: Double) -> [Layer] {
        var (copy, calm) = (instrument, instrument)
        calm.setValue(10, at: time)
        return Array(copy.takeScene(at: time).layers.dropFirst(calm.takeScene(at: time).layers.count))
    }

    @Test func anAlarmIsARingRoundTheDiscAndFlashesUntilItIsAcknowledged() {
        var instrument = fed(300, .taiji) {
            $0.gauge.alarms = [Self.hot]
            $0.gauge.freshness = Freshness()
            $0.startValue = 10
        }
        instrument.setValue(70, at: 3.25)
        _ = instrument.takeScene(at: 3.25)
        let (lit, dark) = (rings(instrument, at: 3.3), rings(instrument, at: 3.8))
        #expect(lit.count == 2 && dark.count == 2, "the ground beneath, and a ring")
        let isOther = lit != dark
        #expect(isOther)
        #expect(lit.flatMap(Self.colors).last == Theme.dark.alarm)
        #expect(dark.flatMap(Self.colors).last == Theme.dark.alarm, "red also while it is not lit")
        // Twice in a second, and at no other moment.
        #expect(instrument.nextChange(after: 3.3) == 3.75 && instrument.nextChange(after: 3.75) == 4.25)
        _ = instrument.handle(.keyPressed(.character("a"), modifiers: [], isRepeat: false), at: 5)
        _ = instrument.takeScene(at: 5)
        #expect(instrument.nextChange(after: 5) == nil, "steady")
        #expect(rings(instrument, at: 5).flatMap(Self.colors).last == Theme.dark.alarm)
        instrument.setValue(10, at: 6)
        #expect(colors(instrument, at: 6).allSatisfy { $0 != Theme.dark.alarm })
    }

    @Test func underReducedMotionTheRingIsDoubleAndSteady() {
        var instrument = fed(300, .taiji) {
            $0.gauge.alarms = [Self.hot]
            $0.reducesMotion = true
        }
        instrument.setValue(70, at: 1)
        _ = instrument.takeScene(at: 1)
        #expect(instrument.nextChange(after: 1) == 3, "until it is late")
        #expect(rings(instrument, at: 1).count == 3 && rings(instrument, at: 1.5).count == 3)
        let isSteady = rings(instrument, at: 1) == rings(instrument, at: 1.5)
        #expect(isSteady)
    }

    @Test func aWarningIsYellowAndSteady() {
        let instrument = fed(300, .taiji) { $0.gauge.alarms = [Self.warm] }
        #expect(colors(instrument, at: 1).contains(Theme.dark.warning))
        var copy = instrument
        _ = copy.takeScene(at: 1)
        #expect(copy.nextChange(after: 1) == 2, "until it is late")
    }

    @Test func noSignOfTheDiscLeavesThePicture() {
        for (width, height) in [(120.0, 120.0), (17, 400), (4000, 130), (900, 900)] {
            for severity in [Alarm.Severity.alarm, .warning] {
                var alarm = Self.hot
                alarm.severity = severity
                var configuration = InstrumentConfiguration()
                configuration.show = .taiji
                configuration.gauge.alarms = [alarm]
                var instrument = Instrument(
                    configuration, typeface: BlockTypeface(), size: Size(width: width, height: height))
                instrument.finish(at: 0)
                for layer in instrument.takeScene(at: 0.1).layers {
                    guard case .fill(let path, _, .solid) = layer.content, let bounds = path.bounds else {
                        continue
                    }
                    #expect(bounds.minX >= -0.01 && bounds.maxX <= width + 0.01, "\(width)×\(height)")
                    #expect(bounds.minY >= -0.01 && bounds.maxY <= height + 0.01, "\(width)×\(height)")
                }
            }
        }
    }
}

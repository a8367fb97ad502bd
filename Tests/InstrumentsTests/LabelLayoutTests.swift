import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TestSupport
import Testing

/// Which labels are written, and where. Rectangles only.
@Suite struct LabelLayoutTests {
    private static let degree = Double.pi / 180
    private static let sides = [180, 200, 220, 240, 300, 420, 600, 900, 2160]

    private func instrument(
        _ gauge: Gauge, _ side: Int, _ show: Show, theme: Theme = .dark, value: Double = 0
    ) -> Instrument {
        var configuration = InstrumentConfiguration()
        (configuration.gauge, configuration.theme, configuration.show) = (gauge, theme, show)
        configuration.startValue = value
        configuration.movement = .jump
        configuration.fixedPhase = 0
        return Instrument(
            configuration, typeface: BlockTypeface(), size: Size(width: Double(side), height: Double(side)))
    }

    private func labels(_ instrument: Instrument) throws -> [LabelRoom] {
        try #require(instrument.textRooms(at: 0)).labels
    }

    private func gauge(
        _ start: Double, _ end: Double, _ curve: ScaleCurve = .linear, _ rule: TickRule = .nice(count: 11)
    ) throws -> Gauge {
        var gauge = Gauge(scale: try GaugeScale(start: start, end: end, curve: curve))
        gauge.ticks = rule
        return gauge
    }

    /// The places of the labels' ticks among all long ticks, in the scale's way.
    private func places(_ instrument: Instrument) throws -> [Int] {
        let (gauge, layout) = (instrument.configuration.gauge, try #require(instrument.layout.gauge))
        let fractions = gauge.scaleTicks().filter(\.isMajor).map { gauge.scale.fraction(of: $0.value) }
            .sorted()
        return try labels(instrument).map { label in
            let offset = layout.arc.offset(of: (label.tick - layout.center).angle)
            let found = (offset > layout.arc.extent + 0.01 ? 0 : offset) / layout.arc.extent
            let nearest = fractions.indices.min { abs(fractions[$0] - found) < abs(fractions[$1] - found) }
            return try #require(nearest)
        }
    }

    // MARK: - Ends

    @Test func theNumbersAtTheScalesEndsAreKeptFirst() throws {
        // From how many pixels on there is room for such wide numbers between ticks and disc; all characters of these
        // tests are as wide as a digit.
        let gauges = try [
            (gauge(0.001, 1000, .logarithmic), 300), (gauge(0, 2000), 240),
            (gauge(0, 260, .linear, .step(major: 20, minor: 4)), 200),
            (gauge(-100, 100, .symmetricLogarithmic(linearWithin: 1)), 240), (gauge(0, 100), 200),
            (gauge(40, 140), 200), (gauge(1000, 0), 240), (gauge(0, 1e6, .power(0.5)), 240),
        ]
        for (gauge, least) in gauges {
            for theme in Theme.builtIn {
                for side in Self.sides where side >= least {
                    for show in [Show.both, .gauge] {
                        let instrument = instrument(gauge, side, show, theme: theme)
                        // Labels smaller than can be read are not written at all.
                        guard try !labels(instrument).isEmpty else { continue }
                        let places = try places(instrument)
                        let last = gauge.scaleTicks().filter(\.isMajor).count - 1
                        let name = "\(gauge.scale), \(theme.name), \(side), \(show): \(places) of \(last)"
                        #expect(places.first == 0 && places.last == last, "\(name)")
                    }
                }
            }
        }
    }

    @Test func anArcThatIsNearlyFullLosesOnlyWhatCollides() throws {
        for (start, end) in [(-85.0, 265.0), (90, 85), (90, 80), (-170, 170), (-90, 269)] {
            for (low, high) in [(0.0, 100.0), (950, 1050), (-1, 1), (0, 8000)] {
                for (side, show) in [(300, Show.both), (300, .gauge), (900, .both), (900, .gauge)] {
                    var gauge = try gauge(low, high)
                    gauge.arc = GaugeArc(startAngle: start * Self.degree, endAngle: end * Self.degree)
                    let instrument = instrument(gauge, side, show)
                    let places = try places(instrument)
                    let count = gauge.scaleTicks().filter(\.isMajor).count
                    let name = "\(start)…\(end), \(low)…\(high), \(side), \(show): \(places) of \(count)"
                    #expect(places.first == 0, "\(name)")
                    #expect(places.count >= count / 2, "\(name)")
                }
            }
        }
    }

    // MARK: - Rows

    /// Between the ends every so many-th label is there; only before the last one some may be missing.
    @Test func aRowOfLabelsHasNoHoles() throws {
        let gauges = try [
            (gauge(0, 260, .linear, .step(major: 20, minor: 4)), 180), (gauge(0, 2000), 220),
            (gauge(0, 100), 180), (gauge(-20, 50), 180), (gauge(0, 8000), 220), (gauge(40, 140), 180),
            (gauge(0, 1.2), 180), (gauge(100, 0), 180),
        ]
        for (gauge, least) in gauges {
            for side in Array(stride(from: least, through: 420, by: 10)) + [600, 900] {
                for show in [Show.both, .gauge] {
                    let places = try places(instrument(gauge, side, show))
                    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
                    let name = "\(gauge.scale), \(side), \(show): \(places)"
                    #expect(Set(gaps.dropLast()).count <= 1, "\(name)")
                    if !places.isEmpty { #expect(places.count >= 3, "\(name)") }
                }
            }
        }
    }

    // MARK: - Ticks that are no minus

    /// Where a tick lies beside the number's middle it is farther away than half a digit is wide.
    @Test func noTickCanBeReadAsASign() throws {
        var gauges = try GaugeSamples.all().map(\.gauge)
        gauges.append(try gauge(-100, 100, .symmetricLogarithmic(linearWithin: 1)))
        gauges.append(try gauge(-10, 10, .linear, .count(major: 2, minor: 5)))
        gauges.append(try gauge(0, 260, .linear, .step(major: 20, minor: 4)))
        for gauge in gauges {
            for theme in Theme.builtIn {
                for side in Self.sides {
                    for show in [Show.both, .gauge] {
                        for label in try labels(instrument(gauge, side, show, theme: theme)) {
                            let (frame, tick) = (label.frame, label.tick)
                            guard frame.minY < tick.y, tick.y < frame.maxY else { continue }
                            let isBefore = tick.x < frame.minX
                            let gap = isBefore ? frame.minX - tick.x : tick.x - frame.maxX
                            // A digit is 0.6 wide.
                            #expect(
                                gap >= (isBefore ? 0.55 : 0.25) * label.fontSize,
                                "\(gauge.scale), \(theme.name), \(side), \(show): \(label)")
                        }
                    }
                }
            }
        }
    }
}

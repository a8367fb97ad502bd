import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion

// Instruments of every kind.
extension SeededRandom {
    /// One of `choices`.
    public mutating func choice<Element>(_ choices: [Element]) -> Element {
        choices[int(0...choices.count - 1)]
    }

    /// A number as a person would type it, with a few significant digits.
    public mutating func typed(_ range: ClosedRange<Double>) -> Double {
        let text = DecimalText.scientific(double(range), decimals: int(0...3))
        return Double(text) ?? range.lowerBound
    }

    /// A scale: of any curve, either way, round, narrow or wide.
    public mutating func scale() -> GaugeScale {
        let isReversed = oneIn(3)
        func made(
            _ low: Double, _ high: Double, step: Double? = nil, curve: ScaleCurve = .linear,
            wraps: Bool = false
        ) -> GaugeScale {
            let (start, end) = isReversed ? (high, low) : (low, high)
            return (try? GaugeScale(start: start, end: end, step: step, curve: curve, wraps: wraps))
                ?? .percent
        }
        switch int(0...9) {
        case 0, 1: return .percent
        case 2, 3:
            let low = typed(-1000...1000)
            let high = low + typed(1...1000)
            return made(low, high, step: oneIn(2) ? typed(0.01...5) : nil)
        case 4: return made(typed(0.001...5), typed(10...1e6), curve: .logarithmic)
        case 5: return made(typed(-1e6 ... -10), typed(-5 ... -0.01), curve: .logarithmic)
        case 6: return made(-typed(1...1e4), typed(1...1e4), curve: .symmetricLogarithmic(linearWithin: 1))
        case 7: return made(typed(-100...0), typed(1...100), curve: .power(choice([0.5, 2, 3])))
        case 8: return made(0, 360, step: oneIn(2) ? 1 : nil, wraps: true)
        default:
            let low = typed(-10...10)
            return oneIn(2) ? made(low, low + 1e-9) : made(-typed(1...9) * 1e300, typed(1...9) * 1e300)
        }
    }

    /// An arc: the standard one, any other, or a full turn.
    public mutating func arc() -> GaugeArc {
        switch int(0...3) {
        case 0: return .standard
        case 1:
            let start = double(-4...4)
            return GaugeArc(startAngle: start, endAngle: start, isClockwise: oneIn(2))
        default:
            return GaugeArc(
                startAngle: double(-7...7), endAngle: double(-7...7), isClockwise: !oneIn(3))
        }
    }

    /// Something to draw with.
    public mutating func ink() -> Ink {
        oneIn(2) ? .role(choice(Ink.Role.allCases)) : .color(Color(hex: UInt32(int(0...0xff_ffff))))
    }

    /// A gauge with any of the parts that there are.
    public mutating func gauge() -> Gauge {
        let scale = scale()
        var gauge = Gauge(scale: scale, arc: arc(), title: oneIn(2) ? "Load" : "")
        gauge.format.digits = oneIn(2) ? .decimals(int(0...4)) : .significant(int(1...6))
        gauge.format.unit = choice(["", "%", "km/h"])
        gauge.ticks = choice([
            .nice(count: int(2...30)), .count(major: int(1...12), minor: int(1...5)),
            .step(major: scale.range / double(2...20), minor: int(1...5)), .none,
        ])
        func value(_ random: inout SeededRandom) -> Double {
            random.oneIn(6)
                ? random.double(-2000...2000) : scale.value(at: random.double(-0.1...1.1))
        }
        if oneIn(4) { gauge.customLabels = [ScaleLabel(value: value(&self), text: "mid")] }
        if oneIn(3) {
            gauge.zones = (0..<int(1...3)).map { _ in
                Zone(from: value(&self), to: value(&self), ink: ink())
            }
        }
        gauge.band.background = oneIn(2) ? .solid : .segments(count: int(1...80), gap: double(0...0.6))
        gauge.band.isFillSegmented = oneIn(3)
        gauge.band.cap = choice(BandStyle.Cap.allCases)
        gauge.band.fill = choice([.gradient, .zone, .ink(ink())])
        gauge.band.isFilled = !oneIn(5)
        if oneIn(3) { gauge.origin = value(&self) }
        if oneIn(2) {
            gauge.marks = (0..<int(1...4)).map { _ in
                GaugeMark(choice(GaugeMark.Shape.allCases), markSource(value(&self)), ink: ink())
            }
        }
        if oneIn(3) { gauge.trail = double(0.05...1) }
        if oneIn(3) {
            gauge.freshness = Freshness(
                lateAfter: oneIn(3) ? nil : double(0...2), deadAfter: oneIn(2) ? nil : double(0...6))
        }
        if oneIn(3) {
            let onset = value(&self)
            gauge.alarms = [
                Alarm(
                    name: "limit", side: choice(Alarm.Side.allCases), onset: onset,
                    release: value(&self), severity: choice(Alarm.Severity.allCases), isLatching: oneIn(2))
            ]
        }
        if oneIn(4) { gauge.drive.speed = TaijiDrive.Range(start: double(-3...3), end: double(-3...3)) }
        if oneIn(4) { gauge.drive.share = TaijiDrive.Range(start: double(0...1), end: double(0...1)) }
        if oneIn(2) { gauge.defaultValue = value(&self) }
        gauge.isReadOnly = oneIn(6)
        changeWriting(of: &gauge, value)
        return gauge
    }

    /// Numbers in any of the ways that there are to write them.
    private mutating func changeWriting(
        of gauge: inout Gauge, _ value: (inout SeededRandom) -> Double
    ) {
        gauge.format.usesSIPrefixes = oneIn(3)
        gauge.format.showsPlus = oneIn(5)
        gauge.format.prefix = oneIn(6) ? "$" : ""
        gauge.format.unitPlace = oneIn(6) ? .below : .beside
        if oneIn(4) {
            gauge.format.separators = choice([
                NumberSeparators(decimalSign: ",", group: "."),
                NumberSeparators(group: "\u{202F}", groupSizes: [3, 2]),
            ])
        }
        if oneIn(4) {
            gauge.format.mappedTexts = (0..<int(1...2)).map { _ in
                let from = value(&self)
                let to = choice([from, value(&self), .infinity])
                return MappedText(from: from, to: to, text: choice(["OFF", "over the limit", ""]))
            }
        }
        if oneIn(4) {
            gauge.labelFormat = gauge.format
            gauge.labelFormat?.usesSIPrefixes.toggle()
        }
    }

    private mutating func markSource(_ value: Double) -> GaugeMark.Source {
        switch int(0...8) {
        case 0: .value
        case 1: .channel("b")
        case 2: .fixed(value)
        case 3: .target
        case 4: .average(seconds: double(0.1...5))
        case 5: .peak(hold: double(0...2), halfLife: oneIn(2) ? .infinity : double(0.1...2))
        case 6: .valley(hold: double(0...2), halfLife: double(0.1...2))
        case 7: .sessionMinimum
        default: .sessionMaximum
        }
    }

    /// A way for values to move.
    public mutating func movement() -> Movement {
        switch int(0...5) {
        case 0: .jump
        case 1:
            (try? Spring(duration: double(0.1...2), bounce: double(-0.9...0.9))).map(Movement.spring) ?? .jump
        case 2: .additive(choice(Easing.allNamed), duration: double(0...2))
        case 3: .easing(.linear, duration: choice([-1, 0, .nan, 1e-9]))
        default: .easing(choice(Easing.allNamed), duration: double(0...2))
        }
    }

    /// An instrument with any of what there is to choose.
    public mutating func instrumentConfiguration(show: Show? = nil) -> InstrumentConfiguration {
        var configuration = InstrumentConfiguration()
        configuration.show = show ?? choice([.both, .both, .gauge, .taiji])
        configuration.gauge = gauge()
        configuration.startValue =
            oneIn(5) ? nil : configuration.gauge.scale.value(at: double(0...1))
        configuration.isFed = oneIn(2)
        configuration.movement = movement()
        configuration.theme = choice(Theme.builtIn)
        configuration.style = oneIn(4) ? .classic : .seamless
        configuration.speed = choice(TurningSpeed.allCases)
        configuration.isReversed = oneIn(3)
        configuration.fixedPhase = oneIn(4) ? double(-9...9) : nil
        configuration.reducesMotion = oneIn(6)
        configuration.share = oneIn(3) ? double(0...1) : 0.5
        return configuration
    }
}

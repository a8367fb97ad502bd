import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport

/// Something that happens to an instrument. It follows from a seed of its own, so that it stays the same whatever
/// is left out before it.
enum RandomOperation: Hashable {
    /// A place that is resolved when it is needed.
    enum Place: Hashable {
        case dot(off: Point)
        case band(fraction: Double, off: Double)
        case picture(x: Double, y: Double)
        case exactly(Point)
    }

    case wait(Double)
    case value(Double)
    case share(Double)
    case press(Place, clicks: Int)
    case move(Place, InputEvent.Modifiers)
    case release(Place)
    case wheel(Double)
    case key(Key, InputEvent.Modifiers, isRepeat: Bool)
    case leave
    case loseFocus
    case resize(Size, scale: Double)
    case theme(Int)
    case movement(Movement)
    case speed(TurningSpeed)
    case finish
    case unreadable
    case end
    /// Another gauge, as where its file has changed.
    case gauge(seed: UInt64)
    case channel(Double)
    case discShare(Double)
    case newTheme(Int)
    case reducedMotion(Bool)
    case notice
    case acknowledgement

    private static let keys: [Key] =
        [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space, .escape, .enter, .function(11)]
        + "[],.r12345etah?fqx".map { .character($0) }

    /// The operation that follows from `seed`.
    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        switch random.int(0...34) {
        case 0...4:
            self = .wait(random.choice([0, 1e-6, 1.0 / 240, 1.0 / 60, 0.1, 0.4, 1.3, 7, 4000]))
        case 5...7: self = .share(random.oneIn(5) ? random.double(-2...3) : random.double(0...1))
        case 8:
            self = .value(
                random.choice([
                    .nan, .infinity, -.infinity, 0, -0.0, 1.2e308, -1.2e308, Double.leastNonzeroMagnitude,
                    random.double(-500...500),
                ]))
        case 9...12: self = .press(RandomOperation.place(&random), clicks: random.int(1...3))
        case 13...18: self = .move(RandomOperation.place(&random), random.oneIn(4) ? .shift : [])
        case 19...20: self = .release(RandomOperation.place(&random))
        case 21:
            self = .wheel(random.choice([1, -1, 0.1, -0.3, 12, .nan, .infinity, random.double(-1e9...1e9)]))
        case 22...24:
            self = .key(
                random.choice(RandomOperation.keys), random.oneIn(10) ? .shift : [], isRepeat: random.oneIn(4)
            )
        case 25: self = random.oneIn(2) ? .leave : .loseFocus
        case 26:
            let sides = [1, 12, 119.0, 120, 300, 500, 641]
            self =
                random.oneIn(20)
                ? .resize(
                    Size(width: random.choice([0, 1, 7680]), height: random.choice([1, 2160])), scale: 2)
                : .resize(
                    Size(width: random.choice(sides), height: random.choice(sides)),
                    scale: random.choice([1, 1.5, 2]))
        case 27: self = .theme(random.int(0...1))
        case 28: self = .movement(random.movement())
        case 29:
            self =
                random.oneIn(3)
                ? random.choice([.finish, .unreadable, .end]) : .speed(random.choice(TurningSpeed.allCases))
        case 30: self = .gauge(seed: random.next())
        case 31:
            self = .channel(
                random.oneIn(4) ? random.choice([.nan, .infinity, 1e308]) : random.double(-300...300))
        case 32:
            self = .discShare(random.oneIn(6) ? random.choice([.nan, -.infinity, 7]) : random.double(0...1))
        case 33: self = random.oneIn(2) ? .notice : .acknowledgement
        default:
            self =
                random.oneIn(2)
                ? .newTheme(random.int(0...Theme.builtIn.count - 1)) : .reducedMotion(random.oneIn(2))
        }
    }

    private static func place(_ random: inout SeededRandom) -> Place {
        switch random.int(0...9) {
        case 0...3: .dot(off: random.oneIn(2) ? .zero : random.point(-9...9))
        case 4...6: .band(fraction: random.double(-0.2...1.2), off: random.double(-14...14))
        case 7, 8: .picture(x: random.double(-0.1...1.1), y: random.double(-0.1...1.1))
        default:
            .exactly(
                random.choice([
                    Point(.nan, 0), Point(.infinity, -.infinity), Point(1e300, -1e300), .zero,
                ]))
        }
    }

    /// Whether what is held is let go by it.
    var letsGo: Bool {
        switch self {
        case .release, .loseFocus: true
        default: false
        }
    }

    /// Lets it happen at `time`, which it may move on.
    func happen(to instrument: inout Instrument, time: inout Double) -> [InstrumentAction] {
        switch self {
        case .wait(let seconds):
            time += seconds
            return []
        case .value(let value): instrument.setValue(value, at: time)
        case .share(let share):
            let scale = instrument.configuration.gauge.scale
            let value = scale.minimum + share * scale.range
            instrument.setValue(value, at: time)
        case .press(let place, let clicks):
            return instrument.handle(
                .pointerPressed(resolved(place, instrument, time), clicks: clicks, modifiers: []), at: time)
        case .move(let place, let modifiers):
            return instrument.handle(
                .pointerMoved(resolved(place, instrument, time), modifiers: modifiers), at: time)
        case .release(let place):
            return instrument.handle(
                .pointerReleased(resolved(place, instrument, time), modifiers: []), at: time)
        case .wheel(let steps):
            return instrument.handle(.wheel(steps: steps, at: .zero, modifiers: []), at: time)
        case .key(let key, let modifiers, let isRepeat):
            return instrument.handle(
                .keyPressed(key, modifiers: modifiers, isRepeat: isRepeat), at: time)
        case .leave: return instrument.handle(.pointerLeft, at: time)
        case .loseFocus: return instrument.handle(.focusLost, at: time)
        case .resize(let size, let scale): instrument.resize(to: size, scale: scale)
        case .theme(let index): instrument.setTheme(Theme.builtIn[index])
        case .movement(let movement): instrument.setMovement(movement)
        case .speed(let speed): instrument.setSpeed(speed, at: time)
        case .finish: instrument.finish(at: time)
        case .unreadable: instrument.noteUnreadable(at: time)
        case .end: instrument.endSource(at: time)
        case .gauge(let seed):
            var random = SeededRandom(seed: seed)
            var gauge = random.gauge()
            // Half of the changes leave the scale as it is, and what is on its way goes on.
            if random.oneIn(2) { gauge.scale = instrument.configuration.gauge.scale }
            instrument.setGauge(gauge, at: time)
        case .channel(let value): instrument.setValue(value, ofChannel: "b", at: time)
        case .discShare(let share): instrument.setShare(share, at: time)
        case .newTheme(let index): instrument.replaceTheme(Theme.builtIn[index])
        case .reducedMotion(let isReduced): instrument.setReducedMotion(isReduced, at: time)
        case .notice: instrument.notify("a word", at: time)
        case .acknowledgement:
            instrument.acknowledgeAlarms(at: time)
            _ = instrument.takeAlarmReports()
        }
        return []
    }

    private func resolved(_ place: Place, _ instrument: Instrument, _ time: Double) -> Point {
        let size = instrument.layout.size
        switch place {
        case .picture(let x, let y): return Point(x * size.width, y * size.height)
        case .exactly(let point): return point
        case .dot(let off):
            guard let gauge = instrument.layout.gauge else { return .zero }
            let fraction = instrument.configuration.gauge.scale.fraction(of: instrument.shownValue(at: time))
            return gauge.dot(at: fraction) + off
        case .band(let fraction, let off):
            guard let gauge = instrument.layout.gauge else { return .zero }
            return gauge.center + (gauge.bandRadius + off) * Point.unit(at: gauge.arc.angle(at: fraction))
        }
    }
}

import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport

/// What holds for every instrument at every time.
struct InstrumentInvariants {
    private let instrument: Instrument
    private let time: Double

    init(_ instrument: Instrument, _ time: Double) {
        self.instrument = instrument
        self.time = time
    }

    private var gauge: Gauge { instrument.configuration.gauge }
    private var scale: GaugeScale { gauge.scale }
    private var shown: Double { instrument.shownValue(at: time) }

    /// What is wrong with the state as it is.
    func failure() -> String? {
        // What is beyond all numbers is told as such; a scale that goes round has no place for it.
        guard !shown.isNaN, !instrument.value.isNaN,
            !scale.wraps || (shown.isFinite && instrument.value.isFinite)
        else { return "shows \(shown) of \(instrument.value)" }
        let fraction = scale.fraction(of: shown)
        guard (0...1).contains(fraction) else { return "\(shown) is at \(fraction) of the scale" }
        guard instrument.phase(at: time).isFinite else { return "the disc's phase is no number" }
        if let next = instrument.nextChange(after: time), !(next >= time && next.isFinite) {
            return "the next change is at \(next)"
        }
        return readoutFailure() ?? sceneFailure()
    }

    /// The readout says what the value is, to the digits that it has, or the words that stand for it.
    private func readoutFailure() -> String? {
        guard instrument.condition(at: time).showsValue else { return nil }
        let format = gauge.format
        let text = instrument.written(at: time).number
        if let mapped = format.mappedTexts.first(where: { $0.holds(shown) }) {
            return text == mapped.text ? nil : "the readout of \(shown) is \(text)"
        }
        if shown.isInfinite {
            let sign = shown < 0 ? "\u{2212}" : format.showsPlus ? "+" : ""
            return text == sign + "\u{221E}" ? nil : "the readout of \(shown) is \(text)"
        }
        let reader = WrittenNumberReader(format)
        let symbol = String(format.written(shown).unit.dropLast(format.unit.count))
        guard let number = reader.number(text), let power = reader.power(ofPrefix: symbol) else {
            return "the readout of \(shown) is \(text) \(symbol)"
        }
        let told = number * power
        let isPower = text.contains("e")
        let tolerance =
            switch format.digits {
            case .decimals(let count):
                isPower
                    ? 0.5 * abs(shown) * Self.tenth(Swift.max(6, count)) : 0.5 * Self.tenth(count) * power
            case .significant(let count): 0.5 * abs(shown) * Self.tenth(count - 1)
            }
        // What is told may lie exactly between two texts; both are right then.
        guard abs(told - shown) <= tolerance * (1 + 1e-6) + abs(shown) * 1e-15 else {
            return "the readout of \(shown) is \(text) \(symbol)"
        }
        return text.hasPrefix("\u{2212}") && told == 0 ? "the readout is \(text)" : nil
    }

    private static func tenth(_ count: Int) -> Double { Double("1e-\(count)") ?? 0 }

    /// Nothing in the picture is without a place, and the dot stands on the track at the value.
    private func sceneFailure() -> String? {
        var copy = instrument
        let scene = copy.takeScene(at: time)
        for (index, layer) in scene.layers.enumerated() where !Self.isFinite(layer) {
            return "layer \(index) has no place"
        }
        guard let layout = instrument.layout.gauge, instrument.condition(at: time).showsValue,
            layout.dotRadius > 0.1
        else { return nil }
        let place = layout.dot(at: scale.fraction(of: shown))
        let fromCenter = place - layout.center
        guard abs(fromCenter.length - layout.trackRadius) <= 1e-9 * layout.trackRadius,
            layout.arc.offset(of: fromCenter.angle) <= layout.arc.extent + 1e-9
                || layout.arc.offset(of: fromCenter.angle) >= 2 * .pi - 1e-9
        else { return "the dot is at \(place)" }
        let hasDot = scene.layers.contains { layer in
            guard case .fill(let path, _, .solid) = layer.content, layer.opacity == 1,
                let bounds = path.bounds
            else { return false }
            return abs(bounds.width - 2 * layout.dotRadius) < 1e-6 * layout.dotRadius
                && bounds.center.distance(to: place) < 1e-6 * layout.trackRadius
        }
        return hasDot ? nil : "there is no dot at \(place)"
    }

    private static func isFinite(_ layer: Layer) -> Bool {
        func isFinite(_ path: Path) -> Bool {
            guard let bounds = path.bounds else { return true }
            return bounds.minX.isFinite && bounds.maxX.isFinite && bounds.minY.isFinite
                && bounds.maxY.isFinite
        }
        guard (0...1).contains(layer.opacity) else { return false }
        switch layer.content {
        case .fill(let path, _, _): return isFinite(path)
        case .shadow(let path, _, let sigma, _): return isFinite(path) && sigma.isFinite
        case .glyphs: return true
        case .group(let group):
            return (group.clip.map(isFinite) ?? true) && group.layers.allSatisfy(Self.isFinite)
        }
    }

    /// What is wrong with the actions that `operation` asked for.
    func failure(after operation: RandomOperation, _ actions: [InstrumentAction]) -> String? {
        for case .valueSet(let value) in actions {
            guard !gauge.isReadOnly else { return "a gauge that can only be read was set" }
            // What came from outside while the dot was held is the value once it is let go.
            guard value == instrument.value || operation.letsGo else {
                return "\(value) was told, \(instrument.value) is set"
            }
            guard value >= scale.minimum, value <= scale.maximum else { return "\(value) was set" }
            let snapped = scale.snapped(value)
            guard abs(snapped - value) <= 2 * value.ulp || gauge.defaultValue != nil else {
                return "\(value) was set, which is no step: \(snapped) is"
            }
        }
        return nil
    }

    /// What is shown moves from where it was, whatever happens: it jumps where somebody asked for that, at a dot that
    /// is dragged, and where nothing true was shown before.
    func continuityFailure(after operation: RandomOperation, _ before: Instrument) -> String? {
        switch operation {
        case .wait, .finish, .reducedMotion: return nil
        case .gauge where before.configuration.gauge.scale != scale: return nil
        case .move, .release:
            if before.pointerShape(at: time) == .hand { return nil }
        default: break
        }
        guard before.condition(at: time).showsValue, instrument.condition(at: time).showsValue,
            !instrument.configuration.reducesMotion, Self.moves(instrument.configuration.movement)
        else { return nil }
        let was = before.shownValue(at: time)
        // A way that no Double can measure is jumped.
        guard abs(was) < 1e300, abs(instrument.value) < 1e300, scale.range < 1e300 else { return nil }
        var jump = abs(shown - was)
        if scale.wraps { jump = Swift.min(jump, scale.range - jump) }
        let size = Swift.max(scale.range, abs(was), abs(instrument.value))
        return jump > 1e-6 * size ? "what is shown jumped from \(was) to \(shown)" : nil
    }

    private static func moves(_ movement: Movement) -> Bool {
        switch movement {
        case .jump: false
        case .easing(let easing, let duration), .additive(let easing, let duration):
            // Steps jump by their nature, and so do movements that take next to no time.
            duration > 1e-3 && abs(easing.value(at: 1e-9)) < 1e-3
        case .spring: true
        }
    }

    /// What is wrong with the picture's rest: until the next change that is announced it stays as it is.
    func failureOfRest(seed: UInt64) -> String? {
        guard seed % 4 == 0 else { return nil }
        var copy = instrument
        let scene = copy.takeScene(at: time)
        let next = copy.nextChange(after: time)
        if let next, next <= time { return nil }
        let share = Double(seed % 1000) / 1001
        let later = next.map { time + ($0 - time) * share } ?? time + share * 5000
        guard later < next ?? .infinity else { return nil }
        var other = copy
        let isSame = other.takeScene(at: later) == scene
        return isSame
            ? nil : "at \(later) the picture is another, though \(next.map { "\($0)" } ?? "never") was told"
    }
}

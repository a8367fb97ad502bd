import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiMotion
import TestSupport

/// An instrument to which things happen at random times: the same ones for the same seed.
struct EventStorm {
    private(set) var instrument: Instrument
    /// The time of the last frame, in seconds.
    private(set) var time = 0.0
    private var random: SeededRandom
    private var pointer = Point(0, 0)
    private var isPressed = false

    private static let keys: [Key] =
        [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space, .escape, .enter]
        + "[],.r12345et h?fqx".map { .character($0) }

    /// A storm over the default instrument in a few variations, or over one of any kind with any gauge.
    init(seed: UInt64, show: Show, size: Size, ofAnyKind: Bool = false) {
        random = SeededRandom(seed: seed)
        var configuration = InstrumentConfiguration()
        guard !ofAnyKind else {
            configuration = random.instrumentConfiguration(show: show)
            instrument = Instrument(
                configuration, typeface: BlockTypeface(), size: size, scale: random.oneIn(2) ? 1 : 2)
            return
        }
        configuration.show = show
        configuration.theme = random.oneIn(2) ? .dark : .paper
        configuration.style = random.oneIn(4) ? .classic : .seamless
        configuration.speed = TurningSpeed.allCases[random.int(0...4)]
        configuration.gauge.title = random.oneIn(2) ? "Load" : ""
        configuration.gauge.format.digits = .decimals(random.int(0...2))
        instrument = Instrument(
            configuration, typeface: BlockTypeface(), size: size, scale: random.oneIn(2) ? 1 : 2)
    }

    /// Goes on to the next frame: a pause, and what happens in it.
    mutating func advance() {
        time += [0, 1e-4, 1.0 / 240, 1.0 / 60, 1.0 / 60, 0.1, 0.7, 5][random.int(0...7)]
        for _ in 0..<random.int(0...3) { happen() }
    }

    private mutating func happen() {
        switch random.int(0...11) {
        case 0, 1:
            pointer = random.oneIn(2) ? dot : anyPlace
            send(.pointerPressed(pointer, clicks: random.int(1...2), modifiers: modifiers))
            isPressed = true
        case 2, 3, 4:
            let step = isPressed ? 20.0 : 200
            pointer = pointer + random.point(-step...step)
            send(.pointerMoved(pointer, modifiers: modifiers))
        case 5:
            send(.pointerReleased(pointer, modifiers: modifiers))
            isPressed = false
        case 6:
            send(.wheel(steps: random.double(-2...2), at: pointer, modifiers: modifiers))
        case 7, 8:
            let key = EventStorm.keys[random.int(0...EventStorm.keys.count - 1)]
            send(.keyPressed(key, modifiers: random.oneIn(8) ? modifiers : [], isRepeat: random.oneIn(5)))
        case 9: instrument.setValue(random.oneIn(4) ? stray : feed, at: time)
        case 10: send(random.oneIn(2) ? .pointerLeft : .focusLost)
        default:
            guard random.oneIn(4) else { return }
            let side = random.double(20...260).rounded()
            instrument.resize(
                to: Size(width: side, height: random.double(20...260).rounded()),
                scale: random.oneIn(2) ? 1 : 1.5)
        }
    }

    private mutating func send(_ event: InputEvent) { _ = instrument.handle(event, at: time) }

    private var feed: Double { instrument.value + instrument.configuration.gauge.scale.range / 400 }

    /// A value from anywhere near the scale; sometimes none.
    private var stray: Double {
        mutating get {
            let scale = instrument.configuration.gauge.scale
            return random.oneIn(5) ? .nan : scale.minimum + random.double(-3...3) * scale.range
        }
    }

    private var dot: Point { instrument.description().dot ?? .zero }

    private var anyPlace: Point {
        mutating get {
            let size = instrument.layout.size
            return Point(random.double(-10...size.width + 10), random.double(-10...size.height + 10))
        }
    }

    private var modifiers: InputEvent.Modifiers {
        mutating get { random.oneIn(3) ? .shift : [] }
    }

    /// The picture now, by an instrument that has kept nothing from earlier ones.
    func sceneMadeAnew() -> Scene {
        var copy = instrument
        let layout = copy.layout
        copy.resize(to: Size(width: layout.size.width + 1, height: layout.size.height), scale: layout.scale)
        copy.resize(to: layout.size, scale: layout.scale)
        return copy.takeScene(at: time)
    }

    /// The picture now.
    mutating func takeScene() -> (scene: Scene, width: Int, height: Int) {
        let size = instrument.layout.size
        return (instrument.takeScene(at: time), Int(size.width), Int(size.height))
    }
}

import TaijiMotion

extension Instrument {
    /// What each key does. Keys that change the value repeat while they are held; all others do not.
    mutating func press(
        _ key: Key, _ modifiers: InputEvent.Modifiers, isRepeat: Bool, at time: Double
    ) -> [InstrumentAction] {
        if modifiers.contains(.alt), key == .enter { return isRepeat ? [] : [.toggleFullscreen] }
        // Shortcuts of the desktop and of other programs are not ours.
        guard modifiers.isDisjoint(with: [.control, .alt, .command]) else { return [] }
        let scale = configuration.gauge.scale
        switch key {
        case .up: return step(by: 1, time)
        case .down: return step(by: -1, time)
        // Over the top of the dial, as the arrows point.
        case .right: return step(by: configuration.gauge.arc.isClockwise == scale.isReversed ? -1 : 1, time)
        case .left: return step(by: configuration.gauge.arc.isClockwise == scale.isReversed ? 1 : -1, time)
        case .pageUp: return step(by: 10, time)
        case .pageDown: return step(by: -10, time)
        case .home: return setEnd(scale.minimum, time)
        case .end: return setEnd(scale.maximum, time)
        default: return isRepeat ? [] : pressSwitch(key, at: time)
        }
    }

    private mutating func pressSwitch(_ key: Key, at time: Double) -> [InstrumentAction] {
        switch key {
        case .character("a"): acknowledgeAlarms(at: time)
        case .character("e"): setNextEasing(at: time)
        case .character("t"): setTheme(next(after: configuration.theme, in: themes))
        case .character("h"), .character("?"): setHelp(!showsHelp, at: time)
        case .character("f"), .function(11): return [.toggleFullscreen]
        case .character("q"): return [.quit]
        case .escape:
            if showsHelp {
                setHelp(false, at: time)
            } else {
                return [.leaveFullscreenOrQuit]
            }
        default: pressSpeed(key, at: time)
        }
        return []
    }

    /// The keys that change how the disc turns. Where motion is reduced it shows nothing of that, and a notice says it.
    private mutating func pressSpeed(_ key: Key, at time: Double) {
        switch key {
        case .space: togglePause(at: time)
        case .character("["), .character(","): setSpeed(speed.slower, at: time)
        case .character("]"), .character("."): setSpeed(speed.faster, at: time)
        case .character("r"): reverse(at: time)
        case .character("1"): setSpeed(.paused, at: time)
        case .character("2"): setSpeed(.slow, at: time)
        case .character("3"): setSpeed(.normal, at: time)
        case .character("4"): setSpeed(.fast, at: time)
        case .character("5"): setSpeed(.veryFast, at: time)
        default: return
        }
        guard configuration.reducesMotion, layout.taiji != nil else { return }
        let way = isReversed ? ", counter-clockwise" : ""
        notify("turning: \(speed.words)\(way) (motion is reduced)", at: time)
    }

    /// Takes the next of the easings that have a name, and shows it.
    private mutating func setNextEasing(at time: Double) {
        guard layout.gauge != nil else { return }
        let (easing, duration) =
            switch configuration.movement {
            case .easing(let easing, let duration), .additive(let easing, let duration):
                (next(after: easing, in: Easing.allNamed), duration)
            case .spring, .jump: (Easing.allNamed[0], 1.0)
            }
        setMovement(.easing(easing, duration: duration))
        notify("easing: " + easing.name, at: time)
    }

    /// The element after `current`, round and round; the first where `current` is none of them.
    private func next<Element: Equatable>(after current: Element, in all: [Element]) -> Element {
        guard let index = all.firstIndex(of: current) else { return all[0] }
        return all[(index + 1) % all.count]
    }

    /// Opens the help or closes it.
    mutating func setHelp(_ isOpen: Bool, at time: Double) {
        setNeedsDisplay()
        do {
            try help.retarget(
                to: isOpen ? 1 : 0, at: time, duration: configuration.reducesMotion ? 0 : 0.2,
                easing: .easeOut)
        } catch {
            assertionFailure("a finite opacity was refused: \(error)")
        }
    }
}

import CSDL2
import TaijiGeometry
import TaijiInstruments

/// Turns SDL's events into ours.
///
/// A machine of few states: where the pointer was last, whether it is held, which finger plays the pointer, and
/// a key whose text has not come yet. What comes out is well formed: every release follows a press, and nothing
/// is told twice.
@safe
package struct EventTranslator {
    /// From the window to the picture; kept up to date by the owner.
    package var mapping: PointerMapping
    /// What has been understood since it was last taken, in the order of the events.
    private(set) var events: [StageEvent] = []

    private let isTrackpad: (SDL_TouchID) -> Bool
    private var pointer: Point?
    private var isHeld = false
    private var finger: Finger?
    private var lastTap: Tap?
    private var pendingKey: PendingKey?

    /// The finger that plays the pointer.
    private struct Finger: Hashable {
        var device: SDL_TouchID
        var number: SDL_FingerID
    }

    /// A finger that came down, which may be the first of a double tap.
    private struct Tap {
        var time: UInt32
        var place: Point
    }

    /// Within how many milliseconds, and how many window units, two taps are a double one: as SDL has it for
    /// clicks of the mouse.
    private static let doubleTapTime: UInt32 = 500
    private static let doubleTapDistance = 32.0

    /// A key that types a character, kept back until it is known whether text comes with it.
    private struct PendingKey {
        var code: Int32
        var scanCode: UInt32
        var modifiers: UInt16
        var isRepeat: Bool
    }

    /// A translator before the first event.
    ///
    /// - Parameters:
    ///   - mapping: from the window to the picture.
    ///   - isTrackpad: whether the touch device of a number is a trackpad, which moves the mouse; SDL must not be
    ///     asked while it has no video.
    package init(mapping: PointerMapping, isTrackpad: @escaping (SDL_TouchID) -> Bool) {
        self.mapping = mapping
        self.isTrackpad = isTrackpad
    }

    /// Whether the main button, or a finger, is down.
    package var isPointerHeld: Bool { isHeld }

    /// What has been understood; asked for when SDL's queue has been emptied.
    package mutating func take() -> [StageEvent] {
        settleKey(text: nil)
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    /// Takes in one event of SDL.
    package mutating func add(_ event: SDL_Event) {
        let type = unsafe event.type
        // SDL sends the text that a key types right after the key. Anything else in between: no text came.
        if type == SDL_TEXTINPUT.rawValue {
            unsafe settleKey(text: EventTranslator.character(of: event.text))
            return
        }
        settleKey(text: nil)
        switch type {
        case SDL_QUIT.rawValue: events.append(.quit)
        case SDL_KEYDOWN.rawValue: unsafe add(event.key)
        case SDL_MOUSEMOTION.rawValue: unsafe add(event.motion)
        case SDL_MOUSEBUTTONDOWN.rawValue, SDL_MOUSEBUTTONUP.rawValue: unsafe add(event.button)
        case SDL_MOUSEWHEEL.rawValue: unsafe add(event.wheel)
        case SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue:
            unsafe add(event.tfinger)
        case SDL_WINDOWEVENT.rawValue: unsafe add(event.window)
        case SDL_RENDER_TARGETS_RESET.rawValue: events.append(.contentsLost)
        case SDL_RENDER_DEVICE_RESET.rawValue: events.append(.texturesLost)
        default: break
        }
    }

    private mutating func send(_ event: InputEvent) { events.append(.input(event)) }

    /// The modifiers held at present.
    private var modifiers: InputEvent.Modifiers {
        KeyTranslation.modifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
    }
}

// MARK: - Keys

extension EventTranslator {
    private mutating func add(_ event: SDL_KeyboardEvent) {
        let key = event.keysym
        let isRepeat = event.repeat != 0
        if let special = KeyTranslation.special(key.sym, modifiers: key.mod) {
            send(.keyPressed(special, modifiers: KeyTranslation.modifiers(key.mod), isRepeat: isRepeat))
        } else {
            pendingKey = PendingKey(
                code: key.sym, scanCode: key.scancode.rawValue, modifiers: key.mod, isRepeat: isRepeat)
        }
    }

    /// Sends the key that was kept back: as the character it typed, which alone knows about Shift and
    /// AltGr on the user's layout, or by its key code where it typed none.
    private mutating func settleKey(text: Character?) {
        guard let pending = pendingKey else { return }
        pendingKey = nil
        let bare = KeyTranslation.character(
            pending.code, scanCode: pending.scanCode, modifiers: pending.modifiers)
        let typed = text.flatMap { KeyTranslation.latin($0, scanCode: pending.scanCode) }
        guard let key = typed ?? bare else { return }
        var modifiers = KeyTranslation.modifiers(pending.modifiers)
        // AltGr that made this character out of another one is used up.
        if let typed, typed != bare { modifiers.remove(.alt) }
        send(.keyPressed(key, modifiers: modifiers, isRepeat: pending.isRepeat))
    }

    /// The character of a text event; nil where it is not exactly one, as when a whole word was composed.
    private static func character(of event: SDL_TextInputEvent) -> Character? {
        let text = unsafe withUnsafeBytes(of: event.text) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.count == 1 ? text.first : nil
    }
}

// MARK: - Mouse

extension EventTranslator {
    private mutating func add(_ event: SDL_MouseMotionEvent) {
        // A finger that plays the pointer is not pulled about by a mouse.
        guard isMouse(event.which), finger == nil else { return }
        move(to: mapping.pixel(x: Double(event.x), y: Double(event.y)))
    }

    private mutating func add(_ event: SDL_MouseButtonEvent) {
        guard isMouse(event.which), Int(event.button) == Int(SDL_BUTTON_LEFT) else { return }
        let place = mapping.pixel(x: Double(event.x), y: Double(event.y))
        if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
            // The mouse takes over: a touch device that went away never says that its finger was lifted.
            finger = nil
            press(at: place, clicks: Int(event.clicks))
        } else if finger == nil {
            release(at: place)
        }
    }

    /// Whether an event is a mouse's own, not made from a touch.
    private func isMouse(_ which: UInt32) -> Bool { which != taiji_touch_mouse_id() }

    private mutating func add(_ event: SDL_MouseWheelEvent) {
        guard event.which != taiji_touch_mouse_id() else { return }
        let exact = Double(event.preciseY)
        var steps = exact == 0 ? Double(event.y) : exact
        if event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue { steps = -steps }
        guard steps != 0, steps.isFinite else { return }
        // The place in the event itself is not in window units everywhere: the last motion's is.
        send(.wheel(steps: steps, at: pointer ?? mapping.center, modifiers: modifiers))
    }
}

// MARK: - Touch

extension EventTranslator {
    /// The first finger that comes down plays the pointer until it is lifted; others are not looked at.
    private mutating func add(_ event: SDL_TouchFingerEvent) {
        // Fingers on a trackpad move the mouse, and SDL tells about the mouse.
        guard event.touchId != taiji_mouse_touch_id(), !isTrackpad(event.touchId) else { return }
        let place = mapping.pixel(shareX: Double(event.x), shareY: Double(event.y))
        let this = Finger(device: event.touchId, number: event.fingerId)
        if event.type == SDL_FINGERDOWN.rawValue {
            guard finger == nil, !isHeld else { return }
            finger = this
            move(to: place)
            press(at: place, clicks: clicks(of: Tap(time: event.timestamp, place: place)))
        } else if this == finger {
            if event.type == SDL_FINGERMOTION.rawValue {
                move(to: place)
            } else {
                finger = nil
                release(at: place)
                // A lifted finger does not hover.
                send(.pointerLeft)
            }
        }
    }

    /// 2 where `tap` makes a double one with the tap before it; a third one is a first again.
    private mutating func clicks(of tap: Tap) -> Int {
        if let last = lastTap, tap.time &- last.time <= EventTranslator.doubleTapTime,
            tap.place.distance(to: last.place) <= EventTranslator.doubleTapDistance * mapping.scale
        {
            lastTap = nil
            return 2
        }
        lastTap = tap
        return 1
    }
}

// MARK: - Pointer

extension EventTranslator {
    private mutating func move(to place: Point) {
        pointer = place
        send(.pointerMoved(place, modifiers: modifiers))
    }

    private mutating func press(at place: Point, clicks: Int) {
        pointer = place
        // A second press without a release: the release was lost on the way.
        if isHeld { send(.pointerReleased(place, modifiers: modifiers)) }
        isHeld = true
        send(.pointerPressed(place, clicks: max(1, clicks), modifiers: modifiers))
    }

    private mutating func release(at place: Point) {
        pointer = place
        // Let go already, when the window lost the focus.
        guard isHeld else { return }
        isHeld = false
        send(.pointerReleased(place, modifiers: modifiers))
    }
}

// MARK: - Window

extension EventTranslator {
    private mutating func add(_ event: SDL_WindowEvent) {
        switch UInt32(event.event) {
        case SDL_WINDOWEVENT_CLOSE.rawValue: events.append(.quit)
        case SDL_WINDOWEVENT_SIZE_CHANGED.rawValue: events.append(.resized)
        case SDL_WINDOWEVENT_EXPOSED.rawValue: events.append(.exposed)
        case SDL_WINDOWEVENT_SHOWN.rawValue, SDL_WINDOWEVENT_RESTORED.rawValue,
            SDL_WINDOWEVENT_MAXIMIZED.rawValue:
            events.append(.shown)
        case SDL_WINDOWEVENT_HIDDEN.rawValue, SDL_WINDOWEVENT_MINIMIZED.rawValue: events.append(.hidden)
        case SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue: events.append(.displayChanged)
        case SDL_WINDOWEVENT_LEAVE.rawValue:
            // While the button is held the pointer is still ours.
            if !isHeld { send(.pointerLeft) }
        case SDL_WINDOWEVENT_FOCUS_LOST.rawValue:
            isHeld = false
            finger = nil
            send(.focusLost)
        default: break
        }
    }
}

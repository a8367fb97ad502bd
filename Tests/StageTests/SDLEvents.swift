import CSDL2

/// Events of SDL as it would send them.
enum SDLEvents {
    /// The number of a touch screen.
    static let touchScreen: SDL_TouchID = 77
    /// The number of a trackpad.
    static let trackpad: SDL_TouchID = 78

    static func key(
        _ code: SDL_KeyCode, _ scanCode: SDL_Scancode, modifiers: SDL_Keymod = KMOD_NONE,
        isRepeat: Bool = false
    ) -> SDL_Event {
        unsafe key(Int32(bitPattern: code.rawValue), scanCode, modifiers: modifiers, isRepeat: isRepeat)
    }

    /// A key whose code is the Unicode scalar that it types.
    static func key(
        _ character: Unicode.Scalar, _ scanCode: SDL_Scancode, modifiers: SDL_Keymod = KMOD_NONE
    ) -> SDL_Event {
        unsafe key(Int32(bitPattern: character.value), scanCode, modifiers: modifiers, isRepeat: false)
    }

    private static func key(
        _ code: Int32, _ scanCode: SDL_Scancode, modifiers: SDL_Keymod, isRepeat: Bool
    ) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = SDL_KEYDOWN.rawValue
        unsafe event.key.keysym.sym = code
        unsafe event.key.keysym.scancode = scanCode
        unsafe event.key.keysym.mod = UInt16(modifiers.rawValue)
        unsafe event.key.repeat = isRepeat ? 1 : 0
        return unsafe event
    }

    static func text(_ text: String) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = SDL_TEXTINPUT.rawValue
        unsafe withUnsafeMutableBytes(of: &event.text.text) { bytes in
            unsafe bytes.copyBytes(from: Array(text.utf8))
        }
        return unsafe event
    }

    static func motion(_ x: Int32, _ y: Int32, fromTouch: Bool = false) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = SDL_MOUSEMOTION.rawValue
        unsafe event.motion.x = x
        unsafe event.motion.y = y
        unsafe event.motion.which = fromTouch ? taiji_touch_mouse_id() : 0
        return unsafe event
    }

    static func button(
        _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, clicks: UInt8 = 1,
        fromTouch: Bool = false
    ) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = type.rawValue
        unsafe event.button.type = type.rawValue
        unsafe event.button.x = x
        unsafe event.button.y = y
        unsafe event.button.button = UInt8(button)
        unsafe event.button.clicks = clicks
        unsafe event.button.which = fromTouch ? taiji_touch_mouse_id() : 0
        return unsafe event
    }

    static func wheel(_ y: Int32, precise: Float, isFlipped: Bool = false) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = SDL_MOUSEWHEEL.rawValue
        unsafe event.wheel.y = y
        unsafe event.wheel.preciseY = precise
        unsafe event.wheel.direction =
            isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
        // Not window units everywhere: nobody may use them.
        unsafe event.wheel.mouseX = 12_345
        unsafe event.wheel.mouseY = 12_345
        return unsafe event
    }

    static func finger(
        _ type: SDL_EventType, _ x: Float, _ y: Float, finger: SDL_FingerID = 1,
        device: SDL_TouchID = touchScreen, time: UInt32 = 0
    ) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = type.rawValue
        unsafe event.tfinger.timestamp = time
        unsafe event.tfinger.type = type.rawValue
        unsafe event.tfinger.touchId = device
        unsafe event.tfinger.fingerId = finger
        unsafe event.tfinger.x = x
        unsafe event.tfinger.y = y
        return unsafe event
    }

    static func window(_ kind: SDL_WindowEventID) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = SDL_WINDOWEVENT.rawValue
        unsafe event.window.event = UInt8(kind.rawValue)
        return unsafe event
    }

    static func plain(_ type: SDL_EventType) -> SDL_Event {
        var event = unsafe SDL_Event()
        unsafe event.type = type.rawValue
        return unsafe event
    }
}

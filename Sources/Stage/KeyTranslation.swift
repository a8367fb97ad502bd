import CSDL2
import TaijiInstruments

/// How SDL's keys become ours.
package enum KeyTranslation {
    /// The key that an SDL key means by itself, whatever the layout types with it; nil for those that type a
    /// character, and for those that nothing is done with.
    ///
    /// - Parameters:
    ///   - code: SDL's key code.
    ///   - modifiers: SDL's modifiers, which turn the keypad from digits to arrows.
    package static func special(_ code: Int32, modifiers: UInt16) -> Key? {
        switch Int(code) {
        case Int(SDLK_SPACE.rawValue): .space
        case Int(SDLK_ESCAPE.rawValue): .escape
        case Int(SDLK_RETURN.rawValue), Int(SDLK_RETURN2.rawValue), Int(SDLK_KP_ENTER.rawValue): .enter
        case Int(SDLK_UP.rawValue): .up
        case Int(SDLK_DOWN.rawValue): .down
        case Int(SDLK_LEFT.rawValue): .left
        case Int(SDLK_RIGHT.rawValue): .right
        case Int(SDLK_PAGEUP.rawValue): .pageUp
        case Int(SDLK_PAGEDOWN.rawValue): .pageDown
        case Int(SDLK_HOME.rawValue): .home
        case Int(SDLK_END.rawValue): .end
        case let code: function(code) ?? keypad(code, modifiers: modifiers)
        }
    }

    private static func function(_ code: Int) -> Key? {
        let f1 = Int(SDLK_F1.rawValue)
        let f13 = Int(SDLK_F13.rawValue)
        if (f1..<f1 + 12).contains(code) { return .function(code - f1 + 1) }
        if (f13..<f13 + 12).contains(code) { return .function(code - f13 + 13) }
        return nil
    }

    /// The keypad: digits with Num Lock, arrows without; Shift turns that round.
    private static func keypad(_ code: Int, modifiers: UInt16) -> Key? {
        let one = Int(SDLK_KP_1.rawValue)
        let types = has(modifiers, KMOD_NUM) != has(modifiers, KMOD_SHIFT)
        let digit: Int
        switch code {
        case one..<one + 9: digit = code - one + 1
        case Int(SDLK_KP_0.rawValue): digit = 0
        case Int(SDLK_KP_PLUS.rawValue): return .character("+")
        case Int(SDLK_KP_MINUS.rawValue): return .character("-")
        case Int(SDLK_KP_MULTIPLY.rawValue): return .character("*")
        case Int(SDLK_KP_DIVIDE.rawValue): return .character("/")
        case Int(SDLK_KP_PERIOD.rawValue): return types ? .character(".") : nil
        case Int(SDLK_KP_COMMA.rawValue): return types ? .character(",") : nil
        default: return nil
        }
        if types { return .character(Character(String(digit))) }
        switch digit {
        case 1: return .end
        case 2: return .down
        case 3: return .pageDown
        case 4: return .left
        case 6: return .right
        case 7: return .home
        case 8: return .up
        case 9: return .pageUp
        default: return nil
        }
    }

    /// The character that a key types by its key code alone: what there is where no text comes with the key.
    ///
    /// - Parameters:
    ///   - code: SDL's key code, the character that the key types without Shift on the user's layout.
    ///   - scanCode: SDL's scan code, the key's place on the keyboard.
    ///   - modifiers: SDL's modifiers.
    package static func character(_ code: Int32, scanCode: UInt32, modifiers: UInt16) -> Key? {
        guard code > 0x20, code != 0x7F, let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else {
            return nil
        }
        guard let key = latin(Character(scalar), scanCode: scanCode) else { return nil }
        // Without text there is no telling what Shift makes of a key, except where everybody knows.
        return key == .character("/") && has(modifiers, KMOD_SHIFT) ? .character("?") : key
    }

    /// The key of a character that was typed, in lower case. A key that types something else than Latin letters
    /// counts as what stands at its place on a US keyboard, so that R is R on a Russian one too.
    ///
    /// - Parameters:
    ///   - character: the character.
    ///   - scanCode: SDL's scan code of the key that typed it.
    package static func latin(_ character: Character, scanCode: UInt32) -> Key? {
        let lower = character.lowercased()
        guard lower.count == 1, let first = lower.first, let scalar = first.unicodeScalars.first else {
            return nil
        }
        // Latin letters and signs with all their accents end here.
        if scalar.value < 0x250 || !scalar.properties.isAlphabetic { return .character(first) }
        return usKeyboard(scanCode).map { .character($0) }
    }

    /// The letter, digit or sign at a place of a US keyboard.
    private static func usKeyboard(_ scanCode: UInt32) -> Character? {
        let a = SDL_SCANCODE_A.rawValue
        // From A in the order of the HID usage tables: letters, digits, four keys without signs and space,
        // then signs.
        let signs: [Character?] =
            Array("abcdefghijklmnopqrstuvwxyz1234567890") + [nil, nil, nil, nil, nil]
            + Array("-=[]\\\\;'`,./")
        guard scanCode >= a, scanCode - a < signs.count else { return nil }
        return signs[Int(scanCode - a)]
    }

    /// SDL's modifiers as ours.
    package static func modifiers(_ modifiers: UInt16) -> InputEvent.Modifiers {
        var result: InputEvent.Modifiers = []
        if has(modifiers, KMOD_SHIFT) { result.insert(.shift) }
        if has(modifiers, KMOD_CTRL) { result.insert(.control) }
        if has(modifiers, KMOD_ALT) { result.insert(.alt) }
        if has(modifiers, KMOD_GUI) { result.insert(.command) }
        return result
    }

    /// Whether one of the keys of `mask` is among `modifiers`.
    static func has(_ modifiers: UInt16, _ mask: SDL_Keymod) -> Bool {
        UInt32(modifiers) & UInt32(mask.rawValue) != 0
    }
}

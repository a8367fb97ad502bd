import CSDL2
import TaijiInstruments
import TaijiStage
import Testing

@Suite struct KeyEventTests {
    @Test(
        arguments: [
            (SDLK_SPACE, SDL_SCANCODE_SPACE, .space), (SDLK_ESCAPE, SDL_SCANCODE_ESCAPE, .escape),
            (SDLK_RETURN, SDL_SCANCODE_RETURN, .enter), (SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER, .enter),
            (SDLK_UP, SDL_SCANCODE_UP, .up), (SDLK_DOWN, SDL_SCANCODE_DOWN, .down),
            (SDLK_LEFT, SDL_SCANCODE_LEFT, .left), (SDLK_RIGHT, SDL_SCANCODE_RIGHT, .right),
            (SDLK_PAGEUP, SDL_SCANCODE_PAGEUP, .pageUp), (SDLK_PAGEDOWN, SDL_SCANCODE_PAGEDOWN, .pageDown),
            (SDLK_HOME, SDL_SCANCODE_HOME, .home), (SDLK_END, SDL_SCANCODE_END, .end),
            (SDLK_F1, SDL_SCANCODE_F1, .function(1)), (SDLK_F11, SDL_SCANCODE_F11, .function(11)),
            (SDLK_F13, SDL_SCANCODE_F13, .function(13)), (SDLK_F24, SDL_SCANCODE_F24, .function(24)),
        ] as [(SDL_KeyCode, SDL_Scancode, Key)])
    func keysThatTypeNothing(code: SDL_KeyCode, scanCode: SDL_Scancode, key: Key) {
        #expect(unsafe translated(SDLEvents.key(code, scanCode)) == [pressed(key)])
    }

    @Test func theTextThatFollowsIsTheSameKey() {
        #expect(
            unsafe translated(SDLEvents.key("r", SDL_SCANCODE_R), SDLEvents.text("r")) == [
                pressed(.character("r"))
            ])
        #expect(
            unsafe translated(SDLEvents.key(SDLK_SPACE, SDL_SCANCODE_SPACE), SDLEvents.text(" ")) == [
                pressed(.space)
            ])
        #expect(
            unsafe translated(
                SDLEvents.key(SDLK_KP_1, SDL_SCANCODE_KP_1, modifiers: KMOD_NUM), SDLEvents.text("1"))
                == [pressed(.character("1"))])
    }

    @Test func withoutTextTheKeyCodeCounts() {
        #expect(unsafe translated(SDLEvents.key("[", SDL_SCANCODE_LEFTBRACKET)) == [pressed(.character("["))])
        #expect(
            unsafe translated(SDLEvents.key("/", SDL_SCANCODE_SLASH, modifiers: KMOD_LSHIFT)) == [
                pressed(.character("?"), .shift)
            ])
        #expect(unsafe translated(SDLEvents.key("/", SDL_SCANCODE_SLASH)) == [pressed(.character("/"))])
    }

    @Test func keysKeepTheirOrder() {
        #expect(
            unsafe translated(
                SDLEvents.key("a", SDL_SCANCODE_A), SDLEvents.key("b", SDL_SCANCODE_B), SDLEvents.text("b"),
                SDLEvents.key(SDLK_UP, SDL_SCANCODE_UP), SDLEvents.key("c", SDL_SCANCODE_C),
                SDLEvents.motion(1, 1))
                == [
                    pressed(.character("a")), pressed(.character("b")), pressed(.up),
                    pressed(.character("c")),
                    .input(.pointerMoved(.init(2, 2), modifiers: [])),
                ])
    }

    @Test func textWithoutAKeyIsNoKey() {
        // An input method commits what was composed from keys that have been counted already.
        #expect(unsafe translated(SDLEvents.text("q")).isEmpty)
        #expect(
            unsafe translated(SDLEvents.key("n", SDL_SCANCODE_N), SDLEvents.text("你好")) == [
                pressed(.character("n"))
            ])
    }

    @Test func capitalsAreTheSameKeys() {
        #expect(
            unsafe translated(SDLEvents.key("r", SDL_SCANCODE_R, modifiers: KMOD_LSHIFT), SDLEvents.text("R"))
                == [
                    pressed(.character("r"), .shift)
                ])
        #expect(
            unsafe translated(SDLEvents.key("r", SDL_SCANCODE_R, modifiers: KMOD_CAPS), SDLEvents.text("R"))
                == [
                    pressed(.character("r"))
                ])
    }

    @Test func aGermanKeyboardTypesBracketsAndQuestionMark() {
        #expect(
            unsafe translated(SDLEvents.key("8", SDL_SCANCODE_8, modifiers: KMOD_RALT), SDLEvents.text("["))
                == [
                    pressed(.character("["))
                ])
        #expect(
            unsafe translated(
                SDLEvents.key("ß", SDL_SCANCODE_MINUS, modifiers: KMOD_RSHIFT), SDLEvents.text("?")) == [
                    pressed(.character("?"), .shift)
                ])
    }

    @Test func aFrenchKeyboardTypesDigitsWithShift() {
        #expect(
            unsafe translated(SDLEvents.key("&", SDL_SCANCODE_1, modifiers: KMOD_LSHIFT), SDLEvents.text("1"))
                == [
                    pressed(.character("1"), .shift)
                ])
    }

    @Test func aRussianKeyboardHasTheLettersAtTheirUSPlaces() {
        #expect(
            unsafe translated(SDLEvents.key("к", SDL_SCANCODE_R), SDLEvents.text("к")) == [
                pressed(.character("r"))
            ])
        #expect(unsafe translated(SDLEvents.key("х", SDL_SCANCODE_LEFTBRACKET)) == [pressed(.character("["))])
    }

    @Test(
        arguments: [
            (SDLK_KP_1, SDL_SCANCODE_KP_1, "1", .end), (SDLK_KP_2, SDL_SCANCODE_KP_2, "2", .down),
            (SDLK_KP_3, SDL_SCANCODE_KP_3, "3", .pageDown), (SDLK_KP_4, SDL_SCANCODE_KP_4, "4", .left),
            (SDLK_KP_5, SDL_SCANCODE_KP_5, "5", nil), (SDLK_KP_6, SDL_SCANCODE_KP_6, "6", .right),
            (SDLK_KP_7, SDL_SCANCODE_KP_7, "7", .home), (SDLK_KP_8, SDL_SCANCODE_KP_8, "8", .up),
            (SDLK_KP_9, SDL_SCANCODE_KP_9, "9", .pageUp), (SDLK_KP_0, SDL_SCANCODE_KP_0, "0", nil),
        ] as [(SDL_KeyCode, SDL_Scancode, Character, Key?)])
    func theKeypadHasDigitsWithNumLockAndArrowsWithout(
        code: SDL_KeyCode, scanCode: SDL_Scancode, digit: Character, arrow: Key?
    ) {
        #expect(
            unsafe translated(SDLEvents.key(code, scanCode, modifiers: KMOD_NUM)) == [
                pressed(.character(digit))
            ])
        #expect(
            unsafe translated(SDLEvents.key(code, scanCode, modifiers: KMOD_LSHIFT)) == [
                pressed(.character(digit), .shift)
            ])
        #expect(unsafe translated(SDLEvents.key(code, scanCode)) == (arrow.map { [pressed($0)] } ?? []))
    }

    @Test(
        arguments: [
            (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
            (KMOD_LALT, .alt), (KMOD_RALT, .alt), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
            (KMOD_NUM, .init()), (KMOD_CAPS, .init()),
        ] as [(SDL_Keymod, InputEvent.Modifiers)])
    func modifiersGoAlong(modifier: SDL_Keymod, expected: InputEvent.Modifiers) {
        let event = unsafe SDLEvents.key(SDLK_RETURN, SDL_SCANCODE_RETURN, modifiers: modifier)
        #expect(unsafe translated(event) == [pressed(.enter, expected)])
    }

    @Test func aKeyThatIsHeldRepeats() {
        #expect(
            unsafe translated(
                SDLEvents.key(SDLK_RIGHT, SDL_SCANCODE_RIGHT, isRepeat: true),
                SDLEvents.key(SDLK_r, SDL_SCANCODE_R, isRepeat: true), SDLEvents.text("r"))
                == [pressed(.right, isRepeat: true), pressed(.character("r"), isRepeat: true)])
    }

    @Test func modifiersAloneAreNoKeys() {
        #expect(
            unsafe translated(
                SDLEvents.key(SDLK_LSHIFT, SDL_SCANCODE_LSHIFT), SDLEvents.key(SDLK_RALT, SDL_SCANCODE_RALT),
                SDLEvents.key(SDLK_DELETE, SDL_SCANCODE_DELETE), SDLEvents.key(SDLK_TAB, SDL_SCANCODE_TAB)
            ).isEmpty)
    }
}

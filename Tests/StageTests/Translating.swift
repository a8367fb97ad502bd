import CSDL2
import TaijiInstruments
import TaijiStage

/// A window of 400 × 300 units that shows 800 × 600 pixels.
let denseMapping = PointerMapping(
    window: WindowSize(width: 400, height: 300), picture: WindowSize(width: 800, height: 600))

/// A translator for that window, to which ``SDLEvents/trackpad`` is a trackpad.
func newTranslator() -> EventTranslator {
    EventTranslator(mapping: denseMapping) { $0 == SDLEvents.trackpad }
}

/// What a new translator makes of events that lie in SDL's queue together.
func translated(_ events: SDL_Event...) -> [StageEvent] {
    var translator = newTranslator()
    return unsafe translate(events, with: &translator)
}

/// What `translator` makes of events that lie in SDL's queue together.
func translate(_ events: [SDL_Event], with translator: inout EventTranslator) -> [StageEvent] {
    for index in unsafe events.indices { unsafe translator.add(events[index]) }
    return translator.take()
}

/// A press of a key.
func pressed(_ key: Key, _ modifiers: InputEvent.Modifiers = [], isRepeat: Bool = false) -> StageEvent {
    .input(.keyPressed(key, modifiers: modifiers, isRepeat: isRepeat))
}

import CSDL2
import TaijiStage
import Testing

@Suite struct WindowEventTests {
    @Test(
        arguments: [
            (SDL_WINDOWEVENT_CLOSE, .quit), (SDL_WINDOWEVENT_SIZE_CHANGED, .resized),
            (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_SHOWN, .shown),
            (SDL_WINDOWEVENT_RESTORED, .shown), (SDL_WINDOWEVENT_MAXIMIZED, .shown),
            (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_MINIMIZED, .hidden),
            (SDL_WINDOWEVENT_DISPLAY_CHANGED, .displayChanged),
            // Comes with every change of size, beside the other one.
            (SDL_WINDOWEVENT_RESIZED, nil), (SDL_WINDOWEVENT_MOVED, nil), (SDL_WINDOWEVENT_FOCUS_GAINED, nil),
        ] as [(SDL_WindowEventID, StageEvent?)])
    func eventsOfTheWindow(kind: SDL_WindowEventID, expected: StageEvent?) {
        #expect(unsafe translated(SDLEvents.window(kind)) == (expected.map { [$0] } ?? []))
    }

    @Test(
        arguments: [
            (SDL_QUIT, .quit), (SDL_RENDER_TARGETS_RESET, .contentsLost),
            (SDL_RENDER_DEVICE_RESET, .texturesLost),
            (SDL_CLIPBOARDUPDATE, nil), (SDL_KEYUP, nil), (SDL_DROPFILE, nil),
        ] as [(SDL_EventType, StageEvent?)])
    func eventsOfTheWholeStage(type: SDL_EventType, expected: StageEvent?) {
        #expect(unsafe translated(SDLEvents.plain(type)) == (expected.map { [$0] } ?? []))
    }
}

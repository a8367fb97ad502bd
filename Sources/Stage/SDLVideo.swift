import CSDL2

/// SDL's video and event parts, up as long as this is referenced.
///
/// Nothing else of SDL is started: with a joystick or a sensor in play, waiting for an event becomes polling
/// once a millisecond.
final class SDLVideo {
    /// Starts the video part.
    init() throws(SDLError) {
        // Fullscreen is a desktop without borders here; a look at another display must not put it away.
        unsafe SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
        // An instrument is one window among others: the desktop keeps its compositor.
        unsafe SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        // The click that brings the window to the front may already take hold of the dot.
        unsafe SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        SDL_SetMainReady()
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noVideo(reason: SDLError.lastReason) }
        // An instrument is not a film: it does not keep the display awake.
        SDL_EnableScreenSaver()
    }

    deinit {
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
        // Others in this process may still use parts of SDL.
        if SDL_WasInit(0) == 0 { SDL_Quit() }
    }

    /// How many displays there are.
    var displayCount: Int { Int(SDL_GetNumVideoDisplays()) }

    /// The size of the part of `display` that panels leave free, in window units; nil where it is not known.
    func usableSize(ofDisplay display: Int) -> WindowSize? {
        var bounds = SDL_Rect()
        guard unsafe SDL_GetDisplayUsableBounds(Int32(display), &bounds) == 0, bounds.w > 0, bounds.h > 0
        else {
            return nil
        }
        return WindowSize(width: Int(bounds.w), height: Int(bounds.h))
    }
}

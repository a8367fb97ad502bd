import CSDL2
import CX11

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
        // SDL's video would be the old one, which still has the broken connection.
        guard cx11_loss() != .ofConnection else { throw .connectionLost }
        try SDLVideo.start()
        // SDL would bring the software renderer's picture to an X11 window through a GL context of its own,
        // which without a GPU costs seven times as much as drawing it (measured: 28 % of a core against 4 %).
        // Elsewhere that context may be the only way.
        if SDLVideo.driverName == "x11" {
            unsafe SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_DEFAULT)
        }
        taiji_quit_on_hangup()
        // An instrument is not a film: it does not keep the display awake.
        SDL_EnableScreenSaver()
    }

    deinit {
        // On a connection that broke while the window was closed SDL would end the process.
        if cx11_loss() != .ofConnection { SDLVideo.stop() }
    }

    /// The drivers that throw pictures away. Without a display SDL may come up with one of them, which is of
    /// use only to those who ask for it.
    private static let blindDrivers = ["offscreen", "dummy", "evdev"]

    private static func start() throws(SDLError) {
        if hasVariable("SDL_VIDEODRIVER") {
            guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noVideo(reason: SDLError.lastReason) }
        } else if hasVariable("WAYLAND_DISPLAY") || hasVariable("XDG_RUNTIME_DIR") {
            guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noVideo(reason: SDLError.lastReason) }
            if let driver = driverName, blindDrivers.contains(driver) {
                stop()
                throw .noVideo(reason: "no display answers (DISPLAY and WAYLAND_DISPLAY are unset or wrong)")
            }
        } else {
            try startWithoutWayland()
        }
    }

    /// Tries SDL's drivers one by one, without Wayland's, which could not find its socket and whose library
    /// would say so on standard error by itself.
    private static func startWithoutWayland() throws(SDLError) {
        defer { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, nil) }
        var reasons: [String] = []
        for index in 0..<max(0, SDL_GetNumVideoDrivers()) {
            guard let name = unsafe SDL_GetVideoDriver(index) else { continue }
            let driver = unsafe String(cString: name)
            if driver == "wayland" || blindDrivers.contains(driver) { continue }
            unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, name)
            if SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 { return }
            reasons.append(SDLError.lastReason)
        }
        throw .noVideo(
            reason: reasons.joined(separator: ", ") + " (DISPLAY and WAYLAND_DISPLAY are unset or wrong)")
    }

    /// SDL's name of the video driver in use.
    static var driverName: String? {
        unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) }
    }

    private static func hasVariable(_ name: String) -> Bool {
        guard let value = unsafe SDL_getenv(name) else { return false }
        return unsafe value.pointee != 0
    }

    private static func stop() {
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

import CSDL2
import CX11
import TaijiInstruments
import TaijiRaster

/// A window on the desktop.
@safe
final class SDLWindow {
    /// SDL's window.
    let handle: OpaquePointer
    private let video: SDLVideo
    private var cursors: [PointerShape: SDLCursor] = [:]

    /// Opens a window, out of sight unless it is fullscreen: ``show()`` brings it up.
    ///
    /// Throws `unknownDisplay`, or `failed` with SDL's reason.
    init(_ options: StageOptions, video: SDLVideo) throws(SDLError) {
        let displays = video.displayCount
        if let display = options.display, display < 0 || display >= displays {
            throw .unknownDisplay(display, count: displays)
        }
        self.video = video
        let display = options.display ?? 0
        var size = WindowSize(width: options.width, height: options.height)
        if options.fitsDisplay, let room = video.usableSize(ofDisplay: display) {
            size = size.fitted(into: room)
        }
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if options.isFullscreen {
            flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        } else {
            // The renderer may have to open the window once more: not before the user's eyes.
            flags |= SDL_WINDOW_HIDDEN.rawValue
        }
        let place = taiji_centered_on_display(Int32(display))
        guard
            let handle = unsafe SDL_CreateWindow(
                options.title, place, place, Int32(clamping: size.width), Int32(clamping: size.height), flags)
        else { throw .last("SDL_CreateWindow") }
        unsafe self.handle = handle
    }

    deinit {
        cursors = [:]
        unsafe cx11_destroy(handle)
    }

    /// Brings the window up.
    func show() { unsafe cx11_show(handle) }

    /// Takes the window out of sight, so that it can be closed.
    ///
    /// SDL hides it as well before it frees it, but waits until that is done for as long as the process lives, also where
    /// another program has destroyed the window meanwhile.
    func hide() {
        guard loss == nil else { return }
        unsafe cx11_hide(handle)
    }

    /// SDL's flags of the window.
    private var flags: UInt32 { unsafe SDL_GetWindowFlags(handle) }

    /// Whether the window is to be seen, as far as SDL knows.
    var isVisible: Bool {
        flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
    }

    /// The size in window units, at least 1 × 1.
    var size: WindowSize {
        var width: Int32 = 0
        var height: Int32 = 0
        unsafe SDL_GetWindowSize(handle, &width, &height)
        return WindowSize(width: max(1, Int(width)), height: max(1, Int(height)))
    }

    /// How often the display that shows the window is refreshed a second; 0 where it is not known.
    var refreshRate: Int {
        var mode = unsafe SDL_DisplayMode()
        let display = unsafe SDL_GetWindowDisplayIndex(handle)
        guard display >= 0, unsafe SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
        return unsafe Int(mode.refresh_rate)
    }

    /// Whether the window takes the whole display.
    var isFullscreen: Bool {
        get { flags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
        set { unsafe SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    /// Names the window.
    func setTitle(_ title: String) { unsafe SDL_SetWindowTitle(handle, title) }

    /// Gives the pointer a shape, where the desktop has it.
    func setPointer(_ shape: PointerShape) {
        if cursors[shape] == nil { cursors[shape] = SDLCursor(shape) }
        cursors[shape]?.show()
    }
}

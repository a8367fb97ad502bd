import CSDL2
import TaijiInstruments

/// A shape of the pointer from the desktop's own.
@safe
final class SDLCursor {
    private let handle: OpaquePointer

    /// The desktop's cursor for `shape`; nil where it has none.
    init?(_ shape: PointerShape) {
        let kind =
            switch shape {
            case .arrow: SDL_SYSTEM_CURSOR_ARROW
            case .hand: SDL_SYSTEM_CURSOR_HAND
            case .forbidden: SDL_SYSTEM_CURSOR_NO
            }
        guard let handle = unsafe SDL_CreateSystemCursor(kind) else { return nil }
        unsafe self.handle = handle
    }

    deinit { unsafe SDL_FreeCursor(handle) }

    /// Makes it the pointer's shape.
    func show() { unsafe SDL_SetCursor(handle) }
}

import CSDL2
import CSDL2TTF
import Synchronization

/// SDL_ttf, running as long as this object lives. It needs neither a window nor a video driver.
@safe
final class FontLibrary {
    /// SDL_ttf and the FreeType library beneath it are not made for several threads at once, and there is
    /// one of them in a process: every call of either is made under this lock.
    private static let lock = Mutex<Void>(())

    init() throws(LetteringError) {
        let failure: String? = FontLibrary.locked { TTF_Init() == 0 ? nil : FontLibrary.errorText }
        if let failure { throw .library(reason: failure) }
    }

    deinit {
        FontLibrary.locked { TTF_Quit() }
    }

    /// Runs `body` while no other thread is in SDL_ttf. Must not be nested.
    static func locked<Result>(_ body: () -> Result) -> Result {
        lock.withLock { _ in body() }
    }

    /// What SDL says of the last failure on this thread.
    static var errorText: String { unsafe String(cString: SDL_GetError()) }
}

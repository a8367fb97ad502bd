import CSDL2

/// What brings a texture to a window.
@safe
final class SDLRenderer {
    /// SDL's renderer.
    let handle: OpaquePointer
    private let window: SDLWindow

    /// The names of the render drivers that SDL was built with, the ones it prefers first.
    static var driverNames: [String] {
        (0..<max(0, SDL_GetNumRenderDrivers())).compactMap { index in
            var info = unsafe SDL_RendererInfo()
            guard unsafe SDL_GetRenderDriverInfo(index, &info) == 0 else { return nil }
            return unsafe String(cString: info.name)
        }
    }

    /// Throws `unknownRenderer` where SDL has no render driver of that name.
    static func checkName(_ name: String) throws(SDLError) {
        let names = driverNames
        if !names.contains(name) { throw .unknownRenderer(name, available: names) }
    }

    /// Sets up the driver called `name`, or the best that works, on `window`.
    init(window: SDLWindow, name: String?) throws(SDLError) {
        self.window = window
        var index: Int32 = -1
        if let name {
            try SDLRenderer.checkName(name)
            index = Int32(SDLRenderer.driverNames.firstIndex(of: name) ?? 0)
        }
        guard let handle = unsafe SDL_CreateRenderer(window.handle, index, 0) else {
            throw .noRenderer(name, reason: SDLError.lastReason, available: SDLRenderer.driverNames)
        }
        unsafe self.handle = handle
    }

    deinit { unsafe SDL_DestroyRenderer(handle) }

    /// What SDL tells about the renderer.
    private var info: SDL_RendererInfo {
        var info = unsafe SDL_RendererInfo()
        unsafe SDL_GetRendererInfo(handle, &info)
        return unsafe info
    }

    /// The driver's name.
    var name: String {
        let info = unsafe self.info
        guard let name = unsafe info.name else { return "" }
        return unsafe String(cString: name)
    }

    /// Whether a GPU (or something that plays one) does the drawing.
    var isAccelerated: Bool { unsafe info.flags & SDL_RENDERER_ACCELERATED.rawValue != 0 }

    /// The formats of textures that need no conversion.
    var textureFormats: [UInt32] {
        let info = unsafe self.info
        let count = unsafe Int(info.num_texture_formats)
        return unsafe withUnsafeBytes(of: info.texture_formats) { bytes in
            unsafe Array(bytes.bindMemory(to: UInt32.self).prefix(count))
        }
    }

    /// The largest texture; nil where there is no limit.
    var largestTexture: WindowSize? {
        let info = unsafe self.info
        guard unsafe info.max_texture_width > 0, unsafe info.max_texture_height > 0 else { return nil }
        return unsafe WindowSize(width: Int(info.max_texture_width), height: Int(info.max_texture_height))
    }

    /// The size of what is shown in pixels, at least 1 × 1; nil where SDL cannot tell.
    var outputSize: WindowSize? {
        var width: Int32 = 0
        var height: Int32 = 0
        guard unsafe SDL_GetRendererOutputSize(handle, &width, &height) == 0 else { return nil }
        return WindowSize(width: max(1, Int(width)), height: max(1, Int(height)))
    }

    /// Asks that presenting waits for the display, or that it does not; false where the driver cannot.
    func setWaitsForDisplay(_ waits: Bool) -> Bool {
        unsafe SDL_RenderSetVSync(handle, waits ? 1 : 0) == 0
    }

    /// Shows `texture` all over the window.
    func show(_ texture: StreamingTexture) throws(SDLError) {
        // What a GPU shows next holds no picture yet, and one that draws in tiles would have to load it. The
        // software renderer would only write every pixel twice.
        if isAccelerated { unsafe SDL_RenderClear(handle) }
        guard unsafe SDL_RenderCopy(handle, texture.handle, nil, nil) == 0 else {
            throw .last("SDL_RenderCopy")
        }
        unsafe SDL_RenderPresent(handle)
    }
}

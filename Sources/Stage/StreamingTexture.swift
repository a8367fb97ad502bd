import CSDL2
import TaijiRaster

/// The renderer's copy of the framebuffer.
///
/// It is only ever written with `SDL_UpdateTexture`: that reads our rows where they lie, so that OpenGL takes
/// them without a copy in between, and nothing has to be known about the texture's own memory. (A lock
/// is write-only, of varying pitch, and of other memory than an update's.) The framebuffer stays the truth:
/// whatever the renderer loses is sent again from there.
@safe
final class StreamingTexture {
    /// SDL's texture.
    let handle: OpaquePointer
    /// Columns.
    let width: Int
    /// Rows.
    let height: Int
    private let renderer: SDLRenderer

    /// A texture of `width` × `height` pixels, its contents undefined.
    init(width: Int, height: Int, renderer: SDLRenderer) throws(SDLError) {
        self.width = width
        self.height = height
        self.renderer = renderer
        // Both hold our pixels as they are, since their highest byte is 255. Without alpha is the window's own
        // format under X, so that the software renderer copies rows.
        let opaque = SDL_PIXELFORMAT_RGB888.rawValue
        let format =
            renderer.textureFormats.contains(opaque) ? opaque : SDL_PIXELFORMAT_ARGB8888.rawValue
        guard
            let handle = unsafe SDL_CreateTexture(
                renderer.handle, format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
                Int32(height))
        else { throw .last("SDL_CreateTexture") }
        unsafe self.handle = handle
        guard unsafe SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE) == 0 else {
            let error = SDLError.last("SDL_SetTextureBlendMode")
            throw error
        }
    }

    deinit { unsafe SDL_DestroyTexture(handle) }

    /// Sends the pixels of `damage` from `framebuffer`, which has the texture's size; what lies outside
    /// is left out.
    ///
    /// - Returns: how many pixels were sent.
    func send(_ damage: Damage, from framebuffer: Framebuffer) throws(SDLError) -> Int {
        precondition(framebuffer.width == width && framebuffer.height == height, "not the texture's picture")
        var sent = 0
        for rect in damage.rects {
            guard let part = rect.clipped(width: width, height: height) else { continue }
            var area = SDL_Rect(
                x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
            let first = unsafe framebuffer.pixels + (part.y * (framebuffer.bytesPerRow / 4) + part.x)
            guard unsafe SDL_UpdateTexture(handle, &area, first, Int32(framebuffer.bytesPerRow)) == 0 else {
                throw .last("SDL_UpdateTexture")
            }
            sent += part.pixelCount
        }
        return sent
    }
}

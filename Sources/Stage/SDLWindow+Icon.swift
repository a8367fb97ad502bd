import CSDL2
import TaijiRaster

extension SDLWindow {
    /// Gives the window an icon; desktops without icons ignore it.
    func setIcon(_ icon: Framebuffer) {
        var pixels = straightPixels(of: icon)
        unsafe pixels.withUnsafeMutableBufferPointer { buffer in
            let surface = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
                buffer.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.bytesPerRow),
                SDL_PIXELFORMAT_ARGB8888.rawValue)
            guard let surface = unsafe surface else { return }
            unsafe SDL_SetWindowIcon(handle, surface)
            unsafe SDL_FreeSurface(surface)
        }
    }
}

/// The pixels of a picture as 0xAARRGGBB with colours not multiplied by alpha, the way desktops want icons.
package func straightPixels(of picture: Framebuffer) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(picture.width * picture.height)
    for y in 0..<picture.height {
        for x in 0..<picture.width {
            result.append(picture.format.straight(picture[x, y]))
        }
    }
    return result
}

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
            let pixel = picture[x, y]
            switch picture.format {
            case .xrgb8888:
                result.append(pixel | 0xFF00_0000)
            case .argb8888Premultiplied:
                result.append(straight(pixel))
            case .abgr8888Premultiplied:
                let swapped = (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
                result.append(straight(swapped))
            }
        }
    }
    return result
}

/// A pixel with its three lower bytes divided by the alpha in the highest, rounded to nearest.
private func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
    func divided(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | divided(16) | divided(8) | divided(0)
}

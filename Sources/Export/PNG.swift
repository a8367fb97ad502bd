import CPNG
import TaijiRaster

/// Pictures as PNG files (ISO/IEC 15948), eight bits a component, marked as sRGB.
///
/// An opaque framebuffer becomes RGB; one with premultiplied alpha becomes RGBA with each component divided
/// by alpha and rounded to the nearest, since PNG holds colours that are not premultiplied.
///
/// libpng's simplified interface is used throughout: it catches libpng's long jumps before they could cross
/// Swift's frames.
public enum PNG {
    /// Writes `framebuffer` to `path`, which afterwards holds either the whole picture or what it held before.
    public static func write(_ framebuffer: Framebuffer, to path: String) throws(ExportError) {
        try FileReplacement.write(encode(framebuffer), to: path)
    }

    /// The bytes of a PNG file with `framebuffer` in it. libpng takes at most 1,000,000 columns and rows.
    public static func encode(_ framebuffer: Framebuffer) throws(ExportError) -> [UInt8] {
        let hasAlpha = framebuffer.format != .xrgb8888
        let components = framebuffer.components
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        unsafe image.format = hasAlpha ? taiji_png_rgba : taiji_png_rgb
        unsafe image.width = png_uint_32(clamping: framebuffer.width)
        unsafe image.height = png_uint_32(clamping: framebuffer.height)
        defer { unsafe png_image_free(&image) }
        var written = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: taiji_png_largest_size(&image)) {
            buffer, count in
            var size = png_alloc_size_t(buffer.count)
            written =
                unsafe png_image_write_to_memory(
                    &image, buffer.baseAddress, &size, 0, components, 0, nil) != 0
            count = written ? Int(size) : 0
        }
        guard written else { throw unsafe .encoding(reason: message(of: image)) }
        return bytes
    }

    /// A picture as PNG holds it.
    package struct Picture: Equatable {
        /// Columns.
        package var width: Int
        /// Rows.
        package var height: Int
        /// Red, green, blue and alpha, not premultiplied, row by row from the top.
        package var rgba: [UInt8]
    }

    /// The picture in the bytes of a PNG file of any kind, brought to eight bits of sRGB.
    package static func decode(_ bytes: [UInt8]) throws(ExportError) -> Picture {
        var image = unsafe png_image()
        unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        // libpng keeps the address between the two calls.
        let picture: Picture? = unsafe bytes.withUnsafeBytes { memory in
            guard unsafe png_image_begin_read_from_memory(&image, memory.baseAddress, memory.count) != 0
            else { return nil }
            unsafe image.format = taiji_png_rgba
            let (width, height) = unsafe (Int(image.width), Int(image.height))
            var rgba = [UInt8](repeating: 0, count: width * height * 4)
            guard unsafe png_image_finish_read(&image, nil, &rgba, 0, nil) != 0 else { return nil }
            return Picture(width: width, height: height, rgba: rgba)
        }
        guard let picture else { throw unsafe .decoding(reason: message(of: image)) }
        return picture
    }

    /// What libpng says of the last failure.
    private static func message(of image: png_image) -> String {
        unsafe withUnsafeBytes(of: image.message) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

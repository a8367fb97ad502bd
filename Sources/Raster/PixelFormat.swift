/// How a pixel lies in its 32 bits, named from the highest byte down as SDL does.
public enum PixelFormat: Hashable, Sendable {
    /// 0xFFRRGGBB: an opaque picture; the highest byte is written as 255.
    case xrgb8888
    /// 0xAARRGGBB, the colours premultiplied by alpha.
    case argb8888Premultiplied
    /// 0xAABBGGRR, the colours premultiplied by alpha.
    case abgr8888Premultiplied
}

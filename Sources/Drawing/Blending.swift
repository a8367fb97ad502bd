/// In which numbers colours are mixed wherever a shape covers a part of a pixel, a colour is translucent, a group
/// is composited or a gradient goes from stop to stop.
public enum Blending: Hashable, Sendable {
    /// The stored, sRGB-encoded components: the way of most toolkits and of the web. Half white over black is
    /// 128, which gives off a fifth of white's light.
    case sRGB
    /// The components' light (see ``LinearColor``): half white over black is 188, which gives off half of white's
    /// light. Edges look as heavy in light on dark as in dark on light.
    case linearLight
}

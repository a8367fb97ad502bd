/// Which pixels of a framebuffer changed: rectangles that do not overlap.
public struct Damage: Equatable, Sendable {
    /// The rectangles, all inside the framebuffer, from the top.
    public var rects: [PixelRect]

    /// Damage made of `rects`.
    public init(rects: [PixelRect] = []) {
        self.rects = rects
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { rects.isEmpty }
    /// How many pixels the rectangles hold.
    public var pixelCount: Int { rects.reduce(0) { $0 + $1.pixelCount } }
}

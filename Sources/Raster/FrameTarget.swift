/// Where pixels go: a framebuffer's memory in plain values.
@safe
struct FrameTarget {
    var pixels: UnsafeMutablePointer<UInt32>
    /// From a row to the next, in pixels.
    var stride: Int
    var width: Int
    var height: Int
    /// Whether everything is written, whatever is there.
    var isWhole: Bool
}

/// What is known of a tile of the framebuffer: its one colour, or `mixed`.
enum TileState {
    /// Several colours. As a pixel it cannot occur: its colours exceed its alpha.
    static let mixed: UInt32 = 0x00ff_ffff
    /// Nothing is known: whatever is there is written over without a look at it.
    static let unknown: UInt32 = 0x00ff_fffe
}

/// A rectangle that was written, by its borders in pixels.
struct DamageSpan {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
}

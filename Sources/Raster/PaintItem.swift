import CVector

/// One step of painting a scene, in plain values: what the loops over tiles read.
@safe
struct PaintItem {
    /// What is to be done.
    enum Kind {
        /// A shape in one colour or a gradient.
        case shape
        /// Masks in one colour or a gradient.
        case masks
        /// A blurred shape, which is a mask too.
        case shadow
        /// Begins a picture of its own.
        case groupBegin
        /// Puts that picture on what lies beneath, through the shape.
        case groupEnd
    }

    var kind: Kind
    /// The shape; for a group its clip.
    var shape: ShapeView
    /// Whether there is no clip: the group is everywhere.
    var isUnbounded = false
    /// Whether a group's layers cover shares of its clip.
    var isPartition = false
    /// The premultiplied colour.
    var color: UInt32 = 0
    /// The same as light, where colours are mixed so: see `LightTiles`.
    var light = SIMD4<Float>.zero
    /// A group's opacity, 0…32768.
    var opacity: Int32 = 32768
    /// The gradient; only for paints that are one.
    var gradient: UnsafePointer<taiji_gradient>?
    /// Whether the gradient is opaque everywhere.
    var isOpaqueGradient = false
    /// Masks and how many.
    var masks: UnsafePointer<PlacedMask>?
    var maskCount = 0

    /// The rows of tiles in which there is anything to do.
    var rows: Range<Int>

    /// Whether the paint is one colour that hides what lies beneath.
    var isOpaque: Bool { unsafe gradient == nil && color >= 0xff00_0000 }
}

/// A shape's outline sorted into tiles: all that is needed to find its coverage anywhere. It is kept from
/// frame to frame for as long as the shape stays the same.
///
/// A tile through which no edge runs has no entry: the winding there is that of the next entry's upper left
/// corner, and it is either inside or outside as a whole. Behind each row's last entry there is one in the column
/// behind the last, so that nobody who goes along a row need ask whether another follows.
@safe
final class ShapeRaster {
    /// A tile through which the outline runs.
    struct Entry {
        /// The tile's column.
        var column: Int32
        /// The winding at the tile's upper left corner.
        var backdrop: Int32
        /// The first of its edges or curves.
        var first: Int32
        /// How many edges, or, as a negative number, how many curves.
        var count: Int32

        /// Column and backdrop as one number.
        @inline(__always)
        var place: UInt64 {
            UInt64(UInt32(bitPattern: column)) | UInt64(UInt32(bitPattern: backdrop)) << 32
        }
    }

    /// One value, so that it is given to whoever fills it once: each of its parts would be checked for exclusive access.
    private var tiles = ShapeTiles()
    /// The shape for reading; valid until the shape changes.
    private(set) var view: ShapeView

    init() {
        view = tiles.view(rows: 0..<0, evenOdd: false, isSimple: false)
    }

    /// Takes the tiles of the outline that was given to `binner`.
    func take(_ binner: inout TileBinner, evenOdd: Bool, isSimple: Bool) {
        view = binner.finish(into: &tiles, evenOdd: evenOdd, isSimple: isSimple)
    }
}

/// A shape's tiles as plain pointers: what the painting loops read, without the checks that a class costs.
@safe
struct ShapeView {
    var entries: UnsafePointer<ShapeRaster.Entry>
    var edges: UnsafePointer<UInt64>
    var curves: UnsafePointer<TileCurve>
    var rowStarts: UnsafePointer<Int32>
    /// The first row of tiles that the shape touches.
    var firstRow: Int
    /// The row of tiles behind the last one.
    var endRow: Int
    /// Whether the even-odd rule holds rather than the non-zero rule.
    var evenOdd: Bool
    /// Whether it is certain that the winding has two values only, so that coverage is the mean winding.
    var isSimple: Bool

    /// The first entry of a row that the shape touches.
    @inline(__always)
    func row(_ row: Int) -> UnsafePointer<ShapeRaster.Entry> {
        unsafe entries + Int(rowStarts[row &- firstRow])
    }

    /// Whether a place with this winding is inside.
    @inline(__always)
    func isInside(_ winding: Int32) -> Bool { evenOdd ? winding & 1 != 0 : winding != 0 }
}

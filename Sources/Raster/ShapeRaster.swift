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

    /// The tiles row by row, from left to right.
    var entries = Buffer<Entry>()
    /// Edges within tiles, packed as the kernels take them.
    var edges = Buffer<UInt64>()
    /// Curves through tiles from border to border.
    var curves = Buffer<TileCurve>()
    /// Where each row's entries begin.
    var rowStarts = Buffer<Int32>()
    /// The first row of tiles that the shape touches.
    var firstRow = 0
    /// The row of tiles behind the last one.
    var endRow = 0
    /// Whether the even-odd rule holds rather than the non-zero rule.
    var evenOdd = false
    /// Whether it is certain that the winding has two values only, so that coverage is the mean winding.
    var isSimple = false

    /// The shape for reading; valid until the shape changes. It is kept, since each look at the properties above would
    /// be checked for exclusive access.
    private(set) var view: ShapeView

    init() {
        unsafe view = ShapeView(
            entries: entries.base, edges: edges.base, curves: curves.base, rowStarts: rowStarts.base,
            firstRow: 0, endRow: 0, evenOdd: false, isSimple: false)
    }

    /// Makes the shape empty.
    func removeAll() {
        entries.removeAll()
        edges.removeAll()
        curves.removeAll()
        rowStarts.removeAll()
        firstRow = 0
        endRow = 0
        updateView()
    }

    /// To be called when the shape has changed.
    func updateView() {
        unsafe view = ShapeView(
            entries: entries.base, edges: edges.base, curves: curves.base, rowStarts: rowStarts.base,
            firstRow: firstRow, endRow: endRow, evenOdd: evenOdd, isSimple: isSimple)
    }
}

/// A shape's tiles as plain pointers: what the painting loops read, without the checks that a class costs.
@safe
struct ShapeView {
    var entries: UnsafePointer<ShapeRaster.Entry>
    var edges: UnsafePointer<UInt64>
    var curves: UnsafePointer<TileCurve>
    var rowStarts: UnsafePointer<Int32>
    var firstRow: Int
    var endRow: Int
    var evenOdd: Bool
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

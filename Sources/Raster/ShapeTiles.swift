/// The memory of a shape's tiles.
@safe
struct ShapeTiles: ~Copyable {
    /// The tiles row by row, from left to right.
    var entries = Buffer<ShapeRaster.Entry>()
    /// Edges within tiles, packed as the kernels take them.
    var edges = Buffer<UInt64>()
    /// Curves through tiles from border to border.
    var curves = Buffer<TileCurve>()
    /// Where each row's entries begin.
    var rowStarts = Buffer<Int32>()

    /// The shape that touches these rows.
    func view(rows: Range<Int>, evenOdd: Bool, isSimple: Bool) -> ShapeView {
        unsafe ShapeView(
            entries: entries.base, edges: edges.base, curves: curves.base, rowStarts: rowStarts.base,
            firstRow: rows.lowerBound, endRow: rows.upperBound, evenOdd: evenOdd, isSimple: isSimple)
    }
}

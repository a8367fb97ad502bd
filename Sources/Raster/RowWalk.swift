/// A row of tiles from left to right as a shape sees it: pieces that are inside or outside as a whole, and
/// between them the tiles with edges.
@safe
struct RowWalk {
    /// Some tiles of the row.
    struct Piece {
        /// The first column.
        var start: Int
        /// The column behind the last one.
        var end: Int
        /// The entry where there are edges (the piece is then one tile), otherwise −1.
        var entry: Int
        /// Whether the tiles of a piece without edges are inside.
        var isInside: Bool
    }

    private let shape: ShapeView
    private var entry = 0
    private var column = 0
    private let isOutside: Bool

    init(_ shape: ShapeView, row: Int) {
        self.shape = shape
        isOutside = row < shape.firstRow || row >= shape.endRow
        if !isOutside { entry = unsafe Int(shape.rowStarts[row &- shape.firstRow]) }
    }

    /// The next piece; nil at the end of the row, which is at `columns`, and in a row that the shape does not touch.
    @inline(__always)
    mutating func next(_ columns: Int) -> Piece? {
        guard column < columns, !isOutside else { return nil }
        let next = unsafe shape.entries[entry]
        let start = Int(next.column)
        if column < start {
            let piece = Piece(start: column, end: start, entry: -1, isInside: shape.isInside(next.backdrop))
            column = start
            return piece
        }
        entry &+= 1
        column = start &+ 1
        return Piece(start: start, end: column, entry: entry &- 1, isInside: false)
    }
}

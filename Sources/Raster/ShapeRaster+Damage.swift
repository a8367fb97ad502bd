// Which tiles look different between two outlines.
extension ShapeRaster {
    /// Adds every tile that the shape covers, in part or wholly.
    func insertAll(into tiles: inout TileSet) {
        if tiles.isFull { return }
        let view = view
        for row in view.firstRow..<view.endRow {
            var walk = RowWalk(view, row: row)
            while let piece = walk.next(tiles.columns) {
                if piece.entry >= 0 || piece.isInside {
                    tiles.insert(row: row, from: piece.start, to: piece.end)
                }
            }
        }
    }

    /// Adds every tile in which the coverage by both shapes may differ. An edge is the same if all its bits
    /// are, and so is a curve, so that nothing that differs is missed.
    static func insertDifferences(_ old: ShapeRaster, _ new: ShapeRaster, into tiles: inout TileSet) {
        if tiles.isFull { return }
        let (old, new) = (old.view, new.view)
        let isComparable = old.evenOdd == new.evenOdd && old.isSimple == new.isSimple
        // What a shape has in the rows that it does not touch.
        let outside = Entry(column: Int32(tiles.columns), backdrop: 0, first: 0, count: 0)
        unsafe withUnsafePointer(to: outside) { outside in
            let first = min(old.firstRow, new.firstRow)
            for row in first..<max(old.endRow, new.endRow, first) {
                let (one, other) = unsafe (
                    row < old.firstRow || row >= old.endRow ? outside : old.row(row),
                    row < new.firstRow || row >= new.endRow ? outside : new.row(row)
                )
                unsafe insertDifferences(
                    old, one, new, other, tiles.columns, isComparable: isComparable, into: tiles.row(row))
            }
        }
    }

    /// Goes along the entries of a row in both shapes at once.
    @inline(__always)
    private static func insertDifferences(
        _ old: ShapeView, _ one: UnsafePointer<Entry>, _ new: ShapeView, _ other: UnsafePointer<Entry>,
        _ columns: Int, isComparable: Bool, into row: TileRow
    ) {
        var (a, b) = unsafe (one, other)
        var column = 0
        while true {
            // Mostly both have the same tile next, with the same winding on the way there.
            if isComparable, unsafe a.pointee.place == b.pointee.place {
                column = unsafe Int(a.pointee.column)
                if column == columns { return }
                unsafe row.insert(column, if: !isSame(old, a, new, b))
                unsafe a += 1
                unsafe b += 1
            } else {
                let (columnA, columnB) = unsafe (Int(a.pointee.column), Int(b.pointee.column))
                let next = min(columnA, columnB)
                if unsafe old.isInside(a.pointee.backdrop) != new.isInside(b.pointee.backdrop) {
                    row.insert(from: column, to: next)
                }
                if next == columns { return }
                row.insert(next, if: true)
                unsafe a += columnA == next ? 1 : 0
                unsafe b += columnB == next ? 1 : 0
                column = next
            }
            column &+= 1
        }
    }

    /// Whether two tiles hold the same, word by word.
    @inline(__always)
    private static func isSame(
        _ old: ShapeView, _ a: UnsafePointer<Entry>, _ new: ShapeView, _ b: UnsafePointer<Entry>
    ) -> Bool {
        let (a, b) = unsafe (a.pointee, b.pointee)
        guard a.count == b.count else { return false }
        if a.count < 0 {
            let one = unsafe old.curves + Int(a.first)
            let other = unsafe new.curves + Int(b.first)
            var isSame = unsafe one.pointee.hasBits(of: other.pointee)
            for index in stride(from: 1, to: Int(0 &- a.count), by: 1) {
                unsafe isSame = isSame && one[index].hasBits(of: other[index])
            }
            return isSame
        }
        let one = unsafe old.edges + Int(a.first)
        let other = unsafe new.edges + Int(b.first)
        for index in 0..<Int(a.count) where unsafe one[index] != other[index] { return false }
        return true
    }
}

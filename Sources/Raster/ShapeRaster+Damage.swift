// Which tiles look different between two outlines.
extension ShapeRaster {
    /// Adds every tile that the shape covers, in part or wholly.
    func insertAll(into tiles: inout TileSet) {
        if tiles.isFull { return }
        let view = view
        for row in firstRow..<endRow {
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
        let first = min(old.firstRow, new.firstRow)
        for row in first..<max(old.endRow, new.endRow, first) {
            var oldWalk = RowWalk(old, row: row)
            var newWalk = RowWalk(new, row: row)
            var oldPiece = oldWalk.next(tiles.columns)
            var newPiece = newWalk.next(tiles.columns)
            while let a = oldPiece, let b = newPiece {
                let start = max(a.start, b.start)
                let end = min(a.end, b.end)
                if start < end, !looksSame(old, a, new, b) {
                    tiles.insert(row: row, from: start, to: end)
                }
                if a.end <= b.end { oldPiece = oldWalk.next(tiles.columns) }
                if b.end <= a.end { newPiece = newWalk.next(tiles.columns) }
            }
        }
    }

    private static func looksSame(
        _ old: ShapeView, _ a: RowWalk.Piece, _ new: ShapeView, _ b: RowWalk.Piece
    ) -> Bool {
        if a.entry < 0 || b.entry < 0 { return a.entry < 0 && b.entry < 0 && a.isInside == b.isInside }
        let (one, other) = unsafe (old.entries[a.entry], new.entries[b.entry])
        guard old.evenOdd == new.evenOdd, old.isSimple == new.isSimple, one.backdrop == other.backdrop,
            one.count == other.count
        else {
            return false
        }
        if one.count < 0 {
            for index in 0..<Int(-one.count)
            where unsafe old.curves[Int(one.first) + index] != new.curves[Int(other.first) + index] {
                return false
            }
            return true
        }
        for index in 0..<Int(one.count)
        where unsafe old.edges[Int(one.first) + index] != new.edges[Int(other.first) + index] {
            return false
        }
        return true
    }
}

/// Coverage bytes at a place in the picture: a glyph, or a blurred shape.
@safe
struct PlacedMask {
    /// `width`·`height` bytes, owned by the item of the scene that shows them.
    var coverage: UnsafePointer<UInt8>
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The part that lies in the tile with its upper left pixel at (`left`, `top`), zeros round it.
    func copy(left: Int, top: Int, into tile: UnsafeMutablePointer<UInt8>) {
        let fromX = max(x, left)
        let toX = min(x + width, left + TileGrid.side)
        for row in 0..<TileGrid.side {
            let line = unsafe tile + row * TileGrid.side
            unsafe line.update(repeating: 0, count: TileGrid.side)
            let y = top + row - self.y
            guard y >= 0, y < height, fromX < toX else { continue }
            unsafe (line + (fromX - left)).update(
                from: coverage + (y * width + fromX - x), count: toX - fromX)
        }
    }

    /// The columns of tiles that it lies in; empty where it is not in this row of tiles.
    func columns(row: Int, of columns: Int) -> Range<Int> {
        let top = row * TileGrid.side
        guard width > 0, y < top + TileGrid.side, y + height > top, x + width > 0 else { return 0..<0 }
        let first = min(max(0, x >> 4), columns)
        return first..<max(first, min(columns, (x + width + 15) >> 4))
    }
}

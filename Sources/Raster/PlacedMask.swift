/// Coverage at a place in the picture: a glyph's, in bytes, or a blurred shape's, in 15 bits. In bytes a soft shadow
/// would have no more than 256 levels, too few where it is mixed in linear light: near black a step of 1/255 there
/// is up to thirteen on the screen.
@safe
struct PlacedMask {
    /// `width`·`height` bytes, owned by the item of the scene that shows them; nil for a blurred shape.
    var coverage: UnsafePointer<UInt8>?
    /// As many numbers of 0…32767 for a blurred shape.
    var fine: UnsafePointer<Int16>?
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The part of `source` that lies in the tile with its upper left pixel at (`left`, `top`), zeros round it.
    private func copy<Level: FixedWidthInteger>(
        _ source: UnsafePointer<Level>, left: Int, top: Int, into tile: UnsafeMutablePointer<Level>
    ) {
        let fromX = max(x, left)
        let toX = min(x + width, left + TileGrid.side)
        for row in 0..<TileGrid.side {
            let line = unsafe tile + row * TileGrid.side
            unsafe line.update(repeating: 0, count: TileGrid.side)
            let y = top + row - self.y
            guard y >= 0, y < height, fromX < toX else { continue }
            unsafe (line + (fromX - left)).update(
                from: source + (y * width + fromX - x), count: toX - fromX)
        }
    }

    /// Puts the coverage of a tile into `cover`; `bytes` is scratch.
    func expand(
        left: Int, top: Int, through bytes: UnsafeMutablePointer<UInt8>,
        into cover: UnsafeMutablePointer<Int16>, _ kernels: KernelTable
    ) {
        if let fine = unsafe fine {
            unsafe copy(fine, left: left, top: top, into: cover)
        } else if let coverage = unsafe coverage {
            unsafe copy(coverage, left: left, top: top, into: bytes)
            unsafe kernels.expand(bytes, cover)
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

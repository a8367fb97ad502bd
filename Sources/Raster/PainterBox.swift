import TaijiDrawing

/// A thread's painter at a place of its own.
@safe
final class PainterBox {
    private var painter: RowPainter

    init(_ kernels: KernelTable) {
        painter = RowPainter(kernels: kernels)
    }

    /// What the painter wrote; valid until it paints again.
    var written: UnsafeBufferPointer<DamageSpan> {
        unsafe UnsafeBufferPointer(start: painter.written.base, count: painter.written.count)
    }

    /// Prepares for a frame whose colours are mixed in linear light by `table`, on `background`, which is `pixel`;
    /// without a table, for one whose colours are not.
    func setLight(_ table: LightTable?, _ background: Color, pixel: UInt32, format: PixelFormat, depth: Int) {
        guard let table else {
            painter.light = nil
            return
        }
        let tiles = painter.light ?? LightTiles(table)
        tiles.begin(background, pixel: pixel, format: format, depth: depth)
        painter.light = tiles
    }

    /// Paints those of `rows` in which something changed; `dirty` is the first row's tiles.
    func paint(
        rows: StrideTo<Int>, items: UnsafeBufferPointer<PaintItem>, background: UInt32, target: FrameTarget,
        shown: UnsafeMutablePointer<UInt32>, grid: TileGrid, depth: Int, dirty: TileRow
    ) {
        painter.begin(columns: grid.columns, depth: depth)
        for row in rows {
            let tiles = unsafe TileRow(words: dirty.words + row &* grid.wordsPerRow)
            if tiles.next(from: 0, to: grid.columns) == grid.columns { continue }
            unsafe painter.plan(row: row, items: items, background: background, dirty: tiles)
            unsafe painter.paint(row: row, items: items, frame: target, shown: shown + row * grid.columns)
        }
    }
}

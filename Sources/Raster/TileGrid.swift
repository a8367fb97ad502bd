/// How a picture is cut in tiles of 16×16 pixels. A row of a tile is 64 bytes: a line of the processor's
/// cache, and two vectors.
struct TileGrid: Equatable {
    /// Pixels along a tile's side.
    static let side = 16
    /// Steps to a pixel in the fixed-point coordinates of edges: a tile's side is then 2¹⁵ steps, so that
    /// both ends of an edge within a tile fit in 64 bits, and rounding moves an edge by at most 1/4096
    /// pixel, a sixteenth of a grey level.
    static let steps: Double = 2048
    /// log₂ of the steps along a tile's side.
    static let shift: Int32 = 15

    /// Pixel columns.
    let width: Int
    /// Pixel rows.
    let height: Int

    /// Columns of tiles, the last perhaps cut off by the picture's edge.
    var columns: Int { (width + 15) >> 4 }
    /// Words of 64 bits that have one for each column.
    var wordsPerRow: Int { TileGrid.words(for: columns) }

    /// Words of 64 bits, one for each of some columns.
    static func words(for columns: Int) -> Int { (columns + 63) >> 6 }
    /// Rows of tiles.
    var rows: Int { (height + 15) >> 4 }
}

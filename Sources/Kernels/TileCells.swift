import CVector

/// What a shape covers of a tile, by cells of eight pixels in a row: mostly a cell is covered as a whole.
protocol TileCells {
    /// A bit for each cell whose pixels may differ from each other, row by row; the first is the lowest.
    var touched: UInt32 { get }
    /// The coverage 0…32767 of a cell that is not touched.
    func flat(row: Int, half: Int) -> Int32
    /// The coverage of a cell's eight pixels.
    func cover(row: Int, half: Int) -> taiji_i32x8
}

import CVector

// Frames larger than the caches: a row of tiles is first filled as one piece of memory.
extension RowPainter {
    /// The least size of a frame, in bytes, from which on this pays; one of 1920×1080 took as long either way.
    private static let leastBytes = 1 << 24

    /// Fills a row of tiles of a frame that is written whole with the colour of its longest run of tiles, and returns
    /// it; nil where that would not pay: on other processors, and where no run is a quarter of the row.
    ///
    /// Writing into memory that is not in a cache fetches it first. Filling much at once does not (`taiji_flood`), and
    /// leaves the row in the second-level cache, where edges and other colours are then written over it. A frame of
    /// 3840×2160 took 0.65 ms before, by runs of pixels between the edges, and 0.4 so. One of 7680×4320, four times the
    /// third-level cache, takes as long either way.
    func flood(_ frame: FrameTarget, top: Int, height: Int) -> UInt32? {
        guard taiji_flood_pays(), frame.isWhole, frame.width * frame.height * 4 >= RowPainter.leastBytes
        else { return nil }
        var (longest, color) = (0, UInt32(0))
        var column = 0
        while column < columns {
            let end = unsafe taiji_run_end(heads.base, colors.base, column, columns)
            if end - column > longest { (longest, color) = (end - column, colors[column]) }
            column = max(end, column + 1)
        }
        guard longest * 4 >= columns else { return nil }
        let place = unsafe frame.pixels + top * frame.stride
        if frame.stride == frame.width {
            unsafe taiji_flood(place, height * frame.width, color)
        } else {
            for row in 0..<height { unsafe taiji_flood(place + row * frame.stride, frame.width, color) }
        }
        return color
    }
}

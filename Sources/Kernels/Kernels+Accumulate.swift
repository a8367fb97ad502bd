import CVector

// The types here are private to the file: others' memory is copied by weak functions of one name at every level.

extension Kernels {
    /// What the edges of a tile cover, by exact areas, as sums up to pixel borders.
    ///
    /// What an edge covers in a row of pixels is added for all sixteen at once up to their right borders (see
    /// `taiji_add_piece`), so that there is no running sum along x and nothing to transpose.
    ///
    /// `backdrop` is the winding at the tile's upper left corner. Where the outline crosses the tile's left border
    /// at y the winding along the border changes from there on: that is what an edge with an end on the border
    /// says, and makes a tile depend on nothing but its own edges and its backdrop.
    ///
    /// - Parameters:
    ///   - finds: Whether to find the rows in which the mean winding may not say how much is covered.
    ///   - windings: 2,176 floats. First each row's sixteen sums, which begin at the tile's left border; then each row's
    ///     mean winding at that border. A pixel's mean winding is that of the border plus the difference between the
    ///     sums at its two sides. The rest is scratch.
    /// - Returns: In the low half a bit for each row that an edge touches, in the high half one for each crowded row. The
    ///   first is the lowest.
    public static func accumulate(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, findsCrowdedRows finds: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt32 {
        unsafe taiji_fill_floats(windings, 256, 0)
        unsafe taiji_fill_floats(windings + 256, 16, Float(backdrop))
        var sums = unsafe RowSums(windings: windings, notes: finds ? windings + 272 : nil)
        unsafe sums.add(edges, count)
        let (steps, stepped) = unsafe sums.settleLeftBorder(edges, count)
        guard let notes = unsafe sums.notes else { return sums.touched }
        let upper = unsafe taiji_crowded_rows8(notes, notes + 80, 0, steps)
        let lower = unsafe taiji_crowded_rows8(notes + 8, notes + 88, 8, steps >> 8)
        return sums.touched | (stepped | upper | lower << 8) << 16
    }
}

/// The sums of a tile's rows while edges are added: see ``Kernels/accumulate``.
///
/// Eight edges are taken at a time. What an edge does in a row, a *piece*, is worked out for all rows of an edge or
/// for a row of each of the eight edges at once, whichever takes fewer steps, and added piece by piece.
@safe
private struct RowSums {
    let windings: UnsafeMutablePointer<Float>
    /// What is noted of each row: see `taiji_note_piece`. Nil where nobody asks.
    let notes: UnsafeMutablePointer<Float>?
    /// A bit for each row that an edge touches.
    private(set) var touched: UInt32 = 0
    /// Whether an edge has an end on the tile's left border.
    private(set) var reachesLeftBorder = false

    @inline(__always)
    init(windings: UnsafeMutablePointer<Float>, notes: UnsafeMutablePointer<Float>?) {
        unsafe self.windings = windings
        unsafe self.notes = notes
        guard let notes = unsafe notes else { return }
        for direction in 0..<2 {
            let place = unsafe notes + direction &* 80
            unsafe taiji_fill_floats(place, 16, 0)
            unsafe taiji_fill_floats(place + 16, 16, 99)
            unsafe taiji_fill_floats(place + 32, 16, -99)
            unsafe taiji_fill_floats(place + 48, 16, 99)
            unsafe taiji_fill_floats(place + 64, 16, -99)
        }
    }

    @inline(__always)
    mutating func add(_ edges: UnsafePointer<UInt64>, _ count: Int) {
        var index = 0
        while index < count {
            unsafe addEight(edges + index, count &- index)
            index &+= 8
        }
    }

    @inline(__always)
    private mutating func addEight(_ packed: UnsafePointer<UInt64>, _ count: Int) {
        // Behind windings and notes: the edges, 448 bytes at most, the pieces, 6,144, and the list of pieces, 136.
        let memory = unsafe UnsafeMutableRawPointer(windings + 448)
        let edges = unsafe memory.assumingMemoryBound(to: taiji_edges8.self)
        let pieces = unsafe (memory + 512).assumingMemoryBound(to: taiji_pieces.self)
        let summary = unsafe taiji_unpack_edges8(packed, Int64(truncatingIfNeeded: count), edges)
        if summary.reaches_left_border { reachesLeftBorder = true }
        if summary.groups < summary.most_rows {
            // Few edges through many rows.
            for lane in 0..<Int32(truncatingIfNeeded: min(count, 8)) {
                unsafe taiji_pieces_of_edge(edges, lane, notes != nil, pieces)
                var row = unsafe taiji_edge_row(edges, lane)
                let end = unsafe row &+ taiji_edge_rows(edges, lane)
                touched |= (1 &<< UInt32(bitPattern: end)) &- (1 &<< UInt32(bitPattern: row))
                while row < end {
                    unsafe add(pieces, row, row: row)
                    row &+= 1
                }
            }
        } else {
            // Listed first, so that there is one loop, of which a processor guesses the end wrongly once.
            let list = unsafe (memory + 6656).assumingMemoryBound(to: UInt8.self)
            var listed = 0
            for below in 0..<summary.most_rows {
                let reached = unsafe taiji_pieces_in_row(edges, below, notes != nil, pieces)
                unsafe listed &+= Int(taiji_list_bits8(reached, below &* taiji_lane_count(), list + listed))
            }
            var rows: UInt32 = 0
            for index in 0..<listed {
                let piece = unsafe Int32(list[index])
                let row = unsafe taiji_piece_row(pieces, piece)
                rows |= 1 &<< UInt32(bitPattern: row)
                unsafe add(pieces, piece, row: row)
            }
            touched |= rows
        }
    }

    @inline(__always)
    private func add(_ pieces: UnsafePointer<taiji_pieces>, _ piece: Int32, row: Int32) {
        unsafe taiji_add_piece(pieces, piece, windings + Int(row &* 16))
        if let notes = unsafe notes { unsafe taiji_note_piece(pieces, piece, row, notes) }
    }

    /// Changes the mean winding at each row's left border by what the ends of edges there say. Returned is a bit for
    /// each row in which it changes, and one for each in which it does so more than once, or without an edge that goes
    /// on from there into the row.
    @inline(__always)
    func settleLeftBorder(
        _ edges: UnsafePointer<UInt64>, _ count: Int
    ) -> (steps: UInt32, stepped: UInt32) {
        if !reachesLeftBorder { return (0, 0) }
        var (steps, stepped): (UInt32, UInt32) = (0, 0)
        var index = 0
        while index < count &* 2 {
            // One end after another: in the low half x, in the high half y. An end in the corner is no crossing of
            // the left border: the backdrop already knows it.
            let edge = unsafe edges[index &>> 1]
            let isLast = index & 1 != 0
            let end = UInt32(truncatingIfNeeded: isLast ? edge >> 32 : edge)
            index &+= 1
            if end & 0xffff != 0 || end == 0 { continue }
            let place = end >> 16
            let other = UInt32(truncatingIfNeeded: isLast ? edge >> 16 : edge >> 48) & 0xffff
            let bit: UInt32 = place & 2047 == 0 ? 0 : 1 &<< (place >> 11)
            stepped |= place == other ? bit : steps & bit
            steps |= bit
            let y = Float(Int32(bitPattern: place)) * (1 / 2048)
            unsafe taiji_add_below(windings + 256, y, isLast ? 1 : -1)
        }
        return (steps, stepped)
    }
}

import CVector

// The types here are private to the file: others' memory is copied by weak functions of one name at every level.

extension Kernels {
    /// What the edges of a tile cover, by exact areas, as sums up to pixel borders.
    ///
    /// Half a row of a tile, eight pixels, is a *cell*. What an edge covers in a row of pixels is added to the one
    /// or two cells through which it runs, for all eight pixels at once up to their right borders (see
    /// `taiji_edge8`), so that there is no running sum along x and nothing to transpose; a cell to the right of
    /// the edge is changed as a whole. Most cells are touched by no edge: they are one colour.
    ///
    /// `backdrop` is the winding at the tile's upper left corner. Where the outline crosses the tile's left border
    /// at y the winding along the border changes from there on: that is what an edge with an end on the border
    /// says, and makes a tile depend on nothing but its own edges and its backdrop.
    ///
    /// - Parameters:
    ///   - finds: Whether to find the rows in which the mean winding may not say how much is covered.
    ///   - windings: 1,632 floats. First each row's two cells, eight sums each, which begin at the cell's left
    ///     border; then, 256 floats on, the mean winding at the left borders of the sixteen left cells, and of
    ///     the sixteen right ones. A pixel's mean winding is that of its cell's border plus the difference
    ///     between the sums at its two sides. The rest is scratch.
    /// - Returns: In the low half a bit for each touched cell, row by row; in the high half one for each crowded
    ///   row. The first is the lowest.
    public static func accumulate(
        edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, findsCrowdedRows finds: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt64 {
        for cell in 0..<32 { unsafe taiji_storef8(windings + cell * 8, taiji_splat8(0)) }
        let border = taiji_splat8(Float(backdrop))
        for part in 0..<4 { unsafe taiji_storef8(windings + 256 + part * 8, border) }
        var sums = unsafe CellSums(windings: windings, rows: finds ? windings + 288 : nil)
        unsafe sums.add(edges, count)
        let (steps, stepped) = unsafe sums.settleLeftBorder(edges, count)
        if !finds { return UInt64(sums.touched) }
        let rows = unsafe windings + 288
        let upper = unsafe taiji_crowded_rows8(rows, rows + 80, 0, steps)
        let lower = unsafe taiji_crowded_rows8(rows + 8, rows + 88, 8, steps >> 8)
        return UInt64(sums.touched) | UInt64(stepped | upper | lower << 8) << 32
    }
}

/// The sums of a tile's cells while edges are added: see ``Kernels/accumulate``.
///
/// Eight edges are taken at a time. What an edge does in a row, a *piece*, is worked out for eight rows of an edge or
/// for a row of each of the eight edges at once, whichever takes fewer steps, and added piece by piece.
@safe
private struct CellSums {
    let windings: UnsafeMutablePointer<Float>
    /// What is noted of each row, five times sixteen numbers of the edges downwards and as many of those upwards: the
    /// sum of their heights, the least and the greatest x, the least and the greatest y. Nil where nobody asks.
    let rows: UnsafeMutablePointer<Float>?
    /// A bit for each cell through which an edge runs.
    private(set) var touched: UInt32 = 0
    /// Whether an edge has an end on the tile's left border.
    private(set) var reachesLeftBorder = false

    @inline(__always)
    init(windings: UnsafeMutablePointer<Float>, rows: UnsafeMutablePointer<Float>?) {
        unsafe self.windings = windings
        unsafe self.rows = rows
        guard let rows = unsafe rows else { return }
        for part in 0..<4 {
            let place = unsafe rows + ((part & 1) * 8 + (part >> 1) * 80)
            unsafe taiji_storef8(place, taiji_splat8(0))
            unsafe taiji_storef8(place + 16, taiji_splat8(99))
            unsafe taiji_storef8(place + 32, taiji_splat8(-99))
            unsafe taiji_storef8(place + 48, taiji_splat8(99))
            unsafe taiji_storef8(place + 64, taiji_splat8(-99))
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
        let memory = unsafe UnsafeMutableRawPointer(windings + 448)
        let edges = unsafe memory.assumingMemoryBound(to: taiji_edges8.self)
        let pieces = unsafe windings + 656
        let summary = unsafe taiji_unpack_edges8(packed, Int64(truncatingIfNeeded: count), edges)
        if summary.reaches_left_border { reachesLeftBorder = true }
        var lists = unsafe PieceLists(memory: windings + 536)
        if summary.groups < summary.most_rows {
            // Few edges through many rows: eight rows of an edge at once.
            for lane in Int32(0)..<8 {
                let rows = unsafe taiji_edge_rows(edges, lane)
                var below: Int32 = 0
                while below < rows {
                    let halves = unsafe taiji_pieces_of_edge8(edges, lane, below, pieces + Int(lists.slot))
                    lists.append(halves)
                    below &+= 8
                }
            }
        } else {
            for below in 0..<summary.most_rows {
                let halves = unsafe taiji_pieces_in_row8(edges, below, pieces + Int(lists.slot))
                lists.append(halves)
            }
        }
        unsafe addLeft(pieces, lists.left, lists.leftCount)
        unsafe addRight(pieces, lists.right, lists.rightCount)
        unsafe addBoth(pieces, lists.both, lists.bothCount)
        unsafe note(pieces, lists.left, lists.leftCount)
        unsafe note(pieces, lists.right, lists.rightCount)
        unsafe note(pieces, lists.both, lists.bothCount)
    }

    private static let slots = Int(TAIJI_PIECE_SLOTS)

    /// Adds what pieces in the left half do there, and their heights to the cells to their right.
    @inline(__always)
    private mutating func addLeft(_ pieces: UnsafePointer<Float>, _ list: UnsafePointer<UInt8>, _ count: Int)
    {
        let borders = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        var cells: UInt32 = 0
        for index in 0..<count {
            let piece = unsafe pieces + Int(list[index])
            let row = unsafe Int(piece[CellSums.slots &* 4].bitPattern)
            let sums = unsafe windings + row &* 16
            unsafe taiji_storef8(
                sums,
                taiji_add8(
                    taiji_loadf8(sums),
                    taiji_edge8(borders, piece[0], piece[CellSums.slots], piece[CellSums.slots &* 2])))
            unsafe windings[272 &+ row] += piece[CellSums.slots &* 3]
            cells |= 1 &<< UInt32(truncatingIfNeeded: row &* 2)
        }
        touched |= cells
    }

    @inline(__always)
    private mutating func addRight(_ pieces: UnsafePointer<Float>, _ list: UnsafePointer<UInt8>, _ count: Int)
    {
        let borders = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        var cells: UInt32 = 0
        for index in 0..<count {
            let piece = unsafe pieces + Int(list[index])
            let row = unsafe Int(piece[CellSums.slots &* 4].bitPattern)
            let sums = unsafe windings + (row &* 16 &+ 8)
            unsafe taiji_storef8(
                sums,
                taiji_add8(
                    taiji_loadf8(sums),
                    taiji_edge8(borders, piece[0], piece[CellSums.slots], piece[CellSums.slots &* 2])))
            cells |= 2 &<< UInt32(truncatingIfNeeded: row &* 2)
        }
        touched |= cells
    }

    /// Adds what pieces in both halves do; in the right one sums begin anew.
    @inline(__always)
    private mutating func addBoth(_ pieces: UnsafePointer<Float>, _ list: UnsafePointer<UInt8>, _ count: Int)
    {
        let leftBorders = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let rightBorders = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
        var cells: UInt32 = 0
        for index in 0..<count {
            let piece = unsafe pieces + Int(list[index])
            let (left, width, steepness) = unsafe (
                piece[0], piece[CellSums.slots], piece[CellSums.slots &* 2]
            )
            let row = unsafe Int(piece[CellSums.slots &* 4].bitPattern)
            let sums = unsafe windings + row &* 16
            let covered = taiji_edge8(leftBorders, left, width, steepness)
            let beyond = taiji_sub8(
                taiji_edge8(rightBorders, left, width, steepness), taiji_last8(covered))
            unsafe taiji_storef8(sums, taiji_add8(taiji_loadf8(sums), covered))
            unsafe taiji_storef8(sums + 8, taiji_add8(taiji_loadf8(sums + 8), beyond))
            cells |= 3 &<< UInt32(truncatingIfNeeded: row &* 2)
        }
        touched |= cells
    }

    /// Notes pieces in their rows.
    @inline(__always)
    private func note(_ pieces: UnsafePointer<Float>, _ list: UnsafePointer<UInt8>, _ count: Int) {
        guard let rows = unsafe rows else { return }
        for index in 0..<count {
            let piece = unsafe pieces + Int(list[index])
            let place = unsafe Int(piece[CellSums.slots &* 4].bitPattern)
            let isDown = unsafe piece[CellSums.slots &* 3] > 0
            let row = unsafe rows + (isDown ? place : place &+ 80)
            let (left, right) = unsafe (piece[0], piece[0] + piece[CellSums.slots])
            let (upper, lower) = unsafe (piece[CellSums.slots &* 5], piece[CellSums.slots &* 6])
            unsafe row[0] += lower - upper
            unsafe row[16] = left < row[16] ? left : row[16]
            unsafe row[32] = right > row[32] ? right : row[32]
            unsafe row[48] = upper < row[48] ? upper : row[48]
            unsafe row[64] = lower > row[64] ? lower : row[64]
        }
    }

    /// Changes the mean winding in both cells of each row by what the ends of edges on the left border say. Returned
    /// is a bit for each row in which it changes, and one for each in which it does so more than once, or without an
    /// edge that goes on from there into the row.
    @inline(__always)
    func settleLeftBorder(
        _ edges: UnsafePointer<UInt64>, _ count: Int
    ) -> (steps: UInt32, stepped: UInt32) {
        if !reachesLeftBorder { return (0, 0) }
        var (steps, stepped): (UInt32, UInt32) = (0, 0)
        var upper = taiji_splat8(0)
        var lower = upper
        let upperBottoms = taiji_f32x8(1, 2, 3, 4, 5, 6, 7, 8)
        let lowerBottoms = taiji_f32x8(9, 10, 11, 12, 13, 14, 15, 16)
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
            let sign = taiji_splat8(isLast ? 1 : -1)
            upper = taiji_add8(upper, taiji_multiply8(taiji_below8(upperBottoms, y), sign))
            lower = taiji_add8(lower, taiji_multiply8(taiji_below8(lowerBottoms, y), sign))
        }
        for half in 0..<2 {
            let place = unsafe windings + (256 + half * 16)
            unsafe taiji_storef8(place, taiji_add8(taiji_loadf8(place), upper))
            unsafe taiji_storef8(place + 8, taiji_add8(taiji_loadf8(place + 8), lower))
        }
        return (steps, stepped)
    }
}

/// The slots of pieces in the left half of a tile, in the right one and in both, listed apart, so that what is done
/// to each kind is a loop without branches.
@safe
private struct PieceLists {
    let left: UnsafeMutablePointer<UInt8>
    let right: UnsafeMutablePointer<UInt8>
    let both: UnsafeMutablePointer<UInt8>
    private(set) var leftCount = 0
    private(set) var rightCount = 0
    private(set) var bothCount = 0
    /// The next eight slots.
    private(set) var slot: Int32 = 0

    /// Lists in 120 floats' memory.
    @inline(__always)
    init(memory: UnsafeMutablePointer<Float>) {
        unsafe left = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: UInt8.self)
        unsafe right = left + 160
        unsafe both = left + 320
    }

    /// Lists the pieces in the next eight slots.
    @inline(__always)
    mutating func append(_ halves: taiji_halves) {
        unsafe leftCount &+= Int(taiji_list_bits8(halves.left, slot, left + leftCount))
        unsafe rightCount &+= Int(taiji_list_bits8(halves.right, slot, right + rightCount))
        unsafe bothCount &+= Int(taiji_list_bits8(halves.both, slot, both + bothCount))
        slot &+= 8
    }
}

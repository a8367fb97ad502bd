/// Exact coverage where edges crowd.
///
/// The kernels find the mean winding of a pixel. Where the winding has no more than two values in a pixel, and
/// these are neighbours, that is its coverage, and nearly everywhere it is so. But where a shape overlaps or
/// crosses itself inside a pixel, or where a line is thinner than a pixel, windings of opposite sign, or of 1
/// and 2, average out to something else. Here such a row of pixels is cut at every end and crossing of its
/// edges into bands in which the edges lie side by side; in a band it is plain which edges separate
/// inside from outside, and only these are counted, each by its exact area.
@safe
struct CrowdedRows: ~Copyable {
    /// An edge within the row: from (`x0`, `y0`) down to (`x1`, `y1`), y from 0 to 1.
    struct Piece {
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
        var direction: Int32

        func x(_ y: Double) -> Double { x0 + (y - y0) * ((x1 - x0) / (y1 - y0)) }
    }

    /// A change of the winding along the tile's left border, from `y` down.
    struct Step {
        var y: Double
        var change: Int32
    }

    private var pieces = Buffer<Piece>()
    private var steps = Buffer<Step>()
    private var cuts = Buffer<Double>()
    private var order = Buffer<Int>()
    /// The changes of the winding, band by band, by 64ths of a pixel along x.
    private var changes = Buffer<Int32>()
    /// The winding along the tile's left border, band by band.
    private var leftWindings = Buffer<Int32>()

    /// Beyond so many edges in a row of one tile, or so many cuts, the row is sampled instead: work that grows
    /// with the square of the edges would take hours for a scribble.
    private static let pieceLimit = 192
    private static let cutLimit = 768
    /// How finely a row is sampled: bands along y, and parts of a pixel along x.
    private static let bands = 128
    private static let parts = 64

    init() {}

    /// Puts the covered share of each pixel in place of its mean winding in the rows marked in `rows`, and
    /// returns the cells that are touched by that.
    mutating func settle(
        _ rows: UInt32, edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, evenOdd: Bool,
        windings: UnsafeMutablePointer<Float>
    ) -> UInt32 {
        var touched: UInt32 = 0
        var left = rows
        while left != 0 {
            let row = left.trailingZeroBitCount
            left &= left &- 1
            unsafe gather(edges, count, row: row)
            if isPlain { continue }
            unsafe settle(backdrop, evenOdd: evenOdd, into: windings + row * 16)
            unsafe windings[256 + row] = 0
            unsafe windings[272 + row] = 0
            touched |= 3 << UInt32(row * 2)
        }
        return touched
    }

    /// Finds the row's pieces and the changes along the left border that matter to it.
    private mutating func gather(_ edges: UnsafePointer<UInt64>, _ count: Int, row: Int) {
        pieces.removeAll()
        steps.removeAll()
        for index in 0..<count {
            let edge = unsafe edges[index]
            func part(_ place: UInt64) -> Double { Double(edge >> (16 * place) & 0xffff) / TileGrid.steps }
            let (x0, y0) = (part(0), part(1) - Double(row))
            let (x1, y1) = (part(2), part(3) - Double(row))
            if edge & 0xffff == 0, edge & 0xffff_0000 != 0, y0 < 1 { steps.append(Step(y: y0, change: -1)) }
            if edge & 0xffff_0000_0000 == 0, edge >> 48 != 0, y1 < 1 { steps.append(Step(y: y1, change: 1)) }
            if y0 == y1 { continue }
            var piece =
                y0 < y1
                ? Piece(x0: x0, y0: y0, x1: x1, y1: y1, direction: 1)
                : Piece(x0: x1, y0: y1, x1: x0, y1: y0, direction: -1)
            if piece.y1 <= 0 || piece.y0 >= 1 { continue }
            let whole = piece
            if piece.y0 < 0 { (piece.x0, piece.y0) = (whole.x(0), 0) }
            if piece.y1 > 1 { (piece.x1, piece.y1) = (whole.x(1), 1) }
            pieces.append(piece)
        }
    }

    /// Whether the mean winding is right after all: with one change along the left border and no edge, or with
    /// two edges, one up and one down, that run over the same y without crossing, and no change.
    private var isPlain: Bool {
        var changes = 0
        for index in 0..<steps.count where steps[index].y > 0 { changes += 1 }
        if pieces.count == 0 { return changes < 2 }
        guard changes == 0, pieces.count == 2, pieces[0].direction != pieces[1].direction else {
            return false
        }
        let (a, b) = (pieces[0], pieces[1])
        let (top, bottom) = (a.y0, a.y1)
        // Side by side not all the way: the pixel may then hold three different windings.
        guard b.y0 == top, b.y1 == bottom else { return false }
        return (a.x(top) - b.x(top)) * (a.x(bottom) - b.x(bottom)) >= 0
    }

    private mutating func settle(_ backdrop: Int32, evenOdd: Bool, into row: UnsafeMutablePointer<Float>) {
        var cover = RowCover()
        if findCuts() {
            for index in 1..<cuts.count where cuts[index] - cuts[index - 1] > 1e-9 {
                settleBand(cuts[index - 1], cuts[index], backdrop, evenOdd: evenOdd, &cover)
            }
        } else {
            sample(backdrop)
            for band in 0..<CrowdedRows.bands { settleSampled(band, evenOdd: evenOdd, &cover) }
        }
        // As sums up to the pixels' right borders cell by cell, which is the form of the kernels.
        var sum: Float = 0
        for column in 0..<16 {
            if column == 8 { sum = 0 }
            sum += Float(min(max(cover.share(column), 0), 1))
            unsafe row[column] = sum
        }
    }

    /// The winding along the tile's left border at `y`.
    private func leftWinding(at y: Double, _ backdrop: Int32) -> Int32 {
        var winding = backdrop
        for step in 0..<steps.count where steps[step].y <= y { winding += steps[step].change }
        return winding
    }

    /// A band in which the edges lie side by side.
    private mutating func settleBand(
        _ top: Double, _ bottom: Double, _ backdrop: Int32, evenOdd: Bool, _ cover: inout RowCover
    ) {
        let middle = (top + bottom) / 2
        var winding = leftWinding(at: middle, backdrop)
        var inside = CrowdedRows.isInside(winding, evenOdd)
        if inside { cover.whole += bottom - top }
        sortPieces(at: middle)
        for place in 0..<order.count {
            let piece = pieces[order[place]]
            winding += piece.direction
            if CrowdedRows.isInside(winding, evenOdd) == inside { continue }
            inside.toggle()
            cover.add(piece.x(top), piece.x(bottom), inside ? bottom - top : top - bottom)
        }
    }

    /// Puts down where edges cross the middles of a sampled row's bands, and the winding at their left ends.
    private mutating func sample(_ backdrop: Int32) {
        let bands = Double(CrowdedRows.bands)
        let width = TileGrid.side * CrowdedRows.parts + 1
        changes.fill(count: width * CrowdedRows.bands, with: 0)
        leftWindings.fill(count: CrowdedRows.bands + 1, with: 0)
        for index in 0..<steps.count {
            leftWindings[CrowdedRows.firstBand(below: steps[index].y)] += steps[index].change
        }
        var winding = backdrop
        for band in 0..<CrowdedRows.bands {
            winding += leftWindings[band]
            leftWindings[band] = winding
        }
        for index in 0..<pieces.count {
            let piece = pieces[index]
            let slope = (piece.x1 - piece.x0) / (piece.y1 - piece.y0)
            let first = CrowdedRows.firstBand(below: piece.y0)
            for band in first..<max(first, CrowdedRows.firstBand(below: piece.y1)) {
                let x = piece.x0 + ((Double(band) + 0.5) / bands - piece.y0) * slope
                let part = Int(min(max(x, 0), Double(TileGrid.side)) * Double(CrowdedRows.parts) + 0.5)
                changes[band * width + part] += piece.direction
            }
        }
    }

    /// The first band whose middle is not above `y`, the number of bands where there is none.
    private static func firstBand(below y: Double) -> Int {
        min(max(Int((y * Double(bands) - 0.5).rounded(.up)), 0), bands)
    }

    /// A band of a sampled row: edges count as upright where they cross its middle.
    private func settleSampled(_ band: Int, evenOdd: Bool, _ cover: inout RowCover) {
        let height = 1 / Double(CrowdedRows.bands)
        var winding = leftWindings[band]
        var inside = CrowdedRows.isInside(winding, evenOdd)
        if inside { cover.whole += height }
        let width = TileGrid.side * CrowdedRows.parts + 1
        for part in 0..<width where changes[band * width + part] != 0 {
            winding += changes[band * width + part]
            if CrowdedRows.isInside(winding, evenOdd) == inside { continue }
            inside.toggle()
            let x = Double(part) / Double(CrowdedRows.parts)
            cover.add(x, x, inside ? height : -height)
        }
    }

    private static func isInside(_ winding: Int32, _ evenOdd: Bool) -> Bool {
        evenOdd ? winding & 1 != 0 : winding != 0
    }

    /// Finds the borders between the bands; false where there would be too many.
    private mutating func findCuts() -> Bool {
        cuts.removeAll()
        if pieces.count > CrowdedRows.pieceLimit || steps.count > CrowdedRows.pieceLimit { return false }
        cuts.append(0)
        cuts.append(1)
        for index in 0..<steps.count { cuts.append(max(0, steps[index].y)) }
        for index in 0..<pieces.count {
            let a = pieces[index]
            cuts.append(a.y0)
            cuts.append(a.y1)
            for other in 0..<index {
                let b = pieces[other]
                let (top, bottom) = (max(a.y0, b.y0), min(a.y1, b.y1))
                guard top < bottom else { continue }
                let (before, after) = (a.x(top) - b.x(top), a.x(bottom) - b.x(bottom))
                if before * after < 0 { cuts.append(top + (bottom - top) * (before / (before - after))) }
            }
            if cuts.count > CrowdedRows.cutLimit { return false }
        }
        for index in 1..<cuts.count {
            let cut = cuts[index]
            var place = index
            while place > 0, cuts[place - 1] > cut {
                cuts[place] = cuts[place - 1]
                place -= 1
            }
            cuts[place] = cut
        }
        return true
    }

    /// The pieces that cross the row at `y`, from left to right.
    private mutating func sortPieces(at y: Double) {
        order.removeAll()
        for index in 0..<pieces.count where pieces[index].y0 <= y && pieces[index].y1 > y {
            order.append(index)
            let x = pieces[index].x(y)
            var place = order.count - 1
            while place > 0, pieces[order[place - 1]].x(y) > x {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = index
        }
    }
}

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
        /// How far x moves in a row.
        var slope = 0.0

        func x(_ y: Double) -> Double { x0 + (y - y0) * slope }
    }

    /// A change of the winding along the tile's left border, from `y` down.
    struct Step {
        var y: Double
        var change: Int32
    }

    private var pieces = Buffer<Piece>()
    private var steps = Buffer<Step>()
    private var cuts = Buffer<Double>()
    /// The pieces by where they begin.
    private var starts = Buffer<Int>()
    /// The pieces in a band from left to right, and where they are in its middle.
    private var order = Buffer<Int>()
    private var places = Buffer<Double>()
    private var samples = RowSamples()

    /// Beyond so many edges in a row of one tile, or so many cuts, the row is sampled instead: work that grows
    /// with the square of the edges would take hours for a scribble.
    private static let pieceLimit = 192
    private static let cutLimit = 768

    init() {}

    /// Puts the covered share of each pixel in place of its mean winding in the rows marked in `rows`, and returns
    /// those in which it differs from that.
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
            touched |= 1 << UInt32(row)
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
            piece.slope = (piece.x1 - piece.x0) / (piece.y1 - piece.y0)
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
            settleBands(backdrop, evenOdd: evenOdd, &cover)
        } else {
            samples.settle(pieces, steps, backdrop, evenOdd: evenOdd, &cover)
        }
        // As sums up to the pixels' right borders, which is the form of the kernels.
        var sum: Float = 0
        for column in 0..<16 {
            sum += Float(min(max(cover.share(column), 0), 1))
            unsafe row[column] = sum
        }
    }

    /// Adds up the bands between the cuts, in each of which the edges lie side by side.
    ///
    /// From one band to the next hardly anything changes places, so the order is kept and set right: sorting anew took
    /// a hundred times as long where there are many.
    private mutating func settleBands(_ backdrop: Int32, evenOdd: Bool, _ cover: inout RowCover) {
        order.removeAll()
        var (nextPiece, nextStep) = (0, 0)
        var border = backdrop
        for index in 1..<cuts.count where cuts[index] - cuts[index - 1] > 1e-9 {
            let (top, bottom) = (cuts[index - 1], cuts[index])
            let middle = (top + bottom) / 2
            while nextStep < steps.count, steps[nextStep].y <= middle {
                border += steps[nextStep].change
                nextStep += 1
            }
            order(at: middle, &nextPiece)
            var winding = border
            var inside = CrowdedRows.isInside(winding, evenOdd)
            if inside { cover.whole += bottom - top }
            for place in 0..<order.count {
                let piece = unsafe pieces.base + order[place]
                unsafe winding += piece.pointee.direction
                if CrowdedRows.isInside(winding, evenOdd) == inside { continue }
                inside.toggle()
                unsafe cover.add(
                    piece.pointee.x(top), piece.pointee.x(bottom), inside ? bottom - top : top - bottom)
            }
        }
    }

    /// Puts the pieces that cross the row at `y` in order from left to right.
    private mutating func order(at y: Double, _ nextPiece: inout Int) {
        var kept = 0
        for place in 0..<order.count where pieces[order[place]].y1 > y {
            order[kept] = order[place]
            kept += 1
        }
        order.removeLast(order.count - kept)
        while nextPiece < starts.count, pieces[starts[nextPiece]].y0 <= y {
            if pieces[starts[nextPiece]].y1 > y { order.append(starts[nextPiece]) }
            nextPiece += 1
        }
        places.removeAll()
        for last in 0..<order.count {
            let index = order[last]
            let x = pieces[index].x(y)
            places.append(x)
            var place = last
            while place > 0, places[place - 1] > x {
                order[place] = order[place - 1]
                places[place] = places[place - 1]
                place -= 1
            }
            order[place] = index
            places[place] = x
        }
    }

    static func isInside(_ winding: Int32, _ evenOdd: Bool) -> Bool {
        evenOdd ? winding & 1 != 0 : winding != 0
    }

    /// Finds the borders between the bands; false where there would be too many.
    private mutating func findCuts() -> Bool {
        cuts.removeAll()
        if pieces.count > CrowdedRows.pieceLimit || steps.count > CrowdedRows.pieceLimit {
            return runsThrough()
        }
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
        sort()
        return true
    }

    /// Whether all edges run through the whole row side by side, as those of fine dashes do: it is then one band,
    /// however many they are.
    private mutating func runsThrough() -> Bool {
        for index in 0..<steps.count where steps[index].y > 0 { return false }
        for index in 0..<pieces.count where pieces[index].y0 > 0 || pieces[index].y1 < 1 { return false }
        starts.removeAll()
        for index in 0..<pieces.count { starts.append(index) }
        func isLeft(_ a: Piece, of b: Piece) -> Bool { a.x0 != b.x0 ? a.x0 < b.x0 : a.x1 < b.x1 }
        for distance in CrowdedRows.distances {
            for index in stride(from: distance, to: starts.count, by: 1) {
                let start = starts[index]
                var place = index
                while place >= distance, isLeft(pieces[start], of: pieces[starts[place - distance]]) {
                    starts[place] = starts[place - distance]
                    place -= distance
                }
                starts[place] = start
            }
        }
        for index in 1..<max(starts.count, 1) where pieces[starts[index]].x1 < pieces[starts[index - 1]].x1 {
            return false
        }
        cuts.append(0)
        cuts.append(1)
        return true
    }

    /// Sorts the cuts, the pieces' starts and the steps by y.
    private mutating func sort() {
        starts.removeAll()
        for index in 0..<pieces.count { starts.append(index) }
        // Shell's method, with the distances that M. Ciura found best (2001).
        for distance in CrowdedRows.distances {
            for index in stride(from: distance, to: cuts.count, by: 1) {
                let cut = cuts[index]
                var place = index
                while place >= distance, cuts[place - distance] > cut {
                    cuts[place] = cuts[place - distance]
                    place -= distance
                }
                cuts[place] = cut
            }
            for index in stride(from: distance, to: starts.count, by: 1) {
                let start = starts[index]
                let y = pieces[start].y0
                var place = index
                while place >= distance, pieces[starts[place - distance]].y0 > y {
                    starts[place] = starts[place - distance]
                    place -= distance
                }
                starts[place] = start
            }
            for index in stride(from: distance, to: steps.count, by: 1) {
                let step = steps[index]
                var place = index
                while place >= distance, steps[place - distance].y > step.y {
                    steps[place] = steps[place - distance]
                    place -= distance
                }
                steps[place] = step
            }
        }
    }

    private static let distances: [Int] = [301, 132, 57, 23, 10, 4, 1]
}

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
    private var isSampled = false

    /// Beyond so many edges in a row of one tile, or so many cuts, the row is cut in bands of a 128th instead,
    /// in which edges count as upright, which bounds the work for any input.
    private static let pieceLimit = 512
    private static let cutLimit = 1024

    init() {}

    /// Puts the covered share of each pixel in place of its mean winding in the rows marked in `rows`.
    mutating func settle(
        _ rows: UInt32, edges: UnsafePointer<UInt64>, count: Int, backdrop: Int32, evenOdd: Bool,
        windings: UnsafeMutablePointer<Float>
    ) {
        var left = rows
        while left != 0 {
            let row = left.trailingZeroBitCount
            left &= left &- 1
            unsafe gather(edges, count, row: row)
            if pieces.count == 0 || isPlainPair { continue }
            unsafe settle(backdrop, evenOdd: evenOdd, into: windings + (row * 24 + 8))
            unsafe (windings + (384 + row * 24 + 8)).update(repeating: 0, count: TileGrid.side)
            unsafe windings[768 + row] = 0
        }
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

    /// Whether there are just two edges, one up and one down, that do not cross: the mean winding is right then
    /// for any winding beside them.
    private var isPlainPair: Bool {
        guard pieces.count == 2, pieces[0].direction != pieces[1].direction else { return false }
        let (a, b) = (pieces[0], pieces[1])
        let (top, bottom) = (max(a.y0, b.y0), min(a.y1, b.y1))
        // Side by side nowhere: the pixel may then hold three different windings.
        guard top < bottom, a.y0 == b.y0, a.y1 == b.y1 else { return false }
        return (a.x(top) - b.x(top)) * (a.x(bottom) - b.x(bottom)) >= 0
    }

    private mutating func settle(_ backdrop: Int32, evenOdd: Bool, into row: UnsafeMutablePointer<Float>) {
        findCuts()
        var sums = (SIMD8<Double>.zero, SIMD8<Double>.zero)
        var whole = 0.0
        for index in 1..<cuts.count {
            let (top, bottom) = (cuts[index - 1], cuts[index])
            guard bottom - top > 1e-9 else { continue }
            let middle = (top + bottom) / 2
            var winding = backdrop
            for step in 0..<steps.count where steps[step].y <= middle { winding += steps[step].change }
            func isInside() -> Bool { evenOdd ? winding & 1 != 0 : winding != 0 }
            var inside = isInside()
            if inside { whole += bottom - top }
            sortPieces(at: middle)
            for place in 0..<order.count {
                let piece = pieces[order[place]]
                winding += piece.direction
                if isInside() == inside { continue }
                inside.toggle()
                let share = inside ? bottom - top : top - bottom
                let (from, to) = isSampled ? (middle, middle) : (top, bottom)
                CrowdedRows.add(piece.x(from), piece.x(to), share, to: &sums)
            }
        }
        // As sums up to the pixels' right borders, which is the form of the kernels.
        var sum: Float = 0
        for column in 0..<16 {
            let share = whole + (column < 8 ? sums.0[column] : sums.1[column - 8])
            sum += Float(min(max(share, 0), 1))
            unsafe row[column] = sum
        }
    }

    /// The borders between the bands.
    private mutating func findCuts() {
        isSampled = false
        cuts.removeAll()
        cuts.append(0)
        if pieces.count > CrowdedRows.pieceLimit { return cutEvenly() }
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
            if cuts.count > CrowdedRows.cutLimit { return cutEvenly() }
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
    }

    private mutating func cutEvenly() {
        isSampled = true
        cuts.removeAll()
        for index in 0...128 { cuts.append(Double(index) / 128) }
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

    /// Adds `share` times what lies to the right of an edge from `x0` to `x1`.
    private static func add(
        _ x0: Double, _ x1: Double, _ share: Double, to sums: inout (SIMD8<Double>, SIMD8<Double>)
    ) {
        let low = min(x0, x1)
        let width = max(max(x0, x1) - low, 1e-9)
        for column in 0..<16 {
            let near = Double(column + 1) - low
            // The mean of a ramp over the edge; see `taiji_edge8`.
            let part: Double
            if near <= 0 {
                part = 0
            } else if near - width >= 1 {
                part = 1
            } else {
                let (a, b) = (min(near, 1), min(max(near - width, 0), 1))
                let steps = max(near, 1) - max(near - width, 1)
                part = ((a - b) * (a + b) / 2 + steps) / width
            }
            if column < 8 { sums.0[column] += share * part } else { sums.1[column - 8] += share * part }
        }
    }
}

import TaijiGeometry

// Tiles through which a line or a circle runs from border to border: they hold the curve itself instead of edges.
//
// Where the outline comes through a tile more than once, or begins or ends in it, there are edges after all: a line
// is one edge, and a circle is cut into chords between the places at which it crosses the tile's borders. These
// places are the same for both tiles at a border, so that neighbours of either kind fit together.
extension TileBinner {
    /// A curve's way through a tile.
    struct Passage {
        var x0: Int32
        var y0: Int32
        var x1: Int32
        var y1: Int32
        /// Which circle; −1 for a line.
        var circle: Int32
    }

    /// The way up to the end of a quarter of a circle, in the tile where that is.
    struct Turning {
        var column: Int32
        var row: Int32
        var passage: Passage
    }

    /// Whether a way from (`a`, `b`) to (`c`, `d`), as seen from a tile's upper left corner, may be a curve's through
    /// the tile: from border to border, not from a corner and not along a row's border, where edges say nothing.
    @inline(__always)
    static func runsThrough(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> Bool {
        isOnSide(a, b) && isOnSide(c, d) && (b != d || (b & 32767 != 0 && a != c))
    }

    /// Whether a place is on the border of its tile, but not one of its corners.
    @inline(__always)
    private static func isOnSide(_ x: Int32, _ y: Int32) -> Bool { (x & 32767 == 0) != (y & 32767 == 0) }

    /// Adds a curve that runs through a tile; false if it cannot be kept as one.
    @inline(__always)
    mutating func pass(_ column: Int32, _ row: Int32, _ curve: TileCurve, _ passage: Passage) -> Bool {
        guard curve.isClearOfCorner, column < columns, row < rows else { return false }
        closeRun()
        currentKey = .max
        (currentLeft, currentTop) = (.min, .min)
        let top = row << TileGrid.shift
        let change: Int32 = (passage.y0 == top ? 1 : 0) &- (passage.y1 == top ? 1 : 0)
        runs.append(
            Run(
                key: UInt32(bitPattern: row) << 16 | UInt32(bitPattern: column),
                first: Int32(truncatingIfNeeded: curves.count), count: -1, change: change))
        curves.append(curve)
        passages.append(passage)
        return true
    }

    /// Adds a circle's part through a tile if it can be kept as one.
    @inline(__always)
    private mutating func pass(_ column: Int32, _ row: Int32, _ circle: Circle, _ passage: Passage) -> Bool {
        let (left, top) = (column << TileGrid.shift, row << TileGrid.shift)
        return TileBinner.runsThrough(
            passage.x0 &- left, passage.y0 &- top, passage.x1 &- left, passage.y1 &- top)
            && pass(column, row, circle.curve(column: column, row: row), passage)
    }

    /// The outline runs along a quarter of a circle, or less, within one quarter. Quarters are counted clockwise from
    /// the right.
    ///
    /// - Parameter goesOn: Whether the next quarter follows: then what is in the last tile is left to it.
    mutating func arc(
        _ circle: Circle, quarter: Int, _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, goesOn: Bool
    ) {
        // On which side of the centre the quarter lies, and where the outline runs.
        let (sideX, sideY): (Int32, Int32) = (quarter == 0 || quarter == 3 ? 1 : -1, quarter < 2 ? 1 : -1)
        let sense: Int32 = circle.turn > 0 ? 1 : -1
        let (stepX, stepY) = (-sideY * sense, sideX * sense)
        let begin = turning
        turning = nil
        if (x1 &- x0) &* stepX < 0 || (y1 &- y0) &* stepY < 0 {
            // Nothing but rounding, at the end of a quarter.
            if let begin { cut(begin.column, begin.row, begin.passage) }
            return line(x0, y0, x1, y1)
        }
        circles.append(circle)
        let index = Int32(truncatingIfNeeded: circles.count &- 1)
        var column = (stepX > 0 ? x0 : x0 &- 1) >> TileGrid.shift
        var row = (stepY > 0 ? y0 : y0 &- 1) >> TileGrid.shift
        var columnsLeft = max(((stepX > 0 ? x1 &- 1 : x1) >> TileGrid.shift &- column) &* stepX, 0)
        var rowsLeft = max(((stepY > 0 ? y1 &- 1 : y1) >> TileGrid.shift &- row) &* stepY, 0)
        var (x, y) = (x0, y0)
        // The borders at which the outline leaves a tile, and the first tile that lies wholly in the quarter: elsewhere
        // the circle may come through it twice.
        let (aheadX, aheadY): (Int32, Int32) = (stepX > 0 ? 1 : 0, stepY > 0 ? 1 : 0)
        let (innerX, innerY) = (
            TileBinner.firstInside(circle.center.x, sideX), TileBinner.firstInside(circle.center.y, sideY)
        )
        let sides = SIMD2(Double(sideX), Double(sideY))
        let rowIsFirst = stepX == sideX
        var isFirst = true
        while columnsLeft &+ rowsLeft > 0 {
            let (borderX, borderY) = (column &+ aheadX, row &+ aheadY)
            // Which border is crossed first follows from the side on which their corner lies.
            let places = circle.crossings(sides, columnBorder: borderX, rowBorder: borderY)
            // It can hardly be foretold, so that there are masks here and no branches.
            let isSided: Int32 = places.is_outside == rowIsFirst ? -1 : 0
            let crossesRow: Int32 = (columnsLeft == 0 ? -1 : 0) | (isSided & (rowsLeft == 0 ? 0 : -1))
            let (endX, endY) = (borderX << TileGrid.shift, borderY << TileGrid.shift)
            let placeX = min(max(places.x, min(x, endX)), max(x, endX))
            let placeY = min(max(places.y, min(y, endY)), max(y, endY))
            let nextX = endX ^ ((endX ^ placeX) & crossesRow)
            let nextY = placeY ^ ((placeY ^ endY) & crossesRow)
            let passage = Passage(x0: x, y0: y, x1: nextX, y1: nextY, circle: index)
            if isFirst {
                passQuarter(from: begin, column, row, passage)
            } else if ((column &- innerX) &* sideX) | ((row &- innerY) &* sideY) < 0
                || !pass(column, row, circle, passage)
            {
                cut(column, row, passage)
            }
            isFirst = false
            (x, y) = (nextX, nextY)
            row &+= stepY & crossesRow
            rowsLeft &+= crossesRow
            column &+= stepX & ~crossesRow
            columnsLeft &+= ~crossesRow
        }
        let last = Passage(x0: x, y0: y, x1: x1, y1: y1, circle: index)
        if goesOn, !isFirst {
            turning = Turning(column: column, row: row, passage: last)
        } else {
            if isFirst, let begin { cut(begin.column, begin.row, begin.passage) }
            cut(column, row, last)
        }
    }

    /// The first column or row that lies wholly on a side of the centre.
    private static func firstInside(_ center: Double, _ side: Int32) -> Int32 {
        let border = center / Double(TileGrid.side)
        return side > 0 ? Int32(border.rounded(.up)) : Int32(border.rounded(.down)) &- 1
    }

    /// The tile in which one quarter of a circle ends and the next one begins.
    ///
    /// Where the outline comes in from one side and leaves through the opposite one, there is nothing else of the
    /// circle in the tile: it would have to cross one of these sides once more, and does so only a diameter away.
    private mutating func passQuarter(from begin: Turning?, _ column: Int32, _ row: Int32, _ passage: Passage)
    {
        if let begin {
            let whole = Passage(
                x0: begin.passage.x0, y0: begin.passage.y0, x1: passage.x1, y1: passage.y1,
                circle: passage.circle)
            let side: Int32 = 1 << TileGrid.shift
            let isThrough = abs(whole.x1 &- whole.x0) == side || abs(whole.y1 &- whole.y0) == side
            if isThrough, begin.column == column, begin.row == row,
                pass(column, row, circles[Int(passage.circle)], whole)
            {
                return
            }
            cut(begin.column, begin.row, begin.passage)
        }
        cut(column, row, passage)
    }

    /// Chords instead of a circle's part within a tile.
    private mutating func cut(_ column: Int32, _ row: Int32, _ passage: Passage) {
        findChords(column, row, passage)
        var (x, y) = (passage.x0, passage.y0)
        for index in 0..<chords.count {
            let end = chords[index]
            emit(column, row, x, y, end.x, end.y)
            (x, y) = (end.x, end.y)
        }
    }

    /// Puts a passage's edges behind all others.
    mutating func appendEdges(of passage: Passage, key: UInt32) {
        let (column, row) = (Int32(key & 0xffff), Int32(key >> 16))
        findChords(column, row, passage)
        let (left, top) = (column << TileGrid.shift, row << TileGrid.shift)
        var (x, y) = (passage.x0, passage.y0)
        for index in 0..<chords.count {
            let end = chords[index]
            if let edge = TileBinner.pack(x &- left, y &- top, end.x &- left, end.y &- top) {
                edges.append(edge)
            }
            (x, y) = (end.x, end.y)
        }
    }

    /// The ends of the chords of a passage. The vertices are moved out so that the area is the circle's, as in
    /// `Outline.arc`.
    private mutating func findChords(_ column: Int32, _ row: Int32, _ passage: Passage) {
        chords.removeAll()
        defer { chords.append(SIMD2(passage.x1, passage.y1)) }
        if passage.circle < 0 { return }
        let circle = circles[Int(passage.circle)]
        let (x0, y0) = (
            Double(passage.x0) / TileGrid.steps - circle.center.x,
            Double(passage.y0) / TileGrid.steps - circle.center.y
        )
        let (acrossX, acrossY) = (
            Double(passage.x1 &- passage.x0) / TileGrid.steps,
            Double(passage.y1 &- passage.y0) / TileGrid.steps
        )
        let chord = (acrossX * acrossX + acrossY * acrossY).squareRoot()
        let sweep = 2 * circle.turn * arcSine(min(chord / (2 * circle.radius), 1))
        let count = (abs(sweep) / circle.step).rounded(.up)
        guard count > 1 else { return }
        let step = sweep / count
        // Each vertex is the one before turned by a step.
        let (stepCosine, stepSine) = (cosine(step), sine(step))
        let bulge = (step / stepSine * circle.radius * circle.radius / (x0 * x0 + y0 * y0)).squareRoot()
        var (c, s) = (x0 * bulge, y0 * bulge)
        let (left, top) = (column << TileGrid.shift, row << TileGrid.shift)
        let side: Int32 = 1 << TileGrid.shift
        for _ in 1..<Int(count) {
            (c, s) = (c * stepCosine - s * stepSine, c * stepSine + s * stepCosine)
            let (x, y) = (Outline.fixed(circle.center.x + c), Outline.fixed(circle.center.y + s))
            chords.append(SIMD2(min(max(x, left), left &+ side), min(max(y, top), top &+ side)))
        }
    }
}

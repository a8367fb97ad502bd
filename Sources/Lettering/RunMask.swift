import TaijiDrawing

/// The ink of one run of text at one size, and where it lies relative to the pen.
struct RunMask {
    /// The ink, cut to its bounds; nil where there is none (a space).
    let mask: GlyphMask?
    /// The column of the mask's left edge, seen from the pen's start.
    let left: Int
    /// The row of the mask's upper edge, seen from the baseline; negative above it.
    let top: Int

    /// No ink.
    static let empty = RunMask(mask: nil, left: 0, top: 0)

    private init(mask: GlyphMask?, left: Int, top: Int) {
        self.mask = mask
        self.left = left
        self.top = top
    }

    /// Draws `text`.
    ///
    /// SDL_ttf draws from the pen's start and the font's ascent, except that it shifts the whole picture where
    /// ink reaches further to the left or higher. It does not tell by how much, so that is found again from
    /// the boxes of the glyphs.
    init(key: GlyphMask.Key, script: Script, font: SizedFont, emboldening: Double) {
        guard let drawn = font.picture(of: key.text, script: script) else {
            self = .empty
            return
        }
        let ascent = font.ascent
        let boxes = key.text.unicodeScalars.map { font.box(of: $0) }
        let outermost = script.isRightToLeft ? boxes.last : boxes.first
        let penColumn = max(0, -(outermost?.left ?? 0))
        let baseline = ascent + max(0, (boxes.map(\.top).max() ?? 0) - ascent)

        let picture = emboldening > 0 ? drawn.emboldened(by: emboldening) : drawn
        guard let ink = picture.ink else {
            self = .empty
            return
        }
        var coverage: [UInt8] = []
        coverage.reserveCapacity(ink.columns.count * ink.rows.count)
        for row in ink.rows {
            let start = row * picture.width
            coverage += picture.coverage[start + ink.columns.lowerBound..<start + ink.columns.upperBound]
        }
        mask = GlyphMask(key: key, width: ink.columns.count, height: ink.rows.count, coverage: coverage)
        left = ink.columns.lowerBound - penColumn
        top = ink.rows.lowerBound - baseline
    }

    /// What keeping it costs, in bytes, with an allowance for the objects themselves.
    var cost: Int { 256 + (mask?.coverage.count ?? 0) }
}

extension SizedFont.Picture {
    /// The columns and rows that hold ink; nil where there is none.
    var ink: (columns: Range<Int>, rows: Range<Int>)? {
        var (left, right, top, bottom) = (width, 0, height, 0)
        for row in 0..<height {
            let line = coverage[row * width..<(row + 1) * width]
            guard let first = line.firstIndex(where: { $0 != 0 }),
                let last = line.lastIndex(where: { $0 != 0 })
            else { continue }
            left = min(left, first - line.startIndex)
            right = max(right, last - line.startIndex + 1)
            top = min(top, row)
            bottom = row + 1
        }
        return bottom > 0 ? (left..<right, top..<bottom) : nil
    }

    /// The picture with every stroke wider by `amount` pixels, at its right side: each pixel takes the
    /// greatest coverage of those up to `amount` columns to its left, the last of them in part.
    func emboldened(by amount: Double) -> SizedFont.Picture {
        let whole = Int(amount)
        let part = amount - Double(whole)
        var wider = SizedFont.Picture(width: width + whole + 1, height: height, coverage: [])
        wider.coverage.reserveCapacity(wider.width * height)
        for row in 0..<height {
            let thin =
                coverage[row * width..<(row + 1) * width] + [UInt8](repeating: 0, count: wider.width - width)
            var line = Array(thin)
            // The greatest of so many neighbours, in steps that double how far it reaches.
            var reach = 0
            while reach < whole {
                let step = min(reach + 1, whole - reach)
                for column in stride(from: wider.width - 1, through: step, by: -1) {
                    line[column] = max(line[column], line[column - step])
                }
                reach += step
            }
            for column in whole + 1..<wider.width {
                let further = thin[thin.startIndex + column - whole - 1]
                if further > line[column] {
                    line[column] += UInt8((Double(further - line[column]) * part).rounded())
                }
            }
            wider.coverage += line
        }
        return wider
    }
}

extension RunMask {
    /// The height of a letter with an upright stem, such as "H": that of the column with the most ink, counted
    /// in shares of what most of its rows are covered by (a thin stem covers no pixel wholly). Nil where there
    /// is no ink.
    var stemHeight: Double? {
        guard let mask else { return nil }
        let columns = (0..<mask.width).map { column in
            stride(from: column, to: mask.coverage.count, by: mask.width).map { Int(mask.coverage[$0]) }
        }
        guard let stem = columns.max(by: { $0.reduce(0, +) < $1.reduce(0, +) }) else { return nil }
        let inked = stem.filter { $0 > 0 }.sorted()
        guard !inked.isEmpty else { return nil }
        let full = inked[inked.count / 2]
        return inked.reduce(0) { $0 + min(1, Double($1) / Double(full)) }
    }
}

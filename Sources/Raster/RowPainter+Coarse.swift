// The coarse pass: what is to be done in each tile of a row.
extension RowPainter {
    /// Writes down the commands for the tiles of `row` that are in `dirty`.
    mutating func plan(
        row: Int, items: UnsafeBufferPointer<PaintItem>, background: UInt32, dirty: borrowing TileSet
    ) {
        commands.removeAll()
        let heads = unsafe heads.base
        let colors = unsafe colors.base
        unsafe heads.update(repeating: RowPainter.closed, count: columns * levels)
        unsafe colors.update(repeating: background, count: columns)
        for index in 0..<dirty.wordsPerRow {
            var word = dirty.word(row: row, index)
            if word == .max {
                unsafe (heads + index * 64).update(repeating: -1, count: 64)
                continue
            }
            while word != 0 {
                let column = index * 64 + word.trailingZeroBitCount
                unsafe heads[column] = -1
                word &= word &- 1
            }
        }
        var depth = 0
        for index in 0..<items.count {
            let item = unsafe items.baseAddress.unsafelyUnwrapped + index
            switch unsafe item.pointee.kind {
            case .groupBegin:
                depth += 1
                unsafe beginGroup(item, row: row, depth: depth)
            case .groupEnd:
                depth -= 1
                unsafe endGroup(item, Int32(index), row: row, depth: depth)
            default:
                guard unsafe item.pointee.rows.contains(row) else { continue }
                if unsafe item.pointee.kind != .shape {
                    unsafe planMasks(item, Int32(index), row: row, depth: depth)
                } else {
                    unsafe planShape(item, Int32(index), row: row, depth: depth)
                }
            }
        }
    }

    private mutating func planShape(_ item: UnsafePointer<PaintItem>, _ index: Int32, row: Int, depth: Int) {
        let heads = unsafe heads.base + depth * columns
        let colors = unsafe colors.base + depth * columns
        let isOpaque = unsafe item.pointee.isOpaque
        let color = unsafe item.pointee.color
        var walk = unsafe RowWalk(item.pointee.shape, row: row)
        while let piece = walk.next(columns) {
            if piece.entry >= 0 {
                if unsafe heads[piece.start] != RowPainter.closed {
                    append(Command(kind: .paint, item: index, entry: Int32(piece.entry)), piece.start, depth)
                }
            } else if piece.isInside {
                if isOpaque {
                    for column in piece.start..<piece.end {
                        unsafe colors[column] = color
                        unsafe heads[column] = min(heads[column], -1)
                    }
                } else {
                    let hides = unsafe item.pointee.isOpaqueGradient
                    for column in piece.start..<piece.end where unsafe heads[column] != RowPainter.closed {
                        // What lies beneath an opaque gradient need not be painted.
                        if hides { unsafe heads[column] = -1 }
                        append(Command(kind: .paint, item: index, entry: -1), column, depth)
                    }
                }
            }
        }
    }

    private mutating func planMasks(_ item: UnsafePointer<PaintItem>, _ index: Int32, row: Int, depth: Int) {
        let heads = unsafe heads.base + depth * columns
        let count = unsafe item.pointee.maskCount
        for mask in 0..<count {
            let touched = unsafe item.pointee.masks.unsafelyUnwrapped[mask].columns(row: row, of: columns)
            for column in touched where unsafe heads[column] != RowPainter.closed {
                append(Command(kind: .mask, item: index, entry: Int32(mask)), column, depth)
            }
        }
    }

    /// Opens the tiles in which the group's clip lets anything through.
    private mutating func beginGroup(_ item: UnsafePointer<PaintItem>, row: Int, depth: Int) {
        let outer = unsafe heads.base + (depth - 1) * columns
        let inner = unsafe heads.base + depth * columns
        let colors = unsafe colors.base + depth * columns
        unsafe inner.update(repeating: RowPainter.closed, count: columns)
        if unsafe item.pointee.isUnbounded {
            for column in 0..<columns where unsafe outer[column] != RowPainter.closed {
                unsafe inner[column] = -1
                unsafe colors[column] = 0
            }
            return
        }
        var walk = unsafe RowWalk(item.pointee.shape, row: row)
        while let piece = walk.next(columns) {
            guard piece.entry >= 0 || piece.isInside else { continue }
            for column in piece.start..<piece.end where unsafe outer[column] != RowPainter.closed {
                unsafe inner[column] = -1
                unsafe colors[column] = 0
            }
        }
    }

    /// Turns what the group's tiles hold into commands, or whole colours, one level down.
    private mutating func endGroup(_ item: UnsafePointer<PaintItem>, _ index: Int32, row: Int, depth: Int) {
        if unsafe item.pointee.isUnbounded {
            for column in 0..<columns { unsafe close(item, index, entry: -1, column, depth) }
            return
        }
        var walk = unsafe RowWalk(item.pointee.shape, row: row)
        while let piece = walk.next(columns) {
            guard piece.entry >= 0 || piece.isInside else { continue }
            for column in piece.start..<piece.end {
                unsafe close(item, index, entry: Int32(piece.entry), column, depth)
            }
        }
    }

    private mutating func close(
        _ item: UnsafePointer<PaintItem>, _ index: Int32, entry: Int32, _ column: Int, _ depth: Int
    ) {
        let inner = (depth + 1) * columns + column
        let child = heads[inner]
        let color = colors[inner]
        if child == RowPainter.closed { return }
        if child >= 0 {
            append(
                Command(kind: .group, item: index, entry: entry, child: child, color: color), column, depth)
        } else if color >= 0xff00_0000, entry < 0, unsafe item.pointee.opacity == 32768 {
            colors[depth * columns + column] = color
            heads[depth * columns + column] = -1
        } else if color != 0 {
            append(Command(kind: .flatGroup, item: index, entry: entry, color: color), column, depth)
        }
    }

    /// Adds a command to a tile's list.
    @inline(__always)
    private mutating func append(_ command: Command, _ column: Int, _ depth: Int) {
        let place = depth * columns + column
        let index = Int32(truncatingIfNeeded: commands.count)
        commands.append(command)
        if heads[place] < 0 {
            heads[place] = index
        } else {
            unsafe (commands.base + Int(tails[place])).pointee.next = index
        }
        tails[place] = index
    }
}

// The coarse pass: what is to be done in each tile of a row.
extension RowPainter {
    /// Writes down the commands for the tiles of `row` that are in `dirty`.
    mutating func plan(row: Int, items: UnsafeBufferPointer<PaintItem>, background: UInt32, dirty: TileRow) {
        commands.removeAll()
        unsafe heads.base.update(repeating: -1, count: columns)
        unsafe colors.base.update(repeating: background, count: columns)
        unsafe open.base.update(from: dirty.words, count: wordsPerRow)
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
        let open = openTiles(depth)
        let shape = unsafe item.pointee.shape
        let first = unsafe shape.row(row)
        var entry = unsafe first
        var column = 0
        while true {
            let (next, backdrop) = unsafe (Int(entry.pointee.column), entry.pointee.backdrop)
            if column < next, shape.isInside(backdrop) {
                unsafe planInside(item, index, from: column, to: next, depth: depth)
            }
            if next == columns { return }
            if open.contains(next) {
                let number = unsafe Int32(truncatingIfNeeded: entry - shape.entries)
                append(Command(kind: .paint, item: index, entry: number), next, depth)
            }
            column = next &+ 1
            unsafe entry += 1
        }
    }

    /// An item's tiles from column `from` up to but without `to`, which its shape covers wholly.
    private mutating func planInside(
        _ item: UnsafePointer<PaintItem>, _ index: Int32, from: Int, to: Int, depth: Int
    ) {
        let open = openTiles(depth)
        let heads = unsafe heads.base + depth &* columns
        let hides = unsafe item.pointee.isOpaqueGradient
        if unsafe item.pointee.isOpaque {
            let colors = unsafe colors.base + depth &* columns
            let color = unsafe item.pointee.color
            open.forEachRun(from: from, to: to) { column, count in
                if count == 1 {
                    unsafe colors[column] = color
                    unsafe heads[column] = -1
                } else {
                    unsafe (colors + column).update(repeating: color, count: count)
                    unsafe (heads + column).update(repeating: -1, count: count)
                }
            }
        } else {
            var column = open.next(from: from, to: to)
            while column < to {
                // What lies beneath an opaque gradient need not be painted.
                if hides { unsafe heads[column] = -1 }
                append(Command(kind: .paint, item: index, entry: -1), column, depth)
                column = open.next(from: column &+ 1, to: to)
            }
        }
    }

    private mutating func planMasks(_ item: UnsafePointer<PaintItem>, _ index: Int32, row: Int, depth: Int) {
        let open = openTiles(depth)
        let count = unsafe item.pointee.maskCount
        for mask in 0..<count {
            let touched = unsafe item.pointee.masks.unsafelyUnwrapped[mask].columns(row: row, of: columns)
            for column in touched where open.contains(column) {
                append(Command(kind: .mask, item: index, entry: Int32(mask)), column, depth)
            }
        }
    }

    /// Opens the tiles in which the group's clip lets anything through.
    private mutating func beginGroup(_ item: UnsafePointer<PaintItem>, row: Int, depth: Int) {
        let (outer, inner) = (openTiles(depth - 1), openTiles(depth))
        unsafe (heads.base + depth * columns).update(repeating: -1, count: columns)
        unsafe (colors.base + depth * columns).update(repeating: 0, count: columns)
        if unsafe item.pointee.isUnbounded {
            unsafe inner.words.update(from: outer.words, count: wordsPerRow)
            return
        }
        unsafe inner.words.update(repeating: 0, count: wordsPerRow)
        var walk = unsafe RowWalk(item.pointee.shape, row: row)
        while let piece = walk.next(columns) {
            if piece.entry >= 0 || piece.isInside { inner.insert(from: piece.start, to: piece.end) }
        }
        for index in 0..<wordsPerRow { unsafe inner.words[index] &= outer.words[index] }
    }

    /// Turns what the group's tiles hold into commands, or whole colours, one level down.
    private mutating func endGroup(_ item: UnsafePointer<PaintItem>, _ index: Int32, row: Int, depth: Int) {
        if unsafe item.pointee.isUnbounded {
            return unsafe close(item, index, entry: -1, from: 0, to: columns, depth)
        }
        var walk = unsafe RowWalk(item.pointee.shape, row: row)
        while let piece = walk.next(columns) {
            guard piece.entry >= 0 || piece.isInside else { continue }
            unsafe close(item, index, entry: Int32(piece.entry), from: piece.start, to: piece.end, depth)
        }
    }

    private mutating func close(
        _ item: UnsafePointer<PaintItem>, _ index: Int32, entry: Int32, from: Int, to: Int, _ depth: Int
    ) {
        let inner = openTiles(depth + 1)
        var column = inner.next(from: from, to: to)
        while column < to {
            unsafe close(item, index, entry: entry, column, depth)
            column = inner.next(from: column &+ 1, to: to)
        }
    }

    private mutating func close(
        _ item: UnsafePointer<PaintItem>, _ index: Int32, entry: Int32, _ column: Int, _ depth: Int
    ) {
        let inner = (depth + 1) * columns + column
        let child = heads[inner]
        let color = colors[inner]
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
        let place = depth &* columns &+ column
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

import CVector

// The fine pass: which of a row's tiles are written, and how each is made.
extension RowPainter {
    /// Paints the planned tiles of `row` and writes them to `frame`; `shown` is what the row's tiles held. Where
    /// all of the frame is written, nothing is compared with what is there.
    mutating func paint(
        row: Int, items: UnsafeBufferPointer<PaintItem>, frame: FrameTarget,
        shown: UnsafeMutablePointer<UInt32>
    ) {
        let top = row * TileGrid.side
        let height = min(TileGrid.side, frame.height - top)
        let pixels = unsafe frame.pixels + top * frame.stride
        let flood = flood(frame, top: top, height: height)
        runs.removeAll()
        let open = openTiles(0)
        var column = open.next(from: 0, to: columns)
        while column < columns {
            let left = column * TileGrid.side
            let color = colors[column]
            if heads[column] < 0, unsafe shown[column] != TileState.mixed {
                // Neighbours of the same colour are written as one rectangle.
                let end = unsafe endOfRun(from: column, isWhole: frame.isWhole, shown: shown)
                if end > column {
                    unsafe (shown + column).update(repeating: color, count: end - column)
                    let right = min(end * TileGrid.side, frame.width)
                    if color != flood {
                        runs.append(
                            taiji_run(left: Int32(left), width: Int32(right - left), color: color))
                    }
                    written.append(DamageSpan(left: left, right: right, top: top, bottom: top + height))
                }
                column = open.next(from: max(end, column + 1), to: columns)
                continue
            }
            let changed = unsafe paintTile(
                column, items, into: pixels + left, stride: frame.stride, width: frame.width - left,
                height: height, top: top, compares: !frame.isWhole)
            unsafe shown[column] = heads[column] < 0 ? color : TileState.mixed
            if changed != .max {
                written.append(
                    DamageSpan(
                        left: left + Int(changed >> 16 & 255), right: left + Int(changed >> 24) + 1,
                        top: top + Int(changed & 255), bottom: top + Int(changed >> 8 & 255) + 1))
            }
            column = open.next(from: column + 1, to: columns)
        }
        if runs.count > 0 {
            unsafe kernels.fill(pixels, frame.stride, height, runs.base, runs.count)
        }
    }

    /// Behind the last of the tiles from `column` on that are to be of its colour and are of another one.
    @inline(__always)
    private func endOfRun(from column: Int, isWhole: Bool, shown: UnsafePointer<UInt32>) -> Int {
        // Nothing is known of what a whole frame's tiles were, and all are drawn.
        if isWhole { return unsafe taiji_run_end(heads.base, colors.base, column, columns) }
        let open = openTiles(0)
        let color = colors[column]
        var end = column
        while end < columns, open.contains(end), heads[end] < 0, colors[end] == color,
            unsafe shown[end] != color, unsafe shown[end] != TileState.mixed
        {
            end += 1
        }
        return end
    }

    /// Paints a tile in which there are edges, or were, and writes it to `target`, which takes `width` of its columns
    /// and `height` of its rows. Returns what differs there, as `Kernels.store`.
    @inline(__always)
    private mutating func paintTile(
        _ column: Int, _ items: UnsafeBufferPointer<PaintItem>, into target: UnsafeMutablePointer<UInt32>,
        stride: Int, width: Int, height: Int, top: Int, compares: Bool
    ) -> UInt32 {
        let tile = unsafe pixels
        let (head, color, left) = (heads[column], colors[column], column * TileGrid.side)
        if head < 0 {
            unsafe tile.update(repeating: color, count: 256)
        } else if let light {
            unsafe paint(head, items, over: color, with: light, into: tile, left: left, top: top)
        } else {
            let isFull = width >= TileGrid.side
            if isFull, commands[Int(head)].next < 0,
                let changed = unsafe paintAtOnce(
                    head, items, over: color, into: target, stride: stride, height: height, left: left,
                    top: top, compares: compares)
            {
                return changed
            }
            var (rest, isPlain) = (head, true)
            if unsafe nextSharesEdge(of: commands[Int(head)], items),
                let layers = unsafe takeLayers(&rest, items, over: color)
            {
                if rest < 0, isFull {
                    return unsafe mix(
                        layers, into: target, stride: stride, height: height, compares: compares)
                }
                _ = unsafe mix(
                    layers, into: tile, stride: TileGrid.side, height: TileGrid.side, compares: false)
                isPlain = false
            }
            unsafe run(
                rest, items, from: color, isPlain: isPlain, into: tile, level: 0, left: left, top: top)
        }
        return unsafe kernels.store(tile, target, stride, min(width, TileGrid.side), height, compares)
    }

    /// Blends and writes at once a tile whose only command is an opaque colour through edges, which is what nearly
    /// every tile on an outline is, or an opaque gradient where nothing is compared. Nil for other commands.
    @inline(__always)
    private mutating func paintAtOnce(
        _ head: Int32, _ items: UnsafeBufferPointer<PaintItem>, over color: UInt32,
        into target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, left: Int, top: Int,
        compares: Bool
    ) -> UInt32? {
        let command = commands[Int(head)]
        guard command.kind == .paint else { return nil }
        let item = unsafe items.baseAddress.unsafelyUnwrapped + Int(command.item)
        if command.entry >= 0, unsafe item.pointee.isOpaque {
            return unsafe storeMix(
                item, entry: command.entry, over: color, into: target, stride: stride, height: height,
                compares: compares)
        }
        guard !compares, unsafe item.pointee.isOpaqueGradient else { return nil }
        unsafe storeGradient(
            item, entry: command.entry, over: color, into: target, stride: stride, height: height, left: left,
            top: top)
        return .max
    }
}

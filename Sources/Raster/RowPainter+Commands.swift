import CVector

// The fine pass: carrying out a tile's commands.
extension RowPainter {
    /// Carries out the commands from `first` on over one colour, with which the tile is still to be filled if it
    /// `isPlain`; in a partition `clip` is what its clip covers.
    mutating func run(
        _ first: Int32, _ items: UnsafeBufferPointer<PaintItem>, from color: UInt32, isPlain: Bool = true,
        into tile: UnsafeMutablePointer<UInt32>, level: Int, left: Int, top: Int,
        clip: UnsafePointer<Int16>? = nil
    ) {
        var (index, isPlain) = (first, isPlain)
        while index >= 0 {
            let command = commands[Int(index)]
            index = command.next
            let item = unsafe items.baseAddress.unsafelyUnwrapped + Int(command.item)
            if command.kind == .paint, command.entry >= 0, unsafe clip == nil, unsafe item.pointee.isOpaque {
                if isPlain {
                    _ = unsafe storeMix(
                        item, entry: command.entry, over: color, into: tile, stride: TileGrid.side,
                        height: TileGrid.side, compares: false)
                } else {
                    unsafe blend(item, entry: command.entry, over: tile)
                }
                isPlain = false
                continue
            }
            if isPlain, command.kind == .paint, unsafe clip == nil, unsafe item.pointee.isOpaqueGradient {
                unsafe storeGradient(
                    item, entry: command.entry, over: color, into: tile, stride: TileGrid.side,
                    height: TileGrid.side, left: left, top: top)
                isPlain = false
                continue
            }
            if isPlain { unsafe tile.update(repeating: color, count: 256) }
            isPlain = false
            switch command.kind {
            case .paint:
                var cells = unsafe cover(item, entry: command.entry, opacity: 32768)
                if unsafe clip != nil {
                    unsafe takeShare(of: clip)
                    cells = .max
                }
                unsafe fill(item, tile, cells: cells, level: level, left: left, top: top)
            case .mask:
                unsafe item.pointee.masks.unsafelyUnwrapped[Int(command.entry)].expand(
                    left: left, top: top, through: mask, into: coverage, kernels)
                unsafe takeShare(of: clip)
                unsafe fill(item, tile, cells: .max, level: level, left: left, top: top)
            case .flatGroup:
                _ = unsafe cover(item, entry: command.entry, opacity: item.pointee.opacity)
                unsafe takeShare(of: clip)
                unsafe kernels.blendSolid(command.color, coverage, tile)
            case .group:
                let inner = unsafe pixels + (level + 1) * 256
                var own: UnsafePointer<Int16>?
                if command.entry >= 0, unsafe item.pointee.isPartition {
                    _ = unsafe cover(item, entry: command.entry, opacity: 32768)
                    unsafe (clips + level * 256).update(from: coverage, count: 256)
                    unsafe own = UnsafePointer(clips + level * 256)
                }
                unsafe run(
                    command.child, items, from: command.color, into: inner, level: level + 1, left: left,
                    top: top, clip: own)
                var cells = unsafe cover(item, entry: command.entry, opacity: item.pointee.opacity)
                if unsafe clip != nil {
                    unsafe takeShare(of: clip)
                    cells = .max
                }
                unsafe kernels.blendPixels(inner, coverage, cells, tile)
            }
        }
    }

    /// One opaque colour over another through a tile of an item's shape.
    mutating func storeMix(
        _ item: UnsafePointer<PaintItem>, entry: Int32, over color: UInt32,
        into target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, compares: Bool
    ) -> UInt32 {
        let shape = unsafe item.pointee.shape
        let tile = unsafe shape.entries[Int(entry)]
        if tile.count < 0 {
            return unsafe kernels.storeMixCurves(
                shape.curves + Int(tile.first), Int(-tile.count), tile.backdrop, shape.evenOdd,
                color, item.pointee.color, target, stride, height, compares)
        }
        let touched = wind(shape, tile)
        return unsafe kernels.storeMix(
            windings, touched, shape.evenOdd, color, item.pointee.color, target, stride, height, compares)
    }

    /// An item's opaque gradient over one opaque colour through a tile of its shape; −1 for the entry is a tile wholly
    /// inside.
    mutating func storeGradient(
        _ item: UnsafePointer<PaintItem>, entry: Int32, over color: UInt32,
        into target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int, left: Int, top: Int
    ) {
        let gradient = unsafe item.pointee.gradient.unsafelyUnwrapped
        let cells = unsafe entry < 0 ? .max : cover(item, entry: entry, opacity: 32768)
        unsafe kernels.storeGradient(
            gradient, Float(left) + 0.5, Float(top) + 0.5, entry < 0 ? nil : coverage, cells, color,
            positions, pixels + levels * 256, target, stride, height)
    }

    /// An item's opaque colour over a tile's pixels through its shape.
    private mutating func blend(
        _ item: UnsafePointer<PaintItem>, entry: Int32, over pixels: UnsafeMutablePointer<UInt32>
    ) {
        let shape = unsafe item.pointee.shape
        let tile = unsafe shape.entries[Int(entry)]
        if tile.count < 0 {
            return unsafe kernels.blendCurves(
                shape.curves + Int(tile.first), Int(-tile.count), tile.backdrop, shape.evenOdd,
                item.pointee.color, pixels)
        }
        let touched = wind(shape, tile)
        unsafe kernels.blendShape(windings, touched, shape.evenOdd, item.pointee.color, pixels)
    }

    /// Makes `coverage` a share of what the clip of a partition covers, all of it at most. Only tiles on a
    /// clip's outline come here, which are few: whole numbers in plain Swift are the same at every level.
    func takeShare(of clip: UnsafePointer<Int16>?) {
        guard let clip = unsafe clip else { return }
        for index in 0..<256 {
            let (whole, part) = unsafe (Int32(clip[index]), Int32(coverage[index]))
            unsafe coverage[index] = part >= whole ? .max : Int16((part * 32767 + whole / 2) / whole)
        }
    }

    /// Puts the mean windings of a shape's tile into `windings`; a bit for each row that edges touch is returned.
    private mutating func wind(_ shape: ShapeView, _ tile: ShapeRaster.Entry) -> UInt32 {
        let edges = unsafe shape.edges + Int(tile.first)
        let found = unsafe kernels.accumulate(
            edges, Int(tile.count), tile.backdrop, !shape.isSimple, windings)
        let (touched, crowdedRows) = (found & 0xffff, found >> 16)
        if crowdedRows == 0 { return touched }
        return unsafe touched
            | crowded.settle(
                crowdedRows, edges: edges, count: Int(tile.count), backdrop: tile.backdrop,
                evenOdd: shape.evenOdd, windings: windings)
    }

    /// The coverage of a shape's tile; −1 for the entry is a tile wholly inside.
    mutating func coverage(of shape: ShapeRaster, entry: Int) -> UnsafePointer<Int16> {
        var item = unsafe PaintItem(kind: .shape, shape: shape.view, rows: 0..<1)
        _ = unsafe cover(&item, entry: Int32(entry), opacity: 32768)
        return unsafe UnsafePointer(coverage)
    }

    /// Puts the coverage of an item's shape, or of a tile wholly inside, into `coverage`; the cells in which anything
    /// may be covered are returned.
    mutating func cover(_ item: UnsafePointer<PaintItem>, entry: Int32, opacity: Int32) -> UInt32 {
        if entry < 0 {
            unsafe coverage.update(repeating: Int16(min(opacity, 32767)), count: 256)
            return .max
        }
        let shape = unsafe item.pointee.shape
        let tile = unsafe shape.entries[Int(entry)]
        let cells: UInt32
        if tile.count < 0 {
            cells = unsafe kernels.resolveCurves(
                shape.curves + Int(tile.first), Int(-tile.count), tile.backdrop, shape.evenOdd,
                coverage)
        } else {
            let touched = wind(shape, tile)
            cells = unsafe kernels.resolve(windings, touched, shape.evenOdd, coverage)
        }
        if opacity < 32768 { unsafe kernels.fade(coverage, opacity) }
        return cells
    }

    /// An item's paint over the marked cells of a tile through `coverage`.
    private func fill(
        _ item: UnsafePointer<PaintItem>, _ tile: UnsafeMutablePointer<UInt32>, cells: UInt32, level: Int,
        left: Int, top: Int
    ) {
        if let gradient = unsafe item.pointee.gradient {
            let source = unsafe pixels + levels * 256
            let (x, y) = (Float(left) + 0.5, Float(top) + 0.5)
            if unsafe item.pointee.isOpaqueGradient {
                unsafe kernels.mixGradient(gradient, x, y, coverage, cells, positions, source, tile)
            } else {
                unsafe kernels.gradient(gradient, x, y, cells, positions, source)
                unsafe kernels.blendPixels(source, coverage, cells, tile)
            }
        } else if unsafe item.pointee.isOpaque {
            unsafe kernels.blendOpaque(item.pointee.color, coverage, tile)
        } else {
            unsafe kernels.blendSolid(item.pointee.color, coverage, tile)
        }
    }
}

// The fine pass where colours are mixed in linear light: the same commands, carried out in tiles of light.
extension RowPainter {
    /// Carries out the commands from `head` on over `color` and puts the tile's pixels into `tile`.
    mutating func paint(
        _ head: Int32, _ items: UnsafeBufferPointer<PaintItem>, over color: UInt32, with light: LightTiles,
        into tile: UnsafeMutablePointer<UInt32>, left: Int, top: Int
    ) {
        light.clear(level: 0, to: color)
        unsafe run(head, items, light, level: 0, left: left, top: top, clip: nil)
        unsafe light.encode(into: tile)
    }

    private mutating func run(
        _ first: Int32, _ items: UnsafeBufferPointer<PaintItem>, _ light: LightTiles, level: Int, left: Int,
        top: Int, clip: UnsafePointer<Int16>?
    ) {
        var index = first
        while index >= 0 {
            let command = commands[Int(index)]
            index = command.next
            let item = unsafe items.baseAddress.unsafelyUnwrapped + Int(command.item)
            switch command.kind {
            case .paint:
                _ = unsafe cover(item, entry: command.entry, opacity: 32768)
                unsafe takeShare(of: clip)
                unsafe light.fill(item, coverage, level: level, left: left, top: top)
            case .mask:
                unsafe item.pointee.masks.unsafelyUnwrapped[Int(command.entry)].expand(
                    left: left, top: top, through: mask, into: coverage, kernels)
                unsafe takeShare(of: clip)
                unsafe light.fill(item, coverage, level: level, left: left, top: top)
            case .flatGroup:
                _ = unsafe cover(item, entry: command.entry, opacity: item.pointee.opacity)
                unsafe takeShare(of: clip)
                unsafe light.fill(pixel: command.color, coverage, level: level)
            case .group:
                light.clear(level: level + 1, to: command.color)
                var own: UnsafePointer<Int16>?
                if command.entry >= 0, unsafe item.pointee.isPartition {
                    _ = unsafe cover(item, entry: command.entry, opacity: 32768)
                    unsafe (clips + level * 256).update(from: coverage, count: 256)
                    unsafe own = UnsafePointer(clips + level * 256)
                }
                unsafe run(
                    command.child, items, light, level: level + 1, left: left, top: top, clip: own)
                _ = unsafe cover(item, entry: command.entry, opacity: item.pointee.opacity)
                unsafe takeShare(of: clip)
                unsafe light.composite(onto: level, coverage)
            }
        }
    }
}

import CVector

// Shapes that abut share an edge: what it covers is worked out once for all of them.
extension RowPainter {
    /// How many colours beside a curve are put together at most.
    static let layerLimit = 8

    /// Whether a command and the next one are opaque colours beside the same curve.
    func nextSharesCurve(of command: Command, _ items: UnsafeBufferPointer<PaintItem>) -> Bool {
        guard let curve = unsafe edge(of: command, items),
            let next = unsafe edge(of: commands[Int(command.next)], items)
        else { return false }
        return unsafe taiji_curve_along(curve, next) != 0
    }

    /// The curve beside which a command paints an opaque colour, if that is what it does.
    @inline(__always)
    private func edge(
        of command: Command, _ items: UnsafeBufferPointer<PaintItem>
    ) -> UnsafePointer<taiji_curve>? {
        guard command.kind == .paint, command.entry >= 0 else { return nil }
        let item = unsafe items.baseAddress.unsafelyUnwrapped + Int(command.item)
        let shape = unsafe item.pointee.shape
        let tile = unsafe shape.entries[Int(command.entry)]
        guard tile.count == -1, unsafe item.pointee.isOpaque else { return nil }
        return unsafe shape.curves + Int(tile.first)
    }

    /// Carries out the command with number `index` over one colour, and those after it that share its curve; `index` is
    /// then that of the first of the others.
    mutating func mixLayers(
        _ index: inout Int32, _ items: UnsafeBufferPointer<PaintItem>, over color: UInt32,
        into tile: UnsafeMutablePointer<UInt32>
    ) {
        guard let curve = unsafe edge(of: commands[Int(index)], items) else { return }
        var (below, count) = (color, 0)
        while index >= 0, count < RowPainter.layerLimit {
            let command = commands[Int(index)]
            guard let own = unsafe edge(of: command, items) else { break }
            let direction = unsafe taiji_curve_along(curve, own)
            if direction == 0 { break }
            let item = unsafe items.baseAddress.unsafelyUnwrapped + Int(command.item)
            let shape = unsafe item.pointee.shape
            let backdrop = unsafe shape.entries[Int(command.entry)].backdrop
            let covered = unsafe taiji_curve_find_covered(own, backdrop, shape.evenOdd)
            if covered.lower, covered.higher {
                // Nothing of what lies beneath is to be seen.
                unsafe below = item.pointee.color
                count = 0
            } else if covered.lower || covered.higher {
                let flip: Int32 = covered.higher == (direction > 0) ? 0 : 32767
                unsafe layers[count] = taiji_curve_layer(color: item.pointee.color, flip: flip)
                count += 1
            }
            index = command.next
        }
        unsafe kernels.mixLayers(curve, layers, count, below, tile)
    }
}

import CVector

// Shapes that abut, or lie on each other, share edges: what these cover is worked out once for all of them.
extension RowPainter {
    /// How many colours beside an edge are put together at most.
    static let layerLimit = 8

    /// Whether a command and the next one paint opaque colours beside the same edge.
    @inline(__always)
    func nextSharesEdge(of command: Command, _ items: UnsafeBufferPointer<PaintItem>) -> Bool {
        guard command.next >= 0, let own = unsafe edge(of: command, items),
            let next = unsafe edge(of: commands[Int(command.next)], items)
        else { return false }
        return next.direction(along: own) != 0
    }

    /// The edge beside which a command paints an opaque colour, if that is what it does.
    @inline(__always)
    private func edge(of command: Command, _ items: UnsafeBufferPointer<PaintItem>) -> TileEdge? {
        guard command.kind == .paint, command.entry >= 0 else { return nil }
        let item = unsafe items.baseAddress.unsafelyUnwrapped + Int(command.item)
        return unsafe item.pointee.isOpaque ? TileEdge(item.pointee.shape, Int(command.entry)) : nil
    }

    /// Finds the colours of the command with number `index`, which comes over `color`, and of those after it that share
    /// its edge; `index` is then the number of the first of the others.
    mutating func takeLayers(
        _ index: inout Int32, _ items: UnsafeBufferPointer<PaintItem>, over color: UInt32
    ) -> EdgeLayers? {
        guard let edge = unsafe edge(of: commands[Int(index)], items) else { return nil }
        var (from, count) = (color, 0)
        while index >= 0, count < RowPainter.layerLimit {
            let command = commands[Int(index)]
            guard let own = unsafe self.edge(of: command, items) else { break }
            let direction = own.direction(along: edge)
            if direction == 0 { break }
            index = command.next
            let color = unsafe items[Int(command.item)].color
            var flip: Int32 = 0
            if edge.count == 1 {
                let covered = own.covered
                if covered.lower == covered.higher {
                    // All of the tile, so that nothing of what lies beneath is to be seen; or nothing.
                    if covered.lower { (from, count) = (color, 0) }
                    continue
                }
                flip = covered.higher == (direction > 0) ? 0 : 32767
            }
            unsafe layers[count] = taiji_layer(color: color, flip: flip)
            count += 1
        }
        return EdgeLayers(edge: edge, from: from, count: count)
    }

    /// Mixes the colours that were found.
    func mix(
        _ found: EdgeLayers, into target: UnsafeMutablePointer<UInt32>, stride: Int, height: Int,
        compares: Bool
    ) -> UInt32 {
        let edge = found.edge
        let backdrop = edge.count == 1 ? edge.higherBackdrop : edge.backdrop
        return unsafe kernels.mixLayers(
            edge.curves, edge.count, backdrop, false, layers, found.count, found.from, target, stride, height,
            compares)
    }
}

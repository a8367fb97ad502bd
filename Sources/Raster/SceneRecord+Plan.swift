import TaijiDrawing

extension SceneRecord {
    /// Puts the scene's items into `plan` in plain values.
    func plan(_ format: PixelFormat, _ blending: Blending, into plan: inout Buffer<PaintItem>) {
        plan.removeAll()
        for index in 0..<count {
            let item = items[index]
            let shape = item.raster.view
            var entry = unsafe PaintItem(
                kind: item.kind, shape: shape, rows: shape.firstRow..<shape.endRow)
            switch item.kind {
            case .groupBegin, .groupEnd:
                entry.isUnbounded = item.isUnbounded
                entry.isPartition = item.isPartition
                entry.opacity = Int32((item.opacity * 32768).rounded())
            case .shape: setPaint(of: &entry, item, format, blending)
            case .masks, .shadow:
                setPaint(of: &entry, item, format, blending)
                unsafe entry.masks = UnsafePointer(item.masks.base)
                entry.maskCount = item.masks.count
                entry.rows = 0..<grid.rows
            }
            plan.append(entry)
        }
    }

    private func setPaint(
        of entry: inout PaintItem, _ item: SceneItem, _ format: PixelFormat, _ blending: Blending
    ) {
        item.preparePaint(format, blending)
        if case .gradient = item.paint {
            unsafe entry.gradient = UnsafePointer(item.gradient.pointer)
            entry.isOpaqueGradient = item.gradient.isOpaque
        } else {
            (entry.color, entry.light) = (item.color.pixel, item.color.light)
        }
    }
}

import CVector

extension ReferenceKernels {
    /// See `taiji_gradient_tile`.
    struct GradientTile {
        private var isConic = false
        private var across: Float = 0
        private var acrossColumn: Float = 0
        private var acrossRow: Float = 0
        private var along: Float = 0
        private var alongColumn: Float = 0
        private var alongRow: Float = 0
        private var factors: (Float, Float, Float) = (0, 0, 0)
        /// Each channel in the middle and how it changes.
        private var channels: [(start: UInt16, step: Int32)] = []

        /// The tile whose upper left pixel's centre is (`x`, `y`); nil where it is not such a one.
        init?(_ gradient: taiji_gradient, _ x: Float, _ y: Float) {
            let kind = unsafe gradient.kind
            isConic = kind == taiji_conic
            if unsafe gradient.has_gaps != 0 { return nil }
            if !isConic, unsafe kind != taiji_linear || gradient.spread != taiji_pad { return nil }
            var middle = (x: x + 7.5, y: y + 7.5)
            var (right, down): (Step, Step) = ((1, 0), (0, 1))
            if unsafe gradient.is_mapped != 0 {
                let m = unsafe gradient.map
                middle = (
                    middle.x * m.0 + (middle.y * m.1 + m.2), middle.x * m.3 + (middle.y * m.4 + m.5)
                )
                (right, down) = ((m.0, m.3), (m.1, m.4))
            }
            let a = unsafe gradient.a
            let found =
                isConic ? placeConic(a, middle, right, down) : placeLinear(a, middle, right, down)
            guard let (t, reach) = found, reach > 1e-20, t - reach <= t + reach else { return nil }
            let count = unsafe Int(gradient.part_count)
            let parts = unsafe UnsafeBufferPointer(start: gradient.parts, count: count)
            let index = unsafe parts.lastIndex { $0.offset <= t - reach } ?? 0
            if index + 1 < count, unsafe parts[index + 1].offset <= t + reach { return nil }
            let part = unsafe parts[index]
            let (base, slope) = (part.base, part.slope)
            for (base, slope) in [
                (base.0, slope.0), (base.1, slope.1), (base.2, slope.2), (base.3, slope.3),
            ] {
                let (change, color) = (slope * reach, base + slope * (t - part.origin))
                guard change < 63, change > -63, color < 256, color > -1 else { return nil }
                channels.append(
                    (
                        UInt16(min(max(color, 0), 255) * 256 + 129),
                        Int32(change * (256 * 65536 / GradientTile.share))
                    ))
            }
        }

        private typealias Step = (x: Float, y: Float)
        private typealias Numbers = (Float, Float, Float, Float, Float, Float)
        private static let share: Float = 32700
        private static let turn: Float = 0.15915494309

        /// The position in the middle and how far others may be from it.
        private mutating func placeConic(
            _ a: Numbers, _ middle: Step, _ right: Step, _ down: Step
        ) -> (t: Float, reach: Float)? {
            let (dx, dy) = (middle.x - a.0, middle.y - a.1)
            let distance = (dx * dx + dy * dy).squareRoot()
            let (ux, uy) = (dx / distance, dy / distance)
            (alongColumn, alongRow) = (right.x * ux + right.y * uy, down.x * ux + down.y * uy)
            (acrossColumn, acrossRow) = (right.y * ux - right.x * uy, down.y * ux - down.x * uy)
            let nearest = distance - 7.5 * (abs(alongColumn) + abs(alongRow))
            let aside = 7.5 * (abs(acrossColumn) + abs(acrossRow))
            let widest = (aside + a.4) / nearest
            guard nearest > 0, widest <= 0.2 else { return nil }
            let reach = aside / nearest
            let turn = GradientTile.turn
            let t = ReferenceKernels.turns(dx * a.2 + dy * a.3, dy * a.2 - dx * a.3)
            guard t - reach * turn > 1e-6, t + widest * (1.02 * turn) < 1 else { return nil }
            across = -(7.5 * acrossRow)
            along = distance - 7.5 * alongRow
            let scale = GradientTile.share / reach
            factors = (scale * 0.99999971, scale * -0.33320476, scale * 0.19142857)
            return (t, reach * turn)
        }

        private mutating func placeLinear(
            _ a: Numbers, _ middle: Step, _ right: Step, _ down: Step
        ) -> (t: Float, reach: Float)? {
            let (column, row) = (right.x * a.0 + right.y * a.1, down.x * a.0 + down.y * a.1)
            let reach = 7.5 * (abs(column) + abs(row))
            let scale = GradientTile.share / reach
            (acrossColumn, acrossRow) = (column * scale, row * scale)
            across = -(7.5 * acrossRow)
            return (middle.x * a.0 + (middle.y * a.1 + a.2), reach)
        }

        func pixel(_ place: Int) -> UInt32 {
            let (column, row) = (Float(place % 16) - 7.5, Float(place / 16))
            let across = (column * acrossColumn + across) + row * acrossRow
            var share = across
            if isConic {
                let q = across / ((column * alongColumn + along) + row * alongRow)
                let s = q * q
                share = q * (factors.0 + s * (factors.1 + s * factors.2))
            }
            let whole = Int32(share)
            func channel(_ index: Int) -> UInt32 {
                let (start, step) = channels[index]
                return UInt32((start &+ UInt16(truncatingIfNeeded: (step * whole) >> 16)) >> 8)
            }
            return channel(0) | channel(1) << 8 | channel(2) << 16 | channel(3) << 24
        }
    }
}

import TaijiDrawing
import TaijiGeometry

extension TaijiLayout {
    /// How an alarm is to be seen where the disc stands alone: a ring in its colour over the disc's edge, with the ground
    /// on both sides, so that it stands out from either fish.
    ///
    /// Each look can be told from the others without colours and without motion: one that flashes goes from a broad ring
    /// to a thin one, its steady stand-in is two rings, one that was acknowledged is one, a warning is dashed.
    func layers(_ sign: AlarmSign?, theme: Theme, ground: Color) -> [Layer] {
        guard let sign else { return [] }
        let breadth = Swift.max(0.036 * unit, 3 * scale)
        // As far out as it can be within the picture.
        let middle = unit / 2 - breadth / 2 - 0.002 * unit
        let color = theme.color(of: sign.ink)
        let bed = Layer.fill(ring(middle, width: breadth), ground)
        let rings: [Path]
        switch sign.look {
        case .flashing(isLit: true): rings = [ring(middle, width: 0.8 * breadth)]
        case .flashing(isLit: false): rings = [ring(middle, width: 0.2 * breadth)]
        case .outlined:
            rings = [-1, 1].map { ring(middle + $0 * 0.28 * breadth, width: 0.24 * breadth) }
        case .acknowledged: rings = [ring(middle, width: 0.5 * breadth)]
        case .warning:
            let cell = 2 * Double.pi * middle / 24
            rings = [ring(middle, width: 0.5 * breadth, dash: [0.6 * cell, 0.4 * cell])]
        }
        return [bed] + rings.map { .fill($0, color) }
    }

    private func ring(_ radius: Double, width: Double, dash: [Double] = []) -> Path {
        Path.drawing { (path) throws(GeometryError) in
            try path.addCircle(center: center, radius: radius)
        }.stroked(StrokeStyle(width: width, dash: dash))
    }
}

extension Taiji {
    /// The disc whose value cannot be relied on: the light fish has the given grey, and the dark one no colour.
    func greyed(_ muted: Color) -> Taiji {
        var taiji = self
        taiji.light = muted
        // Of the same lightness, by the weights of sRGB's components (ITU-R BT.709).
        taiji.dark = Color(
            gray: 0.2126 * dark.red + 0.7152 * dark.green + 0.0722 * dark.blue, alpha: dark.alpha)
        return taiji
    }
}

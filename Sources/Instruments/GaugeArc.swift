import TaijiGeometry

/// The angles of a gauge: where its scale starts and ends, clockwise on the screen from +x.
public struct GaugeArc: Hashable, Sendable {
    /// Where the scale's minimum lies, in radians.
    public var startAngle: Double
    /// Where the scale's maximum lies, in radians, clockwise from the start.
    public var endAngle: Double

    /// From 150° over the top to 30°.
    public static let standard = GaugeArc(startAngle: 5 * .pi / 6, endAngle: .pi / 6)

    /// The arc from `startAngle` clockwise to `endAngle`.
    public init(startAngle: Double, endAngle: Double) {
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// How far it is from the start to the end, in (0, 2π]: a gauge that ends where it starts is a full turn.
    public var sweep: Double {
        let sweep = Arc.sweep(from: startAngle, to: endAngle, clockwise: true)
        return sweep == 0 ? 2 * .pi : sweep
    }

    /// The angle at a fraction of the scale.
    public func angle(at fraction: Double) -> Double { startAngle + fraction * sweep }

    /// How far clockwise of the start `angle` lies, in 0..<2π; in the gap it is more than `sweep`.
    public func offset(of angle: Double) -> Double {
        let turn = 2 * Double.pi
        let offset = (angle - startAngle).truncatingRemainder(dividingBy: turn)
        return offset < 0 ? (offset + turn >= turn ? 0 : offset + turn) : offset
    }
}

import TaijiGeometry

/// The angles of a gauge: where its scale starts and ends, and which way round it runs.
public struct GaugeArc: Hashable, Sendable {
    /// Where the scale starts, in radians clockwise on the screen from +x.
    public var startAngle: Double
    /// Where the scale ends, likewise.
    public var endAngle: Double
    /// Whether the scale runs clockwise on the screen from its start to its end.
    public var isClockwise: Bool

    /// From 150° over the top to 30°.
    public static let standard = GaugeArc(startAngle: 5 * .pi / 6, endAngle: .pi / 6)

    /// The arc from `startAngle` to `endAngle`; a full turn where both are the same place.
    public init(startAngle: Double, endAngle: Double, isClockwise: Bool = true) {
        self.startAngle = startAngle
        self.endAngle = endAngle
        self.isClockwise = isClockwise
    }

    /// How far φ runs from the start to the end: in (0, 2π] clockwise, in [−2π, 0) counter-clockwise. A gauge that
    /// ends where it starts is a full turn.
    public var sweep: Double {
        let turn = 2 * Double.pi
        let sweep = Arc.sweep(from: startAngle, to: endAngle, clockwise: isClockwise)
        return sweep == 0 ? (isClockwise ? turn : -turn) : sweep
    }

    /// The size of ``sweep``, in (0, 2π].
    public var extent: Double { abs(sweep) }

    /// Whether the scale ends where it starts.
    public var isFullTurn: Bool { extent >= 2 * .pi }

    /// The angle at a fraction of the scale.
    public func angle(at fraction: Double) -> Double { startAngle + fraction * sweep }

    /// How far along the scale's way from its start `angle` lies, in 0..<2π; in the gap it is more than
    /// ``extent``.
    public func offset(of angle: Double) -> Double {
        let turn = 2 * Double.pi
        let way = isClockwise ? angle - startAngle : startAngle - angle
        let offset = way.truncatingRemainder(dividingBy: turn)
        return offset < 0 ? (offset + turn >= turn ? 0 : offset + turn) : offset
    }
}

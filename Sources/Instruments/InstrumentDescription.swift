import TaijiGeometry

/// Where things are once everything rests at the value asked for, in pixels and radians.
public struct InstrumentDescription: Hashable, Sendable {
    /// The gauge's layout; nil where it is not shown.
    public var gauge: GaugeLayout?
    /// The dot's centre; nil where the gauge is not shown or has no value.
    public var dot: Point?
    /// The disc's layout; nil where it is not shown.
    public var taiji: TaijiLayout?
    /// The room of the readout's number and unit; nil where the gauge is not shown.
    public var readout: Rect?
}

extension Instrument {
    /// Where things are once everything rests.
    public func description() -> InstrumentDescription {
        var resting = self
        resting.finish(at: 0)
        return InstrumentDescription(
            gauge: layout.gauge,
            dot: !hasValue ? nil : layout.gauge?.dot(at: configuration.gauge.scale.fraction(of: value)),
            taiji: layout.taiji,
            readout: resting.readout(at: 0)?.frame)
    }
}

import TaijiGeometry
import TaijiInstruments

/// Prints the layout at rest as one JSON object.
func runDescribe(_ options: Options) throws(Failure) {
    var options = options
    // Also where values are to come from outside: the layout at rest is the one at a value.
    options.feed = nil
    let instrument = Instrument(
        try options.instrumentConfiguration(), typeface: try options.typeface(),
        size: Size(width: Double(options.size.width), height: Double(options.size.height)))
    let layout = LayoutDescription(instrument.description(), size: options.size)
    try StandardStream.output.write(layout.json.text + "\n")
}

extension LayoutDescription {
    /// What is printed of an instrument's description.
    init(_ description: InstrumentDescription, size: Options.PictureSize) {
        var gauge: Gauge?
        if let layout = description.gauge, let dot = description.dot {
            gauge = Gauge(
                center: layout.center, trackRadius: layout.trackRadius, bandRadius: layout.bandRadius,
                bandWidth: layout.bandWidth, startAngle: layout.arc.startAngle, endAngle: layout.arc.endAngle,
                dot: dot)
        }
        self.init(
            size: size, gauge: gauge,
            taiji: description.taiji.map { Taiji(center: $0.center, radius: $0.radius) },
            readout: description.readout)
    }
}

import TaijiGeometry
import TaijiInstruments
import TaijiLettering
import TaijiRaster

func pressureGauge() throws -> Framebuffer {
    var configuration = InstrumentConfiguration()
    configuration.show = .gauge
    configuration.startValue = nil
    configuration.gauge = Gauge(
        scale: try GaugeScale(minimum: 0, maximum: 10), title: "BOILER",
        format: NumberFormat(decimals: 1, unit: "bar"))
    configuration.gauge.zones = [Zone(from: 8, to: 10, ink: .role(.alarm))]
    var instrument = Instrument(
        configuration, typeface: try SDLTypeface(), size: Size(width: 400, height: 400))
    // Seconds on a clock of your own. The first value is shown at once, later ones are eased to.
    instrument.setValue(4.2, at: 0)
    instrument.setValue(6.4, at: 1)
    let picture = Framebuffer(width: 400, height: 400)
    // What differs from the picture before is drawn and returned.
    _ = SceneRenderer().render(instrument.takeScene(at: 3), into: picture)
    return picture
}

import TaijiDrawing
import TaijiGeometry
import TaijiInstruments
import TaijiRaster

/// The window's icon, drawn when the window opens: the same disc as in `assets/icon.png`.
enum Icon {
    /// The disc on nothing.
    static func picture(typeface: any Typeface) -> Framebuffer {
        let side = 64
        var configuration = InstrumentConfiguration()
        configuration.show = .taiji
        configuration.background = .clear
        configuration.light = Theme.dark.light
        configuration.dark = Theme.dark.dark
        configuration.eye = 1.0 / 7
        configuration.fixedPhase = 0.35
        var instrument = Instrument(
            configuration, typeface: typeface, size: Size(width: Double(side), height: Double(side)))
        let picture = Framebuffer(width: side, height: side, format: .argb8888Premultiplied)
        _ = SceneRenderer().render(instrument.takeScene(at: 0), into: picture)
        return picture
    }
}

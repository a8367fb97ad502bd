import TaijiExport
import TaijiGeometry
import TaijiInstruments
import TaijiRaster

/// Draws one picture into the PNG file `file`: without a display, without a GPU, without a clock.
func runSnapshot(_ file: String, _ options: Options) throws(Failure) {
    var instrument = Instrument(
        try options.instrumentConfiguration(), typeface: try options.typeface(),
        size: Size(width: Double(options.size.width), height: Double(options.size.height)))
    // Without a moment the picture is the one at rest: the value has arrived, the phase is 0.
    if options.time == nil { instrument.finish(at: 0) }
    let isTransparent = options.background == .transparent
    let framebuffer = Framebuffer(
        width: options.size.width, height: options.size.height,
        format: isTransparent ? .argb8888Premultiplied : .xrgb8888)
    _ = SceneRenderer().render(instrument.takeScene(at: options.time ?? 0), into: framebuffer)
    do throws(ExportError) {
        try PNG.write(framebuffer, to: file)
    } catch {
        throw .failed(subject: "snapshot", reason: error.description)
    }
}

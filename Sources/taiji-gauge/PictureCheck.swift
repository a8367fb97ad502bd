import TaijiDrawing
import TaijiInstruments
import TaijiRaster

/// Compares the picture that is kept up frame by frame with one drawn from nothing, every so often: the
/// instrument checks its own output.
package struct PictureCheck {
    /// After how many frames one is compared, at least 1.
    package let interval: Int
    private var frames = 0

    /// A check of every `interval`-th frame.
    package init(every interval: Int) { self.interval = interval }

    /// Counts a frame; whether it is one to be compared.
    package mutating func isDue() -> Bool {
        frames += 1
        return frames.isMultiple(of: interval)
    }

    /// Compares `framebuffer`, drawn by `renderer`, with the picture of `instrument` at `time` drawn whole, and puts it
    /// right where it differs. What the two have kept of earlier pictures is then not to be relied on: they draw the next
    /// one anew.
    ///
    /// - Returns: what differed, in words; nil where nothing did.
    package func repair(
        _ framebuffer: Framebuffer, of instrument: inout Instrument, drawnBy renderer: SceneRenderer,
        at time: Double
    ) -> String? {
        guard let fault = repair(framebuffer, by: instrument.sceneMadeAnew(at: time)) else { return nil }
        instrument.drawAnew()
        renderer.invalidate()
        return fault
    }

    /// Draws `scene`, by a renderer that knows of nothing, and puts right what of `framebuffer` differs from that.
    ///
    /// - Returns: what differed, in words; nil where nothing did.
    package func repair(_ framebuffer: Framebuffer, by scene: Scene) -> String? {
        let whole = Framebuffer(
            width: framebuffer.width, height: framebuffer.height, format: framebuffer.format)
        _ = SceneRenderer().render(scene, into: whole)
        guard let difference = framebuffer.difference(from: whole) else { return nil }
        framebuffer.copy(from: whole)
        let bounds = difference.bounds
        return "frame \(frames): \(difference.pixelCount) pixels, within \(bounds.width)x\(bounds.height) at "
            + "(\(bounds.x), \(bounds.y)), differed from the picture drawn whole; put right"
    }
}

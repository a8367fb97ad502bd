import TaijiDrawing
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

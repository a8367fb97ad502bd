import TaijiRaster

extension PixelRect {
    /// What of the rectangle lies in a picture of `width` × `height` pixels; nil where nothing does.
    package func clipped(width pictureWidth: Int, height pictureHeight: Int) -> PixelRect? {
        let left = max(0, x)
        let top = max(0, y)
        // Saturating, since a rectangle may come with any numbers.
        let right = min(pictureWidth, x.addingReportingOverflow(width).overflow ? pictureWidth : x + width)
        let bottom = min(
            pictureHeight, y.addingReportingOverflow(height).overflow ? pictureHeight : y + height)
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

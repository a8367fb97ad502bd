import TaijiGeometry

/// How places in the window become places in the picture: the one function through which every pointer goes.
package struct PointerMapping: Hashable, Sendable {
    /// The window in its own units.
    package let window: WindowSize
    /// The picture in pixels.
    package let picture: WindowSize

    /// The mapping from a window of the size `window` to a picture of `picture` pixels.
    package init(window: WindowSize, picture: WindowSize) {
        self.window = window
        self.picture = picture
    }

    /// Pixels per window unit along x.
    package var scale: Double { Double(picture.width) / Double(max(1, window.width)) }

    /// The place in the picture of the place (`x`, `y`) in the window.
    package func pixel(x: Double, y: Double) -> Point {
        Point(x * scale, y * (Double(picture.height) / Double(max(1, window.height))))
    }

    /// The place in the picture of a place given in shares of the window, 0…1, as fingers are.
    package func pixel(shareX: Double, shareY: Double) -> Point {
        Point(shareX * Double(picture.width), shareY * Double(picture.height))
    }

    /// The middle of the picture.
    package var center: Point { pixel(shareX: 0.5, shareY: 0.5) }
}

/// A size in window units.
package struct WindowSize: Hashable, Sendable {
    /// Columns, at least 1.
    package var width: Int
    /// Rows, at least 1.
    package var height: Int

    /// The size `width` × `height`.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The size made smaller in its proportions, if need be, so that it fits into `room`; never below 1.
    package func fitted(into room: WindowSize) -> WindowSize {
        guard width > room.width || height > room.height else { return self }
        // Compared as products, so that a size that fits exactly stays what it is.
        if width * room.height > height * room.width {
            return WindowSize(width: max(1, room.width), height: max(1, height * room.width / width))
        }
        return WindowSize(width: max(1, width * room.height / height), height: max(1, room.height))
    }
}

import TaijiGeometry

/// What a person does, free of any window system. Places are in pixels of the picture.
public enum InputEvent: Hashable, Sendable {
    /// The pointer moved to a place, with or without a button held.
    case pointerMoved(Point, modifiers: Modifiers)
    /// The main button went down; `clicks` is 1 for a single press, 2 for the second of a double click.
    case pointerPressed(Point, clicks: Int, modifiers: Modifiers)
    /// The main button came up.
    case pointerReleased(Point, modifiers: Modifiers)
    /// The pointer left the window.
    case pointerLeft
    /// The wheel turned or a trackpad scrolled by `steps` notches (parts of a notch too), positive away from
    /// the user, with the pointer at a place.
    case wheel(steps: Double, at: Point, modifiers: Modifiers)
    /// A key went down, or repeated while it was held.
    case keyPressed(Key, modifiers: Modifiers, isRepeat: Bool)
    /// The window lost the keyboard: whatever is held is let go.
    case focusLost

    /// Keys held beside the event.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Modifiers from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Either Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Either Control.
        public static let control = Modifiers(rawValue: 2)
        /// Either Alt.
        public static let alt = Modifiers(rawValue: 4)
        /// Either Super (Windows, Command).
        public static let command = Modifiers(rawValue: 8)
    }
}

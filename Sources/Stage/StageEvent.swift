import TaijiInstruments

/// What an event of SDL means to the stage.
package enum StageEvent: Hashable, Sendable {
    /// The user did something that the performance wants to know.
    case input(InputEvent)
    /// The performance is to end: the window was closed, or a signal came.
    case quit
    /// The window has another size, or another density of pixels.
    case resized
    /// What the window showed was lost, or never shown.
    case exposed
    /// The window can be seen again.
    case shown
    /// The window cannot be seen: hidden, or minimised.
    case hidden
    /// Another display shows the window.
    case displayChanged
    /// The renderer lost the contents of textures.
    case contentsLost
    /// The renderer lost its textures.
    case texturesLost
}

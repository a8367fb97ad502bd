/// What happened during a performance, in figures.
public struct StageRecord: Hashable, Sendable {
    /// The render driver that was used, by SDL's name.
    public var renderer = ""
    /// How often the performance was asked for a picture.
    public var picturesDrawn = 0
    /// How often something was shown on the display.
    public var picturesShown = 0
    /// How many pixels were sent to the texture.
    public var pixelsSent = 0
    /// Seconds from the call of `Stage.run` until the first picture was shown; nil where none was.
    public var firstPictureDelay: Double?
    /// Whether presenting was found to wait for the display, so that it sets the pace.
    public var isPacedByDisplay = false
}

import TaijiInstruments
import TaijiRaster

/// What plays on the stage: it takes what the user does, and draws the picture of a moment.
///
/// The stage calls it on the main actor only, hands it the time (seconds since the performance began, never
/// falling) and carries out what it asks for. It reads no clock of its own.
@MainActor
public protocol Performance: AnyObject {
    /// The picture has a new size: the layout follows. Called before the first picture and after each
    /// change, not more often than once a frame.
    ///
    /// - Parameters:
    ///   - width: columns of the picture, at least 1.
    ///   - height: rows of the picture, at least 1.
    ///   - scale: pixels per unit of the window: 1 on a plain display, 2 on a display of twice the density.
    func resize(width: Int, height: Int, scale: Double)

    /// The user did something.
    ///
    /// - Parameters:
    ///   - event: what was done; places are in pixels of the picture, and may lie outside of it while a
    ///     button is held.
    ///   - time: the moment in seconds.
    /// - Returns: what the stage is to do, in this order.
    func handle(_ event: InputEvent, at time: Double) -> [StageRequest]

    /// Another thread asked for attention through a ``Waker``, once or oftener since the last call.
    ///
    /// - Parameter time: the moment in seconds.
    /// - Returns: what the stage is to do, in this order.
    func wake(at time: Double) -> [StageRequest]

    /// Draws the picture of the moment `time`.
    ///
    /// The framebuffer keeps its pixels from one call to the next. After a change of size it is another one,
    /// all zeros, and the whole of it has to be drawn.
    ///
    /// - Parameters:
    ///   - framebuffer: opaque pixels (`.xrgb8888`) of the size last given to ``resize(width:height:scale:)``.
    ///   - time: the moment in seconds.
    /// - Returns: which pixels were written; nothing is shown anew where it is empty.
    func draw(into framebuffer: Framebuffer, at time: Double) -> Damage

    /// The next moment at which the picture will differ from the one that was drawn for `time`, if nobody
    /// does anything.
    ///
    /// - Parameter time: the moment of the last picture in seconds.
    /// - Returns: a moment in seconds; `time` or earlier where the picture changes from frame to frame; nil
    ///   where it never changes by itself. After ``handle(_:at:)`` and ``wake(at:)`` a picture is drawn
    ///   in any case.
    func nextChange(after time: Double) -> Double?
}

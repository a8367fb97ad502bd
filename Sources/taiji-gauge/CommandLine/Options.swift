import TaijiDrawing
import TaijiInstruments
import TaijiMotion

/// Everything that the command line can set. A field that is nil was not set and leaves the choice to what
/// is drawn or to the system.
package struct Options: Equatable, Sendable {
    /// Which of the two instruments are shown.
    package var show = Show.both
    /// Size of the window or picture in pixels.
    package var size = PictureSize(width: 900, height: 900)
    /// Start in fullscreen, at the desktop's own resolution.
    package var fullscreen = false
    /// The display to open the window on, counted from 0.
    package var display: Int?
    /// The look, by its name or its file.
    package var theme = AssetName.name(Theme.dark.name)
    /// A font file to use in place of the one that the system has.
    package var font: String?
    /// Jump in place of animating; the disc stands still, whatever speed is asked for.
    package var reducedMotion = false

    /// The light fish's colour, opaque.
    package var light: Color?
    /// The dark fish's colour, opaque.
    package var dark: Color?
    /// The eyes' radius as a share of the disc's, 0…0.5.
    package var eye: Double?
    /// The light colour's share of the disc, 0…1.
    package var share = 0.5
    /// How the disc is drawn.
    package var style = Taiji.Style.seamless
    /// A fixed turning phase in radians, clockwise; finite.
    package var phase: Double?
    /// How fast the disc turns.
    package var speed = TurningSpeed.normal
    /// Turn counter-clockwise.
    package var reverse = false

    /// The start value as it was given.
    package var value: Double?
    /// The gauge that the options below change, by its name or its file; nil is the default gauge.
    package var gauge: AssetName?
    /// The scale's lower end.
    package var minimum: Double?
    /// The scale's upper end.
    package var maximum: Double?
    /// One step of the wheel and the arrow keys.
    package var step: Double?
    /// The unit written after the value; may be empty.
    package var unit: String?
    /// The title under the value; none where empty.
    package var title: String?
    /// Decimals of the readout, 0…15.
    package var decimals: Int?
    /// The easing or the spring, as if it took a second; `movement` is the one to use.
    package var easing = Movement.easing(.easeInOut, duration: 1)
    /// An easing's duration in seconds, 0…86,400.
    package var duration = 1.0

    /// Where values come from beside the hand.
    package var feed: Feed?
    /// Seconds without a value after which it counts as late, above 0; nil is never.
    package var lateAfter: Double?
    /// Seconds without a value after which it counts as dead, above 0 and not below `lateAfter`; nil is never.
    package var deadAfter: Double?
    /// Limits whose crossing is told.
    package var alarms: [Alarm] = []
    /// A command line for sh that is run when an alarm changes; not empty.
    package var onAlarm: String?
    /// Print each value that the user sets.
    package var print = false

    /// The moment of a snapshot in seconds; nil is the instrument at rest.
    package var time: Double?
    /// The background, where it is not the theme's.
    package var background: Background?

    /// The name of SDL's render driver.
    package var renderer: String?
    /// Present in step with the display.
    package var vsync = true
    /// The highest frame rate to draw at, in frames a second.
    package var framesPerSecond: Double?
    /// Seconds after which the window closes by itself.
    package var quitAfter: Double?

    /// After how many frames one is compared with one drawn whole, at least 1; nil is never.
    package var verify: Int?

    /// What `bench` measures.
    package var bench = BenchSettings()

    /// Every option at its default.
    package init() {}

    /// How a set value is reached. A spring takes its own time, whatever the duration, but 0 is instant.
    package var movement: Movement {
        if duration == 0 { return .jump }
        guard case .easing(let easing, _) = easing else { return self.easing }
        return .easing(easing, duration: duration)
    }
}

extension Options {
    /// Values of `--feed`.
    package enum Feed: String, CaseIterable, Sendable { case standardInput = "-" }

    /// Values of `--background`.
    package enum Background: Equatable, Sendable {
        /// An opaque colour.
        case color(Color)
        /// Nothing: the picture's own alpha shows what is drawn. Snapshots only.
        case transparent
    }

    /// A size in whole pixels.
    package struct PictureSize: Equatable, Sendable {
        /// Pixels across.
        package var width: Int
        /// Pixels down.
        package var height: Int

        /// The size with the given sides.
        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }
}

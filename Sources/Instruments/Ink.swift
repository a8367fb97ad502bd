import TaijiDrawing

/// What a part of a gauge is drawn with: a colour of its own, or one that every theme has.
public enum Ink: Hashable, Sendable {
    /// This colour, whatever the theme.
    case color(Color)
    /// The theme's colour for a purpose.
    case role(Role)

    /// What a theme's colour is for.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// The value's own colour, the middle of the value arc's.
        case value
        /// A set-point, a demand, a limit that somebody chose.
        case setPoint
        /// Nothing to worry about.
        case normal
        /// A warning.
        case warning
        /// An alarm.
        case alarm
        /// What stays in the background: held peaks, the session's ends, a gauge without data.
        case muted
    }
}

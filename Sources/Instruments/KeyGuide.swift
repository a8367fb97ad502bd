/// What keys and mouse do, in one list for all that tell it: the help over the picture, `--help`, the manual
/// page.
package enum KeyGuide {
    /// What is to be pressed or moved, and what that does.
    package static let rows: [(keys: String, meaning: String)] = [
        ("Drag the dot", "set the value"),
        ("Click the band", "go there"),
        ("Double click", "the default value, where there is one"),
        ("Arrows, wheel", "one step"),
        ("Page Up, Page Down", "ten steps"),
        ("Home, End", "the ends of the scale"),
        ("Shift + drag", "a tenth of the way"),
        ("Space", "pause, go on turning"),
        ("[ ]  or  , .", "slower, faster"),
        ("1 2 3 4 5", "paused \u{2026} very fast"),
        ("R", "turn the other way"),
        ("A", "acknowledge alarms"),
        ("E", "next easing"),
        ("T", "next theme"),
        ("F, F11, Alt + Enter", "fullscreen"),
        ("H, ?", "this list of keys"),
        ("Esc", "close the help, leave fullscreen, quit"),
        ("Q", "quit"),
    ]
}

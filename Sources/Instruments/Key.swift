/// A key, by what it means on the user's layout.
public enum Key: Hashable, Sendable {
    /// A key that types this character without modifiers, in lower case: "q", "[", "1", "?".
    case character(Character)
    /// The space bar.
    case space
    /// The Escape key.
    case escape
    /// Return, or Enter on the keypad.
    case enter
    /// An arrow.
    case up, down, left, right
    /// Page Up and Page Down.
    case pageUp, pageDown
    /// Home and End.
    case home, end
    /// A function key, F1 as 1.
    case function(Int)
}

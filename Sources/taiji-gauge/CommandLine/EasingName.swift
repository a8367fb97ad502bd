/// The names that `--easing` takes.
package enum EasingName {
    /// The names of CSS.
    package static let css = ["linear", "ease", "ease-in", "ease-out", "ease-in-out"]
    /// The families of Robert Penner's easing equations, each with `-in`, `-out` and `-in-out`.
    package static let families = [
        "sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce",
    ]
    /// All names, in the order in which they are listed.
    package static let all = css + families.flatMap { ["\($0)-in", "\($0)-out", "\($0)-in-out"] }
    /// What to write where a name is expected.
    package static let examples =
        "linear, \(css.dropFirst().joined(separator: ", ")) or sine-in … bounce-in-out"
}

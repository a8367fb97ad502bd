import TaijiMotion

extension Argument {
    /// An easing by name or as CSS text, or a spring.
    func movement() throws(UsageError) -> Movement {
        do throws(MotionError) {
            return try Movement(text: text, duration: 1)
        } catch {
            // Of a function's arguments, Motion says best what is wrong with them.
            if text.contains("(") { throw UsageError(option, error.description) }
            throw refused(
                expected: "linear, ease, ease-in, ease-out, ease-in-out, sine-in … bounce-in-out, "
                    + "a function of CSS such as cubic-bezier(0.2, 0, 0, 1), or spring(...)")
        }
    }
}

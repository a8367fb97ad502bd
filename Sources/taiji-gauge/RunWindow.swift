/// Shows the instrument in a window until it is closed.
func runWindow(_ options: Options) throws(Failure) {
    throw .failed(subject: "window", reason: "not built into this version yet")
}

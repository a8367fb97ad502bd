/// Draws one picture into the PNG file `file`.
func runSnapshot(_ file: String, _ options: Options) throws(Failure) {
    throw .failed(subject: "snapshot", reason: "not built into this version yet")
}

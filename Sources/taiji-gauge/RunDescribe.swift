/// Prints the layout at rest as one JSON object.
func runDescribe(_ options: Options) throws(Failure) {
    throw .failed(subject: "--describe", reason: "not built into this version yet")
}

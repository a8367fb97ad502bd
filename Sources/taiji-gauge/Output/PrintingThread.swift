import CHost

/// Starts the thread that writes what `printer` is given; 0, or the `errno` of what failed.
func startPrinting(for printer: ValuePrinter) -> Int32 {
    let argument = unsafe Unmanaged.passRetained(printer)
    let error = unsafe chost_start_thread(printingThread, argument.toOpaque())
    if error != 0 { unsafe argument.release() }
    return error
}

/// The thread's start: a function of the file, since a closure would belong to the actor it is written in.
nonisolated private func printingThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
        unsafe Unmanaged<ValuePrinter>.fromOpaque(argument).takeRetainedValue().writeUntilTheEnd()
    }
    return nil
}

import CHost

/// Starts the thread on which `watch` waits; 0, or the `errno` of what failed.
func startWatching(for watch: FileWatch) -> Int32 {
    let argument = unsafe Unmanaged.passRetained(watch)
    let error = unsafe chost_start_thread(watchingThread, argument.toOpaque())
    if error != 0 { unsafe argument.release() }
    return error
}

/// The thread's start: a function of the file, since a closure would belong to the actor it is written in.
nonisolated private func watchingThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument {
        unsafe Unmanaged<FileWatch>.fromOpaque(argument).takeRetainedValue().watchUntilTheEnd()
    }
    return nil
}

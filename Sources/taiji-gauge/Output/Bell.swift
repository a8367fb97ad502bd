import Glibc

/// A bell between threads that is heard in `poll`, beside other descriptors.
package final class Bell: Sendable {
    /// Readable (POLLIN) from a ``ring()`` until the next ``silence()``.
    package let descriptor: Int32
    private let button: Int32

    /// A silent bell; throws where the process has no more descriptors.
    package init() throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            throw .failed(subject: "pipe", reason: StandardStream.text(ofError: errno))
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            // A full pipe rings already, an empty one is silent.
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        descriptor = ends[0]
        button = ends[1]
    }

    deinit {
        close(descriptor)
        close(button)
    }

    /// Rings, however often it rang before. Never blocks.
    package func ring() {
        while unsafe write(button, [1] as [UInt8], 1) == -1, errno == EINTR {}
    }

    /// Makes it silent.
    package func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = unsafe read(descriptor, &bytes, bytes.count)
            guard count > 0 || (count == -1 && errno == EINTR) else { return }
        }
    }

    /// Sleeps until it rings, `seconds` at most; whether it rings.
    package func wait(seconds: Double) -> Bool {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            let left = max(.zero, ContinuousClock.now.duration(to: deadline))
            var watched = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            let milliseconds = (left / .milliseconds(1)).rounded(.up)
            let count = unsafe poll(&watched, 1, Int32(min(milliseconds, 1e9)))
            if count != -1 || errno != EINTR { return count == 1 }
        }
    }
}

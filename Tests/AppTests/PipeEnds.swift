import Glibc
import Synchronization

/// A pipe or a pair of sockets between a writer and a reader, closed with the last reference.
final class PipeEnds: Sendable {
    /// What connects the two.
    enum Kind: CaseIterable { case pipe, socket }

    /// The writer's descriptor; open as long as this is, but for ``closeWriter()``.
    let writer: Int32
    private let isWriterOpen = Mutex(true)
    private let reader: Mutex<Int32?>

    init(_ kind: Kind = .pipe) {
        var ends: [Int32] = [-1, -1]
        switch kind {
        case .pipe: unsafe precondition(pipe(&ends) == 0)
        case .socket:
            unsafe precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        }
        // Programs that other tests start must not keep an end open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reader = Mutex(ends[0])
        writer = ends[1]
    }

    deinit {
        closeReader()
        closeWriter()
    }

    func closeWriter() {
        isWriterOpen.withLock { isOpen in
            if isOpen { close(writer) }
            isOpen = false
        }
    }

    func closeReader() {
        reader.withLock { reader in
            if let reader { close(reader) }
            reader = nil
        }
    }

    /// Writes until there is no more room; how many bytes that took.
    func fill() -> Int {
        _ = fcntl(writer, F_SETFL, O_NONBLOCK)
        defer { _ = fcntl(writer, F_SETFL, 0) }
        let zeros = [UInt8](repeating: 0, count: 4096)
        var sum = 0
        while true {
            let count = unsafe write(writer, zeros, zeros.count)
            guard count > 0 else { return sum }
            sum += count
        }
    }

    /// Reads exactly `count` bytes, fewer where the writer's end is closed.
    func read(_ count: Int) -> [UInt8] {
        guard let reader = reader.withLock({ $0 }) else { return [] }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: count)
        while bytes.count < count {
            let got = unsafe Glibc.read(reader, &part, count - bytes.count)
            guard got > 0 else { break }
            bytes += part.prefix(got)
        }
        return bytes
    }

    /// Reads as many bytes as `text` has, as text.
    func read(as text: String) -> String {
        String(decoding: read(text.utf8.count), as: UTF8.self)
    }
}

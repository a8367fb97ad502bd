import Glibc
import Synchronization

/// The border to inotify(7): which of some files has changed.
final class INotify: Sendable {
    private let files: [String]
    private let descriptor: Int32
    /// The pipe by which waiting ends.
    private let stopSignal: Int32
    private let stopSwitch: Int32
    /// What each watch's folder holds of our files: their names there, and which of them that is.
    private let places: Mutex<[Int32: [String: String]]>

    /// A file that took its name, one whose writer has closed it, and, for links, one that was made.
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)

    init(_ files: [String]) throws(FormatError) {
        self.files = files
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw INotify.failure(files.first ?? "", errno) }
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            let error = errno
            close(descriptor)
            throw INotify.failure(files.first ?? "", error)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (stopSignal, stopSwitch) = (ends[0], ends[1])
        places = Mutex([:])
        for file in files {
            let error = watch(file)
            guard error == 0 else { throw INotify.failure(file, error) }
        }
    }

    deinit {
        close(descriptor)
        close(stopSignal)
        close(stopSwitch)
    }

    static func failure(_ file: String, _ error: Int32) -> FormatError {
        FormatError(
            file: file, kind: .unreadable,
            problem: "changes cannot be watched for: \(FileText.systemReason(error))")
    }

    func stop() { _ = unsafe write(stopSwitch, [1] as [UInt8], 1) }

    /// Watches the file's folder, and that of the file that it is a link to. 0, or the `errno` of what failed.
    private func watch(_ file: String) -> Int32 {
        var error = add(file, for: file)
        if let target = INotify.target(of: file), target != file {
            error = max(error, add(target, for: file))
        }
        return error
    }

    private func add(_ path: String, for file: String) -> Int32 {
        let slash = path.lastIndex(of: "/")
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let watch = unsafe inotify_add_watch(descriptor, folder, INotify.mask)
        guard watch >= 0 else { return errno }
        places.withLock { $0[watch, default: [:]][name] = file }
        return 0
    }

    /// The file itself, all links followed; nil where there is none.
    private static func target(of file: String) -> String? {
        guard let path = unsafe realpath(file, nil) else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// Waits for the next changes; nil after ``stop()``. Empty where only other files of the folders changed.
    func nextChanges() -> Set<String>? {
        var watched = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stopSignal, events: Int16(POLLIN), revents: 0),
        ]
        guard unsafe poll(&watched, nfds_t(watched.count), -1) >= 0 else { return errno == EINTR ? [] : nil }
        if watched[1].revents != 0 { return nil }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = unsafe read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil }
        let changes = changes(in: bytes[..<count])
        // A link may lead elsewhere now.
        for file in changes { _ = watch(file) }
        return changes
    }

    /// Reads the records: watch, mask, cookie, length of the name, each of four bytes, and the name.
    private func changes(in bytes: ArraySlice<UInt8>) -> Set<String> {
        var changes: Set<String> = []
        var start = bytes.startIndex
        func word(_ index: Int) -> UInt32 {
            let first = start + 4 * index
            return bytes[first..<first + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        let places = places.withLock { $0 }
        while start + 16 <= bytes.endIndex {
            let (watch, mask, length) = (Int32(bitPattern: word(0)), word(1), Int(word(3)))
            let name = bytes[(start + 16)...].prefix(length).prefix { $0 != 0 }
            start += 16 + length
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { return Set(files) }
            guard let file = places[watch]?[String(decoding: name, as: UTF8.self)] else { continue }
            // What was only made is still empty, unless it is a link.
            if mask & UInt32(IN_CREATE) != 0, !INotify.isLink(file) { continue }
            changes.insert(file)
        }
        return changes
    }

    private static func isLink(_ file: String) -> Bool {
        var status = stat()
        return unsafe lstat(file, &status) == 0
            && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
    }
}

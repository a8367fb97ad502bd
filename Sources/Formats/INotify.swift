import Glibc
import Synchronization

/// The border to inotify(7): which of some files has changed.
///
/// Each folder on the way to a file is watched, those of links on it, too: whatever comes to stand on that way, a
/// folder that was deleted and made again or a link that leads elsewhere, the way is gone anew.
final class INotify: Sendable {
    private let files: [String]
    private let descriptor: Int32
    /// The pipe by which waiting ends.
    private let stopSignal: Int32
    private let stopSwitch: Int32
    private let state = Mutex(State())

    private struct State {
        /// What each watch's folder has on the way to our files: names there, and which files they lead to.
        var places: [Int32: [String: Place]] = [:]
        /// The ways to the files.
        var ways: [String: FileWay] = [:]
        /// The files as they were told last.
        var stamps: [String: FileStamp] = [:]
    }

    /// What a name leads to.
    private struct Place {
        /// The files that have this name.
        var files: Set<String> = []
        /// The files that lie behind it.
        var beyond: Set<String> = []
    }

    /// A file that took its name and one whose writer has closed it …
    private static let fileMask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
    /// … and, for links and folders, one that was made or has gone.
    private static let mask = fileMask | UInt32(IN_CREATE | IN_MOVED_FROM | IN_DELETE)

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
        let errors = watchWays()
        for file in files {
            if let error = errors[file] { throw INotify.failure(file, error) }
        }
        state.withLock { state in
            for file in files { state.stamps[file] = FileStamp(of: file) }
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

    // MARK: - Ways

    /// Watches the ways to all files as they are now, and no others. The `errno` for each file whose own folder cannot
    /// be watched; that of a folder before it, which we may not be allowed to read, does not matter.
    private func watchWays() -> [String: Int32] {
        var errors: [String: Int32] = [:]
        // What changes while watches are set is not told by them: look again until nothing does.
        for _ in 0..<8 {
            let ways = files.map { FileWay(to: $0) }
            var places: [Int32: [String: Place]] = [:]
            errors = [:]
            for (file, way) in zip(files, ways) {
                if way.steps.last?.isFile != true { errors[file] = ENOENT }
                for step in way.steps {
                    let watch = unsafe inotify_add_watch(descriptor, step.folder, INotify.mask)
                    if watch < 0 {
                        if step.isFile { errors[file] = errno }
                    } else if step.isFile {
                        places[watch, default: [:]][step.name, default: Place()].files.insert(file)
                    } else {
                        places[watch, default: [:]][step.name, default: Place()].beyond.insert(file)
                    }
                }
            }
            let old = state.withLock { state in
                defer {
                    state.places = places
                    state.ways = Dictionary(zip(files, ways)) { first, _ in first }
                }
                return state.places.keys.filter { places[$0] == nil }
            }
            // Those of folders that are gone have ended by themselves, which is an error that says nothing.
            for watch in old { inotify_rm_watch(descriptor, watch) }
            if ways == files.map({ FileWay(to: $0) }) { break }
        }
        return errors
    }

    // MARK: - Changes

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
        var (changes, others) = news(in: bytes[..<count])
        if !others.isEmpty { _ = watchWays() }
        state.withLock { state in
            for file in changes.union(others) {
                let stamp = FileStamp(of: file)
                // What has no content yet will be told once its writer has closed it.
                if let stamp, stamp != state.stamps[file], !stamp.isEmpty { changes.insert(file) }
                if changes.contains(file) { state.stamps[file] = stamp }
            }
        }
        return changes
    }

    /// Reads the records: watch, mask, cookie, length of the name, each of four bytes, and the name. The files that
    /// have changed, and those to which the way may be another now.
    private func news(in bytes: ArraySlice<UInt8>) -> (changes: Set<String>, others: Set<String>) {
        var (changes, others) = (Set<String>(), Set<String>())
        var start = bytes.startIndex
        func word(_ index: Int) -> UInt32 {
            let first = start + 4 * index
            return bytes[first..<first + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        let (places, ways) = state.withLock { ($0.places, $0.ways) }
        while start + 16 <= bytes.endIndex {
            let (watch, mask, length) = (Int32(bitPattern: word(0)), word(1), Int(word(3)))
            let name = bytes[(start + 16)...].prefix(length).prefix { $0 != 0 }
            start += 16 + length
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { return (Set(files), Set(files)) }
            guard let place = places[watch]?[String(decoding: name, as: UTF8.self)] else { continue }
            others.formUnion(place.beyond)
            for file in place.files {
                if mask & INotify.fileMask != 0 { changes.insert(file) }
                // What was only made is still empty, unless it is a link, or a second name.
                let isLink = FileWay(to: file) != ways[file] || FileStamp(of: file)?.hasOtherNames == true
                if isLink { others.insert(file) }
            }
        }
        return (changes, others)
    }
}

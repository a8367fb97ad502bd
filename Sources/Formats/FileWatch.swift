import Glibc
import Synchronization

/// Tells when files have been written anew: in place, or by another file that takes their name, as editors do.
///
/// It watches the files' folders by inotify(7), on a thread of its own. A file that is still being written is told
/// when its writer closes it.
public final class FileWatch: Sendable {
    private let inotify: INotify
    /// What changed and was not taken yet.
    private let changed = Mutex<Set<String>>([])
    /// Who is told, until stopped. Called under this lock, so that it is never called after stopping.
    private let wake: Mutex<(@Sendable () -> Void)?>

    /// Watches `files` until ``stop()``. `wake` is called on the watching thread when one has changed; it should
    /// return at once.
    ///
    /// - Throws: ``FormatError`` where the system gives no watch.
    public init(_ files: [String], wake: @escaping @Sendable () -> Void) throws(FormatError) {
        inotify = try INotify(files)
        self.wake = Mutex(wake)
        let error = startWatching(for: self)
        guard error == 0 else { throw INotify.failure(files.first ?? "", error) }
    }

    /// The files that changed since the last call, as they were named to the initialiser.
    public func takeChanges() -> Set<String> {
        changed.withLock { changed in
            defer { changed = [] }
            return changed
        }
    }

    /// Ends watching. After this returns, `wake` is not called any more.
    public func stop() {
        wake.withLock { $0 = nil }
        inotify.stop()
    }

    /// What the thread does.
    func watchUntilTheEnd() {
        while let files = inotify.nextChanges() {
            guard !files.isEmpty else { continue }
            changed.withLock { $0.formUnion(files) }
            wake.withLock { $0?() }
        }
    }
}

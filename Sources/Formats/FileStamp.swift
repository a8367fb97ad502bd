import Glibc

/// What tells one state of a file from another.
struct FileStamp: Equatable {
    private var numbers: [Int]
    /// Whether there is nothing in the file (yet).
    private(set) var isEmpty: Bool
    /// Whether the file has another name, too: one by which it was written.
    private(set) var hasOtherNames: Bool

    /// The stamp of `file`, all links followed; nil where there is none.
    init?(of file: String) {
        var status = stat()
        guard unsafe stat(file, &status) == 0 else { return nil }
        numbers = [
            Int(bitPattern: UInt(status.st_dev)), Int(bitPattern: UInt(status.st_ino)), Int(status.st_size),
            status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
        ]
        isEmpty = status.st_size == 0
        hasOtherNames = status.st_nlink > 1
    }
}

import Glibc

/// A folder that is removed again with the files that were put into it.
public final class ScratchFolder {
    /// A call of the system's that failed.
    public struct Failure: Error {
        /// Its name.
        public var call: String
        /// What it was called with.
        public var path: String
    }

    private static func require(_ holds: Bool, _ call: String, _ path: String) throws {
        if !holds { throw Failure(call: call, path: path) }
    }

    /// Where it is.
    public let path: String

    /// A new, empty folder.
    public init() throws {
        var template = Array("/tmp/taiji-test-XXXXXX".utf8CString)
        let made = unsafe mkdtemp(&template) != nil
        try Self.require(made, "mkdtemp", "/tmp")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    /// The path of something in the folder.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// What lies in the folder, sorted.
    public var names: [String] { Self.names(path) ?? [] }

    private static func names(_ path: String) -> [String]? {
        guard let folder = unsafe opendir(path) else { return nil }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
                unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        // A link is removed, never what it leads to.
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            for name in names(path) ?? [] { remove("\(path)/\(name)") }
            unsafe rmdir(path)
        } else {
            unsafe unlink(path)
        }
    }

    /// Puts a file of `bytes` into the folder; its path.
    public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = file(name)
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        try Self.require(descriptor >= 0, "open", path)
        defer { close(descriptor) }
        let written = unsafe Glibc.write(descriptor, bytes, bytes.count)
        try Self.require(written == bytes.count, "write", path)
        return path
    }

    /// Puts a folder into the folder; its path.
    public func folder(_ name: String) throws -> String {
        let inner = file(name)
        let made = unsafe mkdir(inner, 0o700)
        try Self.require(made == 0, "mkdir", inner)
        return inner
    }

    /// The bytes of a file.
    public static func read(_ path: String) throws -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY)
        try require(descriptor >= 0, "open", path)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
            try require(count >= 0, "read", path)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }
}

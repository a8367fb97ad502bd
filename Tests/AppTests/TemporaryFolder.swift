import Foundation

/// A folder of its own under the system's folder for temporary files, deleted with the last reference.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "taiji-gauge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path() }

    func newFile(_ name: String) throws -> FileHandle {
        try Data().write(to: url.appending(path: name))
        return try FileHandle(forWritingTo: url.appending(path: name))
    }

    /// Writes an executable script of sh.
    func newCommand(_ name: String, _ body: String) throws {
        try Data("#!/bin/sh\n\(body)\n".utf8).write(to: url.appending(path: name))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}

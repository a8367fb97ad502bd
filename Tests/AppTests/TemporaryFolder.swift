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
    ///
    /// The file that is run is written by another process: what this one has open for writing is open for a moment in
    /// every process that another test starts just then, and a file that is cannot be run ("Text file busy").
    func newCommand(_ name: String, _ body: String) throws {
        try Data("#!/bin/sh\n\(body)\n".utf8).write(to: url.appending(path: name + ".text"))
        let copy = try BuiltProgram.shell("exec install -m 755 '\(path(name + ".text"))' '\(path(name))'")
        guard copy.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
}

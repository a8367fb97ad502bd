import Foundation

/// The project's own files.
enum Project {
    /// The folder of Package.swift.
    static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The text of a file, by its path inside the project.
    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    }
}

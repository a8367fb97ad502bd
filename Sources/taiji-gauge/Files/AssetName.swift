import TaijiFormats

/// A theme or a gauge as the command line names it.
package enum AssetName: Hashable, Sendable {
    /// By its name: what has no slash in it and does not end in ".json".
    case name(String)
    /// By its file.
    case file(String)

    /// The asset that `text` means.
    package init(_ text: String) {
        self = text.contains("/") || text.hasSuffix(".json") ? .file(text) : .name(text)
    }
}

extension AssetName {
    /// The file that is meant, one that has the name among those that are installed.
    ///
    /// - Throws: ``UsageError`` where nothing has the name; it lists those that there are.
    func file(
        _ kind: AssetFolders.Kind, option: String, builtIn: [String] = [], in folders: AssetFolders
    ) throws(UsageError) -> String {
        switch self {
        case .file(let file): return file
        case .name(let name):
            if let file = folders.file(kind, named: name) { return file }
            let names = builtIn + folders.names(kind).filter { !builtIn.contains($0) }
            throw UsageError(option, found: name, expected: .choice(of: names + ["the name of a .json file"]))
        }
    }
}

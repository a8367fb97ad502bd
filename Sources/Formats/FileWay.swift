import Glibc

/// The way by which the system goes to a file: the names that it looks up, each in its folder. Links are followed one
/// by one, so that one that leads elsewhere is noticed wherever it stands.
struct FileWay: Equatable {
    /// A name that is looked up.
    struct Step: Equatable {
        /// The folder, without links in its path.
        var folder: String
        /// What is looked up there.
        var name: String
        /// Whether it is the file itself, or where that would be.
        var isFile: Bool
    }

    /// The names in the order in which they are looked up, as far as they are there; the last may be missing.
    private(set) var steps: [Step] = []

    /// As many links as the system follows; a circle of them leads nowhere.
    private static let mostLinks = 40

    /// The way to `file` as it is now.
    init(to file: String) {
        var folder = file.hasPrefix("/") ? "" : FileWay.workingFolder()
        var names = file.split(separator: "/").map(String.init)[...]
        var links = 0
        while let name = names.popFirst() {
            if name == "." { continue }
            if name == ".." {
                folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
                continue
            }
            let path = folder + "/" + name
            let target = FileWay.target(ofLink: path)
            steps.append(
                Step(
                    folder: folder.isEmpty ? "/" : folder, name: name, isFile: names.isEmpty && target == nil)
            )
            if let target {
                links += 1
                guard links <= FileWay.mostLinks else { return }
                names = target.split(separator: "/").map(String.init) + names
                if target.hasPrefix("/") { folder = "" }
                continue
            }
            guard unsafe access(path, F_OK) == 0 else { return }
            folder = path
        }
    }

    private static func workingFolder() -> String {
        guard let path = unsafe realpath(".", nil) else { return "" }
        defer { unsafe free(path) }
        let text = unsafe String(cString: path)
        return text == "/" ? "" : text
    }

    /// Where a link leads; nil for what is none.
    private static func target(ofLink path: String) -> String? {
        var text = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink(path, &text, text.count)
        return length > 0
            ? String(decoding: text[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}

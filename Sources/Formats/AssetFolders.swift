import Glibc

/// The folders in which themes and gauges are looked for by name, the first that has one wins.
public struct AssetFolders: Hashable, Sendable {
    /// What can be looked for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Themes.
        case themes
        /// Gauges.
        case gauges
    }

    /// The folders; each has one for themes and one for gauges in it.
    public let folders: [String]

    /// The folders of a program that runs as the file `program`: the user's own, then the one installed beside the
    /// program (`bin/taiji-gauge` beside `share/taiji-gauge`), that of the source tree in which it was built, and
    /// those of the system.
    ///
    /// - Parameters:
    ///   - program: the program's file, all links followed.
    ///   - environment: the variables of the XDG Base Directory Specification: `XDG_DATA_HOME`, `XDG_DATA_DIRS`,
    ///     and `HOME`.
    public init(program: String, environment: (String) -> String?) {
        func variable(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
        let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        let ancestors = AssetFolders.ancestors(of: program)
        // The specification has relative paths ignored.
        let own = [home].compactMap { $0 }.filter { $0.hasPrefix("/") }.map { $0 + "/taiji-gauge" }
        let installed = ancestors.dropFirst().prefix(1).map { $0 + "/share/taiji-gauge" }
        let source = ancestors.map { $0 + "/assets" }.first {
            unsafe access($0 + "/schemas/theme.schema.json", R_OK) == 0
        }
        let shared = system.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
            .map { $0 + "/taiji-gauge" }
        var folders: [String] = []
        for folder in own + installed + [source].compactMap({ $0 }) + shared where !folders.contains(folder) {
            folders.append(folder)
        }
        self.folders = folders
    }

    /// The folders of the running program.
    public static func ofThisProgram() -> AssetFolders {
        AssetFolders(program: executable()) { name in
            unsafe getenv(name).map { unsafe String(cString: $0) }
        }
    }

    /// The file of the theme or gauge called `name`; nil where there is none.
    public func file(_ kind: Kind, named name: String) -> String? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return folders.map { "\($0)/\(kind.rawValue)/\(name).json" }.first { unsafe access($0, F_OK) == 0 }
    }

    /// The names under which ``file(_:named:)`` finds something, sorted.
    public func names(_ kind: Kind) -> [String] {
        let found = folders.flatMap { AssetFolders.files(in: "\($0)/\(kind.rawValue)") }
            .filter { $0.hasSuffix(".json") && $0.utf8.count > 5 }
        return Set(found.map { String($0.dropLast(5)) }).sorted()
    }

    private static func files(in folder: String) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
                unsafe Array($0.prefix { $0 != 0 })
            }
            names.append(String(decoding: name, as: UTF8.self))
        }
        return names
    }

    /// The folders that hold `file`, the nearest first.
    private static func ancestors(of file: String) -> [String] {
        var parts = file.split(separator: "/")
        var folders: [String] = []
        while let _ = parts.popLast() { folders.append("/" + parts.joined(separator: "/")) }
        return folders
    }

    private static func executable() -> String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink("/proc/self/exe", &path, path.count)
        return String(decoding: path.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
